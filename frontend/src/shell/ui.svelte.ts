/** What the frame of the page shows at the moment. */
export const ui = $state<{
  title: string
  /** something is asked of us: the tab says so */
  called: boolean
  /** the game at whose table we are, and whether we read how it is played */
  game: string
  learn: boolean
  /** how often somebody has called for the coach */
  coach: number
  /** what the coach says just now; nothing at all where there is no coach to call */
  advice: string | null
  /** the part of the table that the coach names just now, and how many times slower than usual things move */
  naming: string | null
  slow: number
  settings: boolean
  hushed: boolean
}>({ title: '', called: false, game: '', learn: false, coach: 0, advice: null, naming: null, slow: 1, settings: false, hushed: false })
