import { today } from './diary'

/** This browser's record of puzzles, by day and game: which one, how many moves it took, and whether it was found. */
export interface Tried {
  id: string
  moves: number
  found: boolean
}

const KEY = 'esbat.puzzles'

export function record(): Record<string, Tried> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (!kept || typeof kept !== 'object' || Array.isArray(kept)) return {}
    const rows = Object.entries(kept as Record<string, Partial<Tried> | null>)
    return Object.fromEntries(rows.filter(([, row]) => typeof row?.id === 'string')
      .map(([key, row]) => [key, { id: row?.id ?? '', moves: Number(row?.moves ?? 0), found: row?.found === true }]))
  } catch {
    return {}
  }
}

function keep(key: string, row: Tried): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...record(), [key]: row }))
  } catch {
    // storage refused: the puzzle goes on, and is forgotten afterwards
  }
}

const place = (day: string, game: string): string => `${day} ${game}`

export const tried = (day: string, game: string): Tried | undefined => record()[place(day, game)]

/** We sit down at the puzzle of this day; one that was found stays found. */
export function began(day: string, game: string, id: string): void {
  const before = tried(day, game)
  if (before?.id !== id) keep(place(day, game), { id, moves: 0, found: before?.found ?? false })
}

/** A move was made at this puzzle: the one to find, or another. Only until it is found. */
export function answered(game: string, id: string, found: boolean): void {
  const rows = Object.entries(record()).filter(([key, row]) => key.endsWith(` ${game}`) && row.id === id)
  const [key, row] = rows.sort(([a], [b]) => a.localeCompare(b)).at(-1) ?? []
  if (key && row && !row.found) keep(key, { id, moves: row.moves + 1, found })
}

/** How many were found, how many of them at the first move, and how many days in a row until this one. */
export function tally(today: string): { found: number; first: number; days: number } {
  const found = Object.entries(record()).filter(([, row]) => row.found)
  const with_one = new Set(found.map(([key]) => key.slice(0, 10)))
  let days = 0
  for (let day = with_one.has(today) ? today : dayBefore(today); with_one.has(day); day = dayBefore(day)) days += 1
  return { found: found.length, first: found.filter(([, row]) => row.moves === 1).length, days }
}

/** So many days before; after, if fewer than none. */
export function dayBefore(day: string, days = 1): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return today(new Date(year, month - 1, date - days, 12))
}
