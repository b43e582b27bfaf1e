/** Moving about by keyboard. */

/** Whether a key pressed here is meant for a field and not for the table. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** One stop for the Tab key among many things; the arrows move between them. */
export function roving(node: HTMLElement): { destroy: () => void } {
  const things = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('[data-rove]')].filter((thing) => thing.closest('[data-rovers]') === node);

  function settle(): void {
    const all = things();
    const stop = all.find((thing) => thing.tabIndex === 0) ?? all[0];
    for (const thing of all) thing.tabIndex = thing === stop ? 0 : -1;
  }

  function focused(event: FocusEvent): void {
    const all = things();
    if (!all.includes(event.target as HTMLElement)) return;
    for (const thing of all) thing.tabIndex = thing === event.target ? 0 : -1;
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

/** Puts the focus on the first thing of a named area. */
export function focusArea(name: string): void {
  const area = document.querySelector<HTMLElement>(`[data-area="${name}"]`);
  const wanted = area?.querySelector<HTMLElement>('[data-rove][tabindex="0"], button:not([disabled]), a[href], [tabindex="0"]');
  wanted?.focus();
}
