import { t } from '../../shell/words.svelte'
import type { Printed } from './printed'
import { DUNGEON, type SeatView, type SpaceView } from './types'

/** What a place is called; spaces of one place share its name. */
export function placeName(printed: Printed, space: string | null): string {
  if (space === null) return t('lancre-nowhere')
  if (space === DUNGEON) return t('lancre-dungeon')
  const whole = printed.places.get(space)
  if (whole) return whole.name
  const one = printed.places.get(space.replace(/\d$/, ''))
  return one ? `${one.name} (${space.at(-1)})` : space
}

/** A seat in one sentence. */
export function seatSaid(zone: SeatView, name: string, printed: Printed, counted = true): string {
  if (!zone.witch) return t('lancre-seat-new', { name })
  return t(counted ? 'lancre-seat' : 'lancre-seat-together', {
    name,
    witch: t(`lancre-witch-${zone.witch}`),
    place: placeName(printed, zone.at),
    points: t('lancre-points', { n: zone.points }),
    cackles: t('lancre-cackles', { n: zone.cackles }),
    alisses: t('lancre-alisses', { n: zone.alisses }),
    cards: t('lancre-cards', { n: zone.hand_count }),
  })
}

/** A space in one sentence: what lies there, who stands there. */
export function spaceSaid(there: SpaceView, printed: Printed, names: string[]): string {
  const place = placeName(printed, there.space)
  const parts = [
    there.tile
      ? t('lancre-tile', { place, tile: printed.tiles.get(there.tile)?.name ?? there.tile, needed: there.difficulty ?? 0, points: there.points ?? 0 })
      : there.hidden
        ? t('lancre-hidden', { place })
        : t('lancre-empty', { place }),
  ]
  if (there.markers) parts.push(t('lancre-crises', { n: there.markers }))
  if (there.witches.length) parts.push(t('lancre-witches', { names: there.witches.map((s) => names[s] ?? '').join(', ') }))
  return parts.join(', ')
}

/** A card in one sentence. */
export function cardSaid(code: string, printed: Printed): string {
  const card = printed.cards.get(code)
  return t('lancre-card-label', { card: card?.name ?? code, detail: card?.detail ?? '', place: printed.places.get(String(card?.['place']))?.name ?? '' })
}
