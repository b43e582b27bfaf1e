/** Places to stand before: dunes, towers, palaces, swamps, space. Each painter fills a box of this size in a palette's tones. */

import { pickOne, type Random } from './random';
import { box, circle, ellipse, polygon, ridge, type Shape } from './shapes';

export interface Palette {
  /** The sky from top to horizon. */
  sky: [string, string, string];
  glow: string;
  far: string;
  mid: string;
  near: string;
  ink: string;
  /** The colour of the frame. */
  frame: string;
  /** A paper tone for game text. */
  paper: string;
}

export type Painter = (random: Random, tones: Palette, w: number, h: number) => Shape[];

// --- Tatooine ---

export function twoSuns(random: Random, tones: Palette, w: number, h: number): Shape[] {
  const x = random(w * 0.3, w * 0.8);
  const y = random(h * 0.16, h * 0.34);
  const r = h * random(0.08, 0.11);
  const side = random(0, 1) < 0.5 ? -1 : 1;
  return [
    { d: circle(x, y, r * 1.7), fill: tones.glow, opacity: 0.22 },
    { d: circle(x, y, r), fill: tones.glow },
    { d: circle(x + side * r * 2.1, y + r * 0.9, r * 0.62), fill: '#ffd0a0' },
  ];
}

export function dunes(random: Random, tones: Palette, w: number, h: number): Shape[] {
  const waves = Math.max(2, Math.round(w / 60));
  return [
    { d: ridge(random, w, h, h * 0.58, h * 0.05, waves + 1), fill: tones.far },
    { d: ridge(random, w, h, h * 0.7, h * 0.06, waves), fill: tones.mid },
    { d: ridge(random, w, h, h * 0.86, h * 0.05, waves), fill: tones.near },
  ];
}

export function mosEspa(random: Random, tones: Palette, w: number, h: number): Shape[] {
  const found = [...twoSuns(random, tones, w, h), ...dunes(random, tones, w, h).slice(0, 1)];
  for (let x = random(-6, 4); x < w; x += random(h * 0.18, h * 0.3)) {
    const r = h * random(0.09, 0.16);
    const ground = h * random(0.74, 0.8);
    found.push({ d: `M${x} ${h}V${ground}a${r} ${r} 0 0 1 ${2 * r} 0V${h}Z`, fill: tones.mid });
    found.push({ d: box(x + r * 0.8, ground + r * 0.3, r * 0.4, r * 0.7), fill: tones.ink, opacity: 0.7 });
    if (random(0, 1) < 0.5) found.push({ d: `M${x + r} ${ground - r}v${-r * 0.8}`, stroke: tones.mid, width: 2 });
  }
  found.push({ d: ridge(random, w, h, h * 0.9, h * 0.03, 3), fill: tones.near });
  return found;
}

export function desert(random: Random, tones: Palette, w: number, h: number): Shape[] {
  const found = [...twoSuns(random, tones, w, h)];
  const x = random(w * 0.05, w * 0.55);
  found.push({ d: polygon([[x, h * 0.6], [x + h * 0.08, h * 0.42], [x + h * 0.3, h * 0.4], [x + h * 0.4, h * 0.6]]), fill: tones.far, opacity: 0.75 });
  found.push(...dunes(random, tones, w, h));
  for (let pole = 0; pole < 2; pole += 1) {
    const at = random(w * 0.1, w * 0.9);
    const foot = h * random(0.72, 0.8);
    found.push({ d: `M${at} ${foot}v${-h * 0.2}m-3 ${h * 0.06}h6m-6 5h6`, stroke: tones.near, width: 2 });
  }
  return found;
}

export function arena(random: Random, tones: Palette, w: number, h: number): Shape[] {
  const found = [...twoSuns(random, tones, w, h)];
  for (let x = random(-10, 10); x < w; x += random(h * 0.16, h * 0.34)) {
    const top = h * random(0.3, 0.52);
    const wide = h * random(0.07, 0.15);
    found.push({ d: polygon([[x, h], [x + wide * 0.3, top], [x + wide, top - 3], [x + wide * 1.4, h]]), fill: tones.far });
  }
  const arch = random(w * 0.2, w * 0.6);
  const r = h * 0.17;
  found.push({ d: `M${arch} ${h}V${h * 0.62}a${r} ${r} 0 0 1 ${2 * r} 0V${h}h${-r * 0.5}V${h * 0.66}a${r * 0.5} ${r * 0.5} 0 0 0 ${-r} 0V${h}Z`, fill: tones.mid });
  found.push({ d: ridge(random, w, h, h * 0.84, h * 0.03, 3), fill: tones.near });
  found.push({ d: `M0 ${h * 0.93}C${w * 0.3} ${h * 0.86} ${w * 0.6} ${h} ${w} ${h * 0.9}`, stroke: tones.far, width: 2, opacity: 0.7 });
  return found;
}

// --- Coruscant ---

