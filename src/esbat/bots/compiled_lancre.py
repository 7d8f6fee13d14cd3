"""Two bots of Lancre: a beginner who means well, and an apprentice who counts.

The apprentice goes where the odds promise most and eases crises before they drown everybody. Worth is
counted in hundredths of a point, in whole numbers: they stand in `compiled_lancre_weights`. What it knows
and how it weighs a place is in `compiled_lancre_weighing`; here each question finds its answer.
"""

from typing import Final, cast

from esbat.bots.compiled_lancre_weighing import Weighing
from esbat.bots.compiled_lancre_weights import KINDS, Weights, kind_of
from esbat.bots.compiled_mind import Mind
from esbat.engine.move import argument_of, packed, verb_of
from esbat.games.lancre import moves
from esbat.games.lancre.tables_effects import (
    EFFECT_BONUS,
    EFFECT_BORROWING,
    EFFECT_COSTLY_TRICK,
    EFFECT_ESCAPE,
    EFFECT_HELPING_HAND,
    EFFECT_INVISIBILITY,
    EFFECT_LOCAL_KNOWLEDGE,
    EFFECT_NECESSARY_MALE,
    EFFECT_REMEDY,
    EFFECT_SECOND_CHANCE,
    EFFECT_SHAMBLES,
    EFFECT_SOUND_MIND,
    EFFECT_TRANSMUTATION,
    EFFECT_TRICK,
)
from esbat.games.lancre.view import LancreView, bonus_value, symbol_value
from esbat.games.lancre.view_odds import odds_of

FAVOURITES: Final = [2, 0, 3, 1]
"""Apprentices as it likes to choose them: Petulia, Tiffany, Dimity, Annagramma."""

USUAL: Final = {kind: Weights(kind) for kind in KINDS}


def usual(mind: Mind) -> int:
    """What the apprentice chooses."""
    if len(mind.legal) == 1:
        return mind.legal[0]
    return answer(mind, USUAL[kind_of(cast(LancreView, mind.view))])


def answer(mind: Mind, weights: Weights) -> int:
    """What the apprentice chooses, if this is what things are worth to it."""
    if len(mind.legal) == 1:
        return mind.legal[0]
    table = Table(mind, weights)
    wish = ANSWERS[table.view.phase](table)
    return wish if wish in mind.legal else mind.legal[0]


class Table:
    """One question as the apprentice sees it."""

    def __init__(self, mind: Mind, weights: Weights) -> None:
        self.view = cast(LancreView, mind.view)
        self.legal = mind.legal
        self.weights = weights
        self.weigh = Weighing(self.view, weights)
        self.me = self.view.seats[mind.seat]

    def named(self, verb: int) -> list[int]:
        """What may be named with this verb."""
        return [argument_of(move) for move in self.legal if verb_of(move) == verb]

    def usable(self, *effects: int) -> int:
        """The move that uses a card with one of these effects, or -1."""
        for card in self.named(moves.VERB_USE):
            if self.view.box.effect[card] in effects:
                return packed(moves.VERB_USE, card)
        return -1

    def best(self, verb: int, worth: dict[int, int]) -> int:
        """The move of this verb whose space is worth most."""
        return packed(verb, max(self.named(verb), key=lambda space: worth[space]))


def first_of(*moves_wished: int) -> int:
    """The first wish that is there."""
    return next((move for move in moves_wished if move >= 0), -1)


# ---- before and between


def choose_witch(table: Table) -> int:
    free = table.named(moves.VERB_CHOOSE)
    return packed(moves.VERB_CHOOSE, next(witch for witch in FAVOURITES if witch in free))


def start(table: Table) -> int:
    worth = {space: table.weigh.outlook(space) for space in table.named(moves.VERB_START)}
    return table.best(moves.VERB_START, worth)


def trick(table: Table) -> int:
    """Two more cards, unless the hand is full of them already; -1 then."""
    return table.usable(EFFECT_TRICK) if table.me.hand_count < table.weights.enough_cards else -1


def relief(table: Table) -> int:
    """A Helping Hand where crises threaten everybody, or a Sound Mind; -1 if neither is called for."""
    if table.view.reserves[1] <= table.weights.low_reserve:
        helping = table.usable(EFFECT_HELPING_HAND)
        if helping >= 0:
            return helping
    return table.usable(EFFECT_SOUND_MIND) if table.me.cackles >= table.weights.calm_from else -1


def turn_up(table: Table) -> int:
    return first_of(relief(table), trick(table), moves.VERB_DRAW)


def end(table: Table) -> int:
    """What is played now is drawn again: tricks cost nothing at the end of a turn."""
    rich = table.me.hand_count >= table.weights.enough_cards
    costly = table.usable(EFFECT_COSTLY_TRICK) if table.me.cackles == 0 and not rich else -1
    calm = table.usable(EFFECT_SOUND_MIND) if table.me.cackles else -1
    helping = table.usable(EFFECT_HELPING_HAND) if table.me.hand_count <= table.me.limit else -1
    spare = table.me.hand_count <= table.me.limit
    looks = first_of(look(table), turn_over(table)) if spare else -1
    return first_of(
        trick(table), calm, relief(table), helping, costly, looks, exchange(table), moves.VERB_END
    )


