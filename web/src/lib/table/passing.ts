/** Passing without tiring the hand: where nothing can be done, where one does not want to be asked, and until something happens. */
import { keep, recallJson } from '../storage';
import type { LogLine, View } from '../types';

/** What a game tells about passing. */
export interface Passing {
  /** The answer that does nothing, if the question has one. */
  pass: (view: View) => number | null;
  /** Where a stop can be set, and which of these places the question belongs to. */
  stops: readonly string[];
  stop: (view: View) => string | null;
  /** Key of a message: what a stop is called. */
  label: (stop: string) => string;
  /** Whether something happened that one wants to think about. */
  notable: (line: LogLine, view: View) => boolean;
}

/** Asked always, only where something can be done, or never. */
export const WISHES = ['always', 'able', 'never'] as const;
export type Wish = (typeof WISHES)[number];
export type Stops = Record<string, Wish>;

/** Why the page passes by itself. */
export type Reason = 'nothing' | 'wish' | 'until';

const isStops = (value: unknown): value is Stops =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => WISHES.some((wish) => wish === one));

export const recallStops = (game: string): Stops => recallJson(`stops-${game}`, isStops) ?? {};
export const keepStops = (game: string, stops: Stops): void => keep(`stops-${game}`, JSON.stringify(stops));

interface Question {
  /** Passing is the only answer. */
  idle: boolean;
  wish: Wish;
  /** One wants to pass until something happens. */
  until: boolean;
  /** One wants to be spared questions with one answer. */
  autopass: boolean;
}

/** A stop that is set holds against everything else. */
export function reasonToPass({ idle, wish, until, autopass }: Question): Reason | null {
  if (wish === 'always') return null;
  if (wish === 'never') return 'wish';
  if (until) return 'until';
  return idle && autopass ? 'nothing' : null;
}

/** Whether anything since then is worth a thought. */
export const somethingHappened = (passing: Passing, lines: readonly LogLine[], since: number, view: View): boolean =>
  lines.some((line) => line.number > since && passing.notable(line, view));
