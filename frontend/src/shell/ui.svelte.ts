/** What the frame of the page shows at the moment. */
export const ui = $state<{
  title: string
  /** the game at whose table we are, and whether we read how it is played */
  game: string
  learn: boolean
  settings: boolean
  said: string
  hushed: boolean
}>({ title: '', game: '', learn: false, settings: false, said: '', hushed: false })

let waiting: string[] = []

/** Tells it to those who listen rather than look. What comes at once is told at once: the last must not hush the first. */
export function announce(text: string): void {
  if (!text) return
  waiting.push(text)
  if (waiting.length > 1) return
  setTimeout(() => {
    const all = waiting.join(' ')
    waiting = []
    // the same sentence twice must still be heard twice
    ui.said = ui.said === all ? all + '\u00a0' : all
  }, 40)
}
