/** Backgrounds: the nine sites of the three planets, and what stands behind cards that are nowhere. */

import { randomOf } from '$lib/drawing/random';
import { arena, capital, desert, mosEspa, palace, plains, rays, senate, space, swamp, temple, waves, type Painter, type Palette } from '$lib/drawing/scenery';
import { tidy, type Shape } from '$lib/drawing/shapes';

export type Theme = 'tatooine' | 'coruscant' | 'naboo' | 'weapon' | 'battle' | 'effect' | 'starship';

export const PALETTES: Record<Theme, Palette> = {
  tatooine: { sky: ['#7a3d12', '#d98a2b', '#ffd98a'], glow: '#fff3cf', far: '#c9822c', mid: '#97561a', near: '#5f3210', ink: '#2a1405', frame: '#e3a62f', paper: '#f4e6c6' },
  coruscant: { sky: ['#141b4d', '#3c5bb8', '#f0a9a0'], glow: '#ffe3d6', far: '#4f6fc9', mid: '#2c4592', near: '#16265c', ink: '#0a1233', frame: '#5f93f5', paper: '#d9e4fa' },
  naboo: { sky: ['#0f4a4a', '#3f9f7d', '#dcefb4'], glow: '#fbffe0', far: '#5fae7f', mid: '#2f7d58', near: '#14513c', ink: '#062a22', frame: '#45b37a', paper: '#d8efdf' },
  weapon: { sky: ['#2b3242', '#6f7c95', '#c8d0de'], glow: '#ffffff', far: '#8793ab', mid: '#5d6980', near: '#3a4456', ink: '#10141d', frame: '#aab4c8', paper: '#e3e7ee' },
  battle: { sky: ['#4d0d0f', '#b92b2b', '#ff9a6b'], glow: '#ffe9d6', far: '#d8433f', mid: '#9c2323', near: '#651316', ink: '#2b0506', frame: '#e2544f', paper: '#f7d9d2' },
  effect: { sky: ['#23114d', '#6f46c0', '#d6b5ff'], glow: '#f6ecff', far: '#8a63d2', mid: '#5b3aa3', near: '#382070', ink: '#180a38', frame: '#9b78e0', paper: '#e6dcf8' },
  starship: { sky: ['#05070f', '#131c33', '#2f4061'], glow: '#dfe9ff', far: '#3f5274', mid: '#2a3956', near: '#182338', ink: '#05080f', frame: '#7d8ba8', paper: '#dde3ee' },
};

/** A background in a box of this size. `site` 0-8 picks a place; -1 lets chance pick one of the planet. */
export function landscape(theme: Theme, site: number, seed: string, w: number, h: number): Shape[] {
  return paint(theme, site, seed, w, h).map((shape) => ({ ...shape, d: tidy(shape.d) }));
}

function paint(theme: Theme, site: number, seed: string, w: number, h: number): Shape[] {
  const random = randomOf(`${seed}/land`);
  const tones = PALETTES[theme];
  if (theme === 'weapon') return rays(random, tones, w, h, 0.28);
  if (theme === 'battle') return rays(random, tones, w, h, 0.5);
  if (theme === 'effect') return waves(random, tones, w, h);
  if (theme === 'starship') return space(random, tones, w, h);
  const first = { tatooine: 0, coruscant: 3, naboo: 6 }[theme];
  const place = site >= first && site < first + 3 ? site : first + Math.floor(random(0, 3));
  return SITES[place]!(random, tones, w, h);
}

const SITES: Painter[] = [mosEspa, desert, arena, temple, senate, capital, palace, plains, swamp];
