import { figure, t } from '../../shell/words.svelte'
import type { LegalMove } from '../../wire'
import { halves, type Printed } from './printed'
import { EARNINGS, type LocationView, type RingSpace, type RoadView, type SeatView, type Shelf, type WandSpace, type WitchstoneView } from './types'

/** A thing in words, and what can be done with it now. */
export function withMoves(moves: LegalMove[] | undefined, said: string): string {
  if (!moves?.length) return said
  const shown = moves.length > 4 ? t('wst-many-moves', { n: moves.length }) : moves.map((m) => m.label).join(' / ')
  return `${said}. ${shown}`
}

export const signName = (sign: string): string => t(`wst-sign-${sign}`)
export const pairName = (code: string): string => halves(code).map(signName).join(' / ')
export const placeName = (printed: Printed, code: string): string => printed.places.get(code)?.name ?? code
const list = (parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(', ')

export function placeSaid(place: LocationView, view: WitchstoneView, printed: Printed, names: string[]): string {
  const own = place.owner === null ? null : view.seats[place.owner]
  return list([
    placeName(printed, place.location),
    place.owner !== null && t('wst-tower-of', { name: names[place.owner] ?? '' }),
    own && own.lying > 0 && t('wst-lying', { n: own.lying }),
    place.token && t('wst-token', { sign: signName(place.token) }),
    place.type === 'stone' && view.stones.length > 0 && t('wst-on-stone', { names: view.stones.map((s) => names[s] ?? '').join(', ') }),
    place.type !== 'stone' && place.witches.length > 0 && t('wst-witches-there', { names: place.witches.map((s) => names[s] ?? '').join(', ') }),
  ])
}

export function roadSaid(road: RoadView, printed: Printed, names: string[]): string {
  const ends = `${placeName(printed, road.one)} – ${placeName(printed, road.other)}`
  return list([t('wst-road', { ends, filled: road.filled, slots: road.slots }), road.owner !== null && (names[road.owner] ?? '')])
}

/** A cell of the cauldron by its ring and where it lies in it: the words of the terminal. */
export const cellName = (cell: string): string => t('witchstone-cell', { at: `c${cell.replace(',', '_')}` })

/** What a cell of a cauldron shows. */
export function cellSaid(cell: string, seat: SeatView): string {
  const shown = seat.cells.find((c) => c.cell === cell)
  const what = shown
    ? t(`wst-cell-${shown.kind}`, { signs: shown.symbols.map(signName).join(' / ') })
    : seat.black === cell
      ? t('wst-cell-black')
      : seat.crystals.includes(cell)
        ? t('wst-cell-crystal')
        : t('wst-cell-free')
  return t('wst-cell', { where: cellName(cell), what })
}

export function ringSaid(space: RingSpace, number: number, view: WitchstoneView, names: string[]): string {
  const there = view.seats.flatMap((s, i) => (s.ring === number ? [names[i] ?? ''] : []))
  const what =
    space.colour === 'light' ? t('wst-ring-light')
    : space.colour === 'orange' ? (space.owl ? t('wst-ring-owl', { points: space.owl }) : t('wst-ring-owl-empty'))
    : space.hex ? t('wst-ring-hex', { hex: pairName(space.hex) }) : t('wst-ring-hex-empty')
  return list([t('wst-ring-space', { number, what }), there.length > 0 && t('wst-owls-there', { names: there.join(', ') })])
}

export function wandSaid(space: WandSpace, number: number, view: WitchstoneView, names: string[]): string {
  const there = view.seats.flatMap((s, i) => (s.wand === number ? [names[i] ?? ''] : []))
  const what =
    space.colour === 'handle' ? t('wst-wand-handle')
    : space.symbol ? t('wst-wand-dark', { amount: space.amount, sign: signName(space.symbol) })
    : space.counts ? t('wst-wand-silver', { amount: space.amount, counts: t(`wst-count-${space.counts}`) })
    : t('wst-wand-light')
  return list([t('wst-wand-space', { number, what }), view.crossing.includes(number) && t('wst-crossing'), there.length > 0 && t('wst-owls-there', { names: there.join(', ') })])
}

export function shelfSaid(shelf: Shelf, names: string[]): string {
  const what = shelf.shelf === 'lowest' ? t('wst-shelf-lowest') : t('wst-shelf', { sign: signName(shelf.shelf) })
  const whose = shelf.crystals.map((n, i) => (n ? `${names[i] ?? ''} ${n}` : '')).filter(Boolean)
  return list([t('wst-shelf-room', { what, filled: shelf.filled, room: shelf.room }), whose.join(', ')])
}

/** The levels of a prophecy as short marks: what brings 3, 5 and 7 points. */
export function levels(code: string, printed: Printed): [string, string, string] | null {
  const row = printed.scrolls.get(code)
  if (!row || row.kind === 'double' || row.kind === 'single') return null
  if (row.kind === 'different' || row.kind === 'connected') return null
  if (row.kind === 'stone') return [t('wst-rank', { n: row.low }), t('wst-rank', { n: row.mid }), t('wst-rank', { n: row.high })]
  const upTo = (from: number, next: number): string => (next - from > 1 ? `${from}–${next - 1}` : `${from}`)
  return [upTo(row.low, row.mid), upTo(row.mid, row.high), row.kind === 'same' ? `${row.high}` : `${row.high}+`]
}

/** What a scroll does or asks for. */
export function scrollDoes(code: string, printed: Printed): string {
  const row = printed.scrolls.get(code)
  if (!row) return ''
  if (row.kind === 'double') return t('wst-scroll-double', { sign: signName(row.symbol) })
  if (row.kind === 'single') return t('wst-scroll-single')
  if (row.kind === 'different' || row.kind === 'connected') {
    const [a, b, c] = [row.first, row.second, row.third].map((p) => t(`wst-place-${p}`)) as [string, string, string]
    return t(`wst-scroll-${row.kind}`, { a, b, c })
  }
  const [low, mid, high] = levels(code, printed) as [string, string, string]
  return t('wst-scroll-levels', { low, mid, high })
}

export const scrollSaid = (code: string, printed: Printed): string => `${printed.scrolls.get(code)?.name ?? code}. ${scrollDoes(code, printed)}`

export function seatSaid(seat: SeatView, name: string, active: boolean): string {
  return list([t('wst-seat', { name, points: seat.score, shown: figure(seat.score), turns: seat.turns }), active && t(name === t('you') ? 'wst-you-play' : 'wst-plays')])
}

/** Where a seat's points came from, the largest first. */
export function tally(seat: SeatView): { from: (typeof EARNINGS)[number]; points: number }[] {
  return EARNINGS.map((from) => ({ from, points: seat.earned[from] })).filter((part) => part.points !== 0).sort((a, b) => b.points - a.points)
}
