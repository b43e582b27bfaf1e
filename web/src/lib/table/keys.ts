/** Moving about by keyboard. */

/** Whether a key pressed here is meant for a field and not for the table. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Whether a dialog or the box of a rule is open: keys are meant for it. */
export function isCovered(): boolean {
  return document.querySelector('dialog[open], [popover]:popover-open') !== null;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export interface Roving {
  /** Tab comes to the last of them, where the newest stands; else to the first. */
  fromEnd?: boolean;
}

/** One stop for the Tab key among many things; the arrows move between them. */
export function roving(node: HTMLElement, { fromEnd = false }: Roving = {}): { destroy: () => void } {
  const things = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('[data-rove]')].filter((thing) => thing.closest('[data-rovers]') === node);
  let stop: HTMLElement | undefined;

  function settle(): void {
    const all = things();
    const held = document.activeElement === stop || !fromEnd;
    if (!stop || !held || !all.includes(stop)) stop = fromEnd ? all.at(-1) : all[0];
    for (const thing of all) thing.tabIndex = thing === stop ? 0 : -1;
  }

  function focused(event: FocusEvent): void {
    const thing = event.target as HTMLElement;
    if (!things().includes(thing)) return;
    stop = thing;
    settle();
  }

  function pressed(event: KeyboardEvent): void {
    const all = things();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const step = STEPS[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step === undefined ? -1 : (at + step + all.length) % all.length;
    const wanted = all[to];
    if (!wanted) return;
    event.preventDefault();
    wanted.focus();
    wanted.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  node.dataset.rovers = '';
  settle();
  const watcher = new MutationObserver(settle);
  watcher.observe(node, { childList: true, subtree: true });
  node.addEventListener('focusin', focused);
  node.addEventListener('keydown', pressed);
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener('focusin', focused);
      node.removeEventListener('keydown', pressed);
    },
  };
}

// Where the focus goes in an area, best first: what it says itself, where its arrows begin, whatever takes the focus.
const FIRST = ['[data-first]:not(:disabled)', '[data-rove][tabindex="0"]:not(:disabled)', 'input:not(:disabled)', 'button:not(:disabled), a[href], [tabindex="0"]'];

/** Puts the focus into a named area; says whether there was anything to focus. */
export function focusArea(name: string): boolean {
  const areas = [...document.querySelectorAll<HTMLElement>(`[data-area="${name}"]`)].filter((area) => area.checkVisibility());
  for (const kind of FIRST) {
    for (const area of areas) {
      const wanted = area.querySelector<HTMLElement>(kind);
      if (!wanted) continue;
      wanted.focus();
      return true;
    }
  }
  return false;
}
