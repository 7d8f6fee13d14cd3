"""What has happened, in the past tense, and who may see which field.

There is one player and nobody to hide anything from: whoever looks on sees what she sees. News is what she
did not know before.
"""

from typing import Final

from esbat.engine.event import EVERYONE, NOBODY, EventFact, Field
from esbat.engine.event_fields import COUNT, NEW_CARD, OPEN_CARD
from esbat.engine.holds import CARD, NUMBER, REASON
from esbat.engine.native import i64
from esbat.games.wildegrens.names import HELP, PAPER, SIDE, SPOT, TRIGGER

EVENT_OFFERED: Final[i64] = 0
EVENT_KEPT: Final[i64] = 1
EVENT_TURN_BEGAN: Final[i64] = 2
EVENT_PLAYED: Final[i64] = 3
EVENT_CHOSE: Final[i64] = 4
EVENT_RESOLVED: Final[i64] = 5
EVENT_TURNED_UP: Final[i64] = 6
EVENT_DISCARDED: Final[i64] = 7
EVENT_MOVED: Final[i64] = 8
EVENT_DEALT: Final[i64] = 9
EVENT_CAPTURED: Final[i64] = 10
EVENT_OVERCAME: Final[i64] = 11
EVENT_ABSORBED: Final[i64] = 12
EVENT_COUNTED_POWER: Final[i64] = 13
EVENT_SUCCEEDED: Final[i64] = 14
EVENT_FAILED: Final[i64] = 15
EVENT_PERSUADED: Final[i64] = 16
EVENT_DISMAYED: Final[i64] = 17
EVENT_DREW: Final[i64] = 18
EVENT_RESHUFFLED: Final[i64] = 19
EVENT_CURSED: Final[i64] = 20
EVENT_LIFTED_CURSE: Final[i64] = 21
EVENT_DROPPED: Final[i64] = 22
EVENT_RECRUITED: Final[i64] = 23
EVENT_RESCUED: Final[i64] = 24
EVENT_LOST: Final[i64] = 25
EVENT_IMPRISONED: Final[i64] = 26
EVENT_CLEARED: Final[i64] = 27
EVENT_LOOKED: Final[i64] = 28
EVENT_TOSSED: Final[i64] = 29
EVENT_PUT_BACK: Final[i64] = 30
EVENT_LOST_SOULS: Final[i64] = 31
EVENT_NOBODY_LOST: Final[i64] = 32
EVENT_RESTORED: Final[i64] = 33
EVENT_UNVEILED: Final[i64] = 34
EVENT_STRUCK: Final[i64] = 35
EVENT_NEW_PAPER: Final[i64] = 36
EVENT_BLANKED: Final[i64] = 37
EVENT_SPARED: Final[i64] = 38
EVENT_HELPED: Final[i64] = 39
EVENT_APPEARED: Final[i64] = 40
EVENT_SUMMONED: Final[i64] = 41
EVENT_JUDGED: Final[i64] = 42
EVENT_PLAY_ENDED: Final[i64] = 43

WHERE: Final = Field("spot", SPOT, EVERYONE)
NEW_NUMBER: Final = Field("count", NUMBER, EVERYONE, before=NOBODY)
NOW: Final = Field("now", NUMBER, EVERYONE)

EVENTS: Final = [
    EventFact("offered", [NEW_CARD, Field("other", CARD, EVERYONE, before=NOBODY)], rules=["WIL-034"]),
    EventFact("kept", [OPEN_CARD, Field("other", CARD, EVERYONE)], rules=["WIL-034"]),
    EventFact("turn_began", [COUNT], rules=["WIL-142"]),
    EventFact("played", [OPEN_CARD, Field("side", SIDE, EVERYONE)], rules=["WIL-076"]),
    EventFact("chose", [OPEN_CARD], rules=["WIL-052", "WIL-094"]),
    EventFact("resolved", [OPEN_CARD, Field("trigger", TRIGGER, EVERYONE)], rules=["WIL-085"]),
    EventFact("turned_up", [WHERE, NEW_CARD], rules=["WIL-096", "WIL-186"]),
    EventFact("discarded", [WHERE, OPEN_CARD], rules=["WIL-180"]),
    EventFact("moved", [WHERE, Field("to", SPOT, EVERYONE)], rules=["WIL-195"]),
    EventFact("dealt", [OPEN_CARD, COUNT], rules=["WIL-139"]),
    EventFact("captured", [OPEN_CARD], rules=["WIL-058", "WIL-109"]),
    EventFact("overcame", [WHERE, OPEN_CARD, Field("cost", NUMBER, EVERYONE)], rules=["WIL-108"]),
    EventFact("absorbed", [OPEN_CARD, Field("power", NUMBER, EVERYONE)], rules=["WIL-203"]),
    EventFact("counted_power", [COUNT], rules=["WIL-100"]),
    EventFact("succeeded", [OPEN_CARD], rules=["WIL-113"]),
    EventFact("failed", [OPEN_CARD], rules=["WIL-120"]),
    EventFact("persuaded", [OPEN_CARD, COUNT, NOW], rules=["WIL-062"]),
    EventFact("dismayed", [OPEN_CARD, COUNT, NOW], rules=["WIL-063"]),
    EventFact("drew", [NEW_CARD], rules=["WIL-132"]),
    EventFact("reshuffled", [COUNT], rules=["WIL-133", "WIL-140", "WIL-176"]),
    EventFact("cursed", [COUNT], rules=["WIL-049"]),
    EventFact("lifted_curse", [COUNT], rules=["WIL-048"]),
    EventFact("dropped", [OPEN_CARD], rules=["WIL-178"]),
    EventFact("recruited", [NEW_CARD], rules=["WIL-045"]),
    EventFact("rescued", [OPEN_CARD], rules=["WIL-190"]),
    EventFact("lost", [OPEN_CARD], rules=["WIL-046"]),
    EventFact("imprisoned", [OPEN_CARD], rules=["WIL-044"]),
    EventFact("cleared", [COUNT, Field("other", NUMBER, EVERYONE)], rules=["WIL-128", "WIL-129"]),
    EventFact("looked", [NEW_CARD], rules=["WIL-176"]),
    EventFact("tossed", [OPEN_CARD], rules=["WIL-178", "WIL-180"]),
    EventFact("put_back", [OPEN_CARD], rules=["WIL-176"]),
    EventFact("lost_souls", [NEW_NUMBER, NOW], rules=["WIL-066"]),
    EventFact("nobody_lost", [], rules=["WIL-067"]),
    EventFact("restored", [COUNT, NOW], rules=["WIL-066"]),
    EventFact("unveiled", [Field("paper", PAPER, EVERYONE), NEW_NUMBER], rules=["WIL-064"]),
    EventFact("struck", [Field("paper", PAPER, EVERYONE), COUNT], rules=["WIL-179"]),
    EventFact("new_paper", [Field("paper", PAPER, EVERYONE)], rules=["WIL-024"]),
    EventFact("blanked", [OPEN_CARD, Field("trigger", TRIGGER, EVERYONE)], rules=["WIL-201"]),
    EventFact("spared", [OPEN_CARD], rules=["WIL-119"]),
    EventFact("helped", [Field("help", HELP, EVERYONE), COUNT], rules=["WIL-079"]),
    EventFact("appeared", [NEW_CARD], rules=["WIL-136"]),
    EventFact("summoned", [], rules=["WIL-148"]),
    EventFact("judged", [OPEN_CARD, NOW, NEW_NUMBER], rules=["WIL-149"]),
    EventFact("play_ended", [Field("reason", REASON, EVERYONE)], rules=["WIL-070"]),
]
