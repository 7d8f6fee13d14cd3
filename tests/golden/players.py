"""Who plays the golden plays: choosers as simple as possible, so that they never need to change."""

from collections.abc import Callable

from esbat.engine.chance import Chance
from esbat.engine.state import State
from esbat.engine.view import ONLOOKER
from esbat.games.lancre.game import LANCRE
from esbat.games.witchstone.game import WITCHSTONE
from esbat.games.witchstone.names import SYMBOL_PENTAGRAM
from esbat.games.witchstone.rules import largest_cluster
from esbat.games.witchstone.state import COVERED, Board
from esbat.games.witchstone.tables_grid import ALL_CELLS, around

Chooser = Callable[[State, list[str], Chance], str]
"""Picks one of the legal texts, of which there is at least one."""


def first_with(legal: list[str], *verbs: str) -> str | None:
    """The last legal move with the first of these verbs that is offered at all."""
    for verb in verbs:
        found = [text for text in legal if text.split()[0] == verb]
        if found:
            return found[-1]
    return None


def anyone(state: State, legal: list[str], chance: Chance) -> str:
    """Any move, by lot."""
    return legal[chance.pick(len(legal))]


def eager(state: State, legal: list[str], chance: Chance) -> str:
    """Graduates as much as she can, takes what fits, sometimes stops or lands, otherwise by lot."""
    wanted = first_with(legal, "graduate", "keep" if chance.pick(3) else "decline")
    if wanted is not None:
        return wanted
    if first_with(legal, "stop") is not None and chance.pick(8) == 0:
        return "stop"
    if chance.pick(3):
        wanted = first_with(legal, "take", "place")
    return wanted or anyone(state, legal, chance)


def hoarder(state: State, legal: list[str], chance: Chance) -> str:
    """Never graduates, never crashes, gives up low cards: until there is no witch left to draw."""
    low = [text for text in legal if text.startswith("shed ")]
    if low:
        return min(low, key=lambda text: int(text[6:]))
    landed = [text for text in legal if text.startswith("land ")]
    deposited = bool(landed) and state.view(0).data()["deposited"]
    if deposited:
        return landed[0]
    return first_with(legal, "place", "deposit", "end", "draw", "land") or legal[0]


def first_hunted(state: State, legal: list[str], chance: Chance) -> str:
    """Everybody hunts the lowest seat but their own, and nobody defends: out they go, one after the other."""
    wanted = first_with(legal, "pass", "yield", "done")
    if wanted is not None:
        return wanted
    return legal[0]


def last_hunted(state: State, legal: list[str], chance: Chance) -> str:
    """The same from the highest seat down."""
    return first_with(legal, "pass", "yield", "done", "attack") or legal[-1]


def meddler(state: State, legal: list[str], chance: Chance) -> str:
    """Mirrors, brooms and hexes wherever there are any; otherwise by lot."""
    for text in legal:
        if text == "lay sortilege":
            return text
    return first_with(legal, "jokers", "mirror", "broom") or anyone(state, legal, chance)


def quibbler(state: State, legal: list[str], chance: Chance) -> str:
    """Calls a fault whenever somebody reads, and admits every one; otherwise by lot."""
    return first_with(legal, "fault", "admit") or anyone(state, legal, chance)


RARE = ("three", "join", "heal", "onward", "rob", "vanish", "magic", "reroll", "reveal", "look", "return")


def curious(state: State, legal: list[str], chance: Chance) -> str:
    """A witch of Lancre who tries rare things first, then walks up to problems and faces them, mostly."""
    wanted = first_with(legal, *RARE) if chance.pick(3) else None
    if wanted is None and chance.pick(5):
        wanted = first_with(legal, "open", "roll", "face", "settle", "tea", "draw", "end")
    if wanted is None and chance.pick(4):
        rows = state.view(0).data()["spaces"]
        assert isinstance(rows, list)
        tiles = {row["space"] for row in rows if row["difficulty"] is not None and row["difficulty"] < 14}
        problems = [
            text for text in legal if text.split()[0] in ("walk", "land") and text.split()[1] in tiles
        ]
        wanted = problems[chance.pick(len(problems))] if problems else None
    return wanted or anyone(state, legal, chance)


def reckless(state: State, legal: list[str], chance: Chance) -> str:
    """A witch of Lancre who turns up every hidden tile and faces everything with all the Magic she has."""
    wanted = first_with(legal, "symbol", "magic") if chance.pick(4) else None
    if wanted is None:
        wanted = first_with(legal, "open", "roll", "face", "settle", "draw", "end")
    return wanted or anyone(state, legal, chance)


