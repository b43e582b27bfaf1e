/** Emblems: bold signs for what a card is, in a box from -50 to 50, in three tones. */

import { pickOne, type Random } from './random';
import { box, circle, ellipse, polygon, regular, tidy, type Shape } from './shapes';

export interface Tones {
  light: string;
  ink: string;
  accent: string;
}

type Draw = (tones: Tones, random: Random) => Shape[];

const fill = (d: string, tone: string, opacity = 1): Shape => ({ d: tidy(d), fill: tone, opacity });
const line = (d: string, tone: string, width: number, opacity = 1): Shape => ({ d: tidy(d), stroke: tone, width, opacity });

function blade(t: Tones, from: [number, number], to: [number, number]): Shape[] {
  const d = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  return [line(d, t.accent, 15, 0.45), line(d, t.accent, 10, 0.9), line(d, t.light, 5)];
}

const saber: Draw = (t) => [
  ...blade(t, [-6, 12], [20, -46]),
  line('M-6 12L-19 41', t.ink, 11),
  line('M-8.5 21l7 3M-12.5 30l7 3', t.light, 2, 0.8),
];

const doubleSaber: Draw = (t) => [
  ...blade(t, [9, -13], [25, -48]),
  ...blade(t, [-9, 13], [-25, 48]),
  line('M9 -13L-9 13', t.ink, 12),
  line('M4 -5l-8 10', t.light, 2, 0.8),
];

const droid: Draw = (t, random) => {
  const eyes = pickOne(random, [1, 2, 3]);
  const found = [fill(regular(6, 44), t.ink), line(regular(6, 35), t.light, 4)];
  if (eyes === 1) found.push(fill(circle(0, 0, 13), t.light), fill(circle(0, 0, 5), t.ink));
  else if (eyes === 2) found.push(fill(box(-18, -9, 13, 8), t.light), fill(box(5, -9, 13, 8), t.light), line('M-12 12h24', t.light, 4));
  else found.push(line('M-16 -12L0 16L16 -12', t.light, 5), fill(circle(0, -12, 5), t.accent));
  return found;
};

const wheelDroid: Draw = (t) => [
  line('M0 -44a44 44 0 0 1 42 30', t.light, 8),
  line('M38 22a44 44 0 0 1 -36 22', t.light, 8),
  line('M-36 24a44 44 0 0 1 6 -56', t.light, 8),
  fill(circle(0, 0, 24), t.ink),
  fill(circle(0, -4, 9), t.accent),
  line('M-14 14h28', t.light, 4),
];

const astromech: Draw = (t) => [
  fill('M-26 -4a26 30 0 0 1 52 0Z', t.light),
  fill(box(-26, -1, 52, 40), t.ink),
  fill(circle(4, -16, 7), t.ink),
  fill(circle(-12, -12, 3), t.accent),
  line('M-14 8h28M-14 17h28', t.light, 3),
  fill(box(-38, 2, 9, 42), t.light),
  fill(box(29, 2, 9, 42), t.light),
];

const protocol: Draw = (t) => [
  fill('M-28 -10a28 32 0 0 1 56 0v20a28 30 0 0 1 -56 0Z', t.ink),
  fill(circle(-11, -8, 9), t.light),
  fill(circle(11, -8, 9), t.light),
  fill(circle(-11, -8, 3.5), t.ink),
  fill(circle(11, -8, 3.5), t.ink),
  line('M-9 18h18', t.light, 4),
  line('M-28 -8h-8M28 -8h8', t.ink, 6),
];

const gungan: Draw = (t, random) => {
  const sway = random(-4, 4);
  return [
    fill(`M-12 -18C-44 -20 -46 18 ${-34 + sway} 46C-24 30 -20 8 -8 2Z`, t.ink),
    fill(`M12 -18C44 -20 46 18 ${34 + sway} 46C24 30 20 8 8 2Z`, t.ink),
    fill(ellipse(0, -4, 18, 26), t.light),
    fill(circle(-11, -29, 9), t.light),
    fill(circle(11, -29, 9), t.light),
    fill(circle(-11, -30, 4), t.ink),
    fill(circle(11, -30, 4), t.ink),
    line('M-9 12q9 7 18 0', t.ink, 4),
  ];
};

