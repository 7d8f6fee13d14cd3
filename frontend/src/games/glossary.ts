import type { Component } from 'svelte'

/** A picture for each word of a game's glossary, and the sheet of symbols they are on. */
const PICTURES = import.meta.glob<Record<string, string>>('./*/glossary.ts', { import: 'PICTURES' })
const SHEETS = import.meta.glob<Component>(['./*/Symbols.svelte', './*/Glyphs.svelte'], { import: 'default' })

export interface Pictures {
  of: Record<string, string>
  sheet: Component | null
}

export async function picturesOf(game: string): Promise<Pictures> {
  const sheet = SHEETS[`./${game}/Symbols.svelte`] ?? SHEETS[`./${game}/Glyphs.svelte`]
  const [of, drawn] = await Promise.all([PICTURES[`./${game}/glossary.ts`]?.() ?? {}, sheet?.() ?? null])
  return { of, sheet: drawn }
}
