/** What a plan would lead to, in words. */
import { say } from '$lib/i18n.svelte';
import type { Shelf } from '$lib/library.svelte';
import type { OrderReading } from '$lib/table/game';
import type { SeenCard, View } from '$lib/types';
import { cardOf, SITES, type Card } from './cards';
import { readable, readPlan, suggestOrder, type Bout, type Fate, type Field, type Part, type Reading } from './plan';
import { ownCards, statusOf } from './status';

export function cardsOf(shelf: Shelf, cards: readonly SeenCard[]): Card[] | null {
  const found = cards.map((card) => shelf.card(card.code));
  return found.every((info) => info !== undefined) ? found.map((info) => cardOf(info!)) : null;
}

/** Where the battle is fought: the site, or space with all who help from the planets. */
function fieldOf(view: View, shelf: Shelf): Field {
  const status = statusOf(view);
  const zones = (name: string, place = ''): Card[] =>
    cardsOf(shelf, view.zones.filter((zone) => zone.name === name && zone.seat === view.seat && (!place || zone.place === place)).flatMap((zone) => zone.cards)) ?? [];
  return {
    site: status.battle?.space ? -1 : status.siteNumber,
    space: status.battle?.space ?? false,
    planet: status.battle?.place || status.planet,
    effects: zones('effect'),
    here: zones('up', status.planet),
    helpers: zones('up'),
    own: status.controlled[view.seat] ?? [],
    theirs: status.controlled[1 - view.seat] ?? [],
    myTurn: status.active === view.seat,
  };
}

/** Each double impact card as one of its halves: all ways, for few are ever in one plan. */
function asHalves(shelf: Shelf, cards: readonly Card[]): Card[][] {
  return cards.reduce<Card[][]>(
    (ways, card) => {
      const halves = card.halves.flatMap((code) => shelf.card(code) ?? []).map((info) => cardOf(info));
      return ways.flatMap((way) => (halves.length > 0 ? halves : [card]).map((half) => [...way, half]));
    },
    [[]],
  );
}

/** The reading in which the most cards work. */
function bestReading(shelf: Shelf, cards: readonly Card[], field: Field): { cards: Card[]; reading: Reading } | null {
  const ways = asHalves(shelf, cards).filter(readable).map((way) => ({ cards: way, reading: readPlan(way, field) }));
  const lost = (reading: Reading): number => reading.fates.filter((fate) => fate === 'card-lost').length;
  return ways.sort((one, other) => lost(one.reading) - lost(other.reading))[0] ?? null;
}

export function placedCards(view: View): SeenCard[] {
  const own = ownCards(view);
  return (statusOf(view).battle?.ownPlan ?? []).flatMap((id) => own.get(id) ?? []);
}

export function suggestCards(view: View, shelf: Shelf, cards: SeenCard[]): SeenCard[] {
  const facts = cardsOf(shelf, cards);
  const field = fieldOf(view, shelf);
  const [way] = facts ? asHalves(shelf, facts).filter(readable) : [];
  return way ? suggestOrder(way, field).map((place) => cards[place]!) : cards;
}

const TONES: Record<Fate, 'good' | 'idle' | 'bad'> = {
  fights: 'good',
  joins: 'good',
  'weapon-works': 'good',
  'weapon-idle': 'idle',
  'card-works': 'good',
  'card-lost': 'bad',
};

export function readOrder(view: View, shelf: Shelf, cards: SeenCard[]): OrderReading | null {
  const known = cardsOf(shelf, cards);
  const field = fieldOf(view, shelf);
  const best = known ? bestReading(shelf, known, field) : null;
  if (!best) return null;
  const { cards: facts, reading } = best;
  const site = field.site;
  return {
    outlooks: reading.bouts.map((bout) => ({
      title: bout.characters.map((place) => facts[place]!.title).join(' + '),
      sum: bout.parts.map((part) => partWords(part, site)).join(' + '),
      total: totalWords(bout),
      places: [...bout.characters, ...bout.weapons, bout.battleCard].filter((place) => place >= 0).sort((one, other) => one - other),
    })),
    fates: reading.fates.map((fate, place) => ({ text: say(`yj-web-fate-${fate}`), tone: TONES[fate], outlook: reading.boutOf[place] ?? -1 })),
  };
}

function partWords(part: Part, site: number): string {
  const words =
    part.why === 'built-in' ? say('yj-web-addend-built-in', { card: part.card.title }) : part.why === 'power' ? say('yj-web-addend-power') : part.why === 'site' ? (SITES[site] ?? '') : part.why === 'destiny' ? say('yj-web-addend-destiny', { card: part.card.title }) : part.card.title;
  const amount = part.amount === null ? '?' : String(part.amount);
  return part.maybe ? say('yj-web-maybe', { amount, what: words }) : `${amount} ${words}`;
}

function totalWords(bout: Bout): string {
  return say('yj-web-total', { power: bout.power, draws: bout.draws, maybe: bout.maybe });
}
