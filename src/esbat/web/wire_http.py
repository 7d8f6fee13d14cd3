"""What the server answers over HTTP, as typed structures: the games on the shelf, rules, boxes, replays."""

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Struct

from esbat.engine.box import ORIGINS, OTHER
from esbat.web.shapes import called, one_of
from esbat.web.wire import Asked, Ended, Events, Face, HistoryLine, Lang, OptionValue

Origin = Annotated[str, one_of("ORIGINS", "Origin", [*(name for _, name in ORIGINS), OTHER])]
"""Where a printed thing is from; a thing may be from two places at once."""


class Forgotten(Struct, frozen=True):
    """From how many seats a name has gone."""

    seats: int


# ---- the shelf


class OptionChoice(Struct, frozen=True):
    value: OptionValue
    label: str


class GameOption(Struct, frozen=True):
    id: str
    title: str
    text: str
    values: list[OptionChoice]
    default: OptionValue


class PackInfo(Struct, frozen=True):
    """Other printed things that this server offers for a game."""

    id: str
    """its hash"""
    name: str
    origins: dict[Origin, int]
    """how many of its things are from where"""


class GameInfo(Struct, frozen=True):
    code: str
    title: str
    tagline: str
    min_seats: int
    max_seats: int
    minutes: int | None
    """null where the rulebook does not say it"""
    bots: list[str]
    bots_text: dict[str, str]
    """what is said of each of them, in a few words"""
    bots_note: str
    """that they think less deep here than their names say; empty where they do not"""
    options: list[GameOption]
    packs: list[PackInfo]
    first: dict[str, str]
    """options for an easier start, for those who play it for the first time"""


class Language(Struct, frozen=True):
    """A language this server speaks, and what it calls itself."""

    code: Lang
    name: str


class GamesAnswer(Struct, frozen=True):
    games: list[GameInfo]
    languages: list[Language]


# ---- boxes


class BoxRow(TypedDict):
    """One printed thing: its name, what it does, where it is from, and its cells as the game has them."""

    code: NotRequired[str]
    name: str
    short: NotRequired[str]
    detail: NotRequired[str]
    says: NotRequired[dict[str, str]]
    """cells that hold an effect, in words"""
    source: str
    origins: list[Origin]
    known: str
    """where it is from, in a sentence"""


Thing = Annotated[dict[str, object], called("BoxRow")]
"""A `BoxRow` with cells of its own."""


class BoxSection(Struct, frozen=True):
    id: str
    title: str
    rows: list[Thing]


class PackFact(Struct, frozen=True):
    hash: str
    name: str


class GameBox(Struct, frozen=True):
    """Everything printed in a game's box, or in the pack a play is made with."""

    game: str
    pack: PackFact | None
    facts: object
    """numbers of the rules that the game's own table shows: its `Facts`, or null"""
    sections: list[BoxSection]


# ---- rules


class Chapter(Struct, frozen=True):
    id: str
    title: str
    summary: str
    asks: list[str]
    """questions that its rules are for"""
    things: list[str]
    """kinds of things on the table that it speaks of"""


class Term(Struct, frozen=True):
    """A word of the game, and what it means."""

    id: str
    name: str
    text: str


class RuleText(Struct, frozen=True):
    id: str
    chapter: str
    text: str
    derived: bool
    lines: str
    see: list[str]


class RulingText(Struct, frozen=True):
    id: str
    about: list[str]
    question: str
    answer: str
    why: str
    option: str | None


class ComponentText(Struct, frozen=True):
    id: str
    name: str
    count: int
    source: str
    origins: list[Origin]
    known: str
    note: str


class RulesAnswer(Struct, frozen=True):
    game: str
    title: str
    chapters: list[Chapter]
    rules: list[RuleText]
    rulings: list[RulingText]
    components: list[ComponentText]
    glossary: list[Term]


# ---- lessons


class LessonLine(Struct, frozen=True):
    id: str
    title: str
    steps: int


class LessonsAnswer(Struct, frozen=True):
    game: str
    title: str
    edition: int
    lessons: list[LessonLine]
    shows: list[str]
    """rules for which there is a position"""
    troubles: list[str]
    """files that were left out, and why"""


class PuzzleLine(Struct, frozen=True):
    game: str
    title: str
    id: str
    count: int
    """how many there are, before they come round again"""


class PuzzlesAnswer(Struct, frozen=True):
    day: str
    puzzles: list[PuzzleLine]
    troubles: list[str]
    """what was left out, and why"""


# ---- plays


class PublicPlay(Struct, frozen=True):
    play: str
    game: str
    pack: PackFact | None
    state: Literal["waiting", "playing", "over"]
    names: list[str | None]
    commitment: str


class ReplayHead(Struct, frozen=True):
    game: str
    edition: int
    seats: int
    options: dict[str, str]
    players: list[str]
    commitment: str
    pack: PackFact | None
    continued: bool


class Turning(Struct, frozen=True):
    """a turn that changed somebody's prospects"""

    at: int
    """the moment of it: its last card or roll, the blunder itself, else its end"""
    seat: int
    share: int
    """by how many hundredths of a victory, for this seat"""
    by: Literal["luck", "choice", "blunder"]
    """were cards drawn or dice rolled in it? if not, somebody chose it; or it was a blunder, luck or not"""
    better: str = ""
    """what would have been better than a blunder, in words"""


class Judged(Struct, frozen=True):
    """the marks of a play again, with what the strongest bot calls blunders"""

    turnings: list[Turning]
    done: bool
    """or is the judge still thinking? then it may be asked again"""


class ReplayInfo(Struct, frozen=True):
    play: str
    game: str
    frames: int
    seats: list[Face]
    eyes: list[int | Literal["all", "onlooker"]]
    """whose eyes may be looked through"""
    seat: int | None
    over: bool
    labels: list[str]
    """for each frame, the move in words"""
    moves: list[tuple[int, str]]
    head: ReplayHead
    outcome: Ended | None
    share: str
    """the secret of the share link: opens the replay and nothing else"""
    turnings: list[Turning]
    """where it turned"""


class ReplayFrame(Struct, frozen=True):
    at: int
    view: dict[str, object]
    events: Events
    lines: list[HistoryLine]
    question: Asked | None
    outcome: Ended | None


class WhySaid(Struct, frozen=True):
    """what spoke for a bot's move"""

    text: str


class Refusal(Struct, frozen=True):
    error: str
    text: str
