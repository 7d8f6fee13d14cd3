"""Everything remembered between two moves; data, no rule.

A hand is a set of cards, kept as the bits of one number; so are sets of spaces. Tiles are numbers of
kinds: two Fevers are alike. Face-down tiles nobody has looked at are still in the bag.
"""

from esbat.engine.native import mypyc_attr
from esbat.games.lancre.state_fields import Fields


@mypyc_attr(acyclic=True)
class Board(Fields):
    """The table: the map with its tiles, markers and pawns, the piles, the reserves, the attempt under
    way.
    """

    __slots__ = ()

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
