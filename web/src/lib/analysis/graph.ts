/** Where the points of a graph of chances stand, and what a place in it means. */

export interface Point {
  at: number;
  turn: number;
  chances: number;
}

export const WIDTH = 100;
export const HEIGHT = 40;

const x = (at: number, answers: number): number => (at / Math.max(1, answers)) * WIDTH;
const y = (chances: number): number => HEIGHT * (1 - chances);

/** The area below the chances, as steps: they hold until the next moment that was looked at. */
export function area(points: readonly Point[], answers: number): string {
  if (points.length === 0) return '';
  const parts = [`M0 ${HEIGHT}`];
  points.forEach((point, index) => {
    const from = index === 0 ? 0 : x(point.at, answers);
    parts.push(`L${from.toFixed(2)} ${y(points[Math.max(0, index - 1)]!.chances).toFixed(2)}`, `L${from.toFixed(2)} ${y(point.chances).toFixed(2)}`);
  });
  parts.push(`L${WIDTH} ${y(points.at(-1)!.chances).toFixed(2)}`, `L${WIDTH} ${HEIGHT}Z`);
  return parts.join(' ');
}

/** A game that was given up has one step more than answers: it stands at the end. */
export const share = (at: number, answers: number): number => Math.min(1, x(at, answers) / WIDTH);

/** What is left between two chances as they are written, in whole percents: readers subtract. */
export const written = (better: number, worse: number): number => (Math.round(better * 100) - Math.round(worse * 100)) / 100;

/** The last moment looked at up to a place. */
export function pointAt(points: readonly Point[], at: number): Point | null {
  let found: Point | null = null;
  for (const point of points) if (point.at <= at) found = point;
  return found ?? points[0] ?? null;
}

/** The moment looked at before or behind a place. */
export function beside(points: readonly Point[], at: number, step: 1 | -1): number {
  const others = points.filter((point) => (step > 0 ? point.at > at : point.at < at));
  const next = step > 0 ? others[0] : others.at(-1);
  return next?.at ?? at;
}

/** The moment looked at that stands nearest to a share of the width. */
export function nearest(points: readonly Point[], part: number, answers: number): number {
  let found = points[0]?.at ?? 0;
  for (const point of points) {
    if (Math.abs(share(point.at, answers) - part) < Math.abs(share(found, answers) - part)) found = point.at;
  }
  return found;
}
