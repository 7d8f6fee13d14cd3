"""The tree: repeatable, blind to hidden cards, each seat for itself, every try accounted for."""

import pytest

from esbat.bots import bot, mind_of
from esbat.bots.compiled_net import SURE
from esbat.bots.compiled_nodes import USUAL, Arm, Node
from esbat.bots.compiled_search import Search, Trial
from esbat.bots.compiled_tree import Tree, Wanderer
from esbat.engine.chance import seeded
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.games import SHELF, game
from esbat.lab.training import school_of
from tests.bots.plays import positions, some_options

TABLES: list[tuple[str, int, dict[str, str]]] = [
    (code, max(title.fewest, min(2, title.most)), {}) for code, title in SHELF.items()
] + [
    ("lancre", 1, {}),
    ("lancre", 2, {"cooperative": "true"}),
]


def tree_of(code: str, tries: int = 6, depth: int = 2) -> Tree:
    school = school_of(code)
    value = school.value()
    assert value is not None
    return Tree(value, school.answer, tries, depth, 10)


def weighed(search: Search, title: Game, state: State, seat: int) -> list[tuple[int, int, int]]:
    trials = search.weigh(mind_of(title, state, seat, seeded(5)))
    return [(int(trial.move), int(trial.tries), int(trial.total)) for trial in trials]


def nodes_below(arm: Arm) -> list[Node]:
    found: list[Node] = []
    for node in arm.nodes:
        found.append(node)
        for below in (node.usual, *node.arms):
            found += nodes_below(below)
    return found


@pytest.mark.parametrize(("code", "seats", "options"), TABLES)
def test_alike_tables_and_alike_luck_give_the_same_tree(
    code: str, seats: int, options: dict[str, str]
) -> None:
    title = game(code)
    asked = 0
    wishes = {**some_options(title, seats, 1), **options}
    for state, seat in positions(title, [bot(code, "apprentice")] * seats, wishes, 31, every=23):
        truths = [state, state, state.imagine(seat, seeded(1)), state.imagine(seat, seeded(2))]
        once, *others = [weighed(tree_of(code), title, truth, seat) for truth in truths]
        assert all(other == once for other in others)
        asked += 1
        if asked == 2:
            break
    assert asked > 0


@pytest.mark.parametrize(("code", "seats", "options"), TABLES)
def test_every_try_is_counted_where_it_was_learned_from(
    code: str, seats: int, options: dict[str, str]
) -> None:
    """Each seat's own share is kept at its nodes, and no more visits than tries that passed by."""
    title = game(code)
    found = others = 0
    for state, seat in positions(title, [bot(code, "apprentice")] * seats, options, 9, every=31):
        for trial in tree_of(code, 24).weigh(mind_of(title, state, seat, seeded(5))):
            for node in nodes_below(trial.below):
                arms = [node.usual, *node.arms]
                assert node.visits == sum(arm.visits for arm in arms) <= trial.tries
                assert all(0 <= arm.total <= SURE * arm.visits for arm in arms)
                assert len({int(arm.move) for arm in arms}) == len(arms)
                found += node.seat == seat
                others += node.seat != seat and node.visits > 0
        if found and (others or seats == 1):
            return
    raise AssertionError("nothing was remembered")


def choice_at(arms: list[tuple[int, int, int]], curious: bool) -> int:
    """The move chosen at a node of Air where the usual arm came to half, and others to what is said."""
    search = tree_of("air")
    state = game("air").new(2, {}, seeded(3))
    seat = int(state.mover())
    while len(state.legal(seat)) < 3:
        state.apply(seat, state.legal(seat)[0])
        seat = int(state.mover())
    state.generate(seat, search.moves)
    legal = state.legal(seat)
    node = Node(seat)
    node.usual.visits, node.usual.total = 100, 100 * SURE // 2
    node.visits = 100
    for place, visits, percent in arms:
        arm = Arm(legal[place])
        arm.visits, arm.total = visits, visits * percent * SURE // 100
        node.arms.append(arm)
        node.visits += visits
    chosen = int(search.choose(node, legal[0], curious).move)
    return chosen if chosen == USUAL else legal.index(chosen)


def test_a_seat_takes_what_came_to_most_for_it() -> None:
    assert choice_at([(1, 100, 60), (2, 100, 40)], False) == 1
    assert choice_at([(1, 100, 45), (2, 100, 40)], False) == USUAL


def test_only_the_curious_try_what_is_little_known() -> None:
    assert choice_at([(1, 100, 49)], False) == USUAL
    assert choice_at([(1, 100, 40)], True) == 2
    assert choice_at([(1, 1, 45), (2, 100, 40)], True) == 1


def test_luck_plays_to_the_end_where_nothing_was_learned() -> None:
    title = game("air")
    state = title.new(2, {}, seeded(4))
    seat = int(state.mover())
    value = school_of("air").value()
    assert value is not None
    search = Wanderer(value, lambda mind: mind.legal[0], 8, 1, 0, 0, 14_000)
    trials = search.weigh(mind_of(title, state, seat, seeded(5)))
    assert {int(trial.total) % (SURE // 2) for trial in trials} == {0}
    assert search.applied > 8 * 50


def test_with_time_for_a_budget_every_move_is_tried() -> None:
    title = game("air")
    state = title.new(2, {}, seeded(4))
    search = tree_of("air", 1)
    search.milliseconds = 1
    trials = search.weigh(mind_of(title, state, int(state.mover()), seeded(5)))
    assert all(isinstance(trial, Trial) and trial.tries > 0 for trial in trials)


def test_deep_trees_are_given_back_whole() -> None:
    """Compiled nodes once broke the heap here: a long search in Witchstone ended its process."""
    for _ in range(30):
        trees = [Arm(USUAL) for _ in range(20)]
        for tree in trees:
            arm = tree
            for depth in range(60):
                node = Node(0)
                arm.nodes.append(node)
                arm = Arm(depth)
                node.arms.append(arm)
        del trees[::2]
        others = [Arm(move) for move in range(300)]
        assert [int(arm.move) for arm in others] == list(range(300))
        assert all(len(nodes_below(tree)) == 60 for tree in trees[:1])
