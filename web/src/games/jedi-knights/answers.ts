/** Words of the engine a player can answer, and what letting go of a card over a place means. */
import type { SeenCard, View } from '$lib/types';
import { statusOf } from './status';

export const DONE = -1;
export const PASS = -10;
export const PLAY = -11;
export const TRANSFER = -12;
export const ATTACKING = -13;
export const FIRING = -15;
export const BONUS = -16;
export const TO_SITE = -19;
export const TO_SYSTEM = -20;

/** What is asked about a card already chosen: how, where to, against whom. */
export const FOLLOW_UPS: ReadonlySet<string> = new Set(['how', 'where', 'transfer-to', 'defender', 'target']);

const CARD = 'card:';
export const dropOn = (card: SeenCard): string => `${CARD}${card.id}`;

/** The answers a drop stands for, the likeliest first. */
export function wishesOf(view: View, place: string): number[] {
  if (place === 'site') return [TO_SITE, PLAY];
  if (place === 'system') return [TO_SYSTEM, PLAY];
  if (!place.startsWith(CARD)) return [PLAY];
  const id = Number(place.slice(CARD.length));
  const main = statusOf(view).battle?.main.includes(id) ?? false;
  return [id, ATTACKING, FIRING, ...(main ? [BONUS] : []), TRANSFER, PLAY];
}
