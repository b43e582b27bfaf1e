/** How Young Jedi's cards are filtered and its decks are charted. */
import type { Desk } from '../../lib/games';
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
const SIZES: Record<string, number> = { full: 60, starter: 30, classic: 60 };

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

export const desk: Desk = {
  facets: [
    { field: 'side', label: 'yj-desk-side', kind: 'choice', values: ['light', 'dark'], say: (v) => `web-young-jedi-side-${v}` },
    {
      field: 'kind',
      label: 'yj-desk-kind',
      kind: 'choice',
      values: ['character', 'weapon', 'battle', 'location', 'starship', 'effect', 'objective'],
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
    { field: 'set', label: 'yj-desk-set', kind: 'choice', say: (v) => `yj-desk-set-${v.toLowerCase()}` },
    {
      field: 'errata',
      label: 'yj-desk-errata',
      kind: 'choice',
      values: ['yes'],
      say: () => 'yj-desk-errata-yes',
      read: (card) => (card.data.errata.length > 0 ? 'yes' : null),
    },
  ],
  charts: [
    {
      title: 'yj-desk-slots',
      facet: 'colour',
      kind: 'slots',
      need: (format) => (SIZES[format] ? SIZES[format] / COLOURS.length : null),
    },
    { title: 'yj-desk-curve', facet: 'counters', kind: 'bars' },
    { title: 'yj-desk-destinies', facet: 'destiny', kind: 'bars' },
  ],
  groups: 'kind',
  hand: 6,
  size: (format) => SIZES[format] ?? null,
  first: { format: 'starter', seat: 0 },
};
