import type { Component } from 'svelte'
import { wordsOf } from '../shell/words.svelte'
import type { SkinProps } from './skin'

type Skin = Component<SkinProps>

/** A game's own table, fetched when it is first played; any other game gets the plain one. */
const SKINS: Record<string, () => Promise<{ default: Skin }>> = {
  air: () => import('./air/AirTable.svelte'),
  bal: () => import('./bal/BalTable.svelte'),
  lancre: () => import('./lancre/LancreTable.svelte'),
  witchstone: () => import('./witchstone/WitchstoneTable.svelte'),
}

export const hasSkin = (game: string): boolean => game in SKINS

const fetched = new Map<string, Promise<Skin>>()

/** The same promise for the same game: a new one would have the page lay its table anew with every state. */
export function skinOf(game: string): Promise<Skin> {
  let skin = fetched.get(game)
  if (!skin) {
    skin = fetchSkin(game)
    fetched.set(game, skin)
    skin.catch(() => fetched.delete(game)) // a failure is not remembered
  }
  return skin
}

/** The table and, where it has words of its own (`words/<lang>/web-<game>.ftl`), those too. */
async function fetchSkin(game: string): Promise<Skin> {
  const [skin] = await Promise.all([(SKINS[game] ?? (() => import('./plain/PlainTable.svelte')))(), wordsOf(game)])
  return skin.default
}
