"""Plays for the tests of bots: whole ones between bots, and positions in the middle of random ones."""

from collections.abc import Iterator

from esbat.bots import Bot, mind_of
from esbat.engine.chance import seeded
from esbat.engine.errors import BadSetting
from esbat.engine.game import Game
from esbat.engine.state import State

MOST_MOVES = 20_000


def played(game: Game, bots: list[Bot], wishes: dict[str, str], seed: int) -> State:
    """A whole play between bots; every choice is checked to be legal."""
    state = game.new(len(bots), wishes, seeded(seed))
    lucks = [seeded(1000 * seed + seat + 1) for seat in range(len(bots))]
    for turn in range(MOST_MOVES):
        asked = state.acting()
        if not asked:
            return state
        # Seats asked together answer in turns, so that no bot relies on being first.
        seat = asked[turn % len(asked)]
        mind = mind_of(game, state, seat, lucks[seat])
        move = bots[seat].choose(mind)
        assert move in mind.legal, f"{bots[seat].name}: {game.text(move)}"
        state.apply(seat, move)
    raise AssertionError("the play does not end")


def positions(
    game: Game, bots: list[Bot], wishes: dict[str, str], seed: int, every: int
) -> Iterator[tuple[State, int]]:
    """Some positions of a play between bots, with a seat that is asked there."""
    state = game.new(len(bots), wishes, seeded(seed))
    luck = seeded(seed + 1)
    for turn in range(MOST_MOVES):
        asked = state.acting()
        if not asked:
            return
        seat = asked[luck.pick(len(asked))]
        if turn % every == 0:
            yield state, seat
        move = bots[seat].choose(mind_of(game, state, seat, luck))
        state.apply(seat, move)


def some_options(game: Game, seats: int, turn: int) -> dict[str, str]:
    """Options that differ from turn to turn; over a few turns every value a table may wish for occurs."""
    wishes: dict[str, str] = {}
    for place, fact in enumerate(game.options):
        values = [value for value in fact.values if accepted(game, seats, {fact.name: value})]
        # Two-valued options change at different paces, so that they meet in different pairs.
        wishes[fact.name] = values[(turn >> (place % 3 if len(values) == 2 else 0)) % len(values)]
    return wishes


def accepted(game: Game, seats: int, wishes: dict[str, str]) -> bool:
    """May a table of so many wish for this?"""
    try:
        game.new(seats, wishes, seeded(1))
    except BadSetting:
        return False
    return True
