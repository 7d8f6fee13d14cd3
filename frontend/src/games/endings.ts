import type { Component } from 'svelte'
import type { GameBox } from '../wire'

/** A game's own last scene, over the sum of the points. */
export type Ending = Component<{ view: unknown; box: GameBox; ending: string }>
const FOUND = import.meta.glob<{ default: Ending }>('./*/Ending.svelte')

export async function endingOf(game: string): Promise<Ending | null> {
  const found = FOUND[`./${game}/Ending.svelte`]
  return found ? (await found()).default : null
}
