/** How a seat stands, in one number, and whether a phone's own table leaves it to the bar to show mine first. */
export interface Standing {
  of: (view: never, seat: number) => number | null
  always: boolean
}

const FOUND = import.meta.glob<Standing>('./*/standing.ts', { eager: true, import: 'STANDING' })

/** What stands beside my crest, before what anybody else has; null where nobody counts. */
export function standingOf(game: string, view: unknown, seat: number | null): { n: number; always: boolean } | null {
  const found = FOUND[`./${game}/standing.ts`]
  const n = seat === null || !view ? null : (found?.of(view as never, seat) ?? null)
  return n === null ? null : { n, always: found?.always ?? false }
}
