/** Which puzzles have been solved, and a puzzle as a table shows it. */
import { keep, recallJson } from './storage';
import type { GameFrame, PuzzlePage } from './types';

const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

export const solved = (game: string): string[] => recallJson(`puzzles-${game}`, isIds) ?? [];

export function noteSolved(game: string, id: string): void {
  const known = solved(game);
  if (!known.includes(id)) keep(`puzzles-${game}`, JSON.stringify([...known, id]));
}

/** The frame of a table nobody else sits at. */
export function frameOf(puzzle: PuzzlePage, sides: readonly string[], numbers: readonly number[]): GameFrame {
  const seats = puzzle.seat_names.map((name, seat) => ({
    seat,
    side: sides[seat] ?? '',
    number: numbers[seat] ?? 0,
    side_name: name,
    user_id: null,
    name,
    bot: null,
    level: null,
    present: true,
    absent_since: null,
  }));
  return {
    type: 'state',
    table: {
      id: puzzle.id,
      game: puzzle.game,
      settings: { format: puzzle.format },
      state: 'playing',
      open: false,
      delay: 0,
      creator: '',
      created: 0,
      started: 0,
      seats,
      clock: { kind: 'none', seconds: 0, increment: 0, remaining: [], running: [] },
      commitment: '',
      watchers: 0,
      rematch: null,
      fork_of: null,
    },
    me: puzzle.seat,
    number: 0,
    view: puzzle.view,
    question: puzzle.question,
    options: puzzle.options,
    gesture: 'choose', // one answer is asked for, also where a player might pick several
    decision_number: 0,
    powers: puzzle.powers,
    log: [],
    last_event: 0,
    offers: { undo: null, draw: null, claim: null },
    over: null,
  };
}
