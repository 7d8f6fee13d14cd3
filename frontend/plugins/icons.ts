import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:game-icons'

type Glyphs = { icons: Record<string, { body: string }> }

/**
 * Hands the page the bodies of the glyphs named in `src/shell/icon-names.ts`, and no others. A game's own glyphs
 * come with its table: `virtual:game-icons/<code>` reads `src/games/<code>/icon-names.ts`.
 */
export function gameIcons(source: string): Plugin {
  const require = createRequire(import.meta.url)
  const listOf = (id: string): string => `${source}/${id.includes('/') ? `games/${id.split('/')[1]}` : 'shell'}/icon-names.ts`
  const names = (file: string): string[] => [...readFileSync(file, 'utf8').matchAll(/^\s*'([a-z0-9-]+)',/gm)].map((m) => m[1] as string)
  return {
    name: 'esbat-game-icons',
    resolveId: (id) => (id === PREFIX || id.startsWith(`${PREFIX}/`) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return undefined
      const file = listOf(id)
      this.addWatchFile(file)
      const glyphs = require('@iconify-json/game-icons/icons.json') as Glyphs
      const bodies: Record<string, string> = {}
      for (const name of names(file)) {
        const glyph = glyphs.icons[name]
        if (!glyph) this.error(`no glyph named ${name} in game-icons`)
        else bodies[name] = glyph.body
      }
      return `export default ${JSON.stringify(bodies)}`
    },
  }
}
