/** The open facts of a Young Jedi table, read from a view. */
import { zoneOf } from '$lib/table/game';
import { cardAt, list, number, text } from '$lib/table/reading';
import type { Addend, SeenCard, View } from '$lib/types';
import { PLANETS, SITES } from './cards';

export interface Battle {
  attacker: number;
  space: boolean;
  /** The planet it is fought at, or above. */
  place: string;
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
  surrendered: string[][];
  battle: Battle | null;
  evacuation: Evacuation | null;
  duel: Duel | null;
  race: (Race | null)[];
}

export interface Evacuation {
  seat: number;
  planet: string;
  aboard: number[];
  hidden: number;
}

export interface Duelist {
  seat: number;
  character: number;
  weapons: number[];
  power: number;
  sums: Addend[];
  hits: number;
  damage: number;
  passed: boolean;
  hand: number;
}

export interface Duel {
  attacker: number;
  duelists: (Duelist | null)[];
  /** Whose card is on the table now, the card, and the number to match. */
  striker: number;
  attack: number | null;
  number: number | null;
  /** Blows have begun. */
  fought: boolean;
}

export interface Race {
  thrust: number;
  laps: number;
  next: number;
  handled: number;
  handling: number[];
  ready: boolean;
  thrusted: boolean;
}

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
    surrendered: list<string[]>(facts.surrendered),
    evacuation: (facts.evacuation as Evacuation | undefined) ?? null,
    duel: facts.duel ? duelOf(facts.duel as Record<string, unknown>) : null,
    race: list<Race | null>(facts.race),
    battle: battle
      ? {
          attacker: number(battle.attacker, -1),
          space: battle.space === true,
          place: text(battle.place),
          planned: list<number>(battle.planned),
          toPlan: list<number>(battle.to_plan),
          ownPlan: list<number>(battle.own_plan),
        }
      : null,
  };
}

function duelOf(facts: Record<string, unknown>): Duel {
  return {
    attacker: number(facts.attacker, -1),
    duelists: list<Duelist | null>(facts.duelists),
    striker: number(facts.striker, -1),
    attack: typeof facts.attack === 'number' ? facts.attack : null,
    number: typeof facts.number === 'number' ? facts.number : null,
    fought: 'striker' in facts,
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

// Questions whose number is the id of the card they speak of.
const ABOUT_CARDS = new Set(['use-text', 'destiny-number', 'switch-with', 'half', 'group-size', 'keep-apart', 'retire', 'duel-number', 'duel-text', 'lap-number']);

export function spokenOf(view: View): SeenCard[] {
  const { decision } = view;
  const found = decision && ABOUT_CARDS.has(decision.kind) ? cardAt(view, decision.number) : null;
  return found ? [found] : [];
}

/** Own cards an order may hold, by id: on the planet or in hyperspace, and set aside. */
export function ownCards(view: View): Map<number, SeenCard> {
  const { planet, battle } = statusOf(view);
  const field = battle?.space ? zoneOf(view, 'hyperspace', view.seat) : zoneOf(view, 'up', view.seat, planet);
  const found = [...(field?.cards ?? []), ...(zoneOf(view, 'aside', view.seat)?.cards ?? [])];
  return new Map(found.map((card) => [card.id, card]));
}