export function dusk(random: Random, tones: Palette, w: number, h: number): Shape[] {
  const found: Shape[] = [{ d: circle(random(w * 0.15, w * 0.85), h * random(0.2, 0.45), h * random(0.12, 0.2)), fill: tones.glow, opacity: 0.85 }];
  for (let lane = 0; lane < 3; lane += 1) {
    const y = h * random(0.2, 0.6);
    found.push({ d: `M0 ${y}L${w} ${y - h * random(-0.1, 0.12)}`, stroke: tones.glow, width: 0.8, opacity: 0.5 });
  }
  return found;
}

export function towers(random: Random, w: number, h: number, tone: string, low: number, high: number, light: string): Shape[] {
  const found: Shape[] = [];
  for (let x = random(-8, 0); x < w; ) {
    const wide = h * random(0.05, 0.12);
    const top = h * random(low, high);
    const tip = random(0, 1);
    const crown = tip < 0.4 ? `L${x + wide / 2} ${top - h * 0.12}` : tip < 0.7 ? `v-4h${wide * 0.5}v4` : '';
    found.push({ d: `M${x} ${h}V${top}${crown}L${x + wide} ${top}V${h}Z`, fill: tone });
    for (let y = top + 4; y < h - 6; y += 6) {
      if (random(0, 1) < 0.3) found.push({ d: box(x + random(1, wide - 3), y, 1.6, 2), fill: light, opacity: 0.8 });
    }
    x += wide + random(-1, 3);
  }
  return found;
}

export function temple(random: Random, tones: Palette, w: number, h: number): Shape[] {
  const found = [...dusk(random, tones, w, h), ...towers(random, w, h, tones.far, 0.5, 0.68, tones.glow)];
  const x = random(w * 0.3, w * 0.6);
  for (const [shift, top, wide] of [[-0.3, 0.42, 0.05], [-0.17, 0.34, 0.05], [0, 0.16, 0.07], [0.17, 0.34, 0.05], [0.3, 0.42, 0.05]] as const) {
    const at = x + shift * h;
    found.push({ d: polygon([[at - wide * h, h], [at - wide * h * 0.7, h * top], [at, h * (top - 0.06)], [at + wide * h * 0.7, h * top], [at + wide * h, h]]), fill: tones.mid });
  }
  found.push({ d: polygon([[x - h * 0.45, h], [x - h * 0.36, h * 0.7], [x + h * 0.36, h * 0.7], [x + h * 0.45, h]]), fill: tones.near });
  return found;
}

export function senate(random: Random, tones: Palette, w: number, h: number): Shape[] {
  const found = [...dusk(random, tones, w, h), ...towers(random, w, h, tones.far, 0.5, 0.7, tones.glow)];
  const x = random(w * 0.35, w * 0.65);
  found.push({ d: `M${x - h * 0.42} ${h * 0.66}C${x - h * 0.4} ${h * 0.3} ${x + h * 0.4} ${h * 0.3} ${x + h * 0.42} ${h * 0.66}Z`, fill: tones.mid });
  found.push({ d: ellipse(x, h * 0.66, h * 0.46, h * 0.05), fill: tones.near });
  found.push({ d: polygon([[x - h * 0.12, h], [x - h * 0.08, h * 0.68], [x + h * 0.08, h * 0.68], [x + h * 0.12, h]]), fill: tones.near });
  found.push(...towers(random, w, h, tones.ink, 0.82, 0.92, tones.glow));
  return found;
}

export function capital(random: Random, tones: Palette, w: number, h: number): Shape[] {
  return [
    ...dusk(random, tones, w, h),
    ...towers(random, w, h, tones.far, 0.34, 0.6, tones.glow),
    ...towers(random, w, h, tones.mid, 0.5, 0.75, tones.glow),
    ...towers(random, w, h, tones.near, 0.72, 0.9, tones.glow),
  ];
}

// --- Naboo ---

export function hills(random: Random, tones: Palette, w: number, h: number): Shape[] {
  return [
    { d: circle(random(w * 0.2, w * 0.8), h * random(0.2, 0.34), h * 0.11), fill: tones.glow, opacity: 0.9 },
    { d: ridge(random, w, h, h * 0.56, h * 0.1, 3), fill: tones.far },
  ];
}

export function palace(random: Random, tones: Palette, w: number, h: number): Shape[] {
  const found = hills(random, tones, w, h);
  const x = random(w * 0.3, w * 0.7);
  for (const [shift, r, top] of [[-0.34, 0.1, 0.6], [0.34, 0.1, 0.6], [0, 0.17, 0.5]] as const) {
    const at = x + shift * h;
    const reach = r * h;
    found.push({ d: `M${at - reach} ${h}V${top * h}a${reach} ${reach} 0 0 1 ${2 * reach} 0V${h}Z`, fill: tones.mid });
    found.push({ d: `M${at} ${top * h - reach}v${-reach * 0.7}`, stroke: tones.mid, width: 2 });
  }
  for (let column = x - h * 0.5; column < x + h * 0.5; column += h * 0.1) {
    found.push({ d: box(column, h * 0.74, h * 0.035, h * 0.26), fill: tones.glow, opacity: 0.75 });
  }
  found.push({ d: box(x - h * 0.52, h * 0.7, h * 1.04, h * 0.05), fill: tones.near });
  found.push({ d: `M${w * 0.08} ${h * 0.62}V${h}M${w * 0.93} ${h * 0.6}V${h}`, stroke: tones.glow, width: 3, opacity: 0.6 });
  return found;
}

