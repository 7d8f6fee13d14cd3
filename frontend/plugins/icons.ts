import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:game-icons'

type Glyphs = { icons: Record<string, { body: string }> }

/** Hands the page the bodies of the glyphs named in `src/shell/icon-names.ts`, and no others. */
export function gameIcons(listFile: string): Plugin {
  const require = createRequire(import.meta.url)
  const names = (): string[] =>
    [...readFileSync(listFile, 'utf8').matchAll(/^\s*'([a-z0-9-]+)',/gm)].map((m) => m[1] as string)
  return {
    name: 'esbat-game-icons',
    resolveId: (id) => (id === PREFIX ? '\0' + PREFIX : undefined),
    load(id) {
      if (id !== '\0' + PREFIX) return undefined
      this.addWatchFile(listFile)
      const glyphs = require('@iconify-json/game-icons/icons.json') as Glyphs
      const bodies: Record<string, string> = {}
      for (const name of names()) {
        const glyph = glyphs.icons[name]
        if (!glyph) this.error(`no glyph named ${name} in game-icons`)
        else bodies[name] = glyph.body
      }
      return `export default ${JSON.stringify(bodies)}`
    },
  }
}
