import type { Lang } from '../wire'
import { known, LANGUAGES } from './languages.svelte'

export type Theme = 'auto' | 'night' | 'day'

interface Kept {
  lang: Lang | null
  theme: Theme
  /** 0 = at once, 1 = as drawn, 2 = slow */
  speed: number
  risk: boolean
  /** the chance of success, where dice decide */
  odds: boolean
  sound: boolean
  /** a notice of the system when we are asked and the tab is hidden */
  notify: boolean
  /** how much is told to those who listen */
  ear: 'all' | 'brief' | 'mine'
  name: string
}

const KEY = 'esbat.settings'
const FIRST: Kept = { lang: null, theme: 'auto', speed: 1, risk: false, odds: true, sound: false, notify: false, ear: 'all', name: '' }

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return { ...FIRST }
  }
}

/** What the reader chose; remembered in this browser only. */
export const settings = $state<Kept>(read())

export function browserLang(): Lang {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const spoken = known(tag)
    if (spoken) return spoken
  }
  return LANGUAGES[0]?.code ?? ''
}

export function lang(): Lang {
  return known(settings.lang) ?? browserLang()
}

/** Puts the choices where the style sheet sees them. */
export function applySettings(): void {
  const root = document.documentElement
  if (settings.theme === 'auto') delete root.dataset['theme']
  else root.dataset['theme'] = settings.theme
  root.style.setProperty('--speed', String(settings.speed))
  root.lang = lang()
}

export function keep(change: Partial<Kept>): void {
  Object.assign(settings, change)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // private windows may refuse; the choice then lasts as long as the page
  }
  applySettings()
}

/** True when things should simply appear in their place: also where nobody looks. */
export function still(): boolean {
  return settings.speed === 0 || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
}
