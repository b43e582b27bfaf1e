import { describe, expect, it } from 'vitest';
import { area, beside, nearest, pointAt, share, written } from './graph';

const points = [
  { at: 2, turn: 1, chances: 0.5 },
  { at: 10, turn: 3, chances: 0.75 },
  { at: 20, turn: 5, chances: 1 },
];

describe('a graph of chances', () => {
  it('holds each chance until the next', () => {
    expect(area(points, 20)).toBe('M0 40 L0.00 20.00 L0.00 20.00 L50.00 20.00 L50.00 10.00 L100.00 10.00 L100.00 0.00 L100 0.00 L100 40Z');
    expect(area([], 20)).toBe('');
  });

  it('knows the moment of a place, and its neighbours', () => {
    expect(pointAt(points, 0)?.at).toBe(2);
    expect(pointAt(points, 12)?.at).toBe(10);
    expect(beside(points, 12, 1)).toBe(20);
    expect(beside(points, 12, -1)).toBe(10);
    expect(beside(points, 20, 1)).toBe(20);
    expect(nearest(points, 0.45, 20)).toBe(10);
  });

  it('ends with the last answer, though giving up is one step more', () => {
    expect(share(10, 20)).toBe(0.5);
    expect(share(21, 20)).toBe(1);
  });

  it('tells a loss that agrees with the two chances beside it', () => {
    expect(written(0.684, 0.598)).toBe(0.08);
    expect(written(0.264, 0.205)).toBe(0.05);
  });
});
