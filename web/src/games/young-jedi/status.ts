/** The open facts of a Young Jedi table, read from a view. */
import { zoneOf } from '$lib/table/game';
import type { SeenCard, View } from '$lib/types';
import { PLANETS, SITES } from './cards';

export interface Battle {
  attacker: number;
  planned: number[];
  toPlan: number[];
  ownPlan: number[];
}

export interface Status {
  format: string;
  turn: number;
  active: number;
  phase: string;
  planet: string;
  site: string;
  siteNumber: number;
  counters: (number | null)[];
  turnsHere: number[];
  controlled: string[][];
  battle: Battle | null;
}

const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

export function statusOf(view: View): Status {
  const facts = view.status;
  const battle = facts.battle as Record<string, unknown> | undefined;
  return {
    format: text(facts.format),
    turn: number(facts.turn, 0),
    active: number(facts.active, -1),
    phase: text(facts.phase),
    planet: text(facts.planet),
    site: text(facts.site),
    siteNumber: number(facts.site_number, SITES.findIndex((site) => site === facts.site)),
    counters: list<number | null>(facts.counters),
    turnsHere: list<number>(facts.turns_here),
    controlled: list<string[]>(facts.controlled),
    battle: battle
      ? {
          attacker: number(battle.attacker, -1),
          planned: list<number>(battle.planned),
          toPlan: list<number>(battle.to_plan),
          ownPlan: list<number>(battle.own_plan),
        }
      : null,
  };
}

export interface PlanetState {
  name: string;
  here: boolean;
  holder: number | null;
  location: SeenCard | null;
  cards: { seat: number; cards: SeenCard[]; hidden: number }[];
}

export function planetsOf(view: View): PlanetState[] {
  const status = statusOf(view);
  return PLANETS.map((name) => {
    const holder = status.controlled.findIndex((planets) => planets.includes(name));
    return {
      name,
      here: status.planet === name,
      holder: holder < 0 ? null : holder,
      location: zoneOf(view, 'locations', -1, name)?.cards.at(-1) ?? null,
      cards: [0, 1].map((seat) => ({
        seat,
        cards: zoneOf(view, 'up', seat, name)?.cards ?? [],
        hidden: zoneOf(view, 'down', seat, name)?.count ?? 0,
      })),
    };
  });
}

/** Own cards an order may hold, by id: on the planet and set aside. */
export function ownCards(view: View): Map<number, SeenCard> {
  const { planet } = statusOf(view);
  const found = [...(zoneOf(view, 'up', view.seat, planet)?.cards ?? []), ...(zoneOf(view, 'aside', view.seat)?.cards ?? [])];
  return new Map(found.map((card) => [card.id, card]));
}
