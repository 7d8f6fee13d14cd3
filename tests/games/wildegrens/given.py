"""Situations of Sorcellerie !, laid out card by card, and the moves and answers of one player."""

from typing import Self

from esbat.engine.chance import Chance, Scripted, seeded
from esbat.games.wildegrens import rules
from esbat.games.wildegrens.game import WILDEGRENS, WildegrensGame
from esbat.games.wildegrens.names import (
    EMPTY,
    STAGE_BEGINNING,
    STAGE_LAST_PLAYS,
    STAGE_POWER_COUNT,
    STAGE_RECOVERING,
    STEP_TURN,
    UNTURNED,
)
from esbat.games.wildegrens.questions import advance
from esbat.games.wildegrens.rules_jury import total
from esbat.games.wildegrens.rules_piles import challenges_left
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import CURSE, FIRST_CHALLENGE, FIRST_JUROR, FIRST_MISSION, STANDARD, Box
from esbat.games.wildegrens.tables_cards import ChallengeFact, MissionFact, WitchFact
from esbat.parts.bits import WIDE_BIT, wide_listed
from esbat.testing.scenario import Scenario

ME = 0


def card(code: str) -> int:
    return STANDARD.card_codes.index(code)


def challenge(code: str) -> int:
    return card(code) - int(FIRST_CHALLENGE)


def mission(code: str) -> int:
    return card(code) - int(FIRST_MISSION)


def witch_set(codes: str) -> int:
    return sum(2 ** card(code) for code in codes.split() if code != "curse")


def box_with(
    witches: dict[str, str] | None = None,
    missions: dict[str, str] | None = None,
    challenges: dict[str, str] | None = None,
) -> Box:
    """Our box with other effects on some cards, each as `code.field`: `gwen.hidden_action`,
    `fox.familiar`.
    """
    altered: list[list[WitchFact | MissionFact | ChallengeFact]] = []
    for facts, changes in (
        (STANDARD.witches, witches),
        (STANDARD.missions, missions),
        (STANDARD.challenges, challenges),
    ):
        rows: list[WitchFact | MissionFact | ChallengeFact] = []
        for fact in facts:
            # Compiled classes have no `__slots__`; what is no field of theirs is a method or hidden.
            found = {name: getattr(fact, name) for name in dir(fact) if not name.startswith("_")}
            row = {name: value for name, value in found.items() if not callable(value)}
            for key, text in (changes or {}).items():
                code, field = key.split(".")
                if code == fact.code:
                    row[field] = text
            rows.append(type(fact)(**row))
        altered.append(rows)
    return Box(
        altered[0],  # type: ignore[arg-type]
        STANDARD.jurors,
        altered[1],  # type: ignore[arg-type]
        altered[2],  # type: ignore[arg-type]
        STANDARD.convictions,
        STANDARD.villagers,
    )


