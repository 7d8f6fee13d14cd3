"""Packs of Sorcellerie !: the printed cards of the box can replace ours row by row, and bad rows are told."""

import random

import pytest

from esbat.bots import bot
from esbat.engine.chance import seeded
from esbat.engine.errors import BadText
from esbat.engine.playout import play_out
from esbat.games import game
from esbat.games.wildegrens.game import WILDEGRENS
from esbat.games.wildegrens.tables_primitives import VOCABULARY
from esbat.packs import Problem, examined, exported, loaded
from esbat.table.table import Table
from esbat.table.verify import verified
from esbat.testing.conformance import CHECKS, Subject
from esbat.words import LANGUAGES, words_for
from esbat.words.effects import effect_words
from tests.bots.plays import played
from tests.packs.names import unnamed

OURS = exported(WILDEGRENS)
VENERABLE = 'difficulty = 2\nchosen = "-"\nsuccess = "recruit(1)"'
MINE = OURS.replace("Charlotte Kent", "Carlotta Kent").replace("swap_curse(fam)", "draw(2)")


def faults(text: str) -> list[Problem]:
    pack, problems = examined(text, game)
    assert (pack is None) == bool(problems)
    return problems


def test_an_exported_pack_is_our_own_box() -> None:
    pack, problems = examined(OURS, game)
    assert problems == [] and pack is not None and unnamed(pack.rows) == WILDEGRENS.rows()
    assert exported(WILDEGRENS.boxed(pack)) == OURS


def test_the_same_box_plays_the_same_play() -> None:
    one, other = WILDEGRENS.new(1, {}, seeded(5)), loaded(OURS, game).new(1, {}, seeded(5))
    play_out(one, seeded(6), 5000)
    play_out(other, seeded(6), 5000)
    assert one.numbers() == other.numbers()


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_names_and_other_effects(language: str) -> None:
    title = loaded(MINE, game)
    words = words_for(language)
    assert words.card(title, "charlotte") == "Carlotta Kent"
    assert words.card(title, "boar2").endswith("(2)")
    said = effect_words(words, "wildegrens", "draw(2)", "katherine", "hidden_action")
    assert said == effect_words(words, "wildegrens", "draw(2)")


def test_every_thing_is_called_as_the_pack_says_in_either_language() -> None:
    """A pack's rows say what a card is called in French and in English; cards of one name are numbered."""
    text = OURS
    for said in (
        'fr = "La Vieille Nell"\nen = "Old Nell"',
        'fr = "Sauver les réserves de blé du village"\nen = "Save the village grain stores"',
        'fr = "Linn"\nen = "Linn"',
    ):
        assert said in text
    text = text.replace('fr = "Linn"\nen = "Linn"', 'fr = "Line"\nen = "Lynn"')
    title = loaded(text, game)
    names = {language: title.printed_names(language) for language in ("fr", "en")}
    assert {language: called["nell"] for language, called in names.items()} == {
        "fr": "La Vieille Nell",
        "en": "Old Nell",
    }
    assert names["fr"]["granary"] == "Sauver les réserves de blé du village"
    assert names["en"]["granary"] == "Save the village grain stores"
    assert (names["fr"]["linn"], names["en"]["linn"]) == ("Line", "Lynn")
    french, english = words_for("fr"), words_for("en")
    assert (french.card(title, "linn2"), english.card(title, "linn2")) == (
        "Conviction 2 de Line",
        "Lynn’s Conviction 2",
    )
    assert (french.card(title, "curse"), english.card(title, "curse")) == ("Malédiction", "Curse")
    for language, called in names.items():
        rows = title.rows()["challenge"]
        challenges = [str(row[language]) for row in rows]
        for at, row in enumerate(rows):
            name = challenges[at]
            number = f" ({challenges[: at + 1].count(name)})" if challenges.count(name) > 1 else ""
            assert called[str(row["code"])] == name + number
    assert names["fr"]["mob1"] != names["en"]["mob1"]


