import { middleOf } from '../../shell/scale'
import { still } from '../../shell/settings.svelte'
import type { GameEvent } from '../../wire'
import type { Point } from './grid'
import { tabOf } from './targets'
import type { WitchstoneView } from './types'

/** Something that crosses the table for a moment, or lights up where it is, and is gone. */
export interface Flight {
  key: number
  kind: 'bead' | 'hat' | 'gem' | 'gem-black' | 'sign' | 'token' | 'owl' | 'scroll' | 'hex' | 'burst' | 'points'
  /** which symbol, hex or scroll; what is written */
  name: string
  seat: number
  from: Point
  to: Point
  delay: number
  ms: number
}

const STEP = 190
const LONGEST = 2600
const SOURCES: Record<string, (seat: number, event: GameEvent, view: WitchstoneView) => string> = {
  tile: () => 'owed',
  token: (seat) => `tokens|seat:${seat}`,
  hex: (seat, _, view) => `ring:${view.seats[seat]?.ring ?? 0}`,
  empty: (seat, _, view) => `ring:${view.seats[seat]?.ring ?? 0}`,
  shelf: (_, event) => `shelf:${String(event['symbol'])}`,
  wand: (seat, _, view) => `wand:${view.seats[seat]?.wand ?? 0}`,
  tower: (seat, _, view) => `place:${view.seats[seat]?.tower ?? ''}`,
}

/** Turns what happened into things that fly, one after the other, so that a chain is seen as a chain. */
export class Flights {
  list = $state.raw<Flight[]>([])
  #count = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  show(events: GameEvent[], stage: HTMLElement, view: WitchstoneView, me: number, speed: number): void {
    if (still() || speed === 0 || !events.length) return
    /** The first of some things that is in sight; else the tab behind which it lies. */
    const at = (names: string): Point => {
      for (const name of names.split('|')) {
        const tab = tabOf(name)
        for (const anchor of [name, ...(tab ? [`tab:${tab}`] : [])]) {
          const found = stage.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`)
          if (found?.getBoundingClientRect().width) return middleOf(found, stage)
        }
      }
      return { x: stage.clientWidth / 2, y: 40 }
    }
    const made: Flight[] = []
    let delay = 0
    let there = ''
    for (const event of events) {
      if (event.kind === 'sent') there = `place:${String(event['location'])}`
      if (event.kind === 'settled') there = `place:${String(event['location'])}`
      if (event.kind === 'shelved') there = 'shelf:lowest'
      for (const flight of this.#of(event, view, me, there)) {
        made.push({ ...flight, key: ++this.#count, from: at(flight.from), to: at(flight.to), delay: delay * speed, ms: flight.ms * speed })
        delay = Math.min(LONGEST, delay + STEP)
      }
    }
    if (!made.length) return
    this.list = [...this.list.slice(-24), ...made]
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.list = []), Math.max(...made.map((f) => f.delay + f.ms)) + 80)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #of(event: GameEvent, view: WitchstoneView, me: number, there: string): Wish[] {
    const seat = event.seat ?? 0
    const own = seat === me
    const said = (field: string): string => String(event[field] ?? '')
    const plate = `seat:${seat}`
    const fly = (kind: Flight['kind'], name: string, from: string, to: string, ms = 620): Wish[] => [{ kind, name, seat, from, to, ms }]
    const burst = (name: string, where: string): Wish[] => [{ kind: 'burst', name, seat, from: where, to: where, ms: 700 }]
    const gem = event['black'] ? 'gem-black' : 'gem'
    const cell = (field: string): string => (own ? `cell:${said(field)}` : plate)
    switch (event.kind) {
      case 'scored':
        return [{ kind: 'points', name: Number(event['points']) > 0 ? `+${said('points')}` : said('points'), seat, from: `score:${seat}|${plate}`, to: `score:${seat}|${plate}`, ms: 1100 }]
      case 'settled':
        return fly('hat', '', plate, `place:${said('location')}`)
      case 'charged':
        return fly('bead', '', own ? `energy|${plate}` : plate, `road:${said('road')}`)
      case 'connected':
        return burst('', `road:${said('road')}`)
      case 'summoned':
        return fly('hat', '', own ? `supply|${plate}` : plate, `place:${view.seats[seat]?.tower ?? ''}`)
      case 'sent':
        return fly('hat', '', `place:${view.seats[seat]?.tower ?? ''}`, `place:${said('location')}`, 800)
      case 'took_token':
        return fly('token', said('token'), there || plate, own ? `owed|${plate}` : plate)
      case 'granted':
        return fly('sign', said('symbol'), SOURCES[said('source')]?.(seat, event, view) ?? 'owed', 'owed', 700)
      case 'boosted':
        return fly('sign', said('symbol'), own ? `scrolls|${plate}` : plate, 'owed')
      case 'began':
        return burst(said('symbol'), 'owed')
      case 'laid':
        return own ? [...burst('', cell('cell')), ...burst('', cell('other'))] : burst('', plate)
      case 'took_owl':
        return fly('owl', said('points'), `ring:${view.seats[seat]?.ring ?? 0}`, own ? `owls|${plate}` : plate)
      case 'took_hex':
        return fly('hex', said('hex'), `ring:${view.seats[seat]?.ring ?? 0}`, own ? 'owed' : plate, 760)
      case 'fixed_hex':
        return fly('hex', said('hex'), 'owed', cell('cell'))
      case 'pushed':
        return own ? fly(gem, '', cell('cell'), cell('to'), 480) : []
      case 'pushed_out':
        return own ? fly(gem, '', cell('cell'), `exit:${said('exit')}`, 520) : []
      case 'shelved':
        return fly(gem, '', own ? `owed|${plate}` : plate, `shelf:${said('shelf')}`, 720)
      case 'broke':
        return burst('shatter', cell('cell'))
      case 'strode':
        return burst('', `wand:${said('space')}`)
      case 'took_scroll':
        return fly('scroll', said('scroll'), `scroll:${said('position')}`, own ? `scrolls|${plate}` : plate, 720)
      default:
        return []
    }
  }
}

interface Wish extends Omit<Flight, 'key' | 'from' | 'to' | 'delay'> {
  from: string
  to: string
}
