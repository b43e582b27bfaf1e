/** Backgrounds: the four planets, space above them, and what stands behind cards that are nowhere. */
import { randomOf, type Random } from '$lib/drawing/random';
import { arena, desert, dusk, mosEspa, palace, rays, space, swamp, towers, twoSuns, waves, type Painter, type Palette } from '$lib/drawing/scenery';
import { box, polygon, ridge, tidy, type Shape } from '$lib/drawing/shapes';
import type { Card, Theme } from './cards';

export type Mood = Theme | 'tatooine' | 'yavin-4' | 'kessel' | 'alderaan' | 'none' | 'space' | 'weapon' | 'event' | 'blue' | 'red';

const PLAIN = { glow: '#ffffff', ink: '#0b0f1a' };

export const PALETTES: Record<Mood, Palette> = {
  luke: { sky: ['#123a66', '#3f86c9', '#ffd9a0'], glow: '#fff6dd', far: '#d6a05a', mid: '#9a6432', near: '#57341a', ink: '#0d1c33', frame: '#4d9be6', paper: '#dcebfa' },
  han: { sky: ['#2d1a45', '#8a4a3a', '#ffc061'], glow: '#fff0d0', far: '#b8703a', mid: '#7d4526', near: '#472615', ink: '#261108', frame: '#e0a03a', paper: '#f8e9cb' },
  vader: { sky: ['#12060c', '#57121d', '#c93b35'], glow: '#ffdcd4', far: '#7d1b26', mid: '#4a0f1a', near: '#26070e', ink: '#0d0306', frame: '#e0545c', paper: '#f6dadb' },
  tarkin: { sky: ['#101c26', '#3b5768', '#b9ccd4'], glow: '#f1fbff', far: '#5f7f90', mid: '#3b5565', near: '#20323e', ink: '#0a141a', frame: '#8fb3c4', paper: '#dfeaef' },
  jabba: { sky: ['#1b2410', '#5f6d22', '#e8d27a'], glow: '#fbffd8', far: '#8d9440', mid: '#5e6729', near: '#353d16', ink: '#151a07', frame: '#a9b84a', paper: '#eef2d0' },
  none: { sky: ['#1a1f3a', '#4b5590', '#c3c9ee'], glow: '#f5f6ff', far: '#6a74b0', mid: '#454e86', near: '#282f58', ink: '#0f1330', frame: '#a3a9cf', paper: '#e4e6f4' },
  space: { sky: ['#05070f', '#121b33', '#2c3d63'], far: '#3f5274', mid: '#2a3956', near: '#182338', frame: '#7d8ba8', paper: '#dde3ee', ...PLAIN, glow: '#dfe9ff' },
  weapon: { sky: ['#2b3242', '#6f7c95', '#c8d0de'], far: '#8793ab', mid: '#5d6980', near: '#3a4456', frame: '#b4bece', paper: '#e3e7ee', ...PLAIN },
  event: { sky: ['#23114d', '#6f46c0', '#d6b5ff'], glow: '#f6ecff', far: '#8a63d2', mid: '#5b3aa3', near: '#382070', ink: '#180a38', frame: '#a98be6', paper: '#e9e0fa' },
  blue: { sky: ['#061a3d', '#1f5fc4', '#9fd4ff'], glow: '#ecf8ff', far: '#3f86e0', mid: '#1f56a8', near: '#0f336e', ink: '#04122b', frame: '#6fb0ff', paper: '#dcebfc' },
  red: { sky: ['#31060c', '#b3202c', '#ffb08a'], glow: '#fff0e6', far: '#d8434a', mid: '#94202a', near: '#5c1018', ink: '#250408', frame: '#ff8a86', paper: '#fbdedb' },
  tatooine: { sky: ['#7a3d12', '#d98a2b', '#ffd98a'], glow: '#fff3cf', far: '#c9822c', mid: '#97561a', near: '#5f3210', ink: '#2a1405', frame: '#e3a62f', paper: '#f4e6c6' },
  'yavin-4': { sky: ['#0d3f3a', '#3f9270', '#e3efb0'], glow: '#fbffe0', far: '#5aa378', mid: '#2a7350', near: '#124535', ink: '#05241c', frame: '#4dbb85', paper: '#d8efdf' },
  kessel: { sky: ['#1d1230', '#5a3468', '#e08a6a'], glow: '#ffe6d8', far: '#83506f', mid: '#573150', near: '#321a33', ink: '#160a1a', frame: '#c98ab8', paper: '#f0dfea' },
  alderaan: { sky: ['#1b3f7d', '#6fa7e0', '#f3f8ff'], glow: '#ffffff', far: '#9fb9d8', mid: '#6d8fb8', near: '#3f638f', ink: '#12294a', frame: '#8fc0f0', paper: '#e6f1fb' },
};

