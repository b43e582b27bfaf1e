/** A card's facts as this game reads them out of what the server sends. */

import type { CardInfo } from '$lib/types';
import type { Subject } from './art';

export const PLANETS = ['Tatooine', 'Coruscant', 'Naboo'] as const;
export const SITES = [
  'Mos Espa',
  'Desert Landing Site',
  'Podrace Arena',
  'Jedi Council Chamber',
  'Galactic Senate',
  'Capital City',
  'Theed Palace',
  'Battle Plains',
  'Gungan Swamp',
] as const;
/** In the order in which the dots stand on a card. */
export const COLOURS = ['red', 'orange', 'blue', 'yellow', 'green', 'purple'] as const;

export const DOT_TONES: Record<string, string> = { red: '#e5403a', blue: '#4a8df0', green: '#3fae6a', orange: '#f08a24', yellow: '#f2cf3b', purple: '#9a62d6' };

/** A box of a weapon: who uses it, and what it gives them. */
export interface Box {
  users: string[];
  pips: number;
  cubes: number;
  /** Counts against some opponents only. */
  choosy: boolean;
}

/** When a text works, by the name of what must be true. */
export interface Condition {
  is: string;
  who: string[] | null;
  planet: string;
  opponent: boolean;
  parts: Condition[];
}

/** What a text adds to power: how much, to whom, from where, when. */
export interface Bonus {
  amount: number;
  to: string[] | null;
  reach: string;
  when: Condition | null;
}

/** One way to use a battle card. */
export interface Usage {
  size: number;
  /** How many weapons may be used along. */
  weapons: number;
  first: boolean;
  site: number;
  planet: number;
  using: string[] | null;
  places: string[][];
  different: boolean;
  sameStack: boolean;
  /** Both weapons it calls for; null for an ordinary usage. */
  sorts: string[][] | null;
}

export interface Card extends Subject {
  uniqueness: string;
  counters: number | null;
  /** null: a destiny draw. */
  power: number | null;
  damage: number | null;
  destiny: number | null;
  colour: string;
  pips: number;
  set: string;
  number: string;
  text: string;
  boxes: Box[] | null;
  usages: Usage[] | null;
  /** When the dots of a battle card count; null: always. */
  when: Condition | null;
  fightsAgain: boolean;
  /** Its user leaves the fight in which its dots would count. */
  slipsAway: boolean;
  /** Its dots count only if the hand is shown. */
  mustBeEarned: boolean;
  /** One number, or two of which one is chosen when it is drawn. */
  destinies: number[];
  /** The colours a wild or semi-wild card may stand for. */
  white: string[];
  /** The code of the card a virtual card stands in for. */
  replaces: string;
  /** The titles of the cards a combo card joins. */
  parts: string[];
  /** The codes of both halves of a double impact card. */
  halves: string[];
  /** The code of the built-in weapon. */
  weapon: string;
  builtIn: Box[] | null;
  bonuses: Bonus[];
  /** The words its text is made of. */
  says: string[];
}

const read = new WeakMap<CardInfo, Card>();

export function cardOf(info: CardInfo): Card {
  let card = read.get(info);
  if (!card) {
    card = readCard(info);
    read.set(info, card);
  }
  return card;
}

