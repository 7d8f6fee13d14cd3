const KEY = 'esbat.learned'

/** Whether somebody has sat down at this game in this browser before. */
export function hasSat(game: string): boolean {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').includes(game)
  } catch {
    return true
  }
}

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
