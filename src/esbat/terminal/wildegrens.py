"""The skin of Sorcellerie !: the jury, the Missions with their Challenges, the coven, one's own hand."""

from typing import Final, cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from esbat.engine.facts import Facts
from esbat.games.wildegrens.game import WildegrensGame
from esbat.games.wildegrens.names import TRIGGERS
from esbat.games.wildegrens.tables import Box
from esbat.games.wildegrens.tables_cards import ChallengeFact, MissionFact, WitchFact
from esbat.terminal.skin import Scene, Skin
from esbat.words.effects import effect_words

CHOSEN_STYLE: Final = "bold #f4ead2 on #5a3d66"
REVEALED_STYLE: Final = "bold #a8322d"


class WildegrensSkin(Skin):
    """How things stand, the jury, the Missions, hidden and revealed Witches, then the hand."""

    def draw(self, scene: Scene) -> RenderableType:
        data = scene.data
        parts: list[RenderableType] = [Text(line) for line in status(scene)]
        parts += [Text(line) for line in jury(scene)]
        for row in data["places"]:
            parts.append(Text(""))
            parts.append(Text(mission_line(scene, row), style=CHOSEN_STYLE if row["chosen"] else "bold"))
            parts += [Text(f"   {line}", style="dim") for line in box_lines(scene, row)]
            parts += [Text(f"   {line}") for line in spot_lines(scene, row)]
        parts.append(Text(""))
        parts += coven(scene)
        hand = hand_table(scene)
        return Group(*parts, hand) if hand is not None else Group(*parts)

    def lines(self, scene: Scene) -> list[str]:
        data = scene.data
        lines = status(scene) + jury(scene)
        for row in data["places"]:
            lines.append(mission_line(scene, row))
            lines += box_lines(scene, row) + spot_lines(scene, row)
        lines += [str(part) for part in coven(scene)]
        for code in data["hand"]:
            told = "; ".join(sides(scene, witch_row(scene, code)))
            lines.append(labelled(scene, scene.words.card(scene.game, code), told))
        return lines

    def remark(self, scene: Scene, move: int) -> str:
        """What a Witch would do on that side, what lies at a spot, what a Mission asks for."""
        verb, text = scene.parted(move)
        data = scene.data
        if verb in ("hide", "reveal"):
            return sides(scene, witch_row(scene, text))[0 if verb == "hide" else 1]
        if verb in ("keep", "rescue", "recruit"):
            return "; ".join(sides(scene, witch_row(scene, text)))
        if verb in ("uncover", "discard", "replace", "move", "absorb", "capture", "beat"):
            row = next(spot for place in data["places"] for spot in place["spots"] if spot["spot"] == text)
            return spot_text(scene, row)
        if verb in ("choose", "to"):
            row = next(place for place in data["places"] if place["mission"] == text)
            return "; ".join([str(row["now"]), *box_lines(scene, row)])
        if verb == "trial":
            return ", ".join(f"{juror['percent']} %" for juror in data["jury"])
        return ""


def box_of(scene: Scene) -> Box:
    return cast(WildegrensGame, scene.game).box


def labelled(scene: Scene, label: str, text: str) -> str:
    """A label, a colon as the language has it, and a text."""
    return scene.words.say("wildegrens-view-box", trigger=label, text=text)


def witch_row(scene: Scene, code: str) -> WitchFact:
    return next(witch for witch in box_of(scene).witches if witch.code == code)


def mission_row(scene: Scene, code: str) -> MissionFact:
    return next(mission for mission in box_of(scene).missions if mission.code == code)


def challenge_row(scene: Scene, code: str) -> ChallengeFact:
    return next(challenge for challenge in box_of(scene).challenges if challenge.code == code)


# ---- how things stand


def status(scene: Scene) -> list[str]:
    data = scene.data
    words = scene.words
    lines = [
        words.say(
            "wildegrens-view-status",
            turn=data["turn"],
            part=data["part"],
            curses=data["curse_pile"],
            souls=data["souls_total"],
            failures=data["failures"],
        ),
        words.say(
            "wildegrens-view-piles",
            coven=data["coven_deck"],
            discard=len(data["discard"]) + data["discard_curses"],
            prison=len(data["prison"]),
            recruits=data["recruits"],
            challenges=data["challenge_deck"],
            missions=data["missions_left"],
        ),
    ]
    if data["hidden"] or data["revealed"] or data["familiars"]:
        lines.append(
            words.say(
                "wildegrens-view-power", total=data["total"], spent=data["spent"], available=data["available"]
            )
        )
    return lines + could_buy(scene)


def could_buy(scene: Scene) -> list[str]:
    """What the power there is would still pay for at the chosen Mission, one thing at a time."""
    data = scene.data
    place = next((row for row in data["places"] if row["chosen"] and row["mission"]), None)
    if place is None:
        return []
    things = []
    if place["now"] <= data["available"] and "blocker" not in place:
        things.append(scene.words.say("wildegrens-view-mission-word", cost=place["now"]))
    for spot in place["spots"]:
        if spot["card"] and spot["up"] and spot["now"] <= data["available"]:
            things.append(f"{scene.words.card(scene.game, spot['card'])} ({spot['now']})")
    listed = ", ".join(things) or scene.words.say("wildegrens-view-nobody")
    return [scene.words.say("wildegrens-view-could-buy", available=data["available"], things=listed)]


