"""The chance of success, exactly: in how many of the ways the dice can fall is a total reached?"""

from typing import Final

from esbat.games.lancre.tables import DICE, DIE_VALUES, FACES


def falls(dice: int) -> list[int]:
    """For each sum of so many dice, in how many ways it comes; a Cackle counts 0 (LAN-003)."""
    ways = [1]
    for turn in range(dice):
        longer = [0 for total in range(len(ways) + 6)]
        for total, many in enumerate(ways):
            for value in DIE_VALUES:
                longer[total + int(value)] += many
        ways = longer
    return ways


WAYS: Final = [falls(dice) for dice in range(int(DICE) + 1)]


class Odds:
    """So many of so many equally likely falls of the dice. It never changes once made."""

    __slots__ = ("of", "ways")

    def __init__(self, ways: int, of: int) -> None:
        self.ways = ways
        self.of = of

    def data(self) -> list[int]:
        return [self.ways, self.of]

    def percent(self) -> int:
        """Rounded, but never to 0 or 100 unless it is so."""
        whole = (200 * self.ways + self.of) // (2 * self.of)
        if self.ways and whole == 0:
            return 1
        return 99 if self.ways < self.of and whole == 100 else whole


def every_odds(dice: int) -> list[Odds]:
    """By what so many dice still have to give: the chance that they do."""
    ways = WAYS[dice]
    return [Odds(sum(ways[needed:]), int(FACES) ** dice) for needed in range(len(ways) + 1)]


CHANCES: Final = [every_odds(dice) for dice in range(int(DICE) + 1)]


def odds_of(needed: int, dice: int) -> Odds:
    """The chance that so many dice still to roll give at least what is needed (LAN-073, LAN-091)."""
    chances = CHANCES[dice]
    return chances[min(max(0, needed), len(chances) - 1)]
