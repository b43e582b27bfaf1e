/** Dragging a card with mouse, pen or finger; what lies under it when it is let go is a place with `data-drop`. */

export interface DragWishes {
  enabled: boolean;
  /** Let go over the place of this name. */
  dropped: (place: string, at: HTMLElement) => void;
}

const FAR_ENOUGH = 9;

/** A likeness of the card above everything else. */
function lift(node: HTMLElement): HTMLElement {
  const place = node.getBoundingClientRect();
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.setAttribute('data-ghost', '');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.removeAttribute('data-rove');
  ghost.removeAttribute('data-flip');
  for (const [name, value] of Object.entries({ left: `${place.left}px`, top: `${place.top}px`, width: `${place.width}px` })) ghost.style.setProperty(name, value);
  document.body.append(ghost);
  return ghost;
}

export function draggable(node: HTMLElement, first: DragWishes): { update: (next: DragWishes) => void; destroy: () => void } {
  let wishes = first;
  let start: { x: number; y: number; pointer: number } | null = null;
  let moving = false;
  let over: HTMLElement | null = null;
  let ghost: HTMLElement | null = null; // what is seen moving: no edge of a list cuts it off

  function placeAt(x: number, y: number): HTMLElement | null {
    for (const found of document.elementsFromPoint(x, y)) {
      const place = found.closest<HTMLElement>('[data-drop]');
      if (place && !node.contains(place)) return place;
    }
    return null;
  }

  function mark(place: HTMLElement | null): void {
    if (place === over) return;
    over?.removeAttribute('data-over');
    place?.setAttribute('data-over', '');
    over = place;
  }

  function down(event: PointerEvent): void {
    if (!wishes.enabled || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointer) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (!moving && Math.hypot(x, y) < FAR_ENOUGH) return;
    if (!moving) {
      moving = true;
      node.setPointerCapture(event.pointerId);
      node.setAttribute('data-dragged', '');
      ghost = lift(node);
      document.body.setAttribute('data-dragging', '');
    }
    ghost?.style.setProperty('translate', `${x}px ${y}px`);
    mark(placeAt(event.clientX, event.clientY));
  }

  function end(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointer) return;
    const place = moving && event.type === 'pointerup' ? over : null;
    const moved = moving;
    start = null;
    moving = false;
    mark(null);
    ghost?.remove();
    ghost = null;
    node.removeAttribute('data-dragged');
    document.body.removeAttribute('data-dragging');
    if (moved) node.addEventListener('click', swallow, { capture: true, once: true });
    if (moved) setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 50);
    if (place?.dataset.drop) wishes.dropped(place.dataset.drop, place);
  }

  /** The click that ends a drag is no click. */
  function swallow(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', end);
  node.addEventListener('pointercancel', end);
  return {
    update(next) {
      wishes = next;
    },
    destroy() {
      ghost?.remove();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', end);
      node.removeEventListener('pointercancel', end);
    },
  };
}
