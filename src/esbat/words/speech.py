"""What a person reads about a play: errors, refusals, events, moves, questions, outcomes."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from esbat.engine.errors import EsbatError, Refusal, Refused
from esbat.engine.event import Event
from esbat.engine.game import Game
from esbat.engine.holds import SEAT
from esbat.engine.outcome import Outcome
from esbat.engine.state import State
from esbat.rulebook import Said, book
from esbat.words.catalogue import Catalogue, catalogue, tidy
from esbat.words.facts import HIDDEN, event_facts, move_facts, outcome_facts, question_facts
from esbat.words.language import FOLDER, LANGUAGE_NAMES, LANGUAGES

LONGEST_QUOTE = 200
"""Letters of what somebody gave us that a sentence repeats."""
TIRESOME_NUMBER = 10**15
"""From here on a number is no count of anything."""
BELOW_NOTHING = re.compile(r"(?<![\w-])-(?=\d)")
LEARN = ("aim", "turn", "end", "win")
"""The parts of the page that says how a game is played."""


class Words:
    """One language's voice."""

    def __init__(self, language: str, names: dict[str, str] | None = None) -> None:
        self.language = language
        self.catalogue = (
            catalogue(language) if names is None else Catalogue(language, FOLDER / language, names)
        )

    def about(self, game: Game) -> "Words":
        """The voice for this game: where a pack brings names of its own, one that knows them."""
        if game.pack is None or self.catalogue.names:
            return self
        names = tuple(game.printed_names(self.language).items())
        return words_for_pack(self.language, game.pack.digest, names)

    def has(self, key: str) -> bool:
        """Is there such a message, or such an attribute of one (`key.attribute`)?"""
        return self.catalogue.has(key)

    def say(self, key: str, **facts: object) -> str:
        """Any message, or an attribute of one (`key.attribute`). An unknown key is a KeyError."""
        return tidy(self.catalogue.say(key, facts))

    def quoting(self, key: str, **facts: object) -> str:
        """The same about something a person gave us, however long it is."""
        return self.say(key, **{name: quoted(fact) for name, fact in facts.items()})

    # ---- mistakes

    def error(self, error: EsbatError, game: Game | None = None) -> str:
        """One sentence; a refusal names its rule, and its things as the game at hand calls them."""
        if isinstance(error, Refused):
            voice = self if game is None else self.about(game)
            return voice.refused(error.refusal)
        facts = {name: quoted(fact) for name, fact in error.facts.items()}
        why = facts.get("why")
        if isinstance(why, EsbatError):
            played = facts.get("played", game)
            facts["why"] = self.error(why, played if isinstance(played, Game) else None)
        elif isinstance(why, str):
            facts["why"] = self.say(f"record-{why}")
        return self.say(error.key, **facts)

    def refusal(self, game: Game, refusal: Refusal) -> str:
        """The rule's id and why it forbids the move."""
        return self.about(game).refused(refusal)

    def refused(self, refusal: Refusal) -> str:
        return self.say("refused", rule=refusal.rule, why=self.say(refusal.key, **refusal.facts))

    # ---- a play

    def event(self, game: Game, event: Event, eyes: int, names: Sequence[str]) -> str | None:
        """What has happened, told to this viewer, or None if they may know nothing of it."""
        voice = self.about(game)
        facts = event_facts(game, event, eyes, names)
        if facts is None:
            return None
        key = f"{game.code}-event-{game.events[event.kind].name}"
        if HIDDEN in facts.values() and voice.has(f"{key}.hidden"):
            return minus(voice.say(f"{key}.hidden", **facts))
        if "name" in facts and event.a == eyes and voice.has(f"{key}.you"):
            return minus(voice.say(f"{key}.you", **facts))
        # Whom it befalls is spoken to, too: nobody reads of themselves by name.
        fields = game.events[event.kind].fields
        suffered = len(fields) > 1 and fields[1].holds == SEAT and event.b == eyes
        return minus(voice.say(f"{key}.at_you" if suffered and voice.has(f"{key}.at_you") else key, **facts))

    def brief(self, game: Game, event: Event, eyes: int, names: Sequence[str]) -> str | None:
        """The same without saying who, to be strung together after a name; None if it stands alone."""
        voice = self.about(game)
        facts = event_facts(game, event, eyes, names)
        key = f"{game.code}-event-{game.events[event.kind].name}.brief"
        if facts is None or HIDDEN in facts.values() or not voice.has(key):
            return None
        return minus(voice.say(key, **facts))

    def move(self, game: Game, move: int, names: Sequence[str] = ()) -> str:
        """What a menu calls a move."""
        verb, facts = move_facts(game, move, names)
        return self.about(game).say(f"{game.code}-move-{verb}", **facts)

    def question(
        self,
        game: Game,
        state: State,
        eyes: int,
        names: Sequence[str],
        seen: Mapping[str, object] | None = None,
    ) -> str:
        """What the viewer is asked, or whom we wait for, or that the play is over.

        Whoever has made the viewer's view already may hand over its data as `seen`.
        """
        question = state.question_for(eyes)
        if question is None:
            return self.say("play-over")
        if not question.name:
            waited = [names[seat] for seat in question.seats]
            return self.say("question-hidden", count=len(waited), names=self.listed(waited))
        side = "you" if eyes in state.acting() else "other"
        key = f"{game.code}-question-{question.name}.{side}"
        facts = question_facts(state, eyes, names, seen, self.catalogue.mentions(key))
        return self.about(game).say(key, **facts)

    def outcome(self, game: Game, state: State, names: Sequence[str]) -> list[str]:
        """Why the play ended, who won, then a line for each seat, best first."""
        outcome = state.outcome()
        if outcome is None:
            return []
        reason = self.say(f"{game.code}-reason-{outcome.reason}", seats=len(names))
        lines = [self.say("outcome-reason", reason=reason, rule=outcome.rule)]
        winners = [names[seat] for seat in outcome.winners()]
        key = "outcome-together" if outcome.together else "outcome-winners"
        lines.append(self.say(key, count=len(winners), seats=len(names), names=self.listed(winners)))
        if grade := self.grade(game, outcome):
            lines.append(grade)
        # Those who have lost whatever the others did come last.
        order = sorted(range(len(names)), key=lambda seat: (outcome.ranks[seat] == 0, outcome.ranks[seat]))
        key = f"{game.code}-outcome-seat"
        for seat in order:
            facts = outcome_facts(state, seat, names)
            lines.append(minus(self.say(key if self.has(key) else "outcome-seat", **facts)))
        return lines

    def grade(self, game: Game, outcome: Outcome) -> str:
        """How well a play without opponents went, with the numbers it depends on; nothing elsewhere."""
        said = []
        if outcome.grade and self.has(f"{game.code}-grade"):
            said.append(self.say(f"{game.code}-grade", grade=outcome.grade))
        if outcome.numbers and self.has(f"{game.code}-grade-numbers"):
            said.append(self.say(f"{game.code}-grade-numbers", **outcome.numbers))
        return " ".join(said)

    def score(self, game: Game, state: State, seat: int, names: Sequence[str]) -> str:
        """How a seat's score adds up, without its name; nothing where the game does not say."""
        parts = [f"{game.code}-outcome-{part}" for part in ("sum", "level")]
        facts = outcome_facts(state, seat, names)
        return "".join(self.say(part, **facts) for part in parts if self.has(part))

    def listed(self, things: Sequence[str]) -> str:
        """A, B and C."""
        if len(things) < 2:
            return "".join(things)
        return self.say("list-and", first=", ".join(things[:-1]), last=things[-1])

    def card(self, game: Game, code: str) -> str:
        """A card's code in words."""
        return self.about(game).catalogue.card(game.code, code)

    # ---- the shelf

    def title(self, code: str) -> str:
        return self.say(f"game-{code}.title")

    def tagline(self, code: str) -> str:
        return self.say(f"game-{code}.tagline")

    def learn(self, code: str) -> list[tuple[str, str, str]]:
        """How a game is played, in one screen: the parts' names, their headings and their texts."""
        return [(part, self.say(f"learn-{part}"), self.say(f"learn-{code}.{part}")) for part in LEARN]

    def told(self, said: Said) -> str:
        """What a rulebook says, in this language; where it does not, in another, and in which."""
        text = said[self.language]
        if self.language in said:
            return text
        return self.say("told-in-another", text=text, language=LANGUAGE_NAMES.get(said.spoken(), ""))

    def option(self, game: Game, name: str) -> tuple[str, str]:
        """A table option's title, and what it changes."""
        row = book(game.code).option(name)
        if row is None:
            return (name, "")
        return (row.title[self.language], self.told(row.text))

    def option_value(self, game: Game, name: str, value: str) -> str:
        own = f"{game.code}-option-{name}"
        known = int(value) if value.isascii() and value.isdigit() else value  # Fluent selects by kind
        return self.say(own if self.has(own) else "option-value", value=known)


@cache
def words_for(language: str) -> Words:
    """The words of a language, made once."""
    if language not in LANGUAGES:
        raise KeyError(f"no words in {language}")
    return Words(language)


@lru_cache(maxsize=16)
def words_for_pack(language: str, digest: str, names: tuple[tuple[str, str], ...]) -> Words:
    """The words of a language with a pack's names, kept for as long as packs are few."""
    return Words(language, dict(names))


def minus(text: str) -> str:
    """Numbers below nothing with a true minus, which a hyphen is not."""
    return BELOW_NOTHING.sub("−", text)


def quoted(fact: object) -> object:
    """A fact for a sentence about a mistake: a text that somebody sent is cut where it gets tiresome.

    So is a number that no language would group and round.
    """
    if isinstance(fact, int) and abs(fact) >= TIRESOME_NUMBER:
        return (
            str(fact) if abs(fact) < 10 ** (LONGEST_QUOTE - 1) else "…"
        )  # Python does not write the longest
    if isinstance(fact, str) and len(fact) > LONGEST_QUOTE:
        return fact[: LONGEST_QUOTE - 1] + "…"
    return fact