def test_a_play_with_a_pack_is_verified_without_the_file() -> None:
    table = Table(loaded(MINE, game), 1, {"coven": "starter"}, bytes(16), ["random"])
    luck = seeded(1)
    while not table.over:
        legal = table.state.legal(0)
        table.submit(0, table.game.text(legal[luck.pick(len(legal))]))
    text = table.record().text()
    assert verified(text, game).record().text() == text and "Carlotta" in text


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('moon = "yes"', 'moon = "no"', "pack-wildegrens-total"),
        ('starter = "yes"', 'starter = "no"', "pack-wildegrens-total"),
        ("value = 0\n", "value = 1\n", "pack-wildegrens-total"),
        ('code = "gwen"', 'code = "a1"', "pack-twice"),
        ('code = "gwen"', 'code = "boar1"', "pack-twice"),
        ('code = "gwen"', 'code = "linn1"', "pack-twice"),
        ("act = 2", "act = 3", "pack-wildegrens-acts"),
        ('juror = "linn"\ndifficulty = 3', 'juror = "ansel"\ndifficulty = 3', "pack-wildegrens-linked"),
        ('juror = "linn"\ndifficulty = 3', 'juror = "nobody"\ndifficulty = 3', "pack-no-such"),
        (VENERABLE, VENERABLE.replace("difficulty = 2", "difficulty = 21"), "pack-out-of-range"),
        ("act = 1\ndifficulty = 5", "act = 1\ndifficulty = 21", "pack-out-of-range"),
        ("swap_curse(fam)", "swap_curse(fam", "pack-wildegrens-effect"),
        ("swap_curse(fam)", "swap_curse(fam, any)", "pack-wildegrens-effect"),
        ("swap_curse(fam)", "explode(1)", "pack-wildegrens-effect"),
        ("swap_curse(fam)", "block_mission()", "pack-wildegrens-misplaced"),
        ("swap_curse(fam)", "imprison_hidden(1)", "pack-wildegrens-endless"),
        ("swap_curse(fam)", "draw(9)", "pack-wildegrens-number"),
        ("swap_curse(fam)", "draw(-1)", "pack-wildegrens-number"),
        ("swap_curse(fam)", "add_challenge(1, this)", "pack-wildegrens-misplaced"),
        ("swap_curse(fam)", "gain_persuasion(1, linked)", "pack-wildegrens-misplaced"),
        ("swap_curse(fam)", "discard_challenge(all, any)", "pack-wildegrens-misplaced"),
        ('failure = "lose_villager(2)"', 'failure = "star(1, hidden)"', "pack-wildegrens-misplaced"),
        ('failure = "lose_villager(2)"', 'failure = "draw_next(fam)"', "pack-wildegrens-nobody-acts"),
        ('failure = "lose_villager(2)"', 'failure = "lose_villager(0)"', "pack-wildegrens-number"),
        ('failure = "lose_villager(2)"', 'failure = "draw_next(0)"', "pack-wildegrens-number"),
        ('failure = "lose_villager(2)"', 'failure = "draw_next(-10)"', "pack-wildegrens-number"),
        ('failure = "lose_villager(2)"', 'failure = "lose_villager(10)"', "pack-wildegrens-number"),
        ("swap_curse(fam)", "swap_curse(0)", "pack-wildegrens-number"),
        ("star(1, kin)", "star(0, kin)", "pack-wildegrens-number"),
        ("star(1, kin)", "star(kin, kin)", "pack-wildegrens-plain-number"),
        ("star(1, kin)", "star(1, kin); star(1, lost)", "pack-wildegrens-once"),
        ("star(1, kin)", "star(1, kin) > draw(1)", "pack-wildegrens-chained"),
        ("star(1, kin)", "draw(1) > star(1, kin)", "pack-wildegrens-chained"),
        ("harden_self(1, curses)", "harden_self(1, others)", "pack-wildegrens-nobody-acts"),
        ("harden_self(1, curses)", "harden_self(1, fam)", "pack-wildegrens-nobody-acts"),
        ("harden_self(1, curses)", "harden_self(1, lost); harden_self(1, curses)", "pack-wildegrens-once"),
        ("harden_challenges(1)", "harden_challenges(curses)", "pack-wildegrens-plain-number"),
        ("harden_challenges(1)", "harden_challenges(0)", "pack-wildegrens-number"),
        ("limit_reveals(1)", "limit_reveals(curses)", "pack-wildegrens-plain-number"),
        ("power(1)", "power(lost)", "pack-wildegrens-plain-number"),
        ('star(1, revealed)"\nsource', 'star(1, others)"\nsource', "pack-wildegrens-nobody-acts"),
        ("absorb_challenge(any)", "absorb_challenge(this)", "pack-wildegrens-misplaced"),
        *[
            (VENERABLE, VENERABLE.replace("recruit(1)", effect), "pack-wildegrens-endless")
            for effect in (
                "add_challenge(1, this)",
                "move_challenge(1, any)",
                "move_challenge(1, others)",
                "replace_challenge(1, chosen)",
                "imprison_hidden(1)",
            )
        ],
        ('failure = "lose_villager(2)"', 'failure = "mute_witches()"', "pack-wildegrens-misplaced"),
        ('moment = "on_choose"', 'moment = "none"', "pack-wildegrens-familiar"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, key: str) -> None:
    text = OURS.replace(old, new, 1)
    assert text != OURS
    problems = faults(text)
    assert key in {problem.key for problem in problems}
    for language in LANGUAGES:
        for problem in problems:
            facts = {**problem.facts, "line": problem.line}
            said = words_for(language).error(BadText(problem.key, facts))
            assert str(problem.line) in said.replace("\u202f", "").replace(",", "")


