/** Short words to the reader that go away by themselves; the live region reads them out. */

export interface Notice {
  id: number;
  text: string;
  kind: 'plain' | 'good' | 'bad';
  action?: { label: string; run: () => void };
}

export const notices = $state<Notice[]>([]);
let last = 0;

export function notify(text: string, kind: Notice['kind'] = 'plain', action?: Notice['action']): void {
  last += 1;
  const id = last;
  notices.push(action ? { id, text, kind, action } : { id, text, kind });
  if (notices.length > 3) notices.shift();
  setTimeout(() => dismiss(id), action || kind === 'bad' ? 9000 : 5000);
}

export function dismiss(id: number): void {
  const index = notices.findIndex((notice) => notice.id === id);
  if (index >= 0) notices.splice(index, 1);
}

/** Says what went wrong, in the words the server or the browser gave. */
export function complain(problem: unknown): void {
  if (problem instanceof DOMException && problem.name === 'AbortError') return;
  notify(problem instanceof Error ? problem.message : String(problem), 'bad');
}
