"""In a window nobody can tell who is asked: not from what they are told, nor from when they are told it."""

import asyncio
import json
from typing import Any

import pytest

from esbat.engine.errors import EsbatError, Refused
from esbat.engine.view import ONLOOKER
from esbat.games.bal.game import BAL
from esbat.store.interface import KeptAct, KeptPlay, KeptSeat
from esbat.table.orders import Order
from esbat.table.table import Table
from esbat.web.play.acts import Chosen
from esbat.web.play.heads import laid
from esbat.web.play.live import LivePlay
from esbat.web.play.standing import give
from esbat.web.wire import encoder
from tests.games.bal.given import ANNE, JEANNE, LOUISE, MARIE, given
from tests.web.stage import Stage, settle

OPTIONS = {"level": "medium", "first_player": "0"}
HARD = {**OPTIONS, "level": "hard"}
PEOPLE = [
    KeptSeat(seat, "friend", name, joined=True) for seat, name in enumerate(("Anne", "Marie", "Jeanne"))
]
SEATS = [*PEOPLE, KeptSeat(LOUISE, "bot", "Louise", "random", joined=True)]

Said = dict[int, list[tuple[float, bytes]]]


def stage(hands: dict[int, str], seats: list[KeptSeat] | None = None, **settings: Any) -> Stage:
    """Anne's turn begins; whoever is not named holds red potions."""
    scene = given(4, level="medium")
    scene.board.patient = True
    for seat in range(4):
        scene.hand(seat, hands.get(seat, "R R R R"))
    scene.begins(ANNE)
    return Stage(BAL, scene.board, OPTIONS, [*(seats or SEATS)], **settings)


def a_turn(hands: dict[int, str], answers: list[tuple[float, int, str]], **settings: Any) -> Said:
    """Anne attacks Marie, who gives up; in between, whoever is asked answers as listed."""

    async def main() -> Said:
        scene = stage(hands, **settings)
        script = [(7.0, ANNE, "attack 1"), (8.0, ANNE, "lay R"), (9.0, ANNE, "done"), (16.0, MARIE, "yield")]
        for when, seat, text in sorted([*script, *answers]):
            await scene.does(when, seat, text)
        await scene.at(22.0)
        await scene.play.close()
        return {seat: scene.told(seat) for seat in (ANNE, MARIE, JEANNE, ONLOOKER)}

    return asyncio.run(main())


NOBODY = a_turn({}, [])
SECRETS: dict[str, tuple[dict[int, str], list[tuple[float, int, str]], dict[str, Any]]] = {
    "a person passes at the start": ({JEANNE: "boule R R R"}, [(1.0, JEANNE, "pass")], {}),
    "a person says nothing": ({JEANNE: "boule R R R"}, [], {}),
    "a person passes twice": ({JEANNE: "amoi miroir R R"}, [(4.8, JEANNE, "pass"), (10, JEANNE, "pass")], {}),
    "a person changes her mind": (
        {JEANNE: "boule R R R"},
        [(1.0, JEANNE, "ball"), (2.0, JEANNE, "undo"), (3.0, JEANNE, "pass")],
        {},
    ),
    "a bot passes": ({LOUISE: "boule miroir amoi R"}, [], {}),
    "a bot thinks too long": ({LOUISE: "boule miroir amoi R"}, [], {"thinking": 9.0}),
    "everybody is asked": (
        {JEANNE: "boule miroir R R", LOUISE: "amoi miroir R R"},
        [(2.0, JEANNE, "pass"), (9.5, JEANNE, "pass")],
        {},
    ),
    "the disk is slow": (
        {JEANNE: "boule R R R", LOUISE: "amoi R R R"},
        [(2.0, JEANNE, "pass")],
        {"disk": 0.02},
    ),
}


@pytest.mark.parametrize("secret", SECRETS)
def test_look_alike_truths_give_the_same_bytes_at_the_same_times(secret: str) -> None:
    """BAL-R31, BAL-R97. Anne, Marie and an onlooker hear the same whatever Jeanne and Louise hold."""
    hands, answers, settings = SECRETS[secret]
    said = a_turn(hands, answers, **settings)
    for eyes in (ANNE, MARIE, ONLOOKER):
        if "disk" in settings:
            # A slow disk is felt by everybody's moves; the end of a window is not moved by it.
            assert said[eyes][:2] == NOBODY[eyes][:2]
        else:
            assert said[eyes] == NOBODY[eyes]