EFFECTS = [
    "draw(2); swap_curse(fam)",
    "scry_coven(5); scry_challenges(5)",
    "rescue(3, hand); draw(3)",
    "discard_witch(2) > draw(3)",
    "recruit_pick(9); recruit(9)",
    "capture_familiar(9); move_challenge(9, any)",
    "replace_challenge(9, any); absorb_challenge(any)",
    "expose_challenge(9); reveal_challenge(all, one)",
    "swap_conviction(9); discard_conviction(9); uncover_conviction(9)",
    "suffer_curse(1) > remove_curse(9)",
    "lose_hidden(2); lose_prisoner(2); restore_villager(9)",
    "must_trial(); gain_persuasion(9, each); lose_persuasion(1, each)",
    "cancel_effect(9); cancel_failures(9); ignore_blocks(); ease_familiars(9)",
    "add_challenge(9, others); draw_next(-9)",
]


def strange_pack(seed: int) -> str:
    """Every action is one of the strange ones above; so are many effects."""
    luck = random.Random(seed)
    lines = []
    section = ""
    for line in OURS.split("\n"):
        section = line.strip("[]") if line.startswith("[[") else section
        field = line.partition(" = ")[0]
        if field in ("hidden_action", "revealed_action"):
            line = f'{field} = "{luck.choice(EFFECTS)}"'
        elif field in ("success", "failure", "not_chosen", "chosen") and luck.random() < 0.5:
            effect = luck.choice([text for text in EFFECTS if "absorb" not in text and "fam)" not in text])
            if field == "success" and section == "challenge" and "move_challenge" in effect:
                effect = "capture_familiar(9); move_challenge(9, chosen)"
            line = f'{field} = "{effect}"'
        lines.append(line)
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(6))
def test_strange_packs_play_to_the_end_within_bounds(seed: int) -> None:
    title = loaded(strange_pack(seed), game)
    for check in CHECKS:
        if check.__name__ not in ("other_moves_are_refused", "texts_round_trip"):
            check(Subject(title, 1, {"coven": "starter"}, seed, most_moves=3000))


def test_bots_play_with_packs_too() -> None:
    title = loaded(strange_pack(1), game)
    for seed in range(3):
        assert played(title, [bot("wildegrens", "apprentice")], {}, seed).outcome() is not None


@pytest.mark.parametrize(
    "effect",
    [
        "limit_reveals(0)",
        "draw_next(-9)",
        "draw_next(hidden)",
        "add_challenge(1, this)",
        "move_challenge(1, any)",
    ],
)
def test_what_may_stand_under_chosen(effect: str) -> None:
    assert faults(OURS.replace('chosen = "limit_reveals(1)"', f'chosen = "{effect}"')) == []


@pytest.mark.parametrize("effect", ["move_challenge(1, chosen)", "replace_challenge(1, others)", "draw(3)"])
def test_what_may_stand_under_success_of_a_challenge(effect: str) -> None:
    assert faults(OURS.replace(VENERABLE, VENERABLE.replace("recruit(1)", effect))) == []


def test_every_primitive_can_be_written_in_a_pack() -> None:
    for name in VOCABULARY:
        assert f"{name}(" in OURS
