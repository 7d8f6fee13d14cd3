"""Playing the plays of a series, one after the other, and writing their records.

Tables where all choose at random run inside the engine's own loop, others ask each bot through a `Mind`. Both
give the same records: a test holds the two side by side.
"""

from esbat.bots import mind_of
from esbat.engine.chance import Chance, sealed
from esbat.engine.errors import EsbatError
from esbat.engine.options import recorded
from esbat.engine.outcome import Outcome
from esbat.engine.playout import SEATS_IN_A_NOTE, play_out_noting
from esbat.engine.record import Record, line_of
from esbat.engine.state import State
from esbat.lab.guests import Company, Forfeit
from esbat.lab.played import Played
from esbat.lab.series import RANDOM, Series
from esbat.lab.tally import Tally
from esbat.lab.twins import seeing_mind

MOST_MOVES = 1_000_000
"""No play lasts so long; a game or a bot that never ends is stopped here."""

NOTE = int(SEATS_IN_A_NOTE)


class Player:
    """Plays any play of a series. Keeps the line of every choice it has met, since they come again."""

    def __init__(self, series: Series, native: bool = True, company: Company | None = None) -> None:
        self.series = series
        self.game = series.game()
        self.options = dict(series.options)
        self.native = native and series.only_random
        self.company = Company(series.code, series.guests) if company is None else company
        self.lines: dict[int, str] = {}

    def play(self, number: int) -> Played:
        """Make one play of the series."""
        secret = self.series.secret(number)
        state = self.game.new(self.series.seats, self.options, sealed(secret))
        choosers = self.series.choosers(number)
        forfeits: dict[int, Forfeit] = {}
        if self.native:
            played = play_out_noting(state, choosers, MOST_MOVES)
        else:
            played = self.ask(state, choosers, forfeits)
        outcome = state.outcome()
        if outcome is None:
            raise EsbatError("lab-endless", {"game": self.game.code, "number": number, "moves": MOST_MOVES})
        return Played(self.text(secret, played, outcome), len(played), outcome, forfeits)

    def ask(self, state: State, choosers: list[Chance], forfeits: dict[int, Forfeit]) -> list[int]:
        """Play by asking bots, who see what their seat sees; seats asked together answer lowest first.

        Whoever forfeits gets up, and the seat goes on at random: a record must have an end.
        """
        bots = [self.company.bot(name) for name in self.series.bots]
        minds = [seeing_mind if self.company.sees(name) else mind_of for name in self.series.bots]
        played: list[int] = []
        seat = int(state.mover())
        while seat >= 0 and len(played) < MOST_MOVES:
            mind = minds[seat](self.game, state, seat, choosers[seat])
            try:
                move = bots[seat].choose(mind)
            except Forfeit as forfeit:
                forfeits[seat] = forfeit
                bots[seat] = self.company.bot(RANDOM)
                continue
            if move not in mind.legal:
                raise EsbatError("lab-illegal", {"bot": bots[seat].name, "text": self.game.text(move)})
            state.apply(seat, move)
            played.append(move * NOTE + seat)
            seat = int(state.mover())
        return played

    def text(self, secret: bytes, played: list[int], outcome: Outcome) -> str:
        """What `Record.text()` would say, from lines that are already written."""
        series = self.series
        players = list(series.bots)
        options = recorded(self.game.options, self.options)
        record = Record(
            series.code, self.game.edition, series.seats, options, players, secret, [], outcome.data()
        )
        if self.game.pack is not None:
            record.pack = self.game.pack.data()
        lines = self.lines
        for choice in set(played).difference(lines):
            lines[choice] = line_of([choice % NOTE, self.game.text(choice // NOTE)]) + "\n"
        return f"{record.head()}\n{''.join(map(lines.__getitem__, played))}{record.tail()}\n"


def play_some(player: Player, first: int, count: int) -> Tally:
    """Play so many plays of the series, beginning with this number."""
    tally = Tally(player.series.seats)
    for number in range(first, first + count):
        tally.note(player.play(number), player.series.bots)
    return tally
