import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { joined, known, LANGUAGES, languages, next, offer } from './languages.svelte'

const WORDS = join(import.meta.dirname, '../../../src/esbat/words')

describe('languages', () => {
  it('are the folders of words, each by the name it calls itself', () => {
    const folders = readdirSync(WORDS).filter((folder) => existsSync(join(WORDS, folder, 'language.json')))
    expect(LANGUAGES.map(({ code }) => code).sort()).toEqual(folders.sort())
    expect(LANGUAGES.every(({ name }) => name.length > 1)).toBe(true)
  })
  it('are understood from what a browser says', () => {
    for (const { code } of LANGUAGES) expect(known(`${code.toUpperCase()}-XX`)).toBe(code)
    expect(known('tlh')).toBeUndefined()
    expect(known(null)).toBeUndefined()
  })
  it('join to a name what belongs to it', () => {
    expect(joined('fr', 'le tour de Agnès, puis de Circé et de Hécate : plus que Esk')).toBe('le tour d’Agnès, puis de Circé et d’Hécate : plus qu’Esk')
    expect(joined('en', 'the turn of Agnès')).toBe('the turn of Agnès')
  })
  it('go round', () => {
    let code = LANGUAGES[0]?.code ?? ''
    for (const _ of LANGUAGES) code = next(code).code
    expect(code).toBe(LANGUAGES[0]?.code)
  })
  it('are those that page and server share', () => {
    const last = LANGUAGES.at(-1) ?? { code: '', name: '' }
    offer([last, { code: 'tlh', name: 'tlhIngan Hol' }])
    expect(languages()).toEqual([last])
    expect(next(last.code)).toEqual(last)
    offer(undefined) // a server of an older age does not say
    expect(languages()).toEqual([last])
    offer(LANGUAGES)
    expect(languages()).toEqual(LANGUAGES)
    const before = languages()
    offer([...LANGUAGES].reverse())
    expect(languages()).toBe(before) // no news: nobody has to ask again
  })
})
