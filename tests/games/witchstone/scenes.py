"""Scenes of Witchstone in which something is asked; Yellow is the one who is asked unless it is said."""

from esbat.games.witchstone import state as fields
from esbat.games.witchstone.tables_grid import GRID, cell_text
from tests.games.witchstone.given import RED, YELLOW, Given, fresh, given


def choosing_tower() -> Given:
    """Red has settled on the second tower, where points lay; now Yellow settles."""
    return fresh().token("t2", "points").does(RED, "settle t2")


def laying(step: str) -> Given:
    """Yellow lays energy and witch beside another tile: so far that this is asked."""
    play = given().laid(YELLOW, "wand 0,1 scroll 0,2").hand(YELLOW, "energy-witch wand-crystal")
    steps = ["tile", "cell", "neighbour", "order"]
    moves = ["lay energy-witch", "put -1,1", "join -1,0"]
    return play.does(YELLOW, *moves[: steps.index(step)])


def cramped(*free: str) -> Given:
    """Only these cells of Yellow's cauldron are not covered; the black crystal lies in the middle."""
    play = given().hand(YELLOW, "energy-witch wand-scroll").crystals(YELLOW, "", black="0,0")
    return play.sets(fields.COVERED, YELLOW, sum(2**cell for cell in GRID if cell_text(cell) not in free))


def alone() -> Given:
    """A free cell whose neighbours are all covered, and a pair of free ones elsewhere."""
    return cramped("0,0", "3,-2", "-2,3", "-1,3").does(YELLOW, "lay energy-witch")


def hex_taken() -> Given:
    play = given().laid(YELLOW, "wand 0,1 scroll 0,2").sets(fields.RING, YELLOW, 1)
    return play.face_up(2, "energy-witch").has(YELLOW, "pentagram", 1).does(YELLOW, "advance")


def wishing() -> Given:
    play = given().sets(fields.RING, YELLOW, 1).face_up(2, "").has(YELLOW, "pentagram", 1)
    return play.does(YELLOW, "advance")


def energy() -> Given:
    return given().has(YELLOW, "energy", 2)


def witches() -> Given:
    return given().connected(YELLOW, "t1-f1").lying(YELLOW, 1).has(YELLOW, "witch", 2)


def far() -> Given:
    """The way to the third tower leads over connections of Red's."""
    play = given().connected(YELLOW, "t1-f1").connected(RED, "f1-stone t3-stone")
    return play.lying(YELLOW, 1).has(YELLOW, "witch", 2)


def crystals() -> Given:
    play = given().crystals(YELLOW, "1,-3 -3,2").laid(YELLOW, "energy 0,-2 pentagram 0,-1")
    return play.has(YELLOW, "crystal", 1)


def running() -> Given:
    play = given().crystals(YELLOW, "1,-3 2,-2").laid(YELLOW, "energy 0,-2 pentagram 0,-1")
    return play.has(YELLOW, "crystal", 2).does(YELLOW, "push 1,-3 0,-2")


def at_corner() -> Given:
    """A crystal on its run stands between a printed corner and free cells, with one action left."""
    play = given().crystals(YELLOW, "2,-3").laid(YELLOW, "energy 1,-3 pentagram 0,-2")
    return play.has(YELLOW, "crystal", 2).does(YELLOW, "push 2,-3 1,-3")


def on_rim(*, upper: int = 0, lowest: int = 0) -> Given:
    """A crystal of Yellow's waits by the witches' shelf; Red has so many there and on the lowest one."""
    play = given().shelf("witch", 0, upper).shelf("lowest", 0, lowest).crystals(YELLOW, "-3,2 0,1")
    return play.has(YELLOW, "crystal", 1).does(YELLOW, "push -3,2 x5")


def picking() -> Given:
    play = given().open_tokens("witch wand").crystals(YELLOW, "-3,2")
    return play.has(YELLOW, "crystal", 1).does(YELLOW, "push -3,2 x5", "lower x5")


def on_wand(ahead: int, actions: int) -> Given:
    return given().sets(fields.AHEAD, YELLOW, ahead).has(YELLOW, "wand", actions)


def spells() -> Given:
    return given().holds(YELLOW, "doublewand single").sets(fields.AHEAD, YELLOW, 18).has(YELLOW, "wand", 2)


def token_waits() -> Given:
    """The last witch action has brought a token that may still be used."""
    play = given().connected(YELLOW, "t1-f1").token("f1", "energy").lying(YELLOW, 1)
    return play.has(YELLOW, "witch", 1).does(YELLOW, "send f1")


def over() -> Given:
    play = given()
    for seat in (YELLOW, RED):
        play.sets(fields.TURNS, seat, 11).sets(fields.DRAWS, seat, 0)
    return play.has(RED, "energy", 1).does(RED, "done")
