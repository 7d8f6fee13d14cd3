import { onDestroy } from 'svelte'
import { accompany } from '../net/coach'
import { firstSitting } from '../net/learned'
import { ui } from '../shell/ui.svelte'
import type { StateMessage } from '../wire'

/** How it is played can be read at any time; whoever sits down for the first time finds it open. */
export function greeting(shown: () => StateMessage | null): void {
  const game = $derived(shown()?.game ?? '')
  let greeted = false
  $effect(() => {
    ui.game = game
  })
  $effect(() => {
    const now = shown()
    if (greeted || !now || now.onlooker || now.outcome) return
    greeted = true
    if (now.lesson || !firstSitting(now.game)) return
    accompany(now.game)
    ui.learn = true
  })
  onDestroy(() => {
    ui.game = ''
    ui.learn = false
  })
}
