"""What a page is sent of Wildegrens: its view, and numbers of the rules that the page shows."""

from typing import Annotated, Final

from msgspec import UNSET, UnsetType

from esbat.engine.game import Game
from esbat.games.wildegrens.names import DEFEAT, GRADES
from esbat.games.wildegrens.names import TRIGGERS as MOMENTS
from esbat.games.wildegrens.tables import (
    COVEN,
    CURSE_CODE,
    END_OF_THE_TRACK,
    FAILURES_TO_LOSE,
    SOULS_TO_LOSE,
)
from esbat.web.shapes import Shape, one_of

Trigger = Annotated[str, one_of("TRIGGERS", "Trigger", MOMENTS)]
CURSE: Final = CURSE_CODE


class SpotView(Shape):
    spot: str
    card: str | None
    """null where these eyes do not know it"""
    up: bool
    difficulty: int | None
    now: int | None
    familiar: bool


class PlaceView(Shape):
    place: str
    mission: str | None
    failed: bool
    chosen: bool
    blank: list[Trigger]
    """effect boxes without effect this turn"""
    spots: list[SpotView]
    juror: str | UnsetType = UNSET
    act: int | UnsetType = UNSET
    difficulty: int | UnsetType = UNSET
    now: int | UnsetType = UNSET
    challenges: int | UnsetType = UNSET
    linked: int | UnsetType = UNSET
    other: int | UnsetType = UNSET
    blocker: str | UnsetType = UNSET
    """the Challenge that keeps it from succeeding now"""


class PaperView(Shape):
    paper: str
    up: bool
    value: int | None


class JurorView(Shape):
    juror: str
    persuasion: int
    papers: list[PaperView]
    percent: int


class InPlay(Shape):
    witch: str
    power: int


class WildegrensView(Shape):
    seat: int
    turn: int
    part: int
    phase: str
    over: bool
    source: str | None
    primitive: str | None
    left: int
    offered: list[str]
    jury: list[JurorView]
    places: list[PlaceView]
    hand: list[str]
    hand_curses: int
    hidden: list[InPlay]
    revealed: list[InPlay]
    familiars: list[str]
    fresh: list[str]
    total: int
    spent: int
    available: int
    overcome: int
    extra: int
    ease_challenges: int
    ease_familiars: int
    ease_mission: int
    spared: int
    limit: int | None
    reveals: int
    muted: bool
    must_trial: bool
    failures: int
    convinced: int
    coven_deck: int
    coven_top: list[str]
    discard: list[str]
    discard_curses: int
    prison: list[str]
    recruits: int
    recruit_top: list[str]
    gone: list[str]
    curse_pile: int
    looked: list[str]
    challenge_deck: int
    challenge_top: list[str]
    challenge_discard: list[str]
    conviction_deck: int
    conviction_discard: list[int]
    villagers: int
    souls: list[int]
    souls_total: int
    missions_left: int


class WildegrensFacts(Shape):
    souls: int
    """so many Lost Souls end the play"""
    failures: int
    """so many failed Missions end the play"""
    track: int
    """how far a Juror's track goes"""
    coven: int
    """so many Witches are drafted"""
    grades: list[str]
    """how well a play may end, the best first"""


def facts(game: Game) -> WildegrensFacts:
    grades = [*reversed(GRADES), DEFEAT]
    return WildegrensFacts(
        int(SOULS_TO_LOSE), int(FAILURES_TO_LOSE), int(END_OF_THE_TRACK), int(COVEN), grades
    )
