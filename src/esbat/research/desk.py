"""Tables for those who read and write text: what the doors for language models have in common.

An answer holds the question, what the seat sees, what has happened since it was last asked, and its legal
moves: at most `text.MOST_BYTES` bytes. A move is refused with the rule that forbids it, and then nothing has
happened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from esbat.bots import Bot, bot, mind_of
from esbat.engine.chance import seeded
from esbat.engine.errors import BadSetting, EsbatError, Refused
from esbat.engine.event import Listener
from esbat.engine.state import State
from esbat.engine.view import ONLOOKER
from esbat.games import SHELF
from esbat.games import game as on_the_shelf
from esbat.research.compiled_batch import SEEDS, luck_of, rewards_of
from esbat.research.text import MOST_BYTES, offered, seat_names, told, words_of
from esbat.rulebook import book

MOST_TABLES: Final = 1000
MOST_NEWS: Final = 1500
"""Bytes of what has happened that an answer holds; the newest are kept."""


class Mistake(ValueError):
    """Something that cannot be done, said in a sentence; a refusal names its rule."""


class TextTable:
    """One play in words. Every seat is either somebody's who reads, or a bot's."""

    def __init__(
        self,
        code: str,
        seats: int | None = None,
        bots: Mapping[int, str] | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        language: str | None = None,
    ) -> None:
        """`bots` names those that sit at some seats; somebody reads at all others."""
        self.words = words_of(language)
        self.language = language
        if not 0 <= seed < SEEDS:
            raise Mistake(f"a seed is a whole number from 0 to 2**64 - 1, not {seed}")
        try:
            self.game = on_the_shelf(code)
            many = self.game.fewest if seats is None else seats
            self.state: State = self.game.new(many, dict(options or {}), luck_of(seed, 0))
            self.bots: dict[int, Bot] = {seat: bot(code, name) for seat, name in (bots or {}).items()}
        except EsbatError as error:
            raise Mistake(self.words.error(error)) from None
        self.luck = seeded(seed + 1)
        self.names = seat_names(self.state.seats)
        # By seat: what it has been told since it was last asked.
        self.news: list[list[str]] = [[] for _ in self.names]
        self.bots_play()

    @property
    def over(self) -> bool:
        return self.state.depth == 0

    @property
    def turn(self) -> int:
        """Who is asked; -1 when the play is over."""
        return int(self.state.mover())

    def play(self, seat: int, move: int) -> None:
        """A legal move, and what everybody is told of it."""
        listener = Listener()
        self.state.sink = listener
        self.state.apply(seat, move)
        self.state.sink = None
        for eyes, news in enumerate(self.news):
            for event in listener.events:
                sentence = self.words.event(self.game, event, eyes, self.names)
                if sentence is not None:
                    news.append(sentence)

    def bots_play(self) -> None:
        """Until somebody is asked who reads."""
        while not self.over and self.turn in self.bots:
            seat = self.turn
            mind = mind_of(self.game, self.state, seat, self.luck)
            self.play(seat, self.bots[seat].choose(mind))

    def choose(self, seat: int, text: str) -> None:
        """A move by its text; Mistake, and nothing has happened, if it may not be."""
        try:
            move = self.game.parse(text.strip())
            refusal = self.state.why_not(seat if 0 <= seat < self.state.seats else ONLOOKER, move)
            if refusal is not None:
                raise Refused(refusal)
        except EsbatError as error:
            raise Mistake(self.words.error(error, self.game)) from None
        self.news[seat].clear()
        self.play(seat, move)
        self.bots_play()

    def look(self, seat: int) -> str:
        """All that this seat may know and do, in at most MOST_BYTES bytes: moves are never cut off."""
        moves = offered(self.game, self.state, seat)
        tail = "\n".join(self.words.outcome(self.game, self.state, self.names)) if self.over else moves
        heading = "outcome" if self.over else "legal moves" if moves else "not asked"
        end = f"\n{heading}:\n{tail}\n"
        news = newest(self.news[seat])
        room = MOST_BYTES - len(end.encode()) - len(news.encode())
        seen = told(self.game, self.state, seat, self.language).encode()
        if len(seen) > room:
            seen = seen[: room - 4] + "…".encode()
        return news + seen.decode(errors="ignore") + end

    def rewards(self) -> list[float]:
        """What each seat gets, once it is over."""
        outcome = self.state.outcome()
        return [0.0] * self.state.seats if outcome is None else rewards_of(outcome)


def newest(lines: Sequence[str]) -> str:
    """The last of these lines, as many as there is room for."""
    kept: list[str] = []
    room = MOST_NEWS
    for line in reversed(lines):
        room -= len(line.encode()) + 1
        if room < 0:
            kept.append("…")
            break
        kept.append(line)
    return "".join(f"{line}\n" for line in reversed(kept))


class Desk:
    """Numbered tables, each with one seat that reads; bots sit at the others."""

    def __init__(self, language: str | None = None) -> None:
        self.language = language
        self.tables: dict[str, tuple[TextTable, int]] = {}
        self.opened = 0

    def shelf(self) -> str:
        """The games: their codes, how many may sit, and what a table may decide."""
        words = words_of(self.language)
        lines: list[str] = []
        for title in SHELF.values():
            options = "; ".join(f"{fact.name}={'|'.join(fact.values)}" for fact in title.options)
            lines.append(
                f"{title.code}: {words.title(title.code)}. {words.tagline(title.code)} "
                f"[{title.fewest}-{title.most}] {options}"
            )
        return "\n".join(lines)

    def sit_down(
        self,
        code: str,
        seats: int | None,
        seat: int,
        level: str,
        options: Mapping[str, str],
        seed: int,
    ) -> tuple[str, str]:
        """A new table's number, and what the seat sees first."""
        if len(self.tables) >= MOST_TABLES:
            raise Mistake(f"{MOST_TABLES} tables are open: leave one first")
        try:
            title = on_the_shelf(code)
            many = title.fewest if seats is None else seats
        except BadSetting as error:
            raise Mistake(words_of(self.language).error(error)) from None
        if not 0 <= seat < many:
            raise Mistake(f"seats go from 0 to {many - 1}, not {seat}")
        # A table for more than may sit is refused where it is laid; nobody counts to a million before.
        others = {other: level for other in range(min(many, title.most)) if other != seat}
        table = TextTable(code, many, others, options, seed, self.language)
        self.opened += 1
        number = f"table-{self.opened}"
        self.tables[number] = (table, seat)
        return number, table.look(seat)

    def at(self, number: str) -> tuple[TextTable, int]:
        if number not in self.tables:
            raise Mistake(f"no table is called {number[:40]!r}; open: {', '.join(self.tables) or '-'}")
        return self.tables[number]

    def look(self, number: str) -> str:
        table, seat = self.at(number)
        return table.look(seat)

    def choose(self, number: str, text: str) -> str:
        """A move, and what comes of it."""
        table, seat = self.at(number)
        table.choose(seat, text)
        return table.look(seat)

    def leave(self, number: str) -> None:
        self.at(number)
        del self.tables[number]

    def rule(self, code: str, wish: str) -> str:
        """A rule by its number, or rules in which these words occur; cut at the bound."""
        words = words_of(self.language)
        try:
            on_the_shelf(code)
        except BadSetting as error:
            raise Mistake(words.error(error)) from None
        found = [f"{row.id}: {row.said(words.language)}" for row in book(code).find(wish, words.language)]
        if not found:
            raise Mistake(words.error(BadSetting("cli-no-rule", {"text": wish, "title": words.title(code)})))
        text = "\n".join(found).encode()
        return (
            text.decode() if len(text) <= MOST_BYTES else text[: MOST_BYTES - 4].decode(errors="ignore") + "…"
        )
