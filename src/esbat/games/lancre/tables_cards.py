"""The printed rows: places, paths, problems and cards. What the rules read of them is the `Box` of `tables`.

Sources: RB = rulebook line; PUB = public page; OWN = reconstructed by us (the rulebook shows it only in a
picture). A pack brings other rows of the same kinds.
"""

from typing import Final, NamedTuple

from esbat.engine.box import NO_NAMES, Names
from esbat.games.lancre import names, tables_effects


class PlaceFact(NamedTuple):
    """One location of the board: its names, its spaces, its square and where it is drawn (0 to 100)."""

    code: str
    spaces: int
    square: int
    x: int
    y: int
    source: str
    names: Names = NO_NAMES


class PathFact(NamedTuple):
    """One path between two locations."""

    one: str
    other: str
    source: str


class TileFact(NamedTuple):
    """One kind of problem tile: how many there are, how hard it is, what it is worth."""

    code: str
    family: int
    copies: int
    difficulty: int
    points: int
    source: str
    names: Names = NO_NAMES


ANY_PROBLEM: Final = -1
"""A Bonus without a named foe."""


class CardFact(NamedTuple):
    """LAN-008, LAN-038. One card: a symbol, an effect, a location and, on some, a witch of the Power of Three."""

    code: str
    symbol: int
    effect: int
    location: str
    source: str
    amount: int = 0
    against: int = ANY_PROBLEM
    power: str = ""
    names: Names = NO_NAMES


PLACES: Final = [
    PlaceFact("town", spaces=3, square=names.SQUARE_GREEN, x=52, y=54, source="RB l.269, l.307: name, spaces; the rest OWN"),
    PlaceFact("castle", spaces=2, square=names.SQUARE_PURPLE, x=54, y=40, source="RB l.269, l.307: name, spaces; the rest OWN"),
    PlaceFact("magrat", spaces=1, square=names.NO_SQUARE, x=36, y=58, source="RB l.307: name; the rest OWN"),
    PlaceFact("badass", spaces=1, square=names.SQUARE_GREEN, x=25, y=67, source="RB l.307: name; the rest OWN"),
    PlaceFact("culdesac", spaces=1, square=names.NO_SQUARE, x=17, y=75, source="RB l.307: name; the rest OWN"),
    PlaceFact("gorge", spaces=1, square=names.SQUARE_GREEN, x=33, y=80, source="RB l.307: name; the rest OWN"),
    PlaceFact("oak", spaces=1, square=names.SQUARE_PURPLE, x=69, y=70, source="RB l.446, l.530: name; the rest OWN"),
    PlaceFact("creel", spaces=1, square=names.SQUARE_GREEN, x=84, y=75, source="RB l.530: name; the rest OWN"),
    PlaceFact("slice", spaces=1, square=names.SQUARE_PURPLE, x=85, y=24, source="RB l.273, l.426: name; the rest OWN"),
    PlaceFact("razorback", spaces=1, square=names.NO_SQUARE, x=6, y=42, source="RB l.273: name; the rest OWN"),
    PlaceFact("granny", spaces=1, square=names.NO_SQUARE, x=29, y=42, source="RB l.614: name; the rest OWN"),
    PlaceFact("sunless", spaces=1, square=names.SQUARE_PURPLE, x=77, y=9, source="PUB beardplaysgames: name; the rest OWN"),
    PlaceFact("longman", spaces=1, square=names.NO_SQUARE, x=50, y=90, source="PUB beardplaysgames: name; the rest OWN"),
    PlaceFact("dancers", spaces=1, square=names.SQUARE_PURPLE, x=62, y=25, source="OWN"),
    PlaceFact("madstoat", spaces=1, square=names.SQUARE_GREEN, x=92, y=42, source="OWN"),
    PlaceFact("copperhead", spaces=1, square=names.SQUARE_GREEN, x=12, y=10, source="OWN"),
    PlaceFact("bridge", spaces=1, square=names.NO_SQUARE, x=48, y=70, source="OWN"),
    PlaceFact("brassneck", spaces=1, square=names.SQUARE_GREEN, x=8, y=91, source="OWN"),
    PlaceFact("hollow", spaces=1, square=names.SQUARE_GREEN, x=89, y=58, source="OWN"),
    PlaceFact("madwolf", spaces=1, square=names.SQUARE_GREEN, x=21, y=26, source="OWN"),
    PlaceFact("blackglass", spaces=1, square=names.SQUARE_GREEN, x=34, y=9, source="OWN"),
    PlaceFact("treason", spaces=1, square=names.NO_SQUARE, x=43, y=25, source="OWN"),
    PlaceFact("level", spaces=1, square=names.NO_SQUARE, x=67, y=88, source="OWN"),
    PlaceFact("earwig", spaces=1, square=names.NO_SQUARE, x=74, y=42, source="OWN"),
    PlaceFact("trials", spaces=1, square=names.NO_SQUARE, x=70, y=56, source="OWN"),
    PlaceFact("caves", spaces=1, square=names.NO_SQUARE, x=55, y=10, source="OWN"),
]

