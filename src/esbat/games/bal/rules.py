"""The numbered rules: first questions, which change nothing, then changes."""

from typing import Final

from esbat.engine.move import VERBS, argument_of, verb_of
from esbat.engine.native import i64, vec
from esbat.engine.state import ASKED, KIND, SEAT_BIT
from esbat.games.bal import moves
from esbat.games.bal.events import (
    EVENT_DISCARDED,
    EVENT_DREW,
    EVENT_LAID,
    EVENT_RESHUFFLED,
    EVENT_SWEPT,
    EVENT_TOOK_BACK,
)
from esbat.games.bal.names import (
    CARD_ABRACADABRA,
    CARD_BAGUETTE,
    CARD_DU_BALAI,
    CARD_FANTOME,
    CARD_GREY,
    CARD_REMEDE,
    CARD_SORTILEGE,
    CARD_TOUR_DE_MAGIE,
    CARD_TRESOR,
    KINDS,
    NO_CARD,
    POTIONS,
    TOKEN_WHITE,
)
from esbat.games.bal.state import Board
from esbat.games.bal.tables import GHOST_LOSS, SABBAT_HAND

SPELLS_LAID: Final = {
    int(moves.VERB_JOKER): int(CARD_ABRACADABRA),
    int(moves.VERB_JOKERS): int(CARD_ABRACADABRA),
    int(moves.VERB_BROOM): int(CARD_DU_BALAI),
    int(moves.VERB_SWEEP): int(CARD_DU_BALAI),
    int(moves.VERB_TREASURE): int(CARD_TRESOR),
    int(moves.VERB_REMEDY): int(CARD_REMEDE),
    int(moves.VERB_TRICK): int(CARD_TOUR_DE_MAGIE),
    int(moves.VERB_WAND): int(CARD_BAGUETTE),
}
SPELL_OF: Final = vec[i64]([SPELLS_LAID.get(verb, -1) for verb in range(int(VERBS))])
"""The spell an answer lays, by verb; -1 where it lays none."""

ROOM_FOR_WANDS: Final[i64] = 32
"""More than a box can hold of one spell (`MOST_COPIES`)."""
WANDS_OF: Final = vec[i64]([32**seat for seat in range(6)])
"""What one Baguette of each seat counts in `declined`."""


# ---- questions


def meets(board: Board, seat: i64, colour: i64, other: i64) -> bool:
    """BAL-042, BAL-043, BAL-R15. Can the seat lay a potion of the same colour for each of these?"""
    hands = board.hands
    at = seat * KINDS
    if hands[at + colour] == 0:
        return False
    if other < 0:
        return True
    return hands[at + colour] >= 2 if colour == other else hands[at + other] > 0


def joker_serves(colour: i64) -> bool:
    """BAL-069, BAL-070, BAL-R17. Abracadabra stands for any potion but a grey one."""
    return colour != CARD_GREY


def blow(board: Board) -> i64:
    """BAL-045, BAL-092. How many Crapzouilles a failed defence costs."""
    return GHOST_LOSS if board.spell == CARD_FANTOME else 1


def sabbat_draw(board: Board, seat: i64) -> i64:
    """BAL-023, BAL-024, BAL-025, BAL-026, BAL-089.

    As many cards as living Crapzouilles, up to ten in hand.
    """
    room = SABBAT_HAND - board.sizes[seat]
    if room <= 0:
        return 0
    return room if room < board.lives[seat] else board.lives[seat]


def can_revive(board: Board, seat: i64) -> bool:
    """BAL-R61, BAL-R62. Remède needs a dead Crapzouille of one's own."""
    return board.dead[seat] > 0


def has_choice_of_loss(board: Board, seat: i64) -> bool:
    """BAL-R43. There is something to choose if the coffer holds Crapzouilles of several witches."""
    lives = board.lives[seat]
    if board.own[seat] == lives:
        return False
    if board.own[seat] > 0:
        return True
    for owner in range(board.seats):
        if board.captives[seat * 6 + owner] == lives:
            return False
    return True


def some_token(board: Board, seat: i64) -> i64:
    """Whose Crapzouille goes when there is no choice."""
    if board.own[seat] > 0:
        return seat
    owner: i64 = 0
    while board.captives[seat * 6 + owner] == 0:
        owner += 1
    return owner


