"""OpenSpiel's own tests and algorithms run on the five games."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import esbat.research.openspiel
from esbat.engine.chance import seeded
from esbat.games import SHELF
from esbat.research.one import Eyes
from esbat.research.openspiel import TableState
from tests.research.tables import FIRST
from tests.samples import sampled

assert esbat.research.openspiel


def begun(name: str, players: int | None = None, luck: int = 1, moves: int = 0) -> TableState:
    """A play after its set-up and so many random moves, at the next question."""
    state: TableState = pyspiel.load_game(
        name, {} if players is None else {"players": players}
    ).new_initial_state()
    chooser = seeded(luck)
    while not state.is_terminal() and (state.is_chance_node() or moves > 0):
        if state.is_chance_node():
            state.apply_action(chooser.pick(len(state.chance_outcomes())))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[chooser.pick(len(legal))])
            moves -= 1
    return state


@pytest.mark.parametrize(("code", "seats"), sampled(FIRST, 5))
def test_their_random_simulation(code: str, seats: int) -> None:
    """Cloning, serializing, masks, histories, tensors and strings are what OpenSpiel expects."""
    game = pyspiel.load_game(f"esbat_{code}", {"players": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("code", SHELF)
def test_luck_is_explicit_and_the_rules_are_the_same(code: str) -> None:
    """A play by the engine with the same answers comes to the same table."""
    state = begun(f"esbat_{code}", moves=25)
    eyes = Eyes(code)
    answers = [
        action for player, action in zip(players_of(state), state.history(), strict=True) if player < 0
    ]
    truth = state.held.state
    assert truth is not None
    replayed = replay(eyes, state, answers)
    assert replayed == truth.numbers()


def players_of(state: TableState) -> list[int]:
    return [int(pair.player) for pair in state.full_history()]


def replay(eyes: Eyes, state: TableState, answers: list[int]) -> list[int]:
    from esbat.research.compiled_luck import Asking

    play = eyes.new(Asking(answers))
    for pair in state.full_history():
        if pair.player >= 0:
            play.apply(pair.player, eyes.actions.moves[pair.action])
    return play.numbers()


@pytest.mark.parametrize("code", SHELF)
def test_a_resampled_play_looks_the_same_and_is_another(code: str) -> None:
    """Search is never handed the truth: information states are equal, hidden things are not."""
    different = 0
    players = min(SHELF[code].most, 3)
    for luck in range(6):
        state = begun(f"esbat_{code}", players, luck, moves=12 + 2 * luck)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, np.random.default_rng(luck).random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.held.state is not None
        assert state.held.state is not None
        different += other.held.state.numbers() != state.held.state.numbers()
    assert different or players == 1  # who plays alone knows all that has been dealt


def test_what_was_told_is_part_of_the_information_state() -> None:
    """Perfect recall: two ways to the same table are two information states, and one observation."""
    one = begun("esbat_air", moves=30)
    copy = one.clone()
    copy.held.remember(0, "something else")
    assert copy.observation_string(0) == one.observation_string(0)
    assert copy.information_state_string(0) != one.information_state_string(0)
    assert copy.information_state_string(1) == one.information_state_string(1)


def test_ismcts_runs() -> None:
    state = begun("esbat_air_small", moves=6)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        uct_c=1.4,
        max_simulations=6,
        random_state=luck,
    )
    assert bot.step(state) in state.legal_actions()


def test_a_regret_method_runs() -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game("esbat_air_small"))
    np.random.seed(1)
    for _ in range(2):
        solver.iteration()
    state = begun("esbat_air_small")
    policy = solver.average_policy().action_probabilities(state, state.current_player())
    assert sum(policy.values()) == pytest.approx(1)


def test_bad_input_is_refused_and_changes_nothing() -> None:
    for parameters in ({"players": 9}, {"options": "luck=good"}):
        with pytest.raises(pyspiel.SpielError):
            pyspiel.load_game("esbat_air", parameters)
    state = begun("esbat_air", moves=3)
    before = str(state)
    for action in (-1, 252, 253):
        with pytest.raises(Exception, match=r"action|legal|\d"):
            state.apply_action(action)
        assert str(state) == before
    fresh = pyspiel.load_game("esbat_bal").new_initial_state()
    assert fresh.is_chance_node()
    with pytest.raises(ValueError, match="is to be picked"):
        fresh.apply_action(len(fresh.chance_outcomes()))
