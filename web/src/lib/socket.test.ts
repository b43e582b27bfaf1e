import { expect, test } from 'vitest';
import { mergeLines, waitFor } from './socket.svelte';
import type { LogLine } from './types';

const line = (number: number, text = ''): LogLine => ({ number, text, rule: '', kind: '', seat: 0, card: null, amount: 0, sums: [] });
const numbers = (lines: LogLine[]): number[] => lines.map((one) => one.number);

test('new lines follow the known ones', () => {
  expect(numbers(mergeLines([line(1), line(2)], [line(3)], 3))).toEqual([1, 2, 3]);
});

test('lines sent again replace what is known, and nothing comes twice', () => {
  const merged = mergeLines([line(1), line(2, 'old'), line(3)], [line(2, 'new'), line(3)], 3);
  expect(numbers(merged)).toEqual([1, 2, 3]);
  expect(merged[1]?.text).toBe('new');
});

test('lines beyond the end of what the server knows are forgotten', () => {
  expect(numbers(mergeLines([line(1), line(2), line(3)], [], 2))).toEqual([1, 2]);
});

test('attempts come ever more rarely, but they come', () => {
  expect(waitFor(0, 1)).toBe(400);
  expect(waitFor(3, 1)).toBe(3200);
  expect(waitFor(50, 1)).toBe(8000);
  expect(waitFor(50, 0)).toBe(4800);
});