def test_the_one_who_is_asked_last_learns_nothing_either() -> None:
    """BAL-R97. Anne, who is asked last, holds a ball: she is asked along with the others."""
    mine = {ANNE: "boule R R R"}
    alone = a_turn(mine, [(3.0, ANNE, "pass")])
    both = a_turn({**mine, JEANNE: "amoi R R R"}, [(3.0, ANNE, "pass"), (4.0, JEANNE, "pass")])
    bots = a_turn({**mine, LOUISE: "amoi boule R R"}, [(3.0, ANNE, "pass")])
    for eyes in (ANNE, MARIE, ONLOOKER):
        assert alone[eyes] == both[eyes] == bots[eyes]
    times = [when for when, _ in alone[MARIE]]
    assert times == [when for when, _ in NOBODY[MARIE]]
    # Marie sees nothing of Anne's ball.
    assert alone[MARIE] == NOBODY[MARIE]


def test_a_window_is_told_to_all_and_betrays_nobody() -> None:
    messages = [json.loads(text) for _, text in NOBODY[MARIE]]
    assert messages[0]["pause"] == {"n": 1, "seconds": 5.0, "held": None}
    assert messages[0]["question"]["kind"] == "waiting"
    times = [when for when, _ in NOBODY[MARIE]]
    # The window opens, Anne may play; the attack is laid, the window of mirrors closes; Marie gives up.
    assert times == [0.0, 5.0, 9.0, 14.0, 16.0, 21.0]
    assert [message["version"] for message in messages[:4]] == [0, 0, 1, 1]


def test_the_asked_are_asked_at_once_and_may_change_their_minds() -> None:
    async def main() -> None:
        scene = stage({JEANNE: "boule R R R"})
        await settle()
        first = json.loads(scene.told(JEANNE)[-1][1])
        assert first["question"]["mine"] and [legal["move"] for legal in first["legal"]] == ["pass", "ball"]
        await scene.does(1.0, JEANNE, "ball")
        noted = json.loads(scene.told(JEANNE)[-1][1])
        assert noted["noted"] == "ball" and noted["can_undo"]
        await scene.does(2.0, JEANNE, "undo")
        assert json.loads(scene.told(JEANNE)[-1][1])["noted"] is None
        with pytest.raises(Refused):
            await scene.does(3.0, JEANNE, "mine")
        with pytest.raises(Refused):
            await scene.does(3.0, MARIE, "pass")
        await scene.does(3.5, JEANNE, "ball")
        assert scene.store.acts == []
        await scene.at(5.0)
        assert [(act.seat, act.text) for act in scene.store.acts] == [(JEANNE, "ball")]
        await scene.play.close()

    asyncio.run(main())


def test_refusals_in_a_window_are_the_same_whoever_is_asked() -> None:
    async def refused(hands: dict[int, str]) -> list[tuple[str, str]]:
        scene = stage(hands)
        found = []
        for text in ("pass", "ball", "attack 0", "yield", "mirror 2", "mine"):
            with pytest.raises(Refused) as caught:
                await scene.does(1.0, MARIE, text)
            found.append((caught.value.refusal.rule, caught.value.refusal.key))
        await scene.play.close()
        return found

    nobody = asyncio.run(refused({}))
    assert asyncio.run(refused({JEANNE: "boule amoi R R"})) == nobody
    assert asyncio.run(refused({ANNE: "boule R R R", LOUISE: "amoi R R R"})) == nobody


def test_anybody_may_ask_for_more_time_once() -> None:
    async def main() -> None:
        scene = stage({})
        await scene.at(2.0)
        scene.play.hold(MARIE)
        with pytest.raises(EsbatError):
            scene.play.hold(JEANNE)
        await scene.at(19.9)
        assert json.loads(scene.told(ANNE)[-1][1])["pause"]["held"] == MARIE
        await scene.at(20.0)
        assert json.loads(scene.told(ANNE)[-1][1])["pause"] is None
        await scene.play.close()

    asyncio.run(main())


