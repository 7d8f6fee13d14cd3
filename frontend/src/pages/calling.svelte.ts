import { onDestroy, untrack } from 'svelte'
import { call, icon } from '../shell/called'
import { ui } from '../shell/ui.svelte'
import { t } from '../shell/words.svelte'
import type { StateMessage } from '../wire'

/** Called to the table: the tab says so as long as we are asked, a sound and a notice once for each question. */
export function calling(play: string, shown: () => StateMessage | null): void {
  const asked = $derived(shown()?.question?.mine === true && !shown()?.outcome && !shown()?.onlooker)
  let calledAt = -1
  let wasMyTurn = false
  $effect(() => {
    const now = shown()
    ui.called = asked
    icon(asked)
    if (!asked || !now || now.version === calledAt) return
    const waited = calledAt >= 0 && !untrack(() => wasMyTurn)
    calledAt = now.version
    if (waited || document.hidden) call(t('your-turn-at', { game: t(`game-${now.game}`) }), now.question?.text ?? '', play)
  })
  $effect(() => {
    wasMyTurn = asked
  })
  onDestroy(() => {
    ui.called = false
    icon(false)
  })
}
