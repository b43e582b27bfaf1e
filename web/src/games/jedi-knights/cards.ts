/** A card's facts as this game reads them out of what the server sends. */
import type { CardInfo } from '$lib/types';

export const SIDES = ['alliance', 'empire'] as const;
export const ALLEGIANCES = ['alliance', 'empire', 'independent'] as const;
export const THEMES = ['luke', 'han', 'vader', 'tarkin', 'jabba'] as const;
export const KINDS = ['character', 'starship', 'weapon', 'event', 'theme', 'location', 'force'] as const;
export const PLANETS = ['Tatooine', 'Yavin 4', 'Kessel', 'Alderaan'] as const;

export type Side = (typeof SIDES)[number];
export type Allegiance = (typeof ALLEGIANCES)[number];
export type Theme = (typeof THEMES)[number];
export type Kind = (typeof KINDS)[number];

export interface Card {
  code: string;
  title: string;
  subtitle: string;
  text: string;
  set: string;
  number: string;
  rarity: string;
  kind: Kind;
  allegiance: Allegiance;
  theme: Theme | null;
  cost: number | null;
  power: number | null;
  defense: number | null;
  destiny: number | null;
  leadership: number;
  keywords: string[];
  timing: string;
  tactical: number | null;
  planet: string;
  system: string;
  bonus: number;
  colour: string;
  force: number;
  credits: number;
  draw: number;
  themeNumber: number;
  startingHand: number;
  startingHero: string;
  /** Made by us, not printed in 2001. */
  ours: boolean;
  /** Of a set somebody added to this site. */
  own: boolean;
}

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null => values.find((one) => one === value) ?? null;

const read = new WeakMap<CardInfo, Card>();

export function cardOf(info: CardInfo): Card {
  const known = read.get(info);
  if (known) return known;
  const data: Record<string, unknown> = info.data;
  const card: Card = {
    code: info.code,
    title: info.title,
    subtitle: info.subtitle,
    text: info.text,
    set: text(data.set),
    number: String(data.number ?? ''),
    rarity: text(data.rarity),
    kind: oneOf(KINDS, data.kind) ?? 'character',
    allegiance: oneOf(ALLEGIANCES, data.side) ?? 'independent',
    theme: oneOf(THEMES, data.theme),
    cost: number(data.cost),
    power: number(data.power),
    defense: number(data.defense),
    destiny: number(data.destiny),
    leadership: number(data.leadership) ?? 0,
    keywords: Array.isArray(data.keywords) ? data.keywords.map(String) : [],
    timing: text(data.timing),
    tactical: number(data.tactical),
    planet: text(data.planet),
    system: text(data.system),
    bonus: number(data.bonus) ?? 0,
    colour: text(data.colour),
    force: number(data.force) ?? 0,
    credits: number(data.credits) ?? 0,
    draw: number(data.draw) ?? 0,
    themeNumber: number(data.theme_number) ?? 0,
    startingHand: number(data.hand) ?? 0,
    startingHero: text(data.hero),
    ours: data.ours === true,
    own: data.own === true,
  };
  read.set(info, card);
  return card;
}

export const fights = (card: Pick<Card, 'kind'>): boolean => card.kind === 'character' || card.kind === 'starship';
export const isHero = (card: Pick<Card, 'keywords'>): boolean => card.keywords.includes('Hero');
/** The side a seat plays: seats of a side alternate with those of the other. */
export const sideOf = (seat: number): Side => SIDES[seat % 2]!;
