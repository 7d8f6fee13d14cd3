import { t } from '../shell/words.svelte'
import type { Face, Turning } from '../wire'

/** What a mark says: whose prospects changed, by how much, and whether luck, a choice or a blunder did it. */
export const turningSaid = (turning: Turning, seats: Face[]): string =>
  t('turning', { name: seats[turning.seat]?.name ?? '', share: Math.abs(turning.share), way: turning.share < 0 ? 'down' : 'up', by: turning.by, better: turning.better || 'none' })

/** How a mark looks, apart from its colour: by luck, by choice, by mistake. */
export const SIGNS: Record<Turning['by'], string> = { luck: '◆', choice: '●', blunder: '✖' }

/** Where marks stand that want `room` each, as near as may be to where they belong; in order, within `width`. */
export function spread(wanted: number[], width: number, room: number): number[] {
  const found: number[] = []
  for (const at of wanted) found.push(Math.max(at, (found.at(-1) ?? -room) + room))
  let most = width
  for (let i = found.length - 1; i >= 0; i--) {
    found[i] = Math.min(found[i] as number, most)
    most = (found[i] as number) - room
  }
  return found
}
