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

/** The table and, where it has words of its own (`words/<lang>/web-<game>.ftl`), those too. */
export async function skinOf(game: string): Promise<Skin> {
  const [skin] = await Promise.all([(SKINS[game] ?? (() => import('./plain/PlainTable.svelte')))(), wordsOf(game)])
  return skin.default
}