def look(table: Table) -> int:
    """A secret look if many problems are unknown; -1 otherwise."""
    return table.usable(EFFECT_BORROWING) if table.weigh.unknowns() >= table.weights.end_looks else -1


def turn_over(table: Table) -> int:
    """A Shambles if many problems are unknown and no elf can do harm; -1 otherwise."""
    if table.weigh.unknowns() < table.weights.turns_up or table.weigh.elves():
        return -1
    return table.usable(EFFECT_SHAMBLES)


def exchange(table: Table) -> int:
    """A Transmutation if there is something it would part with; -1 otherwise."""
    using = table.usable(EFFECT_TRANSMUTATION)
    if using < 0:
        return -1
    others = [card for card in table.me.hand or [] if card != argument_of(using)]
    return using if any(table.weigh.regret(card) < table.weights.thrown for card in others) else -1


# ---- moving


def move(table: Table) -> int:
    """The most promising space in reach; a Broom if somewhere else promises much more."""
    early = first_of(relief(table), trick(table))
    if early >= 0:
        return early
    weigh = table.weigh
    here = table.me.at
    if here == table.view.box.dungeon:
        brooms = table.named(moves.VERB_FLY)
        if brooms:
            return packed(moves.VERB_FLY, brooms[0])
        return first_of(table.usable(EFFECT_INVISIBILITY, EFFECT_ESCAPE), moves.VERB_VANISH, moves.VERB_STAY)
    worth = {space: weigh.worth(space) + weigh.afterwards(space) for space in range(len(table.view.spaces))}
    choice, most = moves.VERB_STAY, worth[here]
    for space in table.named(moves.VERB_WALK):
        if worth[space] > most:
            choice, most = packed(moves.VERB_WALK, space), worth[space]
    brooms = table.named(moves.VERB_FLY)
    elsewhere = max(worth.values())
    if brooms and elsewhere > most + weigh.price_of_a_card():
        return packed(moves.VERB_FLY, weigh.least(brooms))
    further = table.usable(EFFECT_LOCAL_KNOWLEDGE)
    if further >= 0 and elsewhere > most + weigh.price_of_a_card() and table.view.steps == 2:
        return further
    return choice


def land(table: Table) -> int:
    spaces = table.named(moves.VERB_LAND)
    weigh = table.weigh
    if table.view.dice:
        worth = {space: weigh.outlook(space) for space in spaces}
    else:
        worth = {space: weigh.worth(space) + weigh.afterwards(space) for space in spaces}
    return table.best(moves.VERB_LAND, worth)


def flee(table: Table) -> int:
    spaces = table.named(moves.VERB_FLEE)
    worth = {space: table.weigh.outlook(space) for space in spaces}
    return table.best(moves.VERB_FLEE, worth)


# ---- the attempt


def solution(table: Table) -> int:
    """What solves the problem without dice, if it is worth it; -1 otherwise."""
    if moves.VERB_HEAL in table.legal:
        return moves.VERB_HEAL
    solving = table.usable(EFFECT_NECESSARY_MALE, EFFECT_REMEDY)
    if solving >= 0:
        return solving
    kind = table.view.spaces[table.view.trying].kind
    if moves.VERB_THREE in table.legal and table.view.box.points[kind] >= table.weights.three_points:
        return moves.VERB_THREE if hard(table, kind) else -1
    return -1


def hard(table: Table, kind: int) -> bool:
    """Are the odds too bad for an attempt without the Power of Three?"""
    dice = 4 - len(table.view.dice)
    helped = table.view.help_against(kind, dice > 0)
    return odds_of(table.weigh.missing() - helped, dice).percent() < table.weights.three_odds


def arrive(table: Table) -> int:
    return first_of(solution(table), table.legal[0])


def face(table: Table) -> int:
    """Flee if even the whole hand promises little; else add symbols while they are worth their price."""
    certain = solution(table)
    if certain >= 0:
        return certain
    view = table.view
    weigh = table.weigh
    kind = view.spaces[view.trying].kind
    missing = weigh.missing()
    later = weigh.bonuses(kind) + weigh.helped(view.spaces[view.trying])
    again = table.usable(EFFECT_SECOND_CHANCE)
    low = min(view.dice) <= table.weights.again_die
    if again >= 0 and low and odds_of(missing - later, 2).percent() < table.weights.again_odds:
        return again
    flights = table.named(moves.VERB_FLEE)
    if flights and not view.committed:
        whole_help = view.help_against(kind, True) + weigh.helped(view.spaces[view.trying])
        whole = odds_of(missing - whole_help, 2).percent()
        if weigh.stakes(view.spaces[view.trying], whole) < 0:
            return flee(table)
    return first_of(symbol_worth_its_price(table, missing - later), moves.VERB_FACE)


