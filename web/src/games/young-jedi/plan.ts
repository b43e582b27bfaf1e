/** What a battle plan would do, as its owner can foresee it: from card facts and the site alone. */

import type { Box, Card, Usage } from './cards';

export type Fate = 'fights' | 'joins' | 'weapon-works' | 'weapon-idle' | 'card-works' | 'card-lost';

/** One addend of the power a fight would be fought with. */
export interface Part {
  why: 'power' | 'site' | 'weapon' | 'battle-card' | 'destiny';
  card: Card;
  /** null: a destiny draw. */
  amount: number | null;
  /** Counts against certain opponents only. */
  maybe: boolean;
}

/** One fight the plan leads to; cards are named by their place in the plan. */
export interface Bout {
  characters: number[];
  weapon: number;
  battleCard: number;
  parts: Part[];
  power: number;
  draws: number;
  maybe: number;
}

export interface Reading {
  bouts: Bout[];
  fates: Fate[];
  /** By place: the fight in which it is used, or -1. */
  boutOf: number[];
}

const NO_PLACE = -1;

/** Whether the facts of these cards are complete enough to foresee anything. */
export function readable(plan: readonly Card[]): boolean {
  return plan.every((card) => (card.kind !== 'weapon' || card.boxes !== null) && (card.kind !== 'battle' || card.usages !== null));
}

/** Reads the plan from its front, as the rules will: group by group, character by character. */
export function readPlan(plan: readonly Card[], site: number): Reading {
  const reading: Reading = { bouts: [], fates: plan.map(idleFate), boutOf: plan.map(() => NO_PLACE) };
  let before: number[] = [];
  let place = 0;
  while (place < plan.length) {
    const card = plan[place]!;
    const first = reading.bouts.length === 0;
    let bout: Bout | null = null;
    if (card.kind === 'character') {
      bout = loneBout(plan, before, place, site, first);
    } else if (makesGroup(card)) {
      before = before.filter((other) => plan[other]!.kind !== 'battle');
      bout = groupBout(plan, place, site, first);
    } else {
      before.push(place);
    }
    if (!bout) {
      place += 1;
      continue;
    }
    weigh(plan, bout, site);
    enter(reading, bout);
    before = [];
    place = bout.characters.at(-1)! + 1;
  }
  return reading;
}

function idleFate(card: Card): Fate {
  if (card.kind === 'weapon') return 'weapon-idle';
  return card.kind === 'battle' ? 'card-lost' : 'fights';
}

export function makesGroup(card: Card): boolean {
  return card.kind === 'battle' && card.group > 1;
}

/** The box of the weapon that speaks of this character. */
export function boxOf(weapon: Card, user: Card): Box | null {
  return weapon.boxes?.find((box) => box.users.includes(user.code)) ?? null;
}

function newBout(characters: number[], weapon = NO_PLACE, battleCard = NO_PLACE): Bout {
  return { characters, weapon, battleCard, parts: [], power: 0, draws: 0, maybe: 0 };
}

/** A character with the weapon right before it, and the battle card right before either. */
function loneBout(plan: readonly Card[], before: readonly number[], place: number, site: number, first: boolean): Bout {
  const bout = newBout([place]);
  let adjacent = before.length - 1;
  const nearest = before[adjacent];
  if (nearest !== undefined && plan[nearest]!.kind === 'weapon') {
    if (boxOf(plan[nearest]!, plan[place]!)) bout.weapon = nearest;
    adjacent -= 1;
  }
  const next = before[adjacent];
  if (next !== undefined && plan[next]!.kind === 'battle') {
    if (usageFor(plan[next]!, [plan[place]!], plan[bout.weapon], site, first)) bout.battleCard = next;
  }
  return bout;
}

/** A group right behind its battle card and at most one weapon; nothing if they do not fit. */
function groupBout(plan: readonly Card[], place: number, site: number, first: boolean): Bout | null {
  const card = plan[place]!;
  const armed = plan[place + 1]?.kind === 'weapon';
  const start = place + (armed ? 2 : 1);
  const members = plan.slice(start, start + card.group);
  if (members.length === 0 || members.some((member) => member.kind !== 'character')) return null;
  const weapon = armed && boxOf(plan[start - 1]!, members[0]!) ? start - 1 : NO_PLACE;
  const usage = usageFor(card, members, plan[weapon], site, first);
  if (!usage) return null;
  return newBout(members.map((_, index) => start + index), usage.armed ? weapon : NO_PLACE, place);
}

