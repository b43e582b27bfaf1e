/**
 * What a game brings to the client, found by its name: games/<name>/Face.svelte draws its cards, games/<name>/desk.ts says
 * how its cards are filtered and its decks are charted. A game that brings neither gets plain faces and plain filters.
 */
import type { Component } from 'svelte';
import type { Line } from './decks';
import type { CardInfo } from './types';

export type FaceSize = 'full' | 'table' | 'token';
export type Face = Component<{ card: CardInfo; size: FaceSize; lit?: string | null }>;

const faces = import.meta.glob<{ default: Face }>('../games/*/Face.svelte');
const desks = import.meta.glob<{ desk: Desk }>('../games/*/desk.ts');
const loaded = new Map<string, Promise<Face | null>>();

export function faceOf(game: string): Promise<Face | null> {
  const known = loaded.get(game);
  if (known) return known;
  const read = faces[`../games/${game}/Face.svelte`];
  const asked = read ? read().then((module) => module.default) : Promise.resolve(null);
  loaded.set(game, asked);
  return asked;
}

/** A fact one can filter and sort by. */
export interface Facet {
  field: string;
  label: string; // key of a message
  kind: 'choice' | 'number' | 'many'; // `many`: a card has several values, as traits
  values?: string[]; // in this order; else as they are found
  say?: (value: string) => string; // the key of a value's name; without one the value is its own name
  swatch?: (value: string) => string; // a colour token beside the value
  read?: (card: CardInfo) => string | number | string[] | null; // where the field alone does not tell
}

/** A picture of a deck: how many cards have which value. */
export interface Chart {
  title: string; // key of a message
  facet: string;
  kind: 'bars' | 'slots';
  counts?: (card: CardInfo) => boolean; // which cards are in it at all
  need?: (format: string) => number | null; // slots: how many of each there must be
  wild?: (lines: readonly Line[], need: number) => Map<string, number>; // slots: cards that may stand for several values, where they stand
}

export interface Desk {
  facets: Facet[];
  charts: Chart[];
  groups: string; // the facet a deck list is grouped by
  hand: number; // cards in a test hand
  size: (format: string) => number | null; // of a deck
  first?: FirstGame;
}

/** What the game suggests for the first game of one's life. */
export interface FirstGame {
  format?: string;
  seat?: number;
}

export async function firstGame(game: string): Promise<FirstGame> {
  const read = desks[`../games/${game}/desk.ts`];
  return (read ? (await read()).desk.first : null) ?? {};
}

export async function deskOf(game: string, cards: CardInfo[]): Promise<Desk> {
  const read = desks[`../games/${game}/desk.ts`];
  return read ? (await read()).desk : plainDesk(cards);
}

const MOST_CHOICES = 16;
const NO_FACETS = new Set(['number', 'errata', 'bonus']);

/** Filters for a game that brings none: every field with a number, and every word with few values. */
export function plainDesk(cards: CardInfo[]): Desk {
  const facets: Facet[] = [];
  const fields = new Set(cards.flatMap((card) => Object.keys(card.data)));
  for (const field of fields) {
    if (NO_FACETS.has(field)) continue;
    const values = cards.map((card) => card.data[field]).filter((value) => value !== null && value !== undefined && value !== '');
    if (values.length === 0) continue;
    if (values.every((value) => typeof value === 'number')) facets.push({ field, label: field, kind: 'number' });
    else if (values.every((value) => typeof value === 'string') && new Set(values).size <= MOST_CHOICES)
      facets.push({ field, label: field, kind: 'choice' });
  }
  return { facets, charts: [], groups: 'kind', hand: 6, size: () => null };
}
