import { describe, expect, it } from 'vitest';
import { emptyWish, questionOf, without } from './lab';

describe('what is asked of the lab', () => {
  const cards = { 'DM-1': 2, 'DM-2': 1 };

  it('leaves out wishes without cards', () => {
    const asked = questionOf(cards, [emptyWish(), { codes: ['DM-1', 'DM-2'], least: 2 }], [], null);
    expect(asked.wants).toEqual([{ codes: ['DM-1', 'DM-2'], least: 2 }]);
    expect(asked.each_turn).toBeNull();
  });

  it('leaves out cards the deck does not have', () => {
    const asked = questionOf(cards, [{ codes: ['DM-9', 'DM-2'], least: 1 }, { codes: ['DM-9'], least: 1 }], ['DM-9', 'DM-1'], 3);
    expect(asked.wants).toEqual([{ codes: ['DM-2'], least: 1 }]);
    expect(asked.laid).toEqual(['DM-1']);
  });

  it('drops one by its place, not by what it is', () => {
    expect(without(['a', 'b', 'a'], 2)).toEqual(['a', 'b']);
  });
});
