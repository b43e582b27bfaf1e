import { describe, expect, it } from 'vitest';
import { barsOf, groupsOf, History, linesOf, meanOf, shuffled, sizeOf, withMore } from './decks';
import type { Chart, Facet } from './games';
import { cardOf } from './testing';

const cards = [
  cardOf('A-1', { title: 'Yoda', data: { destiny: 5 } }),
  cardOf('A-2', { title: 'Anakin', data: { destiny: 4 } }),
  cardOf('A-3', { title: 'Rifle', data: { destiny: 6, kind: 'weapon' } }),
];
const find = (code: string) => cards.find((card) => card.code === code);
const destiny: Facet = { field: 'destiny', label: 'destiny', kind: 'number' };
const kind: Facet = { field: 'kind', label: 'kind', kind: 'choice', values: ['weapon', 'character'] };

describe('counts', () => {
  it('adds and takes away, and never lists none', () => {
    expect(withMore({}, 'A-1', 1)).toEqual({ 'A-1': 1 });
    expect(withMore({ 'A-1': 2, 'A-2': 1 }, 'A-2', -1)).toEqual({ 'A-1': 2 });
    expect(withMore({ 'A-1': 60 }, 'A-1', 1)).toEqual({ 'A-1': 60 });
    expect(sizeOf({ 'A-1': 2, 'A-2': 3 })).toBe(5);
  });
});

describe('history', () => {
  it('undoes and redoes', () => {
    const history = new History('a');
    history.change('b');
    history.change('c');
    expect(history.undo()).toBe(true);
    expect(history.present).toBe('b');
    expect(history.redo()).toBe(true);
    expect(history.present).toBe('c');
    expect(history.redo()).toBe(false);
    history.undo();
    history.change('d');
    expect(history.canRedo).toBe(false);
  });

  it('takes typing as one change', () => {
    const history = new History('');
    history.change('j', 'name', 1000);
    history.change('ja', 'name', 1200);
    history.change('jar', 'name', 9000);
    history.undo();
    expect(history.present).toBe('ja');
    history.undo();
    expect(history.present).toBe('');
  });
});

describe('pictures of a deck', () => {
  const lines = linesOf({ 'A-1': 2, 'A-2': 1, 'A-3': 4, 'B-9': 1 }, find);
  const chart: Chart = { title: 't', facet: 'destiny', kind: 'bars' };

  it('leaves out cards nobody knows', () => expect(lines).toHaveLength(3));

  it('groups in the order of the game, names in order', () => {
    const groups = groupsOf(lines, kind);
    expect(groups.map((group) => [group.value, group.size])).toEqual([
      ['weapon', 4],
      ['character', 3],
    ]);
    expect(groups[1]?.lines.map((line) => line.card.title)).toEqual(['Anakin', 'Yoda']);
  });

  it('counts without gaps', () => {
    const bars = barsOf(lines, chart, destiny);
    expect(bars.map((bar) => bar.value)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(bars.map((bar) => bar.count)).toEqual([0, 0, 0, 1, 2, 4]);
  });

  it('counts only what belongs', () => {
    const only: Chart = { ...chart, counts: (card) => card.data.kind === 'character' };
    expect(barsOf(lines, only, destiny).at(-1)?.count).toBe(0);
    expect(meanOf(lines, only, destiny)).toBeCloseTo(14 / 3);
    expect(meanOf([], chart, destiny)).toBeNull();
  });
});

describe('the test hand', () => {
  it('holds every card of the deck once', () => {
    const pile = shuffled({ 'A-1': 3, 'A-2': 2 });
    expect([...pile].sort()).toEqual(['A-1', 'A-1', 'A-1', 'A-2', 'A-2']);
  });

  it('follows chance', () => {
    expect(shuffled({ a: 1, b: 1, c: 1 }, () => 0)).toEqual(['b', 'c', 'a']);
  });
});
