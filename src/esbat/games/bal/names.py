"""The game's words as numbers, and what the table may decide."""

from typing import Final

from esbat.engine.native import i64
from esbat.engine.options import NO_YES, OptionFact

# Kinds of card: the five potions from the commonest to the rarest …
CARD_RED: Final[i64] = 0
CARD_YELLOW: Final[i64] = 1
CARD_GREEN: Final[i64] = 2
CARD_BLUE: Final[i64] = 3
CARD_GREY: Final[i64] = 4
POTIONS: Final[i64] = 5
# … and the spells. Cards of one kind are interchangeable, so a hand is a count for every kind.
CARD_SORTILEGE: Final[i64] = 5
CARD_ABRACADABRA: Final[i64] = 6
CARD_DU_BALAI: Final[i64] = 7
CARD_TRESOR: Final[i64] = 8
CARD_A_MOI: Final[i64] = 9
CARD_MIROIR: Final[i64] = 10
CARD_ENVOUTEMENT: Final[i64] = 11
CARD_FANTOME: Final[i64] = 12
CARD_BAGUETTE: Final[i64] = 13
CARD_REMEDE: Final[i64] = 14
CARD_TOUR_DE_MAGIE: Final[i64] = 15
CARD_ENCHANTEMENT: Final[i64] = 16
CARD_BOULE: Final[i64] = 17
CARD_LUTIN: Final[i64] = 18
CARD_DIABLOTIN: Final[i64] = 19
KINDS: Final[i64] = 20
TOKEN_WHITE: Final[i64] = 5
"""A blank Farce token, beside the five colours."""

MOST_SEATS: Final[i64] = 6

EASY: Final[i64] = 0
MEDIUM: Final[i64] = 1
HARD: Final[i64] = 2

OFF: Final[i64] = 0
TABLE: Final[i64] = 1
TYPED: Final[i64] = 2

# Windows, in which who is asked is a secret (`quiet` remembers the last one).
NO_WINDOW: Final[i64] = 0
TURN_WINDOW: Final[i64] = 1
ATTACK_WINDOW: Final[i64] = 2
SABBAT_WINDOW: Final[i64] = 3
BEFORE_WINDOW: Final[i64] = 4
AFTER_WINDOW: Final[i64] = 5

# Kinds of question …
ASK_START: Final[i64] = 1  # the window at the start of a turn: À moi, Boule
ASK_MIRROR: Final[i64] = 2  # the window of an attack: Miroir
ASK_BEFORE_SABBAT: Final[i64] = 3  # the window before a Sabbat: Boule
ASK_BEFORE_ATTACK: Final[i64] = 4  # windows for the Boule alone, if it may be laid at any moment …
ASK_AFTER_ATTACK: Final[i64] = 5  # … between two goes
ASK_AIM: Final[i64] = 6
ASK_LAY: Final[i64] = 7
ASK_DEFEND: Final[i64] = 8
ASK_TOGETHER: Final[i64] = 9  # all defenders of a Sortilège at once
ASK_FACE: Final[i64] = 10  # the two tokens of a Farce
ASK_DROP: Final[i64] = 11  # spells of a hand without potions
ASK_THROW: Final[i64] = 12  # cards for Tour de magie
ASK_INHERIT: Final[i64] = 13
ASK_LOSE: Final[i64] = 14
ASK_EXCHANGE: Final[i64] = 15
ASK_RECITE: Final[i64] = 16
ASK_CHALLENGE: Final[i64] = 17
ASK_ADMIT: Final[i64] = 18
ASK_VOTE: Final[i64] = 19
ASK_PENALTY: Final[i64] = 20
# … and steps that need no choice.
STEP_TURN_START: Final[i64] = 21
STEP_TURN_CHECK: Final[i64] = 22
STEP_TURN_MOMENT: Final[i64] = 23
STEP_TURN_LUTIN: Final[i64] = 24
STEP_TURN_AIM: Final[i64] = 25
STEP_TURN_DONE: Final[i64] = 26
STEP_TURN_OVER: Final[i64] = 27
STEP_TURN_NEXT: Final[i64] = 28
STEP_ROUND_OVER: Final[i64] = 29
STEP_SABBAT: Final[i64] = 30
STEP_CHECK: Final[i64] = 31
STEP_MINE: Final[i64] = 32
STEP_BALL: Final[i64] = 33
STEP_ENCHANTED: Final[i64] = 34
STEP_ATTACK_READ: Final[i64] = 35
STEP_ATTACK_OPEN: Final[i64] = 36
STEP_ATTACK_STRIKE: Final[i64] = 37
STEP_ATTACK_DOUBLES: Final[i64] = 38
STEP_ATTACK_OVER: Final[i64] = 39
STEP_MIRRORED: Final[i64] = 40
STEP_STRIKE: Final[i64] = 41
STEP_STRIKE_READ: Final[i64] = 42
STEP_STRIKE_WON: Final[i64] = 43
STEP_HEX_WANDS: Final[i64] = 44
STEP_HEX_WAND_READ: Final[i64] = 45
STEP_HEX_ASK: Final[i64] = 46
STEP_HEX_REVEAL: Final[i64] = 47
STEP_HEX_NEXT: Final[i64] = 48
STEP_HEX_READ: Final[i64] = 49
STEP_HEX_LOSSES: Final[i64] = 50
STEP_HEX_PIECES: Final[i64] = 51
STEP_FARCE: Final[i64] = 52
STEP_FARCE_FACE: Final[i64] = 53
STEP_FARCE_READ: Final[i64] = 54
STEP_FARCE_MOVE: Final[i64] = 55
STEP_IMP_LOSSES: Final[i64] = 56
STEP_FARCE_OVER: Final[i64] = 57
STEP_LOSS: Final[i64] = 58
STEP_JUDGED: Final[i64] = 59

