/** Young Jedi at the table. */
import type { GameTable } from '$lib/table/game';
import Board from './Board.svelte';
import { blowsOfDuel } from './blows';
import { fightsOf } from './fights';
import Hand from './Hand.svelte';
import { lesson } from './lesson';
import { placedCards, readOrder, suggestCards } from './outlook';
import { spokenOf } from './status';
import Tour from './Tour.svelte';

export const table: GameTable = {
  Board,
  Hand,
  about: spokenOf,
  placed: placedCards,
  suggest: suggestCards,
  readOrder,
  fights: (lines, before, shelf, earlier) => [...fightsOf(lines, shelf, earlier), ...blowsOfDuel(lines, before)],
  lesson,
  Tour,
};
