/** Jedi Knights at the table. */
import type { GameTable } from '$lib/table/game';
import { FOLLOW_UPS } from './answers';
import Board from './Board.svelte';
import { fightsOf } from './fights';
import Hand from './Hand.svelte';
import { scenes } from './lesson';
import { passing } from './passing';
import { spokenOf } from './status';

export const table: GameTable = {
  Board,
  Hand,
  about: spokenOf,
  followUps: FOLLOW_UPS,
  passing,
  scenes,
  fights: (lines, _before, shelf, earlier) => fightsOf(lines, shelf, earlier),
};
