"""Challenges: turned up, discarded, exchanged, moved, absorbed, tamed, added."""

from typing import Final

from esbat.engine.native import i64
from esbat.games.wildegrens import rules
from esbat.games.wildegrens.effects.base import Choice, Primitive
from esbat.games.wildegrens.events import EVENT_ABSORBED
from esbat.games.wildegrens.moves import (
    VERB_ABSORB,
    VERB_CAPTURE,
    VERB_DISCARD,
    VERB_MOVE,
    VERB_REPLACE,
    VERB_UNCOVER,
)
from esbat.games.wildegrens.names import (
    ASK_DESTINATION,
    ASK_SEARCH,
    ASK_SPOTS,
    DEEDS,
    SCOPE_ANY,
    SCOPE_CHOSEN,
    SCOPE_ONE,
    SCOPE_OTHERS,
)
from esbat.games.wildegrens.rules_piles import (
    capture,
    deal_several,
    discard_challenge,
    replace_challenge,
    turn_up,
)
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import FIRST_MISSION, JURY
from esbat.games.wildegrens.tables_effects import ALL
from esbat.games.wildegrens.tables_primitives import (
    DO_ABSORB_CHALLENGE,
    DO_ADD_CHALLENGE,
    DO_CAPTURE_FAMILIAR,
    DO_DISCARD_CHALLENGE,
    DO_EXPOSE_CHALLENGE,
    DO_MOVE_CHALLENGE,
    DO_REPLACE_CHALLENGE,
    DO_REVEAL_CHALLENGE,
)
from esbat.parts.bits import WIDE_BIT, wide_lowest


class OnChallenges(Choice):
    """WIL-195, WIL-R06, WIL-R41. Something is done to Challenges, face up or down: to which?"""

    def carry_out(self, board: Board, at: i64, amount: i64, source: i64, voluntary: i64) -> None:
        self.ask(board, amount, board.box.code[at + 2], source, voluntary)

    def ask(self, board: Board, amount: i64, scope: i64, source: i64, voluntary: i64) -> None:
        """So many, at the Missions of that scope; with SCOPE_ONE, all at the same."""
        spots = rules.spots_at(places_in(board, scope, source))
        one = DEEDS if scope == SCOPE_ONE else 0
        board.push(self.asks, 1, amount, spots, voluntary, self.number + one + 2 * DEEDS * source)


class RevealChallenge(OnChallenges):
    """WIL-186, WIL-195. Turned up, or all those of a Mission."""

    def carry_out(self, board: Board, at: i64, amount: i64, source: i64, voluntary: i64) -> None:
        scope = board.box.code[at + 2]
        if board.box.code[at + 1] != ALL:
            self.ask(board, amount, scope, source, voluntary)
            return
        unknown: i64 = 0
        places = places_in(board, scope, source)
        for place in range(JURY):
            spots = rules.SPOTS_OF[place] & board.filled & ~board.up
            if places & WIDE_BIT[place] and spots:
                unknown |= WIDE_BIT[place]
        board.push(ASK_SEARCH, 1, 0, unknown, voluntary)

    def targets(self, board: Board, among: i64) -> i64:
        return among & ~board.up

    def do_to(self, board: Board, target: i64, source: i64) -> None:
        turn_up(board, target)


class ExposeChallenge(RevealChallenge):
    """Turned up at one Mission; then one of those may be discarded."""

    def carry_out(self, board: Board, at: i64, amount: i64, source: i64, voluntary: i64) -> None:
        self.ask(board, amount, SCOPE_ONE, source, voluntary)


class DiscardChallenge(OnChallenges):
    """WIL-181. Gone from its Mission."""

    def do_to(self, board: Board, target: i64, source: i64) -> None:
        discard_challenge(board, target)


class ReplaceChallenge(OnChallenges):
    """WIL-182. Gone, and another comes."""

    def do_to(self, board: Board, target: i64, source: i64) -> None:
        replace_challenge(board, target)


class MoveChallenge(OnChallenges):
    """WIL-193, WIL-195. To another Mission with room for it."""

    def targets(self, board: Board, among: i64) -> i64:
        movable: i64 = 0
        while among:
            if rules.destinations(board, wide_lowest(among)):
                movable |= among & -among
            among &= among - 1
        return movable

    def do_to(self, board: Board, target: i64, source: i64) -> None:
        board.push(ASK_DESTINATION, 1, target)


class CaptureFamiliar(OnChallenges):
    """WIL-058. A face-up Challenge that is a Familiar is tamed at once."""

    def targets(self, board: Board, among: i64) -> i64:
        tame: i64 = 0
        among &= board.up
        while among:
            if board.box.familiars & WIDE_BIT[board.spots[wide_lowest(among)]]:
                tame |= among & -among
            among &= among - 1
        return tame

    def do_to(self, board: Board, target: i64, source: i64) -> None:
        capture(board, target)


class AbsorbChallenge(OnChallenges):
    """WIL-203, WIL-204, WIL-R41. She discards it and has its printed difficulty as power this turn."""

    def carry_out(self, board: Board, at: i64, amount: i64, source: i64, voluntary: i64) -> None:
        """One; its scope stands where others have their number."""
        self.ask(board, 1, board.box.code[at + 1], source, voluntary)

    def do_to(self, board: Board, target: i64, source: i64) -> None:
        card = discard_challenge(board, target)
        power = board.box.difficulty[card]
        board.boost[source] += power
        board.note(EVENT_ABSORBED, source, power)


class AddChallenge(Primitive):
    """WIL-193, WIL-R28. So many Challenges to each of the Missions of its scope, from the left."""

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        places = places_in(board, second, source)
        for place in range(JURY):
            if places & WIDE_BIT[place]:
                deal_several(board, place, amount)


def places_in(board: Board, scope: i64, source: i64) -> i64:
    """WIL-195, WIL-214. The Missions an effect speaks of; one that failed is never among them."""
    places = rules.open_places(board)
    if scope == SCOPE_ANY or scope == SCOPE_ONE:
        return places
    if scope == SCOPE_CHOSEN:
        return places & WIDE_BIT[board.chosen] if board.chosen >= 0 else 0
    if scope == SCOPE_OTHERS:
        return places & ~WIDE_BIT[board.chosen] if board.chosen >= 0 else places
    here = rules.place_of(board, source - FIRST_MISSION) if source >= FIRST_MISSION else board.chosen
    return places & WIDE_BIT[here] if here >= 0 else 0


OF_CHALLENGES: Final[list[Primitive]] = [
    RevealChallenge(DO_REVEAL_CHALLENGE, ASK_SPOTS, VERB_UNCOVER),
    ExposeChallenge(DO_EXPOSE_CHALLENGE, ASK_SPOTS, VERB_UNCOVER),
    DiscardChallenge(DO_DISCARD_CHALLENGE, ASK_SPOTS, VERB_DISCARD),
    ReplaceChallenge(DO_REPLACE_CHALLENGE, ASK_SPOTS, VERB_REPLACE),
    MoveChallenge(DO_MOVE_CHALLENGE, ASK_SPOTS, VERB_MOVE),
    CaptureFamiliar(DO_CAPTURE_FAMILIAR, ASK_SPOTS, VERB_CAPTURE),
    AbsorbChallenge(DO_ABSORB_CHALLENGE, ASK_SPOTS, VERB_ABSORB),
    AddChallenge(DO_ADD_CHALLENGE),
]