function readCard(info: CardInfo): Card {
  const data = info.data as Record<string, unknown>;
  const usages = listOf(data.usages, readUsage);
  const outcomes = strings(data.outcomes) ?? [];
  const kind = text(data.kind);
  return {
    code: info.code,
    title: info.title,
    subtitle: info.subtitle,
    text: info.text,
    kind,
    side: text(data.side),
    planet: text(data.planet),
    site: siteNumber(data.site),
    bonus: numbers(data.bonus, 9),
    ship: text(data.ship),
    cubes: number(data.cubes) ?? 0,
    pips: number(data.pips) ?? 0,
    uniqueness: text(data.uniqueness),
    counters: kind === 'character' || kind === 'weapon' || kind === 'effect' ? (number(data.counters) ?? 0) : null,
    power: drawn(data.power),
    damage: number(data.damage),
    destiny: number(data.destiny),
    colour: text(data.colour),
    set: text(data.set),
    number: String(data.number ?? ''),
    boxes: listOf(data.uses, readBox),
    usages,
    when: readCondition(data.condition) ?? (strings(data.when) ? { is: 'fighting', who: strings(data.when), planet: '', opponent: false, parts: [] } : null),
    group: number(data.group) ?? Math.max(1, ...(usages ?? []).map((usage) => usage.size)),
    rescues: outcomes.includes('rescue'),
    fightsAgain: outcomes.includes('fight-again'),
    slipsAway: outcomes.includes('slip-away'),
    mustBeEarned: outcomes.includes('show-hand'),
    destinies: Array.isArray(data.destinies) ? (data.destinies as number[]) : number(data.destiny) === null ? [] : [number(data.destiny)!],
    white: strings(data.white) ?? [],
    replaces: text(data.replaces),
    parts: strings(data.parts) ?? [],
    halves: strings(data.halves) ?? [],
    weapon: text(data.weapon),
    builtIn: listOf(data.built_in, readBox),
    bonuses: (listOf(data.bonuses, readBonus) ?? []).filter((bonus) => bonus.amount !== 0),
    says: strings(data.says) ?? [],
  };
}

// --- reading what may be absent ---

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** A power of -1, "?" or nothing is a destiny draw. */
function drawn(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 ? value : null;
}

function strings(value: unknown): string[] | null {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? (value as string[]) : null;
}

function numbers(value: unknown, length: number): number[] {
  const found = Array.isArray(value) ? value.map((one) => number(one) ?? 0) : [];
  return [...found, ...Array.from({ length }, () => 0)].slice(0, length);
}

function siteNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return SITES.findIndex((site) => site === value);
}

function planetNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return PLANETS.findIndex((planet) => planet === value);
}

/** A list of readable things; nothing at all if one of them cannot be read, for half a rule is a wrong rule. */
function listOf<T>(value: unknown, one: (thing: Record<string, unknown>) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  const found = value.map((thing) => (typeof thing === 'object' && thing !== null ? one(thing as Record<string, unknown>) : null));
  return found.every((thing) => thing !== null) ? (found as T[]) : null;
}

/** The box of a built-in weapon names no users. */
function readBox(thing: Record<string, unknown>): Box | null {
  const users = strings(thing.users ?? []);
  const pips = number(thing.pips);
  const cubes = number(thing.cubes);
  const choosy = Array.isArray(thing.against) || Array.isArray(thing.spared);
  return users && pips !== null && cubes !== null ? { users, pips, cubes, choosy } : null;
}

function readCondition(thing: unknown): Condition | null {
  if (typeof thing !== 'object' || thing === null) return null;
  const data = thing as Record<string, unknown>;
  const parts = Array.isArray(data.parts) ? data.parts.flatMap((part) => readCondition(part) ?? []) : [];
  return { is: text(data.is), who: strings(data.who), planet: text(data.planet), opponent: data.opponent === true, parts };
}

/** Bonuses to damage are none to power. */
function readBonus(thing: Record<string, unknown>): Bonus {
  const amount = thing.of === 'power' ? (number(thing.amount) ?? 0) : 0;
  return { amount, to: strings(thing.for), reach: text(thing.reach), when: readCondition(thing.when) };
}

function readUsage(thing: Record<string, unknown>): Usage | null {
  const size = number(thing.size);
  const places = Array.isArray(thing.places) ? thing.places.map(strings) : [];
  if (size === null || places.some((place) => place === null)) return null;
  return {
    size,
    weapons: number(thing.weapons) ?? (thing.armed === false ? 0 : 1),
    first: thing.first === true,
    site: siteNumber(thing.site),
    planet: planetNumber(thing.planet),
    using: strings(thing.using),
    places: places as string[][],
    different: thing.different === true,
    sameStack: thing.same_stack === true,
    sorts: Array.isArray(thing.two_weapons) ? thing.two_weapons.map((sort) => strings(sort) ?? []) : null,
  };
}
