import type { Explained, FromServer, GestureName, HistoryLine, Lang, StateMessage, Message } from '../wire'
import { api, type WebSocketLike } from './api'
import { brought } from './view'

const HEARTBEAT = 12_000
const PATIENCE = 6_000

export interface Said {
  text: string
  rule: string | null
  /** the move it speaks of, if one was named */
  move: string | null
  /** counts up, so that the same sentence said twice is seen twice */
  n: number
}

/** Open lines whose people go on to another play, by the token that opens it; how long one is kept for them. */
const goingOn = new Map<string, WebSocketLike>()
const KEPT = 5_000

/** One seat's line to the table: speaks, listens, notices silence, comes back by itself. */
export class TableLine {
  state = $state.raw<StateMessage | null>(null)
  lines = $state.raw<HistoryLine[]>([])
  no = $state.raw<Said | null>(null)
  /** why what was looked at cannot be played now: an answer to a question, no refusal */
  reason = $state.raw<Said | null>(null)
  /** what the table said of the thing that was looked at last */
  explained = $state.raw<Explained | null>(null)
  hint = $state.raw<{ move: string; text: string; brief: string } | null>(null)
  link = $state<'opening' | 'open' | 'lost' | 'closed'>('opening')
  farewell = $state<string | null>(null)
  /** what was last said with a tap, by whom; counts up, so that the same is seen twice */
  gesture = $state.raw<{ seat: number; which: GestureName; n: number } | null>(null)
  /** the new play everybody at this table was just told of */
  following = $state<string | null>(null)
  /** the last line this reader had seen when the page was opened: what comes after is news */
  seen = 0

  #socket: WebSocketLike | null = null
  #tries = 0
  /** when to speak next, whatever was heard meanwhile: the server, too, gives up those who are silent */
  #beat: ReturnType<typeof setTimeout> | undefined
  /** how long to wait for an answer */
  #patience: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #ended = false
  #said = 0
  /** the move we have asked about and not heard of yet */
  #wondered: string | null = null
  /** the thing we have looked at last */
  #looked: string | null = null

