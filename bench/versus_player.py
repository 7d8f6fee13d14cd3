"""One build of Esbat: sixty random plays for each line it reads; says moves and processor seconds."""

from __future__ import annotations

import sys
import time

PLAYS = 60


def main(folder: str, code: str, seats: str) -> int:
    sys.path.insert(0, folder)
    from esbat.engine import state
    from esbat.engine.chance import seeded
    from esbat.engine.playout import play_out
    from esbat.games import SHELF

    if not str(state.__file__).startswith(folder) or str(state.__file__).endswith(".py"):
        print(f"{folder} holds no compiled esbat.", file=sys.stderr)
        return 2
    game = SHELF[code]
    count = game.fewest if seats == "fewest" else game.most
    for line in sys.stdin:
        first = int(line)
        plays = [game.new(count, {}, seeded(first + number)) for number in range(PLAYS)]
        began = time.process_time()
        made = sum(play_out(play, seeded(first + number), 100_000) for number, play in enumerate(plays))
        print(made, time.process_time() - began, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
