/**
 * A history router: plain links work, `go` moves by program. Addresses are matched by pattern (`/card/:code`); each page is
 * a component in pages/, loaded when first needed, with the props `params` and `query`.
 */
import { match, type Match } from './routes';

const here = $state<{ path: string; search: string; found: Match }>({
  path: '/',
  search: '',
  found: match('/'),
});

export function path(): string {
  return here.path;
}

export function found(): Match {
  return here.found;
}

export function query(): URLSearchParams {
  return new URLSearchParams(here.search);
}

export function go(address: string, how: { replace?: boolean } = {}): void {
  const to = new URL(address, location.origin);
  rememberScroll();
  if (how.replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  const samePage = to.pathname === here.path;
  arrive();
  if (!samePage) window.scrollTo(0, 0);
}

/** Changes the question mark part of the address in place: filters, tabs. */
export function setQuery(values: Record<string, string>): void {
  const wanted = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) if (value) wanted.set(key, value);
  const search = wanted.toString();
  history.replaceState(history.state, '', search ? `${location.pathname}?${search}` : location.pathname);
  here.search = search;
}

export function startRouter(): void {
  history.scrollRestoration = 'manual';
  window.addEventListener('popstate', back);
  window.addEventListener('pagehide', rememberScroll);
  document.addEventListener('click', follow);
  back();
}

/** How far the page is scrolled is kept in its entry of the history. */
function rememberScroll(): void {
  history.replaceState({ y: window.scrollY }, '');
}

function back(): void {
  arrive();
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'y' in state && typeof state.y === 'number') restoreScroll(state.y);
}

/** Scrolls to where the reader was, as soon as the page has grown so tall again. */
function restoreScroll(y: number, frames = 90): void {
  const place = here.path;
  requestAnimationFrame(() => {
    if (here.path !== place) return;
    const tall = document.documentElement.scrollHeight >= y + window.innerHeight;
    if (tall || frames === 0) window.scrollTo(0, y);
    else restoreScroll(y, frames - 1);
  });
}

function arrive(): void {
  here.path = location.pathname;
  here.search = location.search;
  here.found = match(location.pathname);
}

/** Follows a plain click on a link of ours without loading the page anew. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target.closest('a') : null;
  if (!target || target.target || target.hasAttribute('download') || target.origin !== location.origin) return;
  if (target.pathname.startsWith('/api/') || (target.hash && target.pathname === location.pathname)) return;
  event.preventDefault();
  go(target.pathname + target.search + target.hash);
}
