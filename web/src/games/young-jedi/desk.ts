/** How Young Jedi's cards are filtered and its decks are charted. */
import type { Desk } from '../../lib/games';
import type { Line } from '../../lib/decks';
import type { CardInfo } from '../../lib/types';

const COLOURS = ['red', 'orange', 'blue', 'yellow', 'green', 'purple'];
const PLANETS = ['Tatooine', 'Coruscant', 'Naboo'];
const SITES = [
  'Mos Espa',
  'Desert Landing Site',
  'Podrace Arena',
  'Jedi Council Chamber',
  'Galactic Senate',
  'Capital City',
  'Theed Palace',
  'Battle Plains',
  'Gungan Swamp',
];
const SIZES: Record<string, number> = { full: 60, starter: 30, classic: 60, sealed: 30, sample: 15 };

/** The planets where a card is at home: its own, or those whose sites give it power. */
function planetsOf({ data }: CardInfo): string[] {
  const own = data.planet ? [data.planet] : [];
  const by = PLANETS.filter((_, planet) => data.bonus.slice(planet * 3, planet * 3 + 3).some((pips) => pips > 0));
  return [...new Set([...own, ...by])];
}

function sitesOf({ data }: CardInfo): string[] {
  const own = data.site ? [data.site] : [];
  return [...new Set([...own, ...SITES.filter((_, site) => (data.bonus[site] ?? 0) > 0)])];
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** What sets a card apart beside its kind. */
function specialsOf({ data }: CardInfo): string[] {
  const white = list(data.white);
  const found: [string, boolean][] = [
    ['wild', white.length > 0 && !data.colour],
    ['semi-wild', white.length > 0 && Boolean(data.colour)],
    ['virtual', Boolean(data.replaces)],
    ['double', data.kind === 'double'],
    ['combo', list(data.parts).length > 0],
    ['armed', Boolean(data.weapon)],
    ['duel', data.duel === true],
    ['foil', Array.isArray(data.printings) && data.printings.some((one: { foil?: boolean }) => one.foil)],
  ];
  return found.flatMap(([name, is]) => (is ? [name] : []));
}

/** Which colours the wild cards of a deck fill: at most one each, where something is missing. */
export function wildColours(lines: readonly Line[], need: number): Map<string, number> {
  const counts = new Map(COLOURS.map((colour) => [colour, lines.reduce((sum, { card, count }) => sum + (card.data.colour === colour ? count : 0), 0)]));
  const wild = lines.flatMap(({ card, count }) => (list(card.data.white).length > 0 && !card.data.colour ? Array<CardInfo>(count).fill(card) : []));
  const filler = new Map<string, number>();
  const call = (colour: string, asked: Set<number>): boolean =>
    wild.some((card, index) => {
      if (asked.has(index) || !list(card.data.white).includes(colour)) return false;
      asked.add(index);
      const taken = [...filler].find(([, other]) => other === index)?.[0];
      if (taken !== undefined && !call(taken, asked)) return false;
      filler.set(colour, index);
      return true;
    });
  for (const colour of COLOURS) if ((counts.get(colour) ?? 0) < need) call(colour, new Set());
  return new Map([...filler.keys()].map((colour) => [colour, 1]));
}

export const desk: Desk = {
  facets: [
    { field: 'side', label: 'yj-desk-side', kind: 'choice', values: ['light', 'dark'], say: (v) => `web-young-jedi-side-${v}` },
    {
      field: 'kind',
      label: 'yj-desk-kind',
      kind: 'choice',
      values: ['character', 'weapon', 'battle', 'double', 'effect', 'location', 'starship', 'objective'],
      say: (v) => `yj-desk-kind-${v}`,
    },
    {
      field: 'planet',
      label: 'yj-desk-planet',
      kind: 'many',
      values: PLANETS,
      read: planetsOf,
      swatch: (v) => `--${v.toLowerCase()}`,
    },
    {
      field: 'traits',
      label: 'yj-desk-traits',
      kind: 'many',
      say: (v) => `yj-desk-trait-${v.replaceAll(' ', '-')}`,
    },
    { field: 'site', label: 'yj-desk-site', kind: 'many', values: SITES, read: sitesOf },
    {
      field: 'colour',
      label: 'yj-desk-colour',
      kind: 'choice',
      values: COLOURS,
      say: (v) => `yj-desk-colour-${v}`,
      swatch: (v) => `--dot-${v}`,
    },
    { field: 'counters', label: 'yj-desk-counters', kind: 'number', read: ({ data }) => data.counters },
    {
      field: 'power',
      label: 'yj-desk-power',
      kind: 'number',
      read: ({ data }) => (typeof data.power === 'number' ? data.power : null), // one that is drawn has no number
    },
    { field: 'damage', label: 'yj-desk-damage', kind: 'number' },
    { field: 'destiny', label: 'yj-desk-destiny', kind: 'number' },
    {
      field: 'uniqueness',
      label: 'yj-desk-uniqueness',
      kind: 'choice',
      values: ['diamond', 'stackable', 'unique'],
      say: (v) => `yj-desk-uniqueness-${v}`,
    },
    {
      field: 'rarity',
      label: 'yj-desk-rarity',
      kind: 'choice',
      values: ['R', 'U', 'C', 'S'],
      say: (v) => `yj-desk-rarity-${v.toLowerCase()}`,
    },
    {
      field: 'special',
      label: 'yj-desk-special',
      kind: 'many',
      values: ['wild', 'semi-wild', 'virtual', 'double', 'combo', 'armed', 'duel', 'foil'],
      say: (v) => `yj-desk-special-${v}`,
      read: specialsOf,
    },
    { field: 'set', label: 'yj-desk-set', kind: 'choice', say: (v) => `yj-desk-set-${v.toLowerCase()}` },
    {
      field: 'errata',
      label: 'yj-desk-errata',
      kind: 'choice',
      values: ['yes'],
      say: () => 'yj-desk-errata-yes',
      read: (card) => (card.data.errata?.length ? 'yes' : null),
    },
  ],
  charts: [
    {
      title: 'yj-desk-slots',
      facet: 'colour',
      kind: 'slots',
      need: (format) => (SIZES[format] && format !== 'sample' ? SIZES[format] / COLOURS.length : null),
      wild: wildColours,
    },
    { title: 'yj-desk-curve', facet: 'counters', kind: 'bars' },
    { title: 'yj-desk-destinies', facet: 'destiny', kind: 'bars' },
  ],
  groups: 'kind',
  hand: 6,
  size: (format) => SIZES[format] ?? null,
  first: { format: 'starter', seat: 0 },
};
