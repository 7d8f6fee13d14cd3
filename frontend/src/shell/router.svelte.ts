/** Addresses live behind the #, so that no secret in them ever reaches a server or its log. */
export type Route =
  | { page: 'home' }
  | { page: 'about' }
  | { page: 'recover' }
  | { page: 'mine' }
  | { page: 'play'; play: string }
  | { page: 'join'; play: string; secret: string }
  | { page: 'watch'; play: string; secret: string }
  | { page: 'invite'; play: string }
  | { page: 'lessons'; game: string }
  | { page: 'rulebook'; game: string; aid: boolean }
  | { page: 'puzzles' }
  | { page: 'replay'; play: string; secret: string }

export function parseRoute(hash: string): Route {
  let parts: string[] = []
  try {
    parts = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  } catch {
    // an address broken on its way here: go home
  }
  const [page = '', play = '', secret = ''] = parts
  if ((page === 'join' || page === 'watch' || page === 'replay') && play && secret) return { page, play, secret }
  if ((page === 'play' || page === 'invite') && play) return { page, play }
  if (page === 'lessons' && play) return { page, game: play }
  if ((page === 'rules' || page === 'aid') && play) return { page: 'rulebook', game: play, aid: page === 'aid' }
  if (page === 'about' || page === 'recover' || page === 'mine' || page === 'puzzles') return { page }
  return { page: 'home' }
}

export const router = $state<{ route: Route }>({ route: parseRoute(location.hash) })

export function listen(): void {
  router.route = parseRoute(location.hash) // it may have changed while the words were on their way
  addEventListener('hashchange', () => {
    router.route = parseRoute(location.hash)
    scrollTo(0, 0)
  })
}

export function go(hash: string, replace = false): void {
  if (replace) {
    history.replaceState(null, '', hash)
    router.route = parseRoute(hash)
  } else location.hash = hash
}
