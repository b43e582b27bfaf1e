/** The first game: what is said to whom, which answers are sensible, and which are worth a second thought. */
import type { Shelf } from '$lib/library.svelte';
import { zoneOf, type Lesson, type LessonStep } from '$lib/table/game';
import type { LogLine, SeenCard, View } from '$lib/types';
import { cardOf, type Card } from './cards';
import { hasUsers, makesGroup } from './plan';
import { statusOf } from './status';

const DONE = -1;
const YES = -2;
const CONCEDE = -12;

const step = (name: string, rule?: string): LessonStep => ({ title: `yj-web-learn-${name}-title`, text: `yj-web-learn-${name}`, ...(rule ? { rule } : {}) });

function ask(kind: string, view: View): LessonStep | null {
  const status = statusOf(view);
  switch (kind) {
    case 'starting-location':
      return step('location', 'yj.setup.starter');
    case 'deploy':
      return (status.turnsHere[view.seat] ?? 0) <= 1 ? step('deploy-hidden', 'yj.deploy.hidden-first-turn') : step('deploy', 'yj.deploy.six-counters');
    case 'battle':
      return step('battle', 'yj.battle.declare');
    case 'battle-cards':
      return step('battle-cards', 'yj.battle.declare-count');
    case 'plan':
      return step('plan', 'yj.battle.plan-order');
    case 'even-up':
      return step('even-up', 'yj.evenup.six');
    case 'discard':
      return step('discard', 'yj.evenup.six');
    case 'concede':
      return step('concede', 'yj.control.surrender');
    case 'next-planet':
    case 'search-location':
      return step('next-planet', 'yj.control.next-planet');
    default:
      return null;
  }
}

/** Things explained when they first happen; the rule is the one the event names. */
const FIRST_TIMES = new Set(['reveal', 'battle', 'steps-forward', 'power', 'destiny', 'tie', 'damage', 'breaks-through', 'control', 'mistake', 'card-unused', 'rescued']);

function happened(line: LogLine, view: View): (LessonStep & { key: string }) | null {
  if (line.kind === 'over') return { ...step(view.winners.includes(view.seat) ? 'won' : 'lost', line.rule), key: 'over' };
  if (line.kind === 'deploy-hidden' && line.seat !== view.seat) return { ...step('foe-hidden', line.rule), key: 'foe-hidden' };
  return FIRST_TIMES.has(line.kind) ? { ...step(`event-${line.kind}`, line.rule), key: line.kind } : null;
}

// --- what is sensible ---

const facts = (shelf: Shelf, cards: readonly SeenCard[]): Card[] => cards.flatMap((card) => (shelf.card(card.code) ? [cardOf(shelf.card(card.code)!)] : []));

function forceOf(card: Card, site: number): number {
  return (card.power ?? 3.5) + (card.bonus[site] ?? 0);
}

function strength(view: View, shelf: Shelf, seat: number): number {
  const status = statusOf(view);
  const here = facts(shelf, zoneOf(view, 'up', seat, status.planet)?.cards ?? []);
  const fighters = here.filter((card) => card.kind === 'character');
  const weapons = Math.min(fighters.length, here.filter((card) => card.kind === 'weapon').length);
  return fighters.reduce((sum, card) => sum + forceOf(card, status.siteNumber), 0) + weapons * 3;
}

function ownHere(view: View, shelf: Shelf): Card[] {
  const { planet } = statusOf(view);
  return facts(shelf, [...(zoneOf(view, 'up', view.seat, planet)?.cards ?? []), ...(zoneOf(view, 'down', view.seat, planet)?.cards ?? [])]);
}

interface Choice {
  answer: number;
  why: string;
}

function adviseDeploy(view: View, shelf: Shelf): Choice {
  const site = statusOf(view).siteNumber;
  const here = ownHere(view, shelf);
  let best: Choice = { answer: DONE, why: 'yj-web-learn-hint-done' };
  let worth = 0;
  for (const option of view.decision?.options ?? []) {
    const info = option.card ? shelf.card(option.card.code) : undefined;
    if (!option.card || !info) continue;
    const card = cardOf(info);
    const value = deployWorth(card, here, site);
    if (value > worth) {
      worth = value;
      best = { answer: option.answer, why: card.kind === 'weapon' ? 'yj-web-learn-hint-weapon' : 'yj-web-learn-hint-character' };
    }
  }
  return best;
}

