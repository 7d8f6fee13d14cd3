import type { PlayGrant, SeatWish } from '../wire'
import { keepPlay, playKept, type KeptPlay } from './keys'

/** Keeps what the server granted for a new play: our seats, the links to hand out, the onlookers' link. */
export function openPlay(grant: PlayGrant, game: string, wishes: SeatWish[] = [], lesson = ''): KeptPlay {
  const kept: KeptPlay = {
    play: grant.play,
    game,
    seats: grant.seats
      .filter((s) => s.token && (s.kind === 'me' || s.kind === 'local'))
      .map((s) => ({ seat: s.seat, token: s.token as string, kind: s.kind as 'me' | 'local', name: wishes[s.seat]?.name ?? '', ...(s.recovery ? { recovery: s.recovery } : {}) })),
    invites: grant.seats.filter((s) => s.invite).map((s) => ({ seat: s.seat, secret: s.invite as string })),
    onlooker: grant.onlooker,
    names: [],
    opened: Date.now(),
    over: false,
    ...(lesson ? { lesson } : {}),
  }
  keepPlay(kept)
  return kept
}

/** The same people sit down once more: the same tokens open the play that follows. */
export function follow(before: KeptPlay, play: string): void {
  if (!playKept(play)) keepPlay({ ...before, play, invites: [], opened: Date.now(), over: false })
}
