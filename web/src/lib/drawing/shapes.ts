/** The few strokes all drawings are made of. */

import type { Random } from './random';

/** One closed or open path; tones are colours already. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** The same path with numbers no longer than they need to be. */
export function tidy(d: string): string {
  return d.replace(/-?\d+\.\d+(e-?\d+)?/g, (found) => n(Number(found)));
}

export function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;
}

export function box(x: number, y: number, w: number, h: number): string {
  return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** A regular polygon, or a star when every second corner lies nearer. */
export function regular(corners: number, r: number, turn = 0, inner = 1): string {
  const points: [number, number][] = [];
  const count = inner === 1 ? corners : corners * 2;
  for (let corner = 0; corner < count; corner += 1) {
    const angle = turn + (corner * 2 * Math.PI) / count - Math.PI / 2;
    const reach = inner !== 1 && corner % 2 === 1 ? r * inner : r;
    points.push([Math.cos(angle) * reach, Math.sin(angle) * reach]);
  }
  return polygon(points);
}

/** A soft skyline from edge to edge, closed along the bottom. */
export function ridge(random: Random, w: number, h: number, y: number, swing: number, waves: number): string {
  const step = w / waves;
  let d = `M0 ${n(h)}V${n(y + random(-swing, swing))}`;
  for (let wave = 0; wave < waves; wave += 1) {
    const from = wave * step;
    const to = y + random(-swing, swing);
    const lift = random(-swing, swing);
    d += `C${n(from + step * 0.35)} ${n(y + lift)} ${n(from + step * 0.65)} ${n(to + lift * 0.4)} ${n(from + step)} ${n(to)}`;
  }
  return `${d}V${n(h)}Z`;
}
