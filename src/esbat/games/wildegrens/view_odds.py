"""How likely a Juror is to be convinced, as far as the player can know."""


def spread_of(unseen: list[int], hidden: int, room: int) -> int:
    """The chance in percent that so many hidden cards out of the unseen ones add up to `room` at most."""
    if room < 0:
        return 0
    if hidden == 0:
        return 100
    every = sum(unseen)
    if hidden == 1:
        return 100 * sum(many for value, many in enumerate(unseen) if value <= room) // every
    ways = 0
    for one, many in enumerate(unseen):
        for other, more in enumerate(unseen):
            if one + other <= room:
                ways += many * (more - (1 if one == other else 0))
    return 100 * ways // (every * (every - 1))
