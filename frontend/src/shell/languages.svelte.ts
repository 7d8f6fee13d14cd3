import type { Lang, Language } from '../wire'

/** A language is a folder of words; its `language.json` says what it calls itself and where it stands in lists. */
const ABOUT = import.meta.glob<{ name: string; place: number; joined?: [string, string][] }>('../../../src/esbat/words/*/language.json', { eager: true, import: 'default' })

/** Every language this page has words in. */
export const LANGUAGES: readonly Language[] = Object.entries(ABOUT)
  .sort(([, one], [, other]) => one.place - other.place)
  .map(([path, { name }]) => ({ code: path.split('/').at(-2) as Lang, name }))

/** What a language joins to the name that follows: of Anna is d’Anna in French. */
const JOINTS = new Map(Object.entries(ABOUT).map(([path, { joined }]) => [path.split('/').at(-2) as Lang, (joined ?? []).map(([pattern, instead]) => [new RegExp(pattern, 'gu'), instead] as const)]))
export const joined = (lang: Lang, text: string): string => (JOINTS.get(lang) ?? []).reduce((said, [pattern, instead]) => said.replaceAll(pattern, instead), text)

let spoken = $state.raw<readonly Language[]>(LANGUAGES)

/** Those that the server speaks as well. */
export const languages = (): readonly Language[] => spoken

/** What a server offers; it may be of another age than this page. */
export function offer(offered: readonly Language[] | undefined): void {
  const both = LANGUAGES.filter(({ code }) => offered?.some((other) => other.code === code))
  // The same again is no news: whoever asked because of it would ask for ever.
  if (both.length && both.some(({ code }, i) => code !== spoken[i]?.code || both.length !== spoken.length)) spoken = both
}

/** The language of a tag like `fr-CA`, if we speak it. */
export const known = (tag: string | null): Lang | undefined => spoken.find(({ code }) => code === tag?.toLowerCase().split('-')[0])?.code

/** The language after this one, for a button that goes round. */
export function next(lang: Lang): Language {
  const at = spoken.findIndex(({ code }) => code === lang)
  return spoken[(at + 1) % spoken.length] as Language
}
