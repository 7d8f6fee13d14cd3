"""The printed figures of Lancre, written out again from the data sheet: a slip in either list is seen.

Nothing here is read from the tables, and nothing in the tables is read from here.
"""

import pytest

from esbat.engine.chance import seeded
from esbat.games.lancre import tables, tables_cards
from esbat.games.lancre.game import LANCRE
from esbat.games.lancre.names import FAMILIES, SQUARES, SYMBOLS
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import STANDARD
from esbat.games.lancre.tables_effects import EFFECT_NAMES
from esbat.parts.bits import wide_listed

rule = pytest.mark.rule

# Location, spaces, square, x, y, how many cards name it.
PLACES = """
town        3 green    52  54 4
castle      2 purple   54  40 3
magrat      1 none     36  58 2
badass      1 green    25  67 2
culdesac    1 none     17  75 2
gorge       1 green    33  80 2
oak         1 purple   69  70 2
creel       1 green    84  75 2
slice       1 purple   85  24 2
razorback   1 none      6  42 2
granny      1 none     29  42 2
sunless     1 purple   77   9 2
longman     1 none     50  90 2
dancers     1 purple   62  25 2
madstoat    1 green    92  42 2
copperhead  1 green    12  10 2
bridge      1 none     48  70 2
brassneck   1 green     8  91 2
hollow      1 green    89  58 2
madwolf     1 green    21  26 2
blackglass  1 green    34   9 2
treason     1 none     43  25 2
level       1 none     67  88 2
earwig      1 none     74  42 2
trials      1 none     70  56 2
caves       1 none     55  10 2
"""

# The two ends of every path.
PATHS = """
copperhead-blackglass copperhead-madwolf copperhead-razorback blackglass-madwolf blackglass-caves
blackglass-treason caves-sunless caves-dancers sunless-slice madwolf-razorback madwolf-granny
treason-granny treason-dancers dancers-castle dancers-slice dancers-earwig slice-earwig
slice-madstoat razorback-granny razorback-brassneck granny-magrat castle-town castle-treason
earwig-trials earwig-madstoat madstoat-hollow magrat-town magrat-badass town-trials town-bridge
trials-oak trials-hollow badass-culdesac badass-gorge gorge-bridge gorge-brassneck bridge-longman
longman-level longman-brassneck oak-level oak-creel creel-level
"""

# Tile, family, copies, difficulty, points: six kinds of small problem, then the big ones.
TILES = """
fever        ordinary     5  7 1
pig          pig          5  8 1
sheep        sheep        5  9 2
arm          ordinary     5 10 2
pregnancy    ordinary     5 11 2
death        death        5 12 3
elves        elf          4 16 4
lankin       elf          1 18 5
elfking      elf          1 20 6
elfqueen     elf          1 21 6
duke         felmet       1 17 4
lady         felmet       1 18 5
lacrimosa    magpyr       1 17 4
vlad         magpyr       1 18 5
count        magpyr       1 20 5
bela         bela         1 21 6
hiver        hiver        1 22 6
lily         lily         1 23 7
wintersmith  wintersmith  1 24 7
cunning      cunning_man  1 25 8
"""

# Card, symbol, whose Power of Three, location, effect; a Bonus with its amount and its foe.
CARDS = """
esme1        headology  granny  brassneck   borrowing
esme2        headology  granny  longman     borrowing
atentdead    magic      granny  castle      borrowing
nanny1       headology  nanny   badass      sound_mind
nanny2       headology  nanny   blackglass  sound_mind
cookery      broom      nanny   earwig      trick
garlick1     magic      magrat  sunless     helping_hand
garlick2     magic      magrat  culdesac    helping_hand
armour       headology  magrat  madstoat    bonus 4 elf
agnes1       broom      agnes   creel       second_chance
agnes2       broom      agnes   oak         second_chance
perdita      magic      agnes   magrat      transmutation
igor1        headology  -       caves       second_chance
igor2        headology  -       culdesac    second_chance
feegle1      broom      -       town        bonus 2
feegle2      broom      -       castle      bonus 2
reaper1      broom      -       hollow      necessary_male
reaper2      broom      -       dancers     necessary_male
shambles1    magic      -       copperhead  shambles
shambles2    magic      -       granny      shambles
greebo1      headology  -       gorge       escape
greebo2      headology  -       creel       escape
tick1        headology  -       slice       trick
tick2        headology  -       madwolf     trick
eumenides1   magic      -       longman     invisibility
eumenides2   magic      -       blackglass  invisibility
shawn1       headology  -       castle      local_knowledge
shawn2       headology  -       earwig      local_knowledge
anybody      broom      -       bridge      bonus 2
wullie       broom      -       level       bonus 2
jeannie      magic      -       oak         bonus 2
aching       headology  -       treason     remedy
thunder      headology  -       level       remedy
verence      headology  -       razorback   helping_hand
jason        headology  -       dancers     helping_hand
troll        broom      -       slice       helping_hand
kitten       magic      -       caves       sound_mind
misslevel    broom      -       copperhead  sound_mind
oats         broom      -       madwolf     bonus 4 magpyr
gogol        magic      -       brassneck   bonus 4 lily
preston      headology  -       hollow      bonus 4 cunning_man
roland       broom      -       trials      bonus 4 wintersmith
casanunda    broom      -       sunless     escape
herne        broom      -       madstoat    escape
toad         headology  -       granny      invisibility
eskarina     magic      -       gorge       invisibility
hodgesaargh  headology  -       trials      local_knowledge
whemper      headology  -       magrat      shambles
dismass      magic      -       razorback   second_chance
ridcully     magic      -       badass      transmutation
zakzak       broom      -       town        transmutation
hilta        broom      -       treason     trick
letice       magic      -       bridge      costly_trick
diamanda     magic      -       town        costly_trick
fool         headology  -       town        sound_mind
"""


def rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.strip().splitlines()]


@rule("LAN-007")
def test_places() -> None:
    found = [
        [
            place.code,
            str(place.spaces),
            SQUARES[place.square],
            str(place.x),
            str(place.y),
            str(sum(card.location == place.code for card in tables_cards.CARDS)),
        ]
        for place in tables_cards.PLACES
    ]
    assert found == rows(PLACES)


@rule("LAN-059")
def test_paths() -> None:
    expected = {frozenset(path.split("-")) for path in PATHS.split()}
    assert len(expected) == 42
    assert {frozenset((path.one, path.other)) for path in tables_cards.PATHS} == expected
    for number, code in enumerate(STANDARD.location_codes):
        joined = {STANDARD.location_codes[end] for end in wide_listed(STANDARD.neighbours[number])}
        assert joined == {end for path in expected if code in path for end in path} - {code}


@rule("LAN-005")
def test_tiles() -> None:
    found = [
        [tile.code, FAMILIES[tile.family], str(tile.copies), str(tile.difficulty), str(tile.points)]
        for tile in tables_cards.TILES
    ]
    assert found == rows(TILES)
    by_number = [
        [code, FAMILIES[STANDARD.family[kind]], str(STANDARD.difficulty[kind]), str(STANDARD.points[kind])]
        for kind, code in enumerate(STANDARD.kind_codes)
    ]
    assert by_number == [[code, family, hard, worth] for code, family, _, hard, worth in rows(TILES)]


@rule("LAN-008", "LAN-143", "LAN-144")
def test_cards() -> None:
    found = []
    for fact in tables_cards.CARDS:
        bonus = [str(fact.amount)] if fact.amount else []
        foe = [] if fact.against < 0 else [FAMILIES[fact.against]]
        plain = [fact.code, SYMBOLS[fact.symbol], fact.power or "-", fact.location, EFFECT_NAMES[fact.effect]]
        found.append(plain + bonus + foe)
    assert found == rows(CARDS)


# ---- figures that the rulebook prints as text


FIGURES = {
    "ALISSES_IN_ALL": 12,
    "BIG_LEFT_TO_LOSE": 4,
    "BIG_TILES": 17,
    "BOXES": 6,
    "CACKLES_A_SEAT": 4,
    "CACKLES_IN_ALL": 16,
    "CARDS_DEALT": 3,
    "CARDS_IN_ALL": 55,
    "CRISES_IN_ALL": 12,
    "CRISIS": 2,
    "DICE": 4,
    "EASED_AT_GRANNYS": 2,
    "EASED_BY_A_SOUND_MIND": 2,
    "ELVES_TO_LOSE": 3,
    "EXPERT_CRISES": 8,
    "FACES": 6,
    "GREEN_SQUARES": 10,
    "HEADOLOGY_ADDS": 1,
    "HONOURS_ABOVE": 40,
    "LONGER_WALK": 2,
    "LOOKS": 2,
    "MAGIC_ADDS": 2,
    "PURPLE_SQUARES": 5,
    "ROW_OF_THE_BOARD": 8,
    "SMALL_TILES": 30,
    "TEA_FOR_THE_GUEST": 3,
    "TEA_FOR_THE_OTHERS": 2,
    "THREE": 3,
    "TRICK_DRAWS": 2,
    "WALK": 2,
    "WITCH_FROM": 30,
}


@rule("LAN-001", "LAN-002", "LAN-006", "LAN-074", "LAN-119", "LAN-187")
@pytest.mark.parametrize(("name", "figure"), FIGURES.items())
def test_figures(name: str, figure: int) -> None:
    assert getattr(tables, name) == figure


@rule("LAN-003")
def test_faces_of_a_die() -> None:
    assert [int(value) for value in tables.DIE_VALUES] == [0, 2, 3, 4, 5, 6]


# Players, big and small tiles in the boxes, turns.
IN_PLAY = [(1, 3, 5, 8), (2, 7, 9, 16), (3, 12, 12, 24), (4, 10, 18, 28)]


@rule("LAN-014", "LAN-015", "LAN-016", "LAN-017")
@pytest.mark.parametrize(("seats", "big", "small", "turns"), IN_PLAY)
def test_tiles_in_play(seats: int, big: int, small: int, turns: int) -> None:
    board = LANCRE.new(seats, {}, seeded(1))
    assert isinstance(board, Board)
    assert (sum(board.big_left), sum(board.small_left)) == (big, small)
    assert big + small == turns
