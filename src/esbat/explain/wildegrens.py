"""The things on a table of Sorcellerie !"""

from typing import Final

from esbat.engine.facts import Facts
from esbat.engine.steps import steps_of
from esbat.explain.kinds import Kind, Seen, kind
from esbat.games.wildegrens.names import TRIGGERS
from esbat.games.wildegrens.tables import (
    COVEN,
    END_OF_THE_TRACK,
    FAILURES_TO_LOSE,
    SOULS_TO_LOSE,
)
from esbat.words.effects import effect_words

HAND: Final = 5
"""WIL-041, WIL-132. So many cards are drawn."""
TRIGGER_RULES: Final = dict(zip(TRIGGERS, ("WIL-086", "WIL-087", "WIL-088", "WIL-089"), strict=True))

# ---- what is printed


def does(seen: Seen, section: str, code: str, field: str) -> str:
    """What one field of a printed thing does, in words; nothing if it does nothing."""
    row = seen.rows[section][code]
    moment = str(row.get("moment", ""))
    return effect_words(seen.words, seen.game.code, str(row[field]), code, field, moment)


def effects(seen: Seen, section: str, code: str) -> str:
    """Its effects, each after its moment."""
    said = []
    for trigger in TRIGGERS:
        text = does(seen, section, code, trigger) if trigger in seen.rows[section][code] else ""
        if text:
            said.append(
                seen.words.say("wil-effect", when=seen.words.say(f"wil-trigger-{trigger}"), what=text)
            )
    if section == "challenge" and steps_of(str(seen.rows[section][code]["familiar"])):
        familiar = does(seen, section, code, "familiar")
        said.append(seen.words.say("wil-effect", when=seen.words.say("wil-familiar"), what=familiar))
    return " ".join(said)


def sides(seen: Seen, code: str) -> str:
    """What a Witch does hidden, and what revealed."""
    no_action = f"{seen.words.say('wil-no-action')}."
    hidden, revealed = (
        does(seen, "witch", code, f"{side}_action") or no_action for side in ("hidden", "revealed")
    )
    return seen.words.say("wil-about-witch", hidden=hidden, revealed=revealed)


def card_about(seen: Seen, name: str) -> str:
    """A card whose face the viewer knows, of whatever kind."""
    if name in seen.rows["witch"]:
        return sides(seen, name)
    if name in seen.rows["challenge"]:
        return effects(seen, "challenge", name) or seen.words.say("wil-about-plain-challenge")
    return seen.words.say("wil-about-curse")


# ---- Witches


def powers(seen: Seen, name: str) -> Facts:
    """What a Witch would add on either side, as it is printed, and the power there is."""
    row = seen.rows["witch"].get(name, {"hidden": 0, "revealed": 0})
    hidden, revealed, now = int(row["hidden"]), int(row["revealed"]), seen.view["available"]
    return {
        "card": name,
        "sort": "witch" if name in seen.rows["witch"] else "other",
        "hidden": hidden,
        "revealed": revealed,
        "now": now,
        "if_hidden": now + hidden,
        "if_revealed": now + revealed,
        "cost": int(seen.rows["challenge"][name]["difficulty"]) if name in seen.rows["challenge"] else 0,
        "at": min(int(COVEN), seen.view["coven_deck"] + 1),
        "of": int(COVEN),
        "prisoners": len(seen.view["prison"]),
        "shown": len(seen.view["looked"]) + len(seen.view["offered"]),
    }


def in_play(seen: Seen) -> list[Facts]:
    return [*seen.view["hidden"], *seen.view["revealed"]]


def played(seen: Seen, name: str) -> Facts:
    power = next(row["power"] for row in in_play(seen) if row["witch"] == name)
    side = "hidden" if any(row["witch"] == name for row in seen.view["hidden"]) else "revealed"
    return {"card": name, "power": power, "side": side, "n": len(in_play(seen)), "total": seen.view["total"]}


def half(seen: Seen, name: str) -> Facts:
    rows = seen.view[name]
    return {
        "side": name, "n": len(rows), "power": sum(row["power"] for row in rows), "total": seen.view["total"]
    }  # fmt: skip


def familiar(seen: Seen, name: str) -> Facts:
    return {"card": name, "n": len(seen.view["familiars"]), "total": seen.view["total"]}


# ---- Missions and Challenges


def place_of(seen: Seen, mission: str) -> Facts:
    found: Facts = next(row for row in seen.view["places"] if row["mission"] == mission)
    return found


