import { expect, test } from 'vitest';
import { cardWidth, type Frame } from './fit';

const CARDS: Frame = { ratio: 1.4, gap: 10, least: 40, most: 150 };

test('few cards are as large as they may be', () => {
  expect(cardWidth(2, 700, 220, CARDS)).toBe(150);
  expect(cardWidth(0, 700, 220, CARDS)).toBe(150);
});

test('a low room makes them smaller, a full one sets them in rows', () => {
  expect(cardWidth(2, 700, 140, CARDS)).toBe(100);
  const width = cardWidth(12, 700, 300, CARDS);
  const rows = Math.ceil(12 / Math.floor((700 + 10) / (width + 10)));
  expect(rows).toBe(2);
  expect(rows * width * 1.4 + (rows - 1) * 10).toBeLessThanOrEqual(300);
});

test('they are never too small to be read', () => {
  expect(cardWidth(40, 200, 60, CARDS)).toBe(40);
});
