import type { GlyphName } from './icon-names'
import { isBig, type Printed } from './printed'
import type { LancreView } from './types'

/** A reserve that is nearly gone is shown as such. */
export const lowCrisis = (view: LancreView): boolean => view.crisis_reserve <= 3
export const lowAliss = (view: LancreView): boolean => view.options.cooperative && view.aliss_reserve <= 2

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
  const { facts } = printed
  const found: Sign[] = []
  if (reserves) found.push({ key: 'crisis', glyph: null, n: view.crisis_reserve, of: 0, bad: lowCrisis(view) })
  if (reserves && view.options.cooperative) found.push({ key: 'aliss', glyph: 'witch-face', n: view.aliss_reserve, of: 0, bad: lowAliss(view) })
  found.push({ key: 'elves', glyph: 'woman-elf-face', n: elves, of: facts.elves, bad: elves >= facts.elves - 1 })
  if (together(view)) found.push({ key: 'big', glyph: 'spectre', n: big, of: 0, bad: big >= facts.big })
  else if (view.options.cooperative) found.push({ key: 'points', glyph: null, n: view.seats[0]?.points ?? 0, of: facts.witch, bad: false })
  return found
}
