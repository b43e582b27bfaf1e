import { describe, expect, it } from 'vitest';
import type { LogLine } from '../types';
import { newsSince, recap, words } from './news';

const line = (number: number, seat: number, kind: string, text: string): LogLine => ({ number, seat, kind, text, rule: '', card: null, amount: 0, sums: [] });

const LINES = [
  line(1, 1, 'deploy', 'Dark Side deploys a droid.'),
  line(2, 0, 'deploy', 'You deploy a guard.'),
  line(3, -1, 'turn', 'Turn 5: Dark Side.'),
  line(4, 1, 'deploy', 'Dark Side deploys a rifle.'),
  line(5, 1, 'quiet', ''),
  line(6, 1, 'battle', 'Dark Side declares a battle.'),
  line(7, 1, 'draw', 'Dark Side draws a card.'),
];

describe('news', () => {
  it('begin after the own last answer and leave out own deeds', () => {
    expect(newsSince(LINES, 1, 0).map((one) => one.number)).toEqual([3, 4, 6, 7]);
    expect(newsSince(LINES, 7, 0)).toEqual([]);
  });

  it('are recalled by the last deeds of others', () => {
    expect(recap(newsSince(LINES, 1, 0))).toBe('Dark Side deploys a rifle. Dark Side declares a battle.');
    expect(recap(newsSince(LINES, 6, 0))).toBe('');
  });

  it('are heard once, and of very many the last', () => {
    expect(words(LINES, 1, 4, 9)).toBe('You deploy a guard. Turn 5: Dark Side. Dark Side deploys a rifle.');
    expect(words(LINES, 0, 7, 2)).toBe('Dark Side declares a battle. Dark Side draws a card.');
    expect(words(LINES, 7, 7, 2)).toBe('');
  });
});
