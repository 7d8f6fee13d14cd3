"""What has happened, in the past tense, and who may see which field."""

from typing import Final

from esbat.engine.event import EVERYONE, FIRST, NOBODY, EventFact, Field
from esbat.engine.event_fields import WHO
from esbat.engine.holds import FLAG, NUMBER, REASON
from esbat.engine.native import i64
from esbat.games.witchstone import names

EVENT_TURN_BEGAN: Final[i64] = 0
EVENT_SETTLED: Final[i64] = 1
EVENT_SCORED: Final[i64] = 2
EVENT_PICKED: Final[i64] = 3
EVENT_LAID: Final[i64] = 4
EVENT_BEGAN: Final[i64] = 5
EVENT_GRANTED: Final[i64] = 6
EVENT_LOST: Final[i64] = 7
EVENT_CHARGED: Final[i64] = 8
EVENT_CONNECTED: Final[i64] = 9
EVENT_SUMMONED: Final[i64] = 10
EVENT_SENT: Final[i64] = 11
EVENT_STONE_REACHED: Final[i64] = 12
EVENT_TOOK_TOKEN: Final[i64] = 13
EVENT_SPENT_TOKEN: Final[i64] = 14
EVENT_LOST_TOKENS: Final[i64] = 15
EVENT_ADVANCED: Final[i64] = 16
EVENT_TOOK_OWL: Final[i64] = 17
EVENT_TOOK_HEX: Final[i64] = 18
EVENT_TURNED_HEX: Final[i64] = 19
EVENT_USED_HEX: Final[i64] = 20
EVENT_FIXED_HEX: Final[i64] = 21
EVENT_PUSHED: Final[i64] = 22
EVENT_PUSHED_OUT: Final[i64] = 23
EVENT_SHELVED: Final[i64] = 24
EVENT_SET_ASIDE: Final[i64] = 25
EVENT_BROKE: Final[i64] = 26
EVENT_STRODE: Final[i64] = 27
EVENT_TOOK_SCROLL: Final[i64] = 28
EVENT_SHOWN_SCROLL: Final[i64] = 29
EVENT_BOOSTED: Final[i64] = 30
EVENT_DISCARDED: Final[i64] = 31
EVENT_DREW: Final[i64] = 32
EVENT_PROPHESIED: Final[i64] = 33
EVENT_PLAY_ENDED: Final[i64] = 34

WHAT: Final = Field("symbol", names.SYMBOL, EVERYONE)
MANY: Final = Field("many", NUMBER, EVERYONE)
WHERE: Final = Field("cell", names.CELL, EVERYONE)
BLACK: Final = Field("black", FLAG, EVERYONE)
# WST-R50. Her own tile is hers to show: taking the laying back tells on nobody but herself, so that the
# undo of a turn ends only where luck or a pile has shown something.
OWN_TILE: Final = Field("tile", names.TILE, EVERYONE)

