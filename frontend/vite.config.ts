import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { gameIcons } from './plugins/icons.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  plugins: [svelte(), gameIcons(here('./src/shell/icon-names.ts'))],
  build: {
    outDir: here('../src/esbat/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // no data: addresses, so that the strict content policy holds
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': 'http://127.0.0.1:8377',
      '/ws': { target: 'ws://127.0.0.1:8377', ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
})
