/** The picture of a card, generated from what the card is and varied by a hash of its code. */
import type { Emblem } from '$lib/drawing/emblems';
import { ART_HEIGHT, ART_WIDTH, compose, gallery, type Picture } from '$lib/drawing/picture';
import { pickOne, randomOf } from '$lib/drawing/random';
import type { Card } from './cards';
import { landscape, moodOf, PALETTES } from './landscape';

export type Subject = Pick<Card, 'code' | 'title' | 'kind' | 'allegiance' | 'theme' | 'keywords' | 'timing' | 'planet' | 'colour'>;

// What a title says, in the order in which it is looked for; then what the keywords say.
const NAMES: [RegExp, Emblem][] = [
  [/vader|palpatine|emperor/i, 'darkHood'],
  [/yoda/i, 'elder'],
  [/r2-|r5-/i, 'astromech'],
  [/c-3po|protocol/i, 'protocol'],
  [/hutt/i, 'hutt'],
  [/tusken/i, 'tusken'],
  [/jawa/i, 'jawa'],
  [/leia|princess/i, 'crown'],
  [/lando|gambler/i, 'coin'],
  [/gamorrean|rancor|wookiee|chewbacca/i, 'claw'],
];

const KEYWORDS: [string, Emblem][] = [
  ['Jedi', 'saber'],
  ['Sith', 'darkHood'],
  ['Droid', 'droid'],
  ['Bounty Hunter', 'crosshair'],
  ['Senator', 'column'],
  ['Officer', 'rank'],
  ['Trooper', 'shield'],
  ['Stormtrooper', 'shield'],
  ['Smuggler', 'blaster'],
  ['Gangster', 'coin'],
  ['Pilot', 'wings'],
  ['Alien', 'claw'],
  ['Lightsaber', 'saber'],
  ['Blaster', 'blaster'],
  ['Rifle', 'rifle'],
  ['Bowcaster', 'rifle'],
  ['Torpedo', 'detonator'],
  ['Missile', 'detonator'],
  ['Laser', 'cannon'],
  ['Turbolaser', 'cannon'],
];

const SHIPS: [string, Emblem][] = [
  ['Capital', 'cruiser'],
  ['Transport', 'transport'],
];

const EVENTS: Record<string, Emblem> = { deploy: 'orbit', battle: 'clash', support: 'rings', weapons: 'burst', power: 'sigil', response: 'helping' };

const byKeyword = (signs: readonly [string, Emblem][], subject: Subject): Emblem | null => signs.find(([keyword]) => subject.keywords.includes(keyword))?.[1] ?? null;

function byFacts(subject: Subject): Emblem | null {
  return NAMES.find(([pattern]) => pattern.test(subject.title))?.[1] ?? byKeyword(KEYWORDS, subject);
}

export function emblemOf(subject: Subject): Emblem {
  const random = randomOf(`${subject.code}/which`);
  switch (subject.kind) {
    case 'event':
      return EVENTS[subject.timing] ?? 'orbit';
    case 'location':
      return 'pin';
    case 'force':
      return 'sigil';
    case 'theme':
      return 'ring';
    case 'starship':
      return subject.allegiance === 'empire' && subject.keywords.includes('Capital') ? 'dart' : (byKeyword(SHIPS, subject) ?? 'fighter');
    case 'weapon':
      return byFacts(subject) ?? (subject.keywords.includes('Shipboard') ? 'cannon' : 'blaster');
    default:
      return byFacts(subject) ?? pickOne(random, ['chevron', 'shield', 'claw'] as const);
  }
}

function accentOf(subject: Subject): string {
  const random = randomOf(`${subject.code}/accent`);
  if (subject.allegiance === 'empire') return pickOne(random, ['#ff3b3b', '#ff5a36', '#ff2f55']);
  return subject.allegiance === 'alliance' ? pickOne(random, ['#57d3ff', '#6ff29a', '#7cc7ff']) : pickOne(random, ['#ffd166', '#ffb84d']);
}

export const picture = gallery((subject: Subject): Picture => {
  const mood = moodOf(subject);
  return compose({
    code: subject.code,
    palette: PALETTES[mood],
    land: landscape(mood, subject.code, ART_WIDTH, ART_HEIGHT),
    emblem: emblemOf(subject),
    accent: accentOf(subject),
  });
});

/** The system side of a location: its planet from afar. */
export const orbit = gallery((subject: Subject): Picture => {
  const tones = PALETTES[moodOf(subject)];
  const random = randomOf(`${subject.planet}/orbit`);
  const palette = PALETTES.space;
  const x = ART_WIDTH * random(0.4, 0.62);
  const r = ART_HEIGHT * 0.34;
  const y = ART_HEIGHT * 0.56;
  const disc = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  const stars = landscape('space', subject.planet, ART_WIDTH, ART_HEIGHT).slice(0, -2);
  return {
    palette,
    land: [...stars, { d: disc, fill: tones.far }, { d: `M${x - r * 0.95} ${y - r * 0.3}q${r} ${r * 0.4} ${r * 1.9} 0l${r * 0.04} ${r * 0.35}q${-r} ${r * 0.4} ${-r * 1.98} 0Z`, fill: tones.mid, opacity: 0.75 }, { d: `M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r * 1.25} ${r * 1.25} 0 0 0 0 ${-2 * r}Z`, fill: tones.ink, opacity: 0.55 }],
    plate: [],
    emblem: [],
    emblemName: 'pin',
    pose: '',
  };
});