/** The way in which these characters, in plan order, may use the battle card. */
export function usageFor(card: Card, users: readonly Card[], weapon: Card | undefined, site: number, first: boolean): Usage | null {
  return card.usages?.find((usage) => usage.size === users.length && fits(usage, users, weapon, site, first)) ?? null;
}

function fits(usage: Usage, users: readonly Card[], weapon: Card | undefined, site: number, first: boolean): boolean {
  if (usage.site >= 0 && usage.site !== site) return false;
  if (usage.planet >= 0 && usage.planet !== Math.floor(site / 3)) return false;
  if (usage.first && !first) return false;
  if (usage.using && (!weapon || !usage.using.includes(weapon.code))) return false;
  if (usage.sameStack) return users[0]!.uniqueness === 'stackable' && users.every((user) => sameTitle(user, users[0]!));
  if (usage.different && users.length > 1 && sameTitle(users[0]!, users[1]!)) return false;
  return fill(usage.places, users, 0, new Set());
}

/** Titles are compared without capitals, accents and punctuation. */
function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '').match(/[\p{L}\p{N}_]+/gu)?.join(' ') ?? '';
}

function sameTitle(one: Card, other: Card): boolean {
  return plain(one.title) === plain(other.title);
}

/** Whether the users not yet taken can fill the places from this one on. */
function fill(places: readonly string[][], users: readonly Card[], place: number, taken: ReadonlySet<number>): boolean {
  const wanted = places[place];
  if (!wanted) return true;
  return users.some((user, index) => !taken.has(index) && wanted.includes(user.code) && fill(places, users, place + 1, new Set([...taken, index])));
}

/** The addends in the order in which they come about. */
function weigh(plan: readonly Card[], bout: Bout, site: number): void {
  const add = (why: Part['why'], card: Card, amount: number | null, maybe = false): void => {
    if (amount === 0 && why !== 'power') return;
    bout.parts.push({ why, card, amount, maybe });
    if (amount === null) bout.draws += 1;
    else if (maybe) bout.maybe += amount;
    else bout.power += amount;
  };
  for (const place of bout.characters) {
    const character = plan[place]!;
    if (character.power !== null) add('power', character, character.power);
    add('site', character, character.bonus[site] ?? 0);
  }
  const weapon = plan[bout.weapon];
  const box = weapon ? boxOf(weapon, plan[bout.characters[0]!]!) : null;
  if (weapon && box) add('weapon', weapon, box.pips);
  const card = plan[bout.battleCard];
  for (let draw = 0; card && draw < card.cubes; draw += 1) add('destiny', card, null);
  for (let draw = 0; weapon && box && draw < box.cubes; draw += 1) add('destiny', weapon, null);
  for (const place of bout.characters) if (plan[place]!.power === null) add('destiny', plan[place]!, null);
  if (card) add('battle-card', card, card.pips, card.when !== null);
}

function enter(reading: Reading, bout: Bout): void {
  const number = reading.bouts.length;
  reading.bouts.push(bout);
  bout.characters.forEach((place, index) => {
    reading.fates[place] = index === 0 ? 'fights' : 'joins';
    reading.boutOf[place] = number;
  });
  if (bout.weapon !== NO_PLACE) {
    reading.fates[bout.weapon] = 'weapon-works';
    reading.boutOf[bout.weapon] = number;
  }
  if (bout.battleCard !== NO_PLACE) {
    reading.fates[bout.battleCard] = 'card-works';
    reading.boutOf[bout.battleCard] = number;
  }
}

// --- a sensible order to begin with ---

const worth = (box: Box): number => box.pips * 2 + box.cubes * 7;

