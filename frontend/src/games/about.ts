import type { GameBox } from '../wire'

/** What a thing on a table does, by the name the server knows it by; nothing where its own words say it all. */
export type About = (target: string, view: unknown, box: GameBox) => string
const FOUND = import.meta.glob<About>('./*/about.ts', { eager: true, import: 'about' })

export const aboutOf = (game: string, target: string, view: unknown, box: GameBox | null): string => (box && FOUND[`./${game}/about.ts`]?.(target, view, box)) || ''
