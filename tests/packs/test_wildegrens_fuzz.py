"""Random legal packs of Sorcellerie !, played to the end by people who mean no good."""

from collections.abc import Callable

import pytest

from esbat.bots import bot
from esbat.engine.chance import Chance, seeded
from esbat.engine.game import Game
from esbat.games import game
from esbat.games.wildegrens.names import COUNTS
from esbat.games.wildegrens.rules import counted
from esbat.games.wildegrens.state import Board
from esbat.packs import loaded
from esbat.words import LANGUAGES, words_for
from esbat.words.effects import effect_words
from tests.bots.plays import played
from tests.games.wildegrens.hidden import counts
from tests.packs.wildegrens_boxes import FIELDS, random_pack
from tests.samples import sampled

Policy = Callable[[list[str], Chance], str]
MOST_MOVES = 20_000


def anything(legal: list[str], luck: Chance) -> str:
    return legal[luck.pick(len(legal))]


def insatiable(legal: list[str], luck: Chance) -> str:
    """Never stops, never passes, never goes to trial while anything else is left to do."""
    more = [text for text in legal if text not in ("done", "pass", "trial")]
    return anything(more or legal, luck)


def first(legal: list[str], luck: Chance) -> str:
    return next((text for text in legal if text not in ("done", "trial")), legal[0])


def last(legal: list[str], luck: Chance) -> str:
    return next((text for text in reversed(legal) if text not in ("pass", "trial")), legal[-1])


def refuser(legal: list[str], luck: Chance) -> str:
    """Passes and stops wherever she may, yet never goes to trial."""
    return next((text for text in legal if text in ("done", "pass", "onward")), anything(legal, luck))


POLICIES: list[Policy] = [anything, insatiable, first, last, refuser]


def play_through(title: Game, policy: Policy, seed: int, wishes: dict[str, str]) -> int:
    """How many moves it took; after each all cards are there, and nothing is counted or asked below 0."""
    state = title.new(1, wishes, seeded(seed))
    luck = seeded(seed + 1)
    before = counts(state)
    for made in range(MOST_MOVES):
        if not state.acting():
            assert state.outcome() is not None
            return made
        assert isinstance(state, Board)
        assert all(counted(state, kind, witch) >= 0 for kind in range(len(COUNTS)) for witch in (-1, 0, 27))
        question = state.question()
        assert question is not None
        if question.name in ("use", "spots", "papers", "prisoners", "drop", "imprison", "blank", "restore"):
            assert question.number("count") > 0
        moves = {title.text(move): move for move in state.legal(0)}
        assert moves
        if made % 5 == 0:
            state.view(0).data()
            assert counts(state) == before
        state.apply(0, moves[policy(list(moves), luck)])
    raise AssertionError("the play does not end")


@pytest.mark.parametrize("seed", sampled(range(40), 10))
def test_random_packs_are_played_to_the_end(seed: int) -> None:
    title = loaded(random_pack(seed), game)
    for policy in POLICIES:
        for coven in ("starter", "draft"):
            play_through(title, policy, seed, {"coven": coven})


@pytest.mark.parametrize("seed", range(4))
def test_bots_play_random_packs(seed: int) -> None:
    title = loaded(random_pack(seed), game)
    assert played(title, [bot("wildegrens", "apprentice")], {}, seed).outcome() is not None


@pytest.mark.parametrize("seed", range(4))
def test_what_random_packs_do_is_said(seed: int) -> None:
    rows = loaded(random_pack(seed), game).rows()
    for language in LANGUAGES:
        for section, fields in FIELDS.items():
            for row in rows[section]:
                for field in fields:
                    if row[field] != "-":
                        said = effect_words(words_for(language), "wildegrens", str(row[field]))
                        assert said.endswith(".") and "{" not in said and "$" not in said


def test_random_packs_hold_the_whole_vocabulary() -> None:
    """Fuzzing is worth something only if it comes by everywhere."""
    text = "".join(random_pack(seed) for seed in range(10))
    for name in ("star(", "harden_self(", "draw(", "absorb_challenge(", "imprison_hidden(", " > ", "others)"):
        assert name in text
