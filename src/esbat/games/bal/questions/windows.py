"""The windows in which seats may play out of turn: only holders are asked, all at once, in secret.

Answers lie hidden until the last one is in; then the first seat clockwise that plays a card has its way,
the others keep theirs, and the window opens anew until nobody plays. Nobody else can tell whether a
window was open: `quiet` remembers the last one that left no trace, for views and imagined tables.
"""

from typing import Final

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64, vec
from esbat.engine.state import ASKED, KIND, SEAT_BIT
from esbat.games.bal import rules
from esbat.games.bal import rules_reading as reading
from esbat.games.bal import rules_windows as windows
from esbat.games.bal.events import EVENT_MIRRORED
from esbat.games.bal.moves import VERB_BALL, VERB_MINE, VERB_MIRROR, VERB_PASS
from esbat.games.bal.names import (
    AFTER_WINDOW,
    ASK_AFTER_ATTACK,
    ASK_BEFORE_ATTACK,
    ASK_BEFORE_SABBAT,
    ASK_MIRROR,
    ASK_START,
    ATTACK_WINDOW,
    BALL_ANY_TIME,
    BEFORE_WINDOW,
    CARD_A_MOI,
    CARD_BOULE,
    CARD_MIROIR,
    NO_CARD,
    NO_WINDOW,
    NOBODY,
    SABBAT_WINDOW,
    SECOND_WAVE,
    STEP_ATTACK_OPEN,
    STEP_ATTACK_STRIKE,
    STEP_BALL,
    STEP_MINE,
    STEP_MIRRORED,
    STEP_ROUND_OVER,
    STEP_SABBAT,
    STEP_TURN_CHECK,
    STEP_TURN_DONE,
    STEP_TURN_LUTIN,
    STEP_TURN_OVER,
    STEP_TURN_START,
    TURN_WINDOW,
    WINDOW_FIELDS,
    WINDOW_SECOND_WAVE,
)
from esbat.games.bal.questions.base import Question
from esbat.games.bal.refusals import missing
from esbat.games.bal.state import Board, next_seat
from esbat.parts.listing import add_each


