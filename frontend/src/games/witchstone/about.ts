import { t } from '../../shell/words.svelte'
import type { GameBox } from '../../wire'
import { printedIn } from './printed'
import type { WitchstoneView } from './types'

const PLAIN = ['road', 'wand', 'exit', 'tile', 'token', 'spell', 'supply']

/** What each part of the table is good for: the words of the lens. */
export function about(target: string, anyView: unknown, box: GameBox): string {
  const view = anyView as WitchstoneView
  const [kind, name = ''] = target.split(':') as [string, string | undefined]
  if (PLAIN.includes(kind)) return t(`wst-about-${kind}`)
  switch (kind) {
    case 'place':
      return t(view.locations.find((l) => l.location === name)?.type === 'stone' ? 'wst-about-stone' : 'wst-about-place')
    case 'ring':
      return t(view.ring[Number(name)]?.hex ? 'wst-about-hex' : 'wst-about-ring')
    case 'shelf':
      return t(name === 'lowest' ? 'wst-about-lowest' : 'wst-about-shelf')
    case 'owed':
      return t('wst-about-token')
    case 'cell':
      return t('wst-about-cell')
    case 'crystal':
    case 'break':
    case 'wish':
      return t(`wst-about-${kind}`)
    case 'scroll':
    case 'look':
    case 'own': {
      const code = kind === 'scroll' ? (view.scrolls[Number(name) - 1] ?? '') : name
      const what = printedIn(box).scrolls.get(code)?.kind
      return t(what === 'double' || what === 'single' ? 'wst-about-spell' : 'wst-about-prophecy')
    }
    default:
      return ''
  }
}
