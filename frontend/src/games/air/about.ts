import { t } from '../../shell/words.svelte'

/** What the cards are good for; the places say it of themselves. */
export function about(target: string): string {
  const kind = target.split(':')[0] ?? ''
  return ['hand', 'drawn', 'other', 'common'].includes(kind) ? t(`air-about-${kind}`) : ''
}
