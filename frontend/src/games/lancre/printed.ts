import type { BoxRow, GameBox } from '../../wire'
import type { LancreFacts, Odds } from './types'

/** The printed things of a play, by their codes. */
export interface Printed {
  places: Map<string, BoxRow>
  tiles: Map<string, BoxRow>
  cards: Map<string, BoxRow>
  paths: { one: string; other: string }[]
  /** what the rules count to */
  facts: LancreFacts
}

const NOTHING: BoxRow[] = []
const NO_FACTS: LancreFacts = { elves: 0, big: 0, witch: 0, dice: 0 }
export function printed(box: GameBox | null): Printed {
  const rows = (id: string): BoxRow[] => box?.sections.find((s) => s.id === id)?.rows ?? NOTHING
  const byCode = (id: string): Map<string, BoxRow> => new Map(rows(id).map((r) => [String(r.code), r]))
  return {
    places: byCode('place'),
    tiles: byCode('tile'),
    cards: byCode('card'),
    paths: rows('path').map((r) => ({ one: String(r['one']), other: String(r['other']) })),
    facts: (box?.facts ?? NO_FACTS) as LancreFacts,
  }
}

/** Small problems lie on the upper row of a board, big ones on the lower. */
const SMALL = new Set(['ordinary', 'pig', 'sheep', 'death'])
export const isBig = (tile: BoxRow | undefined): boolean => tile !== undefined && !SMALL.has(String(tile['family']))

/** In hundredths, rounded, but never to none or all unless it is so. */
export function percent([ways, of]: Odds): number {
  if (ways <= 0) return 0
  if (ways >= of) return 100
  return Math.min(99, Math.max(1, Math.round((100 * ways) / of)))
}
