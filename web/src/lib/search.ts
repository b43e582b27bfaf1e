/** Looking through cards: words, and every fact a game lets one filter by. Pure, so that it is tested without a page. */
import type { Facet } from './games';
import type { CardInfo } from './types';

export type Range = [least: number | null, most: number | null];

export interface Wishes {
  words: string;
  choices: Record<string, string[]>;
  ranges: Record<string, Range>;
  sort: string; // a facet's field, '' for the order of the sets
  down: boolean;
}

export const noWishes = (): Wishes => ({ words: '', choices: {}, ranges: {}, sort: '', down: false });

/** Words without capitals, accents and punctuation. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();
}

export function valueOf(card: CardInfo, facet: Facet): string | number | string[] | null {
  if (facet.read) return facet.read(card);
  const value = card.data[facet.field];
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map(String);
  return null;
}

/** The values a facet takes among the cards, in the game's order if it gives one. */
export function valuesOf(cards: readonly CardInfo[], facet: Facet): string[] {
  const seen = new Set<string>();
  for (const card of cards) {
    const value = valueOf(card, facet);
    if (Array.isArray(value)) value.forEach((one) => seen.add(one));
    else if (value !== null) seen.add(String(value));
  }
  if (facet.values) return facet.values.filter((value) => seen.has(value));
  return [...seen].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
}

export function limitsOf(cards: readonly CardInfo[], facet: Facet): [number, number] {
  const numbers = cards.map((card) => valueOf(card, facet)).filter((value) => typeof value === 'number');
  return numbers.length ? [Math.min(...numbers), Math.max(...numbers)] : [0, 0];
}

const haystacks = new WeakMap<CardInfo, string>();

function haystack(card: CardInfo): string {
  const known = haystacks.get(card);
  if (known !== undefined) return known;
  const words = [card.name, card.text, card.code, ...card.facts.map(([label, value]) => `${label} ${value}`)];
  const made = ` ${fold(words.join(' '))} ${card.code.toLowerCase()}`;
  haystacks.set(card, made);
  return made;
}

function hasWords(card: CardInfo, words: readonly string[]): boolean {
  const text = haystack(card);
  return words.every((word) => text.includes(word));
}

function fits(card: CardInfo, facet: Facet, wishes: Wishes): boolean {
  const wanted = wishes.choices[facet.field];
  const value = valueOf(card, facet);
  if (wanted?.length) {
    const own = Array.isArray(value) ? value : value === null ? [] : [String(value)];
    if (!wanted.some((one) => own.includes(one))) return false;
  }
  const range = wishes.ranges[facet.field];
  if (!range || (range[0] === null && range[1] === null)) return true;
  if (typeof value !== 'number') return false;
  return (range[0] === null || value >= range[0]) && (range[1] === null || value <= range[1]);
}

export function search(cards: readonly CardInfo[], facets: readonly Facet[], wishes: Wishes): CardInfo[] {
  const words = fold(wishes.words).split(' ').filter(Boolean);
  const found = cards.filter((card) => hasWords(card, words) && facets.every((facet) => fits(card, facet, wishes)));
  return sorted(found, facets, wishes);
}

function sorted(cards: CardInfo[], facets: readonly Facet[], wishes: Wishes): CardInfo[] {
  const facet = facets.find((one) => one.field === wishes.sort);
  const turn = wishes.down ? -1 : 1;
  if (wishes.sort === 'name') return cards.sort((a, b) => turn * a.name.localeCompare(b.name));
  if (!facet) return wishes.down ? cards.reverse() : cards;
  const rank = ranking(facet);
  return cards.sort((a, b) => compare(rank(a), rank(b), turn) || a.name.localeCompare(b.name));
}

/** Cards without the fact come last, whichever way it is sorted. */
function compare(a: string | number | null, b: string | number | null, turn: number): number {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0);
  if (typeof a === 'number' && typeof b === 'number') return turn * (a - b);
  return turn * String(a).localeCompare(String(b), undefined, { numeric: true });
}

function ranking(facet: Facet): (card: CardInfo) => string | number | null {
  const order = facet.values;
  return (card) => {
    const value = valueOf(card, facet);
    const one = Array.isArray(value) ? (value[0] ?? null) : value;
    return order && one !== null ? order.indexOf(String(one)) : one;
  };
}

export function countWishes(wishes: Wishes): number {
  const choices = Object.values(wishes.choices).filter((values) => values.length > 0).length;
  const ranges = Object.values(wishes.ranges).filter(([least, most]) => least !== null || most !== null).length;
  return choices + ranges;
}

// --- in the address ---

export function toQuery(wishes: Wishes): Record<string, string> {
  const query: Record<string, string> = { q: wishes.words };
  for (const [field, values] of Object.entries(wishes.choices)) query[field] = values.join('~');
  for (const [field, [least, most]] of Object.entries(wishes.ranges)) {
    if (least !== null || most !== null) query[field] = `${least ?? ''}..${most ?? ''}`;
  }
  query.sort = wishes.sort ? (wishes.down ? `-${wishes.sort}` : wishes.sort) : wishes.down ? '-' : '';
  return query;
}

export function fromQuery(query: URLSearchParams, facets: readonly Facet[]): Wishes {
  const wishes = noWishes();
  wishes.words = query.get('q') ?? '';
  for (const facet of facets) {
    const value = query.get(facet.field);
    if (!value) continue;
    if (facet.kind === 'number') wishes.ranges[facet.field] = readRange(value);
    else wishes.choices[facet.field] = value.split('~').filter(Boolean);
  }
  const sort = query.get('sort') ?? '';
  wishes.down = sort.startsWith('-');
  wishes.sort = sort.replace(/^-/, '');
  return wishes;
}

function readRange(text: string): Range {
  const [least = '', most = least] = text.split('..');
  return [readNumber(least), readNumber(most)];
}

function readNumber(text: string): number | null {
  const value = Number(text);
  return text.trim() === '' || Number.isNaN(value) ? null : value;
}
