/** Beginning a game: at once against a bot, with decks that are there. */
import { api } from './api';
import { firstGame } from './games';
import { readyDecks } from './library.svelte';
import { ensureUser } from './session.svelte';
import { keep, recallJson } from './storage';
import type { DeckChoice, GameInfo, NewTable, ReadyDeck, SeatChoice } from './types';
import { seatsOf } from './words';

/** A word for the cut of the cards; anybody may choose their own, nobody must. */
export function newWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

export function readyFor(decks: ReadyDeck[], side: string, format: string): ReadyDeck[] {
  return decks.filter((deck) => deck.side === side && deck.formats.includes(format));
}

interface Last {
  game: string;
  format: string;
  seat: number;
  deck: DeckChoice;
  bot: string;
  foe: DeckChoice;
}

function isLast(value: unknown): value is Last {
  return typeof value === 'object' && value !== null && 'game' in value && 'format' in value && 'deck' in value;
}

/** What was last played against a bot, so that one click plays it again. */
export const lastGame = (): Last | null => recallJson('last', isLast);
export const keepLast = (last: Last): void => keep('last', JSON.stringify(last));

/** A table against a bot with one click: as the last time, else as the game suggests for a first game. */
export async function quickTable(game: GameInfo): Promise<string> {
  await ensureUser();
  const last = lastGame();
  if (last && last.game === game.name && game.formats.includes(last.format)) {
    const again = await api.newTable(tableOf(game, last)).catch(() => null);
    if (again) return again.id; // a deck may be gone since; then begin afresh
  }
  return (await api.newTable(tableOf(game, await firstChoice(game)))).id;
}

async function firstChoice(game: GameInfo): Promise<Last> {
  const { format = game.formats[0] ?? '', seat = 0 } = await firstGame(game.name);
  const decks = await readyDecks(game.name);
  const mine = seatsOf(game, format)[seat]?.side ?? '';
  const pick = (side: string): DeckChoice => {
    const found = readyFor(decks, side, format)[0];
    return found ? { ready: found.name } : { random: true };
  };
  const foe = pick(game.sides.find((side) => side !== mine) ?? '');
  return { game: game.name, format, seat, deck: pick(mine), bot: game.usual_bot, foe };
}

function tableOf(game: GameInfo, choice: Last): NewTable {
  const all = seatsOf(game, choice.format);
  // Where there are several others, the house finds decks that go together.
  const foe = all.length === 2 ? choice.foe : null;
  const seats: SeatChoice[] = all.map(({ seat }) =>
    seat === choice.seat ? { who: 'me', deck: choice.deck, word: newWord() } : { who: 'bot', bot: choice.bot, deck: foe },
  );
  return {
    game: game.name,
    settings: { format: choice.format, ...firstSettings(game) },
    open: false,
    clock: { kind: 'none', seconds: 0, increment: 0 },
    delay: 0,
    seats,
  };
}

/** The first value of every setting a game has. */
export function firstSettings(game: GameInfo): Record<string, string> {
  return Object.fromEntries(Object.entries(game.settings).map(([name, values]) => [name, values[0] ?? '']));
}
