import { colourOf, valueOf } from '../games/air/cards'
import { COLOURS, type AirView } from '../games/air/types'
import type { GameEvent, HistoryLine, Lang, LegalMove, StateMessage } from '../wire'
import * as views from './views'

/** The stand-in knows its few sentences in French; anybody else gets English. */
export const inFrench = (lang: Lang): boolean => lang.startsWith('fr')

/** Just enough of a play to see cards travel. Not the rules: those live in the engine. */
export class Sim {
  version = 7
  view: AirView
  lines: HistoryLine[] = []
  constructor(readonly scene: string, readonly fr: boolean) {
    this.view = structuredClone((views as unknown as Record<string, AirView>)[scene] ?? views.middle)
    this.say(fr ? 'La partie commence. Agnès ouvre le bal.' : 'The play begins. Agnès opens.', null, ['AIR-012'])
    this.say(fr ? 'Hulotte prend le 8 violet dans la zone commune et l’ajoute à sa colonne.' : 'Hulotte takes violet 8 from the common zone into her column.', 1, ['AIR-029'])
    this.say(fr ? 'Hulotte se pose en douceur et prend sa colonne verte : 4 cartes en main.' : 'Hulotte lands softly and takes her green column: 4 cards in hand.', 1, ['AIR-043'])
    this.say(fr ? 'Crapaude tire le 15 noir : le chat passe. Chacun garde cinq cartes.' : 'Crapaude draws black 15: the cat walks by. All keep five cards.', 2, ['AIR-074'])
    this.say(fr ? 'Corbin tire le 3 violet, trop bas : il tombe et perd sa colonne violette.' : 'Corbin draws violet 3, too low: he falls and loses his violet column.', 3, ['AIR-050', 'AIR-051'])
    this.say(fr ? 'À toi.' : 'Your turn.', 0, [])
  }
  say(text: string, seat: number | null, rules: string[]): void {
    this.lines.push({ n: this.lines.length + 1, text, rules, seat })
  }
  top(c: number): number {
    return valueOf(this.view.seats[0]?.columns[c]?.at(-1) ?? 'W0')
  }
  legal(): LegalMove[] {
    const v = this.view
    const fr = this.fr
    if (v.over || v.turn !== 0) return []
    const name = (card: string): string => (fr ? `le ${valueOf(card)} ${['blanc', 'noir', 'vert', 'violet', 'orange'][COLOURS.indexOf(colourOf(card))]}` : `${['white', 'black', 'green', 'violet', 'orange'][COLOURS.indexOf(colourOf(card))]} ${valueOf(card)}`)
    if (v.phase === 'diploma') return [
      { move: 'graduate W 3', label: fr ? 'Diplôme blanc : 3 cartes, 1 grimoire' : 'White diploma: 3 cards, 1 grimoire', targets: ['pile:W'] },
      { move: 'graduate W 4', label: fr ? 'Diplôme blanc : 4 cartes, 2 grimoires' : 'White diploma: 4 cards, 2 grimoires', targets: ['pile:W'] },
      { move: 'end', label: fr ? 'Finir le tour' : 'End the turn', targets: ['none'] },
    ]
    if (v.drawn) return [
      { move: 'place', label: fr ? `Ajouter ${name(v.drawn)} à ma colonne` : `Place ${name(v.drawn)}`, targets: ['drawn', `column:${colourOf(v.drawn)}`] },
      ...(v.deposited ? [] : [{ move: 'deposit', label: fr ? 'La laisser dans la zone commune' : 'Leave it in the common zone', targets: ['drawn'] }]),
    ]
    const out: LegalMove[] = [{ move: 'draw', label: fr ? 'Piocher' : 'Draw', targets: ['deck'] }]
    for (const card of v.common) if (card !== v.blocked && valueOf(card) > this.top(COLOURS.indexOf(colourOf(card)))) out.push({ move: `take ${card}`, label: fr ? `Prendre ${name(card)}` : `Take ${name(card)}`, targets: [`common:${card}`] })
    if (v.flown) COLOURS.forEach((c, i) => { if (v.seats[0]?.columns[i]?.length) out.push({ move: `land ${c}`, label: fr ? `Se poser : colonne ${['blanche', 'noire', 'verte', 'violette', 'orange'][i]}` : `Land: ${['white', 'black', 'green', 'violet', 'orange'][i]} column`, targets: [`column:${c}`] }) })
    return out
  }
  state(lang: Lang, since: number, events: GameEvent[] = [], seat = 0): StateMessage {
    const fr = inFrench(lang)
    const mine = this.view.turn === seat && !this.view.over
    return {
      t: 'state', version: this.version, view: { ...structuredClone(this.view) }, whole: true, seat, game: this.scene === 'plain' ? 'other' : 'air',
      seats: ['Agnès', 'Hulotte', 'Crapaude', 'Corbin', 'Bernadette la Rousse'].slice(0, this.view.seats.length).map((name, i) => ({ name, kind: i === 0 ? 'me' : i === 3 ? 'friend' : 'bot', connected: i !== 3, bot: null, joined: true })),
      question: mine ? { mine, kind: this.view.phase, text: this.view.phase === 'diploma' ? (fr ? 'Tu es posée. Veux-tu passer un diplôme ?' : 'You have landed. Will you take a diploma?') : this.view.drawn ? (fr ? 'Où va la carte que tu as tirée ?' : 'Where does the card you drew go?') : this.view.flown ? (fr ? 'À toi. Prends encore une carte, ou pose-toi.' : 'Your turn. Take another card, or land.') : (fr ? 'À toi. Fais voler une première sorcière.' : 'Your turn. Fly a first witch.') } : null,
      waiting: mine ? '' : fr ? 'Hulotte joue.' : 'Hulotte is playing.', legal: this.legal(), lines: this.lines.filter((l) => l.n > since), events,
      outcome: this.view.over ? { reason: fr ? 'Il ne reste de grimoires que dans deux couleurs.' : 'Grimoires of only two colours remain.', rule: 'AIR-078', grade: '', together: false, ending: 'grimoires-gone', mark: '', scores: [
        { seat: 0, rank: 1, points: 13, parts: [{ text: fr ? '12 grimoires' : '12 grimoires', points: 12 }, { text: fr ? 'les cinq couleurs' : 'all five colours', points: 1 }] },
        { seat: 1, rank: 2, points: 12, parts: [{ text: fr ? '12 grimoires' : '12 grimoires', points: 12 }, { text: fr ? '4 cartes en main (départage)' : '4 cards in hand (tie-break)', points: 0 }] },
        { seat: 2, rank: 3, points: 6, parts: [{ text: fr ? '6 grimoires, 7 cartes en main' : '6 grimoires, 7 cards in hand', points: 6 }] },
        { seat: 3, rank: 4, points: 6, parts: [{ text: fr ? '6 grimoires, 2 cartes en main' : '6 grimoires, 2 cards in hand', points: 6 }] },
      ] } : null,
      can_undo: this.view.flown > 0, onlooker: false, next: null, share: null, pause: null, noted: null, reading: null, orders: [], lesson: null,
    }
  }
  play(move: string): GameEvent[] {
    const v = this.view
    const me = v.seats[0]
    if (!me) return []
    const [verb, arg = ''] = move.split(' ') as [string, string | undefined]
    this.version++
    if (verb === 'draw') {
      const seen = new Set([...v.discard, ...v.common, ...v.seats.flatMap((s) => [...s.columns.flat(), ...(s.hand ?? [])])])
      const rest = COLOURS.flatMap((c) => Array.from({ length: 15 }, (_, i) => `${c}${i + 1}`)).filter((c) => !seen.has(c))
      const card = rest[Math.floor(Math.random() * rest.length)] as string
      v.deck--
      if (valueOf(card) < this.top(COLOURS.indexOf(colourOf(card)))) {
        if (v.deposited) {
          const lost = me.columns[COLOURS.indexOf(colourOf(card))] ?? []
          v.discard.push(...lost, card)
          me.columns[COLOURS.indexOf(colourOf(card))] = []
          v.deposited = false
          v.flown = 0
          this.say(`${card} : chute.`, 0, ['AIR-050'])
          return [{ kind: 'crashed', n: 0, seat: 0, card, lost: lost.length }]
        }
        v.common.push(card)
        v.deposited = true
        v.blocked = card
        v.flown++
        return [{ kind: 'drew', n: 0, seat: 0, card }, { kind: 'deposited', n: 0, seat: 0, card }]
      }
      v.drawn = card
      v.flown++
      this.say(`Agnès : ${card}.`, 0, ['AIR-015'])
      return [{ kind: 'drew', n: 0, seat: 0, card }]
    }
    if (verb === 'take' || verb === 'place') {
      const card = verb === 'place' ? (v.drawn as string) : arg
      v.drawn = verb === 'place' ? null : v.drawn
      v.common = v.common.filter((c) => c !== card)
      me.columns[COLOURS.indexOf(colourOf(card))]?.push(card)
      v.flown++
      this.say(`Agnès : ${card} → colonne.`, 0, ['AIR-029'])
      return [{ kind: verb === 'place' ? 'placed' : 'took', n: 0, seat: 0, card }]
    }
    if (verb === 'deposit') {
      v.common.push(v.drawn as string)
      v.blocked = v.drawn
      v.drawn = null
      v.deposited = true
      return [{ kind: 'deposited', n: 0, seat: 0, card: v.blocked as string }]
    }
    if (verb === 'land') {
      const c = COLOURS.indexOf(arg as 'W')
      me.hand?.push(...(me.columns[c] ?? []))
      me.hand_count = me.hand?.length ?? 0
      me.columns[c] = []
      v.phase = 'diploma'
      return [{ kind: 'landed', n: 0, seat: 0, colour: arg }]
    }
    if (verb === 'graduate') {
      const gone = (me.hand ?? []).filter((c) => c.startsWith(arg)).slice(0, 3)
      me.hand = (me.hand ?? []).filter((c) => !gone.includes(c))
      v.discard.push(...gone)
      me.grimoires[COLOURS.indexOf(arg as 'W')]! += 1
      v.grimoires[COLOURS.indexOf(arg as 'W')]! -= 1
    }
    v.phase = 'fly'
    v.flown = 0
    v.deposited = false
    v.blocked = null
    return [{ kind: 'turn_ended', n: 0, seat: 0 }]
  }
}
