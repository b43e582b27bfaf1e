// Keeps the shell of the site (page, scripts, styles, font) so that it opens without a connection. The API is never kept:
// what the server says is always fresh, or not said.
const SHELF = 'chancecube-shell-1';
const FIRST = ['/', '/icon.svg', '/manifest.webmanifest', '/first-paint.js'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(FIRST)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))));
  event.waitUntil(others.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (['/api/', '/health', '/metrics', '/schema'].some((start) => address.pathname.startsWith(start))) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

// The page from the server, so that a new version is seen at once; else the one kept.
async function page(request) {
  const shelf = await caches.open(SHELF);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.headers.get('content-type')?.includes('text/html')) {
      await shelf.put('/', fresh.clone());
      await tidy(shelf, await fresh.clone().text());
    }
    return fresh;
  } catch {
    return (await shelf.match('/')) ?? Response.error();
  }
}

// Names of assets carry a hash of what is in them: what is kept never gets old.
async function asset(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await shelf.put(request, fresh.clone());
  return fresh;
}

// When the page names other scripts than the last one did, the assets of the old version go.
async function tidy(shelf, html) {
  const main = html.match(/\/assets\/index-[\w-]+\.js/)?.[0];
  if (!main || (await shelf.match(main))) return;
  const kept = await shelf.keys();
  await Promise.all(kept.filter((one) => new URL(one.url).pathname.startsWith('/assets/')).map((one) => shelf.delete(one)));
}
