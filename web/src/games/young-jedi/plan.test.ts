import { describe, expect, test } from 'vitest';
import type { CardInfo } from '$lib/types';
import { cardOf, type Card } from './cards';
import { ground, hasUsers, readable, readPlan, suggestOrder, type Field } from './plan';

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
    expect(readPlan([rifle, captain], MOS_ESPA).bouts[0]).toMatchObject({ weapons: [0], power: 6, draws: 0 });
    expect(readPlan([rifle, guard], MOS_ESPA).bouts[0]).toMatchObject({ weapons: [0], power: 3, draws: 1 });
  });

  test('of two weapons only the nearer can be used; if it does not fit, none is', () => {
    const { bouts, fates } = readPlan([rifle, saber, guard], MOS_ESPA);
    expect(bouts[0]).toMatchObject({ weapons: [], power: 3 });
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
    expect(bouts[0]).toMatchObject({ characters: [2, 3], weapons: [1], battleCard: 0, power: 4 + 2 + 1 + 2 + 1 });
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

describe('what the later sets brought', () => {
  const ship = make('F', 'Fighter', { kind: 'starship', power: 4, ship: 'starfighter' });
  const cruiser = make('Z', 'Cruiser', { kind: 'starship', power: 6, ship: 'transport' });
  const run = make('U', 'Run', { kind: 'battle', pips: 3, cubes: 0, usages: [{ ...usage, places: [['F']] }], when: null, outcomes: [] });
  const ace = make('A', 'Ace', { kind: 'character', power: 3, bonuses: [{ of: 'power', amount: 2, for: ['F'], reach: 'anywhere', when: null }] });
  const space: Field = { ...ground(-1), space: true, helpers: [ace, guard] };

  test('a starfighter draws destiny, and helpers on the planets count', () => {
    const { bouts, fates } = readPlan([run, ship, cruiser], space);
    expect(bouts[0]).toMatchObject({ characters: [1], battleCard: 0, power: 4 + 2 + 3, draws: 1 });
    expect(bouts[1]).toMatchObject({ characters: [2], power: 6, draws: 0 });
    expect(fates).toEqual(['card-works', 'fights', 'fights']);
    expect([...suggestOrder([ship, cruiser, run], space)].sort()).toEqual([0, 1, 2]);
  });

  test('a built-in weapon counts beside another', () => {
    const armed = make('C', 'Captain', { kind: 'character', power: 4, weapon: 'Cw', built_in: [{ pips: 2, cubes: 1, against: null, spared: null }] });
    expect(readPlan([saber, armed], MOS_ESPA).bouts[0]).toMatchObject({ weapons: [0], power: 4 + 3 + 2, draws: 2 });
  });

  test('two weapons work with a card that calls for both', () => {
    const both = make('W', 'Both', { kind: 'battle', pips: 1, cubes: 0, usages: [{ ...usage, weapons: 2, places: [['C']], two_weapons: [['R'], ['S']] }], when: null, outcomes: [] });
    expect(readPlan([both, saber, rifle, captain], MOS_ESPA).bouts[0]).toMatchObject({ weapons: [1, 2], battleCard: 0, power: 4 + 3 + 2 + 1 });
    expect(readPlan([both, saber, captain], MOS_ESPA).fates[0]).toBe('card-lost');
  });

  test('texts and effects count when it is known that they do, and stand open when it is not', () => {
    const master = make('M', 'Master', { kind: 'character', power: 5, bonuses: [{ of: 'power', amount: 2, for: null, reach: 'itself', when: { is: 'using', who: ['S'] } }] });
    const sword = make('S', 'Saber', { kind: 'weapon', uses: [{ users: ['M'], pips: 3, cubes: 0 }] });
    const foe = make('Q', 'Foe', { kind: 'character', power: 5, bonuses: [{ of: 'power', amount: 2, for: null, reach: 'itself', when: { is: 'fighting', who: ['X'] } }] });
    const effect = make('E', 'Effect', { kind: 'effect', bonuses: [{ of: 'power', amount: 1, for: ['M'], reach: 'anywhere', when: null }] });
    const field = { ...ground(MOS_ESPA), effects: [effect] };
    expect(readPlan([sword, master], field).bouts[0]).toMatchObject({ power: 5 + 3 + 2 + 1, maybe: 0 });
    expect(readPlan([master], field).bouts[0]).toMatchObject({ power: 6 });
    expect(readPlan([foe], field).bouts[0]).toMatchObject({ power: 5, maybe: 2 });
  });

  test('of a group only the first uses the weapon card, even among two copies of one card', () => {
    const master = make('M', 'Master', { kind: 'character', power: 5, bonuses: [{ of: 'power', amount: 2, for: null, reach: 'itself', when: { is: 'using', who: ['S'] } }] });
    const sword = make('S', 'Saber', { kind: 'weapon', uses: [{ users: ['M', 'G'], pips: 3, cubes: 0 }] });
    const pair = make('P', 'Pair', { kind: 'battle', pips: 0, cubes: 0, group: 2, usages: [{ ...usage, size: 2, places: [['M', 'G'], ['M']] }], when: null, outcomes: [] });
    expect(readPlan([pair, sword, guard, master], MOS_ESPA).bouts[0]).toMatchObject({ power: 3 + 5 + 3 });
    expect(readPlan([pair, sword, master, guard], MOS_ESPA).bouts[0]).toMatchObject({ power: 5 + 3 + 3 + 2 });
    expect(readPlan([pair, sword, master, master], MOS_ESPA).bouts[0]).toMatchObject({ power: 5 + 5 + 3 + 2 });
  });

  test('a character may serve as a battle card in space', () => {
    const pilot = make('L', 'Pilot', { kind: 'character', power: 2, pips: 2, cubes: 0, usages: [{ ...usage, places: [['Z']] }], when: null, outcomes: [] });
    expect(readPlan([pilot, cruiser], space).bouts[0]).toMatchObject({ characters: [1], battleCard: 0, power: 6 + 2 });
    expect(readPlan([pilot, ship], space).fates[0]).toBe('card-lost');
    expect(readPlan([pilot], MOS_ESPA).fates).toEqual(['fights']);
  });

  test('dots that must be earned stand open, and those of a fight its user leaves never count', () => {
    const shown = make('H', 'Shown', { kind: 'battle', pips: 2, cubes: 0, usages: [usage], when: null, outcomes: ['show-hand'] });
    const away = make('Y', 'Away', { kind: 'battle', pips: 1, cubes: 0, usages: [usage], when: null, outcomes: ['slip-away'] });
    expect(readPlan([shown, captain], MOS_ESPA).bouts[0]).toMatchObject({ power: 4, maybe: 2 });
    expect(readPlan([away, captain], MOS_ESPA).bouts[0]).toMatchObject({ battleCard: 0, power: 4, maybe: 0 });
  });

  test('a group may be smaller than its card allows', () => {
    const pair = make('P', 'Pair', { kind: 'battle', pips: 2, cubes: 0, group: 2, usages: [{ ...usage, size: 2, places: [['G'], ['C']] }, { ...usage, places: [['G']] }], when: null, outcomes: [] });
    expect(readPlan([pair, guard, boy], MOS_ESPA).bouts[0]).toMatchObject({ characters: [1], battleCard: 0 });
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
