"""Asking a table about a thing that lies on it."""

from collections.abc import Mapping, Sequence

from esbat.engine.errors import BadText
from esbat.engine.facts import Facts
from esbat.engine.game import Game
from esbat.explain.kinds import Explanation, Kind, Seen
from esbat.own import own
from esbat.rulebook import plain
from esbat.words import Words
from esbat.words.speech import minus


def kinds(game: Game) -> Mapping[str, Kind]:
    """The kinds of things of a game's table; none where nobody has written down what they are."""
    found: Mapping[str, Kind] | None = own("esbat.explain", game.code, "KINDS")
    return found or {}


def seen_by(game: Game, view: Facts, words: Words, names: Sequence[str]) -> Seen:
    return Seen(game, view, words.about(game), names)


def things(game: Game, view: Facts, words: Words, names: Sequence[str]) -> list[str]:
    """Everything on this table that can be looked at."""
    seen = seen_by(game, view, words, names)
    return [
        f"{kind}:{name}" if name else kind
        for kind, known in kinds(game).items()
        for name in dict.fromkeys(known.found(seen))
    ]


def explained(game: Game, view: Facts, words: Words, names: Sequence[str], thing: str) -> Explanation:
    """What this thing is, does and means now; BadText if no such thing lies on the table."""
    seen = seen_by(game, view, words, names)
    kind, _, name = thing.partition(":")
    known = kinds(game).get(kind)
    if known is None or name not in known.found(seen):
        raise BadText("explain-no-such-thing", {"thing": thing})
    key = f"{game.code}-thing-{kind}"
    facts = {"name": name, **known.facts(seen, name)}
    return Explanation(
        thing,
        seen.words.say(key, **facts),
        known.about(seen, name),
        minus(seen.words.say(f"{key}.example", **facts)),
        known.rules(seen, name),
    )


def looked_for(game: Game, view: Facts, words: Words, names: Sequence[str], typed: str) -> list[Explanation]:
    """The things whose names hold every word typed; all of them if nothing is."""
    every = [explained(game, view, words, names, thing) for thing in things(game, view, words, names)]
    wanted = words_of(typed)
    found = [row for row in every if all(begins(word, words_of(row.name)) for word in wanted)]
    exact = [row for row in found if len(words_of(row.name)) == len(wanted)]
    return exact or found


def words_of(text: str) -> list[str]:
    """The words of a name, whatever the accents, capitals and signs."""
    return "".join(letter if letter.isalnum() else " " for letter in plain(text)).split()


def begins(word: str, words: list[str]) -> bool:
    """Is this the beginning of one of the words?"""
    return any(other.startswith(word) for other in words)
