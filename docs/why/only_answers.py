"""How many questions have one legal answer, and how many of those the table answers itself.

Apprentices play, all sizes of table in turn. `python docs/why/only_answers.py PLAYS [GAME …]`
"""

import sys

from esbat.bots import bot, mind_of
from esbat.engine.chance import seeded
from esbat.games import SHELF, game
from esbat.table.alone import is_open, only_answer


def counted(code: str, plays: int) -> list[int]:
    """Questions; those with one answer; answered by the table with one person there; with several."""
    title = game(code)
    apprentice = bot(code, "apprentice")
    sizes = range(title.fewest, title.most + 1)
    asked = single = alone = among = 0
    for play in range(plays):
        state, luck = title.new(sizes[play % len(sizes)], {}, seeded(play)), seeded(1000 + play)
        while acting := state.acting():
            seat, asked = acting[0], asked + 1
            legal = state.legal(seat)
            if len(legal) == 1:
                single += 1
                if only_answer(title, state) is not None:
                    alone += 1
                    among += is_open(state)
            mind = mind_of(title, state, seat, luck)
            state.apply(seat, legal[0] if len(legal) == 1 else apprentice.choose(mind))
    return [asked, single, alone, among]


if __name__ == "__main__":
    for code in sys.argv[2:] or list(SHELF):
        print(code, *counted(code, int(sys.argv[1])))
