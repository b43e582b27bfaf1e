/** Decks while they are edited, and what can be told of them without asking the server. */
import type { Chart, Facet } from './games';
import { valueOf } from './search';
import type { CardCounts, CardInfo } from './types';

export interface Draft {
  name: string;
  note: string;
  cards: CardCounts;
}

const MOST_OF_A_CARD = 60;

export const emptyDraft = (): Draft => ({ name: '', note: '', cards: {} });

export function sizeOf(cards: CardCounts): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

/** The counts with `by` more of one card; none left is not listed. */
export function withMore(cards: CardCounts, code: string, by: number): CardCounts {
  const count = Math.max(0, Math.min(MOST_OF_A_CARD, (cards[code] ?? 0) + by));
  const { [code]: _, ...rest } = cards;
  return count > 0 ? { ...rest, [code]: count } : rest;
}

/** What was, what is, and what was undone. Changes of the same `what` in quick succession are one. */
export class History<T> {
  private past: T[] = [];
  private future: T[] = [];
  private lastWhat = '';
  private lastAt = 0;

  constructor(public present: T) {}

  change(next: T, what = '', now = Date.now()): void {
    const same = what !== '' && what === this.lastWhat && now - this.lastAt < 1500;
    if (!same) this.past.push(this.present);
    if (this.past.length > 200) this.past.shift();
    this.future = [];
    this.present = next;
    this.lastWhat = what;
    this.lastAt = now;
  }

  undo(): boolean {
    const before = this.past.pop();
    if (before === undefined) return false;
    this.future.push(this.present);
    this.present = before;
    this.lastWhat = '';
    return true;
  }

  redo(): boolean {
    const after = this.future.pop();
    if (after === undefined) return false;
    this.past.push(this.present);
    this.present = after;
    this.lastWhat = '';
    return true;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }
}

export interface Line {
  card: CardInfo;
  count: number;
}

export interface Group {
  value: string;
  size: number;
  lines: Line[];
}

type Find = (code: string) => CardInfo | undefined;

export function linesOf(cards: CardCounts, find: Find): Line[] {
  const lines: Line[] = [];
  for (const [code, count] of Object.entries(cards)) {
    const card = find(code);
    if (card) lines.push({ card, count });
  }
  return lines;
}

/** The deck by the values of one facet, each group in the order of names. */
export function groupsOf(lines: Line[], facet: Facet | undefined): Group[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const value = facet ? String(valueOf(line.card, facet) ?? '') : '';
    groups.set(value, [...(groups.get(value) ?? []), line]);
  }
  const order = facet?.values ?? [...groups.keys()].sort();
  const rank = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
  return [...groups.entries()]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([value, own]) => ({
      value,
      size: own.reduce((sum, line) => sum + line.count, 0),
      lines: own.sort((a, b) => a.card.name.localeCompare(b.card.name)),
    }));
}

export interface Bar {
  value: string;
  count: number;
  /** How many of them may stand elsewhere too. */
  wild?: number;
}

/** How many cards have which value; numbers without gaps, choices in the game's order. */
export function barsOf(lines: Line[], chart: Chart, facet: Facet, need: number | null = null): Bar[] {
  const counts = new Map<string, number>();
  for (const { card, count } of lines) {
    if (chart.counts && !chart.counts(card)) continue;
    const value = valueOf(card, facet);
    if (value === null || Array.isArray(value)) continue;
    counts.set(String(value), (counts.get(String(value)) ?? 0) + count);
  }
  const values = facet.kind === 'number' ? spanOf([...counts.keys()]) : (facet.values ?? [...counts.keys()].sort());
  const wild = chart.wild && need !== null ? chart.wild(lines, need) : new Map<string, number>();
  return values.map((value) => ({ value, count: (counts.get(value) ?? 0) + (wild.get(value) ?? 0), wild: wild.get(value) ?? 0 }));
}

function spanOf(keys: string[]): string[] {
  const numbers = keys.map(Number);
  const most = Math.max(6, ...numbers);
  const least = Math.min(...numbers, 1);
  return Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
}

export function meanOf(lines: Line[], chart: Chart, facet: Facet): number | null {
  let sum = 0;
  let size = 0;
  for (const { card, count } of lines) {
    const value = valueOf(card, facet);
    if (typeof value !== 'number' || (chart.counts && !chart.counts(card))) continue;
    sum += value * count;
    size += count;
  }
  return size ? sum / size : null;
}

// --- the test hand ---

export type Below = (limit: number) => number;

/** An unbiased number below the limit. */
export const chance: Below = (limit) => {
  const span = 2 ** 32 - (2 ** 32 % limit);
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while ((word[0] ?? 0) >= span);
  return (word[0] ?? 0) % limit;
};

export function shuffled(cards: CardCounts, below: Below = chance): string[] {
  const pile = Object.entries(cards).flatMap(([code, count]) => Array<string>(count).fill(code));
  for (let last = pile.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    const [a, b] = [pile[last], pile[other]];
    if (a !== undefined && b !== undefined) [pile[last], pile[other]] = [b, a];
  }
  return pile;
}
