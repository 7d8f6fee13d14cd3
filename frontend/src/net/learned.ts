const KEY = 'esbat.learned'

/** Whether this browser sits down at this game for the first time; true once, and never where nothing can be kept. */
export function firstSitting(game: string): boolean {
  try {
    const known = (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
    if (known.includes(game)) return false
    localStorage.setItem(KEY, [...known, game].join(' '))
    return true
  } catch {
    return false
  }
}
