/** What a battle plan would do, as its owner can foresee it: from card facts and the site alone. */

import type { Box, Bonus, Card, Condition, Usage } from './cards';

export type Fate = 'fights' | 'joins' | 'weapon-works' | 'weapon-idle' | 'card-works' | 'card-lost';

/** One addend of the power a fight would be fought with. */
export interface Part {
  why: 'power' | 'site' | 'weapon' | 'built-in' | 'text' | 'effect' | 'helper' | 'battle-card' | 'destiny';
  card: Card;
  /** null: a destiny draw. */
  amount: number | null;
  /** Counts against certain opponents only, or under a condition that is still open. */
  maybe: boolean;
}

/** One fight the plan leads to; cards are named by their place in the plan. */
export interface Bout {
  characters: number[];
  weapons: number[];
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

/** Where a battle is fought, as far as it matters to a plan. */
export interface Field {
  site: number;
  space: boolean;
  planet: string;
  /** One's own effect. */
  effects: readonly Card[];
  /** One's own characters on the planet, and those that help ships and duelists from anywhere. */
  here: readonly Card[];
  helpers: readonly Card[];
  /** Planets controlled by oneself, and by the opponent. */
  own: readonly string[];
  theirs: readonly string[];
  myTurn: boolean;
}

export function ground(site: number): Field {
  return { site, space: false, planet: '', effects: [], here: [], helpers: [], own: [], theirs: [], myTurn: true };
}

const NO_PLACE = -1;
const MOST_WEAPONS = 2;

/** As what a card stands in the plan. */
function kindOf(card: Card, field: Field): 'fights' | 'weapon' | 'battle' {
  if (card.kind === (field.space ? 'starship' : 'character')) return 'fights';
  return card.kind === 'weapon' ? 'weapon' : 'battle';
}

/** Whether the facts of these cards are complete enough to foresee anything. */
export function readable(plan: readonly Card[]): boolean {
  return plan.every((card) => (card.kind !== 'weapon' || card.boxes !== null) && (card.kind !== 'battle' || card.usages !== null));
}

/** Reads the plan from its front, as the rules will: group by group, character by character. */
export function readPlan(plan: readonly Card[], where: Field | number): Reading {
  const field = typeof where === 'number' ? ground(where) : where;
  const reading: Reading = { bouts: [], fates: plan.map((card) => idleFate(card, field)), boutOf: plan.map(() => NO_PLACE) };
  let before: number[] = [];
  let place = 0;
  while (place < plan.length) {
    const card = plan[place]!;
    const first = reading.bouts.length === 0;
    let bout: Bout | null = null;
    if (kindOf(card, field) === 'fights') {
      bout = loneBout(plan, before, place, field, first);
    } else if (makesGroup(card)) {
      before = before.filter((other) => kindOf(plan[other]!, field) === 'weapon');
      bout = groupBout(plan, place, field, first);
    } else {
      before.push(place);
    }
    if (!bout) {
      place += 1;
      continue;
    }
    weigh(plan, bout, field);
    enter(reading, bout);
    before = [];
    place = bout.characters.at(-1)! + 1;
  }
  return reading;
}

function idleFate(card: Card, field: Field): Fate {
  const kind = kindOf(card, field);
  return kind === 'weapon' ? 'weapon-idle' : kind === 'battle' ? 'card-lost' : 'fights';
}

export function makesGroup(card: Card): boolean {
  return card.kind === 'battle' && card.group > 1;
}

/** The box of the weapon that speaks of this character. */
export function boxOf(weapon: Card, user: Card): Box | null {
  return weapon.boxes?.find((box) => box.users.includes(user.code)) ?? null;
}

function newBout(characters: number[], weapons: number[] = [], battleCard = NO_PLACE): Bout {
  return { characters, weapons, battleCard, parts: [], power: 0, draws: 0, maybe: 0 };
}

/** A character with the weapon right before it, or the two a battle card calls for, and the battle card right before them. */
function loneBout(plan: readonly Card[], before: readonly number[], place: number, field: Field, first: boolean): Bout {
  const bout = newBout([place]);
  const user = plan[place]!;
  const behind: number[] = [];
  for (let at = before.length - 1; at >= 0 && behind.length < MOST_WEAPONS && kindOf(plan[before[at]!]!, field) === 'weapon'; at -= 1) behind.unshift(before[at]!);
  const card = before[before.length - 1 - behind.length];
  const usable = behind.filter((weapon) => boxOf(plan[weapon]!, user));
  const uses = (weapons: readonly number[]): Usage | null =>
    card === undefined || kindOf(plan[card]!, field) !== 'battle' ? null : usageFor(plan[card]!, [user], weapons.map((weapon) => plan[weapon]!), field.site, first);
  if (behind.length === MOST_WEAPONS) {
    if (uses(usable)?.weapons === MOST_WEAPONS) return { ...bout, weapons: usable, battleCard: card! };
    return { ...bout, weapons: usable.filter((weapon) => weapon === behind.at(-1)) };
  }
  return { ...bout, weapons: usable, battleCard: uses(usable) ? card! : NO_PLACE };
}

/** A group right behind its battle card and at most one weapon, as large as fits; nothing if it does not fit. */
function groupBout(plan: readonly Card[], place: number, field: Field, first: boolean): Bout | null {
  const card = plan[place]!;
  const next = plan[place + 1];
  const armed = next !== undefined && kindOf(next, field) === 'weapon';
  const start = place + (armed ? 2 : 1);
  for (let size = card.group; size > 0; size -= 1) {
    const members = plan.slice(start, start + size);
    if (members.length < size || members.some((member) => kindOf(member, field) !== 'fights')) continue;
    const weapons = armed && boxOf(next, members[0]!) ? [start - 1] : [];
    const usage = usageFor(card, members, weapons.map((weapon) => plan[weapon]!), field.site, first);
    if (usage) return newBout(members.map((_, index) => start + index), usage.weapons > 0 ? weapons : [], place);
  }
  return null;
}

/** The way in which these characters, in plan order, may use the battle card. */
export function usageFor(card: Card, users: readonly Card[], weapons: readonly Card[], site: number, first: boolean): Usage | null {
  if (users.some((user) => user.says.includes('no-battle-cards'))) return null;
  const inUse = [...weapons.map((weapon) => weapon.code), ...users.slice(0, 1).flatMap((user) => user.weapon || [])];
  return card.usages?.find((usage) => usage.size === users.length && fits(usage, users, inUse, site, first)) ?? null;
}

function fits(usage: Usage, users: readonly Card[], weapons: readonly string[], site: number, first: boolean): boolean {
  if (usage.site >= 0 && usage.site !== site) return false;
  if (usage.planet >= 0 && usage.planet !== Math.floor(site / 3)) return false;
  if (usage.first && !first) return false;
  if (usage.using && !weapons.some((weapon) => usage.using!.includes(weapon))) return false;
  if (usage.sorts) {
    const [one = [], other = []] = usage.sorts;
    const [first = '', second = ''] = weapons;
    if (!(one.includes(first) && other.includes(second)) && !(one.includes(second) && other.includes(first))) return false;
  }
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
function weigh(plan: readonly Card[], bout: Bout, field: Field): void {
  const add = (why: Part['why'], card: Card, amount: number | null, maybe = false): void => {
    if (amount === 0 && why !== 'power') return;
    bout.parts.push({ why, card, amount, maybe });
    if (amount === null) bout.draws += 1;
    else if (maybe) bout.maybe += amount;
    else bout.power += amount;
  };
  const members = bout.characters.map((place) => plan[place]!);
  const used = bout.weapons.map((place) => ({ weapon: plan[place]!, box: boxOf(plan[place]!, members[0]!)! }));
  const builtIn = members.flatMap((member) => (member.builtIn?.[0] ? [{ weapon: member, box: member.builtIn[0] }] : []));
  const card = plan[bout.battleCard];
  // Weapon cards are in use by the first of a group alone, the battle card by all of it.
  const toolsOf = (index: number): string[] => [...(index === 0 ? used.map((one) => one.weapon.code) : []), members[index]!.weapon, card?.code ?? ''];
  for (const member of members) {
    if (member.power !== null) add('power', member, member.power);
    if (!field.space) add('site', member, member.bonus[field.site] ?? 0);
  }
  for (const { weapon, box } of used) add('weapon', weapon, box.pips, box.choosy);
  for (const { weapon, box } of builtIn) add('built-in', weapon, box.pips, box.choosy);
  for (const [index, member] of members.entries()) {
    for (const { why, giver, bonus } of bonusesFor(member, field)) {
      const truth = holds(bonus.when, field, toolsOf(index));
      if (truth !== 'no') add(why, giver, bonus.amount, truth === 'maybe');
    }
  }
  for (let draw = 0; card && draw < card.cubes; draw += 1) add('destiny', card, null);
  for (const { weapon, box } of [...used, ...builtIn]) for (let draw = 0; draw < box.cubes; draw += 1) add('destiny', weapon, null);
  for (const member of members) if (member.power === null || (field.space && member.ship === 'starfighter')) add('destiny', member, null);
  if (card && !card.slipsAway) {
    const truth = holds(card.when, field, toolsOf(0));
    if (truth !== 'no') add('battle-card', card, card.pips, truth === 'maybe' || card.mustBeEarned);
  }
}

/** What texts give a fighter: its own, the effect's, and in space those of helpers. */
function bonusesFor(member: Card, field: Field): { why: 'text' | 'effect' | 'helper'; giver: Card; bonus: Bonus }[] {
  const given = (why: 'effect' | 'helper', givers: readonly Card[]) =>
    givers.flatMap((giver) => giver.bonuses.filter((bonus) => bonus.reach !== 'itself' && bonus.to?.includes(member.code)).map((bonus) => ({ why, giver, bonus })));
  const own = member.bonuses.filter((bonus) => bonus.reach === 'itself').map((bonus) => ({ why: 'text' as const, giver: member, bonus }));
  return [...own, ...given('effect', field.effects), ...(field.space ? given('helper', field.helpers) : [])];
}

type Truth = 'yes' | 'no' | 'maybe';

/** Whether a condition will hold, as far as that is known before the fight. */
function holds(when: Condition | null, field: Field, tools: readonly string[]): Truth {
  if (!when) return 'yes';
  const sure = (so: boolean): Truth => (so ? 'yes' : 'no');
  const among = (codes: readonly string[]): boolean => codes.some((code) => when.who?.includes(code));
  switch (when.is) {
    case 'using':
      return sure(among(tools));
    case 'present':
    case 'stacking':
      return sure(among(field.here.map((card) => card.code)));
    case 'fighting-at':
      return sure(when.planet === field.planet);
    case 'has-controlled': {
      const planets = when.opponent ? field.theirs : field.own;
      return sure(when.planet ? planets.includes(when.planet) : planets.length > 0);
    }
    case 'turn-of':
      return sure(field.myTurn !== when.opponent);
    case 'dueling':
      return 'no';
    case 'any-of': {
      const parts = when.parts.map((part) => holds(part, field, tools));
      return parts.includes('yes') ? 'yes' : parts.includes('maybe') ? 'maybe' : 'no';
    }
    default:
      return 'maybe';
  }
}

function enter(reading: Reading, bout: Bout): void {
  const number = reading.bouts.length;
  reading.bouts.push(bout);
  bout.characters.forEach((place, index) => {
    reading.fates[place] = index === 0 ? 'fights' : 'joins';
    reading.boutOf[place] = number;
  });
  for (const weapon of bout.weapons) {
    reading.fates[weapon] = 'weapon-works';
    reading.boutOf[weapon] = number;
  }
  if (bout.battleCard !== NO_PLACE) {
    reading.fates[bout.battleCard] = 'card-works';
    reading.boutOf[bout.battleCard] = number;
  }
}

// --- a sensible order to begin with ---

const worth = (box: Box): number => box.pips * 2 + box.cubes * 7;

/** Places such that weapons and battle cards stand before somebody who can use them, if anybody can. */
export function suggestOrder(cards: readonly Card[], where: Field | number): number[] {
  const field = typeof where === 'number' ? ground(where) : where;
  const places = cards.map((_, place) => place);
  const kind = (place: number) => kindOf(cards[place]!, field);
  let squads = places.filter((place) => kind(place) === 'fights').map((place) => [place]);
  const loose = places.filter((place) => kind(place) === 'battle');
  const weapons = places.filter((place) => kind(place) === 'weapon').sort((one, other) => bestWorth(cards[other]!) - bestWorth(cards[one]!));
  for (const place of loose.filter((one) => makesGroup(cards[one]!))) {
    const squad = groupFor(cards, squads, place, field);
    if (!squad) continue;
    loose.splice(loose.indexOf(place), 1);
    squads = [...squads.filter((other) => !squad.includes(other[0]!)), [place, ...squad]];
  }
  const spare = weapons.filter((weapon) => !arm(cards, squads, weapon, field));
  for (const place of [...loose]) if (support(cards, squads, place, field)) loose.splice(loose.indexOf(place), 1);
  return [...strongestFirst(cards, squads, field).flat(), ...loose, ...spare];
}

function bestWorth(weapon: Card): number {
  return Math.max(0, ...(weapon.boxes ?? []).map(worth));
}

/** Squads in order of the power they would have; a squad that must be the first stays there. */
function strongestFirst(cards: readonly Card[], squads: number[][], field: Field): number[][] {
  const force = (squad: number[]): number => {
    const plan = squad.map((place) => cards[place]!);
    const bout = readPlan(plan, field).bouts[0];
    return bout ? bout.power + bout.draws * 3.5 + bout.maybe / 2 : 0;
  };
  const mustLead = (squad: number[]): boolean => squad.some((place) => cards[place]!.usages?.some((usage) => usage.first));
  return [...squads].sort((one, other) => Number(mustLead(other)) - Number(mustLead(one)) || force(other) - force(one));
}

function works(cards: readonly Card[], squads: readonly number[][], fate: Fate, place: number, field: Field): boolean {
  const order = squads.flat();
  return readPlan(order.map((other) => cards[other]!), field).fates[order.indexOf(place)] === fate;
}

/** Lone characters this battle card can bring together. */
function groupFor(cards: readonly Card[], squads: readonly number[][], place: number, field: Field): number[] | null {
  const alone = squads.filter((squad) => squad.length === 1).map((squad) => squad[0]!);
  const sizes = Array.from({ length: cards[place]!.group }, (_, less) => cards[place]!.group - less).filter((size) => size > 1);
  for (const members of sizes.flatMap((size) => combinations(alone, size))) {
    if (usageFor(cards[place]!, members.map((member) => cards[member]!), [], field.site, true)) return members;
  }
  return null;
}

export function combinations<T>(things: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return things.flatMap((thing, index) => combinations(things.slice(index + 1), size - 1).map((rest) => [thing, ...rest]));
}

const userAt = (cards: readonly Card[], squad: readonly number[]): number => squad.findIndex((place) => cards[place]!.kind === 'character' || cards[place]!.kind === 'starship');

/** Hands the weapon to the squad that gains most by it. */
function arm(cards: readonly Card[], squads: number[][], weapon: number, field: Field): boolean {
  let best = NO_PLACE;
  let gain = 0;
  squads.forEach((squad, number) => {
    const at = userAt(cards, squad);
    const box = boxOf(cards[weapon]!, cards[squad[at]!]!);
    if (!box || worth(box) <= gain || squad.some((place) => cards[place]!.kind === 'weapon')) return;
    const changed = squads.map((other, index) => (index === number ? [...squad.slice(0, at), weapon, ...squad.slice(at)] : other));
    if (works(cards, changed, 'weapon-works', weapon, field)) {
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
function support(cards: readonly Card[], squads: number[][], battleCard: number, field: Field): boolean {
  if (makesGroup(cards[battleCard]!)) return false;
  for (const [number, squad] of squads.entries()) {
    if (squad.some((place) => cards[place]!.kind === 'battle')) continue;
    const changed = squads.map((other, index) => (index === number ? [battleCard, ...squad] : other));
    if (works(cards, changed, 'card-works', battleCard, field)) {
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
    [[], ...weapons.filter((weapon) => boxOf(weapon, members[0]!)).map((weapon) => [weapon])].some((used) => usageFor(battleCard, members, used, site, true)),
  );
}
