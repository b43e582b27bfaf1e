/** The card looked at closely: hovering while the pointer rests on it, or pinned by a long press or a key. */
import type { CardInfo } from '../types';

export interface Closeup {
  info: CardInfo;
  game: string;
  lit: string | null;
  /** The power it would have, spelled out. */
  sum: string | null;
}

const nothing = { hovered: null as Closeup | null, at: null as DOMRect | null, pinned: null as Closeup | null };
let current = $state.raw(nothing);
let timer: ReturnType<typeof setTimeout> | undefined;

const HOVER_DELAY = 320;

export function closeup(): typeof nothing {
  return current;
}

export function hover(shown: Closeup, from: Element): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (from.isConnected) current = { ...current, hovered: shown, at: from.getBoundingClientRect() };
  }, HOVER_DELAY);
}

export function unhover(): void {
  clearTimeout(timer);
  if (current.hovered) current = { ...current, hovered: null, at: null };
}

export function pin(shown: Closeup): void {
  unhover();
  current = { ...current, pinned: shown };
}

export function unpin(): void {
  current = { ...current, pinned: null };
}
