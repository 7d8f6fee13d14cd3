"""What has happened, in the past tense, and who may see which field."""

from typing import Final

from esbat.engine.event import EVERYONE, FIRST, NOBODY, EventFact, Field
from esbat.engine.event_fields import COUNT, DRAWN_CARD, HELD_CARD, NEW_CARD, WHO
from esbat.engine.holds import NUMBER, REASON, SEAT
from esbat.engine.native import i64
from esbat.games.lancre.names import DIE, FEATURE, LOCATION, SPACE, TILE, WITCH

EVENT_CHOSE: Final[i64] = 0
EVENT_STARTED: Final[i64] = 1
EVENT_TURN_BEGAN: Final[i64] = 2
EVENT_LIFTED: Final[i64] = 3
EVENT_SHOWN: Final[i64] = 4
EVENT_TURNED_UP: Final[i64] = 5
EVENT_PLACED: Final[i64] = 6
EVENT_MARKED: Final[i64] = 7
EVENT_RESHUFFLED: Final[i64] = 8
EVENT_WALKED: Final[i64] = 9
EVENT_FLEW: Final[i64] = 10
EVENT_STAYED: Final[i64] = 11
EVENT_PLAYED: Final[i64] = 12
EVENT_SPENT: Final[i64] = 13
EVENT_LOOKED: Final[i64] = 14
EVENT_REVEALED: Final[i64] = 15
EVENT_ROLLED: Final[i64] = 16
EVENT_REROLLED: Final[i64] = 17
EVENT_FLED: Final[i64] = 18
EVENT_SOLVED: Final[i64] = 19
EVENT_FAILED: Final[i64] = 20
EVENT_CACKLED: Final[i64] = 21
EVENT_ROBBED: Final[i64] = 22
EVENT_ALISS_CAME: Final[i64] = 23
EVENT_CALMED: Final[i64] = 24
EVENT_TOOK_TEA: Final[i64] = 25
EVENT_RELIEVED: Final[i64] = 26
EVENT_DREW: Final[i64] = 27
EVENT_DISCARDED: Final[i64] = 28
EVENT_SET_ASIDE: Final[i64] = 29
EVENT_IMPRISONED: Final[i64] = 30
EVENT_BANISHED: Final[i64] = 31
EVENT_SLIPPED_BY: Final[i64] = 32
EVENT_LOST_STEP: Final[i64] = 33
EVENT_PLAY_ENDED: Final[i64] = 34

WHERE: Final = Field("space", SPACE, EVERYONE)
OPEN_TILE: Final = Field("tile", TILE, EVERYONE)

EVENTS: Final = [
    EventFact("chose", [WHO, Field("witch", WITCH, EVERYONE)], rules=["LAN-023", "LAN-025"]),
    EventFact("started", [WHO, WHERE], rules=["LAN-034"]),
    EventFact("turn_began", [WHO], rules=["LAN-042"]),
    EventFact("lifted", [WHO, OPEN_TILE], rules=["LAN-045"]),
    EventFact("shown", [Field("tile", TILE, EVERYONE, before=NOBODY)], rules=["LAN-013"]),
    EventFact(
        "turned_up",
        [
            WHO,
            NEW_CARD,
            Field("location", LOCATION, EVERYONE, before=NOBODY),
        ],
        rules=["LAN-045"],
    ),
    EventFact("placed", [WHO, OPEN_TILE, WHERE], rules=["LAN-046", "LAN-052"]),
    EventFact("marked", [WHERE, COUNT], rules=["LAN-048", "LAN-172"]),
    EventFact("reshuffled", [COUNT], rules=["LAN-127"]),
    EventFact("walked", [WHO, WHERE, Field("steps", NUMBER, EVERYONE)], rules=["LAN-059"]),
    EventFact("flew", [WHO, WHERE], rules=["LAN-062", "LAN-180"]),
    EventFact("stayed", [WHO, WHERE], rules=["LAN-058"]),
    EventFact("played", [WHO, HELD_CARD, Field("feature", FEATURE, EVERYONE)], rules=["LAN-036", "LAN-037"]),
    EventFact("spent", [WHO, Field("witch", WITCH, EVERYONE)], rules=["LAN-026", "LAN-028", "LAN-029"]),
    EventFact(
        "looked", [WHO, WHERE, Field("tile", TILE, FIRST, before=NOBODY)], rules=["LAN-150", "LAN-153"]
    ),
    EventFact("revealed", [WHO, WHERE, Field("tile", TILE, EVERYONE, before=NOBODY)], rules=["LAN-072"]),
    EventFact(
        "rolled",
        [
            WHO,
            Field("one", DIE, EVERYONE, before=NOBODY),
            Field("other", DIE, EVERYONE, before=NOBODY),
            Field("sum", NUMBER, EVERYONE, before=NOBODY),
        ],
        rules=["LAN-076", "LAN-085"],
    ),
    EventFact("rerolled", [WHO, Field("die", DIE, EVERYONE, before=NOBODY)], rules=["LAN-162"]),
    EventFact("fled", [WHO, WHERE], rules=["LAN-078", "LAN-098"]),
    EventFact(
        "solved", [WHO, OPEN_TILE, WHERE, Field("points", NUMBER, EVERYONE)], rules=["LAN-091", "LAN-093"]
    ),
    EventFact(
        "failed",
        [WHO, OPEN_TILE, Field("total", NUMBER, EVERYONE), Field("needed", NUMBER, EVERYONE)],
        rules=["LAN-091", "LAN-098"],
    ),
    EventFact("cackled", [WHO], rules=["LAN-103"]),
    EventFact("robbed", [WHO, Field("other", SEAT, EVERYONE)], rules=["LAN-105"]),
    EventFact("aliss_came", [WHO], rules=["LAN-107", "LAN-166"]),
    EventFact("calmed", [WHO, COUNT], rules=["LAN-119", "LAN-142"]),
    EventFact("took_tea", [WHO, WHERE], rules=["LAN-118"]),
    EventFact("relieved", [WHO, WHERE], rules=["LAN-146"]),
    EventFact("drew", [WHO, DRAWN_CARD], rules=["LAN-123", "LAN-140"]),
    EventFact("discarded", [WHO, HELD_CARD], rules=["LAN-165"]),
    EventFact("set_aside", [WHO], rules=["LAN-169"]),
    EventFact("imprisoned", [WHO], rules=["LAN-171", "LAN-176"]),
    EventFact("banished", [OPEN_TILE, WHERE], rules=["LAN-174"]),
    EventFact("slipped_by", [WHO, WHERE], rules=["LAN-152", "LAN-154"]),
    EventFact("lost_step", [WHO], rules=["LAN-179"]),
    EventFact("play_ended", [Field("reason", REASON, EVERYONE)], rules=["LAN-044"]),
]
