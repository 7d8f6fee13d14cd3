import type { GlyphName } from './icon-names'
import { isBig, type LancreView, type Printed } from './types'

/** So many elves in sight, and all is lost (LAN-129). */
const ELVES = 3
/** So many big problems left at the end, and Lancre is overrun (LAN-197). */
const BIG = 4
/** From so many points on, somebody alone is a witch (LAN-199). */
const WITCH = 30

export interface Sign {
  key: 'crisis' | 'aliss' | 'elves' | 'big' | 'points'
  glyph: GlyphName | null
  n: number
  /** 0 where there is no other number to hold it against */
  of: number
  bad: boolean
}

/** Everybody wins or loses together; points do not count. */
export const together = (view: LancreView): boolean => view.options.cooperative && view.seats.length > 1

/** What to keep an eye on in this play; the reserves only where they are not shown anyway. */
export function signs(view: LancreView, printed: Printed, reserves: boolean): Sign[] {
  const family = (tile: string | null): string => String(printed.tiles.get(tile ?? '')?.['family'])
  const elves = view.spaces.filter((s) => !s.hidden && family(s.tile) === 'elf').length
  const big = view.spaces.filter((s) => s.hidden || isBig(printed.tiles.get(s.tile ?? ''))).length
  const found: Sign[] = []
  if (reserves) found.push({ key: 'crisis', glyph: null, n: view.crisis_reserve, of: 0, bad: view.crisis_reserve <= 3 })
  if (reserves && view.options.cooperative) found.push({ key: 'aliss', glyph: 'witch-face', n: view.aliss_reserve, of: 0, bad: view.aliss_reserve <= 2 })
  found.push({ key: 'elves', glyph: 'woman-elf-face', n: elves, of: ELVES, bad: elves >= ELVES - 1 })
  if (together(view)) found.push({ key: 'big', glyph: 'spectre', n: big, of: 0, bad: big >= BIG })
  else if (view.options.cooperative) found.push({ key: 'points', glyph: null, n: view.seats[0]?.points ?? 0, of: WITCH, bad: false })
  return found
}
