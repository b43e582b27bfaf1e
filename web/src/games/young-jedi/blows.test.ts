import { describe, expect, test } from 'vitest';
import type { LogLine, View } from '$lib/types';
import { blowsOfDuel } from './blows';

const card = (id: number, code: string) => ({ id, code });
const line = (number: number, kind: string, seat: number, more: object = {}): LogLine =>
  ({ number, kind, seat, card: null, amount: 0, sums: [], text: kind, rule: 'yj.duel.attack-parry', ...more }) as unknown as LogLine;
const duelist = (seat: number) => ({ seat, character: seat, weapons: [], power: 5, sums: [], hits: 0, damage: 2, passed: false, hand: 4 });

function view(attack: number | null): View {
  return {
    seat: 0,
    zones: [{ name: 'up', seat: 0, place: 'Naboo', cards: [card(0, 'A'), card(7, 'S')] }, { name: 'up', seat: 1, place: 'Naboo', cards: [card(1, 'B')] }],
    status: { duel: { attacker: 0, duelists: [duelist(0), duelist(1)], striker: 0, attack, number: attack === null ? null : 3 } },
  } as unknown as View;
}

describe('the blows of a duel', () => {
  test('an attack of one\'s own and its answer are one blow', () => {
    const [blow] = blowsOfDuel([line(1, 'duel-attack', 0, { card: card(7, 'S'), amount: 3 }), line(2, 'duel-parry', 1, { card: card(8, 'P'), amount: 3 })], view(null));
    expect(blow).toMatchObject({ winner: null, sides: [{ seat: 0, total: 3 }, { seat: 1, total: 3 }] });
  });

  test('an attack that waited is shown when it is answered', () => {
    const [blow] = blowsOfDuel([line(2, 'duel-hit', 1, { card: card(1, 'B'), amount: 1 })], view(7));
    expect(blow).toMatchObject({ winner: 0 });
    expect(blow?.sides[0].fighters).toEqual([card(7, 'S')]);
  });

  test('the end tells who is defeated, and what it costs', () => {
    const lines = [line(3, 'duel-hit', 1, { amount: 2 }), line(4, 'duel-defeat', 1), line(5, 'damage', 1, { amount: 2 }), line(6, 'lost', 1, { card: card(9, 'X') }), line(7, 'duel-over', 0)];
    const [end] = blowsOfDuel(lines, view(null));
    expect(end).toMatchObject({ winner: 0, damage: { seat: 1, amount: 2, lost: [card(9, 'X')] } });
    expect(end?.sides[1].total).toBe(2);
  });

  test('without a duel nothing is shown', () => {
    expect(blowsOfDuel([line(1, 'damage', 1)], { ...view(null), status: {} } as View)).toEqual([]);
  });
});
