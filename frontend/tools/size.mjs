// Says how much script the first view needs, compressed; fails above the budget.
import { gzipSync } from 'node:zlib'
import { readdirSync, readFileSync } from 'node:fs'

const dir = new URL('../../src/esbat/static/assets/', import.meta.url)
const html = readFileSync(new URL('../../src/esbat/static/index.html', import.meta.url), 'utf8')
let all = 0
let first = 0
for (const name of readdirSync(dir).filter((n) => n.endsWith('.js'))) {
  const size = gzipSync(readFileSync(new URL(name, dir))).length
  all += size
  if (html.includes(name)) first += size
  console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${name}${html.includes(name) ? '  (first view)' : ''}`)
}
console.log(`first view ${(first / 1024).toFixed(1)} KB, everything ${(all / 1024).toFixed(1)} KB of script, gzip`)
if (first > 150 * 1024) process.exit(1)
