/** The picture of a card, generated from what the card is and varied by a hash of its code. */

import type { Emblem } from '$lib/drawing/emblems';
import { ART_HEIGHT, ART_WIDTH, compose, gallery, type Picture } from '$lib/drawing/picture';
import { pickOne, randomOf } from '$lib/drawing/random';
import { landscape, PALETTES, type Theme } from './landscape';

/** What a picture depends on; every card of the library has it. */
export interface Subject {
  code: string;
  title: string;
  subtitle: string;
  kind: string;
  side: string;
  planet: string;
  site: number;
  bonus: readonly number[];
  ship: string;
  cubes: number;
  group: number;
  rescues: boolean;
}

export function themeOf(subject: Pick<Subject, 'kind' | 'planet'>): Theme {
  if (subject.kind === 'objective') return 'tatooine';
  if (subject.kind === 'weapon' || subject.kind === 'battle' || subject.kind === 'effect' || subject.kind === 'starship') return subject.kind;
  const planet = subject.planet.toLowerCase();
  return planet === 'tatooine' || planet === 'coruscant' || planet === 'naboo' ? planet : 'effect';
}

// What a title or subtitle says, in the order in which it is looked for.
const PEOPLE: [RegExp, Emblem][] = [
  [/darth maul/i, 'doubleSaber'],
  [/sidious|palpatine/i, 'darkHood'],
  [/yoda|yaddle|oppo rancisis/i, 'elder'],
  [/anakin/i, 'goggles'],
  [/obi-wan|qui-gon|mace windu|jedi|ki-adi/i, 'saber'],
  [/queen amidala|boss nass/i, 'crown'],
  [/padm|handmaiden|rab|eirta|sach/i, 'hood'],
  [/r2-|astromech/i, 'astromech'],
  [/c-3po|protocol|tc-14/i, 'protocol'],
  [/pit droid/i, 'gear'],
  [/probe droid/i, 'probe'],
  [/destroyer droid/i, 'wheelDroid'],
  [/droid/i, 'droid'],
  [/tank/i, 'tank'],
  [/gungan|jar jar|tarpals|rep been/i, 'gungan'],
  [/podracer|podrace/i, 'podracer'],
  [/sebulba.s attendants|fode and beed|ann and tann/i, 'twins'],
  [/sebulba/i, 'podracer'],
  [/hutt/i, 'hutt'],
  [/tusken/i, 'tusken'],
  [/jawa/i, 'jawa'],
  [/aurra sing|bounty|mercenary|marksman/i, 'crosshair'],
  [/neimoidian|gunray|haako|trade federation/i, 'mitre'],
  [/watto|merchant|peddler|gangster|crime|trader|owner|bib fortuna/i, 'coin'],
  [/pilot|ric oli|flyer/i, 'wings'],
  [/senator|chancellor|delegate|representative|advisor|aide|lott dod|valorum/i, 'column'],
  [/captain|officer|leader|commander/i, 'rank'],
  [/guard|security|soldier|warrior/i, 'shield'],
  [/wookiee|rodian|ishi|ithorian|creature/i, 'claw'],
];

const THINGS: [RegExp, Emblem][] = [
  [/maul.s lightsaber/i, 'doubleSaber'],
  [/lightsaber/i, 'saber'],
  [/podracer/i, 'podracer'],
  [/electropole|pole|stick/i, 'pole'],
  [/kaadu|eopie|fambaa|dewback/i, 'beast'],
  [/cannon|catapult/i, 'cannon'],
  [/transport/i, 'transport'],
  [/speeder|stap/i, 'speeder'],
  [/detonator|grenade|booma|atlatl/i, 'detonator'],
  [/ascension|grapp/i, 'grapple'],
  [/rifle/i, 'rifle'],
];

const SHIPS: [RegExp, Emblem][] = [
  [/battleship|control ship/i, 'ring'],
  [/cruiser|radiant|transport|amidala/i, 'cruiser'],
  [/maul|sith|infiltrator/i, 'dart'],
];

function named(rules: [RegExp, Emblem][], subject: Subject): Emblem | null {
  for (const words of [subject.title, subject.subtitle]) {
    for (const [pattern, emblem] of rules) if (pattern.test(words)) return emblem;
  }
  return null;
}

export function emblemOf(subject: Subject): Emblem {
  const random = randomOf(`${subject.code}/which`);
  switch (subject.kind) {
    case 'weapon':
      return named(THINGS, subject) ?? 'blaster';
    case 'starship':
      return named(SHIPS, subject) ?? 'fighter';
    case 'battle':
      if (subject.rescues) return 'helping';
      if (subject.group > 1) return 'rings';
      if (subject.cubes > 0) return 'cube';
      return pickOne(random, ['clash', 'burst'] as const);
    case 'location':
      return 'pin';
    case 'effect':
      return pickOne(random, ['sigil', 'orbit', 'burst'] as const);
    case 'objective':
      return 'podracer';
    default:
      return named(PEOPLE, subject) ?? pickOne(random, ['chevron', 'claw', 'shield', 'coin'] as const);
  }
}

/** The colour of a blade or a pair of eyes: by side, and for weapons by chance. */
function accentOf(subject: Subject): string {
  const random = randomOf(`${subject.code}/accent`);
  if (subject.side === 'dark') return pickOne(random, ['#ff3b3b', '#ff5a36', '#ff2f55']);
  return pickOne(random, ['#57d3ff', '#6ff29a', '#7cc7ff']);
}

/** The site a character is best at; chance decides between equals. */
export function homeSite(subject: Subject): number {
  if (subject.site >= 0) return subject.site;
  let best = -1;
  for (const [site, dots] of subject.bonus.entries()) {
    if (dots > 0 && (best < 0 || dots > (subject.bonus[best] ?? 0))) best = site;
  }
  return best;
}

export const picture = gallery((subject: Subject): Picture => {
  const theme = themeOf(subject);
  return compose({
    code: subject.code,
    palette: PALETTES[theme],
    land: landscape(theme, homeSite(subject), subject.code, ART_WIDTH, ART_HEIGHT),
    emblem: emblemOf(subject),
    accent: accentOf(subject),
  });
});
