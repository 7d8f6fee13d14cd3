/** Whom the coach accompanies: whoever sits down at a game for the first time, until they silence it or have heard it all. */
type Heard = Record<string, string[]>

const KEY = 'esbat.coach'

function heard(): Heard {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return kept && typeof kept === 'object' && !Array.isArray(kept) ? (kept as Heard) : {}
  } catch {
    return {}
  }
}

function keep(all: Heard): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // storage refused: then nobody is accompanied
  }
}

/** From now on, and from the beginning. */
export function accompany(game: string): void {
  keep({ ...heard(), [game]: [] })
}

export function silence(game: string): void {
  keep(Object.fromEntries(Object.entries(heard()).filter(([other]) => other !== game)))
}

export function accompanied(game: string): boolean {
  return Array.isArray(heard()[game])
}

/** Whether this kind of question is new to somebody who is accompanied; it is not new twice. */
export function firstTime(game: string, kind: string): boolean {
  const all = heard()
  const known = all[game]
  if (!Array.isArray(known) || known.includes(kind)) return false
  keep({ ...all, [game]: [...known, kind] })
  return true
}
