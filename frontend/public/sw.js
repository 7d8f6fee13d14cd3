// Keeps the page's own files so that it opens quickly and installs; never a play, never an answer of the server.
const SHELF = 'esbat-page-1'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  // Only files whose names change when they change: the hashed assets of the build.
  if (!url.pathname.startsWith('/assets/')) return
  event.respondWith(
    caches.open(SHELF).then(async (shelf) => {
      const kept = await shelf.match(event.request)
      if (kept) return kept
      const fresh = await fetch(event.request)
      if (fresh.ok) shelf.put(event.request, fresh.clone())
      return fresh
    }),
  )
})