def test_nobody_is_kept_waiting_where_nobody_could_learn_from_it() -> None:
    """One person among bots: the windows of bots take a bot's time, and her own answer is waited for."""
    alone = [KeptSeat(0, "me", "Anne", joined=True)]
    alone += [KeptSeat(seat, "bot", "", "random", joined=True) for seat in (1, 2, 3)]

    async def ends(hands: dict[int, str], answer: float | None) -> float:
        scene = stage(hands, alone)
        if answer is not None:
            await scene.does(answer, ANNE, "pass")
        await scene.at(30.0)
        await scene.play.close()
        asked = [when for when, text in scene.told(ANNE) if json.loads(text)["question"]["kind"] == "aim"]
        return asked[0] if asked else -1.0

    assert asyncio.run(ends({}, None)) == 0.7
    assert asyncio.run(ends({JEANNE: "boule R R R"}, None)) == 0.7
    assert asyncio.run(ends({ANNE: "boule R R R"}, 12.0)) == 12.0
    assert asyncio.run(ends({ANNE: "boule R R R"}, 0.2)) == 0.7
    assert asyncio.run(ends({ANNE: "boule R R R"}, None)) == -1.0


@pytest.mark.parametrize("disk", [0.0, 0.02])
def test_at_one_screen_without_bots_windows_that_ask_nobody_pass_with_the_act(disk: float) -> None:
    """The curtain shows there who is asked: nobody learns anything from a wait. It is kept with the act."""
    seats = [KeptSeat(seat, "local" if seat else "me", "", joined=True) for seat in range(4)]

    def told_after(hands: dict[int, str], others: list[KeptSeat] | None) -> tuple[list[float], int]:
        async def main() -> tuple[list[float], int]:
            scene = stage(hands, others or seats, disk=disk)
            for when, text in ((7.0, "attack 1"), (8.0, "lay R"), (9.0, "done")):
                await scene.does(when, ANNE, text)
            await scene.at(9.05)
            table, kept = scene.play.table, scene.store.answers
            if kept and kept[-1].place > 1:
                assert (
                    kept[-1].seat == -1 and not table.waiting and table.happenings[kept[-1].place].seat == -1
                )
            await scene.play.close()
            return ([when for when, _ in scene.told(MARIE) if when > 8.5], len(kept))

        return asyncio.run(main())

    # Marie is asked at once; where a bot sits, or somebody holds a card, there is a window as ever.
    assert told_after({}, None) == ([9.0 + disk], 2)
    assert told_after({JEANNE: "miroir R R R"}, None)[1] == 1
    assert told_after({}, [*seats[:3], SEATS[LOUISE]])[1] == 1


def test_bots_take_the_same_time_whatever_they_pass_over() -> None:
    """A bot's secret answers cost no time of their own: its attack comes when it would have come anyway."""

    def played(hands: dict[int, str], says: list[str]) -> list[float]:
        said = iter(says)

        async def main() -> list[float]:
            seats = [KeptSeat(0, "bot", "", "random", joined=True)]
            seats += [KeptSeat(seat, "friend", "", joined=True) for seat in (1, 2, 3)]
            scene = stage(hands, seats, answer=lambda seat: next(said))
            await scene.at(9.0)
            await scene.play.close()
            return [when for when, _ in scene.told(MARIE)]

        return asyncio.run(main())

    attack = ["attack 1", "lay R", "done", "pass"]
    assert played({}, attack) == [0.0, 5.0, 5.7]
    assert played({ANNE: "boule R R R"}, ["pass", *attack]) == [0.0, 5.0, 5.7]


def test_standing_orders_answer_within_the_window_and_lapse() -> None:
    async def main() -> None:
        scene = stage({JEANNE: "boule R R R"})
        await give(scene.play, JEANNE, [Order("pass", until="turn_began")])
        scene.play.look_about()
        scene.play.tell(only=JEANNE)
        await settle()
        told = json.loads(scene.told(JEANNE)[-1][1])
        assert told["noted"] == "pass" and told["orders"] == [{"answer": "pass", "until": "turn_began"}]
        await scene.at(5.0)
        assert [(act.seat, act.text) for act in scene.store.acts] == [(JEANNE, "pass")]
        assert scene.store.seats[JEANNE].orders
        await scene.play.close()

    asyncio.run(main())
    ordered = a_turn({JEANNE: "boule R R R"}, [])
    assert ordered[MARIE] == NOBODY[MARIE]


