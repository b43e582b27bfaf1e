/** The picture of a card: a place, over it a plate and the emblem of what the card is, varied by a hash of its code. */

import { EMBLEMS, type Emblem } from './emblems';
import { pickOne, randomOf } from './random';
import type { Palette } from './scenery';
import { circle, regular, type Shape } from './shapes';

export interface Picture {
  palette: Palette;
  land: Shape[];
  plate: Shape[];
  emblem: Shape[];
  emblemName: Emblem;
  /** How the emblem is laid over the land, as an SVG transform. */
  pose: string;
}

export const ART_WIDTH = 120;
export const ART_HEIGHT = 112;

function plateOf(code: string, ink: string, light: string): Shape[] {
  const random = randomOf(`${code}/plate`);
  const turn = random(0, 1);
  const d = pickOne(random, [circle(0, 0, 58), regular(6, 64, turn), regular(8, 62, turn), regular(4, 72, 0), regular(3, 84, Math.PI * Math.round(turn)), circle(0, 0, 62)]);
  const shapes: Shape[] = [{ d, fill: ink, opacity: 0.3 }, { d, stroke: light, width: 2.2, opacity: 0.55 }];
  const dots = Math.floor(random(0, 6));
  for (let dot = 0; dot < dots; dot += 1) {
    const angle = turn * 6 + (dot * Math.PI) / 5;
    shapes.push({ d: circle(Math.cos(angle) * 68, Math.sin(angle) * 68, 2.6), fill: light, opacity: 0.8 });
  }
  return shapes;
}

export interface Sketch {
  code: string;
  palette: Palette;
  land: Shape[];
  emblem: Emblem;
  /** The colour of a blade or a pair of eyes. */
  accent: string;
}

export function compose({ code, palette, land, emblem, accent }: Sketch): Picture {
  const random = randomOf(`${code}/pose`);
  const scale = random(0.62, 0.7);
  const turn = Math.round(random(-9, 9));
  const mirror = random(0, 1) < 0.5 ? -1 : 1;
  const x = ART_WIDTH / 2 + random(-5, 5) + 5;
  const y = ART_HEIGHT / 2 + random(-4, 3);
  return {
    palette,
    land,
    plate: plateOf(code, palette.ink, palette.glow),
    emblem: EMBLEMS[emblem]({ light: palette.glow, ink: palette.ink, accent }, randomOf(`${code}/emblem`)),
    emblemName: emblem,
    pose: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${(mirror * scale).toFixed(3)} ${scale.toFixed(3)})`,
  };
}

/** Pictures by code, each drawn once. */
export function gallery<T extends { code: string }>(draw: (subject: T) => Picture): (subject: T) => Picture {
  const drawn = new Map<string, Picture>();
  return (subject) => {
    let found = drawn.get(subject.code);
    if (!found) {
      found = draw(subject);
      drawn.set(subject.code, found);
    }
    return found;
  };
}
