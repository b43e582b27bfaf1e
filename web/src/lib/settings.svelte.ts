/** What a person set for this browser: kept here, sent nowhere. */
import { keep, recallJson } from './storage';

export interface Settings {
  game: string; // the game last looked at
  speed: number; // of the show: 0 none, 1 slow … 3 fast
  sound: boolean;
  autopass: boolean; // answer for me where there is only one answer
}

const DEFAULTS: Settings = { game: '', speed: 2, sound: false, autopass: true };

function fits(value: unknown): value is Partial<Settings> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const settings = $state<Settings>({ ...DEFAULTS, ...recallJson('settings', fits) });

export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  keep('settings', JSON.stringify(settings));
}

/** Whether movement is unwelcome. */
export function stillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