def with_a_ball_for_anne() -> bytes:
    """The luck of a table at which Anne, who begins, is asked in the first window."""
    for luck in range(256):
        table = Table(BAL, 4, OPTIONS, bytes([luck]) * 16, [""] * 4, patient=True)
        ahead = table.state.window_ahead()
        if ahead is not None and ahead.acting() == [ANNE]:
            return table.secret
    raise AssertionError("Anne never holds a ball")


def test_a_secret_answer_taken_back_is_nobody_elses_news() -> None:
    """Anne passes with her ball, then takes that back when it is her turn: only she is told."""

    async def main() -> None:
        scene = Stage(BAL, None, OPTIONS, [*SEATS], secret=with_a_ball_for_anne())
        await scene.does(1.0, ANNE, "pass")
        await scene.at(6.0)
        before = len(scene.told(MARIE))
        assert json.loads(scene.told(ANNE)[-1][1])["can_undo"]
        scene.play.table.undo(ANNE)
        scene.play.story.catch_up()
        scene.play.tell()
        await settle()
        assert json.loads(scene.told(ANNE)[-1][1])["events"] == [{"kind": "undone", "seat": ANNE, "n": 1}]
        assert len(scene.told(MARIE)) == before
        await scene.play.close()

    asyncio.run(main())


def test_the_sand_runs_from_when_all_have_come() -> None:
    """Jeanne was invited and has not come yet: her first window waits for her."""

    async def main() -> None:
        away = [*SEATS]
        away[JEANNE] = KeptSeat(JEANNE, "friend", "Jeanne")
        scene = stage({JEANNE: "boule R R R"}, away)
        await scene.at(30.0)
        assert json.loads(scene.told(ANNE)[-1][1])["pause"]["n"] == 1
        scene.play.reseat(SEATS[JEANNE])
        await scene.does(32.0, JEANNE, "pass")
        await scene.at(34.8)
        assert scene.store.acts == []
        await scene.at(35.0)
        assert [act.text for act in scene.store.acts] == ["pass"]
        await scene.play.close()

    asyncio.run(main())


def test_a_window_nobody_watched_is_opened_anew() -> None:
    async def main() -> None:
        scene = stage({})
        for ear in scene.ears.values():
            scene.play.leave(ear)
        await scene.at(60.0)
        scene.play.arrive(scene.ears[ANNE])
        await scene.at(64.9)
        assert json.loads(scene.told(ANNE)[-1][1])["pause"]["n"] == 1
        await scene.at(65.0)
        assert json.loads(scene.told(ANNE)[-1][1])["pause"] is None
        await scene.play.close()

    asyncio.run(main())


# ---- what is noted is kept


def reborn(scene: Stage) -> LivePlay:
    """The same play as another server would lay it from what is kept."""
    play = scene.play
    answers = list({answer.seat: answer for answer in scene.store.answers}.values())
    head = encoder.encode(play.head)
    kept = KeptPlay("play", head, play.table.secret, 0.0, None, play.seats, [], scene.store.acts, answers)
    return LivePlay(kept, laid(kept), scene.store, play.pool, play.config)


def asked_together() -> bytes:
    """The luck of a table at which two people are asked in the first window."""
    for luck in range(256):
        table = Table(BAL, 4, OPTIONS, bytes([luck]) * 16, [""] * 4, patient=True)
        if {MARIE, JEANNE} <= set(table.state.acting()):
            return table.secret
    raise AssertionError("two never hold a ball")


