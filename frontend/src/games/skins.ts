import type { Component } from 'svelte'
import { wordsOf } from '../shell/words.svelte'
import type { SkinProps } from './skin'

type Skin = Component<SkinProps>

/** A game's own table is `<code>/Table.svelte`, fetched when it is first played; any other game gets the plain one. */
const TABLES = import.meta.glob<{ default: Skin }>(['./*/Table.svelte', '!./plain/Table.svelte'])
const tableOf = (game: string): (() => Promise<{ default: Skin }>) | undefined => TABLES[`./${game}/Table.svelte`]

export const hasSkin = (game: string): boolean => tableOf(game) !== undefined

/** The table and, where it has words of its own (`words/<lang>/web-<game>.ftl`), those too. */
export async function skinOf(game: string): Promise<Skin> {
  const [skin] = await Promise.all([(tableOf(game) ?? (() => import('./plain/Table.svelte')))(), wordsOf(game)])
  return skin.default
}
