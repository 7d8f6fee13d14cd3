"""What packs of every game are held to, whatever is printed in its box."""

import random
from collections.abc import Callable

import pytest

from esbat.bots import bot, bot_names
from esbat.engine.box import ORIGINS, OTHER, origins
from esbat.engine.chance import seeded
from esbat.engine.errors import BadText, Refused
from esbat.engine.game import Game
from esbat.engine.playout import play_out
from esbat.games import SHELF, game
from esbat.packs import examined, exported, loaded
from esbat.table.table import Table
from esbat.table.verify import verified
from esbat.testing.conformance import CHECKS, Subject
from esbat.words import LANGUAGES, words_for
from tests.bots.plays import played
from tests.games.air import hidden as air
from tests.games.bal import hidden as bal
from tests.games.lancre import hidden as lancre
from tests.games.wildegrens import hidden as wildegrens
from tests.games.witchstone import hidden as witchstone
from tests.packs.names import unnamed
from tests.samples import sampled

TITLES = [title for title in SHELF.values() if title.sections]
REFEREES = {"air": air, "bal": bal, "lancre": lancre, "witchstone": witchstone, "wildegrens": wildegrens}

# For each game: a good change, and a bad one with the key of its fault.
CHANGES = {
    "air": ("highest = 15", "highest = 9"),
    "bal": ("copies = 10", "copies = 9"),
    "lancre": ("difficulty = 25", "difficulty = 24"),
    "witchstone": ('kind = "energy"\ncopies = 3', 'kind = "energy"\ncopies = 4'),
    "wildegrens": ("difficulty = 9", "difficulty = 8"),
}
FURTHER = {
    "bal": ('code = "yellow"\ncopies = 6', 'code = "yellow"\ncopies = 7'),
    "witchstone": ('kind = "points"\ncopies = 3', 'kind = "points"\ncopies = 2'),
}
BAD = [
    ("air", 'code = "white"', 'code = "pink"', "pack-other-things"),
    ("air", "grimoires = 9", "grimoires = 2", "pack-out-of-range"),
    ("bal", 'code = "boule"', 'code = "bubble"', "pack-other-things"),
    ("bal", "copies = 35", "copies = 34", "pack-total"),
    ("bal", 'level = "hard"', 'level = "easy"', "pack-total"),
    ("bal", 'potion = "grey"', 'potion = "white"', "pack-unknown-choice"),
    ("bal", 'code = "white"\ncopies = 2', 'code = "white"\ncopies = 3', "pack-total"),
    ("lancre", "copies = 4", "copies = 3", "pack-lancre-total"),
]


def titled(title: Game) -> str:
    return title.code


def mine(code: str) -> str:
    """The game's own pack with something changed."""
    text = exported(game(code))
    for old, new in (CHANGES[code], FURTHER.get(code, ("", ""))):
        assert old in text
        text = text.replace(old, new, 1)
    return text


def seats_of(title: Game) -> int:
    return min(max(2, title.fewest), title.most)


@pytest.mark.parametrize("title", TITLES, ids=titled)
def test_an_exported_pack_is_the_box(title: Game) -> None:
    text = exported(title)
    pack, problems = examined(text, game)
    assert problems == [] and pack is not None and unnamed(pack.rows) == title.rows()
    again = title.boxed(pack)
    assert exported(again) == text and again.pack is not None
    one, other = (each.new(seats_of(title), {}, seeded(5)) for each in (title, again))
    play_out(one, seeded(6), 5000)
    play_out(other, seeded(6), 5000)
    assert one.numbers() == other.numbers()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("title", sampled(TITLES, 3), ids=titled)
def test_with_a_pack_it_conforms(title: Game, check: Callable[[Subject], None]) -> None:
    referee = REFEREES[title.code]
    subject = Subject(
        loaded(mine(title.code), game),
        seats_of(title),
        {},
        3,
        counts=referee.counts,
        alike=referee.another_truth,
        most_moves=2500,
    )
    check(subject)