def test_a_killed_server_still_knows_the_answers_of_an_open_window() -> None:
    """BAL-R97. Also those taken back, and that they were; nothing of a window that is closed."""

    async def main() -> None:
        scene = Stage(BAL, None, OPTIONS, [*SEATS], secret=asked_together())
        await scene.does(1.0, MARIE, "pass")
        await scene.does(1.5, JEANNE, "pass")
        assert scene.store.acts == []
        after = reborn(scene)
        assert after.pause is not None and after.pause.noted == {MARIE: "pass", JEANNE: "pass"}
        await scene.does(2.0, JEANNE, "undo")
        after = reborn(scene)
        assert after.pause is not None and after.pause.noted == {MARIE: "pass"}
        # Taken back twice is taken back once, also by the server that was not there.
        await scene.does(2.5, JEANNE, "undo")
        await after.act(Chosen(JEANNE, "undo", 0))
        with pytest.raises(EsbatError):
            await after.act(Chosen(ANNE, "undo", 0))
        await scene.at(6.0)
        after = reborn(scene)
        assert after.pause is None or not after.pause.noted
        await scene.play.close()

    asyncio.run(main())


def passes_with_news() -> bytes:
    """The luck of a table whose first window asks nobody, and has something to tell when it has passed."""
    for luck in range(256):
        table = Table(BAL, 4, HARD, bytes([luck]) * 16, [""] * 4, patient=True)
        if table.waiting and table.go_on().events:
            return table.secret
    raise AssertionError("something is always asked")


@pytest.mark.parametrize("disk", [0.0, 0.02])
def test_a_window_that_has_passed_never_opens_again(disk: float) -> None:
    """BAL-R97. Nobody was asked, so no act says that it has passed; yet whoever leads the table next knows,
    and nobody is shown what was before."""

    async def main() -> None:
        scene = Stage(BAL, None, HARD, [*SEATS], secret=passes_with_news(), disk=disk)
        await scene.at(1.0)
        before = reborn(scene)
        assert before.pause is not None and before.table.waiting
        await scene.at(5.0)
        told = json.loads(scene.told(ANNE)[-1][1])
        assert told["pause"] is None and told["version"] > 0 and not scene.store.acts
        after = reborn(scene)
        assert after.pause is None and not after.table.waiting
        assert after.story.known == scene.play.story.known
        assert after.table.state.numbers() == scene.play.table.state.numbers()
        await scene.play.close()

    asyncio.run(main())


def test_answers_of_which_some_are_played_already_still_hold() -> None:
    """The server was killed while it played the answers: those not yet played are noted again."""

    async def main() -> None:
        scene = Stage(BAL, None, OPTIONS, [*SEATS], secret=asked_together())
        first, second = [seat for seat in scene.play.table.state.acting() if seat in (MARIE, JEANNE)][:2]
        await scene.does(1.0, first, "pass")
        await scene.does(1.5, second, "pass")
        scene.store.acts = [KeptAct(first, "pass")]
        after = reborn(scene)
        assert after.pause is not None and after.pause.noted == {second: "pass"}
        await scene.play.close()

    asyncio.run(main())


def test_an_answer_sent_again_after_its_window_is_no_mistake() -> None:
    async def main() -> None:
        scene = Stage(BAL, None, OPTIONS, [*SEATS], secret=asked_together())
        version = scene.play.story.known[JEANNE]
        await scene.does(1.0, JEANNE, "pass")
        await scene.play.act(Chosen(JEANNE, "pass", version))
        assert len(scene.store.answers) == 1
        await scene.at(6.0)
        acts = list(scene.store.acts)
        await scene.play.act(Chosen(JEANNE, "pass", version))
        assert scene.store.acts == acts
        with pytest.raises(EsbatError):
            await scene.play.act(Chosen(JEANNE, "ball", version))
        await scene.play.close()

    asyncio.run(main())


def test_nobody_feels_how_long_an_answer_takes_to_be_kept() -> None:
    """The disk is slow: Jeanne's answer is shown as given when it is kept, and Marie's time is her own."""

    async def main() -> None:
        scene = stage({JEANNE: "boule R R R"}, disk=2.0)
        await scene.at(1.0)
        answering = asyncio.create_task(scene.play.act(Chosen(JEANNE, "ball", 0)))
        await settle()
        assert not scene.play.lock.held
        scene.play.tell()
        await settle()
        assert json.loads(scene.told(JEANNE)[-1][1])["noted"] is None
        await scene.at(3.0)
        await answering
        assert json.loads(scene.told(JEANNE)[-1][1])["noted"] == "ball"
        assert len(scene.told(MARIE)) == 1
        await scene.play.close()

    asyncio.run(main())
