"""Everything remembered between two moves; data, no rule.

A hand is a set of cards, kept as the bits of one number; so are sets of spaces. Tiles are numbers of
kinds: two Fevers are alike. Face-down tiles nobody has looked at are still in the bag.
"""

from esbat.engine.chance import Chance
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import State
from esbat.games.lancre.names import NO_TILE
from esbat.games.lancre.tables import Box
from esbat.parts.bag import Bag


@mypyc_attr(acyclic=True)
class Board(State):
    """The table: the map with its tiles, markers and pawns, the piles, the reserves, the attempt under
    way.
    """

    __slots__ = (
        "added",
        "aliss_reserve",
        "alisses",
        "arriving",
        "at",
        "big_bag",
        "big_left",
        "big_row",
        "box",
        "cackle_reserve",
        "cackles",
        "choose_returns",
        "chosen_first",
        "committed",
        "cooperative",
        "crisis_reserve",
        "deck",
        "dice",
        "discard",
        "elves_at_once",
        "expert",
        "gone",
        "hands",
        "hidden",
        "known",
        "magic_used",
        "marked",
        "markers",
        "on_foot",
        "open_hands",
        "owned",
        "reason",
        "rolled",
        "small_bag",
        "small_left",
        "small_row",
        "special",
        "step",
        "steps",
        "tiled",
        "tiles",
        "tops",
        "turn",
        "witches",
    )

    def __init__(
        self,
        box: Box,
        seats: i64,
        chance: Chance,
        stack: vec[i64],
        depth: i64,
        deck: Bag,
        discard: Bag,
        small_bag: Bag,
        big_bag: Bag,
        tiles: vec[i64],
        markers: vec[i64],
        known: vec[i64],
        small_left: vec[i64],
        big_left: vec[i64],
        tops: vec[i64],
        hands: vec[i64],
        at: vec[i64],
        witches: vec[i64],
        special: vec[i64],
        cackles: vec[i64],
        alisses: vec[i64],
        small_row: vec[i64],
        big_row: vec[i64],
        owned: vec[i64],
        gone: vec[i64],
        dice: vec[i64],
    ) -> None:
        self.box = box
        self.seats = seats
        self.chance = chance
        self.stack = stack
        self.depth = depth
        self.sink = None
        self.patient = False
        self.deck = deck
        self.discard = discard
        self.small_bag = small_bag  # small tiles nobody has seen
        self.big_bag = big_bag  # big tiles nobody has looked at, on the board, in boxes or left over
        self.tiles = tiles  # by space: a kind, UNTURNED, or NO_TILE
        self.markers = markers  # by space
        self.known = known  # by space: the seats that have looked at a face-down tile
        self.small_left = small_left  # by problem box
        self.big_left = big_left
        self.tops = tops  # by problem box: the small tile on top, or NO_TILE
        self.hands = hands  # by seat, as are those that follow
        self.at = at  # where the pawn stands, -1 before it does
        self.witches = witches  # which apprentice
        self.special = special  # 1 while her own tile is not used
        self.cackles = cackles
        self.alisses = alisses
        self.small_row = small_row  # how many tiles lie on the upper row of her board
        self.big_row = big_row
        self.owned = owned  # by seat * kinds + kind: tiles solved, wherever they lie
        self.gone = gone  # by kind: tiles that left the play
        self.dice = dice  # the values of the attempt's dice, as far as they are rolled
        self.tiled: i64 = 0  # the spaces with a tile
        self.hidden: i64 = 0  # … lying face down
        self.marked: i64 = 0  # … with a crisis marker
        self.cackle_reserve: i64 = 0
        self.crisis_reserve: i64 = 0
        self.aliss_reserve: i64 = 0
        self.chosen_first: i64 = 0  # who chose an apprentice first
        self.turn: i64 = 0
        self.step: i64 = 0  # the first or second Move and Action
        self.steps: i64 = 0  # paths left to walk in this move
        self.on_foot = False  # has she come here on foot in this move?
        self.arriving: i64 = NO_TILE  # the tile about to be placed
        self.rolled: i64 = 0  # dice rolled in this attempt
        self.added: i64 = 0  # symbols and effects
        self.magic_used: i64 = 0
        self.committed = False  # has she played a symbol, so that she faces it?
        self.reason: i64 = 0
        self.cooperative = False  # solo plays too
        self.expert = False  # tiles may take several markers
        self.choose_returns = False
        self.open_hands = False
        self.elves_at_once = False

    def counted(self) -> list[int]:
        """LAN-001. Every tile of the box by kind, wherever it lies; unturned ones are still in their bag."""
        found = [0 for kind in range(self.box.kinds)]
        for bag in (self.small_bag, self.big_bag):
            for kind in bag.listed():
                found[kind] += 1
        for zone in (self.tiles, self.tops):
            for kind in zone:
                if kind >= 0:
                    found[kind] += 1
        for number, many in enumerate(self.owned):
            found[number % int(self.box.kinds)] += int(many)
        for number, many in enumerate(self.gone):
            found[number] += int(many)
        if self.arriving >= 0:
            found[self.arriving] += 1
        return found

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        flat: list[int] = [
            self.seats,
            self.depth,
            self.tiled,
            self.hidden,
            self.marked,
            self.cackle_reserve,
            self.crisis_reserve,
            self.aliss_reserve,
            self.chosen_first,
            self.turn,
            self.step,
            self.steps,
            int(self.on_foot),
            self.arriving,
            self.rolled,
            self.added,
            self.magic_used,
            int(self.committed),
            self.reason,
            int(self.cooperative),
            int(self.expert),
            int(self.choose_returns),
            int(self.open_hands),
            int(self.elves_at_once),
        ]
        for at in range(self.depth * 6):
            flat.append(self.stack[at])
        for zone in (
            self.tiles,
            self.markers,
            self.known,
            self.small_left,
            self.big_left,
            self.tops,
            self.hands,
            self.at,
            self.witches,
            self.special,
            self.cackles,
            self.alisses,
            self.small_row,
            self.big_row,
            self.owned,
            self.gone,
            self.dice,
        ):
            for number in zone:
                flat.append(number)
        for bag in (self.deck, self.discard, self.small_bag, self.big_bag):
            flat.append(bag.count)
            flat.extend(bag.listed())
        return flat
