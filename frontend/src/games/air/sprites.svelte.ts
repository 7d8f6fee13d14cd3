import { still } from '../../shell/settings.svelte'
import type { GameEvent } from '../../wire'
import type { Place, Scene } from './layout'
import type { CardId } from './types'

export interface Sprite {
  id: CardId
  place: Place
  /** on its way off the stage */
  leaving: boolean
}

/** Keeps one sprite a card, so that a card which changes place is seen to travel there. */
export class Sprites {
  list = $state<Sprite[]>([])
  #scene: Scene | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  show(scene: Scene, events: GameEvent[], travel: number): void {
    const first = this.#scene === null || this.#scene.w !== scene.w
    this.#scene = scene
    const fresh: [Sprite, Place][] = []
    const here = new Map(this.list.map((s) => [s.id, s]))
    for (const [id, place] of scene.cards) {
      const known = here.get(id)
      if (known) {
        known.place = place
        known.leaving = false
      } else {
        const from = first || still() ? place : origin(id, scene, events)
        const sprite: Sprite = { id, place: from, leaving: false }
        this.list.push(sprite)
        if (from !== place) fresh.push([this.list[this.list.length - 1] as Sprite, place])
      }
    }
    let left = false
    for (const sprite of this.list) {
      if (scene.cards.has(sprite.id) || sprite.leaving) continue
      sprite.place = exit(sprite, scene, events)
      sprite.leaving = true
      left = true
    }
    if (first || still()) this.#sweep()
    else if (left) {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#sweep(), travel + 60)
    }
    // Put the newcomers where they come from, let that be drawn once, then send them on.
    if (fresh.length) requestAnimationFrame(() => requestAnimationFrame(() => this.#send(fresh)))
  }

  #send(fresh: [Sprite, Place][]): void {
    for (const [sprite, place] of fresh) {
      if (!sprite.leaving) sprite.place = this.#scene?.cards.get(sprite.id) ?? place
    }
  }

  #sweep(): void {
    if (this.list.some((s) => s.leaving)) this.list = this.list.filter((s) => !s.leaving)
  }
}

const DECK_Z = 20

function atDeck(scene: Scene): Place {
  const box = scene.deck
  return { x: box.x + box.w / 2, y: box.y + box.w * 0.4, w: box.w * 0.72, turn: 0, z: DECK_Z, zone: 'deck', mini: false, faceDown: true }
}

function atSeat(scene: Scene, seat: number): Place {
  const box = scene.others.find((o) => o.seat === seat)
  if (!box) return { x: scene.hand.x + scene.hand.w / 2, y: scene.h + 80, w: 70, turn: 0, z: 500, zone: 'away', mini: false }
  return { x: box.x + box.w / 2, y: box.y + box.h - 22, w: 26, turn: -6, z: 500, zone: 'away', mini: true }
}

/** Where a card that was not to be seen a moment ago comes from, as the events tell. */
function origin(id: CardId, scene: Scene, events: GameEvent[]): Place {
  const place = scene.cards.get(id) as Place
  for (const event of events) {
    const names = event.card === id
    if (names && (event.kind === 'shed' || event.kind === 'laid') && event.seat !== undefined) return atSeat(scene, event.seat)
    if (event.kind === 'graduated' && place.zone === 'discard' && event.seat !== undefined) return atSeat(scene, event.seat)
  }
  if (place.zone === 'discard' && !events.some((e) => e.card === id)) {
    const shed = events.find((e) => e.kind === 'cat_came' || e.kind === 'shed')
    if (shed?.seat !== undefined) return atSeat(scene, shed.seat)
  }
  return atDeck(scene)
}

/** Where a card goes that is no longer to be seen: into a hand, back into the deck, under the discard. */
function exit(sprite: Sprite, scene: Scene, events: GameEvent[]): Place {
  const landed = events.find((e) => e.kind === 'landed' && e.colour === sprite.id[0])
  if (landed?.seat !== undefined && (sprite.place.zone === 'other' || sprite.place.zone === 'column')) return atSeat(scene, landed.seat)
  const kept = events.find((e) => e.kind === 'kept' && e.card === sprite.id)
  if (kept?.seat !== undefined) return atSeat(scene, kept.seat)
  if (events.some((e) => e.kind === 'reshuffled')) return atDeck(scene)
  const box = scene.discard
  return { x: box.x + box.w / 2, y: box.y + box.h / 2, w: box.w, turn: -4, z: 5, zone: 'away', mini: false }
}
