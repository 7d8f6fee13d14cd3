import type {
  Forgotten, GameBox, GameInfo, GamesAnswer, JoinGrant, Judged, Lang, LessonsAnswer, LessonWish, PlayGrant, PlayWish, PublicPlay, PuzzlesAnswer, ReplayFrame, ReplayInfo, RulesAnswer, SeatKey, WhySaid,
} from '../wire'
import { offer } from '../shell/languages.svelte'

/** A refusal in words, as the server said it. */
export class Refused extends Error {}

async function ask(path: string, body?: unknown): Promise<Response> {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    credentials: 'same-origin',
    referrerPolicy: 'no-referrer',
  })
  if (!response.ok) {
    const said = (await response.json().catch(() => null)) as { text?: string } | null
    throw new Refused(said?.text ?? `${response.status}`)
  }
  return response
}
const json = async <T>(path: string, body?: unknown): Promise<T> => (await ask(path, body)).json() as Promise<T>

export interface Api {
  games(lang: Lang): Promise<GameInfo[]>
  open(wish: PlayWish): Promise<PlayGrant>
  lessons(game: string, lang: Lang): Promise<LessonsAnswer>
  teach(wish: LessonWish): Promise<PlayGrant>
  /** those of a day, written as 2026-11-17 */
  puzzles(day: string, lang: Lang): Promise<PuzzlesAnswer>
  join(play: string, secret: string, name: string): Promise<JoinGrant>
  recover(code: string): Promise<JoinGrant>
  about(play: string): Promise<PublicPlay>
  rules(game: string, lang: Lang): Promise<RulesAnswer>
  /** what is printed in the box of a play, its pack's things if it has one */
  box(play: string, lang: Lang): Promise<GameBox>
  qr(text: string): Promise<string>
  replay(play: string, secret: string, lang: Lang): Promise<ReplayInfo>
  frame(play: string, secret: string, at: number, eyes: number | string, lang: Lang): Promise<ReplayFrame>
  /** what spoke for a bot's move, in words */
  why(play: string, secret: string, at: number, lang: Lang): Promise<WhySaid>
  /** its marks again, once a judge has looked for blunders: that takes some seconds */
  blunders(play: string, secret: string, lang: Lang): Promise<Judged>
  /** the new play is ours from the chair whose eyes we look through; without one, from our own */
  continueFrom(play: string, secret: string, at: number, seat: number | null, lang: Lang): Promise<PlayGrant>
  record(play: string, secret: string): Promise<string>
  /** everything kept about these seats, as one file */
  mine(seats: SeatKey[]): Promise<string>
  /** the names at these seats go, the plays stay */
  forget(seats: SeatKey[]): Promise<Forgotten>
  socket(): WebSocketLike
}

/** The part of a WebSocket the page uses; the mock has one too. */
export interface WebSocketLike {
  readyState: number
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent<string>) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(code?: number): void
}

const real: Api = {
  games: async (lang) => {
    const answer = await json<GamesAnswer>(`/api/games?lang=${lang}`)
    offer(answer.languages)
    return answer.games
  },
  open: (wish) => json('/api/plays', wish),
  lessons: (game, lang) => json(`/api/lessons/${encodeURIComponent(game)}?lang=${lang}`),
  teach: (wish) => json('/api/lessons', wish),
  puzzles: (day, lang) => json(`/api/puzzles?day=${day}&lang=${lang}`),
  join: (play, secret, name) => json('/api/join', name ? { play, secret, name } : { play, secret }),
  recover: (code) => json('/api/recover', { code }),
  about: (play) => json(`/api/plays/${encodeURIComponent(play)}/public`),
  rules: (game, lang) => json(`/api/rules/${encodeURIComponent(game)}?lang=${lang}`),
  box: (play, lang) => json(`/api/plays/${encodeURIComponent(play)}/box?lang=${lang}`),
  qr: async (text) => (await ask('/api/qr', { text })).text(),
  replay: (play, secret, lang) => json('/api/replay', { play, secret, lang }),
  frame: (play, secret, at, eyes, lang) => json('/api/replay/frame', { play, secret, at, eyes, lang }),
  why: (play, secret, at, lang) => json('/api/replay/why', { play, secret, at, lang }),
  blunders: (play, secret, lang) => json('/api/replay/blunders', { play, secret, lang }),
  continueFrom: (play, secret, at, seat, lang) => json('/api/continue', { play, secret, at, lang, ...(seat === null ? {} : { seat }) }),
  record: async (play, secret) => (await ask('/api/record', { play, secret })).text(),
  mine: async (seats) => (await ask('/api/mine', { seats })).text(),
  forget: (seats) => json('/api/forget', { seats }),
  socket: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`),
}

export let api: Api = real

/** Only for `npm run mock`: the build drops this branch. */
export async function useMock(): Promise<void> {
  if (import.meta.env.MODE === 'mock') api = (await import('../mock/api')).mockApi
}
