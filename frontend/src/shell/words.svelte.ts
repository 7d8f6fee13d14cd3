import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Lang } from '../wire'

const SOURCES: Record<Lang, () => Promise<{ default: string }>> = {
  fr: () => import('../../../src/esbat/words/fr/web.ftl?raw'),
  en: () => import('../../../src/esbat/words/en/web.ftl?raw'),
}

const bundles = new Map<Lang, FluentBundle>()
let current = $state.raw<FluentBundle | null>(null)

/** Fetches the words of one language (once) and speaks it from now on. */
export async function speak(lang: Lang): Promise<void> {
  let bundle = bundles.get(lang)
  if (!bundle) {
    bundle = new FluentBundle(lang, { useIsolating: false })
    bundle.addResource(new FluentResource((await SOURCES[lang]()).default))
    bundles.set(lang, bundle)
  }
  current = bundle
}

/** One sentence of the page in the reader's language; the id itself when the sentence is missing. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const [name, attribute] = id.split('.') as [string, string | undefined]
  const message = current?.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  return current && pattern ? current.formatPattern(pattern, values ?? null) : id
}

/** A bot's name as a reader would say it; its plain name when we have no better. */
export function botName(bot: string): string {
  const said = t(`bot-${bot}`)
  return said === `bot-${bot}` ? bot : said
}
