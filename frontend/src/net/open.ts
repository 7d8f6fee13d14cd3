import type { PlayGrant, SeatWish } from '../wire'
import { keepPlay, type KeptPlay } from './keys'

/** Keeps what the server granted for a new play: our seats, the links to hand out, the onlookers' link. */
export function openPlay(grant: PlayGrant, game: string, wishes: SeatWish[] = []): KeptPlay {
  const kept: KeptPlay = {
    play: grant.play,
    game,
    seats: grant.seats
      .filter((s) => s.token && (s.kind === 'me' || s.kind === 'local'))
      .map((s) => ({ seat: s.seat, token: s.token as string, kind: s.kind as 'me' | 'local', name: wishes[s.seat]?.name ?? '' })),
    invites: grant.seats.filter((s) => s.invite).map((s) => ({ seat: s.seat, secret: s.invite as string })),
    onlooker: grant.onlooker,
    names: [],
    opened: Date.now(),
    over: false,
  }
  keepPlay(kept)
  return kept
}