# What the numbers of a row are, for each kind that has any; `questions` has their words in the same order.
# One set for all windows (START, MIRROR, BEFORE_SABBAT, BEFORE_ATTACK, AFTER_ATTACK): is it the seat that is
# asked last, once the others have passed?
WINDOW_SECOND_WAVE: Final[i64] = 2
SECOND_WAVE: Final[i64] = 1
LAY_TARGET: Final[i64] = 2
# Has a helping spell been laid in this defence? Who sent the attack? Is it a Sortilège against all?
DEFEND_HELPED: Final[i64] = 2
DEFEND_SENDER: Final[i64] = 3
DEFEND_HEXED: Final[i64] = 4
AFTER_HELP: Final[i64] = 1
AGAINST_A_HEX: Final[i64] = 1
FACE_HELPED: Final[i64] = 2
# How many cards must go.
DROP_COUNT: Final[i64] = 2
INHERIT_COUNT: Final[i64] = 2
RECITE_PLACE: Final[i64] = 2  # of the card being read, among those spoken
CHECK_SEAT: Final[i64] = 2
CHECK_LEFT: Final[i64] = 3  # how many seats are still to be looked at, this one included
# Who has laid the card, and at whom.
MINE_SEAT: Final[i64] = 2
BALL_SEAT: Final[i64] = 2
ENCHANTED_SEAT: Final[i64] = 2
ENCHANTED_VICTIM: Final[i64] = 3
MIRRORED_SEAT: Final[i64] = 2
MIRRORED_TARGET: Final[i64] = 3
ATTACK_DOUBLES_DONE: Final[i64] = 2  # how many doubles have had their turn
# STRIKE and STRIKE_READ are one row that goes from one to the other. As STRIKE_WON it has a winner where its
# author stood, and keeps the rest.
STRIKE_AUTHOR: Final[i64] = 2
STRIKE_SENDER: Final[i64] = 3
STRIKE_DEFENDER: Final[i64] = 4
STRIKE_WHAT: Final[i64] = 5
STRIKE_WON_WINNER: Final[i64] = 2
# What a strike is, as a sum: a mirror's double, a piece of a Sortilège, met with a helping spell so far.
DOUBLE: Final[i64] = 1
PIECE: Final[i64] = 2
HELPED: Final[i64] = 4
# A Sortilège is one row from HEX_ASK to HEX_PIECES, whose one number has another meaning in each stage: whose
# Baguette is read; how far clockwise from the attacker (HEX_NEXT, HEX_READ, HEX_LOSSES); how many deflected
# pieces have had their turn.
HEX_WAND_READ_SEAT: Final[i64] = 2
HEX_OFFSET: Final[i64] = 2
HEX_PIECES_DONE: Final[i64] = 2
# A Farce is one row from FARCE to FARCE_OVER, IMP_LOSSES included: who laid which card, whether the witch
# facing it has laid a Trésor, and the seat that the losses of a Diablotin have come to.
FARCE_AUTHOR: Final[i64] = 2
FARCE_CARD: Final[i64] = 3
FARCE_HELPED: Final[i64] = 4
FARCE_REACHED: Final[i64] = 5
LOSS_VICTIM: Final[i64] = 2
LOSS_AMOUNT: Final[i64] = 3  # still to go
LOSS_CAPTOR: Final[i64] = 4
LOSS_ELIMINATOR: Final[i64] = 5

# Reasons a play ends.
GOES_ON: Final[i64] = 0
QUEEN: Final[i64] = 1

# How these are written, in the order of their numbers.
LEVELS: Final = ["easy", "medium", "hard"]
INCANTATIONS: Final = ["off", "table", "typed"]
WAND_RETURNS: Final = ["unspent", "all"]
WINDOW_FIELDS: Final = ["second_wave"]
STRIKE_FIELDS: Final = ["author", "sender", "defender", "what"]
FARCE_FIELDS: Final = ["author", "card", "helped", "reached"]
REASONS: Final = ["", "queen"]

TOKEN: Final = "token"
"""What a field holds that is a Farce token."""

# Where there is none.
NO_CARD: Final[i64] = -1
NOBODY: Final[i64] = -1

OPTIONS: Final = [
    OptionFact("level", LEVELS, "easy", ruling="BAL-R93"),
    OptionFact("crapzouilles", ["5", "6", "10"], "10", ruling="BAL-R94"),
    OptionFact("inherit_hand", ["by_level", "on", "off"], "by_level", ruling="BAL-R48"),
    OptionFact("defence_spells", ["one", "any"], "one", ruling="BAL-R16"),
    OptionFact("must_parry", NO_YES, "false", ruling="BAL-R14"),
    OptionFact("wand_returns", WAND_RETURNS, "unspent", ruling="BAL-R21"),
    OptionFact("ball_any_time", NO_YES, "false", ruling="BAL-R39"),
    OptionFact("incantation", INCANTATIONS, "off", ruling="BAL-R95"),
    OptionFact("strict_accents", NO_YES, "false", ruling="BAL-R95"),
    OptionFact("false_challenge", ["free", "discard"], "free", ruling="BAL-R60"),
    OptionFact("first_player", ["random", "0", "1", "2", "3", "4", "5"], "random", ruling="BAL-R96"),
]
# Those that are on are a set (`board.options`): the bit of each is its place in the list.
MUST_PARRY: Final[i64] = 16
BALL_ANY_TIME: Final[i64] = 64
STRICT_ACCENTS: Final[i64] = 256
