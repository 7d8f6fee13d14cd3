"""Standing orders answer for a player, legally, within bounds, and lapse when they should."""

from esbat.engine.chance import seeded
from esbat.engine.event import Listener
from esbat.games import game
from esbat.games.air.events import EVENT_TURN_BEGAN as AIR_TURN_BEGAN
from esbat.table.orders import Order, answer_for, still_standing
from esbat.table.table import Table
from tests.games.bal.given import ANNE, JEANNE, LOUISE, MARIE, given

BAL = game("bal")
SPARE_THE_MIRROR = Order("pass", question="mirror", fact="lives", most=3)
UNTIL_MY_TURN = Order("pass", until="turn_began")


def with_mirror(lives: int) -> str | None:
    """What Jeanne's order says when she could lay a mirror with so many Crapzouilles."""
    play = given(4).lives(JEANNE, lives).hand(ANNE, "B R R R").hand(JEANNE, "miroir R R R").begins()
    play.attack(ANNE, MARIE, "B")
    assert play.asked() == [JEANNE]
    return answer_for(BAL, play.state, JEANNE, [SPARE_THE_MIRROR])


def test_never_the_mirror_below_four_crapzouilles() -> None:
    assert [with_mirror(lives) for lives in (1, 3, 4, 10)] == ["pass", "pass", None, None]


def test_an_order_is_about_its_own_question() -> None:
    play = given(4).lives(JEANNE, 1).hand(JEANNE, "amoi R R R").begins()
    assert play.asks() == "start" and answer_for(BAL, play.state, JEANNE, [SPARE_THE_MIRROR]) is None


def test_pass_until_my_turn() -> None:
    play = given(4).hand(MARIE, "amoi R R R").hand(LOUISE, "amoi R R R").begins()
    assert answer_for(BAL, play.state, MARIE, [UNTIL_MY_TURN]) == "pass"
    assert answer_for(BAL, play.state, ANNE, [UNTIL_MY_TURN]) is None  # not asked
    play.does(MARIE, "pass").does(LOUISE, "pass")
    assert answer_for(BAL, play.state, ANNE, [UNTIL_MY_TURN]) is None  # passing is not legal in one's turn
    play.attack(ANNE, JEANNE, "R").does(JEANNE, "yield")
    assert still_standing(BAL, [UNTIL_MY_TURN], play.last, MARIE) == []
    assert still_standing(BAL, [UNTIL_MY_TURN], play.last, LOUISE) == [UNTIL_MY_TURN]


def test_the_first_order_that_fits_counts_and_none_changes_anything() -> None:
    play = given(4).hand(ANNE, "B R R R").hand(JEANNE, "miroir R R R").begins().attack(ANNE, MARIE, "B")
    before = play.state.numbers()
    orders = [Order("mirror 1"), Order("mirror 3", fact="hand_count", least=4), Order("pass", fact="alive")]
    assert answer_for(BAL, play.state, JEANNE, orders) == "mirror 3"
    assert answer_for(BAL, play.state, JEANNE, [orders[0], orders[2]]) is None  # illegal; no number
    assert answer_for(BAL, play.state, JEANNE, [Order("pass", fact="round", most=1)]) == "pass"
    assert answer_for(BAL, play.state, JEANNE, [Order("pass", fact="nothing such")]) is None
    assert answer_for(BAL, play.state, JEANNE, []) is None
    assert play.state.numbers() == before


def test_orders_enter_like_any_other_move() -> None:
    """A whole play in which everybody has given orders for the windows: they are never asked there."""
    table = Table(BAL, 5, {"level": "hard"}, bytes(16), ["a", "b", "c", "d", "e"])
    orders = [Order("pass", question=name) for name in ("start", "mirror", "before_sabbat")]
    chooser = seeded(3)
    answered = 0
    while not table.over:
        seat = table.state.acting()[0]
        said = answer_for(BAL, table.state, seat, orders)
        if said is None:
            question = table.state.question()
            assert question is not None and question.name not in ("start", "mirror", "before_sabbat")
            legal = table.state.legal(seat)
            said = BAL.text(legal[chooser.pick(len(legal))])
        else:
            answered += 1
        table.submit(seat, said)
    assert answered > 5


def test_orders_know_any_game() -> None:
    air = game("air")
    state = air.new(2, {"first_player": "0"}, seeded(1))
    assert answer_for(air, state, 0, [Order("draw", question="fly", fact="flown", most=0)]) == "draw"
    listener = Listener()
    listener.hear(AIR_TURN_BEGAN, 1, 0, 0, 0)
    assert still_standing(air, [UNTIL_MY_TURN], listener.events, 1) == []
    assert still_standing(air, [UNTIL_MY_TURN], listener.events, 0) == [UNTIL_MY_TURN]