const column: Draw = (t, random) => {
  const flutes = pickOne(random, [3, 4]);
  const found = [fill(box(-34, -44, 68, 10), t.light), fill(box(-27, -33, 54, 7), t.ink), fill(box(-20, -25, 40, 56), t.light), fill(box(-27, 31, 54, 7), t.ink), fill(box(-36, 38, 72, 9), t.light)];
  for (let flute = 0; flute < flutes; flute += 1) {
    const x = -15 + (30 * (flute + 0.5)) / flutes;
    found.push(line(`M${x} -21V27`, t.ink, 3, 0.65));
  }
  return found;
};

const chevron: Draw = (t, random) => {
  const count = pickOne(random, [2, 3]);
  const found: Shape[] = [];
  for (let row = 0; row < count; row += 1) {
    const y = -26 + row * 22;
    found.push(fill(polygon([[0, y - 14], [42, y + 14], [42, y + 26], [0, y], [-42, y + 26], [-42, y + 14]]), row % 2 ? t.ink : t.light));
  }
  return found;
};

const wings: Draw = (t) => [
  fill('M0 -10L48 -30L38 -8L44 -6L30 8L36 12L0 22L-36 12L-30 8L-44 -6L-38 -8L-48 -30Z', t.ink),
  fill(circle(0, 4, 15), t.light),
  fill(regular(5, 10, 0, 0.45), t.ink),
];

const podracer: Draw = (t, random) => {
  const lean = random(-3, 3);
  return [
    line(`M-20 -8Q${-10 + lean} 18 0 34M20 -8Q${10 + lean} 18 0 34`, t.light, 3),
    fill(ellipse(-22, -18, 11, 29), t.ink),
    fill(ellipse(22, -18, 11, 29), t.ink),
    fill(ellipse(-22, -40, 8, 5), t.accent),
    fill(ellipse(22, -40, 8, 5), t.accent),
    line('M-10 -18h20', t.light, 4),
    line('M-27 -8v14M27 -8v14', t.light, 3, 0.8),
    fill('M-10 30q10 -14 20 0l-4 16h-12Z', t.light),
  ];
};

const goggles: Draw = (t) => [
  line('M-48 -8h96', t.ink, 9),
  fill(circle(-19, -4, 21), t.ink),
  fill(circle(19, -4, 21), t.ink),
  fill(circle(-19, -4, 14), t.light),
  fill(circle(19, -4, 14), t.light),
  fill('M-27 -10a10 10 0 0 1 12 -6l-9 13Z', t.accent),
  fill('M11 -10a10 10 0 0 1 12 -6l-9 13Z', t.accent),
  line('M-12 30q12 8 24 0', t.ink, 5),
];

const crown: Draw = (t, random) => {
  const points = pickOne(random, [3, 5]);
  const top: [number, number][] = [[-40, 22], [-44, -18]];
  for (let point = 0; point < points; point += 1) {
    const x = -44 + (88 * (point + 0.5)) / points;
    top.push([x - 88 / points / 3, 4], [x, -30 - (point === (points - 1) / 2 ? 14 : 0)], [x + 88 / points / 3, 4]);
  }
  top.push([44, -18], [40, 22]);
  return [fill(polygon(top), t.light), fill(box(-40, 24, 80, 13), t.ink), fill(circle(0, 30, 4.5), t.accent), fill(circle(-22, 30, 3), t.light), fill(circle(22, 30, 3), t.light)];
};

