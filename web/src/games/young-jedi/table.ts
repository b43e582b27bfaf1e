/** Young Jedi at the table. */
import type { GameTable } from '$lib/table/game';
import Board from './Board.svelte';
import { fightsOf } from './fights';
import Hand from './Hand.svelte';
import { lesson } from './lesson';
import { placedCards, readOrder, suggestCards } from './outlook';

export const table: GameTable = {
  Board,
  Hand,
  placed: placedCards,
  suggest: suggestCards,
  readOrder,
  fights: (lines, _before, shelf) => fightsOf(lines, shelf),
  lesson,
};
