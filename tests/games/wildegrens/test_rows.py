"""The rows of the stack: every kind of question or step names its numbers, once."""

import pytest

from esbat.engine.state import FIRST, KIND, ROW
from esbat.games.wildegrens import names
from esbat.games.wildegrens.game import WILDEGRENS
from esbat.testing.subject import Subject
from tests.games.wildegrens.given import given

ASKED_ALIKE = [
    "search",
    "persuade",
    "dismay",
    "papers",
    "prisoners",
    "drop",
    "imprison",
    "blank",
    "spare",
    "restore",
]
"""What effects ask about so many things: these share the places CHOICE_…"""


@pytest.mark.parametrize("kind", list(names.FIELDS), ids=lambda kind: names.QUESTIONS[kind])
def test_the_constants_say_where_the_fields_stand(kind: int) -> None:
    name = names.QUESTIONS[kind]
    places = vars(names)
    for at, field in enumerate(names.FIELDS[kind]):
        own = f"{name}_{field}".upper()
        shared = f"CHOICE_{field}".upper()
        assert own in places or (name in ASKED_ALIKE and shared in places), own
        assert places[own if own in places else shared] == FIRST + at, own
    if name in ASKED_ALIKE:
        assert names.FIELDS[kind][0] == "count" and names.FIELDS[kind][2:] == ["voluntary"]


@pytest.mark.parametrize("coven", ["draft", "starter"])
def test_a_row_holds_nothing_that_has_no_name(coven: str) -> None:
    met = set()
    for beside in range(40):
        for state in Subject(WILDEGRENS, 1, {"coven": coven}).positions(beside=beside):
            for row in range(0, state.depth * ROW, ROW):
                kind = int(state.stack[row + KIND])
                met.add(names.QUESTIONS[kind])
                unnamed = range(row + FIRST + len(state.field_names(kind)), row + ROW)
                assert all(state.stack[at] == 0 for at in unnamed), names.QUESTIONS[kind]
    assert met >= {"turn", "effect", "play", "choose", "order", "use", "spots", "beat", "trial"}


def test_no_number_is_called_as_a_fact_of_the_view() -> None:
    """It would take its place in the sentence that asks."""
    facts = given().start().board.view(0).data()
    assert not {field for fields in names.FIELDS.values() for field in fields} & facts.keys()


WORDS: dict[str, tuple[list[str], str]] = {
    "sides": (names.SIDES, "HIDDEN REVEALED"),
    "triggers": (names.TRIGGERS, "CHOSEN NOT_CHOSEN SUCCESS FAILURE"),
    "moments": (names.MOMENTS, "NEVER ALWAYS ON_PHASE_ONE ON_CHOOSE ON_RECOVER"),
    "counts": (names.COUNTS, "FAM KIN OTHERS HIDDEN_ONES REVEALED_ONES FAMILIARS OVERCOME CURSES LOST"),
    "scopes": (names.SCOPES, "ANY ONE THE_CHOSEN THIS OTHER_MISSIONS"),
    "jurors": (names.WHO, "CHOICE LINKED EACH"),
    "destinations": (names.DESTINATIONS, "TO_DISCARD TO_TOP TO_HAND"),
    "reasons": (
        names.REASONS,
        "GOES_ON TRIED TWO_MISSIONS TOO_MANY_SOULS NO_CURSE_LEFT NO_WITCH_IN_HAND A_CARD_SAYS_SO",
    ),
    "primitives": (
        names.PRIMITIVES,
        " ".join(["END_OF_EFFECT", *(word.upper() for word in names.PRIMITIVES[1:])]),
    ),
    "questions": (
        names.QUESTIONS[1:],
        " ".join(f"ASK_{word.upper()}" for word in names.QUESTIONS[1:23]) + " STEP_TURN STEP_EFFECT",
    ),
}


@pytest.mark.parametrize("list_of", list(WORDS))
def test_a_number_is_the_place_of_its_word(list_of: str) -> None:
    """Packs and moves say the word, rules the number: they mean the same thing."""
    words, constants = WORDS[list_of]
    numbers = [vars(names)[constant] for constant in constants.split()]
    first = 1 if list_of == "questions" else 0
    assert numbers == list(range(first, first + len(words)))