/** Places such that weapons and battle cards stand before somebody who can use them, if anybody can. */
export function suggestOrder(cards: readonly Card[], site: number): number[] {
  const places = cards.map((_, place) => place);
  let squads = places.filter((place) => cards[place]!.kind === 'character').map((place) => [place]);
  const loose = places.filter((place) => cards[place]!.kind === 'battle');
  const weapons = places.filter((place) => cards[place]!.kind === 'weapon').sort((one, other) => bestWorth(cards[other]!) - bestWorth(cards[one]!));
  for (const place of loose.filter((one) => makesGroup(cards[one]!))) {
    const squad = groupFor(cards, squads, place, site);
    if (!squad) continue;
    loose.splice(loose.indexOf(place), 1);
    squads = [...squads.filter((other) => !squad.includes(other[0]!)), [place, ...squad]];
  }
  const spare = weapons.filter((weapon) => !arm(cards, squads, weapon, site));
  for (const place of [...loose]) if (support(cards, squads, place, site)) loose.splice(loose.indexOf(place), 1);
  return [...strongestFirst(cards, squads, site).flat(), ...loose, ...spare];
}

function bestWorth(weapon: Card): number {
  return Math.max(0, ...(weapon.boxes ?? []).map(worth));
}

/** Squads in order of the power they would have; a squad that must be the first stays there. */
function strongestFirst(cards: readonly Card[], squads: number[][], site: number): number[][] {
  const force = (squad: number[]): number => {
    const plan = squad.map((place) => cards[place]!);
    const bout = readPlan(plan, site).bouts[0];
    return bout ? bout.power + bout.draws * 3.5 + bout.maybe / 2 : 0;
  };
  const mustLead = (squad: number[]): boolean => squad.some((place) => cards[place]!.usages?.some((usage) => usage.first));
  return [...squads].sort((one, other) => Number(mustLead(other)) - Number(mustLead(one)) || force(other) - force(one));
}

function works(cards: readonly Card[], squads: readonly number[][], fate: Fate, place: number, site: number): boolean {
  const order = squads.flat();
  return readPlan(order.map((other) => cards[other]!), site).fates[order.indexOf(place)] === fate;
}

/** Lone characters this battle card can bring together. */
function groupFor(cards: readonly Card[], squads: readonly number[][], place: number, site: number): number[] | null {
  const alone = squads.filter((squad) => squad.length === 1).map((squad) => squad[0]!);
  for (const members of combinations(alone, cards[place]!.group)) {
    if (usageFor(cards[place]!, members.map((member) => cards[member]!), undefined, site, true)) return members;
  }
  return null;
}

export function combinations<T>(things: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return things.flatMap((thing, index) => combinations(things.slice(index + 1), size - 1).map((rest) => [thing, ...rest]));
}

const userAt = (cards: readonly Card[], squad: readonly number[]): number => squad.findIndex((place) => cards[place]!.kind === 'character');

/** Hands the weapon to the squad that gains most by it. */
function arm(cards: readonly Card[], squads: number[][], weapon: number, site: number): boolean {
  let best = NO_PLACE;
  let gain = 0;
  squads.forEach((squad, number) => {
    const at = userAt(cards, squad);
    const box = boxOf(cards[weapon]!, cards[squad[at]!]!);
    if (!box || worth(box) <= gain || squad.some((place) => cards[place]!.kind === 'weapon')) return;
    const changed = squads.map((other, index) => (index === number ? [...squad.slice(0, at), weapon, ...squad.slice(at)] : other));
    if (works(cards, changed, 'weapon-works', weapon, site)) {
      best = number;
      gain = worth(box);
    }
  });
  const squad = squads[best];
  if (!squad) return false;
  squad.splice(userAt(cards, squad), 0, weapon);
  return true;
}

/** Puts the battle card before the first squad it works for. */
function support(cards: readonly Card[], squads: number[][], battleCard: number, site: number): boolean {
  if (makesGroup(cards[battleCard]!)) return false;
  for (const [number, squad] of squads.entries()) {
    if (squad.some((place) => cards[place]!.kind === 'battle')) continue;
    const changed = squads.map((other, index) => (index === number ? [battleCard, ...squad] : other));
    if (works(cards, changed, 'card-works', battleCard, site)) {
      squads[number] = [battleCard, ...squad];
      return true;
    }
  }
  return false;
}

/** Whether somebody on the planet could use the battle card. */
export function hasUsers(battleCard: Card, here: readonly Card[], site: number): boolean {
  const characters = here.filter((card) => card.kind === 'character');
  const weapons = here.filter((card) => card.kind === 'weapon');
  return combinations(characters, battleCard.group).some((members) =>
    [undefined, ...weapons.filter((weapon) => boxOf(weapon, members[0]!))].some((weapon) => usageFor(battleCard, members, weapon, site, true)),
  );
}