@pytest.mark.parametrize("title", TITLES, ids=titled)
def test_a_pack_makes_another_play_and_its_record_holds(title: Game) -> None:
    other = loaded(mine(title.code), game)
    assert other.pack is not None and other.rows() != title.rows()
    table = Table(other, seats_of(title), {}, bytes(range(16)), ["random"] * seats_of(title))
    chooser = seeded(9)
    while not table.over:
        seat = table.state.acting()[0]
        legal = table.state.legal(seat)
        table.submit(seat, other.text(legal[chooser.pick(len(legal))]))
    text = table.record().text()
    again = verified(text, game)
    assert again.record().text() == text
    assert again.game.pack is not None and again.game.pack.digest == other.pack.digest
    with pytest.raises(BadText):
        verified(text.replace('"rows":{', '"rows":{"more":[],', 1), game)


@pytest.mark.parametrize("title", TITLES, ids=titled)
def test_every_bot_plays_with_a_pack(title: Game) -> None:
    for name in bot_names(title.code):
        other = loaded(mine(title.code), game)
        state = played(other, [bot(title.code, name).hasty()] * seats_of(title), {}, 4)
        assert state.outcome() is not None


@pytest.mark.parametrize(("code", "old", "new", "key"), BAD)
def test_what_does_not_add_up_is_told(code: str, old: str, new: str, key: str) -> None:
    text = exported(game(code))
    assert old in text
    _, problems = examined(text.replace(old, new, 1), game)
    assert key in [problem.key for problem in problems]
    for language in LANGUAGES:
        for problem in problems:
            said = words_for(language).error(BadText(problem.key, {**problem.facts, "line": problem.line}))
            assert said and "{" not in said


@pytest.mark.parametrize("title", TITLES, ids=titled)
def test_rows_that_are_missing_or_too_many(title: Game) -> None:
    blocks = exported(title).split("\n\n")
    last = blocks[-1].split("\n")[0]
    assert examined("\n\n".join(block for block in blocks if not block.startswith(last)), game)[1]
    assert examined("\n\n".join([*blocks, blocks[-1]]), game)[1]


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES, ids=titled)
def test_fuzzed_packs_are_good_or_told(title: Game) -> None:
    ours = exported(title).split("\n")
    for seed in range(120):
        chooser = random.Random(seed)
        lines = ours[:]
        for _ in range(chooser.randrange(1, 4)):
            at = chooser.randrange(len(lines))
            if "=" in lines[at] and chooser.randrange(3):
                value = chooser.choice(["0", "1", "9", "-1", "true", '"none"', "[]", "{}", "0.5", '""'])
                lines[at] = f"{lines[at].split('=')[0]}= {value}"
            else:
                lines.insert(at, chooser.choice(["", "= 1", "[a.b]", "copies = 3", lines[at]]))
        pack, problems = examined("\n".join(lines), game)
        assert (pack is None) == bool(problems)
        if pack is not None:
            state = title.boxed(pack).new(seats_of(title), {}, seeded(seed))
            play_out(state, seeded(seed + 1), 20_000)
            assert state.outcome() is not None


# ---- words


def renamed() -> Game:
    return loaded(exported(game("lancre")).replace('en = "Greebo"', 'en = "The Tomcat"'), game)


def test_refusals_call_things_as_the_pack_does() -> None:
    """Asked why not, told as an error, and told of a record: always the pack's own name."""
    title = renamed()
    table = Table(title, 2, {}, bytes(16), ["random", "random"])
    seat = table.state.acting()[0]
    words = words_for("en")
    absent = next(card for card in ("greebo1", "greebo2") if title.parse(f"use {card}") >= 0)
    with pytest.raises(Refused) as refused:
        table.submit(seat, f"use {absent}")
    assert "The Tomcat" in words.refusal(title, refused.value.refusal)
    assert "The Tomcat" in words.error(refused.value, title)
    assert "Greebo" in words.error(refused.value)
    record = table.record()
    record.moves.append((seat, f"use {absent}"))
    with pytest.raises(BadText) as wrong:
        verified(record.text(), game)
    assert "The Tomcat" in words.error(wrong.value)


# ---- where things come from


@pytest.mark.parametrize("title", TITLES, ids=titled)
def test_every_row_says_where_it_comes_from(title: Game) -> None:
    known = {name for _, name in ORIGINS}
    for section in title.rows().values():
        for row in section:
            assert set(origins(str(row["source"]))) <= known


def test_sources() -> None:
    assert origins("RB l.307: name; the rest OWN") == ["rulebook", "reconstructed"]
    assert origins("PUB fantifica: character; the rest OWN") == ["public", "reconstructed"]
    assert origins("OWN") == ["reconstructed"]
    assert origins("my own box") == [OTHER]
    assert origins("RB") == ["rulebook"]
