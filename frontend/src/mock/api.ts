import { CAT, COLOURS, type AirFacts } from '../games/air/types'
import type { Api, WebSocketLike } from '../net/api'
import type { FromServer, GameInfo, Lang, Message } from '../wire'
import { SHELF } from './shelf'
import { inFrench, Sim } from './sim'

const game = (lang: Lang, code: keyof typeof SHELF, fr: [string, string], en: [string, string], options = false): GameInfo => ({
  code, title: inFrench(lang) ? fr[0] : en[0], tagline: inFrench(lang) ? fr[1] : en[1], ...SHELF[code], bots: ['random', 'careful', 'strong'], bots_text: {}, bots_note: '',
  first: {}, packs: [], options: options ? [
    { id: 'open_hands', title: inFrench(lang) ? 'Mains ouvertes' : 'Open hands', text: inFrench(lang) ? 'Chacun voit les cartes de tous.' : 'Everyone sees everyone’s cards.', values: [{ value: false, label: inFrench(lang) ? 'Non' : 'No' }, { value: true, label: inFrench(lang) ? 'Oui' : 'Yes' }], default: false },
    { id: 'several_diplomas', title: inFrench(lang) ? 'Plusieurs diplômes' : 'Several diplomas', text: inFrench(lang) ? 'Plus d’un diplôme par tour.' : 'More than one diploma a turn.', values: [{ value: false, label: inFrench(lang) ? 'Non' : 'No' }, { value: true, label: inFrench(lang) ? 'Oui' : 'Yes' }], default: false },
  ] : [],
})
const shelf = (lang: Lang): GameInfo[] => [
  game(lang, 'air', ['Air Sorcière', 'Fais monter tes sorcières de plus en plus haut, et pose-toi avant la chute.'], ['Air Sorcière', 'Send your witches higher and higher, and land before the fall.'], true),
  game(lang, 'bal', ['Le Bal des Sorcières', 'On danse, on jette des sorts, et le dernier crapaud debout emporte le bal.'], ['Le Bal des Sorcières', 'Dance, throw spells, and keep your last little creature alive.']),
  game(lang, 'lancre', ['Disque-Monde\u00a0: Les Sorcières', 'Cours la campagne et règle les ennuis des gens avant qu’ils ne débordent.'], ['The Witches: A Discworld Game', 'Walk the hills and mend people’s troubles before they boil over.']),
  game(lang, 'witchstone', ['Witchstone', 'Chaque tuile posée dans ton chaudron réveille deux actions, puis bien d’autres.'], ['Witchstone', 'Each tile in your cauldron wakes two actions, and those wake more.']),
  game(lang, 'wildegrens', ['Sorcellerie\u00a0!', 'Seule devant trois jurés : montre tes sorcières, ou cache-les encore un peu.'], ['Witchcraft!', 'Alone before three jurors: show your witches, or hide them a little longer.']),
]

let sims: Record<string, Sim> = {}

