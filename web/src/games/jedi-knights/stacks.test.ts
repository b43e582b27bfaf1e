import { describe, expect, test } from 'vitest';
import { heightOf, heightOfRows, READABLE, stackWidth, type Block } from './stacks';

const one = (rotated = false, chips = 0): Block => ({ shapes: [{ rotated, chips }], edge: 0, scale: 1 });
const room = { width: 400, height: 300, gap: 8, least: 40, most: 138 };

describe('how large stacks are', () => {
  test('few are as large as they may be, many still fit', () => {
    expect(stackWidth([one()], room)).toBe(138);
    const many = Array.from({ length: 12 }, () => one());
    const width = stackWidth(many, room);
    expect(width).toBeGreaterThan(room.least);
    expect(heightOfRows(many, width, room)).toBeLessThanOrEqual(room.height);
  });

  test('a rotated card lies on its side, cards under it need room', () => {
    const upright = stackWidth([one(), one(), one()], room);
    expect(stackWidth([one(true), one(true), one(true)], room)).toBeLessThan(upright);
    expect(heightOf({ rotated: false, chips: 2 }, 100)).toBeGreaterThan(heightOf({ rotated: false, chips: 0 }, 100));
    expect(heightOf({ rotated: false, chips: 2 }, READABLE - 2)).toBeLessThan(heightOf({ rotated: false, chips: 2 }, READABLE));
  });

  test('those who fight together are not torn apart', () => {
    const line: Block = { shapes: [{ rotated: true, chips: 0 }, { rotated: true, chips: 0 }, { rotated: true, chips: 0 }], edge: 8, scale: 1 };
    const width = stackWidth([line], room);
    expect(3 * width * (width >= READABLE ? 176 / 126 : 88 / 72) + 2 * 8 + 2 * 8).toBeLessThanOrEqual(room.width);
  });
});
