/** Cards glide from where they lay to where they lie now. Ids are dealt anew by shuffles: the face must agree too. */
import { stillness } from '../settings.svelte';

export type Places = Map<string, DOMRect>;

function moving(root: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const node of root.querySelectorAll<HTMLElement>('[data-flip]')) if (node.dataset.flip) found.set(node.dataset.flip, node);
  return found;
}

export function snapshot(root: HTMLElement): Places | null {
  if (stillness()) return null;
  const places: Places = new Map();
  for (const [key, node] of moving(root)) places.set(key, node.getBoundingClientRect());
  return places;
}

const TIME = 320;

export function flip(root: HTMLElement, before: Places): void {
  for (const [key, node] of moving(root)) {
    const old = before.get(key);
    const now = node.getBoundingClientRect();
    if (!old) {
      node.animate([{ opacity: 0, transform: 'translateY(-14px) scale(0.94)' }, { opacity: 1, transform: 'none' }], { duration: TIME, easing: 'ease-out' });
      continue;
    }
    const x = old.left - now.left;
    const y = old.top - now.top;
    if (Math.hypot(x, y) < 3) continue;
    node.animate([{ transform: `translate(${x}px, ${y}px) scale(${old.width / (now.width || 1)})` }, { transform: 'none' }], { duration: TIME, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' });
  }
}