const hood: Draw = (t, random) => {
  const shape = 'M0 -46C38 -42 42 0 38 46H-38C-42 0 -38 -42 0 -46Z';
  const lit = random(0, 1) < 0.5;
  return [fill(shape, t.light), fill('M0 -26C22 -24 24 4 20 28H-20C-24 4 -22 -24 0 -26Z', t.ink), ...(lit ? [line('M-10 2h6M4 2h6', t.accent, 4)] : [fill(ellipse(0, 4, 11, 15), t.light, 0.85)])];
};

const darkHood: Draw = (t) => [
  fill('M0 -46C40 -42 46 6 42 46H-42C-46 6 -40 -42 0 -46Z', t.ink),
  fill('M0 -22C20 -20 24 6 18 34H-18C-24 6 -20 -20 0 -22Z', '#000000'),
  line('M-11 4l8 4M11 4l-8 4', t.accent, 4),
  line('M-4 24h8', t.light, 3, 0.7),
];

const jawa: Draw = (t) => [
  fill('M0 -44C34 -44 40 8 34 44H-34C-40 8 -34 -44 0 -44Z', t.ink),
  fill(ellipse(0, -6, 21, 18), '#000000'),
  fill(circle(-9, -6, 6.5), t.accent),
  fill(circle(9, -6, 6.5), t.accent),
  fill(circle(-9, -6, 3), t.light),
  fill(circle(9, -6, 3), t.light),
  line('M-24 10L24 36', t.light, 4, 0.8),
];

const shield: Draw = (t, random) => {
  const mark = pickOne(random, ['bar', 'cross', 'chevron'] as const);
  const found = [fill('M0 -46L38 -32V2C38 26 18 40 0 48C-18 40 -38 26 -38 2V-32Z', t.ink), line('M0 -36L29 -25V2C29 20 14 31 0 38C-14 31 -29 20 -29 2V-25Z', t.light, 4)];
  if (mark === 'bar') found.push(fill(box(-7, -28, 14, 56), t.light));
  else if (mark === 'cross') found.push(line('M0 -24V26M-20 -4H20', t.light, 8));
  else found.push(line('M-17 8L0 -10L17 8M-17 22L0 4L17 22', t.light, 6));
  return found;
};

const rank: Draw = (t, random) => {
  const bars = pickOne(random, [1, 2, 3]);
  const found = [fill(regular(5, 30, 0, 0.42), t.light)];
  for (let bar = 0; bar < bars; bar += 1) found.push(fill(box(-30, 26 + bar * 9, 60, 5), t.ink));
  return [line(regular(5, 38, 0, 0.42), t.ink, 4), ...found];
};

const hutt: Draw = (t) => [
  fill('M-46 40C-46 8 -32 -2 -26 -20C-20 -46 24 -48 28 -18C32 4 48 8 46 40Z', t.ink),
  fill(ellipse(-11, -20, 7, 9), t.light),
  fill(ellipse(13, -20, 7, 9), t.light),
  fill(ellipse(-11, -19, 2.5, 7), t.ink),
  fill(ellipse(13, -19, 2.5, 7), t.ink),
  line('M-26 4Q2 18 30 2', t.light, 5),
  line('M-34 26q34 10 68 0', t.light, 3, 0.6),
];

const tusken: Draw = (t) => [
  fill(circle(0, 0, 40), t.light),
  line('M-38 -14H38M-40 2H40M-36 18H36', t.ink, 2.5, 0.5),
  line('M-19 -12L-24 -26M19 -12L24 -26', t.ink, 9),
  fill(circle(-16, -8, 11), t.ink),
  fill(circle(16, -8, 11), t.ink),
  fill(circle(-16, -8, 5), t.accent),
  fill(circle(16, -8, 5), t.accent),
  fill('M-9 16h18l5 18h-28Z', t.ink),
];

const crosshair: Draw = (t) => [
  fill(circle(0, 0, 36), t.ink, 0.85),
  line(circle(0, 0, 28), t.light, 4),
  line('M0 -46V-16M0 46V16M-46 0H-16M46 0H16', t.light, 5),
  fill(circle(0, 0, 6), t.accent),
];

