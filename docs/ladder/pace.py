"""How long each level takes for a decision, in milliseconds of the processor's own time.

One seat of the level among apprentices, in each seat in turn. `python docs/ladder/pace.py PLAYS [GAME …]`
"""

import sys
from time import process_time_ns

from esbat.bots import bot, bot_names, mind_of
from esbat.engine.chance import seeded
from esbat.games import SHELF, game

USUAL_SEATS = {"bal": 3, "witchstone": 3}


def times(code: str, seats: int, name: str, plays: int) -> list[float]:
    """What the decisions of that level took: questions with one answer are none."""
    title = game(code)
    found: list[float] = []
    for play in range(plays):
        state = title.new(seats, {}, seeded(900 + play))
        luck = [seeded(10 * play + seat) for seat in range(seats)]
        players = [bot(code, name if seat == play % seats else "apprentice") for seat in range(seats)]
        while (seat := int(state.mover())) >= 0:
            mind = mind_of(title, state, seat, luck[seat])
            began = process_time_ns()
            move = players[seat].choose(mind)
            if seat == play % seats and len(mind.legal) > 1:
                found.append((process_time_ns() - began) / 1e6)
            state.apply(seat, move)
    return sorted(found)


def main(plays: int, codes: list[str]) -> None:
    for code in codes:
        seats = min(USUAL_SEATS.get(code, 2), game(code).most)
        for name in bot_names(code):
            taken = times(code, seats, name, plays)
            mean, late = sum(taken) / len(taken), taken[len(taken) * 95 // 100]
            print(f"{code} {seats} {name}: {len(taken)} decisions, {mean:.2f} {late:.2f} {taken[-1]:.2f}")


main(int(sys.argv[1]), sys.argv[2:] or list(SHELF))