def symbol_worth_its_price(table: Table, missing: int) -> int:
    """The cheapest symbol that raises the odds by more than it costs; -1 if none does."""
    view = table.view
    weigh = table.weigh
    kind = view.spaces[view.trying].kind
    prize = weigh.prize(view.trying)
    now = odds_of(missing, 2).percent()
    best, gain = -1, 0
    for card in table.named(moves.VERB_SYMBOL):
        if bonus_value(view.box, card, kind) >= symbol_value(view.box, card):
            continue  # it helps more after the dice
        added = symbol_value(view.box, card)
        raised = odds_of(missing - added, 2).percent() - now
        value = raised * prize // 100 - weigh.price_of_symbol(card, kind)
        if value > gain:
            best, gain = packed(moves.VERB_SYMBOL, card), value
    if moves.VERB_MAGIC in table.legal:
        raised = odds_of(missing - 2, 2).percent() - now
        if raised * prize // 100 - table.weights.magic_tile > gain:
            best = moves.VERB_MAGIC
    return best


def settle(table: Table) -> int:
    """Close what is missing with the fewest cards; else solve, reroll, escape, or take it."""
    view = table.view
    weigh = table.weigh
    missing = weigh.missing()
    if missing <= 0:
        return moves.VERB_SETTLE
    there = view.spaces[view.trying]
    helping = table.usable(EFFECT_HELPING_HAND)
    if helping >= 0 and there.markers and missing <= 2:
        return helping
    bonuses = [card for card in table.named(moves.VERB_USE) if view.box.effect[card] == EFFECT_BONUS]
    enough = [card for card in bonuses if bonus_value(view.box, card, there.kind) >= missing]
    if enough:
        return packed(moves.VERB_USE, weigh.least(enough))
    if weigh.bonuses(there.kind) >= missing and bonuses:
        return packed(moves.VERB_USE, bonuses[0])
    certain = solution(table)
    if certain >= 0:
        return certain
    lowest = sum(view.dice[2:])
    again = table.usable(EFFECT_SECOND_CHANCE)
    if again >= 0 and missing + lowest - weigh.bonuses(there.kind) <= table.weights.again_total:
        return again
    if there.kind >= view.box.first_big:
        escape = table.usable(EFFECT_ESCAPE)
        if escape >= 0:
            return escape
    return moves.VERB_SETTLE


def reroll(table: Table) -> int:
    one, other = table.view.dice[-2:]
    low = table.weights.reroll
    which = (moves.FIRST_DIE if one <= low else 0) + (moves.SECOND_DIE if other <= low else 0)
    return packed(moves.VERB_REROLL, which or moves.BOTH_DICE)


# ---- small choices


def join(table: Table) -> int:
    return packed(moves.VERB_JOIN, table.weigh.least(table.named(moves.VERB_JOIN)))


def relieve(table: Table) -> int:
    """The tile being faced, else the one it would most like to solve."""
    spaces = table.named(moves.VERB_RELIEVE)
    if table.view.trying in spaces:
        return packed(moves.VERB_RELIEVE, table.view.trying)
    return packed(moves.VERB_RELIEVE, max(spaces, key=table.weigh.prize))


def put(table: Table) -> int:
    return table.legal[0]


def look_there(table: Table) -> int:
    """A problem it does not know yet."""
    spaces = table.named(moves.VERB_LOOK)
    unknown = [space for space in spaces if table.view.spaces[space].kind < 0]
    return packed(moves.VERB_LOOK, unknown[0]) if unknown else table.legal[0]


def mark(table: Table) -> int:
    """The easiest tile takes the crisis."""
    return packed(moves.VERB_MARK, min(table.named(moves.VERB_MARK), key=table.weigh.hardness))


def rob(table: Table) -> int:
    return packed(
        moves.VERB_ROB, max(table.named(moves.VERB_ROB), key=lambda seat: table.view.seats[seat].points)
    )


def last(table: Table) -> int:
    return table.legal[-1]


def discard(table: Table) -> int:
    """The card it regrets least, while there is one it would part with."""
    cards = table.named(moves.VERB_DISCARD)
    worst = table.weigh.least(cards) if cards else -1
    if cards and table.weigh.regret(worst) < table.weights.thrown:
        return packed(moves.VERB_DISCARD, worst)
    return moves.VERB_DONE


ANSWERS: Final = {
    "choose": choose_witch,
    "start": start,
    "draw": turn_up,
    "put": put,
    "mark": mark,
    "move": move,
    "land": land,
    "arrive": arrive,
    "ready": arrive,
    "facing": face,
    "total": settle,
    "flight": flee,
    "relieve": relieve,
    "look": look_there,
    "reveal": put,
    "reroll": reroll,
    "discard": discard,
    "join": join,
    "rob": rob,
    "return": last,
    "end": end,
}
