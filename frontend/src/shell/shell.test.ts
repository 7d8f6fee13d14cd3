import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..')
const files = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((e) => (e.isDirectory() ? files(join(dir, e.name)) : [join(dir, e.name)]))
const code = files(SRC).filter((f) => /\.(svelte|ts)$/.test(f) && !f.includes('.test.') && !f.includes('/mock/'))
const WORDS = join(SRC, '../../src/esbat/words')
/** A folder with a `language.json` is a language. */
const languages = readdirSync(WORDS).filter((folder) => existsSync(join(WORDS, folder, 'language.json')))
/** The page's own words and those of each game's table. */
const read = (lang: string): string =>
  readdirSync(join(WORDS, lang)).filter((f) => /^(web(-\w+)?|(places|about)-\w+|learn)\.ftl$/.test(f)).map((f) => readFileSync(join(WORDS, lang, f), 'utf8')).join('\n')
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gim)].map((m) => m[1] as string).sort()

describe('words', () => {
  it('says the same things in every language', () => {
    expect(languages.length).toBeGreaterThan(1)
    for (const lang of languages) expect(ids(read(lang)), lang).toEqual(ids(read(languages[0] as string)))
  })
  it('has no broken and no doubled message', () => {
    for (const lang of languages) {
      expect(new FluentBundle(lang).addResource(new FluentResource(read(lang)))).toEqual([])
      expect(new Set(ids(read(lang))).size).toBe(ids(read(lang)).length)
    }
  })
  it('has every sentence the page asks for by name', () => {
    const known = new Set(ids(read(languages[0] as string)))
    const asked = code.flatMap((f) => [...readFileSync(f, 'utf8').matchAll(/\bt\((?:[^'"`()]*\? )?'([\w-]+)'/g)].map((m) => m[1] as string))
    expect(asked.length).toBeGreaterThan(60)
    expect(asked.filter((id) => !known.has(id))).toEqual([])
  })
})

describe('a strict content policy', () => {
  it('is kept: no style attribute, no inline handler, no foreign address in the page', () => {
    for (const f of [...code, join(SRC, '../index.html')]) {
      const text = readFileSync(f, 'utf8')
      expect(text.match(/<[a-z][^>]*\sstyle="/), f).toBeNull()
      expect(text.match(/(src|href)="https?:/), f).toBeNull()
    }
  })
  it('keeps files small enough to read', () => {
    for (const f of code.filter((f) => !/Made by `tools/.test(readFileSync(f, 'utf8').slice(0, 200)))) expect(readFileSync(f, 'utf8').split('\n').length, f).toBeLessThanOrEqual(400)
  })
})
