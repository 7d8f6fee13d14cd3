"""The rows of the stack: every kind of question or step names its numbers, once."""

import re

import pytest

from esbat.engine.chance import seeded
from esbat.engine.state import FIRST, KIND, ROW
from esbat.games.wildegrens import names, tables_primitives
from esbat.games.wildegrens.effects import EFFECTS
from esbat.games.wildegrens.fields import FIELDS, ROWS
from esbat.games.wildegrens.flow_stages import STAGES
from esbat.games.wildegrens.game import WILDEGRENS
from esbat.games.wildegrens.questions import QUESTIONS
from esbat.games.wildegrens.questions.base import Question
from esbat.games.wildegrens.state_fields import Fields
from esbat.games.wildegrens.tables_primitives import PRIMITIVES, STEP_BY_STEP
from esbat.testing.subject import Subject
from tests.games.fresh import begins_as_declared
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


@pytest.mark.parametrize(
    "question", [question for question in QUESTIONS if question.fields], ids=lambda question: question.name
)
def test_the_constants_say_where_the_fields_stand(question: Question) -> None:
    name = question.name
    places = vars(names)
    for at, field in enumerate(question.fields):
        own = f"{name}_{field}".upper()
        shared = f"CHOICE_{field}".upper()
        assert own in places or (name in ASKED_ALIKE and shared in places), own
        assert places[own if own in places else shared] == FIRST + at, own
    if name in ASKED_ALIKE:
        assert question.fields[0] == "count" and question.fields[2:] == ["voluntary"]


@pytest.mark.parametrize("coven", ["draft", "starter"])
def test_a_row_holds_nothing_that_has_no_name(coven: str) -> None:
    met = set()
    for beside in range(40):
        for state in Subject(WILDEGRENS, 1, {"coven": coven}).positions(beside=beside):
            for row in range(0, state.depth * ROW, ROW):
                kind = int(state.stack[row + KIND])
                met.add(QUESTIONS[kind].name)
                unnamed = range(row + FIRST + len(state.field_names(kind)), row + ROW)
                assert all(state.stack[at] == 0 for at in unnamed), QUESTIONS[kind].name
    assert met >= {"turn", "effect", "play", "choose", "order", "use", "spots", "beat", "trial"}


def test_no_number_is_called_as_a_fact_of_the_view() -> None:
    """It would take its place in the sentence that asks."""
    facts = given().start().board.view(0).data()
    assert not {field for question in QUESTIONS for field in question.fields} & facts.keys()


KINDS = [question.name for question in QUESTIONS][1:]
WORDS: dict[str, tuple[list[str], str]] = {
    "sides": (names.SIDES, "SIDE_HIDDEN SIDE_REVEALED"),
    "triggers": (names.TRIGGERS, "TRIGGER_CHOSEN TRIGGER_NOT_CHOSEN TRIGGER_SUCCESS TRIGGER_FAILURE"),
    "moments": (
        names.MOMENTS,
        "MOMENT_NEVER MOMENT_ALWAYS MOMENT_ON_PHASE_ONE MOMENT_ON_CHOOSE MOMENT_ON_RECOVER",
    ),
    "counts": (names.COUNTS, " ".join(f"COUNT_{word.upper()}" for word in names.COUNTS)),
    "scopes": (names.SCOPES, " ".join(f"SCOPE_{word.upper()}" for word in names.SCOPES)),
    "jurors": (names.WHO, "WHO_CHOICE WHO_LINKED WHO_EACH"),
    "destinations": (names.DESTINATIONS, "TO_DISCARD TO_TOP TO_HAND"),
    "reasons": (
        names.REASONS,
        "GOES_ON TRIED TWO_MISSIONS TOO_MANY_SOULS NO_CURSE_LEFT NO_WITCH_IN_HAND A_CARD_SAYS_SO",
    ),
    "questions": (
        KINDS,
        " ".join(f"ASK_{word.upper()}" for word in KINDS[:22]) + " STEP_TURN STEP_EFFECT",
    ),
}


@pytest.mark.parametrize("list_of", list(WORDS))
def test_a_number_is_the_place_of_its_word(list_of: str) -> None:
    """Packs and moves say the word, rules the number: they mean the same thing."""
    words, constants = WORDS[list_of]
    numbers = [vars(names)[constant] for constant in constants.split()]
    first = 1 if list_of == "questions" else 0
    assert numbers == list(range(first, first + len(words)))


def test_a_stage_stands_at_the_place_of_its_number() -> None:
    for number, stage in enumerate(STAGES):
        words = re.findall("[A-Z][a-z]*", type(stage).__name__)
        assert vars(names)[f"STAGE_{'_'.join(words).upper()}"] == number
    assert len(STAGES) == len(names.PHASE_OF_STAGE)


def test_every_word_of_the_vocabulary_has_its_own_number_and_a_class_if_it_is_carried_out() -> None:
    assert [word.number for word in PRIMITIVES] == list(range(len(PRIMITIVES)))
    for word in PRIMITIVES[1:]:
        assert vars(tables_primitives)[f"DO_{word.name.upper()}"] == word.number
        assert (EFFECTS[word.number].number == word.number) == (word.works == STEP_BY_STEP)


def test_a_board_begins_as_its_fields_say() -> None:
    begins_as_declared(Fields(WILDEGRENS.box, 2, seeded(1)), FIELDS, ROWS)
