import { expect, test } from 'vitest';
import { Shelf } from '$lib/library.svelte';
import type { Addend, LogLine } from '$lib/types';
import { fightsOf } from './fights';

const LIGHT = 0;
const DARK = 1;
let number = 0;

function line(kind: string, seat: number, code = '', amount = 0, sums: Addend[] = []): LogLine {
  number += 1;
  return { number, text: `${kind} ${code}`, rule: `rule.${kind}`, kind, seat, card: code ? { id: number, face: 0, code } : null, amount, sums };
}

test('a battle is cut into fights, and every addend comes in the order of the rule', () => {
  const fights = fightsOf(
    [
      line('battle', DARK),
      line('uses-card', DARK, 'K'),
      line('steps-forward', DARK, 'M'),
      line('uses-weapon', LIGHT, 'S'),
      line('steps-forward', LIGHT, 'O'),
      line('destiny', LIGHT, 'D1', 4),
      line('destiny', DARK, 'D2', 2),
      line('power', DARK, 'M', 12, [['power', 'M', 6], ['site 1', 'M', 1], ['destiny', 'M', 2], ['battle-card', 'K', 3]]),
      line('power', LIGHT, 'O', 11, [['power', 'O', 5], ['weapon', 'S', 2], ['destiny', 'S', 4]]),
      line('wins', DARK, 'M'),
      line('defeated', LIGHT, 'O'),
      line('damage', LIGHT, '', 5),
      line('lost', LIGHT, 'L1'),
      line('steps-forward', DARK, 'B'),
      line('steps-forward', LIGHT, 'G'),
      line('power', DARK, 'B', 2, [['power', 'B', 2]]),
      line('power', LIGHT, 'G', 2, [['power', 'G', 2]]),
      line('tie', -1),
      line('breaks-through', DARK, 'X'),
      line('damage', LIGHT, '', 1),
      line('battle-over', DARK),
    ],
    new Shelf('young-jedi', []),
  );
  expect(fights).toHaveLength(2);
  const [first, second] = fights;
  expect(first?.blows.map((blow) => [blow.side, blow.amount])).toEqual([[0, 6], [0, 1], [1, 5], [1, 2], [1, 4], [0, 2], [0, 3]]);
  expect(first?.blows.filter((blow) => blow.destiny).map((blow) => blow.destiny?.code)).toEqual(['D1', 'D2']);
  expect(first?.winner).toBe(DARK);
  expect(first?.damage).toMatchObject({ seat: LIGHT, amount: 5 });
  expect(first?.sides[1]).toMatchObject({ seat: LIGHT, total: 11 });
  expect(first?.sides[1].helpers.map((card) => card.code)).toEqual(['S']);
  expect(second?.winner).toBeNull();
  expect(second?.damage).toBeNull();
});

test('a fight interrupted by a question is shown when it is decided, and only then', () => {
  const shelf = new Shelf('young-jedi', []);
  const before = [line('steps-forward', DARK, 'M'), line('steps-forward', LIGHT, 'O'), line('destiny', LIGHT, 'D1', 1)];
  const after = [line('redraw', LIGHT), line('destiny', LIGHT, 'D2', 5), line('power', DARK, 'M', 6, [['power', 'M', 6]]), line('power', LIGHT, 'O', 5, [['destiny', 'O', 5]]), line('wins', DARK, 'M')];
  expect(fightsOf(before, shelf)).toEqual([]);
  const [fight] = fightsOf(after, shelf, before);
  expect(fight?.sides[0].fighters.map((card) => card.code)).toEqual(['M']);
  expect(fight?.blows.filter((blow) => blow.destiny).map((blow) => [blow.destiny?.code, blow.amount])).toEqual([['D2', 5]]);
  expect(fightsOf([line('battle-over', DARK)], shelf, [...before, ...after])).toEqual([]);
});

test('lines without a fight give none', () => {
  expect(fightsOf([line('turn', DARK), line('draw', DARK), line('damage', LIGHT, '', 1)], new Shelf('young-jedi', []))).toEqual([]);
});