PATHS: Final = [
    PathFact("copperhead", "blackglass", source="OWN"),
    PathFact("copperhead", "madwolf", source="OWN"),
    PathFact("copperhead", "razorback", source="OWN"),
    PathFact("blackglass", "madwolf", source="OWN"),
    PathFact("blackglass", "caves", source="OWN"),
    PathFact("blackglass", "treason", source="OWN"),
    PathFact("caves", "sunless", source="OWN"),
    PathFact("caves", "dancers", source="OWN"),
    PathFact("sunless", "slice", source="OWN"),
    PathFact("madwolf", "razorback", source="OWN"),
    PathFact("madwolf", "granny", source="OWN"),
    PathFact("treason", "granny", source="OWN"),
    PathFact("treason", "dancers", source="OWN"),
    PathFact("dancers", "castle", source="OWN"),
    PathFact("dancers", "slice", source="OWN"),
    PathFact("dancers", "earwig", source="OWN"),
    PathFact("slice", "earwig", source="OWN"),
    PathFact("slice", "madstoat", source="OWN"),
    PathFact("razorback", "granny", source="OWN"),
    PathFact("razorback", "brassneck", source="OWN"),
    PathFact("granny", "magrat", source="OWN"),
    PathFact("castle", "town", source="RB l.291, l.307"),
    PathFact("castle", "treason", source="OWN"),
    PathFact("earwig", "trials", source="OWN"),
    PathFact("earwig", "madstoat", source="OWN"),
    PathFact("madstoat", "hollow", source="OWN"),
    PathFact("magrat", "town", source="RB l.307"),
    PathFact("magrat", "badass", source="RB l.307"),
    PathFact("town", "trials", source="OWN"),
    PathFact("town", "bridge", source="OWN"),
    PathFact("trials", "oak", source="OWN"),
    PathFact("trials", "hollow", source="OWN"),
    PathFact("badass", "culdesac", source="RB l.307"),
    PathFact("badass", "gorge", source="RB l.307"),
    PathFact("gorge", "bridge", source="OWN"),
    PathFact("gorge", "brassneck", source="OWN"),
    PathFact("bridge", "longman", source="OWN"),
    PathFact("longman", "level", source="OWN"),
    PathFact("longman", "brassneck", source="OWN"),
    PathFact("oak", "level", source="OWN"),
    PathFact("oak", "creel", source="RB l.530"),
    PathFact("creel", "level", source="OWN"),
]

TILES: Final = [
    # Small problems (green): the easy ones give more cards, the hard ones more points.
    TileFact("fever", names.FAMILY_ORDINARY, copies=5, difficulty=7, points=1, source="RB l.329: name, difficulty; the rest OWN"),
    TileFact("pig", names.FAMILY_PIG, copies=5, difficulty=8, points=1, source="RB l.178: name; PUB alchimistegames: points; the rest OWN"),
    TileFact("sheep", names.FAMILY_SHEEP, copies=5, difficulty=9, points=2, source="RB l.534: name; the rest OWN"),
    TileFact("arm", names.FAMILY_ORDINARY, copies=5, difficulty=10, points=2, source="RB l.273: name; the rest OWN"),
    TileFact("pregnancy", names.FAMILY_ORDINARY, copies=5, difficulty=11, points=2, source="PUB frikisreconocidos, hall9000: name; the rest OWN"),
    TileFact("death", names.FAMILY_DEATH, copies=5, difficulty=12, points=3, source="RB l.532: name; PUB alchimistegames: difficulty, points; copies OWN"),
    # Big problems (purple).
    TileFact("elves", names.FAMILY_ELF, copies=4, difficulty=16, points=4, source="RB l.554: name, copies; the rest OWN"),
    TileFact("lankin", names.FAMILY_ELF, copies=1, difficulty=18, points=5, source="RB l.554: name; the rest OWN"),
    TileFact("elfking", names.FAMILY_ELF, copies=1, difficulty=20, points=6, source="RB l.554: name; the rest OWN"),
    TileFact("elfqueen", names.FAMILY_ELF, copies=1, difficulty=21, points=6, source="RB l.554: name; the rest OWN"),
    TileFact("duke", names.FAMILY_FELMET, copies=1, difficulty=17, points=4, source="RB l.566: name; the rest OWN"),
    TileFact("lady", names.FAMILY_FELMET, copies=1, difficulty=18, points=5, source="RB l.566: name; the rest OWN"),
    TileFact("lacrimosa", names.FAMILY_MAGPYR, copies=1, difficulty=17, points=4, source="RB l.574: name; the rest OWN"),
    TileFact("vlad", names.FAMILY_MAGPYR, copies=1, difficulty=18, points=5, source="RB l.574: name; the rest OWN"),
    TileFact("count", names.FAMILY_MAGPYR, copies=1, difficulty=20, points=5, source="RB l.574: name; the rest OWN"),
    TileFact("bela", names.FAMILY_BELA, copies=1, difficulty=21, points=6, source="RB l.574: name; the rest OWN"),
    TileFact("hiver", names.FAMILY_HIVER, copies=1, difficulty=22, points=6, source="RB l.426-430, l.592: name, difficulty; points OWN"),
    TileFact("lily", names.FAMILY_LILY, copies=1, difficulty=23, points=7, source="RB l.329, l.548: name, difficulty; points OWN"),
    TileFact("wintersmith", names.FAMILY_WINTERSMITH, copies=1, difficulty=24, points=7, source="RB l.560: name; the rest OWN"),
    TileFact("cunning", names.FAMILY_CUNNING_MAN, copies=1, difficulty=25, points=8, source="RB l.586: name; the rest OWN"),
]

