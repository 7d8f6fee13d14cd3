import type { Component } from 'svelte'
import type { SkinProps } from './air/types'

type Skin = Component<SkinProps>

/** A game's own table, fetched when it is first played; any other game gets the plain one. */
const SKINS: Record<string, () => Promise<{ default: Skin }>> = {
  air: () => import('./air/AirTable.svelte'),
}

export const hasSkin = (game: string): boolean => game in SKINS

export async function skinOf(game: string): Promise<Skin> {
  return (await (SKINS[game] ?? (() => import('./plain/PlainTable.svelte')))()).default
}
