import { describe, expect, test } from 'vitest';
import type { LogLine, SeenCard, View } from '$lib/types';
import { BONUS, PLAY, TO_SITE, TO_SYSTEM, wishesOf } from './answers';
import { passing } from './passing';
import { beneath, lineUp, seatsOfSide, stackOf, stacksAt, statusOf, stepOf } from './status';

const card = (id: number): SeenCard => ({ id, face: id, code: `PS-${id}` });

function view(change: Partial<View> = {}, status: Record<string, unknown> = {}): View {
  const zones = [
    { name: 'site', seat: 0, place: '', count: 3, cards: [card(1), card(2), card(3)] },
    { name: 'attached', seat: 0, place: '1', count: 2, cards: [card(4), card(5)] },
    { name: 'attached', seat: 0, place: '4', count: 1, cards: [card(6)] },
  ];
  const players = Array.from({ length: 4 }, (_, seat) => ({ side: seat % 2 ? 'empire' : 'alliance' }));
  return { game: 'jedi-knights', seat: 0, zones, status: { players, rotated: [2], ...status }, decision: null, waiting: [], over: false, winners: [], ending: '', ...change };
}

const asked = (kind: string, answers: number[], number = 0): Partial<View> => ({
  decision: { kind, gesture: 'choose', rule: '', number, options: answers.map((answer) => ({ answer, name: '', card: null })) },
});

const battle = { arena: 'site', attacking: 0, main: [1, 9], supporters: [[3], []], fired: [], bonus: [[], []], power: [5, 4], winner: null };

describe('the table', () => {
  test('cards under cards are found however deep', () => {
    const stack = stackOf(view(), card(1), 0);
    expect(beneath(stack).map((one) => one.card.id)).toEqual([4, 6, 5]);
    expect(stacksAt(view(), 0, 'site').map((one) => one.rotated)).toEqual([false, true, false]);
  });

  test('supporters line up behind attacker and defender', () => {
    const here = view({}, { battle });
    const line = lineUp(statusOf(here).battle, 'site', 0, stacksAt(here, 0, 'site'));
    expect([line.main?.card.id, line.supporters.map((one) => one.card.id), line.others.map((one) => one.card.id)]).toEqual([1, [3], [2]]);
    expect(lineUp(statusOf(here).battle, 'system', 0, stacksAt(here, 0, 'site')).main).toBeNull();
  });

  test('partners sit on one side, oneself first', () => {
    expect(seatsOfSide(view(), 0, 2)).toEqual([2, 0]);
    expect(seatsOfSide(view(), 1, 2)).toEqual([1, 3]);
  });

  test('the step is the one asked about, else the one last told', () => {
    const lines = [{ kind: 'attack', amount: 0 }, { kind: 'step', amount: 3 }, { kind: 'step', amount: 4 }] as LogLine[];
    expect(stepOf(view(), lines)).toBe('weapons');
    expect(stepOf(view(asked('power', [-10])), lines)).toBe('power');
    expect(stepOf(view(), lines.slice(0, 1))).toBeNull();
  });
});

describe('letting go of a card', () => {
  test('over a place, or over a card', () => {
    expect(wishesOf(view(), 'site')).toEqual([TO_SITE, PLAY]);
    expect(wishesOf(view(), 'system')).toEqual([TO_SYSTEM, PLAY]);
    expect(wishesOf(view(), 'card:3')).toEqual(expect.arrayContaining([3, PLAY]));
  });

  test('an Event let go over attacker or defender is meant for its tactical bonus', () => {
    expect(wishesOf(view({}, { battle }), 'card:1').indexOf(BONUS)).toBeGreaterThan(0);
    expect(wishesOf(view({}, { battle }), 'card:3')).not.toContain(BONUS);
  });
});

describe('passing', () => {
  test('with the word the question has for it', () => {
    expect(passing.pass(view(asked('deploy', [3, -10])))).toBe(-10);
    expect(passing.pass(view(asked('respond', [3, -1])))).toBe(-1);
    expect(passing.pass(view(asked('force-card', [3, 4])))).toBeNull();
  });

  test('stops tell phases, steps and kinds of Responses apart', () => {
    expect(passing.stop(view(asked('battle-phase', [-10]), { phase: 'starship-battle' }))).toBe('starship-battle');
    expect(passing.stop(view(asked('weapons', [-10])))).toBe('weapons');
    expect(passing.stop(view(asked('respond', [-1], 5)))).toBe('respond-shot');
    expect(passing.stop(view(asked('where', [1, 2])))).toBeNull();
    for (const one of ['starship-battle', 'weapons', 'respond-shot']) expect(passing.stops).toContain(one);
  });

  test('what opponents do is worth a thought, their passing is not', () => {
    const line = (kind: string, seat: number): LogLine => ({ number: 1, text: 'x', rule: '', kind, seat, card: null, amount: 0, sums: [] });
    expect(passing.notable(line('play', 1), view())).toBe(true);
    expect(passing.notable(line('play', 2), view())).toBe(false);
    expect(passing.notable(line('pass', 1), view())).toBe(false);
  });
});
