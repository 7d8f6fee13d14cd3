"""A game: the rules of one title, from which plays are made."""

from collections.abc import Callable
from typing import Generic, NamedTuple, Self, TypeVar

from esbat.engine.box import Fault, Names, Pack, Rows, rows_of
from esbat.engine.cells import Section
from esbat.engine.chance import Chance
from esbat.engine.errors import BadSetting, BadText
from esbat.engine.event import EventFact
from esbat.engine.native import i64
from esbat.engine.options import OptionFact, settled
from esbat.engine.state import State
from esbat.engine.vocabulary import Vocabulary, code_of


def facts_at(fault: Fault) -> dict[str, object]:
    """The facts of a fault in a pack that has no lines of its own."""
    facts = dict(fault.facts)
    facts["line"] = 1
    return facts


class GameFacts(NamedTuple):
    """What is known of a title before any play."""

    code: str
    prefix: str  # of its rules' numbers
    edition: int  # goes up when an old record would replay otherwise; never branch on it
    fewest: int  # seats
    most: int
    options: list[OptionFact]
    events: list[EventFact]


class Game:
    """One title: its code, its edition, how many may sit, what the table may decide."""

    __slots__ = (
        "code", "edition", "events", "fewest", "most", "options", "pack", "prefix", "sections", "vocabulary",
    )  # fmt: skip

    def __init__(
        self, facts: GameFacts, vocabulary: Vocabulary, sections: list[Section] | None = None
    ) -> None:
        self.code = facts.code
        self.prefix = facts.prefix
        self.edition = facts.edition
        self.fewest = facts.fewest
        self.most = facts.most
        self.options = facts.options
        self.events = facts.events
        # How its moves, and the things they name, are written.
        self.vocabulary = vocabulary
        # The kinds of printed things a pack may bring; none if the game takes no packs.
        self.sections: list[Section] = [] if sections is None else sections
        # The pack whose printed things these are; None for our own.
        self.pack: Pack | None = None

    def new(
        self,
        seats: int,
        wishes: dict[str, str],
        chance: Chance,
        box: Pack | None = None,
        patient: bool = False,
    ) -> State:
        """A fresh play, at its first question. Refuses seats and options the game does not have.

        A patient one stops at windows in which nobody is asked, too (`State.patient`).
        """
        if box is not None:
            return self.boxed(box).new(seats, wishes, chance, None, patient)
        if not self.fewest <= seats <= self.most:
            raise BadSetting(
                "bad-seats", {"game": self.code, "seats": seats, "fewest": self.fewest, "most": self.most}
            )
        options = settled(self.options, wishes)
        return (
            self.set_up_patiently(seats, options, chance) if patient else self.set_up(seats, options, chance)
        )

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """The game's own set-up; every option is given and known to be good."""
        raise NotImplementedError

    def set_up_patiently(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """The same for a patient play: games with windows say how."""
        return self.set_up(seats, options, chance)

    def text(self, move: i64) -> str:
        """The move as people and records write it."""
        return self.vocabulary.text(move)

    def parse(self, text: str) -> i64:
        """The move written so; BadText if nothing is written so in this game."""
        return self.vocabulary.parse(text)

    def parts(self, move: i64) -> tuple[str, list[tuple[str, str, int]]]:
        """The move for words and pages: its verb, and its arguments as (name, what it holds, number)."""
        return self.vocabulary.parts(move)

    def all_moves(self) -> list[int]:
        """Every well-formed move of the game, legal somewhere or not: the action space of research."""
        return self.vocabulary.all_moves()

    def field_text(self, holds: str, value: int) -> str:
        """A number of an event or refusal as a short text: a card's code, a colour's, a reason's."""
        return code_of(self.vocabulary.codes, holds, value)

    # ---- packs

    def rows(self) -> Rows:
        """The printed things of this game's box as rows, section by section; nothing if it takes no packs."""
        return {}

    def faults(self, rows: Rows) -> list[Fault]:
        """What is wrong with rows that are well-formed: totals, bounds, things out of reach."""
        return []

    def with_pack(self, pack: Pack) -> "Game":
        """The same title with the pack's printed things, which have no fault."""
        raise NotImplementedError

    def boxed(self, pack: Pack) -> "Game":
        """The same title with other printed things; BadText at the first fault."""
        if pack.game != self.code or not self.sections:
            raise BadSetting("pack-for-another-game", {"game": self.code, "other": pack.game})
        rows, faults = rows_of(self.sections, dict(pack.rows))
        if not faults:
            faults = self.faults(rows)
        if faults:
            raise BadText(faults[0].key, facts_at(faults[0]))
        return self.with_pack(Pack(pack.game, pack.name, rows))

    def formulas_on(self, card: str) -> list[tuple[int, Names]]:
        """What may be written on such cards to be read aloud: the number of each formula, and its names."""
        return []

    def printed_names(self, language: str) -> dict[str, str]:
        """What the printed things are called, by their codes; empty if the words know them all."""
        return {}


B = TypeVar("B")


def unnamed(box: object, language: str) -> Names:
    """What printed things are called where packs bring no names."""
    return {}


def unwritten(box: object, card: str) -> list[tuple[int, Names]]:
    """What may be written on cards where nothing is read aloud."""
    return []


class Packing(Generic[B]):
    """How the printed things of a game, its box, become the rows of a pack, and rows a box."""

    __slots__ = ("box_of", "faults", "formulas_on", "names_of", "rows_of_box", "sections", "vocabulary_of")

    def __init__(
        self,
        sections: list[Section],
        rows_of_box: Callable[[B], Rows],
        faults: Callable[[Rows], list[Fault]],
        box_of: Callable[[Rows], B],
        vocabulary_of: Callable[[B], Vocabulary],
        names_of: Callable[[B, str], Names] | None = None,
        formulas_on: Callable[[B, str], list[tuple[int, Names]]] | None = None,
    ) -> None:
        self.sections = sections
        self.rows_of_box = rows_of_box
        self.faults = faults
        self.box_of = box_of
        self.vocabulary_of = vocabulary_of
        # What a pack calls its printed things.
        self.names_of = unnamed if names_of is None else names_of
        # What may be written on such cards to be read aloud.
        self.formulas_on = unwritten if formulas_on is None else formulas_on


class BoxedGame(Game, Generic[B]):
    """A title whose plays are made of a box of printed things; a pack brings another."""

    __slots__ = ("box", "facts", "packing")

    def __init__(self, facts: GameFacts, packing: Packing[B], box: B, pack: Pack | None = None) -> None:
        super().__init__(facts, packing.vocabulary_of(box), packing.sections)
        self.facts = facts
        self.packing = packing
        self.box = box
        self.pack = pack

    def rows(self) -> Rows:
        return self.packing.rows_of_box(self.box)

    def faults(self, rows: Rows) -> list[Fault]:
        return self.packing.faults(rows)

    def with_pack(self, pack: Pack) -> Game:
        return self.with_box(self.packing.box_of(pack.rows), pack)

    def with_box(self, box: B, pack: Pack | None = None) -> Self:
        """The same title with this box, which the pack has brought."""
        return type(self)(self.facts, self.packing, box, pack)

    def formulas_on(self, card: str) -> list[tuple[int, Names]]:
        return self.packing.formulas_on(self.box, card)

    def printed_names(self, language: str) -> Names:
        return {} if self.pack is None else self.packing.names_of(self.box, language)
