import { api } from '../net/api'
import type { Turning } from '../wire'

/** Asks a judge for the marks of a play until it is done: that takes it some seconds. `still` says whether anybody waits. */
export async function judged(play: string, secret: string, language: string, still: () => boolean, tell: (turnings: Turning[]) => void): Promise<void> {
  for (let done = false; !done && still();) {
    const found = await api.blunders(play, secret, language).catch(() => null)
    if (found && still()) tell(found.turnings)
    done = found?.done ?? true
  }
}
