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
  settings: boolean
  hushed: boolean
}>({ title: '', called: false, game: '', learn: false, coach: 0, settings: false, hushed: false })