class Given(Scenario):
    """A play in the middle: three Missions without Challenges, an empty hand, phase 1 about to begin.

    The Jurors are Linn, Ansel and Greta; the starter coven is in the deck with three Curses.
    """

    def __init__(self, title: WildegrensGame, board: Board) -> None:
        super().__init__(title, board, ["agnes"])
        self.board = board
        self.answers: list[int] = []
        self.started = False

    # ---- laying out

    def jury(self, codes: str) -> Self:
        board = self.board
        board.challenges = board.box.common
        for place, code in enumerate(codes.split()):
            juror = card(code) - int(FIRST_JUROR)
            board.jury[place] = juror
            board.challenges |= board.box.juror_challenges[juror]
        return self

    def row(self, codes: str) -> Self:
        """The Missions of the row; the rest of the jury's wait in the deck."""
        board = self.board
        board.missions = 0
        for juror in board.jury:
            board.missions |= 7 * WIDE_BIT[juror * 3]
        for place, code in enumerate(codes.split()):
            board.places[place] = EMPTY if code == "-" else mission(code)
            if code != "-":
                board.missions &= ~WIDE_BIT[mission(code)]
        return self

    def at(self, place: int, codes: str) -> Self:
        """Challenges at a place: a star after the code for a face-down one, a question mark for one
        unturned.
        """
        board = self.board
        for number, code in enumerate(codes.split()):
            spot = place * 8 + number
            board.filled |= WIDE_BIT[spot]
            if code == "?":
                board.spots[spot] = UNTURNED
                board.unturned += 1
                continue
            which = challenge(code.rstrip("*"))
            board.spots[spot] = which
            board.challenges &= ~WIDE_BIT[which]
            if code.endswith("*"):
                board.lots[spot] = 1
                board.lots_made = 1
            else:
                board.up |= WIDE_BIT[spot]
        return self

    def hand(self, codes: str) -> Self:
        board = self.board
        board.coven &= ~witch_set(codes)
        board.recruits &= ~witch_set(codes)
        board.hand |= witch_set(codes)
        board.hand_curses = codes.split().count("curse")
        board.coven_curses -= board.hand_curses
        return self

    def in_play(self, hidden: str = "", revealed: str = "") -> Self:
        board = self.board
        board.coven &= ~witch_set(f"{hidden} {revealed}")
        board.recruits &= ~witch_set(f"{hidden} {revealed}")
        board.hidden |= witch_set(hidden)
        board.revealed |= witch_set(revealed)
        return self

    def prison(self, codes: str) -> Self:
        self.board.coven &= ~witch_set(codes)
        self.board.recruits &= ~witch_set(codes)
        self.board.prison |= witch_set(codes)
        return self

    def discard(self, codes: str) -> Self:
        board = self.board
        board.coven &= ~witch_set(codes)
        board.discard |= witch_set(codes)
        board.discard_curses = codes.split().count("curse")
        board.coven_curses -= board.discard_curses
        return self

    def deck(self, codes: str) -> Self:
        """Only these cards are left in the Coven deck, the first one on top."""
        board = self.board
        board.coven = board.coven_curses = board.coven_top_count = 0
        return self.on_top(codes)

    def on_top(self, codes: str) -> Self:
        """These lie on top of the Coven deck, the first one uppermost."""
        board = self.board
        board.coven &= ~witch_set(codes)
        for code in reversed(codes.split()):
            board.coven_top[board.coven_top_count] = card(code)
            board.coven_top_count += 1
            if code == "curse" and board.coven_curses:
                board.coven_curses -= 1
        return self

    def challenge_top(self, codes: str) -> Self:
        board = self.board
        for code in reversed(codes.split()):
            board.challenges &= ~WIDE_BIT[challenge(code)]
            board.challenge_top[board.challenge_top_count] = challenge(code)
            board.challenge_top_count += 1
        return self

    def challenge_deck(self, codes: str, discarded: str = "") -> Self:
        """Only these Challenges are left in the deck, the first on top; those lie in the discard pile."""
        self.board.challenges = self.board.challenge_discard = 0
        for code in discarded.split():
            self.board.challenge_discard |= WIDE_BIT[challenge(code)]
        return self.challenge_top(codes)

    def recruits(self, codes: str) -> Self:
        """Only these Recruits are left, the first on top."""
        board = self.board
        board.recruits = 0
        board.recruit_top_count = 0
        for code in reversed(codes.split()):
            board.coven &= ~witch_set(code)
            board.recruit_top[board.recruit_top_count] = card(code)
            board.recruit_top_count += 1
        return self

    def familiars(self, codes: str, fresh: bool = False) -> Self:
        board = self.board
        for code in codes.split():
            board.challenges &= ~WIDE_BIT[challenge(code)]
            board.familiars |= WIDE_BIT[challenge(code)]
            if fresh:
                board.fresh |= WIDE_BIT[challenge(code)]
        return self

    def persuasion(self, *markers: int) -> Self:
        for place, marker in enumerate(markers):
            self.board.persuasion[place] = marker
        return self

    def papers(self, place: int, *values: int, up: bool = True) -> Self:
        """The Conviction cards of a Juror; 0 for none."""
        board = self.board
        for number in range(2):
            paper = place * 2 + number
            value = values[number] if number < len(values) else 0
            board.unturned_papers -= 1
            board.papers[paper] = value or EMPTY
            if value:
                board.convictions[value] -= 1
            if value and up:
                board.papers_up |= WIDE_BIT[paper]
            elif value:
                board.paper_lots[paper] = 1
                board.lots_made = 1
        return self

    def souls(self, *values: int) -> Self:
        for value in values:
            self.board.villagers[value] -= 1
            self.board.souls[value] += 1
            self.board.souls_total += value
        return self

    def curse_pile(self, many: int) -> Self:
        """So many Curses are left in the pile; the others lie in the discard pile."""
        self.board.discard_curses += self.board.curse_pile - many
        self.board.curse_pile = many
        return self

    def failed(self, place: int) -> Self:
        self.board.failed |= WIDE_BIT[place]
        self.board.failures += 1
        return self

    def no_missions_left(self) -> Self:
        self.board.missions = 0
        return self

    def stage(self, stage: int, chosen: str = "") -> Self:
        board = self.board
        if chosen:
            board.chosen = list(board.places).index(mission(chosen))
            board.up |= rules.SPOTS_OF[board.chosen] & board.filled
            for spot in range(board.chosen * 8, board.chosen * 8 + 8):
                board.lots[spot] = 0
        board.depth = 0
        board.push(STEP_TURN, 0, stage)
        return self

    def phase3(self, chosen: str) -> Self:
        """The Mission is chosen and its Challenges lie face up; Witches are left to play."""
        return self.stage(int(STAGE_LAST_PLAYS), chosen)

    def phase4(self, chosen: str) -> Self:
        return self.stage(int(STAGE_POWER_COUNT), chosen)

    def phase6(self, chosen: str, succeeded: bool = True) -> Self:
        """The Mission is done with: recovery."""
        self.stage(int(STAGE_RECOVERING), chosen)
        self.board.succeeded = succeeded
        if succeeded:
            self.board.places[self.board.chosen] = EMPTY
        return self

    # ---- luck and start

    def luck_is(self, *answers: int) -> Self:
        """The answers luck gives next; the first of everything after that."""
        self.answers = list(answers)
        return self

    def luck(self) -> Chance:
        return Scripted(self.answers + [0] * 300)

    def lucky(self, picks: int) -> None:
        del self.answers[:picks]

    def start(self) -> Self:
        """The play goes on to its first question."""
        if not self.started:
            self.started = True
            self.board.chance = self.luck()
            advance(self.board)
            self.lucky(self.board.chance.picks)
        return self

    def does(self, seat: int, *texts: str) -> Self:
        self.start()
        super().does(seat, *texts)
        return self

    def moves(self, *texts: str) -> Self:
        """The player makes these moves."""
        return self.does(ME, *texts)

    def offers(self, seat: int = ME) -> list[str]:
        self.start()
        return super().offers(seat)

    def asks(self) -> str:
        self.start()
        return super().asks()

    def refused(self, text: str) -> str:
        """The rule that forbids it."""
        self.start()
        return self.refuses(ME, text).rule

    # ---- reading

    def hand_of(self) -> str:
        cards = [STANDARD.card_codes[witch] for witch in wide_listed(self.board.hand)]
        return " ".join(cards + ["curse"] * int(self.board.hand_curses))

    def zone(self, members: int) -> set[str]:
        return {STANDARD.card_codes[witch] for witch in wide_listed(members)}

    def in_discard(self) -> str:
        cards = [STANDARD.card_codes[witch] for witch in wide_listed(self.board.discard)]
        return " ".join(cards + ["curse"] * int(self.board.discard_curses))

    def deck_size(self) -> int:
        board = self.board
        return int(board.coven_top_count + len(wide_listed(board.coven)) + board.coven_curses)

    def top_of_deck(self) -> list[str]:
        board = self.board
        return [STANDARD.card_codes[board.coven_top[at]] for at in range(board.coven_top_count - 1, -1, -1)]

    def challenge_tops(self) -> list[str]:
        board = self.board
        found = [int(board.challenge_top[at]) for at in range(board.challenge_top_count - 1, -1, -1)]
        return [STANDARD.challenges[number].code for number in found]

    def recruits_left(self) -> int:
        return len(wide_listed(self.board.recruits)) + int(self.board.recruit_top_count)

    def challenges_at(self, place: int) -> str:
        """Codes in order of their spots; a star for a face-down one, a question mark for one unturned."""
        found = []
        for spot in range(place * 8, place * 8 + 8):
            number = int(self.board.spots[spot])
            if number == UNTURNED:
                found.append("?")
            elif number != EMPTY:
                star = "" if self.board.up & WIDE_BIT[spot] else "*"
                found.append(STANDARD.challenges[number].code + star)
        return " ".join(found)

    def challenge_discard(self) -> set[str]:
        return {STANDARD.challenges[number].code for number in wide_listed(self.board.challenge_discard)}

    def challenge_deck_size(self) -> int:
        return int(challenges_left(self.board))

    def familiars_in_play(self) -> set[str]:
        return {STANDARD.challenges[number].code for number in wide_listed(self.board.familiars)}

    def markers(self) -> list[int]:
        return [int(marker) for marker in self.board.persuasion]

    def missions_shown(self) -> list[str]:
        """The row: a star after a failed one, a dash for an empty place."""
        found = []
        for place, number in enumerate(self.board.places):
            star = "*" if self.board.failed & WIDE_BIT[place] else ""
            found.append("-" if number == EMPTY else STANDARD.missions[number].code + star)
        return found

    def power(self) -> int:
        return int(rules.available(self.board))

    def cost(self, spot: str) -> int:
        at = "abc".index(spot[0]) * 8 + int(spot[1]) - 1
        return int(rules.challenge_difficulty(self.board, at))

    def needs(self) -> int:
        return int(rules.mission_difficulty(self.board))

    def conviction_deck(self) -> int:
        return int(total(self.board.convictions) - self.board.unturned_papers)

    def curses_everywhere(self) -> int:
        board = self.board
        on_top = self.top_of_deck().count("curse")
        return int(board.coven_curses + board.hand_curses + board.discard_curses + board.curse_pile + on_top)

    def ending(self) -> str:
        outcome = self.board.outcome()
        return "" if outcome is None else outcome.reason

    def grade(self) -> str:
        outcome = self.board.outcome()
        assert outcome is not None
        return outcome.grade

    def view(self) -> dict[str, object]:
        self.start()
        return self.board.view(ME).data()


def fresh(seed: int = 1, **options: str) -> Given:
    """A table as it is set up."""
    state = WILDEGRENS.new(1, options, seeded(seed))
    assert isinstance(state, Board)
    play = Given(WILDEGRENS, state)
    play.started = True
    return play


def given(box: Box | None = None, **options: str) -> Given:
    """An empty table in phase 1; the starter coven in the deck."""
    title = WILDEGRENS if box is None else WILDEGRENS.with_box(box)
    options.setdefault("coven", "starter")
    state = title.new(1, options, seeded(1))
    assert isinstance(state, Board)
    state.coven = state.box.starters
    state.coven_curses = 3
    state.hand = 0
    state.hand_curses = 0
    for spot in range(24):
        state.spots[spot] = EMPTY
    state.filled = 0
    state.unturned = 0
    return Given(title, state).jury("linn ansel greta").row("granary school snow").stage(int(STAGE_BEGINNING))


assert CURSE == 28
