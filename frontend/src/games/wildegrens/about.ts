import { t } from '../../shell/words.svelte'
import type { BoxRow, GameBox } from '../../wire'
import { effectsOf, printedIn, said } from './printed'
import type { WildegrensView } from './types'

/** What a Mission or a Challenge does and when; what Jurors, papers and prisoners are. */
export function about(target: string, anyView: unknown, box: GameBox): string {
  const view = anyView as WildegrensView
  const [kind, name = ''] = target.split(':') as [string, string | undefined]
  const printed = printedIn(box)
  const effects = (row: BoxRow | undefined): string => effectsOf(row).map((e) => `${t(`wil-trigger-${e.trigger}`)} : ${e.text}`).join(' ')
  if (kind === 'mission') return `${t('wil-about-mission')} ${effects(printed.missions.get(name))}`.trim()
  if (kind === 'spot') {
    const card = view.places.flatMap((p) => p.spots).find((s) => s.spot === name)?.card
    const row = card ? printed.challenges.get(card) : undefined
    return row ? [effects(row), said(row, 'familiar') && `${t('wil-familiar')} : ${said(row, 'familiar')}`].filter(Boolean).join(' ') : t('wil-about-spot')
  }
  if (kind === 'played') {
    const side = view.hidden.some((w) => w.witch === name) ? 'hidden' : 'revealed'
    return said(printed.witches.get(name), `${side}_action`) || t('wil-no-action')
  }
  return ['juror', 'paper', 'prison', 'soul'].includes(kind) ? t(`wil-about-${kind}`) : ''
}
