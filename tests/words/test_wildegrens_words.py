"""Everything Sorcellerie ! can tell, ask, offer, refuse and count is said in both languages."""

import random
from itertools import product

import pytest

from esbat.engine.errors import Refusal
from esbat.engine.event import Event
from esbat.engine.holds import CARD, NUMBER, REASON
from esbat.engine.view import ONLOOKER
from esbat.games import game
from esbat.games.wildegrens.names import HELP, MOMENTS, PAPER, SIDE, SPOT, TRIGGER, TRIGGERS
from esbat.games.wildegrens.tables import STANDARD
from esbat.games.wildegrens.tables_primitives import VOCABULARY
from esbat.rulebook import book
from esbat.table.table import Table
from esbat.web.catalogue.boxes import effects_said
from esbat.words import LANGUAGES, words_for
from esbat.words.effects import effect_words
from tests.words.ftl import patterns
from tests.words.test_catalogues import asked_for

pytestmark = pytest.mark.once

WILDEGRENS = game("wildegrens")
NAMES = ["Agnes"]
HELPS = ["ease_familiars", "ease_challenges", "ease_mission", "ignore_blocks", "cancel_failures", "draw_next"]
VALUES = {
    CARD: [0, 28, 29, 89, 113],
    SPOT: [0, 23],
    PAPER: [0, 15],
    SIDE: [0, 1],
    TRIGGER: [0, 1, 2, 3],
    HELP: [VOCABULARY[name].number for name in HELPS],
    NUMBER: [0, 1, 5],
    REASON: [1, 2, 3, 4, 5, 6],
}
EFFECTS: list[tuple[str, str, str]] = [
    *[
        (w.code, field, getattr(w, field))
        for w in STANDARD.witches
        for field in ("hidden_action", "revealed_action")
    ],
    *[(m.code, field, getattr(m, field)) for m in STANDARD.missions for field in TRIGGERS],
    *[
        (c.code, field, getattr(c, field))
        for c in STANDARD.challenges
        for field in ("chosen", "success", "failure", "familiar")
    ],
]


