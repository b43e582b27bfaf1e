/** The power a card would have here and now: as the server tells it, else from what is printed. */
import { say } from '$lib/i18n.svelte';
import type { Scene } from '$lib/table/game';
import type { SeenCard } from '$lib/types';
import { cardOf, SITES } from './cards';
import { statusOf } from './status';

export interface Here {
  total: number | null;
  sum: string | null;
}

export function powerHere(scene: Scene, seen: SeenCard): Here {
  const told = scene.powers[seen.id];
  if (told) return told;
  const info = scene.shelf.card(seen.code);
  const site = statusOf(scene.view).siteNumber;
  const card = info ? cardOf(info) : null;
  if (!card || card.kind !== 'character' || site < 0) return { total: null, sum: null };
  const dots = card.bonus[site] ?? 0;
  if (card.power === null) return { total: null, sum: say('yj-web-power-drawn', { dots, site: SITES[site] ?? '' }) };
  const total = card.power + dots;
  return { total, sum: say('yj-web-power-here', { total, power: card.power, dots, site: SITES[site] ?? '' }) };
}