class Window(Question):
    """BAL-099, BAL-R39, BAL-R97. Pass, or play a card out of turn: a Boule, where nothing else is said.

    To all others it looks like what comes after it, whoever is asked, and even if nobody is.
    """

    __slots__ = ("after", "again", "kind", "noticed", "rule")

    def __init__(
        self, name: str, shown: str, kind: i64, window: i64, again: i64, after: i64, rule: str
    ) -> None:
        super().__init__(name, WINDOW_FIELDS, Shown(shown, seats=True))
        self.kind = kind
        self.window = window
        # BAL-R28, BAL-R39, BAL-R84. The step that follows a card played here: the window is opened once more.
        self.again = again
        # The step that waits below it, until it has passed.
        self.after = after
        # The rule that says when it is.
        self.rule = rule
        # Does everybody see that play has not gone on yet?
        self.noticed: bool = False

    # ---- who is asked

    def could_be_asked(self, board: Board, seat: i64) -> bool:
        """May this seat be asked here, as far as everybody can see?"""
        return board.balls and board.is_alive(seat)

    def has_a_card(self, board: Board, seat: i64) -> bool:
        """BAL-R31, BAL-R39. Does a seat that could be asked hold a card to play here?"""
        return board.holds(seat, CARD_BOULE)

    def last_asked(self, board: Board) -> i64:
        """BAL-R97. The seat whose own question comes next is asked after the others.

        Otherwise a pass that is not followed by that question at once would tell it that others are asked.
        """
        return NOBODY

    def first_served(self, board: Board) -> i64:
        """BAL-R28, BAL-R78. The seat from which on, clockwise, the first that plays has its way."""
        return board.turn

    def expected(self, board: Board) -> i64:
        """BAL-R97. Whom all others believe to be asked: those who will be once it has passed."""
        return 0

    def awaited(self, board: Board, seat: i64, at: i64) -> i64:
        """BAL-R97. Whoever is asked does not know who else is."""
        if seat >= 0 and board.asked() & SEAT_BIT[seat]:
            return SEAT_BIT[seat]
        return self.expected(board)

    # ---- opening

    def open(self, board: Board) -> None:
        """BAL-080, BAL-101, BAL-R32, BAL-R84. All holders of a usable card are asked at once."""
        asked: i64 = 0
        anybody = False
        last = self.last_asked(board)
        for seat in range(board.seats):
            if self.could_be_asked(board, seat):
                anybody = True
                if seat != last and self.has_a_card(board, seat):
                    asked |= SEAT_BIT[seat]
        board.quiet = self.window if anybody and not self.noticed else NO_WINDOW
        board.quiet_depth = board.depth
        if asked or (board.patient and anybody):
            board.push(self.kind, asked)
        else:
            self.ask_last(board)

    def ask_last(self, board: Board) -> None:
        """BAL-R97. All others have passed."""
        last = self.last_asked(board)
        if last >= 0 and self.could_be_asked(board, last) and self.has_a_card(board, last):
            board.push(self.kind, SEAT_BIT[last], SECOND_WAVE)

    def open_between_goes(self, board: Board) -> None:
        """BAL-101, BAL-R39. At some tables the Boule may be laid at any moment outside an attack.

        So also before the active witch does something, if anything has happened since the turn began, and
        once her go is over, before hands are checked.
        """
        if board.options & BALL_ANY_TIME and (self.noticed or board.quiet == NO_WINDOW):
            self.open(board)

    # ---- what may be chosen, what an answer does, why not

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        offered.add(VERB_PASS)
        if board.holds(seat, CARD_BOULE):
            offered.add(VERB_BALL)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """BAL-R28, BAL-R78. A hidden answer; with the last one the window is settled."""
        if move != VERB_PASS:
            board.answers[seat] = move + 1
        board.set_top(ASKED, board.top(ASKED) & ~SEAT_BIT[seat])
        if board.top(ASKED) == 0:
            first_wave = board.top(WINDOW_SECOND_WAVE) == 0
            board.pop()
            self.settle(board, first_wave)

    def all_pass(self, board: Board) -> None:
        """BAL-R97. Nobody is asked, or all who are asked let the window pass: its last seat comes next."""
        rules.clear_answers(board)
        board.pop()
        self.settle(board, True)

    def settle(self, board: Board, first_wave: bool) -> None:
        """BAL-R28, BAL-R64, BAL-R78, BAL-R84, BAL-R97.

        The first seat clockwise that plays has its way; others keep their cards. Its card is laid and read;
        then the window opens again.
        """
        seat = self.first_served(board)
        for turn in range(board.seats):
            if board.answers[seat]:
                move = board.answers[seat] - 1
                rules.clear_answers(board)
                windows.end_quiet(board)
                board.set_top(KIND, self.again)
                self.play(board, seat, move)
                reading.read_aloud(board)
                return
            seat = next_seat(board, seat)
        if first_wave:
            self.ask_last(board)

    def play(self, board: Board, seat: i64, move: i64) -> None:
        """BAL-099, BAL-R64. A Boule is laid."""
        rules.lay_aside(board, seat, CARD_BOULE)
        board.push(STEP_BALL, 0, seat)
        rules.say_cards(board, seat, CARD_BOULE, NO_CARD, NO_CARD)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """BAL-080, BAL-099, BAL-101, BAL-R84. A Boule, or nothing."""
        verb = verb_of(move)
        if verb == VERB_BALL:
            return missing(CARD_BOULE, "BAL-099")
        if verb == VERB_MINE:
            return Refusal("BAL-080", "bal-too-late-to-steal", {})
        return Refusal(self.rule, "bal-window-or-pass", {})


class Start(Window):
    """BAL-079, BAL-080, BAL-099. As a turn starts: À moi, or a Boule."""

    def __init__(self) -> None:
        super().__init__("start", "turn", ASK_START, TURN_WINDOW, STEP_TURN_START, STEP_TURN_CHECK, "BAL-080")

    def could_be_asked(self, board: Board, seat: i64) -> bool:
        return board.is_alive(seat) and (board.balls or windows.may_steal(board, seat))

    def has_a_card(self, board: Board, seat: i64) -> bool:
        """BAL-R31, BAL-R39. À moi needs a turn that can be stolen."""
        return board.holds(seat, CARD_BOULE) or (
            board.holds(seat, CARD_A_MOI) and windows.may_steal(board, seat)
        )

    def last_asked(self, board: Board) -> i64:
        return board.active

    def expected(self, board: Board) -> i64:
        return SEAT_BIT[board.active]

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        offered.add(VERB_PASS)
        if board.holds(seat, CARD_A_MOI) and windows.may_steal(board, seat):
            offered.add(VERB_MINE)
        if board.holds(seat, CARD_BOULE):
            offered.add(VERB_BALL)

    def play(self, board: Board, seat: i64, move: i64) -> None:
        """BAL-079, BAL-099, BAL-R64. À moi or a Boule is laid."""
        if verb_of(move) == VERB_MINE:
            rules.lay_aside(board, seat, CARD_A_MOI)
            board.push(STEP_MINE, 0, seat)
            rules.say_cards(board, seat, CARD_A_MOI, NO_CARD, NO_CARD)
        else:
            super().play(board, seat, move)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """BAL-079, BAL-080, BAL-082. Not stolen already, nor one's own turn, nor without the card."""
        if verb_of(move) != VERB_MINE:
            return super().refuse(board, seat, move)
        if board.stolen:
            return Refusal("BAL-082", "bal-stolen-already", {})
        if seat == board.turn:
            return Refusal("BAL-079", "bal-your-own-turn", {})
        return missing(CARD_A_MOI, "BAL-079")