function deployWorth(card: Card, here: readonly Card[], site: number): number {
  if (card.kind === 'character') return forceOf(card, site) + (card.counters ? 0 : 1);
  if (card.kind !== 'weapon') return 0;
  const fighters = here.filter((one) => one.kind === 'character').length;
  const weapons = here.filter((one) => one.kind === 'weapon').length;
  return fighters > weapons ? 2.5 : 0;
}

function adviseBattleCard(view: View, shelf: Shelf): Choice {
  const site = statusOf(view).siteNumber;
  const here = ownHere(view, shelf).filter((card) => card.kind === 'character' || card.kind === 'weapon');
  const aside = facts(shelf, zoneOf(view, 'aside', view.seat)?.cards ?? []);
  const users = here.filter((card) => card.kind === 'character').length - aside.reduce((sum, card) => sum + (makesGroup(card) ? card.group : 1), 0);
  for (const option of view.decision?.options ?? []) {
    const info = option.card ? shelf.card(option.card.code) : undefined;
    if (info && users > 0 && hasUsers(cardOf(info), here, site)) return { answer: option.answer, why: 'yj-web-learn-hint-battle-card' };
  }
  return { answer: DONE, why: 'yj-web-learn-hint-no-battle-card' };
}

function adviseDiscard(view: View, shelf: Shelf): Choice | null {
  const rank = (card: Card): number => (card.kind === 'location' ? 0 : card.kind === 'battle' ? 1 : 2 + (card.power ?? 3));
  const options = (view.decision?.options ?? []).flatMap((option) => (option.card && shelf.card(option.card.code) ? [{ answer: option.answer, rank: rank(cardOf(shelf.card(option.card.code)!)) }] : []));
  const [lowest] = options.sort((one, other) => one.rank - other.rank);
  return lowest ? { answer: lowest.answer, why: 'yj-web-learn-hint-discard' } : null;
}

function advise(view: View, shelf: Shelf): Choice | null {
  const foe = view.seat === 0 ? 1 : 0;
  switch (view.decision?.kind) {
    case 'starting-location':
    case 'next-planet':
    case 'search-location': {
      const first = view.decision.options.find((option) => option.card);
      return first ? { answer: first.answer, why: 'yj-web-learn-hint-any' } : null;
    }
    case 'deploy':
      return adviseDeploy(view, shelf);
    case 'battle':
      return strength(view, shelf, view.seat) >= strength(view, shelf, foe) ? { answer: YES, why: 'yj-web-learn-hint-attack' } : { answer: DONE, why: 'yj-web-learn-hint-wait' };
    case 'battle-cards':
      return adviseBattleCard(view, shelf);
    case 'even-up':
      return { answer: DONE, why: 'yj-web-learn-hint-keep' };
    case 'discard':
      return adviseDiscard(view, shelf);
    case 'concede':
      return { answer: DONE, why: 'yj-web-learn-hint-stay' };
    default:
      return null;
  }
}

/** Answers a beginner may not mean. */
function regret(view: View, answer: number, shelf: Shelf): LessonStep | null {
  const kind = view.decision?.kind;
  const foe = view.seat === 0 ? 1 : 0;
  if (kind === 'concede' && answer === CONCEDE) return step('regret-concede', 'yj.game.planet-victory-starter');
  if (kind === 'deploy' && answer === DONE) {
    const better = adviseDeploy(view, shelf);
    return better.answer !== DONE ? step('regret-counters', 'yj.deploy.six-counters') : null;
  }
  if (kind === 'battle' && answer === YES && strength(view, shelf, view.seat) * 1.4 < strength(view, shelf, foe)) return step('regret-weak', 'yj.battle.compare');
  if (kind === 'battle-cards' && answer >= 0) {
    const option = view.decision?.options.find((one) => one.answer === answer);
    const info = option?.card ? shelf.card(option.card.code) : undefined;
    const card = info ? cardOf(info) : null;
    if (card?.usages && !hasUsers(card, ownHere(view, shelf), statusOf(view).siteNumber)) return step('regret-useless', 'yj.battle.card-unusable');
  }
  return null;
}

export const lesson: Lesson = {
  settings: { format: 'starter' },
  decks: ['Menace of Darth Maul starter (Light)', 'Menace of Darth Maul starter (Dark)'],
  points: ['one', 'two', 'three', 'four'].map((point) => `yj-web-learn-point-${point}`),
  notes: ['yj-web-learn-second', 'yj-web-learn-first'],
  bot: 'cadet',
  ask,
  happened,
  advise: (view, shelf) => advise(view, shelf),
  regret: (view, answer, shelf) => regret(view, answer, shelf),
};