def good(text: str | None) -> str:
    """One line, with nothing left to fill in."""
    assert text and "{" not in text and "\n" not in text and "  " not in text and "None" not in text, text
    assert "$" not in text, text
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told(language: str) -> None:
    words = words_for(language)
    for kind, fact in enumerate(WILDEGRENS.events):
        for values in product(*[VALUES[field.holds] for field in fact.fields]):
            event = Event(kind, *[*values, 0, 0, 0, 0][:4])
            for eyes in (ONLOOKER, 0):
                good(words.event(WILDEGRENS, event, eyes, NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_label_of_its_own(language: str) -> None:
    words = words_for(language)
    texts = [WILDEGRENS.text(move) for move in WILDEGRENS.all_moves()]
    labels = [good(words.move(WILDEGRENS, move)) for move in WILDEGRENS.all_moves()]
    twins = {label for label in labels if labels.count(label) > 1}
    assert not [text for text, label in zip(texts, labels, strict=True) if label in twins]


@pytest.mark.source
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_in_the_code_can_be_said(language: str) -> None:
    words = words_for(language)
    keys = {key for key, _ in asked_for() if key.startswith("wildegrens-") and "-view" not in key}
    assert len(keys) >= 25
    for key in keys:
        for number in (0, 1, 2):
            facts: dict[str, object] = dict.fromkeys(("cost", "power", "limit", "count", "number"), number)
            facts |= {"card": "gwen", "spot": "a1", "paper": "linn1", "question": "play", "trigger": "chosen"}
            facts |= {"text": "beat", "verb": "beat", "needs": "spot", "deed": "discard", "grade": "innocent"}
            facts |= {"source": "RB"}
            good(words.refusal(WILDEGRENS, Refusal("WIL-020", key, facts)))


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("coven", ["draft", "starter"])
def test_whole_plays_in_words(language: str, coven: str) -> None:
    words = words_for(language)
    chooser = random.Random(3)
    for seed in range(12):
        play = Table(WILDEGRENS, 1, {"coven": coven}, bytes([seed] * 16), ["random"])
        while not play.over:
            for eyes in (ONLOOKER, 0):
                good(words.question(WILDEGRENS, play.state, eyes, NAMES))
            for move in chooser.sample(WILDEGRENS.all_moves(), 6):
                refusal = play.state.why_not(0, move)
                if refusal is not None:
                    assert good(words.refusal(WILDEGRENS, refusal)).startswith(refusal.rule)
            happening = play.submit(0, WILDEGRENS.text(chooser.choice(play.state.legal(0))))
            for event in happening.events:
                good(words.event(WILDEGRENS, event, 0, NAMES))
        lines = [good(line) for line in words.outcome(WILDEGRENS, play.state, NAMES)]
        assert len(lines) == 4 and "Agnes" in lines[3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_thing_has_a_name(language: str) -> None:
    """A name for each code of the box, and none for two things: copies of a card are told apart."""
    words = words_for(language)
    codes = [
        str(row["code"])
        for section in WILDEGRENS.sections
        if section.named
        for row in WILDEGRENS.rows()[section.name]
    ]
    names = [words.card(WILDEGRENS, code) for code in codes]
    assert len(codes) > 40 and len(set(names)) == len(names)
    assert not set(names) & set(codes)
    assert words.card(WILDEGRENS, "curse") not in (*names, "curse")
    assert words.title("wildegrens") == book("wildegrens").title[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_every_card_is_said(language: str) -> None:
    words = words_for(language)
    for card, field, effect in EFFECTS:
        said = effect_words(words, "wildegrens", effect, card, field)
        assert (said == "") == (effect == "")
        if effect:
            assert good(said).endswith(".") and said[:1] == said[:1].upper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_effects_are_said_differently(language: str) -> None:
    words = words_for(language)
    texts = {effect for _, _, effect in EFFECTS if effect}
    said = {effect_words(words, "wildegrens", effect) for effect in texts}
    assert len(said) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_of_single_cards_speak_of_what_these_cards_do(language: str) -> None:
    words = words_for(language)
    own = [
        key
        for key in patterns(language, "wildegrens")
        if key.startswith("wildegrens-effect-") and "." not in key
    ]
    assert len(own) == 2
    for key in own:
        card, field = key.removeprefix("wildegrens-effect-").split("-")
        effect = next(text for code, name, text in EFFECTS if (code, name) == (card, field))
        assert words.say(f"{key}.of") == effect
        assert effect_words(words, "wildegrens", effect, card, field) == words.say(key)
        assert effect_words(words, "wildegrens", "draw(1)", card, field) != words.say(key)


WHEN = {
    "owl": (
        "Start of phase 1: uncover a Challenge twice.",
        "Début de la phase 1\xa0: découvre un Défi, 2 fois.",
    ),
    "toad": (
        "Start of phase 1: discard a Curse and draw a card.",
        "Début de la phase 1\xa0: défausse une Malédiction et pioche une carte.",
    ),
    "heron": (
        "Start of phase 1: look at the top 2 of the Coven: throw each away or put it back.",
        "Début de la phase 1\xa0: regarde les 2 premières cartes de l’Assemblée\xa0: écarte, remets.",
    ),
    "goat": (
        "Phase 6, before drawing: draw 1 more at recovery.",
        "Phase 6, avant de piocher\xa0: pioche 1 de plus à la récupération.",
    ),
    "fox": (
        "On later turns, once the Mission is chosen: "
        "move a Challenge of the chosen Mission to another Mission.",
        "Aux tours suivants, une fois la Mission choisie\xa0: "
        "déplace un Défi de la Mission choisie vers une autre Mission.",
    ),
    "cat": ("+1 power.", "+1 de puissance."),
}


@pytest.mark.parametrize("code", WHEN)
def test_a_familiar_says_when_it_works(code: str) -> None:
    row = next(card for card in STANDARD.challenges if card.code == code)
    for language, text in zip(("en", "fr"), WHEN[code], strict=True):
        said = effect_words(words_for(language), "wildegrens", row.familiar, code, "familiar", row.moment)
        assert said == text
        shown = next(one for one in WILDEGRENS.rows()["challenge"] if one["code"] == code)
        assert effects_said(WILDEGRENS, words_for(language), shown)["familiar"] == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_is_said_and_only_of_familiars(language: str) -> None:
    words = words_for(language)
    said = {effect_words(words, "wildegrens", "draw(1)", "fox", "familiar", moment) for moment in MOMENTS[1:]}
    assert len(said) == len(MOMENTS) - 1
    assert effect_words(words, "wildegrens", "draw(1)", "fox", "failure", "on_choose") == effect_words(
        words, "wildegrens", "draw(1)"
    )


def test_what_blocks_challenges_says_which() -> None:
    """WIL-R10: one that blocks may be overcome in spite of another."""
    english, french = words_for("en"), words_for("fr")
    assert effect_words(english, "wildegrens", "block_challenges()") == (
        "Challenges here that block nothing cannot be overcome."
    )
    assert effect_words(french, "wildegrens", "block_challenges()") == (
        "Les Défis d’ici qui ne bloquent rien ne peuvent pas être surmontés."
    )


def test_as_people_say_them() -> None:
    english, french = words_for("en"), words_for("fr")
    assert effect_words(english, "wildegrens", "remove_curse(1); draw(1)") == "Remove a Curse; draw a card."
    assert effect_words(french, "wildegrens", "discard_witch(1) > draw(2)") == (
        "Défausse une Sorcière de ta main\xa0; dans ce cas, pioche une carte, 2 fois."
    )
    assert french.card(WILDEGRENS, "boar2") == "Sanglier (2)"
    assert english.card(WILDEGRENS, "linn1") == "Linn’s Conviction 1"
    played = Event(3, 1, 1, 0, 0)
    assert english.event(WILDEGRENS, played, 0, NAMES) == "Charlotte Kent is revealed."
