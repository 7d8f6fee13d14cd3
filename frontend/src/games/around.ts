import { t } from '../shell/words.svelte'
import type { GameBox } from '../wire'

/** What lies next to a thing: in which direction, seen from above, and what it is. */
export interface Neighbour {
  /** how far to the right and how far down */
  x: number
  y: number
  said: string
}
export type Around = (target: string, view: unknown, box: GameBox, names: string[]) => Neighbour[]
const FOUND = import.meta.glob<Around>('./*/around.ts', { eager: true, import: 'around' })
/** From the east on, with the sun. */
const WAYS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const

/** The compass point towards a neighbour. */
export function wayTo({ x, y }: Pick<Neighbour, 'x' | 'y'>): (typeof WAYS)[number] {
  const eighth = Math.round((Math.atan2(y, x) / Math.PI) * 4)
  return WAYS[(eighth + WAYS.length) % WAYS.length] ?? 'e'
}

/** A thing's neighbourhood by direction, from the north on with the sun; nothing where the game has no places. */
export function aroundOf(game: string, target: string, view: unknown, box: GameBox | null, names: string[]): string {
  const found = (box && FOUND[`./${game}/around.ts`]?.(target, view, box, names)) || []
  const turn = ({ x, y }: Neighbour): number => (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI)
  return [...found].sort((a, b) => turn(a) - turn(b)).map((next) => t('around', { way: t(`way-${wayTo(next)}`), said: next.said })).join('. ')
}
