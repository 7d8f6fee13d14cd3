"""How a game is written: a row for each verb says what its moves name; a list, how each kind of thing is.

A move's text is its verb and the codes of what it names (`take W5`). Text forms, reading and the list of all
moves follow from the rows; only a game's `moves.py` has them.
"""

from esbat.engine.errors import BadText
from esbat.engine.move import VERBS, argument_of, packed, verb_of
from esbat.engine.native import i64

Codes = dict[str, list[str]]
"""For each kind of thing that a move or an event may name: what each is written as, by its number."""


class Named:
    """Something that a move names: under which name, what it holds, and where it lies in the argument.

    Of two things in one argument the first counts `unit` each, and the second is what is left `within` that.
    """

    __slots__ = ("first", "holds", "name", "unit", "within")

    def __init__(self, name: str, holds: str, unit: i64 = 1, within: i64 = 0, first: i64 = 0) -> None:
        self.name = name
        self.holds = holds
        self.unit = unit
        self.within = within
        # The number of the thing that stands as 0 in the argument.
        self.first = first

    def number(self, argument: i64) -> i64:
        """Its number in a move with this argument."""
        at = argument // self.unit
        return self.first + (at % self.within if self.within else at)


class Verb:
    """What a seat may do: its number, its word, what it names, and which arguments are well-formed.

    `needs` is the sentence for a text that does not say it, with facts of its own beside text and verb.
    """

    __slots__ = ("arguments", "facts", "names", "needs", "number", "word", "written")

    def __init__(
        self,
        number: i64,
        word: str,
        names: list[Named] | None = None,
        arguments: list[int] | None = None,
        needs: str = "",
        facts: dict[str, str] | None = None,
        written: list[str] | None = None,
    ) -> None:
        self.number = number
        self.word = word
        self.names: list[Named] = [] if names is None else names
        # None for all that the codes of what it names have.
        self.arguments = arguments
        self.needs = needs
        self.facts: dict[str, str] = {} if facts is None else facts
        # By argument, where it is not written by the codes of what it names.
        self.written = written

    def named_text(self, codes: Codes, argument: i64) -> str:
        """What a move of this verb names, as it is written; empty if it names nothing."""
        if self.written is not None:
            return self.written[argument]
        return " ".join([code_of(codes, each.holds, each.number(argument)) for each in self.names])

    def well_formed(self, codes: Codes) -> list[int]:
        """Every argument that a move of this verb may have, in a fixed order."""
        if self.arguments is not None:
            return self.arguments
        if self.written is not None:
            return [number for number, code in enumerate(self.written) if code]
        if not self.names:
            return [0]
        return [number for number, code in enumerate(codes[self.names[0].holds]) if code]


def code_of(codes: Codes, holds: str, value: int) -> str:
    """The short text of a number that holds such a thing; its digits if such things have no codes.

    A number below 0 is none of them, or one that lies hidden: the last code is for those.
    """
    known = codes.get(holds)
    if known is None:
        return str(value)
    return known[value] if value >= 0 else known[-1]


class Vocabulary:
    """The verbs of a game, and the codes of its things."""

    __slots__ = ("codes", "moves", "texts", "verbs")

    def __init__(self, verbs: list[Verb], codes: Codes) -> None:
        if len(verbs) > VERBS:
            raise ValueError(f"there are {len(verbs)} verbs, and a move has room for {VERBS}")
        if [verb.number for verb in verbs] != list(range(len(verbs))):
            raise ValueError("verbs stand in the order of their numbers, without a gap")
        self.verbs = verbs
        self.codes = codes
        # Written when first asked for: most commands never read a move.
        self.texts: dict[int, str] = {}
        self.moves: dict[str, int] = {}

    def words(self) -> list[str]:
        """The verbs by number."""
        return [verb.word for verb in self.verbs]

    def all_moves(self) -> list[int]:
        """Every well-formed move of the game, legal somewhere or not."""
        return [
            int(packed(verb.number, argument))
            for verb in self.verbs
            for argument in verb.well_formed(self.codes)
        ]

    def write(self) -> None:
        """Write all moves once: pages and records are full of them."""
        for move in self.all_moves():
            text = f"{self.verbs[verb_of(move)].word} {self.named_text(move)}".rstrip()
            self.texts[move] = text
            self.moves[text.lower()] = move

    def text(self, move: i64) -> str:
        """The move as people and records write it."""
        if not self.texts:
            self.write()
        return self.texts[move]

    def named_text(self, move: i64) -> str:
        """What the move names, without its verb."""
        return self.verbs[verb_of(move)].named_text(self.codes, argument_of(move))

    def parts(self, move: i64) -> tuple[str, list[tuple[str, str, int]]]:
        """The verb, and the arguments with what they hold."""
        verb = self.verbs[verb_of(move)]
        argument = argument_of(move)
        return (verb.word, [(each.name, each.holds, int(each.number(argument))) for each in verb.names])

    def parse(self, written: str) -> int:
        """The move written so. Capitals and spaces do not matter; anything else is BadText."""
        if not self.moves:
            self.write()
        words = written.lower().split()
        move = self.moves.get(" ".join(words))
        if move is not None:
            return move
        for verb in self.verbs:
            if words and verb.word == words[0]:
                facts: dict[str, object] = {"text": written[:40], "verb": verb.word, **verb.facts}
                raise BadText(verb.needs if verb.names else "move-takes-nothing", facts)
        raise BadText("unknown-move", {"text": written[:40], "verbs": ", ".join(self.words())})
