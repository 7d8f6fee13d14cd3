import { t } from '../../shell/words.svelte'
import { powerOf, said, starred, type Printed } from './printed'

/** A Witch in words: her name, then each half with its power and what it does. */
export function witchSaid(printed: Printed, code: string): string {
  const row = printed.witches.get(code)
  const side = (which: 'hidden' | 'revealed'): string => t(`wil-side-${which}`, { power: powerOf(row, which), star: starred(row, which) ? 'yes' : 'no', text: said(row, `${which}_action`) || t('wil-no-action') })
  return `${row?.name ?? code}. ${stopped(side('hidden'))} ${stopped(side('revealed'))}`
}

/** A sentence, with its one full stop. */
export const stopped = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`)
