import { still } from '../../shell/settings.svelte'
import { STEP } from '../../pages/pacer.svelte'
import type { GameEvent } from '../../wire'
import type { Glyph } from './icon-names'
import { before, bow, placeOf, type Point, type Scene } from './layout'
import { SPELLS, isPotion } from './cards'
import type { BalView, Potion } from './types'

/** Something that moves over the floor for a moment and is gone. */
export interface Effect {
  key: number
  kind: 'flask' | 'glyph' | 'creature' | 'card' | 'burst' | 'ring' | 'image'
  name: Glyph | Potion | 'back' | ''
  /** whose colour it wears */
  seat: number
  /** the way it takes; a burst stays where it is */
  path: string
  at: Point
  delay: number
  ms: number
}

/** However much happens in one go: the last of it begins no later. */
const LONGEST = 7 * STEP

/** Turns what happened into things that fly, one after the other, never in anybody's way. */
export class Effects {
  list = $state.raw<Effect[]>([])
  #count = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  show(events: GameEvent[], scene: Scene, view: BalView, speed: number): void {
    if (still() || speed === 0 || !events.length) return
    const made: Effect[] = []
    let delay = 0
    for (const event of events) {
      const before = made.length
      this.#one(event, events, scene, view, delay * speed, speed, made)
      if (made.length > before) delay = Math.min(LONGEST, delay + STEP)
    }
    if (!made.length) return
    this.list = [...this.list.slice(-24), ...made]
    clearTimeout(this.#timer)
    const last = Math.max(...made.map((e) => e.delay + e.ms))
    this.#timer = setTimeout(() => (this.list = []), last + 80)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #one(event: GameEvent, all: GameEvent[], scene: Scene, view: BalView, delay: number, speed: number, out: Effect[]): void {
    const seat = event.seat ?? -1
    const target = typeof event['target'] === 'number' ? event['target'] : -1
    const at = (s: number): Point => placeOf(scene, s)
    const add = (kind: Effect['kind'], name: Effect['name'], from: Point, to: Point, who: number, ms: number, late = 0): void => {
      const path = kind === 'burst' || kind === 'ring' ? '' : bow(from, to, scene).d
      out.push({ key: ++this.#count, kind, name, seat: who, path, at: to, delay: delay + late * speed, ms: ms * speed })
    }
    const flasks = (from: number, to: number, kind: 'flask' | 'image' = 'flask'): void => {
      const laid = all.filter((e) => e.kind === 'laid' && e.seat === from && e.card && isPotion(e.card)).map((e) => e.card as Potion)
      const potions = view.attack?.potions.length ? view.attack.potions : laid.length ? laid : (['R'] as Potion[])
      potions.forEach((potion, i) => add(kind, potion, at(from), at(to), from, 620, i * 90))
    }
    switch (event.kind) {
      case 'attacked':
        return flasks(seat, target)
      case 'struck_again':
        return flasks(seat, target, 'image')
      case 'deflected':
        add('burst', 'magic-broom', at(seat), at(seat), seat, 600)
        return flasks(seat, target)
      case 'mirrored':
        add('burst', 'mirror-mirror', at(seat), at(seat), seat, 800)
        return flasks(seat, target, 'image')
      case 'hexed':
        return add('ring', '', at(seat), at(seat), seat, 900)
      case 'laid':
        if (event.card && !isPotion(event.card) && SPELLS[event.card]) add('glyph', SPELLS[event.card] as Glyph, at(seat), { x: scene.floor.x, y: scene.floor.y }, seat, 520)
        return
      case 'parried':
      case 'farce_stopped':
        return add('burst', 'magic-shield', at(seat), at(seat), seat, 700)
      case 'cancelled':
        return add('burst', 'fairy-wand', at(seat), at(seat), seat, 700)
      case 'failed':
      case 'farce_failed':
        return add('burst', 'gooey-impact', at(seat), at(seat), seat, 700)
      case 'enchanted':
        return add('glyph', 'star-swirl', at(seat), at(target), seat, 620)
      case 'lost':
        return add('creature', '', at(seat), { x: scene.discard.x, y: scene.discard.y }, typeof event['owner'] === 'number' ? event['owner'] : seat, 700)
      case 'captured':
        return add('creature', '', at(target), at(seat), typeof event['owner'] === 'number' ? event['owner'] : target, 800)
      case 'revived':
        return add('creature', '', { x: scene.discard.x, y: scene.discard.y }, at(seat), seat, 700)
      case 'stole':
        return add('glyph', 'grab', at(seat), before(scene, target), seat, 560)
      case 'farce_began':
        return add('glyph', 'imp-laugh', at(seat), { x: scene.floor.x, y: scene.floor.y }, seat, 700)
      case 'drew':
        return add('card', 'back', scene.deck, at(seat), seat, 420)
      case 'gave':
        return add('card', 'back', at(seat), at(target), seat, 620)
      default:
    }
  }
}
