"""Every registered bot of every game on the shelf: honest, legal, and the same again with the same luck."""

import pytest

from esbat.bots import Bot, Mind, bot, bot_names, level_names, mind_of
from esbat.engine.chance import Chance, seeded
from esbat.engine.errors import BadSetting
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.engine.view import View
from esbat.games import SHELF, game
from tests.bots.plays import accepted, played, positions, some_options
from tests.samples import sampled

pytestmark = pytest.mark.wheel

LEVELS = ["novice", "beginner", "apprentice", "witch", "crone"]
TABLES = [(code, seats) for code, title in SHELF.items() for seats in range(title.fewest, title.most + 1)]


def all_bots(code: str) -> list[Bot]:
    """Each with as little thinking as it can do with: here they need not play well."""
    return [bot(code, name).hasty() for name in bot_names(code)]


def round_table(code: str, seats: int, turn: int) -> list[Bot]:
    """The game's bots around a table, beginning with another one each turn."""
    names = bot_names(code)
    return [bot(code, names[(seat + turn) % len(names)]).hasty() for seat in range(seats)]


@pytest.mark.parametrize("code", list(SHELF))
def test_a_bot_is_found_by_its_name(code: str) -> None:
    names = bot_names(code)
    assert names[0] == "random" and level_names(code) == names[1:]
    assert [name for name in names if name in LEVELS] == LEVELS
    assert [bot(code, name).name for name in names] == names


def test_an_unknown_bot_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(BadSetting) as refused:
        bot("air", "archmage")
    assert refused.value.key == "unknown-bot"
    assert refused.value.facts == {
        "bot": "archmage",
        "known": "random, novice, beginner, apprentice, witch, crone",
    }


def test_bots_of_an_unknown_game_are_refused() -> None:
    with pytest.raises(BadSetting) as refused:
        bot_names("chess")
    assert refused.value.key == "unknown-game"


@pytest.mark.parametrize(("code", "seats"), sampled(TABLES, 3))
def test_bots_cannot_peek(code: str, seats: int) -> None:
    """Two truths that look alike to a seat give the same choice with the same luck."""
    title = game(code)
    asked = 0
    for turn in range(2):
        table = round_table(code, seats, turn)
        for state, seat in positions(title, table, some_options(title, seats, turn), 77 + turn, every=5):
            truths = [state, state.imagine(seat, seeded(1)), state.imagine(seat, seeded(2))]
            for player in all_bots(code):
                chosen = {choice(player, title, truth, seat, asked) for truth in truths}
                assert len(chosen) == 1, f"{player.name} of seat {seat} told alike tables apart"
            asked += 1
    assert asked >= 15