const tank: Draw = (t) => [
  fill('M-48 34L-34 2H30L48 34Z', t.ink),
  fill('M-20 2L-10 -20H18L26 2Z', t.light),
  line('M12 -14L46 -30', t.ink, 8),
  fill(box(-44, 26, 88, 8), t.light),
  fill(circle(-22, 16, 5), t.accent),
  fill(circle(0, 16, 5), t.accent),
  fill(circle(22, 16, 5), t.accent),
];

const probe: Draw = (t) => [
  fill(circle(0, 0, 33), t.ink),
  fill(circle(6, -3, 16), t.light),
  fill(circle(8, -3, 8), t.accent),
  line('M-26 -24L-42 -42M0 -34V-48M26 -24L40 -40', t.ink, 6),
  line('M-18 30L-26 48M14 32L20 48', t.light, 4),
];

const mitre: Draw = (t) => [
  fill('M0 -48C20 -40 30 -20 26 -6H-26C-30 -20 -20 -40 0 -48Z', t.ink),
  line('M0 -40V-10', t.light, 4),
  fill('M-24 -2H24C26 22 14 46 0 46C-14 46 -26 22 -24 -2Z', t.light),
  fill(ellipse(-11, 12, 7, 5), t.ink),
  fill(ellipse(11, 12, 7, 5), t.ink),
  line('M-8 32h16', t.ink, 3),
];

const elder: Draw = (t) => [
  fill('M-14 -6C-34 -30 -50 -22 -48 -14C-38 -2 -26 6 -14 8Z', t.light),
  fill('M14 -6C34 -30 50 -22 48 -14C38 -2 26 6 14 8Z', t.light),
  fill(ellipse(0, 0, 20, 24), t.light),
  line('M-12 -3h7M5 -3h7', t.ink, 5),
  line('M-7 12q7 4 14 0', t.ink, 3),
  line('M-9 -14h18', t.ink, 2, 0.6),
  line('M34 8V48', t.ink, 6),
  fill(circle(34, 8, 5), t.ink),
];

const coin: Draw = (t, random) => [
  fill(circle(0, 0, 40), t.ink),
  line(circle(0, 0, 31), t.light, 4),
  line(pickOne(random, ['M-14 -16H14M-14 0H14M0 -16V22', 'M-14 16L0 -18L14 16M-9 4H9', 'M-14 -14L14 14M14 -14L-14 14']), t.light, 6),
];

const claw: Draw = (t, random) => {
  const lean = random(-8, 8);
  return [-24, 0, 24].map((x, at) => fill(`M${x - 6} -40Q${x + 14} 0 ${x + lean} 44Q${x - 12} 4 ${x - 6} -40Z`, at === 1 ? t.light : t.ink));
};

const gear: Draw = (t) => {
  const teeth: Shape[] = [];
  for (let tooth = 0; tooth < 8; tooth += 1) {
    const angle = (tooth * Math.PI) / 4;
    const x = Math.cos(angle);
    const y = Math.sin(angle);
    teeth.push(line(`M${x * 26} ${y * 26}L${x * 42} ${y * 42}`, t.ink, 12));
  }
  return [...teeth, fill(circle(0, 0, 31), t.ink), line(circle(0, 0, 20), t.light, 4), fill(circle(0, 0, 8), t.light)];
};

const twins: Draw = (t) => [
  fill(circle(-17, -14, 17), t.light),
  fill(circle(17, -14, 17), t.ink),
  fill('M-44 42C-44 14 -28 6 -17 6S4 14 4 42Z', t.light),
  fill('M44 42C44 14 28 6 17 6S-4 14 -4 42Z', t.ink, 0.92),
];

// --- things ---