CARDS: Final = [
    CardFact("esme1", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_BORROWING, "brassneck", power="granny", source="PUB fantifica: character; the rest OWN"),
    CardFact("esme2", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_BORROWING, "longman", power="granny", source="PUB fantifica: character; the rest OWN"),
    CardFact("atentdead", names.SYMBOL_MAGIC, tables_effects.EFFECT_BORROWING, "castle", power="granny", source="OWN"),
    CardFact("nanny1", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_SOUND_MIND, "badass", power="nanny", source="PUB fantifica: character; the rest OWN"),
    CardFact("nanny2", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_SOUND_MIND, "blackglass", power="nanny", source="PUB fantifica: character; the rest OWN"),
    CardFact("cookery", names.SYMBOL_BROOM, tables_effects.EFFECT_TRICK, "earwig", power="nanny", source="OWN"),
    CardFact("garlick1", names.SYMBOL_MAGIC, tables_effects.EFFECT_HELPING_HAND, "sunless", power="magrat", source="OWN"),
    CardFact("garlick2", names.SYMBOL_MAGIC, tables_effects.EFFECT_HELPING_HAND, "culdesac", power="magrat", source="OWN"),
    CardFact("armour", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_BONUS, "madstoat", amount=4, against=names.FAMILY_ELF, power="magrat", source="OWN"),
    CardFact("agnes1", names.SYMBOL_BROOM, tables_effects.EFFECT_SECOND_CHANCE, "creel", power="agnes", source="OWN"),
    CardFact("agnes2", names.SYMBOL_BROOM, tables_effects.EFFECT_SECOND_CHANCE, "oak", power="agnes", source="OWN"),
    CardFact("perdita", names.SYMBOL_MAGIC, tables_effects.EFFECT_TRANSMUTATION, "magrat", power="agnes", source="OWN"),
    CardFact("igor1", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_SECOND_CHANCE, "caves", source="RB l.426: name, effect; the rest OWN"),
    CardFact("igor2", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_SECOND_CHANCE, "culdesac", source="RB l.426: name, effect; the rest OWN"),
    CardFact("feegle1", names.SYMBOL_BROOM, tables_effects.EFFECT_BONUS, "town", amount=2, source="RB l.430: name, effect; the rest OWN"),
    CardFact("feegle2", names.SYMBOL_BROOM, tables_effects.EFFECT_BONUS, "castle", amount=2, source="RB l.430: name, effect; the rest OWN"),
    CardFact("reaper1", names.SYMBOL_BROOM, tables_effects.EFFECT_NECESSARY_MALE, "hollow", source="OWN"),
    CardFact("reaper2", names.SYMBOL_BROOM, tables_effects.EFFECT_NECESSARY_MALE, "dancers", source="OWN"),
    CardFact("shambles1", names.SYMBOL_MAGIC, tables_effects.EFFECT_SHAMBLES, "copperhead", source="OWN"),
    CardFact("shambles2", names.SYMBOL_MAGIC, tables_effects.EFFECT_SHAMBLES, "granny", source="OWN"),
    CardFact("greebo1", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_ESCAPE, "gorge", source="PUB fantifica: character; the rest OWN"),
    CardFact("greebo2", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_ESCAPE, "creel", source="PUB fantifica: character; the rest OWN"),
    CardFact("tick1", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_TRICK, "slice", source="OWN"),
    CardFact("tick2", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_TRICK, "madwolf", source="OWN"),
    CardFact("eumenides1", names.SYMBOL_MAGIC, tables_effects.EFFECT_INVISIBILITY, "longman", source="OWN"),
    CardFact("eumenides2", names.SYMBOL_MAGIC, tables_effects.EFFECT_INVISIBILITY, "blackglass", source="OWN"),
    CardFact("shawn1", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_LOCAL_KNOWLEDGE, "castle", source="OWN"),
    CardFact("shawn2", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_LOCAL_KNOWLEDGE, "earwig", source="OWN"),
    CardFact("anybody", names.SYMBOL_BROOM, tables_effects.EFFECT_BONUS, "bridge", amount=2, source="OWN"),
    CardFact("wullie", names.SYMBOL_BROOM, tables_effects.EFFECT_BONUS, "level", amount=2, source="OWN"),
    CardFact("jeannie", names.SYMBOL_MAGIC, tables_effects.EFFECT_BONUS, "oak", amount=2, source="OWN"),
    CardFact("aching", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_REMEDY, "treason", source="OWN"),
    CardFact("thunder", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_REMEDY, "level", source="OWN"),
    CardFact("verence", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_HELPING_HAND, "razorback", source="OWN"),
    CardFact("jason", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_HELPING_HAND, "dancers", source="OWN"),
    CardFact("troll", names.SYMBOL_BROOM, tables_effects.EFFECT_HELPING_HAND, "slice", source="OWN"),
    CardFact("kitten", names.SYMBOL_MAGIC, tables_effects.EFFECT_SOUND_MIND, "caves", source="OWN"),
    CardFact("misslevel", names.SYMBOL_BROOM, tables_effects.EFFECT_SOUND_MIND, "copperhead", source="OWN"),
    CardFact("oats", names.SYMBOL_BROOM, tables_effects.EFFECT_BONUS, "madwolf", amount=4, against=names.FAMILY_MAGPYR, source="OWN"),
    CardFact("gogol", names.SYMBOL_MAGIC, tables_effects.EFFECT_BONUS, "brassneck", amount=4, against=names.FAMILY_LILY, source="OWN"),
    CardFact("preston", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_BONUS, "hollow", amount=4, against=names.FAMILY_CUNNING_MAN, source="OWN"),
    CardFact("roland", names.SYMBOL_BROOM, tables_effects.EFFECT_BONUS, "trials", amount=4, against=names.FAMILY_WINTERSMITH, source="OWN"),
    CardFact("casanunda", names.SYMBOL_BROOM, tables_effects.EFFECT_ESCAPE, "sunless", source="PUB fantifica: character; the rest OWN"),
    CardFact("herne", names.SYMBOL_BROOM, tables_effects.EFFECT_ESCAPE, "madstoat", source="OWN"),
    CardFact("toad", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_INVISIBILITY, "granny", source="OWN"),
    CardFact("eskarina", names.SYMBOL_MAGIC, tables_effects.EFFECT_INVISIBILITY, "gorge", source="OWN"),
    CardFact("hodgesaargh", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_LOCAL_KNOWLEDGE, "trials", source="OWN"),
    CardFact("whemper", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_SHAMBLES, "magrat", source="OWN"),
    CardFact("dismass", names.SYMBOL_MAGIC, tables_effects.EFFECT_SECOND_CHANCE, "razorback", source="OWN"),
    CardFact("ridcully", names.SYMBOL_MAGIC, tables_effects.EFFECT_TRANSMUTATION, "badass", source="OWN"),
    CardFact("zakzak", names.SYMBOL_BROOM, tables_effects.EFFECT_TRANSMUTATION, "town", source="OWN"),
    CardFact("hilta", names.SYMBOL_BROOM, tables_effects.EFFECT_TRICK, "treason", source="OWN"),
    CardFact("letice", names.SYMBOL_MAGIC, tables_effects.EFFECT_COSTLY_TRICK, "bridge", source="OWN"),
    CardFact("diamanda", names.SYMBOL_MAGIC, tables_effects.EFFECT_COSTLY_TRICK, "town", source="OWN"),
    CardFact("fool", names.SYMBOL_HEADOLOGY, tables_effects.EFFECT_SOUND_MIND, "town", source="OWN"),
]