@pytest.mark.parametrize("code", list(SHELF))
def test_whoever_thinks_in_full_cannot_peek_either(code: str) -> None:
    """In the middle of a play, with all tries and turns of a level; nor do its reasons tell more."""
    title = game(code)
    apprentices = [bot(code, "apprentice")] * max(title.fewest, min(title.most, 3))
    asked: list[tuple[list[State], int]] = []
    for state, seat in positions(title, apprentices, {}, 77, every=1):
        truths = [state.clone(), state.imagine(seat, seeded(1)), state.imagine(seat, seeded(2))]
        if len(state.legal(seat)) > 2 and truths[0].numbers() != truths[1].numbers():
            asked.append((truths, seat))
    truths, seat = asked[len(asked) // 2]
    for player in (bot(code, name) for name in level_names(code)):
        assert len({choice(player, title, truth, seat, 5) for truth in truths}) == 1, player.name
        assert len({reasons(player, title, truth, seat, 5) for truth in truths}) == 1, player.name


def reasons(player: Bot, title: Game, truth: State, seat: int, luck: int) -> tuple[object, ...]:
    """All that the bot would say for its choice, and how much of its luck it used."""
    chance = seeded(luck)
    told = player.advise(mind_of(title, truth, seat, chance))
    numbers = (told.move, told.expected, told.other, told.other_expected, told.tries, int(chance.picks))
    return (*numbers, *told.reasons, "but", *told.doubts)


def choice(player: Bot, title: Game, truth: State, seat: int, luck: int) -> tuple[int, int]:
    """What the bot chooses, and how much of its luck it used."""
    chance = seeded(luck)
    move = player.choose(mind_of(title, truth, seat, chance))
    return (move, int(chance.picks))


@pytest.mark.parametrize(("code", "seats"), TABLES)
def test_bots_leave_the_table_as_it_is(code: str, seats: int) -> None:
    title = game(code)
    for state, seat in positions(title, round_table(code, seats, 0), {}, 5, every=11):
        before = state.numbers()
        luck = int(state.chance.picks)
        for player in all_bots(code):
            player.choose(mind_of(title, state, seat, seeded(3)))
        assert state.numbers() == before
        assert state.chance.picks == luck


@pytest.mark.parametrize(("code", "seats"), sampled(TABLES, 3))
def test_whole_plays_with_all_options_end_and_every_choice_is_legal(code: str, seats: int) -> None:
    title = game(code)
    for turn in range(6):
        assert played(title, round_table(code, seats, turn), some_options(title, seats, turn), turn).outcome()


@pytest.mark.parametrize("code", sampled(SHELF, 2))
def test_the_strongest_bots_play_among_themselves_with_all_options(code: str) -> None:
    title = game(code)
    strongest = bot(code, bot_names(code)[-1]).hasty()
    for turn in range(2):
        seats = title.fewest + turn % (title.most - title.fewest + 1)
        assert played(title, [strongest] * seats, some_options(title, seats, turn), 50 + turn).outcome()


@pytest.mark.parametrize("code", list(SHELF))
def test_the_same_luck_gives_the_same_play(code: str) -> None:
    title = game(code)
    once, again = (played(title, round_table(code, title.most, 1), {}, 9) for time in range(2))
    assert once.numbers() == again.numbers()


@pytest.mark.parametrize(("code", "seats"), TABLES)
def test_these_plays_cover_every_value_of_every_option(code: str, seats: int) -> None:
    title = game(code)
    for fact in title.options:
        wished = {some_options(title, seats, turn)[fact.name] for turn in range(8)}
        assert wished == {value for value in fact.values if accepted(title, seats, {fact.name: value})}


# ---- the mind


def test_the_view_is_built_only_when_looked_at_and_only_once() -> None:
    title = game("air")
    state = title.new(2, {}, seeded(1))
    looks: list[int] = []

    def look() -> View:
        looks.append(1)
        return state.view(0)

    mind = Mind(title, 0, state.legal(0), seeded(2), look, state.clone)
    assert looks == []
    assert mind.view is mind.view
    assert looks == [1]


@pytest.mark.parametrize(("code", "seats"), TABLES)
def test_nothing_public_of_a_mind_leads_to_the_true_state(code: str, seats: int) -> None:
    title = game(code)
    for state, seat in positions(title, round_table(code, seats, 0), {}, 3, every=40):
        mind = mind_of(title, state, seat, seeded(4))
        # Neither the state nor anything that moves when the play does.
        forbidden = [state, state.stack, state.chance]
        for thing in reachable(mind):
            assert not any(thing is secret for secret in forbidden), f"{type(thing).__name__} is within reach"
            assert not isinstance(thing, State | Chance) or thing is mind.chance


def reachable(start: object) -> list[object]:
    """Everything that public attributes and containers lead to."""
    found: list[object] = []
    known: set[int] = set()
    waiting: list[object] = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in known or isinstance(thing, int | str | bool | type | None):
            continue
        known.add(id(thing))
        found.append(thing)
        if isinstance(thing, dict):
            waiting.extend(thing.keys())
            waiting.extend(thing.values())
        elif isinstance(thing, list | tuple | set):
            waiting.extend(thing)
        else:
            waiting.extend(public_attributes(thing))
    return found


def public_attributes(thing: object) -> list[object]:
    """The values of all attributes without a leading underscore, and whom a bound method belongs to."""
    values = [getattr(thing, name) for name in dir(thing) if not name.startswith("_")]
    if hasattr(thing, "__self__"):
        values.append(thing.__self__)
    return values


@pytest.mark.parametrize(("code", "seats"), TABLES)
def test_an_imagined_table_is_the_bots_own(code: str, seats: int) -> None:
    title = game(code)
    state = title.new(seats, {}, seeded(8))
    seat = state.acting()[0]
    mind = mind_of(title, state, seat, seeded(9))
    before = state.numbers()
    dream = mind.imagine()
    dream.apply(seat, mind.legal[0])
    assert dream is not state
    assert state.numbers() == before
    assert mind.imagine().legal(seat) == mind.legal
