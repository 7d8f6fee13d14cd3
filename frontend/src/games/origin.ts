import type { BoxRow, GameBox } from '../wire'

/** Where a thing on the table is known from: its row among the printed things. */
export type Origin = (target: string, box: GameBox) => BoxRow | undefined
const FOUND = import.meta.glob<Origin>('./*/origin.ts', { eager: true, import: 'origin' })
/** Games whose tables have a lens of their own, with a sheet for each thing. */
const OWN_LENS = import.meta.glob('./*/{ThingSheet,CardSheet}.svelte')

export const originOf = (game: string, target: string, box: GameBox | null): BoxRow | undefined => (box ? FOUND[`./${game}/origin.ts`]?.(target, box) : undefined)
export const hasOwnLens = (game: string): boolean => Object.keys(OWN_LENS).some((path) => path.startsWith(`./${game}/`))