def spot_of(seen: Seen, name: str) -> tuple[Facts, Facts]:
    """A spot, and the place it belongs to."""
    return next(
        (spot, place) for place in seen.view["places"] for spot in place["spots"] if spot["spot"] == name
    )


def mission(seen: Seen, name: str) -> Facts:
    place = place_of(seen, name.partition(":")[0])
    if place["failed"]:
        return {"card": place["mission"], "failed": "yes", **woes(seen, "")}
    cost, power = place["now"], seen.view["available"]
    juror = next(row for row in seen.view["jury"] if row["juror"] == place["juror"])
    return {
        "card": place["mission"],
        "failed": "no",
        "cost": cost,
        "power": power,
        "left": power - cost,
        "lacking": cost - power,
        "enough": "yes" if power >= cost else "no",
        "juror": place["juror"],
        "linked": place["linked"],
        "other": place["other"],
        "after": min(int(END_OF_THE_TRACK), juror["persuasion"] + place["linked"]),
        "challenges": len(place["spots"]),
    }


def box(seen: Seen, name: str) -> Facts:
    return {"when": seen.words.say(f"wil-trigger-{name.partition(':')[2]}"), **mission(seen, name)}


def spot(seen: Seen, name: str) -> Facts:
    found, place = spot_of(seen, name)
    known = found["card"] is not None
    cost, power = found["now"] or 0, seen.view["available"]
    return {
        "card": found["card"] or "none",
        "at": int(name[1:]),
        "known": "yes" if known else "no",
        "cost": cost,
        "power": power,
        "left": power - cost,
        "lacking": cost - power,
        "enough": "yes" if power >= cost else "no",
        "n": len(place["spots"]),
        "down": sum(not other["up"] for other in place["spots"]),
    }


def spot_about(seen: Seen, name: str) -> str:
    card = spot_of(seen, name)[0]["card"]
    return seen.words.say("wil-about-spot") if card is None else card_about(seen, card)


def mission_about(seen: Seen, name: str) -> str:
    return " ".join([seen.words.say("wil-about-mission"), effects(seen, "mission", name)]).strip()


def boxes(seen: Seen) -> list[str]:
    """The effects that stand on the Missions in the row."""
    rows = [
        seen.rows["mission"][row["mission"]]
        for row in seen.view["places"]
        if row["mission"] and not row["failed"]
    ]
    return [f"{row['code']}:{trigger}" for row in rows for trigger in TRIGGERS if steps_of(str(row[trigger]))]


# ---- the jury, and the piles


def juror(seen: Seen, name: str) -> Facts:
    row = next(row for row in seen.view["jury"] if row["juror"] == name)
    values = [paper["value"] for paper in row["papers"] if paper["value"] is not None]
    down = len(row["papers"]) - len(values)
    unseen = sorted(unseen_convictions(seen))
    return {
        "juror": name,
        "persuasion": row["persuasion"],
        "end": int(END_OF_THE_TRACK),
        "known": sum(values),
        "down": down,
        "least": sum(values) + sum(unseen[:down]),
        "most": sum(values) + sum(unseen[len(unseen) - down :]),
        "percent": row["percent"],
    }


def unseen_convictions(seen: Seen) -> list[int]:
    """The values of those that lie open nowhere."""
    unseen = [int(card["value"]) for card in seen.all("conviction")]
    shown = [paper["value"] for juror in seen.view["jury"] for paper in juror["papers"]]
    for value in [*shown, *seen.view["conviction_discard"]]:
        if value in unseen:
            unseen.remove(value)
    return unseen


def paper(seen: Seen, name: str) -> Facts:
    row, found = next(
        (row, paper) for row in seen.view["jury"] for paper in row["papers"] if paper["paper"] == name
    )
    unseen = unseen_convictions(seen)
    return {
        "juror": row["juror"],
        "at": [other["paper"] for other in row["papers"]].index(name) + 1,
        "known": "no" if found["value"] is None else "yes",
        "value": found["value"] or 0,
        "persuasion": row["persuasion"],
        "hidden": len(unseen),
        "least": min(unseen, default=0),
        "most": max(unseen, default=0),
    }


def woes(seen: Seen, name: str) -> Facts:
    view = seen.view
    return {
        "souls": view["souls_total"],
        "souls_lose": int(SOULS_TO_LOSE),
        "failures": view["failures"],
        "failures_lose": int(FAILURES_TO_LOSE),
        "curses": view["curse_pile"],
        "held": view["hand_curses"],
        "hand": len(view["hand"]) + view["hand_curses"],
        "prisoners": len(view["prison"]),
        "villagers": view["villagers"],
        "value": int(name) if name.isdigit() else 0,
    }


