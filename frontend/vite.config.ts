import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { gameIcons } from './plugins/icons.ts'

/** Where the server is while the page is worked on. */
const SERVER = process.env['ESBAT_SERVER'] ?? 'http://127.0.0.1:8377'

/** What belongs to no single game, nor to one language. */
const OF_NO_GAME = /^(?!.*(?:\/games\/[^/]+\/|game-icons\/|\.ftl)).*$/

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  plugins: [svelte(), gameIcons(here('./src'))],
  build: {
    outDir: here('../src/esbat/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // no data: addresses, so that the strict content policy holds
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What several pages share is one file: left alone, it is in forty of a kilobyte or two, each asked for
        // by itself. A game's own things stay with the game.
        codeSplitting: { groups: [{ name: 'shared', test: OF_NO_GAME, minShareCount: 2 }] },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': { target: SERVER }, // the host stays ours, or the server's origin check would refuse
      '/ws': { target: SERVER.replace('http', 'ws'), ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
})
