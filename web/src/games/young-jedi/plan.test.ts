import { describe, expect, test } from 'vitest';
import type { CardInfo } from '$lib/types';
import { cardOf, type Card } from './cards';
import { hasUsers, readable, readPlan, suggestOrder } from './plan';

const MOS_ESPA = 0;
const ARENA = 2;

function make(code: string, title: string, data: Record<string, unknown>): Card {
  const info = { code, name: title, title, subtitle: '', text: '', facts: [], data: { side: 'light', uniqueness: 'diamond', bonus: [], destiny: 3, ...data } };
  return cardOf(info as unknown as CardInfo);
}

const guard = make('G', 'Guard', { kind: 'character', power: 2, bonus: [1, 0, 2] });
const captain = make('C', 'Captain', { kind: 'character', power: 4, uniqueness: 'stackable' });
const boy = make('B', 'Boy', { kind: 'character', power: '?' });
const rifle = make('R', 'Rifle', { kind: 'weapon', uses: [{ users: ['C'], pips: 2, cubes: 0 }, { users: ['G', 'B'], pips: 0, cubes: 1 }] });
const saber = make('S', 'Saber', { kind: 'weapon', uses: [{ users: ['C'], pips: 3, cubes: 1 }] });
const usage = { size: 1, armed: true, first: false, site: null, planet: null, using: null, places: [['G', 'C']], different: false, same_stack: false };
const courage = make('K', 'Courage', { kind: 'battle', pips: 3, cubes: 0, usages: [usage], when: null, outcomes: [] });
const revenge = make('V', 'Revenge', { kind: 'battle', pips: 2, cubes: 1, usages: [{ ...usage, site: 'Podrace Arena' }], when: ['X'], outcomes: [] });
const together = make('T', 'Together', { kind: 'battle', pips: 1, cubes: 0, group: 2, usages: [{ ...usage, size: 2, places: [['G'], ['C']] }], when: null, outcomes: [] });

describe('reading a plan', () => {
  test('a character alone counts its power and the dots of the site', () => {
    const { bouts, fates } = readPlan([guard], ARENA);
    expect(bouts[0]).toMatchObject({ characters: [0], power: 4, draws: 0 });
    expect(bouts[0]?.parts.map((part) => part.why)).toEqual(['power', 'site']);
    expect(fates).toEqual(['fights']);
  });

  test('a power that is a cube is a draw', () => {
    expect(readPlan([boy], MOS_ESPA).bouts[0]).toMatchObject({ power: 0, draws: 1 });
  });

  test('a weapon directly before its user gives what its box says of that user', () => {
    expect(readPlan([rifle, captain], MOS_ESPA).bouts[0]).toMatchObject({ weapon: 0, power: 6, draws: 0 });
    expect(readPlan([rifle, guard], MOS_ESPA).bouts[0]).toMatchObject({ weapon: 0, power: 3, draws: 1 });
  });

  test('of two weapons only the nearer can be used; if it does not fit, none is', () => {
    const { bouts, fates } = readPlan([rifle, saber, guard], MOS_ESPA);
    expect(bouts[0]).toMatchObject({ weapon: -1, power: 3 });
    expect(fates).toEqual(['weapon-idle', 'weapon-idle', 'fights']);
  });

  test('one weapon between battle card and character spoils nothing, two do', () => {
    expect(readPlan([courage, rifle, captain], MOS_ESPA).fates[0]).toBe('card-works');
    expect(readPlan([courage, rifle, saber, captain], MOS_ESPA).fates[0]).toBe('card-lost');
  });

  test('a battle card asks for its place and its users', () => {
    expect(readPlan([revenge, guard], MOS_ESPA).fates[0]).toBe('card-lost');
    expect(readPlan([revenge, boy], ARENA).fates[0]).toBe('card-lost');
    expect(readPlan([revenge, guard], ARENA).bouts[0]).toMatchObject({ battleCard: 0, power: 4, maybe: 2, draws: 1 });
  });

  test('a group stands right behind its card, in any order, and fights as one', () => {
    const { bouts, fates } = readPlan([together, rifle, captain, guard], MOS_ESPA);
    expect(bouts).toHaveLength(1);
    expect(bouts[0]).toMatchObject({ characters: [2, 3], weapon: 1, battleCard: 0, power: 4 + 2 + 1 + 2 + 1 });
    expect(fates).toEqual(['card-works', 'weapon-works', 'fights', 'joins']);
  });

  test('a group that does not fit costs only its card', () => {
    const { bouts, fates } = readPlan([courage, together, guard, boy], MOS_ESPA);
    expect(bouts.map((bout) => bout.characters)).toEqual([[2], [3]]);
    expect(fates.slice(0, 2)).toEqual(['card-lost', 'card-lost']);
  });

  test('cards behind the last character are not used', () => {
    expect(readPlan([guard, rifle, courage], MOS_ESPA).fates).toEqual(['fights', 'weapon-idle', 'card-lost']);
  });
});

describe('suggesting an order', () => {
  test('everything that can be used is used, and nothing gets lost on the way', () => {
    const cards = [saber, courage, guard, rifle, captain];
    const order = suggestOrder(cards, MOS_ESPA);
    expect([...order].sort()).toEqual([0, 1, 2, 3, 4]);
    const { fates } = readPlan(order.map((place) => cards[place]!), MOS_ESPA);
    expect(fates).not.toContain('weapon-idle');
    expect(fates).not.toContain('card-lost');
  });

  test('a group is brought together', () => {
    const cards = [guard, boy, captain, together];
    const plan = suggestOrder(cards, MOS_ESPA).map((place) => cards[place]!);
    expect(readPlan(plan, MOS_ESPA).fates).toContain('joins');
  });
});

test('a card nobody here can use is known', () => {
  expect(hasUsers(courage, [boy], MOS_ESPA)).toBe(false);
  expect(hasUsers(courage, [boy, guard], MOS_ESPA)).toBe(true);
  expect(hasUsers(together, [guard], MOS_ESPA)).toBe(false);
});

test('without the facts nothing is foreseen', () => {
  expect(readable([make('N', 'New', { kind: 'weapon' })])).toBe(false);
  expect(readable([guard, rifle, courage])).toBe(true);
});
