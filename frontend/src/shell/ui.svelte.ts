import { untrack } from 'svelte'

/** What the frame of the page shows at the moment. */
export const ui = $state<{ title: string; settings: boolean; said: string }>({ title: '', settings: false, said: '' })

/** Tells it to those who listen rather than look. */
export function announce(text: string): void {
  if (!text) return
  // the same sentence twice must still be heard twice
  ui.said = untrack(() => ui.said) === text ? text + '\u00a0' : text
}
