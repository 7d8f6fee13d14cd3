/** A person's own finished plays, kept in this browser and nowhere else: a line each, and what they come to. */

export interface DiaryEntry {
  play: string
  game: string
  /** when it ended, as 2026-11-16 */
  day: string
  /** the day whose luck it was played with, if it was a play of the day */
  daily: string | null
  won: boolean
  grade: string
  reason: string
  turns: number
}

const KEY = 'esbat.diary'
const DAILY = 'esbat.daily'
const MOST = 400

/** The reader's own date. */
export function today(now: Date = new Date()): string {
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise
  } catch {
    return otherwise
  }
}
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // storage refused: the play counts all the same, only not here
  }
}

/** Remembers that this play is the one of that day. */
export function markDaily(play: string, day: string): void {
  write(DAILY, { ...read<Record<string, string>>(DAILY, {}), [play]: day })
}
export const dailyOf = (play: string): string | null => read<Record<string, string>>(DAILY, {})[play] ?? null

/** The plays of one game, newest first. */
export const diaryOf = (game: string): DiaryEntry[] => read<DiaryEntry[]>(KEY, []).filter((entry) => entry.game === game)

/** Writes a play down, once. */
export function note(entry: DiaryEntry): void {
  const all = read<DiaryEntry[]>(KEY, [])
  if (!all.some((known) => known.play === entry.play)) write(KEY, [entry, ...all].slice(0, MOST))
}

export interface Statistics {
  plays: number
  won: number
  streak: number
  longest: number
  days: number
  grades: Record<string, number>
}

/** What plays, newest first, come to: wins, the run that goes on and the longest, days of daily plays, grades. */
export function statistics(entries: DiaryEntry[]): Statistics {
  let run = 0
  let longest = 0
  const grades: Record<string, number> = {}
  for (const entry of [...entries].reverse()) {
    run = entry.won ? run + 1 : 0
    longest = Math.max(longest, run)
    grades[entry.grade] = (grades[entry.grade] ?? 0) + 1
  }
  return { plays: entries.length, won: entries.filter((e) => e.won).length, streak: run, longest, days: new Set(entries.flatMap((e) => (e.daily ? [e.daily] : []))).size, grades }
}