const blaster: Draw = (t, random) => {
  const long = random(-4, 4);
  return [
    fill(polygon([[-40, -16], [30 + long, -16], [30 + long, -2], [-10, -2], [-16, 34], [-34, 34], [-28, -2], [-40, -2]]), t.ink),
    fill(box(28 + long, -14, 16, 10), t.light),
    line('M-30 -9H20', t.light, 3),
    line('M-6 2q10 2 8 14h-14', t.ink, 4),
  ];
};

const rifle: Draw = (t, random) => {
  const scope = random(0, 1) < 0.6;
  return [
    fill(polygon([[-46, 8], [-30, -6], [6, -6], [6, -1], [46, -1], [46, 6], [6, 6], [4, 12], [-12, 12], [-16, 28], [-26, 28], [-24, 10], [-44, 22]]), t.ink),
    ...(scope ? [fill(box(-18, -16, 22, 7), t.light)] : [line('M-22 -10h24', t.light, 3)]),
    fill(box(44, -2, 5, 9), t.light),
    line('M-20 2h22', t.light, 3, 0.8),
  ];
};

const pole: Draw = (t) => [
  line('M-34 42L30 -34', t.ink, 8),
  line('M-22 28l9 -10', t.light, 5),
  fill(ellipse(33, -37, 9, 9), t.light),
  line('M20 -46l-8 6l6 4l-10 8M46 -22l-6 8l-4 -6l-8 10', t.accent, 4),
];

const speeder: Draw = (t) => [
  fill('M-48 6L-10 -12L34 -10L48 4L24 14H-40Z', t.ink),
  fill('M-4 -12L8 -26H22L28 -10Z', t.light),
  line('M-44 20H-16M-36 29H-2M10 20H36', t.light, 4, 0.85),
];

const beast: Draw = (t) => [
  fill('M-34 44L-30 8C-34 -12 -12 -18 4 -10C10 -30 22 -46 38 -40L48 -30L34 -24C28 -18 28 -2 22 8L24 44H14L10 16H-16L-24 44Z', t.ink),
  fill(circle(34, -34, 3), t.light),
  fill('M-14 -16q12 -10 18 4l-4 6h-16Z', t.light),
];

const cannon: Draw = (t) => [
  fill(circle(-14, 20, 22), t.ink),
  line('M-12 14L40 -32', t.ink, 18),
  line('M-4 8L38 -30', t.light, 5),
  fill(circle(-14, 20, 8), t.light),
];

const transport: Draw = (t) => [
  fill('M-48 20C-46 -20 -6 -30 30 -22L48 -4V20Z', t.ink),
  line('M-30 2H30', t.light, 5),
  fill(box(-44, 22, 88, 8), t.light),
  line('M34 -12l8 8', t.accent, 5),
];

const detonator: Draw = (t) => [fill(circle(0, 6, 34), t.ink), line('M-33 6H33', t.light, 6), fill(box(-9, -40, 18, 16), t.light), fill(circle(12, -8, 5), t.accent)];

const grapple: Draw = (t) => [
  fill(polygon([[-44, 10], [6, -14], [12, -2], [-18, 14], [-14, 36], [-28, 40], [-34, 22]]), t.ink),
  line('M8 -8L36 -28', t.light, 4),
  line('M24 -38Q44 -40 42 -18M36 -28L46 -42', t.light, 5),
];

const clash: Draw = (t) => [
  ...blade(t, [-36, 40], [36, -40]),
  ...blade(t, [36, 40], [-36, -40]),
  fill(regular(8, 20, 0.2, 0.45), t.light),
  line('M-36 40l-8 9M36 40l8 9', t.ink, 9),
];

const burst: Draw = (t, random) => {
  const points = pickOne(random, [7, 9, 11]);
  return [fill(regular(points, 46, 0, 0.5), t.ink), fill(regular(points, 34, 0, 0.48), t.light), fill(circle(0, 0, 8), t.accent)];
};