class MockSocket implements WebSocketLike {
  readyState = 0
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent<string>) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  #sim: Sim | null = null
  #lang: Lang = 'fr'
  constructor() {
    setTimeout(() => { this.readyState = 1; this.onopen?.(new Event('open')) }, 5)
  }
  close(): void { this.readyState = 3 }
  #tell(message: FromServer): void {
    setTimeout(() => this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) })), 5)
  }
  send(text: string): void {
    const m = JSON.parse(text) as Message
    if (m.t === 'hello') {
      this.#lang = m.lang ?? 'fr'
      if (this.#sim) this.#tell({ t: 'at', play: m.play })
      this.#sim = sims[m.play + this.#lang] ??= new Sim(m.play, inFrench(this.#lang))
      this.#tell(this.#sim.state(this.#lang, m.since ?? 0, [], Number(m.token.slice(6)) || 0))
    } else if (m.t === 'lang') {
      this.#lang = m.lang
      if (this.#sim) {
        this.#sim = new Sim(this.#sim.scene, inFrench(m.lang))
        this.#tell(this.#sim.state(m.lang, 0))
      }
    } else if (m.t === 'move' && this.#sim) {
      const known = this.#sim.lines.length
      const events = this.#sim.play(m.move)
      this.#tell(this.#sim.state(this.#lang, known, events))
    } else if (m.t === 'look') {
      this.#tell({ t: 'explained', thing: m.thing, effect: '', example: inFrench(this.#lang) ? 'Il en reste 12.' : '12 left.', rules: ['AIR-020'], would: null })
    } else if (m.t === 'why') {
      this.#tell({ t: 'no', rule: 'AIR-020', text: inFrench(this.#lang) ? 'Cette carte est plus basse que la dernière de ta colonne.' : 'This card is lower than the last one of your column.', move: m.move })
    } else if (m.t === 'hint' && this.#sim) {
      const best = this.#sim.legal()[0]
      const text = best ? (inFrench(this.#lang) ? `Je jouerais : ${best.label}.` : `I would play: ${best.label}.`) : ''
      if (best) this.#tell({ t: 'hint', move: best.move, text, brief: text })
    } else if (m.t === 'ping') this.#tell({ t: 'pong' })
  }
}

export const mockApi: Api = {
  games: async (lang) => shelf(lang),
  open: async (wish) => ({ play: 'start', seats: wish.seats.map((s, seat) => ({ seat, kind: s.kind, ...(s.kind === 'friend' ? { invite: `invite-${seat}-x4Tq` } : s.kind === 'bot' ? {} : { token: `token-${seat}` }) })), onlooker: 'look-9fk2', game: wish.game, commitment: '' }),
  lessons: async (game) => ({ game, title: game, edition: 1, lessons: [], shows: [], troubles: [] }),
  puzzles: async (day) => ({ day, puzzles: [], troubles: [] }),
  teach: async (wish) => ({ play: 'start', seats: [{ seat: 0, kind: 'me', token: 'token-0' }], onlooker: 'look-9fk2', game: wish.game, commitment: '' }),
  join: async (play) => ({ play, seat: 1, token: 'token-1', recovery: 'LUNE-4827', game: 'air' }),
  mine: async () => '{}',
  forget: async (seats) => ({ seats: seats.length }),
  recover: async () => ({ play: 'middle', seat: 0, token: 'token-0', recovery: null, game: 'air' }),
  about: async (play) => ({ play, game: 'air', pack: null, commitment: '', state: 'waiting', names: ['Agnès', null] }),
  rules: async (game, lang) => ({
    game, title: game,
    chapters: [{ id: '3', title: inFrench(lang) ? 'Ma zone de vol' : 'Own flight zone', summary: '', asks: [], things: ['column'] }, { id: '7', title: inFrench(lang) ? 'La chute' : 'Crash', summary: '', asks: [], things: [] }],
    rules: [
      { id: 'AIR-019', chapter: '3', text: inFrench(lang) ? 'Mes cartes sont face visible, en colonnes ; une colonne n’a qu’une couleur.' : 'Own cards lie face up in columns; a column holds one colour only.', derived: false, lines: '132', see: [] },
      { id: 'AIR-020', chapter: '3', text: inFrench(lang) ? 'Dans une colonne les valeurs montent ; une carte plus basse que la dernière ne peut s’y ajouter.' : 'Within a column values rise; a card lower than the last one may not be added.', derived: false, lines: '136-138', see: [] },
      { id: 'AIR-050', chapter: '7', text: inFrench(lang) ? 'Après un dépôt, la prochaine carte de la pioche qui ne va nulle part cause une chute.' : 'Once a deposit has been made this turn, the next deck card that fits nowhere causes a crash.', derived: false, lines: '196', see: [] },
    ],
    rulings: [{ id: 'AIR-R1', about: ['AIR-025'], question: inFrench(lang) ? 'Une seule colonne par couleur ?' : 'One column per colour?', answer: inFrench(lang) ? 'Oui.' : 'Yes.', why: inFrench(lang) ? 'Se poser, c’est choisir une couleur.' : 'Landing is choosing a colour.', option: null }],
    components: [],
    glossary: [],
  }),
  box: async () => ({ game: 'air', pack: null, facts: { cards: COLOURS.flatMap((c) => Array.from({ length: CAT }, (_, i) => `${c}${i + 1}`)) } satisfies AirFacts, sections: [] }),
  qr: async () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25"><path fill="#2a2230" d="${Array.from({ length: 25 * 25 }, (_, i) => ((i * 7919) % 5 < 2 ? `M${i % 25} ${Math.floor(i / 25)}h1v1h-1z` : '')).join('')}"/></svg>`,
  replay: async (play) => ({ play, game: 'air', frames: 5, seats: new Sim('middle', true).state('fr', 0).seats, eyes: ['all', 0, 1, 2, 3], seat: 0, over: true, labels: [], moves: [], outcome: null, share: '', turnings: [], head: { game: 'air', edition: 1, seats: 4, options: {}, players: [], commitment: '', pack: null, continued: false } }),
  why: async () => ({ text: '' }),
  frame: async (_play, _secret, at, _eyes, lang) => {
    const sim = new Sim(['start', 'middle', 'drawn', 'deposited', 'over'][at] ?? 'middle', inFrench(lang))
    const s = sim.state(lang, 0)
    return { at, view: s.view, events: [], lines: sim.lines.slice(at, at + 1), question: null, outcome: null }
  },
  continueFrom: async () => ({ play: 'middle', seats: [{ seat: 0, kind: 'me', token: 'token-0' }], onlooker: 'x', game: 'air', commitment: '' }),
  blunders: async () => ({ turnings: [], done: true }),
  record: async () => 'esbat record (mock)\n',
  socket: () => new MockSocket(),
}