export function plains(random: Random, tones: Palette, w: number, h: number): Shape[] {
  const found = hills(random, tones, w, h);
  found.push({ d: ridge(random, w, h, h * 0.72, h * 0.05, 3), fill: tones.mid });
  for (let stone = 0; stone < 4; stone += 1) {
    const x = random(w * 0.02, w * 0.95);
    const tall = h * random(0.08, 0.18);
    found.push({ d: `M${x} ${h * 0.8}l3 ${-tall}c4 -4 8 -2 9 2l2 ${tall}Z`, fill: tones.near });
  }
  found.push({ d: ridge(random, w, h, h * 0.86, h * 0.03, 4), fill: tones.near });
  for (let blade = 4; blade < w; blade += random(5, 12)) {
    found.push({ d: `M${blade} ${h}q2 ${-h * 0.08} ${random(-3, 5)} ${-h * random(0.08, 0.15)}`, stroke: tones.mid, width: 1.4 });
  }
  return found;
}

export function swamp(random: Random, tones: Palette, w: number, h: number): Shape[] {
  const found = hills(random, tones, w, h);
  for (let x = random(-4, 8); x < w; x += random(h * 0.16, h * 0.34)) {
    const wide = h * random(0.03, 0.06);
    found.push({ d: `M${x} ${h * 0.86}C${x + wide} ${h * 0.5} ${x - wide} ${h * 0.3} ${x + wide} 0h${wide}C${x + wide * 1.4} ${h * 0.3} ${x + wide * 2} ${h * 0.6} ${x + wide * 3.2} ${h * 0.86}Z`, fill: tones.mid });
  }
  found.push({ d: ridge(random, w, h * 0.22, h * 0.06, h * 0.05, 5), fill: tones.near, opacity: 0.85 });
  found.push({ d: box(0, h * 0.82, w, h * 0.18), fill: tones.near });
  for (let line = 0; line < 5; line += 1) {
    const x = random(0, w * 0.8);
    found.push({ d: `M${x} ${h * random(0.85, 0.97)}h${random(10, 34)}`, stroke: tones.glow, width: 1, opacity: 0.5 });
  }
  for (let bubble = 0; bubble < 4; bubble += 1) {
    found.push({ d: circle(random(0, w), h * random(0.55, 0.8), random(1.5, 3.5)), stroke: tones.glow, width: 0.8, opacity: 0.7 });
  }
  return found;
}

// --- nowhere ---

export function rays(random: Random, tones: Palette, w: number, h: number, strength: number): Shape[] {
  const found: Shape[] = [];
  const x = w * random(0.35, 0.65);
  const y = h * random(0.35, 0.6);
  const count = pickOne(random, [9, 11, 13, 16]);
  const turn = random(0, Math.PI);
  const reach = w + h;
  for (let ray = 0; ray < count; ray += 1) {
    const from = turn + (ray * 2 * Math.PI) / count;
    const to = from + Math.PI / count;
    found.push({
      d: polygon([[x, y], [x + Math.cos(from) * reach, y + Math.sin(from) * reach], [x + Math.cos(to) * reach, y + Math.sin(to) * reach]]),
      fill: ray % 2 ? tones.near : tones.mid,
      opacity: strength,
    });
  }
  found.push({ d: circle(x, y, h * 0.3), fill: tones.glow, opacity: 0.14 });
  return found;
}

export function waves(random: Random, tones: Palette, w: number, h: number): Shape[] {
  const found: Shape[] = [];
  for (let ring = 6; ring > 0; ring -= 1) {
    found.push({ d: circle(w * random(0.45, 0.55), h * 0.5, ring * h * 0.13), stroke: ring % 2 ? tones.far : tones.glow, width: 2, opacity: 0.35 });
  }
  return found;
}

export function space(random: Random, tones: Palette, w: number, h: number): Shape[] {
  const found: Shape[] = [];
  for (let star = 0; star < 34; star += 1) {
    found.push({ d: circle(random(0, w), random(0, h), random(0.4, 1.3)), fill: tones.glow, opacity: random(0.4, 1) });
  }
  const x = random(-0.1, 1.1) * w;
  found.push({ d: circle(x, h * 1.25, h * 0.62), fill: pickOne(random, ['#c9822c', '#4f6fc9', '#4c9a70']), opacity: 0.85 });
  found.push({ d: circle(x + h * 0.14, h * 1.32, h * 0.62), fill: tones.ink, opacity: 0.55 });
  return found;
}
