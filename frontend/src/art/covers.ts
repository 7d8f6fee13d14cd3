const FOUND = import.meta.glob<string>('./covers/*.svg', { eager: true, import: 'default' })

/** Our own drawings, by the game's code; a game without one gets the night itself. */
export const COVERS: Record<string, string> = Object.fromEntries(Object.entries(FOUND).map(([path, url]) => [path.replace(/^.*\/|\.svg$/gu, ''), url]))
