"""What is printed, as numbers: the `Box` of a play, and the tables of the rulebook.

The rows of ours stand in `tables_cards`. Sources: RB = rulebook line; PUB = public page; OWN = reconstructed
by us (the rulebook shows it only in a picture).
"""

from typing import Final, final

from esbat.engine.box import each_once
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.games.lancre import names, tables_effects
from esbat.games.lancre.tables_cards import (
    CARDS,
    PATHS,
    PLACES,
    TILES,
    CardFact,
    PathFact,
    PlaceFact,
    TileFact,
)
from esbat.parts.bits import WIDE_BIT

DUNGEON: Final = "dungeon"
"""RB l.568. It holds every pawn, and no path leads there."""

GRANNY: Final = "granny"
"""The location that eases cackles in a solo play (RB l.614)."""

MOST_SPACES: Final[i64] = 48
MOST_POWERS: Final[i64] = 6


@final
@mypyc_attr(acyclic=True)
class Box:
    """LAN-001, LAN-005, LAN-008. The printed things of a play, as numbers the rules can read quickly.

    Spaces are numbered in the order of their locations; the Dungeon comes last. Sets of spaces, of
    locations and of cards are numbers whose bits stand for their members. Never written to once made.
    """

    __slots__ = (
        "against", "all_spaces", "amount", "at_moment", "big_tiles", "card_codes", "card_count", "cards",
        "difficulty", "dungeon", "effect", "every_card", "family", "first_big", "granny", "green_squares",
        "kind_codes", "kinds", "location", "location_codes", "location_of", "naming", "neighbours", "paths",
        "places", "points", "power", "power_names", "purple_squares", "small_tiles", "space_codes",
        "spaces_of", "tiles", "with_effect", "with_power", "with_symbol",
    )  # fmt: skip

    def __init__(
        self,
        places: list[PlaceFact],
        paths: list[PathFact],
        tiles: list[TileFact],
        cards: list[CardFact],
    ) -> None:
        self.places = places
        self.paths = paths
        self.tiles = tiles
        self.cards = cards
        self.location_codes = [place.code for place in places]
        self.space_codes: list[str] = []
        location_of: list[int] = []
        spaces_of: list[int] = []
        for number, place in enumerate(places):
            members = 0
            for turn in range(place.spaces):
                members += 2 ** len(self.space_codes)
                self.space_codes.append(place.code if place.spaces == 1 else f"{place.code}{turn + 1}")
                location_of.append(number)
            spaces_of.append(members)
        self.dungeon: i64 = len(self.space_codes)
        self.all_spaces: i64 = 2 ** len(self.space_codes) - 1
        location_of.append(-1)  # the Dungeon is no location
        self.location_of = vec[i64](location_of)
        self.spaces_of = vec[i64](spaces_of)
        self.space_codes.append(DUNGEON)
        self.neighbours = vec[i64](self.joined())
        self.granny: i64 = self.location_codes.index(GRANNY) if GRANNY in self.location_codes else -1
        self.kind_codes = [tile.code for tile in tiles]
        self.kinds: i64 = len(tiles)
        self.first_big: i64 = sum(1 for tile in tiles if tile.family in names.SMALL_FAMILIES)
        self.difficulty = vec[i64]([tile.difficulty for tile in tiles])
        self.points = vec[i64]([tile.points for tile in tiles])
        self.family = vec[i64]([tile.family for tile in tiles])
        self.card_codes = [card.code for card in cards]
        self.card_count: i64 = len(cards)
        self.effect = vec[i64]([card.effect for card in cards])
        self.amount = vec[i64]([card.amount for card in cards])
        self.against = vec[i64]([card.against for card in cards])
        self.location = vec[i64]([self.location_codes.index(card.location) for card in cards])
        self.naming = self.sets([int(place) for place in self.location], len(places))
        self.with_symbol = self.sets([card.symbol for card in cards], len(names.SYMBOLS))
        self.with_effect = self.sets([card.effect for card in cards], len(tables_effects.EFFECT_FACTS))
        self.at_moment = self.sets([tables_effects.EFFECT_FACTS[card.effect].when for card in cards], tables_effects.MOMENTS)
        self.power_names = each_once([card.power for card in cards])
        powers = [self.power_names.index(card.power) if card.power else -1 for card in cards]
        self.power = vec[i64](powers)
        self.with_power = self.sets(powers, len(self.power_names))
        # What every play begins with.
        self.every_card = vec[i64](list(range(len(cards))))
        self.small_tiles = vec[i64](self.bag_of(False))
        self.big_tiles = vec[i64](self.bag_of(True))
        self.purple_squares = vec[i64](self.squares(int(names.SQUARE_PURPLE)))
        self.green_squares = vec[i64](self.squares(int(names.SQUARE_GREEN)))

    def joined(self) -> list[int]:
        """LAN-059, LAN-061. For each location, the set of those a path joins to it."""
        found = [0 for place in self.places]
        for path in self.paths:
            one = self.location_codes.index(path.one)
            other = self.location_codes.index(path.other)
            found[one] |= 2**other
            found[other] |= 2**one
        return found

    def sets(self, belongs: list[int], groups: int) -> vec[i64]:
        """The set of cards of each group; a card that belongs to -1 is in none."""
        found = [0 for group in range(groups)]
        for card, group in enumerate(belongs):
            if group >= 0:
                found[group] += 2**card
        return vec[i64](found)

    def squares(self, square: int) -> list[int]:
        """LAN-009, LAN-012. The first space of every location with such a square."""
        found: list[int] = []
        for number, place in enumerate(self.places):
            if place.square == square:
                members = int(self.spaces_of[number])
                found.append((members & -members).bit_length() - 1)
        return found

    def bag_of(self, big: bool) -> list[int]:
        """LAN-001. All small or all big problem tiles, each as its kind."""
        found: list[int] = []
        for kind, tile in enumerate(self.tiles):
            if (kind >= self.first_big) == big:
                found += [kind] * tile.copies
        return found

    def is_big(self, kind: i64) -> bool:
        return kind >= self.first_big

    def bit(self, number: i64) -> i64:
        """The set of one space, location or card."""
        return WIDE_BIT[number]