def jury(scene: Scene) -> list[str]:
    """Each Juror with the marker, the Conviction cards, and how likely conviction is met."""
    data = scene.data
    lines = []
    for row in data["jury"]:
        papers = " ".join("?" if paper["value"] is None else str(paper["value"]) for paper in row["papers"])
        lines.append(
            scene.words.say(
                "wildegrens-view-juror",
                juror=scene.words.card(scene.game, row["juror"]),
                persuasion=row["persuasion"],
                papers=papers or "0",
                percent=row["percent"],
            )
        )
    return lines


# ---- the row


def mission_line(scene: Scene, row: Facts) -> str:
    words = scene.words
    if not row["mission"]:
        return words.say("wildegrens-view-nothing", place=mission_number(row))
    if row["failed"]:
        return words.say("wildegrens-view-failed", place=mission_number(row))
    line = words.say(
        "wildegrens-view-mission",
        place=mission_number(row),
        mission=words.card(scene.game, row["mission"]),
        difficulty=row["now"],
        juror=words.card(scene.game, row["juror"]),
        linked=row["linked"],
        other=row["other"],
    )
    return f"{line} · {words.say('wildegrens-view-chosen')}" if row["chosen"] else line


def box_lines(scene: Scene, row: Facts) -> list[str]:
    """The effects of a face-up Mission."""
    if not row["mission"] or row["failed"]:
        return []
    mission = mission_row(scene, row["mission"])
    texts = (mission.chosen, mission.not_chosen, mission.success, mission.failure)
    return effect_lines(scene, mission.code, dict(zip(TRIGGERS, texts, strict=True)), row["blank"])


def effect_lines(scene: Scene, code: str, effects: dict[str, str], blank: list[str]) -> list[str]:
    words = scene.words
    lines = []
    for trigger, effect in effects.items():
        if effect:
            said = effect_words(words, scene.game.code, effect, code, trigger)
            text = words.say("wildegrens-view-blank") if trigger in blank else said
            named = words.say("wildegrens-trigger", trigger=trigger)
            lines.append(labelled(scene, named, text))
    return lines


def spot_lines(scene: Scene, row: Facts) -> list[str]:
    """The Challenges under a Mission, counted as the moves name them."""
    words = scene.words
    named = [words.say("wildegrens-view-spot", number=spot["spot"][1:]) for spot in row["spots"]]
    return [labelled(scene, n, spot_text(scene, spot)) for n, spot in zip(named, row["spots"], strict=True)]


def mission_number(row: Facts) -> int:
    """First, second or third in the row."""
    return "abc".index(row["place"]) + 1


def spot_text(scene: Scene, spot: Facts) -> str:
    """A Challenge: what it costs now, and what it does."""
    words = scene.words
    if not spot["card"]:
        return words.say("wildegrens-view-hidden-card")
    card = challenge_row(scene, spot["card"])
    parts = [f"{words.card(scene.game, card.code)} {spot['now']}"]
    if spot["now"] != spot["difficulty"]:
        parts.append(words.say("wildegrens-view-was", difficulty=spot["difficulty"]))
    if not spot["up"]:
        parts.append(f"({words.say('wildegrens-view-hidden-card')})")
    effects = {"chosen": card.chosen, "success": card.success, "failure": card.failure}
    lines = effect_lines(scene, card.code, effects, [])
    if card.familiar:
        said = effect_words(words, scene.game.code, card.familiar, card.code, "familiar", card.moment)
        lines.append(labelled(scene, words.say("wildegrens-view-familiar"), said))
    return " ".join(parts) + (f" · {' '.join(lines)}" if lines else "")


# ---- the coven


def coven(scene: Scene) -> list[Text]:
    """Hidden Witches, revealed ones, Familiars, and who sits in Prison."""
    data = scene.data
    words = scene.words
    rows = []
    for key, style in (("hidden", ""), ("revealed", REVEALED_STYLE)):
        if data[key]:
            named = [f"{words.card(scene.game, row['witch'])} {row['power']}" for row in data[key]]
            label = words.say(f"wildegrens-view-in-play-{key}")
            rows.append(Text(labelled(scene, label, ", ".join(named)), style=style))
    for key in ("familiars", "prison"):
        if data[key]:
            named = [words.card(scene.game, code) for code in data[key]]
            label = words.say(f"wildegrens-view-{key}")
            rows.append(Text(labelled(scene, label, ", ".join(named))))
    return rows


def sides(scene: Scene, witch: WitchFact) -> list[str]:
    """Both sides of a Witch: power and action."""
    told = []
    for side, power, action in (
        ("hidden", witch.hidden, witch.hidden_action),
        ("revealed", witch.revealed, witch.revealed_action),
    ):
        star = "*" if "star(" in action or "absorb_challenge(" in action else ""
        head = scene.words.say(f"wildegrens-view-side-{side}", power=f"{power}{star}")
        said = effect_words(scene.words, scene.game.code, action, witch.code, f"{side}_action")
        told.append(labelled(scene, head, said) if said else head)
    return told


def hand_table(scene: Scene) -> Table | None:
    """One's own Witches with both sides, and the Curses among them."""
    data = scene.data
    if not data["hand"] and not data["hand_curses"]:
        return None
    words = scene.words
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for heading in (words.say("wildegrens-view-hand"), "", ""):
        grid.add_column(heading)
    for code in data["hand"]:
        grid.add_row(words.card(scene.game, code), *sides(scene, witch_row(scene, code)))
    if data["hand_curses"]:
        grid.add_row(words.say("wildegrens-view-curses", count=data["hand_curses"]), "", "")
    return grid


SKIN: Final = WildegrensSkin
