import { t } from '../shell/words.svelte'
import type { Face, Turning } from '../wire'

/** What a mark says: whose prospects changed, by how much, and whether luck or a choice did it. */
export const turningSaid = (turning: Turning, seats: Face[]): string =>
  t('turning', { name: seats[turning.seat]?.name ?? '', share: Math.abs(turning.share), way: turning.share < 0 ? 'down' : 'up', by: turning.luck ? 'luck' : 'choice' })