const rings: Draw = (t) => [line(circle(-16, 8, 24), t.light, 8), line(circle(16, 8, 24), t.ink, 8), line(circle(0, -16, 24), t.light, 8, 0.9), line('M-37 -4a24 24 0 0 1 12 -14', t.light, 8)];

const cube: Draw = (t) => [
  fill(polygon([[0, -44], [38, -22], [0, 0], [-38, -22]]), t.light),
  fill(polygon([[-38, -18], [-2, 3], [-2, 46], [-38, 24]]), t.ink),
  fill(polygon([[38, -18], [2, 3], [2, 46], [38, 24]]), t.ink, 0.75),
  fill(ellipse(0, -22, 8, 5), t.accent),
  fill(ellipse(-20, 14, 5, 7), t.light),
  fill(ellipse(14, 22, 4, 6), t.light),
  fill(ellipse(27, 6, 4, 6), t.light),
];

const helping: Draw = (t) => [line('M-4 46V8', t.ink, 14), fill('M-30 -4L0 -44L30 -4H14V12H-14V-4Z', t.light), line('M-34 22a36 36 0 0 0 68 0', t.ink, 6)];

const fighter: Draw = (t, random) => {
  const sweep = random(0, 10);
  return [fill(`M0 -48L8 -6L44 ${18 + sweep}V${28 + sweep}L8 20L12 44H-12L-8 20L-44 ${28 + sweep}V${18 + sweep}L-8 -6Z`, t.light), fill(ellipse(0, -8, 4, 13), t.ink), line('M-6 44v6M6 44v6', t.accent, 5)];
};

const cruiser: Draw = (t) => [
  fill('M-14 -42H14L20 -8L44 14V40H18L12 30H-12L-18 40H-44V14L-20 -8Z', t.light),
  fill(box(-5, -36, 10, 44), t.ink, 0.7),
  line('M-36 26h10M26 26h10', t.ink, 5),
];

const ring: Draw = (t) => [line('M16 -38A41 41 0 1 1 -16 -38', t.light, 13), fill(circle(0, 4, 15), t.light), line('M0 4V34', t.light, 7), fill(circle(-4, 0, 4), t.ink)];

const dart: Draw = (t) => [fill('M0 -48L10 10L30 44L0 30L-30 44L-10 10Z', t.light), fill(circle(0, 12, 6), t.ink), line('M-20 38L-6 12M20 38L6 12', t.ink, 2, 0.5)];

const pin: Draw = (t) => [fill('M0 46C-20 14 -30 2 -30 -14A30 30 0 0 1 30 -14C30 2 20 14 0 46Z', t.ink, 0.9), fill(circle(0, -14, 13), t.light)];

const sigil: Draw = (t, random) => {
  const corners = pickOne(random, [5, 6, 8]);
  return [line(circle(0, 0, 42), t.light, 5), line(regular(corners, 38, 0, 0.42), t.light, 4), fill(regular(corners, 18, 0.3), t.ink), fill(circle(0, 0, 7), t.accent)];
};

const orbit: Draw = (t, random) => {
  const turn = random(0, 1) < 0.5 ? 1 : -1;
  return [fill(circle(0, 0, 18), t.light), line(ellipse(0, 0, 46, 16), t.light, 4), line(ellipse(0, 0, 16, 46), t.ink, 4, 0.8), fill(circle(40 * turn, -9, 7), t.accent), fill(circle(-9, -38, 5), t.light)];
};

export const EMBLEMS = {
  saber, doubleSaber, droid, wheelDroid, astromech, protocol, gungan, column, chevron, wings, podracer, goggles, crown, hood, darkHood, jawa, shield, rank,
  hutt, tusken, crosshair, tank, probe, mitre, elder, coin, claw, gear, twins, blaster, rifle, pole, speeder, beast, cannon, transport, detonator, grapple,
  clash, burst, rings, cube, helping, fighter, cruiser, ring, dart, pin, sigil, orbit,
} satisfies Record<string, Draw>;

export type Emblem = keyof typeof EMBLEMS;