def power(seen: Seen, name: str) -> Facts:
    view = seen.view
    return {
        "total": view["total"],
        "spent": view["spent"],
        "left": view["available"],
        "n": len(in_play(seen)),
    }


def pile(seen: Seen, name: str) -> Facts:
    view = seen.view
    return {
        "coven": view["coven_deck"],
        "discard": len(view["discard"]) + view["discard_curses"],
        "curses": view["discard_curses"],
        "draws": HAND + view["extra"],
        "recruits": view["recruits"],
        "challenges": view["challenge_deck"],
        "gone": len(view["challenge_discard"]),
        "missions": view["missions_left"],
        "row": sum(row["mission"] is not None and not row["failed"] for row in view["places"]),
        "convictions": view["conviction_deck"],
        "struck": len(view["conviction_discard"]),
    }


KINDS: Final[dict[str, Kind]] = {
    "hand": kind(
        powers, card_about, "WIL-076 WIL-077 WIL-101", lambda seen: [*dict.fromkeys(seen.view["hand"])]
    ),
    "curse": kind(
        woes, "wil-about-curse", "WIL-047 WIL-075", lambda seen: [""] if seen.view["hand_curses"] else []
    ),
    "offer": kind(powers, card_about, "WIL-034 WIL-101", lambda seen: seen.view["offered"]),
    "looked": kind(powers, card_about, "WIL-042 WIL-045", lambda seen: seen.view["looked"]),
    "played": kind(
        played, card_about, "WIL-100 WIL-101 WIL-128", lambda seen: [row["witch"] for row in in_play(seen)]
    ),
    "half": kind(
        half,
        lambda seen, name: seen.words.say("wil-about-shadow" if name == "hidden" else "wil-about-light"),
        "WIL-078 WIL-128 WIL-129",
        lambda seen: ["hidden", "revealed"],
    ),
    "familiar": kind(familiar, card_about, "WIL-058 WIL-059", lambda seen: seen.view["familiars"]),
    "prison": kind(
        lambda seen, name: {**woes(seen, ""), **powers(seen, name), "card": name or "none"},
        lambda seen, name: " ".join(
            [seen.words.say("wil-about-prison"), sides(seen, name) if name else ""]
        ).strip(),
        "WIL-043 WIL-044",
        lambda seen: ["", *seen.view["prison"]],
    ),
    "mission": kind(
        mission,
        mission_about,
        "WIL-113 WIL-116 WIL-094",
        lambda seen: [row["mission"] for row in seen.view["places"] if row["mission"]],
    ),
    "box": kind(
        box,
        lambda seen, name: does(seen, "mission", *name.split(":")),
        lambda seen, name: (TRIGGER_RULES[name.partition(":")[2]], "WIL-085"),
        boxes,
    ),
    "spot": kind(
        spot,
        spot_about,
        "WIL-056 WIL-108 WIL-119",
        lambda seen: [spot["spot"] for place in seen.view["places"] for spot in place["spots"]],
    ),
    "juror": kind(
        juror, "wil-about-juror", "WIL-060 WIL-061", lambda seen: [row["juror"] for row in seen.view["jury"]]
    ),
    "paper": kind(
        paper,
        "wil-about-paper",
        "WIL-061 WIL-064",
        lambda seen: [paper["paper"] for row in seen.view["jury"] for paper in row["papers"]],
    ),
    "soul": kind(woes, "wil-about-soul", "WIL-066 WIL-068", lambda seen: map(str, seen.view["souls"])),
    "souls": kind(woes, "wil-about-souls", "WIL-068 WIL-144"),
    "failures": kind(woes, "wil-about-failures", "WIL-055 WIL-143"),
    "curses": kind(woes, "wil-about-curses", "WIL-050 WIL-145"),
    "power": kind(power, "wil-about-power", "WIL-100 WIL-103 WIL-118"),
    "coven": kind(pile, "wil-about-coven", "WIL-132 WIL-133"),
    "discard": kind(pile, "wil-about-discard", "WIL-129 WIL-133"),
    "recruits": kind(pile, "wil-about-recruits", "WIL-045 WIL-043"),
    "challenges": kind(pile, "wil-about-challenges", "WIL-139 WIL-140"),
    "missions": kind(pile, "wil-about-missions", "WIL-136 WIL-137"),
    "convictions": kind(pile, "wil-about-convictions", "WIL-025 WIL-061"),
}
