/** The open facts of a Jedi Knights table, read from a view. */
import { zoneOf } from '$lib/table/game';
import { cardAt, list, number, record, text } from '$lib/table/reading';
import type { LogLine, SeenCard, View } from '$lib/types';

export type Arena = 'site' | 'system';
export const ARENAS: readonly Arena[] = ['system', 'site'];

export interface Player {
  side: string;
  theme: string;
  themeNumber: number;
  forceNumber: number;
  draw: number;
  credits: number;
  bonusCredits: number;
  /** The Force card chosen in secret: its id, null if none is chosen yet, undefined if one may not know. */
  chosen: number | null | undefined;
}

/** Lists of two are by side. */
export interface Battle {
  arena: Arena;
  attacking: number;
  main: (number | null)[];
  supporters: number[][];
  fired: number[];
  bonus: number[][];
  power: number[];
  winner: number | null;
}

export interface Numbers {
  power: number;
  defense: number;
  leadership: number;
}

export interface Status {
  format: string;
  turn: number;
  turnsHere: number;
  phase: string;
  final: boolean;
  planet: string;
  site: string;
  system: string;
  planetsLeft: number;
  order: number[];
  players: Player[];
  controlled: string[][];
  rotated: Set<number>;
  numbers: Record<string, Numbers>;
  costs: Record<string, number>;
  battle: Battle | null;
}

function playerOf(facts: Record<string, unknown>): Player {
  return {
    side: text(facts.side),
    theme: text(facts.theme),
    themeNumber: number(facts.theme_number, 0),
    forceNumber: number(facts.force_number, 0),
    draw: number(facts.draw_number, 0),
    credits: number(facts.credits, 0),
    bonusCredits: number(facts.bonus_credits, 0),
    chosen: facts.chosen as number | null | undefined,
  };
}

function battleOf(facts: Record<string, unknown>): Battle {
  return {
    arena: facts.arena === 'site' ? 'site' : 'system',
    attacking: number(facts.attacking, 0),
    main: list<number | null>(facts.main),
    supporters: list<number[]>(facts.supporters),
    fired: list<number>(facts.fired),
    bonus: list<number[]>(facts.bonus),
    power: list<number>(facts.power),
    winner: typeof facts.winner === 'number' ? facts.winner : null,
  };
}

const known = new WeakMap<View, Status>();

export function statusOf(view: View): Status {
  const before = known.get(view);
  if (before) return before;
  const facts = view.status;
  const status: Status = {
    format: text(facts.format),
    turn: number(facts.turn, 0),
    turnsHere: number(facts.turns_here, 0),
    phase: text(facts.phase),
    final: facts.final === true,
    planet: text(facts.planet),
    site: text(facts.site),
    system: text(facts.system),
    planetsLeft: number(facts.planets_left, 0),
    order: list<number>(facts.order),
    players: list<Record<string, unknown>>(facts.players).map(playerOf),
    controlled: list<string[]>(facts.controlled),
    rotated: new Set(list<number>(facts.rotated)),
    numbers: record<Numbers>(facts.in_play),
    costs: record<number>(facts.costs),
    battle: facts.battle ? battleOf(record(facts.battle)) : null,
  };
  known.set(view, status);
  return status;
}

// --- seats around the table ---

/** Seats of a side, oneself first, in the order of sitting. */
export function seatsOfSide(view: View, side: number, near: number): number[] {
  const seats = statusOf(view).players.map((_, seat) => seat).filter((seat) => seat % 2 === side);
  return seats.sort((one, other) => Number(other === near) - Number(one === near) || one - other);
}

// --- stacks ---

/** A card in play with all that lies under it or is aboard it. */
export interface Stack {
  card: SeenCard;
  seat: number;
  rotated: boolean;
  /** In the order played; those aboard have cards of their own. */
  under: Stack[];
}

export function stackOf(view: View, card: SeenCard, seat: number): Stack {
  const under = view.zones.find((zone) => zone.name === 'attached' && zone.place === String(card.id))?.cards ?? [];
  return { card, seat, rotated: statusOf(view).rotated.has(card.id), under: under.map((one) => stackOf(view, one, seat)) };
}

export function stacksAt(view: View, seat: number, arena: Arena): Stack[] {
  return (zoneOf(view, arena, seat)?.cards ?? []).map((card) => stackOf(view, card, seat));
}

/** All that lies under a card, however deep. */
export const beneath = (stack: Stack): Stack[] => stack.under.flatMap((one) => [one, ...beneath(one)]);

export interface Line {
  main: Stack | null;
  supporters: Stack[];
  others: Stack[];
}

/** One side's cards at a place: who fights, those lined up behind, and who looks on. */
export function lineUp(battle: Battle | null, arena: Arena, side: number, stacks: readonly Stack[]): Line {
  if (!battle || battle.arena !== arena) return { main: null, supporters: [], others: [...stacks] };
  const main = stacks.find((stack) => stack.card.id === battle.main[side]) ?? null;
  const order = battle.supporters[side] ?? [];
  const supporters = order.flatMap((id) => stacks.find((stack) => stack.card.id === id) ?? []);
  return { main, supporters, others: stacks.filter((stack) => stack !== main && !supporters.includes(stack)) };
}

// --- what goes on ---

export const STEPS = ['support', 'weapons', 'power'] as const;
export type BattleStep = (typeof STEPS)[number];
const FIRST_STEP = 3; // how the engine counts the times at which players act

/** The step the battle is in: as one is asked, else as it was last told. Before the first one it is only declared. */
export function stepOf(view: View, lines: readonly LogLine[]): BattleStep | null {
  const asked = STEPS.find((step) => step === view.decision?.kind);
  if (asked) return asked;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]!;
    if (line.kind === 'step') return STEPS[line.amount - FIRST_STEP] ?? null;
    if (line.kind === 'attack') return null;
  }
  return null;
}

/** Where the eye should be: the place that is fought over, or acted at, in this phase. */
export function livelyArena(status: Status): Arena | null {
  if (status.battle) return status.battle.arena;
  if (status.phase === 'starship-battle') return 'system';
  return status.phase === 'character-battle' ? 'site' : null;
}

// Questions whose number is the id of the card they speak of.
const ABOUT_CARDS = new Set(['how', 'where', 'transfer-to', 'defender', 'target', 'may', 'choose', 'fetch', 'stow', 'play-card', 'swap', 'swap-with', 'shuffle-in', 'peek', 'take-one', 'discard', 'pay', 'one-of', 'which-opponent', 'intimidated']);

export function spokenOf(view: View): SeenCard[] {
  const { decision } = view;
  const found = decision && ABOUT_CARDS.has(decision.kind) ? cardAt(view, decision.number) : null;
  return found ? [found] : [];
}