EVENTS: Final = [
    EventFact("turn_began", [WHO, Field("number", NUMBER, EVERYONE)], rules=["WST-026", "WST-036"]),
    EventFact("settled", [WHO, Field("location", names.LOCATION, EVERYONE)], rules=["WST-019", "WST-020"]),
    EventFact(
        "scored",
        [WHO, Field("points", NUMBER, EVERYONE), Field("for", names.POINTS_FOR, EVERYONE)],
        rules=["WST-016"],
    ),
    EventFact("picked", [WHO, OWN_TILE], rules=["WST-027"]),
    EventFact(
        "laid",
        [WHO, OWN_TILE, WHERE, Field("other", names.CELL, EVERYONE)],
        rules=["WST-027"],
    ),
    EventFact("began", [WHO, WHAT, MANY], rules=["WST-032", "WST-038"]),
    EventFact("granted", [WHO, WHAT, MANY, Field("source", names.SOURCE, EVERYONE)], rules=["WST-048"]),
    EventFact("lost", [WHO, WHAT, MANY], rules=["WST-034"]),
    EventFact(
        "charged",
        [WHO, Field("road", names.ROAD, EVERYONE), Field("filled", NUMBER, EVERYONE)],
        rules=["WST-054"],
    ),
    EventFact("connected", [WHO, Field("road", names.ROAD, EVERYONE)], rules=["WST-055"]),
    EventFact("summoned", [WHO], rules=["WST-068"]),
    EventFact(
        "sent",
        [WHO, Field("location", names.LOCATION, EVERYONE), Field("cost", NUMBER, EVERYONE)],
        rules=["WST-070"],
    ),
    EventFact("stone_reached", [WHO, Field("place", NUMBER, EVERYONE)], rules=["WST-081"]),
    EventFact("took_token", [WHO, Field("token", names.TOKEN, EVERYONE)], rules=["WST-077", "WST-126"]),
    EventFact("spent_token", [WHO, WHAT, MANY], rules=["WST-079", "WST-127"]),
    EventFact("lost_tokens", [WHO, MANY], rules=["WST-048"]),
    EventFact("advanced", [WHO, Field("space", NUMBER, EVERYONE)], rules=["WST-093"]),
    EventFact("took_owl", [WHO, Field("points", NUMBER, EVERYONE)], rules=["WST-096"]),
    EventFact("took_hex", [WHO, Field("hex", names.HEX, EVERYONE)], rules=["WST-097"]),
    EventFact("turned_hex", [Field("hex", names.HEX, EVERYONE, before=NOBODY)], rules=["WST-098"]),
    EventFact("used_hex", [WHO, Field("hex", names.HEX, EVERYONE), WHAT], rules=["WST-104"]),
    EventFact("fixed_hex", [WHO, Field("hex", names.HEX, EVERYONE), WHERE], rules=["WST-107"]),
    EventFact("pushed", [WHO, WHERE, Field("to", names.CELL, EVERYONE), BLACK], rules=["WST-116"]),
    EventFact("pushed_out", [WHO, WHERE, Field("exit", names.EXIT, EVERYONE), BLACK], rules=["WST-118"]),
    EventFact("shelved", [WHO, Field("shelf", names.SHELF, EVERYONE), BLACK], rules=["WST-125", "WST-126"]),
    EventFact("set_aside", [WHO, BLACK], rules=["WST-143"]),
    EventFact("broke", [WHO, WHERE, Field("cost", NUMBER, EVERYONE)], rules=["WST-145", "WST-147"]),
    EventFact(
        "strode",
        [
            WHO,
            Field("steps", NUMBER, EVERYONE),
            Field("space", NUMBER, EVERYONE),
            Field("leads", FLAG, EVERYONE),
        ],
        rules=["WST-149", "WST-154"],
    ),
    EventFact(
        "took_scroll",
        [WHO, Field("scroll", names.SCROLL_CARD, EVERYONE), Field("position", NUMBER, EVERYONE)],
        rules=["WST-175"],
    ),
    EventFact(
        "shown_scroll", [Field("scroll", names.SCROLL_CARD, EVERYONE, before=NOBODY)], rules=["WST-180"]
    ),
    EventFact(
        "boosted", [WHO, Field("spell", names.SPELL, EVERYONE), WHAT, MANY], rules=["WST-187", "WST-189"]
    ),
    EventFact("discarded", [WHO, OWN_TILE], rules=["WST-236"]),
    EventFact("drew", [WHO, Field("tile", names.TILE, FIRST, before=NOBODY)], rules=["WST-035"]),
    EventFact(
        "prophesied",
        [WHO, Field("scroll", names.SCROLL_CARD, EVERYONE), Field("points", NUMBER, EVERYONE)],
        rules=["WST-194"],
    ),
    EventFact("play_ended", [Field("reason", REASON, EVERYONE)], rules=["WST-216"]),
]