STANDARD: Final = Box(PLACES, PATHS, TILES, CARDS)

# ---- what the rulebook prints as text; a pack does not change these

BOXES: Final[i64] = 6
"""LAN-004. Problem boxes on the board (RB l.117, l.127)."""

BIG_IN_BOX: Final = vec[i64](
    [0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0]
)
"""LAN-014, LAN-015, LAN-016, LAN-017. Big tiles at the bottom, by seats * 6 + box (RB l.129-130)."""
SMALL_IN_BOX: Final = vec[i64](
    [0, 0, 0, 0, 0, 0, 2, 2, 1, 0, 0, 0, 2, 2, 1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 4, 4, 4, 3, 3, 0]
)
"""LAN-014, LAN-015, LAN-016, LAN-017. Small tiles on top, by seats * 6 + box (RB l.140-141)."""

SMALL_TILES: Final = 30  # LAN-001, RB l.62
BIG_TILES: Final = 17  # LAN-001, RB l.65
CARDS_IN_ALL: Final = 55  # LAN-001, RB l.80
GREEN_SQUARES: Final = 10  # LAN-012, RB l.134
PURPLE_SQUARES: Final = 5  # LAN-009, RB l.123
CACKLES_IN_ALL: Final[i64] = 16  # LAN-002, RB l.100
CRISES_IN_ALL: Final[i64] = 12  # LAN-002, RB l.105
ALISSES_IN_ALL: Final[i64] = 12  # LAN-002, RB l.110
DICE: Final[i64] = 4  # LAN-001, RB l.60
FACES: Final[i64] = 6
DIE_VALUES: Final = vec[i64]([0, 2, 3, 4, 5, 6])
"""LAN-003. A die's faces; the Cackle is worth 0 (RB l.162; the others PUB beardplaysgames)."""

CACKLES_A_SEAT: Final[i64] = 4  # LAN-021, RB l.151-156
EXPERT_CRISES: Final[i64] = 8  # LAN-187, RB l.602
TOGETHER_CACKLES: Final = vec[i64]([0, 4, 6, 9, 12])
"""LAN-191, LAN-193, LAN-194, LAN-195. The reserves of solo and co-operative plays, by seats (RB l.612-620)."""
TOGETHER_ALISSES: Final = vec[i64]([0, 4, 5, 6, 7])
TOGETHER_CRISES: Final = vec[i64]([0, 10, 9, 8, 7])

CARDS_DEALT: Final[i64] = 3  # LAN-033, RB l.186
ROW_OF_THE_BOARD: Final[i64] = 8  # LAN-006, RB l.388
WALK: Final[i64] = 2  # LAN-059, RB l.287
LONGER_WALK: Final[i64] = 2  # LAN-145, RB l.506
CRISIS: Final[i64] = 2  # LAN-074, RB l.329
HEADOLOGY_ADDS: Final[i64] = 1  # LAN-086, RB l.357
MAGIC_ADDS: Final[i64] = 2  # LAN-087, RB l.361
TEA_FOR_THE_GUEST: Final[i64] = 3  # LAN-119, RB l.440
TEA_FOR_THE_OTHERS: Final[i64] = 2
EASED_BY_A_SOUND_MIND: Final[i64] = 2  # LAN-142, RB l.502
EASED_AT_GRANNYS: Final[i64] = 2  # LAN-192, RB l.614
TRICK_DRAWS: Final[i64] = 2  # LAN-140, RB l.500
LOOKS: Final[i64] = 2  # LAN-150, RB l.516
THREE: Final[i64] = 3  # LAN-109, RB l.422
ELVES_TO_LOSE: Final[i64] = 3  # LAN-129, RB l.472
BIG_LEFT_TO_LOSE: Final[i64] = 4  # LAN-197, RB l.624
WITCH_FROM: Final[i64] = 30  # LAN-199, RB l.626
HONOURS_ABOVE: Final[i64] = 40  # LAN-200, RB l.626
