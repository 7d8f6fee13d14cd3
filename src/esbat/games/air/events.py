"""What has happened, in the past tense, and who may see which field."""

from typing import Final

from esbat.engine.event import EVERYONE, EventFact, Field
from esbat.engine.event_fields import COUNT, HELD_CARD, NEW_CARD, OPEN_CARD, WHO
from esbat.engine.holds import COLOUR, FLAG, NUMBER, REASON
from esbat.engine.native import i64

EVENT_TURN_BEGAN: Final[i64] = 0
EVENT_DREW: Final[i64] = 1
EVENT_TOOK: Final[i64] = 2
EVENT_PLACED: Final[i64] = 3
EVENT_DEPOSITED: Final[i64] = 4
EVENT_LANDED: Final[i64] = 5
EVENT_CRASHED: Final[i64] = 6
EVENT_KEPT: Final[i64] = 7
EVENT_DECLINED: Final[i64] = 8
EVENT_GRADUATED: Final[i64] = 9
EVENT_LAID: Final[i64] = 10
EVENT_CAT_CAME: Final[i64] = 11
EVENT_SHED: Final[i64] = 12
EVENT_RESHUFFLED: Final[i64] = 13
EVENT_STOPPED: Final[i64] = 14
EVENT_PLAY_ENDED: Final[i64] = 15

EVENTS: Final = [
    EventFact("turn_began", [WHO], rules=["AIR-012"]),
    EventFact("drew", [WHO, NEW_CARD], rules=["AIR-015"]),
    EventFact("took", [WHO, OPEN_CARD], rules=["AIR-029"]),
    EventFact("placed", [WHO, OPEN_CARD], rules=["AIR-020"]),
    EventFact("deposited", [WHO, OPEN_CARD], rules=["AIR-026", "AIR-027"]),
    EventFact(
        "landed",
        [
            WHO,
            Field("colour", COLOUR, EVERYONE),
            COUNT,
            Field("forced", FLAG, EVERYONE),
        ],
        rules=["AIR-043", "AIR-045"],
    ),
    EventFact("crashed", [WHO, OPEN_CARD, Field("lost", NUMBER, EVERYONE)], rules=["AIR-051"]),
    EventFact("kept", [WHO, OPEN_CARD], rules=["AIR-056"]),
    EventFact("declined", [WHO, OPEN_CARD], rules=["AIR-056"]),
    EventFact(
        "graduated",
        [
            WHO,
            Field("colour", COLOUR, EVERYONE),
            Field("size", NUMBER, EVERYONE),
            Field("gained", NUMBER, EVERYONE),
        ],
        rules=["AIR-059"],
    ),
    EventFact("laid", [WHO, HELD_CARD], rules=["AIR-064"]),
    EventFact("cat_came", [WHO, OPEN_CARD], rules=["AIR-074"]),
    EventFact("shed", [WHO, HELD_CARD], rules=["AIR-075"]),
    EventFact("reshuffled", [COUNT], rules=["AIR-080"]),
    EventFact("stopped", [WHO], rules=["AIR-013"]),
    EventFact("play_ended", [Field("reason", REASON, EVERYONE)], rules=["AIR-083", "AIR-084"]),
]
