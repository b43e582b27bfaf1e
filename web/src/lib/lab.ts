/** What is asked of the lab about a deck. Pure, so that it is tested without a page. */
import type { CardCounts, OddsQuestion } from './types';

export interface Wish {
  codes: string[];
  least: number;
}

export const MOST_WISHES = 3;

export const emptyWish = (): Wish => ({ codes: [], least: 1 });

export const without = <T>(all: readonly T[], place: number): T[] => all.filter((_, index) => index !== place);

/** Wishes without a card, and cards the deck has lost since, are not asked for. */
export function questionOf(cards: CardCounts, wishes: readonly Wish[], laid: readonly string[], eachTurn: number | null): OddsQuestion {
  const wants = wishes
    .map((wish) => ({ ...wish, codes: wish.codes.filter((code) => cards[code]) }))
    .filter((wish) => wish.codes.length);
  return { cards, wants, laid: laid.filter((code) => cards[code]), turns: 8, each_turn: eachTurn };
}