class Mirror(Window):
    """BAL-083, BAL-R32. Before any defence is shown: Miroir, at a witch it may strike."""

    def __init__(self) -> None:
        super().__init__(
            "mirror", "defence", ASK_MIRROR, ATTACK_WINDOW, STEP_ATTACK_OPEN, STEP_ATTACK_STRIKE, "BAL-083"
        )

    def could_be_asked(self, board: Board, seat: i64) -> bool:
        return board.is_alive(seat) and windows.mirror_targets(board, seat) != 0

    def has_a_card(self, board: Board, seat: i64) -> bool:
        return board.holds(seat, CARD_MIROIR)

    def last_asked(self, board: Board) -> i64:
        return board.target

    def first_served(self, board: Board) -> i64:
        return board.attacker

    def expected(self, board: Board) -> i64:
        return SEAT_BIT[board.target]

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        offered.add(VERB_PASS)
        if board.holds(seat, CARD_MIROIR):
            add_each(offered, VERB_MIRROR, windows.mirror_targets(board, seat))

    def play(self, board: Board, seat: i64, move: i64) -> None:
        """BAL-083, BAL-R64. A Miroir is laid, at somebody."""
        rules.lay(board, seat, CARD_MIROIR)
        board.note(EVENT_MIRRORED, seat, argument_of(move))
        board.push(STEP_MIRRORED, 0, seat, argument_of(move))
        rules.say_cards(board, seat, CARD_MIROIR, NO_CARD, NO_CARD)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """BAL-083, BAL-124. Without the card, or at the wrong witch."""
        if verb_of(move) != VERB_MIRROR:
            return Refusal("BAL-083", "bal-mirror-or-pass", {})
        if board.holds(seat, CARD_MIROIR):
            return Refusal("BAL-083", "bal-no-mirror-there", {})
        return missing(CARD_MIROIR, "BAL-083")


class BeforeSabbat(Window):
    """BAL-101, BAL-R84. Before a Sabbat: a Boule."""

    def __init__(self) -> None:
        super().__init__(
            "before_sabbat",
            "sabbat",
            ASK_BEFORE_SABBAT,
            SABBAT_WINDOW,
            STEP_ROUND_OVER,
            STEP_SABBAT,
            "BAL-R84",
        )
        self.noticed = True

    def first_served(self, board: Board) -> i64:
        return board.first


class BeforeAttack(Window):
    """BAL-101, BAL-R39. Before the active witch does something, if a Boule may be laid at any moment."""

    def __init__(self) -> None:
        # Hands have changed once a Boule has been played: they are checked again.
        super().__init__(
            "before_attack",
            "turn",
            ASK_BEFORE_ATTACK,
            BEFORE_WINDOW,
            STEP_TURN_CHECK,
            STEP_TURN_LUTIN,
            "BAL-101",
        )

    def last_asked(self, board: Board) -> i64:
        return board.active

    def expected(self, board: Board) -> i64:
        return SEAT_BIT[board.active]


class AfterAttack(Window):
    """BAL-101, BAL-R39. Once her go is over, likewise."""

    def __init__(self) -> None:
        super().__init__(
            "after_attack", "after", ASK_AFTER_ATTACK, AFTER_WINDOW, STEP_TURN_DONE, STEP_TURN_OVER, "BAL-101"
        )
        self.noticed = True


START: Final = Start()
MIRROR: Final = Mirror()
BEFORE_SABBAT: Final = BeforeSabbat()
BEFORE_ATTACK: Final = BeforeAttack()
AFTER_ATTACK: Final = AfterAttack()
WINDOWS: Final = vec[Window](
    [Window("", "", 0, NO_WINDOW, 0, 0, ""), START, MIRROR, BEFORE_SABBAT, BEFORE_ATTACK, AFTER_ATTACK]
)
"""In the order of their numbers; there is no window 0."""
