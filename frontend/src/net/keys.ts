/** Seat tokens are secrets: they live in this browser's storage and in a socket's first message, nowhere else. */
export interface KeptSeat {
  seat: number
  token: string
  kind: 'me' | 'local'
  name: string
  recovery?: string
}
export interface KeptPlay {
  play: string
  game: string
  seats: KeptSeat[]
  /** links still to hand out: seat → secret */
  invites: { seat: number; secret: string }[]
  onlooker: string | null
  names: string[]
  opened: number
  over: boolean
  /** the lesson that it is; only the newest of these are kept */
  lesson?: string
}

const KEY = 'esbat.plays'
/** Lessons that can be gone back to: they are opened often, and no play may be forgotten for them. */
const FEW_LESSONS = 4

export function plays(): KeptPlay[] {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptPlay[]
    return all.sort((a, b) => b.opened - a.opened)
  } catch {
    return []
  }
}

export function playKept(id: string): KeptPlay | undefined {
  return plays().find((p) => p.play === id)
}

function write(all: KeptPlay[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, 60)))
  } catch {
    // storage refused: the play goes on, but cannot be resumed from this browser
  }
}

export function keepPlay(play: KeptPlay): void {
  const others = plays().filter((p) => p.play !== play.play)
  const stale = play.lesson ? others.filter((p) => p.lesson).slice(FEW_LESSONS - 1) : []
  write([play, ...others.filter((p) => !stale.includes(p))])
}

export function changePlay(id: string, change: Partial<KeptPlay>): void {
  write(plays().map((p) => (p.play === id ? { ...p, ...change } : p)))
}

export function forgetPlay(id: string): void {
  write(plays().filter((p) => p.play !== id))
}