ON = ("open", "roll", "symbol", "magic", "face", "settle", "tea", "flee", "draw", "end", "done")


def foreseen(state: State, text: str) -> int:
    """How Lancre stands when a witch has done this, and then what lies at hand until she may walk again."""
    clone = state.clone()
    clone.apply(clone.mover(), LANCRE.parse(text))
    for _ in range(30):
        texts = [LANCRE.text(move) for move in clone.legal(clone.mover())] if clone.acting() else ["stay"]
        if "stay" in texts:
            break
        clone.apply(clone.mover(), LANCRE.parse(first_with(texts, *ON) or texts[0]))
    data, outcome = clone.view(ONLOOKER).data(), clone.outcome()
    rows, left = data["seats"], data["crisis_reserve"]
    assert isinstance(rows, list) and isinstance(left, int)
    gained: int = sum(
        2 * row["points"] + 12 * row["big"] - 6 * row["alisses"] - row["cackles"] for row in rows
    )
    lost = outcome is not None and 0 in outcome.ranks
    return gained + 4 * min(left, 6) - (1000 if lost else 0)


def seer(state: State, legal: list[str], chance: Chance) -> str:
    """A witch of Lancre who knows how the dice will fall: otherwise hardly any play is won together."""
    first = chance.pick(len(legal))
    return max(legal[first:] + legal[:first], key=lambda text: foreseen(state, text))


# ---- Witchstone


def after(state: State, text: str) -> Board:
    """The table after a move, on a clone."""
    clone = state.clone()
    clone.apply(clone.mover(), WITCHSTONE.parse(text))
    assert isinstance(clone, Board)
    return clone


def gives(state: State, symbol: str) -> int:
    """The most actions of a symbol that the tile being laid can still give."""
    rows = state.view(int(state.mover())).data()["previews"]
    assert isinstance(rows, list)
    found = 0
    for row in rows:
        halves = [int(row[f"{half}_actions"]) for half in ("one", "other") if row[half] == symbol]
        found = max(found, sum(halves))
    return found


def promising(state: State, legal: list[str], symbol: str) -> str | None:
    """The tile with a symbol, the cells where it gives most actions, its type first."""
    tiles = [text for text in legal if text.startswith("lay ") and symbol in text]
    if tiles:
        return tiles[0]
    cells = [text for text in legal if text.split()[0] in ("put", "join")]
    if cells:
        return max(cells, key=lambda text: gives(after(state, text), symbol))
    return f"begin {symbol}" if f"begin {symbol}" in legal else None


def unbroken(legal: list[str]) -> list[str]:
    """Everything but lifting crystals out, where there is anything else."""
    return [text for text in legal if not text.startswith("break ")] or legal


def brewer(state: State, legal: list[str], chance: Chance) -> str:
    """Uses what she has: rare things first, crystals stay in; otherwise by lot."""
    kept = unbroken(legal) if chance.pick(30) else legal
    wanted = first_with(kept, "spend", "boost", "shelve", "pick", "fix" if chance.pick(2) else "use")
    if wanted is None and chance.pick(4):
        wanted = first_with(kept, "send", "stride", "take", "charge", "advance")
    more = [text for text in kept if text != "done"] or kept
    return wanted or more[chance.pick(len(more))]


def whirler(state: State, legal: list[str], chance: Chance) -> str:
    """Round and round the pentagram with every spell she can get, until there is no special hex left."""
    kept = unbroken(legal)
    if "advance" in kept:
        return first_with(kept, "boost", "advance") or kept[0]
    wanted = promising(state, kept, "pentagram") or promising(state, kept, "scroll")
    fixes = [text for text in kept if text.startswith("fix ")]
    if wanted is None and "use pentagram" in kept:
        seat = int(state.mover())
        wanted = max(
            fixes,
            key=lambda text: largest_cluster(after(state, text), seat, SYMBOL_PENTAGRAM),
            default=kept[0],
        )
    for text in ("wish pentagram", "pick pentagram", "use wand", "use scroll", "take 1"):
        if wanted is None and text in kept:
            wanted = text
    return (
        wanted or first_with(kept, "spend", "shelve", "stride", "use", "send", "charge", "summon") or kept[-1]
    )


