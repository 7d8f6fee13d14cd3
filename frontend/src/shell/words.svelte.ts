import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Lang } from '../wire'
import { joined, LANGUAGES } from './languages.svelte'

const SOURCES = import.meta.glob<string>('../../../src/esbat/words/*/web.ftl', { query: '?raw', import: 'default' })

/** How each game is played: the same words as in the terminal. */
export const LEARN = 'learn'
/** What the coach says, likewise. */
export const COACH = 'coach'
/** The words only one game's table says, fetched with it, and those that are fetched when somebody wants to learn. */
const OF_GAMES = import.meta.glob<string>(['../../../src/esbat/words/*/{web,places,about}-*.ftl', '../../../src/esbat/words/*/learn.ftl', '../../../src/esbat/words/*/coach.ftl'], { query: '?raw', import: 'default' })
const fileOf = (lang: Lang, name: string): string => `../../../src/esbat/words/${lang}/${name}.ftl`
/** A game's places are named in a file of their own, which the terminal reads as well; what its things do in another. */
const filesOf = (lang: Lang, game: string): string[] => (game === LEARN || game === COACH ? [game] : [`web-${game}`, `places-${game}`, `about-${game}`]).map((name) => fileOf(lang, name)).filter((file) => file in OF_GAMES)

const bundles = new Map<string, FluentBundle>()
const games = new Set<string>()
let wanted: Lang | null = null
let current = $state.raw<FluentBundle | null>(null)
let known = $state.raw<string[]>([])

/** Fetches the words of one language (once) and speaks it from now on. */
export async function speak(lang: Lang): Promise<void> {
  wanted = lang
  const key = [lang, ...games].join(' ')
  let bundle = bundles.get(key)
  if (!bundle) {
    const files = [...games].flatMap((game) => filesOf(lang, game)).map((file) => OF_GAMES[file]?.() ?? '')
    bundle = new FluentBundle(lang, { useIsolating: false })
    for (const text of await Promise.all([SOURCES[`../../../src/esbat/words/${lang}/web.ftl`]?.() ?? '', ...files])) bundle.addResource(new FluentResource(text))
    bundles.set(key, bundle)
  }
  if (wanted !== lang) return
  if (key !== [lang, ...games].join(' ')) return speak(lang) // more was asked for meanwhile
  current = bundle
  known = [...games]
}

/** Are the words of this game's own table here? Until they have come there is nothing to say in them. */
export const knows = (game: string): boolean => known.includes(game)

/** The same with the words of a game's own table, in whatever language is spoken now or later. */
export async function wordsOf(game: string): Promise<void> {
  if (!LANGUAGES.some(({ code }) => filesOf(code, game).length > 0)) return
  games.add(game)
  await null // who asks may be a template, in which nothing may change
  if (wanted) await speak(wanted)
}

/** One sentence of the page in the reader's language; the id itself when the sentence is missing. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const [name, attribute] = id.split('.') as [string, string | undefined]
  const message = current?.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  return current && pattern ? joined(current.locales[0] ?? '', current.formatPattern(pattern, values ?? null)) : id
}

/** A number as it is printed: with a true minus, which a hyphen is not. */
export const figure = (n: number): string => String(n).replace('-', '−')

/** A bot's name as a reader would say it; its plain name when we have no better. */
export function botName(bot: string): string {
  const said = t(`bot-${bot}`)
  return said === `bot-${bot}` ? bot : said
}