def wands_declined(board: Board, seat: i64) -> i64:
    """BAL-R73. Baguettes the seat held back in the first stage of a Sortilège."""
    return (board.declined // WANDS_OF[seat]) % ROOM_FOR_WANDS


def potion_left(board: Board) -> bool:
    """BAL-R66. Does the deck or the discard hold a potion?"""
    discard = board.discard
    if discard[0] + discard[1] + discard[2] + discard[3] + discard[4] > 0:
        return True
    things = board.deck.things
    for at in range(board.deck.count):
        if things[at] < POTIONS:
            return True
    return False


def chosen_count(board: Board) -> i64:
    """How many cards the seat that is putting cards together has named."""
    total: i64 = 0
    chosen = board.chosen
    for kind in range(KINDS):
        total += chosen[kind]
    return total


def broom_targets(board: Board, seat: i64, sender: i64) -> i64:
    """BAL-071, BAL-072, BAL-R79. Anyone alive but oneself and the one it came from."""
    return board.living & ~SEAT_BIT[seat] & ~SEAT_BIT[sender]


def tokens_colour(board: Board) -> i64:
    """BAL-103, BAL-R50. The first token that must be matched, -1 if both are white."""
    if board.token != TOKEN_WHITE:
        return board.token
    return board.other_token if board.other_token != TOKEN_WHITE else NO_CARD


def tokens_other_colour(board: Board) -> i64:
    """BAL-103. The second one, -1 if a white one leaves only one."""
    if board.token == TOKEN_WHITE or board.other_token == TOKEN_WHITE:
        return NO_CARD
    return board.other_token


# ---- changes


def become(board: Board, step: i64) -> None:
    """The row on top goes on with this step."""
    board.set_top(KIND, step)
    board.set_top(ASKED, 0)


def gain(board: Board, seat: i64, kind: i64) -> None:
    """A card comes into a hand."""
    board.hands[seat * KINDS + kind] += 1
    board.sizes[seat] += 1


def give_up(board: Board, seat: i64, kind: i64) -> None:
    """A card leaves a hand."""
    board.hands[seat * KINDS + kind] -= 1
    board.sizes[seat] -= 1


def draw(board: Board, seat: i64, count: i64) -> i64:
    """BAL-R08, BAL-R64. Cards from the deck; an empty deck takes in the discard. How many came?"""
    drawn: i64 = 0
    while drawn < count:
        if board.deck.count == 0 and not reshuffle(board):
            return drawn
        kind = board.deck.draw(board.chance)
        gain(board, seat, kind)
        board.note(EVENT_DREW, seat, kind)
        drawn += 1
    return drawn


def reshuffle(board: Board) -> bool:
    """BAL-022, BAL-R08. The discard goes into the deck. Was there anything to take in?"""
    discard = board.discard
    deck = board.deck
    before = deck.count
    for kind in range(KINDS):
        for copy in range(discard[kind]):
            deck.add(kind)
        discard[kind] = 0
    board.top_discard = NO_CARD
    board.note(EVENT_RESHUFFLED, deck.count - before)
    return deck.count > before


def throw_away(board: Board, kind: i64) -> None:
    """BAL-009. A card goes face up onto the discard."""
    board.discard[kind] += 1
    board.top_discard = kind


def discard_from(board: Board, seat: i64, kind: i64) -> None:
    """BAL-009, BAL-057. A card goes from a hand to the discard, seen by all."""
    give_up(board, seat, kind)
    throw_away(board, kind)
    board.note(EVENT_DISCARDED, seat, kind)


def lay(board: Board, seat: i64, kind: i64) -> None:
    """BAL-031, BAL-040, BAL-R64. A card is laid face up and stays on the table until the go is over."""
    give_up(board, seat, kind)
    board.laid[kind] += 1
    board.note(EVENT_LAID, seat, kind)


def lay_aside(board: Board, seat: i64, kind: i64) -> None:
    """BAL-R64. À moi, Boule and Enchantement go to the discard as soon as they are laid."""
    give_up(board, seat, kind)
    throw_away(board, kind)
    board.note(EVENT_LAID, seat, kind)


def take_back(board: Board, seat: i64, kind: i64) -> None:
    """BAL-053, BAL-094. A laid card returns to the hand it came from."""
    board.laid[kind] -= 1
    gain(board, seat, kind)
    board.note(EVENT_TOOK_BACK, seat, kind)


def sweep_table(board: Board) -> None:
    """BAL-049, BAL-R64. All cards laid in the go are discarded in one step."""
    laid = board.laid
    discard = board.discard
    swept: i64 = 0
    for kind in range(KINDS):
        count = laid[kind]
        if count:
            discard[kind] += count
            laid[kind] = 0
            swept += count
            board.top_discard = kind
    if swept:
        board.note(EVENT_SWEPT, swept)


def forget_thrown_wands(board: Board, seat: i64) -> None:
    """BAL-R75. A Baguette thrown away is no longer one that was held back."""
    held = board.hands[seat * KINDS + CARD_BAGUETTE]
    declined = wands_declined(board, seat)
    if declined > held:
        board.declined -= (declined - held) * WANDS_OF[seat]


def forget_chosen(board: Board) -> None:
    """Nothing is being put together any more."""
    chosen = board.chosen
    for kind in range(KINDS):
        chosen[kind] = 0


def say_cards(board: Board, seat: i64, first: i64, second: i64, third: i64) -> None:
    """BAL-051. These cards (-1: none) are the ones the seat has to read aloud now."""
    board.speaker = seat
    spoken = board.spoken
    count: i64 = 0
    if first >= 0:
        spoken[0] = first
        count = 1
    if second >= 0:
        spoken[count] = second
        count += 1
    if third >= 0:
        spoken[count] = third
        count += 1
    spoken[3] = count
    board.silent = 0
    board.misread = 0
    board.annulled = 0


def lay_defence(board: Board, seat: i64, move: i64, colour: i64, other: i64) -> None:
    """BAL-040, BAL-042, BAL-069.

    The cards of an answer are laid: potions of both colours, or a spell and potions.
    """
    say_defence(board, seat, move, colour, other)
    spoken = board.spoken
    for at in range(spoken[3]):
        lay(board, seat, spoken[at])


def say_defence(board: Board, seat: i64, move: i64, colour: i64, other: i64) -> None:
    """BAL-051. The cards of an answer, as they have to be read aloud."""
    verb = verb_of(move)
    if verb == moves.VERB_PARRY:
        say_cards(board, seat, colour, other, NO_CARD)
    elif verb == moves.VERB_JOKERS:
        say_cards(board, seat, CARD_ABRACADABRA, CARD_ABRACADABRA, NO_CARD)
    elif verb == moves.VERB_JOKER:
        say_cards(board, seat, CARD_ABRACADABRA, other if argument_of(move) == colour else colour, NO_CARD)
    else:
        say_cards(board, seat, SPELL_OF[verb], NO_CARD, NO_CARD)


def undo_misread(board: Board) -> None:
    """BAL-053, BAL-R58. Of misread cards the potions return to hand; the spells stay to be discarded."""
    spoken = board.spoken
    for at in range(spoken[3]):
        if spoken[at] < POTIONS:
            take_back(board, board.speaker, spoken[at])


def return_attack(board: Board) -> None:
    """BAL-094, BAL-R21. The attacker takes the attack back, save a spell that has acted, or all of it."""
    seat = board.attacker
    if board.colour >= 0:
        take_back(board, seat, board.colour)
    if board.other_colour >= 0:
        take_back(board, seat, board.other_colour)
    spell = board.spell
    acted = spell == CARD_TRESOR or spell == CARD_REMEDE or spell == CARD_TOUR_DE_MAGIE
    if spell >= 0 and (board.returns_all or not acted):
        take_back(board, seat, spell)


def forget_attack(board: Board) -> None:
    """The go is over: nothing of it is left."""
    board.attacker = -1
    board.target = -1
    board.colour = -1
    board.other_colour = -1
    board.spell = -1
    board.doubles = 0
    board.pieces = 0
    board.hexing = False
    board.hex_failed = 0
    board.hex_won = 0
    board.declined = 0


def clear_answers(board: Board) -> None:
    answers = board.answers
    for seat in range(board.seats):
        answers[seat] = 0


def is_hex(board: Board) -> bool:
    """BAL-065, BAL-R91. A Sortilège strikes all the others while three or more are alive."""
    return board.spell == CARD_SORTILEGE and board.alive > 2
