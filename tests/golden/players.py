"""Who plays the golden plays: choosers as simple as possible, so that they never need to change."""

from collections.abc import Callable

from esbat.engine.chance import Chance
from esbat.engine.state import State

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
    asked = [row["now"] for row in places if row["chosen"] and row["mission"]]
    wanted = "reveal " if asked and total < asked[0] + 2 else "hide "
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
