"""How many move sequences lead on from a position: one number that notices almost any change of a rule."""

from esbat.engine.state import State


def perft(state: State, depth: int) -> int:
    """Sequences of so many moves from here, the luck being what it is; shorter ones if the play ends."""
    if depth == 0:
        return 1
    seats = state.acting()
    if not seats:
        return 1
    total = 0
    for seat in seats:
        for move in state.legal(seat):
            if depth == 1:
                total += 1
                continue
            after = state.clone()
            after.apply(seat, move)
            total += perft(after, depth - 1)
    return total


def divide(state: State, depth: int) -> dict[tuple[int, int], int]:
    """The same, told apart by the first move (seat, move): for finding where two engines differ."""
    counts: dict[tuple[int, int], int] = {}
    for seat in state.acting():
        for move in state.legal(seat):
            after = state.clone()
            after.apply(seat, move)
            counts[seat, move] = perft(after, depth - 1)
    return counts
