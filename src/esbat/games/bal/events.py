"""What has happened, in the past tense, and who may see which field."""

from typing import Final

from esbat.engine.event import BOTH, EVERYONE, FIRST, NOBODY, SECOND, EventFact, Field
from esbat.engine.event_fields import COUNT, DRAWN_CARD, HELD_CARD, OPEN_CARD, WHO, WHOM
from esbat.engine.holds import CARD, FLAG, NUMBER, REASON, SEAT
from esbat.engine.native import i64
from esbat.games.bal.names import TOKEN

EVENT_ROUND_BEGAN: Final[i64] = 0
EVENT_LAP_BEGAN: Final[i64] = 1
EVENT_TURN_BEGAN: Final[i64] = 2
EVENT_DREW: Final[i64] = 3
EVENT_RESHUFFLED: Final[i64] = 4
EVENT_LAID: Final[i64] = 5
EVENT_STOLE: Final[i64] = 6
EVENT_GAVE: Final[i64] = 7
EVENT_ENCHANTED: Final[i64] = 8
EVENT_ATTACKED: Final[i64] = 9
EVENT_HEXED: Final[i64] = 10
EVENT_REVIVED: Final[i64] = 11
EVENT_MIRRORED: Final[i64] = 12
EVENT_DEFLECTED: Final[i64] = 13
EVENT_CANCELLED: Final[i64] = 14
EVENT_PARRIED: Final[i64] = 15
EVENT_FAILED: Final[i64] = 16
EVENT_TOOK_BACK: Final[i64] = 17
EVENT_LOST: Final[i64] = 18
EVENT_CAPTURED: Final[i64] = 19
EVENT_ELIMINATED: Final[i64] = 20
EVENT_INHERITED: Final[i64] = 21
EVENT_DISCARDED: Final[i64] = 22
EVENT_LACKED_POTIONS: Final[i64] = 23
EVENT_FARCE_BEGAN: Final[i64] = 24
EVENT_FARCE_STOPPED: Final[i64] = 25
EVENT_FARCE_FAILED: Final[i64] = 26
EVENT_FARCE_ENDED: Final[i64] = 27
EVENT_RECITED: Final[i64] = 28
EVENT_CHALLENGED: Final[i64] = 29
EVENT_FAULTED: Final[i64] = 30
EVENT_CLEARED: Final[i64] = 31
EVENT_LOST_TURN: Final[i64] = 32
EVENT_STRUCK_AGAIN: Final[i64] = 33
EVENT_VOIDED: Final[i64] = 34
EVENT_SWEPT: Final[i64] = 35
EVENT_ACCEPTED: Final[i64] = 36
EVENT_PLAY_ENDED: Final[i64] = 37
EVENT_READING_STOPPED: Final[i64] = 38

EVENTS: Final = [
    EventFact(
        "round_began", [WHO, Field("round", NUMBER, EVERYONE)], rules=["BAL-019", "BAL-021", "BAL-022"]
    ),
    EventFact("lap_began", [Field("lap", NUMBER, EVERYONE)], rules=["BAL-027", "BAL-028"]),
    EventFact("turn_began", [WHO], rules=["BAL-027"]),
    EventFact("drew", [WHO, DRAWN_CARD], rules=["BAL-023", "BAL-047", "BAL-076"]),
    EventFact("reshuffled", [COUNT], rules=["BAL-R08"]),
    EventFact("laid", [WHO, HELD_CARD], rules=["BAL-031", "BAL-040"]),
    EventFact("stole", [WHO, WHOM], rules=["BAL-079"]),
    EventFact("gave", [WHO, WHOM, Field("card", CARD, BOTH, before=FIRST)], rules=["BAL-099", "BAL-100"]),
    EventFact("enchanted", [WHO, WHOM, Field("card", CARD, EVERYONE, before=SECOND)], rules=["BAL-097"]),
    EventFact("attacked", [WHO, Field("target", SEAT, EVERYONE, before=FIRST)], rules=["BAL-031"]),
    EventFact("hexed", [WHO], rules=["BAL-065"]),
    EventFact("revived", [WHO], rules=["BAL-095"]),
    EventFact("mirrored", [WHO, Field("target", SEAT, EVERYONE, before=FIRST)], rules=["BAL-083"]),
    EventFact("deflected", [WHO, Field("target", SEAT, EVERYONE, before=FIRST)], rules=["BAL-071"]),
    EventFact("cancelled", [WHO], rules=["BAL-041", "BAL-075", "BAL-094"]),
    EventFact("parried", [WHO], rules=["BAL-042"]),
    EventFact("failed", [WHO], rules=["BAL-045"]),
    EventFact("took_back", [WHO, OPEN_CARD], rules=["BAL-053", "BAL-094"]),
    EventFact(
        "lost", [WHO, Field("owner", SEAT, EVERYONE), Field("left", NUMBER, EVERYONE)], rules=["BAL-045"]
    ),
    EventFact("captured", [WHO, WHOM, Field("owner", SEAT, EVERYONE)], rules=["BAL-088"]),
    EventFact("eliminated", [WHO], rules=["BAL-060"]),
    EventFact("inherited", [WHO, WHOM, COUNT], rules=["BAL-064"]),
    EventFact("discarded", [WHO, HELD_CARD], rules=["BAL-009", "BAL-057"]),
    EventFact("lacked_potions", [Field("seat", SEAT, EVERYONE, before=FIRST)], rules=["BAL-057"]),
    EventFact(
        "farce_began",
        [
            WHO,
            Field("first", TOKEN, EVERYONE, before=NOBODY),
            Field("second", TOKEN, EVERYONE, before=NOBODY),
        ],
        rules=["BAL-104"],
    ),
    EventFact("farce_stopped", [WHO], rules=["BAL-109", "BAL-110"]),
    EventFact("farce_failed", [WHO], rules=["BAL-110", "BAL-111", "BAL-115"]),
    EventFact("farce_ended", [Field("cancelled", FLAG, EVERYONE)], rules=["BAL-105", "BAL-112", "BAL-116"]),
    EventFact(
        "recited",
        [WHO, OPEN_CARD, Field("silent", FLAG, EVERYONE, before=FIRST)],
        rules=["BAL-051"],
    ),
    EventFact("challenged", [WHO, Field("speaker", SEAT, EVERYONE)], rules=["BAL-054"]),
    EventFact("faulted", [Field("seat", SEAT, EVERYONE, before=FIRST)], rules=["BAL-052"]),
    EventFact("cleared", [Field("seat", SEAT, EVERYONE, before=NOBODY)], rules=["BAL-054"]),
    EventFact("lost_turn", [WHO], rules=["BAL-053", "BAL-R07"]),
    EventFact("struck_again", [WHO, WHOM], rules=["BAL-084"]),
    EventFact("voided", [WHOM], rules=["BAL-R76"]),
    EventFact("swept", [COUNT], rules=["BAL-049"]),
    # That all the others let it pass, or found no fault, is news to everybody.
    EventFact("accepted", [Field("seat", SEAT, EVERYONE, before=NOBODY)], rules=["BAL-054"]),
    EventFact("play_ended", [WHO, Field("reason", REASON, EVERYONE)], rules=["BAL-001", "BAL-062"]),
    EventFact("reading_stopped", [], rules=["BAL-R98"]),
]
