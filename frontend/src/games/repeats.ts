/** Moves that are often made several times in a row: one tap may make them until something else is asked. */
const FOUND = import.meta.glob<Record<string, string>>('./*/repeats.ts', { eager: true, import: 'REPEATS' })

/** The move that answers this question again and again, if there is one. */
export const repeatOf = (game: string, kind: string): string | null => FOUND[`./${game}/repeats.ts`]?.[kind] ?? null
