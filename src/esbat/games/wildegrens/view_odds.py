"""How likely a Juror is to be convinced, as far as the player can know."""


def spread_of(unseen: list[int], hidden: int, room: int) -> int:
    """The chance in percent that so many hidden cards out of the unseen ones add up to `room` at most."""
    if room < 0:
        return 0
    chances = chances_of(unseen, hidden)
    return chances[min(room, len(chances) - 1)]


def chances_of(unseen: list[int], hidden: int) -> list[int]:
    """The same for every room from 0 on; in more room than that it is as likely as in the last."""
    if hidden == 0:
        return [100]
    every = sum(unseen)
    if hidden == 1:
        ways = unseen[:]
    else:
        ways = [0] * (2 * len(unseen) - 1)
        for one, many in enumerate(unseen):
            for other, more in enumerate(unseen):
                ways[one + other] += many * (more - (1 if one == other else 0))
        every *= every - 1
    chances: list[int] = []
    within = 0
    for many in ways:
        within += many
        chances.append(100 * within // every)
    return chances
