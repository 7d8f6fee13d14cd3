"""Plays of bots, looked through for questions with one answer far better than all others."""

import random
from hashlib import sha256

from esbat.bots import bot, mind_of
from esbat.engine.chance import seeded
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.table.alone import only_answer
from esbat.table.table import Table
from puzzling.weighing import Scales, Weighed

FAR_BETTER = {"air": 10.0, "bal": 8.0, "lancre": 8.0, "witchstone": 8.0, "wildegrens": 20.0}
"""Percent of the win between the best move and the next."""
FEWEST_MOVES, MOST_MOVES = 3, 14
LOOKED_AT = 0.3
"""Of the questions of a play, this share."""
SLIP = 0.12
"""How often a player of ours does anything at all: mistakes make openings."""
CHECKS = [(11, 80, 1), (12, 80, 1), (13, 60, 2)]
"""Seeds, imagined tables and turns ahead with which a puzzle must be found again."""
SURE_BY = 3.0
"""Standard errors."""
LATE = {"wildegrens": 5}
"""Where a move is weighed by plays to the end, only late questions are looked at: the turn."""


Reason = tuple[str, float, float]
"""A measure, and what it comes to after the best move and after the next best."""


class Puzzle:
    """What was found: a position, its moves by their worth, and what speaks for the best."""

    def __init__(
        self,
        table: Table,
        seed: int,
        seat: int,
        worth: list[tuple[str, float]],
        reason: Reason,
        surprising: bool,
    ) -> None:
        self.seats = table.seats
        self.options = dict(table.options)
        self.seed = seed
        self.seat = seat
        self.question = asked(table.state)
        self.moves = [f"{act.seat} {act.text}" for act in table.standing]
        self.worth = worth
        self.reason = reason
        self.surprising = surprising
        told = "\n".join([str(seed), *self.moves]).encode()
        self.id = sha256(told).hexdigest()[:6]


def asked(state: State) -> str:
    question = state.question()
    return "" if question is None else question.name


class Finder:
    """Looks for puzzles in one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.scales = Scales(game)
        self.gap = FAR_BETTER[game.code]

    def play(self, number: int, over: "Clock") -> list[Puzzle]:
        """One play, and what is in it: at most one puzzle a turn of a seat."""
        luck = random.Random(f"puzzle {self.game.code} {number}")
        seats = luck.randint(self.game.fewest, min(self.game.most, 4))
        seats = max(seats, 2) if self.game.most > 1 else seats
        wishes = {"level": luck.choice(["easy", "medium", "hard"])} if self.game.code == "bal" else {}
        secret = sha256(f"esbat seed {number}".encode()).digest()[:16]
        table = Table(self.game, seats, wishes, secret, [""] * seats)
        player = bot(self.game.code, "apprentice")
        found: list[Puzzle] = []
        seen = -1
        while not table.over and not over():
            state, seat = table.state, table.state.acting()[0]
            clock = int(self.scales.school.reading.clock(state))
            if clock != seen and self.worth_a_look(state, luck):
                puzzle = self.look(table, number, seat)
                if puzzle is not None:
                    found.append(puzzle)
                    seen = clock
            legal = state.legal(seat)
            mind = mind_of(self.game, state, seat, seeded(luck.randrange(2**32)))
            move = luck.choice(legal) if luck.random() < SLIP else player.choose(mind)
            table.submit(seat, self.game.text(move))
        return found

    def worth_a_look(self, state: State, luck: random.Random) -> bool:
        asked_now = state.acting()
        if len(asked_now) != 1 or state.in_window() or luck.random() > LOOKED_AT:
            return False
        late = LATE.get(self.game.code)
        if late is not None and int(self.scales.school.reading.clock(state)) < late:
            return False
        habit = self.scales.school.by_habit
        if habit is not None and habit(mind_of(self.game, state, asked_now[0], seeded(1))):
            return False
        legal = len(state.legal(asked_now[0]))
        return FEWEST_MOVES <= legal <= MOST_MOVES and only_answer(self.game, state) is None

    def look(self, table: Table, number: int, seat: int) -> Puzzle | None:
        """Is this one? First quickly, then with many more tries, other seeds, and further ahead."""
        for worlds in (4, 12):
            rows = self.scales.weigh(table.state, seat, worlds, 7)
            if rows[0].mean() - rows[1].mean() < self.gap * 0.8:
                return None
        best = rows[0].move
        every: dict[int, Weighed] = {}
        for seed, worlds, turns in CHECKS:
            rows = self.scales.weigh(table.state, seat, worlds, seed, turns)
            lead, error = rows[0].lead(rows[1])
            if rows[0].move != best or lead < self.gap or lead < SURE_BY * error:
                return None
            if turns == 1:
                for row in rows:
                    kept = every.setdefault(row.move, Weighed(row.move))
                    kept.worth += row.worth
                    kept.stands += row.stands
        ordered = sorted(every.values(), key=lambda row: -row.mean())
        reason = self.reason(ordered[0], ordered[1])
        if reason is None:
            return None
        usual = self.scales.school.answer(mind_of(self.game, table.state, seat, seeded(1)))
        worth = [(self.game.text(row.move), row.mean()) for row in ordered]
        return Puzzle(table, number, seat, worth, reason, usual != best)

    def reason(self, best: Weighed, other: Weighed) -> Reason | None:
        """What differs most at the end of the turn, of the things people count; None if nothing does."""
        found: tuple[float, Reason] | None = None
        for at, (name, scale, _) in enumerate(self.scales.measures):
            mine, theirs = best.stand(at), other.stand(at)
            more = (mine - theirs) / scale
            if more >= 1 and (found is None or more > found[0]):
                found = (more, (name, round(mine, 1), round(theirs, 1)))
        return None if found is None else found[1]


class Clock:
    """Is the time over? Measured in processor time, so that a busy machine finds as much."""

    def __init__(self, seconds: float) -> None:
        from time import process_time

        self.now = process_time
        self.end = process_time() + seconds

    def __call__(self) -> bool:
        return self.now() >= self.end
