"""The words that pass between page and server, version 1, as typed structures.

What comes in is decoded into one of these or refused; what goes out is encoded from them.
"""

from typing import Annotated, NotRequired, TypedDict

import msgspec
from msgspec import Meta, Struct

from esbat.web.shapes import called, one_of

Short = Annotated[str, Meta(max_length=64)]
Secret = Annotated[str, Meta(max_length=128)]
MoveText = Annotated[str, Meta(max_length=100)]
Name = Annotated[str, Meta(max_length=200)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Lang = Annotated[str, Meta(max_length=35, title="Lang")]
"""A language by its code: `fr`."""
OptionValue = Annotated[str, Meta(max_length=64)] | bool | Annotated[int, Meta(ge=-(10**9), le=10**9)]
SeatKind = Annotated[str, one_of("SEAT_KINDS", "SeatKind", ["me", "friend", "bot", "local"])]
"""Whose seat it is, as seen by whoever reads it."""

# ---- from the page, by socket


class FromPage(Struct, tag_field="t", frozen=True):
    """Any message of a page."""


class Hello(FromPage, tag="hello", frozen=True):
    play: Short
    token: Secret
    lang: Lang = ""
    since: Version = 0
    changes: bool = False
    """keeps what it is told of a view, and wants to hear only what has changed"""


class Move(FromPage, tag="move", frozen=True):
    version: Version
    move: MoveText


class Why(FromPage, tag="why", frozen=True):
    version: Version
    move: MoveText


class Look(FromPage, tag="look", frozen=True):
    thing: Annotated[str, Meta(max_length=64)]
    """a thing on the table, by the name that moves know it by"""


class Undo(FromPage, tag="undo", frozen=True):
    version: Version


class Hint(FromPage, tag="hint", frozen=True):
    version: Version


class Rename(FromPage, tag="name", frozen=True):
    name: Name


class Speak(FromPage, tag="lang", frozen=True):
    lang: Lang


class SitBot(FromPage, tag="sit_bot", frozen=True):
    seat: Annotated[int, Meta(ge=0, le=15)]


class TakeBack(FromPage, tag="take_back", frozen=True):
    pass


class Again(FromPage, tag="again", frozen=True):
    pass


class OrderWish(Struct, frozen=True, omit_defaults=True):
    """One standing order: see `table.orders`."""

    answer: MoveText
    question: Short = ""
    fact: Short = ""
    least: Annotated[int, Meta(ge=-1000, le=1000)] | None = None
    most: Annotated[int, Meta(ge=-1000, le=1000)] | None = None
    until: Short = ""


class Orders(FromPage, tag="orders", frozen=True):
    orders: Annotated[list[OrderWish], Meta(max_length=8)]


class Say(FromPage, tag="say", frozen=True):
    version: Version
    text: Name


class Hold(FromPage, tag="hold", frozen=True):
    pass


GESTURES = [
    "hello",
    "thanks",
    "bravo",
    "sorry",
    "oops",
    "laugh",
    "think",
    "hurry",
    "wow",
    "mercy",
    "cheers",
    "bye",
]
GestureName = Annotated[str, one_of("GESTURES", "GestureName", GESTURES)]
"""Something people far apart may say with one tap; there is no other way to talk here."""


class Gesture(FromPage, tag="gesture", frozen=True):
    which: GestureName


class Ping(FromPage, tag="ping", frozen=True):
    pass


Message = (
    Hello
    | Move
    | Why
    | Look
    | Undo
    | Hint
    | Rename
    | Speak
    | SitBot
    | TakeBack
    | Again
    | Orders
    | Say
    | Hold
    | Gesture
    | Ping
)

# ---- from the page, by HTTP


class SeatWish(Struct, frozen=True):
    kind: Annotated[Short, called("SeatKind")]
    bot: Short | None = None
    name: Name | None = None


class PlayWish(Struct, frozen=True):
    game: Short
    seats: Annotated[list[SeatWish], Meta(max_length=16)]
    options: Annotated[dict[Short, OptionValue], Meta(max_length=64)] = {}
    lang: Lang = ""
    pack: Short | None = None
    daily: Short | None = None
    """the day whose luck to play with, as 2026-11-16; for games played alone"""


class LessonWish(Struct, frozen=True):
    game: Short
    lesson: Short
    step: Annotated[int, Meta(ge=0, le=63)] = 0
    """all steps before it are done as told"""
    name: Name | None = None
    lang: Lang = ""


class JoinWish(Struct, frozen=True):
    play: Short
    secret: Secret
    name: Name | None = None
    lang: Lang = ""


class RecoverWish(Struct, frozen=True):
    code: Short
    lang: Lang = ""


class SeatKey(Struct, frozen=True):
    """A seat of one's own: its play, and the token that opens it."""

    play: Short
    token: Secret


class MineWish(Struct, frozen=True):
    """To be shown everything kept about these seats, or to have one's name there forgotten."""

    seats: Annotated[list[SeatKey], Meta(min_length=1, max_length=400)]
    lang: Lang = ""


class QrWish(Struct, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]
    lang: Lang = ""


class ReplayWish(Struct, frozen=True):
    play: Short
    secret: Secret
    lang: Lang = ""


class FrameWish(Struct, frozen=True):
    play: Short
    secret: Secret
    at: Version
    eyes: Annotated[int, Meta(ge=-1, le=15)] | Short = "all"
    lang: Lang = ""


class WhyWish(Struct, frozen=True):
    play: Short
    secret: Secret
    at: Annotated[int, Meta(ge=1, le=1_000_000)]
    lang: Lang = ""


class ContinueWish(Struct, frozen=True):
    play: Short
    secret: Secret
    at: Version
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    lang: Lang = ""


# ---- to the page


class Face(Struct, frozen=True):
    """A player as others see them: no secret, and nothing of what they hold."""

    name: str
    kind: SeatKind
    connected: bool
    bot: str | None
    joined: bool
    """somebody has taken this seat"""


class Asked(Struct, frozen=True):
    text: str
    mine: bool
    kind: str


class LegalMove(Struct, frozen=True):
    move: str
    label: str
    targets: list[str]


class HistoryLine(Struct, frozen=True):
    n: int
    text: str
    rules: list[str]
    seat: int | None


class ScorePart(Struct, frozen=True):
    text: str
    points: int


class Score(Struct, frozen=True):
    seat: int
    rank: int
    points: int
    parts: list[ScorePart]
    """the sum in words, one part a line"""


class Ended(Struct, frozen=True):
    """How a play ended, in words; and the codes of the ending and of the grade, to count them by."""

    reason: str
    rule: str
    scores: list[Score]
    grade: str
    """how well a play without opponents went, in a sentence; empty elsewhere"""
    together: bool
    """everybody wins or loses together: scores are not compared"""
    ending: str
    mark: str
    """the code of the grade; empty without one"""


class GameEvent(TypedDict):
    """What has happened, with fields of its own."""

    kind: str
    n: int
    seat: NotRequired[int]
    card: NotRequired[str | None]
    """null where these eyes may not know it"""
    colour: NotRequired[str]


Events = list[Annotated[dict[str, object], called("GameEvent")]]


class Next(Struct, frozen=True):
    play: str
    token: str


class Reading(Struct, frozen=True):
    """What is read aloud: the formulas in the viewer's language, and what was heard of each."""

    speaker: int
    place: int | None
    typed: bool
    formulas: list[str]
    heard: list[str | None]
    seconds: float | None


class PauseFact(Struct, frozen=True):
    """A window: how many there have been, how long it stays open, and who has asked for more time.

    No seconds where answers are waited for, because nobody else is there who could learn from it.
    """

    n: int
    seconds: float
    held: int | None


class LessonFact(Struct, frozen=True):
    """The play is a lesson: what is asked, and what is said to the last move."""

    id: str
    title: str
    number: int
    count: int
    """how many lessons the game has"""
    step: int
    steps: int
    text: str
    """what is asked now; empty when the lesson is done"""
    answer: str
    missed: bool
    """the last move led away from what is asked: the step can be tried again"""
    done: bool
    next: str | None
    """the lesson that follows this one"""
    move: str | None
    """the move it points at"""
    rule: str | None
    """the rule that this position shows; null in a lesson"""
    refused: str | None
    """the move that this rule refuses"""
    puzzle: bool
    """it is a puzzle: a move is to be found"""
    solution: str | None
    """what is to be found there and why, once another move was tried"""


class StateMessage(Struct, tag_field="t", tag="state", frozen=True, forbid_unknown_fields=True):
    """All that a viewer may know, in this order.

    This is its definition. `message` writes the same bytes by hand, from pieces that are written already: see
    `defined`, with which every state that a test hears is compared.
    """

    version: int
    game: str
    view: dict[str, object]
    whole: bool
    """the view is all there; else it holds what has changed since the state before, of `seats` likewise"""
    seat: int | None
    """null for an onlooker"""
    seats: list[Face]
    question: Asked | None
    waiting: str
    legal: list[LegalMove]
    lines: list[HistoryLine]
    events: Events
    outcome: Ended | None
    can_undo: bool
    onlooker: bool
    next: Next | None = None
    """the play that follows this one, if there is one; the same token opens it"""
    share: str | None = None
    """once over: the secret of the share link"""
    pause: PauseFact | None = None
    """a window is open: everybody waits, whoever is asked"""
    noted: str | None = None
    """what we have answered in it, until it closes"""
    reading: Reading | None = None
    orders: list[OrderWish] = []
    lesson: LessonFact | None = None


class No(Struct, tag_field="t", tag="no", frozen=True):
    text: str
    rule: str | None = None
    move: str | None = None


class Explained(Struct, tag_field="t", tag="explained", frozen=True):
    thing: str
    effect: str
    example: str
    """in numbers from the position on the table"""
    rules: list[str]
    would: str | None
    """what would come of the first move that names it; null where there is none, or luck speaks first"""


class HintMessage(Struct, tag_field="t", tag="hint", frozen=True):
    move: str
    text: str
    brief: str  # the same in one breath, for the smallest screens


class Pong(Struct, tag_field="t", tag="pong", frozen=True):
    pass


class Bye(Struct, tag_field="t", tag="bye", frozen=True):
    code: int
    text: str


class AgainMessage(Struct, tag_field="t", tag="again", frozen=True):
    play: str
    token: str


class AtMessage(Struct, tag_field="t", tag="at", frozen=True):
    """On a line over which a page has gone on to another play: what comes from here on is told of that."""

    play: str


class GestureMessage(Struct, tag_field="t", tag="gesture", frozen=True):
    seat: int
    which: GestureName


FromServer = (
    StateMessage | No | Explained | HintMessage | Pong | AgainMessage | AtMessage | GestureMessage | Bye
)


class SeatGrant(Struct, frozen=True, omit_defaults=True):
    seat: int
    kind: SeatKind
    token: str | None = None
    invite: str | None = None
    recovery: str | None = None
    """a short code that moves this seat to another device"""


class PlayGrant(Struct, frozen=True):
    play: str
    seats: list[SeatGrant]
    onlooker: str
    game: str
    commitment: str


class JoinGrant(Struct, frozen=True):
    play: str
    seat: int
    token: str
    recovery: str | None
    game: str


encoder = msgspec.json.Encoder()
messages: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
states: msgspec.json.Decoder[StateMessage] = msgspec.json.Decoder(StateMessage)


def said(message: object) -> str:
    """A message as it goes over the socket."""
    return encoder.encode(message).decode()


def defined(text: bytes) -> bytes:
    """A state as it would be written from its definition; MsgspecError if something in it is not defined."""
    return encoder.encode(states.decode(text))


def heard(text: str | bytes) -> Message | None:
    """The message written so, or None if it is none of ours."""
    try:
        return messages.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
