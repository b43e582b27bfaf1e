/** Names of what the server calls by a word: a game's formats, sides, bots and settings. Games add theirs to their own files. */
import { say, sayOr } from './i18n.svelte';
import { ownBotTitle } from './library.svelte';
import type { ClockChoice, GameInfo, LobbySeat } from './types';

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const formatName = (game: string, format: string) => sayOr(`web-${game}-format-${format}`, upper(format));
export const formatNote = (game: string, format: string) => sayOr(`web-${game}-format-${format}-note`, '');
export const sideName = (game: string, side: string) => sayOr(`web-${game}-side-${side}`, upper(side));
/** A seat by its side, and by its number where a side has several. */
export const seatName = (game: string, seat: Pick<LobbySeat, 'side' | 'number'>) =>
  seat.number ? `${sideName(game, seat.side)}\u00a0${seat.number}` : sideName(game, seat.side);

/** The seats of a format. */
export function seatsOf(game: GameInfo, format: string): Pick<LobbySeat, 'seat' | 'side' | 'number'>[] {
  const held = game.seats[format] ?? game.sides.map((_, side) => side);
  return held.map((side, seat) => ({
    seat,
    side: game.sides[side] ?? '',
    number: held.filter((one) => one === side).length > 1 ? held.slice(0, seat + 1).filter((one) => one === side).length : 0,
  }));
}

export const settingName = (game: string, setting: string) => sayOr(`web-${game}-setting-${setting}`, upper(setting));
export const settingValue = (game: string, setting: string, value: string) =>
  sayOr(`web-${game}-setting-${setting}-${value}`, upper(value));
export const settingNote = (game: string, setting: string, value: string) =>
  sayOr(`web-${game}-setting-${setting}-${value}-note`, '');
/** What was agreed beside the format and is not as usual. */
export const agreements = (game: string, settings: Record<string, string>) =>
  Object.entries(settings).flatMap(([setting, value]) =>
    setting === 'format' || value === 'no' ? [] : [settingValue(game, setting, value)],
  );
export const botName = (bot: string) => sayOr(`web-bot-${bot}`, ownBotTitle(bot) ?? upper(bot));
export const botNote = (bot: string) => sayOr(`web-bot-${bot}-note`, say('web-bot-own-note'));

export function clockName(clock: ClockChoice): string {
  if (clock.kind === 'none') return say('web-clock-none');
  const minutes = Math.round((clock.seconds / 60) * 10) / 10;
  if (clock.kind === 'move') return say('web-clock-move-of', { seconds: clock.seconds });
  return say('web-clock-total-of', { minutes, increment: clock.increment });
}