  constructor(
    readonly play: string,
    readonly token: string,
    public lang: Lang,
  ) {
    this.#open()
    addEventListener('online', this.#look)
    document.addEventListener('visibilitychange', this.#look)
  }

  move(move: string): void {
    this.no = null
    this.hint = null
    if (this.state) this.#send({ t: 'move', version: this.state.version, move })
  }
  why(move: string): void {
    this.reason = null
    if (!move) return
    this.#wondered = move
    if (this.state) this.#send({ t: 'why', version: this.state.version, move })
  }
  look(thing: string): void {
    this.reason = null
    if (this.explained?.thing !== thing) this.explained = null
    this.#looked = thing
    if (thing) this.#send({ t: 'look', thing })
  }
  undo(): void {
    if (this.state) this.#send({ t: 'undo', version: this.state.version })
  }
  askHint(): void {
    if (this.state) this.#send({ t: 'hint', version: this.state.version })
  }
  read(text: string): void {
    this.no = null
    if (this.state) this.#send({ t: 'say', version: this.state.version, text })
  }
  say(message: Message): void {
    this.#send(message)
  }
  speak(lang: Lang): void {
    if (lang === this.lang) return
    this.lang = lang
    this.lines = []
    this.#send({ t: 'lang', lang })
  }
  hush(): void {
    this.no = null
  }
  /** The advice is heard, and goes. */
  unhint(): void {
    this.hint = null
  }
  /** Everybody here goes on to another play: whoever opens that one with the same token has this line for it. */
  leaveFor(play: string): void {
    const socket = this.#socket
    if (this.#ended || socket?.readyState !== 1) return
    const key = `${play} ${this.token}`
    socket.onmessage = socket.onclose = null
    this.#socket = null
    this.close()
    goingOn.set(key, socket)
    setTimeout(() => {
      if (goingOn.get(key) !== socket) return
      goingOn.delete(key)
      socket.close(1000)
    }, KEPT)
  }
  close(): void {
    this.#ended = true
    removeEventListener('online', this.#look)
    document.removeEventListener('visibilitychange', this.#look)
    this.#still()
    const socket = this.#socket
    // One that does not stand yet is let go of as soon as it does: a browser complains of what is broken off.
    if (socket?.readyState === 0) socket.onopen = () => socket.close(1000)
    else socket?.close(1000)
    this.link = 'closed'
  }

  #open(): void {
    const key = `${this.play} ${this.token}`
    const kept = goingOn.get(key)
    goingOn.delete(key)
    const socket = kept ?? api.socket()
    this.#socket = socket
    this.#still()
    this.#patience = setTimeout(() => this.#lost(), HEARTBEAT) // nobody picks up at the other end
    const greet = (): void => {
      const since = this.lines.at(-1)?.n ?? 0
      this.#send({ t: 'hello', play: this.play, token: this.token, lang: this.lang, since, changes: true })
      this.#beat = setTimeout(() => this.#feelPulse(), HEARTBEAT)
    }
    let here = kept === undefined
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return
      const message = JSON.parse(event.data) as FromServer
      if (here) {
        clearTimeout(this.#patience)
        this.#hear(message)
      } else here = message.t === 'at' && message.play === this.play // until then it is told of the play before
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
    if (kept) greet()
    else socket.onopen = greet
  }

  #hear(message: FromServer): void {
    if (message.t === 'state') {
      this.link = 'open'
      this.#tries = 0
      const last = this.lines.at(-1)?.n ?? 0
      const first = message.lines[0]?.n ?? last + 1
      // After an undo or a change of language the server tells lines anew from some point on.
      this.lines = [...this.lines.filter((line) => line.n < first), ...message.lines]
      if (message.version !== this.state?.version) this.hint = this.no = this.reason = this.explained = null // what was said of another moment no longer holds
      this.state = message.whole || !this.state ? message : { ...message, view: brought(this.state.view, message.view) }
    } else if (message.t === 'no' && message.move !== null && message.move === this.#looked) {
      this.#looked = null // it lies there no more
    } else if (message.t === 'no') {
      const said = { text: message.text, rule: message.rule, move: message.move, n: ++this.#said }
      if (this.#wondered !== null && (message.move === this.#wondered || message.move === null)) this.reason = said
      else this.no = said
      this.#wondered = null
    } else if (message.t === 'explained') {
      this.explained = message
    } else if (message.t === 'hint') {
      this.hint = { move: message.move, text: message.text, brief: message.brief }
    } else if (message.t === 'gesture') {
      this.gesture = { seat: message.seat, which: message.which, n: ++this.#said }
    } else if (message.t === 'again') {
      this.following = message.play
    } else if (message.t === 'bye') {
      this.farewell = message.text
      this.close()
    }
  }

  /** A half-open line says nothing and never closes: ask now and then, and give it up when no answer comes. */
  #feelPulse(): void {
    this.#still()
    this.#send({ t: 'ping' })
    this.#patience = setTimeout(() => this.#lost(), PATIENCE)
    this.#beat = setTimeout(() => this.#feelPulse(), HEARTBEAT)
  }

  #still(): void {
    clearTimeout(this.#beat)
    clearTimeout(this.#patience)
    clearTimeout(this.#retry)
  }

  /** The lid was opened, the net is back: find out now rather than at the next beat. */
  #look = (): void => {
    if (this.#ended || document.visibilityState === 'hidden') return
    if (this.#socket?.readyState === 1) this.#feelPulse()
    else if (!this.#socket) {
      clearTimeout(this.#retry)
      this.#tries = 0
      this.#open()
    }
  }

  #lost(): void {
    if (this.#ended) return
    this.#still()
    const dead = this.#socket
    this.#socket = null
    try {
      dead?.close()
    } catch {
      // it was gone already
    }
    this.link = 'lost'
    const wait = Math.min(10_000, 300 * 2 ** this.#tries++) * (0.7 + Math.random() * 0.6)
    this.#retry = setTimeout(() => this.#open(), wait)
  }

  #send(message: Message): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message))
    else if (message.t !== 'ping' && message.t !== 'hello') this.link = 'lost'
  }
}