def stuffer(state: State, legal: list[str], chance: Chance) -> str:
    """Sends every crystal out at the top, to the crystal shelf and the lowest, until both are full."""
    kept = unbroken(legal)
    wanted = promising(state, kept, "crystal") or first_with(kept, "boost", "aside", "shelve", "lower")
    for text in ("pick crystal", "use crystal", "spend crystal"):
        if text in kept:
            wanted = text
    pushes = [text for text in kept if text.startswith("push ")]
    if wanted is None and pushes:
        wanted = min(pushes, key=lambda text: (from_the_top(text.split()[2]), from_the_top(text.split()[1])))
    return wanted or first_with(kept, "pick", "spend", "use", "stride", "charge", "take", "done") or kept[0]


def from_the_top(place: str) -> int:
    """Steps from a cell to the middle of the upper side; the exit there is past it, the others are far."""
    if "," not in place:
        return -1 if place == "x1" else 99
    q, r = (int(number) for number in place.split(","))
    return min(max(abs(q - end), abs(r + 3), abs(q + r - end + 3)) for end in (1, 2))


def room_left(board: Board, seat: int) -> int:
    """How many cells could still take half a tile, were all crystals gone."""
    free = int(ALL_CELLS) & ~int(board.own[COVERED + seat])
    return (free & int(around(free))).bit_count()


def blocker(state: State, legal: list[str], chance: Chance) -> str:
    """Lifts all crystals out and fills her cauldron so that tiles soon find no room."""
    seat = int(state.mover())
    wanted = first_with(legal, "break", "discard", "advance")
    for start in ("lay", "begin"):
        pentagrams = [text for text in legal if text.startswith(start) and "pentagram" in text]
        wanted = pentagrams[0] if wanted is None and pentagrams else wanted
    cells = [text for text in legal if text.split()[0] in ("join", "fix")]
    if wanted is None and cells:
        wanted = min(cells, key=lambda text: room_left(after(state, text), seat))
    halves = [text for text in legal if text.startswith("put ")]
    if wanted is None and halves:
        wanted = min(halves, key=lambda text: least_room(after(state, text), seat))
    return wanted or first_with(legal, "lay", "begin", "charge", "take", "stride") or legal[-1]


def least_room(board: Board, seat: int) -> int:
    """The room left by the best of the second halves."""
    texts = [WITCHSTONE.text(move) for move in board.legal(seat)]
    return min(room_left(after(board, text), seat) for text in texts if text.startswith("join"))


def steadfast(state: State, legal: list[str], chance: Chance) -> str:
    """A coven of Wildegrens that chooses what is easiest, keeps its power for the Mission, and goes to trial
    when every Juror is likely to be convinced, or by lot; the rest by lot, seldom declining."""
    data = state.view(0).data()
    places = data["places"]
    jury = data["jury"]
    assert isinstance(places, list) and isinstance(jury, list)
    if first_with(legal, "choose") is not None:
        needed = {row["mission"]: row["now"] for row in places}
        return min(legal, key=lambda text: int(needed[text.split()[1]]))
    if first_with(legal, "beat") is not None:
        return kept_for_the_mission(data, legal, chance)
    if legal[0].startswith("persuade"):
        percent = {row["juror"]: row["percent"] for row in jury}
        return min(legal, key=lambda text: int(percent.get(text.split()[-1], 100)))
    if legal == ["trial", "onward"]:
        likely = min(row["percent"] for row in jury) >= 40
        return "trial" if likely or chance.pick(12) == 0 else "onward"
    if "done" in legal and chance.pick(4):
        return "done"
    total = data["total"]
    assert isinstance(total, int)
    chosen = [row["now"] for row in places if row["chosen"] and row["mission"]]
    wanted = "reveal " if chosen and total < chosen[0] + 2 else "hide "
    played = [text for text in legal if text.startswith(wanted)]
    if played:
        return played[chance.pick(len(played))]
    willing = [text for text in legal if text not in ("pass", "done")]
    return anyone(state, willing if chance.pick(6) else legal, chance)


def kept_for_the_mission(data: dict[str, object], legal: list[str], chance: Chance) -> str:
    """A Challenge that leaves enough for the Mission, or none."""
    places, available = data["places"], data["available"]
    assert isinstance(places, list) and isinstance(available, int)
    place = next(row for row in places if row["chosen"])
    cost = {spot["spot"]: spot["now"] for spot in place["spots"]}
    spare = [text for text in legal if text != "done" and available - cost[text.split()[1]] >= place["now"]]
    return spare[chance.pick(len(spare))] if spare else "done"


def dreamer(state: State, legal: list[str], chance: Chance) -> str:
    """The same coven, never in a hurry: it wakes the sleepers where it can, and the trial comes to it."""
    if "choose sleepers" in legal:
        return "choose sleepers"
    return "onward" if legal == ["trial", "onward"] else steadfast(state, legal, chance)