// --- places the other game has not ---

/** A stepped temple over the trees. */
const jungle: Painter = (random, tones, w, h) => {
  const found = swamp(random, tones, w, h).slice(0, 2);
  const x = random(w * 0.35, w * 0.65);
  for (let step = 0; step < 5; step += 1) {
    const half = h * (0.42 - step * 0.075);
    const top = h * (0.72 - step * 0.1);
    found.push({ d: polygon([[x - half, h], [x - half * 0.92, top], [x + half * 0.92, top], [x + half, h]]), fill: step % 2 ? tones.near : tones.mid });
  }
  found.push({ d: box(x - h * 0.035, h * 0.56, h * 0.07, h * 0.12), fill: tones.ink, opacity: 0.8 });
  found.push({ d: ridge(random, w, h, h * 0.86, h * 0.06, Math.max(4, Math.round(w / 22))), fill: tones.near });
  return found;
};

/** Shafts and cranes in broken rock. */
const mines: Painter = (random, tones, w, h) => {
  const found = arena(random, tones, w, h).slice(3);
  for (let x = random(0, h * 0.2); x < w; x += random(h * 0.4, h * 0.7)) {
    const top = h * random(0.42, 0.55);
    found.push({ d: `M${x} ${h}L${x + h * 0.06} ${top}L${x + h * 0.12} ${h}M${x + h * 0.06} ${top}h${h * 0.2}v${h * 0.1}`, stroke: tones.ink, width: 2.4 });
  }
  found.push({ d: ridge(random, w, h, h * 0.84, h * 0.05, 5), fill: tones.near });
  return found;
};

/** White peaks over a quiet city. */
const peaks: Painter = (random, tones, w, h) => {
  const found: Shape[] = dusk(random, tones, w, h).slice(0, 1);
  for (let x = -h * 0.2; x < w; x += h * random(0.22, 0.36)) {
    const top = h * random(0.3, 0.5);
    const half = h * random(0.2, 0.3);
    found.push({ d: polygon([[x - half, h], [x, top], [x + half, h]]), fill: tones.far }, { d: polygon([[x - half * 0.3, top + (h - top) * 0.3], [x, top], [x + half * 0.3, top + (h - top) * 0.3]]), fill: tones.glow, opacity: 0.9 });
  }
  return [...found, ...palace(random, tones, w, h).slice(2)];
};

const station: Painter = (random, tones, w, h) => [...dusk(random, tones, w, h).slice(0, 1), ...towers(random, w, h, tones.mid, 0.35, 0.65, tones.glow), ...towers(random, w, h, tones.near, 0.66, 0.86, tones.glow)];

const PAINTERS: Record<Mood, Painter> = {
  luke: desert,
  han: mosEspa,
  vader: (random, tones, w, h) => rays(random, tones, w, h, 0.5),
  tarkin: station,
  jabba: (random, tones, w, h) => [...twoSuns(random, tones, w, h), ...arena(random, tones, w, h).slice(3)],
  none: (random, tones, w, h) => waves(random, tones, w, h),
  space,
  weapon: (random, tones, w, h) => rays(random, tones, w, h, 0.28),
  event: waves,
  blue: waves,
  red: (random, tones, w, h) => rays(random, tones, w, h, 0.4),
  tatooine: mosEspa,
  'yavin-4': jungle,
  kessel: mines,
  alderaan: peaks,
};

export function moodOfPlanet(planet: string): Mood {
  const word = planet.toLowerCase().replace(/\s+/g, '-');
  return word in PALETTES ? (word as Mood) : 'none';
}

export function moodOf(card: Pick<Card, 'kind' | 'theme' | 'planet' | 'colour'>): Mood {
  if (card.kind === 'starship') return 'space';
  if (card.kind === 'weapon' || card.kind === 'event') return card.kind;
  if (card.kind === 'force') return card.colour === 'red' ? 'red' : 'blue';
  if (card.kind === 'location') return moodOfPlanet(card.planet);
  return card.theme ?? 'none';
}

export function landscape(mood: Mood, seed: string, w: number, h: number): Shape[] {
  const random: Random = randomOf(`${seed}/land`);
  return PAINTERS[mood](random, PALETTES[mood], w, h).map((shape) => ({ ...shape, d: tidy(shape.d) }));
}
