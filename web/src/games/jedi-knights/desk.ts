/** How Jedi Knights' cards are filtered and its decks are charted. */
import type { Desk } from '../../lib/games';
import { ALLEGIANCES, KINDS, PLANETS, THEMES } from './cards';

const SETUP = new Set(['theme', 'location', 'force']);
const word = (value: string): string => value.toLowerCase().replaceAll(' ', '-');

export const desk: Desk = {
  facets: [
    { field: 'side', label: 'jk-desk-side', kind: 'choice', values: [...ALLEGIANCES], say: (v) => `jk-web-side-${v}`, swatch: (v) => `--side-${v}` },
    { field: 'kind', label: 'jk-desk-kind', kind: 'choice', values: [...KINDS], say: (v) => `jk-web-kind-${v}` },
    { field: 'theme', label: 'jk-desk-theme', kind: 'choice', values: [...THEMES], say: (v) => `jk-web-theme-${v}`, swatch: (v) => `--theme-${v}` },
    { field: 'keywords', label: 'jk-desk-keywords', kind: 'many', say: (v) => `jk-web-keyword-${word(v)}` },
    { field: 'timing', label: 'jk-desk-timing', kind: 'choice', values: ['deploy', 'battle', 'support', 'weapons', 'power', 'response'], say: (v) => `jk-web-timing-${v}` },
    { field: 'planet', label: 'jk-desk-planet', kind: 'choice', values: [...PLANETS] },
    { field: 'cost', label: 'jk-desk-cost', kind: 'number' },
    { field: 'power', label: 'jk-desk-power', kind: 'number' },
    { field: 'defense', label: 'jk-desk-defense', kind: 'number' },
    { field: 'destiny', label: 'jk-desk-destiny', kind: 'number' },
    { field: 'leadership', label: 'jk-desk-leadership', kind: 'number' },
    { field: 'tactical', label: 'jk-desk-tactical', kind: 'number' },
    { field: 'colour', label: 'jk-desk-colour', kind: 'choice', values: ['blue', 'red'], say: (v) => `jk-desk-colour-${v}` },
    { field: 'rarity', label: 'jk-desk-rarity', kind: 'choice', values: ['R', 'U', 'C', 'F', 'P'], say: (v) => `jk-desk-rarity-${word(v)}` },
    { field: 'set', label: 'jk-desk-set', kind: 'choice', say: (v) => `jk-desk-set-${word(v)}` },
  ],
  charts: [
    { title: 'jk-desk-curve', facet: 'cost', kind: 'bars' },
    { title: 'jk-desk-destinies', facet: 'destiny', kind: 'bars', counts: (card) => !SETUP.has(card.data.kind) },
  ],
  groups: 'kind',
  hand: 6,
  size: () => null,
  first: { format: 'duel', seat: 0 },
};
