/** What a plan would lead to, in words. */
import { say } from '$lib/i18n.svelte';
import type { Shelf } from '$lib/library.svelte';
import type { OrderReading } from '$lib/table/game';
import type { SeenCard, View } from '$lib/types';
import { cardOf, SITES, type Card } from './cards';
import { readable, readPlan, suggestOrder, type Bout, type Fate, type Part } from './plan';
import { ownCards, statusOf } from './status';

export function cardsOf(shelf: Shelf, cards: readonly SeenCard[]): Card[] | null {
  const found = cards.map((card) => shelf.card(card.code));
  return found.every((info) => info !== undefined) ? found.map((info) => cardOf(info!)) : null;
}

export function placedCards(view: View): SeenCard[] {
  const own = ownCards(view);
  return (statusOf(view).battle?.ownPlan ?? []).flatMap((id) => own.get(id) ?? []);
}

export function suggestCards(view: View, shelf: Shelf, cards: SeenCard[]): SeenCard[] {
  const facts = cardsOf(shelf, cards);
  if (!facts || !readable(facts)) return cards;
  return suggestOrder(facts, statusOf(view).siteNumber).map((place) => cards[place]!);
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
  const facts = cardsOf(shelf, cards);
  if (!facts || !readable(facts)) return null;
  const site = statusOf(view).siteNumber;
  const reading = readPlan(facts, site);
  return {
    outlooks: reading.bouts.map((bout) => ({
      title: bout.characters.map((place) => facts[place]!.title).join(' + '),
      sum: bout.parts.map((part) => partWords(part, site)).join(' + '),
      total: totalWords(bout),
      places: [...bout.characters, bout.weapon, bout.battleCard].filter((place) => place >= 0).sort((one, other) => one - other),
    })),
    fates: reading.fates.map((fate, place) => ({ text: say(`yj-web-fate-${fate}`), tone: TONES[fate], outlook: reading.boutOf[place] ?? -1 })),
  };
}

function partWords(part: Part, site: number): string {
  const words =
    part.why === 'power' ? say('yj-web-addend-power') : part.why === 'site' ? (SITES[site] ?? '') : part.why === 'destiny' ? say('yj-web-addend-destiny', { card: part.card.title }) : part.card.title;
  const amount = part.amount === null ? '?' : String(part.amount);
  return part.maybe ? say('yj-web-maybe', { amount, what: words }) : `${amount} ${words}`;
}

function totalWords(bout: Bout): string {
  return say('yj-web-total', { power: bout.power, draws: bout.draws, maybe: bout.maybe });
}
