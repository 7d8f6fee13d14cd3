"""The golden plays: which tables are laid, who plays there, from which secret. `tools/bless` plays them."""

from hashlib import sha256
from pathlib import Path

from esbat.engine.chance import sealed
from esbat.engine.record import Record, read_record
from esbat.games import game
from esbat.table.table import Table
from esbat.testing.transcript import legal_texts, playthrough
from tests.golden.players import (
    Chooser,
    anyone,
    blocker,
    brewer,
    curious,
    dreamer,
    eager,
    first_hunted,
    hoarder,
    last_hunted,
    meddler,
    quibbler,
    reckless,
    seer,
    steadfast,
    stuffer,
    whirler,
)

FOLDER = Path(__file__).resolve().parent


class Recipe:
    """One golden play, and how it must end."""

    def __init__(
        self,
        code: str,
        name: str,
        seats: int,
        chooser: Chooser,
        reason: str,
        wishes: dict[str, str] | None = None,
    ) -> None:
        self.code = code
        self.name = name
        self.seats = seats
        self.chooser = chooser
        self.reason = reason
        self.wishes = wishes or {}

    @property
    def record_path(self) -> Path:
        return FOLDER / self.code / f"{self.name}.jsonl"

    @property
    def text_path(self) -> Path:
        return FOLDER / self.code / f"{self.name}.txt"

    def play(self) -> Record:
        """Play it from the beginning. Anybody who is asked may be the one to answer next."""
        found = game(self.code)
        secret = sha256(f"{self.code} {self.name}".encode()).digest()[:16]
        players = ["anne", "marie", "jeanne", "louise", "sarah", "clara"][: self.seats]
        table = Table(found, self.seats, self.wishes, secret, players)
        chance = sealed(secret[::-1])  # quick luck may be made quicker one day; sealed luck is for ever
        while not table.over:
            asked = table.state.acting()
            seat = asked[chance.pick(len(asked))]
            table.submit(seat, self.chooser(table.state, legal_texts(found, table.state, seat), chance))
        return table.record()

    def kept(self) -> Record:
        """The play as it is kept."""
        return read_record(self.record_path.read_text(encoding="utf-8"))


def text_of(record: Record) -> str:
    """The playthrough of a record."""
    return playthrough(record, game)


RECIPES = [
    Recipe("air", "two", 2, eager, "grimoires-gone"),
    Recipe("air", "three", 3, eager, "grimoires-gone"),
    Recipe("air", "four", 4, eager, "grimoires-gone"),
    Recipe("air", "five", 5, eager, "grimoires-gone"),
    Recipe("air", "lot", 2, anyone, "grimoires-gone"),
    Recipe("air", "hoard", 2, hoarder, "witches-gone"),
    Recipe(
        "air",
        "several",
        3,
        eager,
        "grimoires-gone",
        {"several_diplomas": "true", "bonus_per_set": "true", "first_player": "2"},
    ),
    Recipe(
        "air",
        "open",
        4,
        eager,
        "grimoires-gone",
        {"allow_stop_without_landing": "true", "open_hands": "true", "first_player": "1"},
    ),
    Recipe("air", "again", 3, anyone, "grimoires-gone", {"deposit_again": "true"}),
    Recipe("bal", "three", 3, anyone, "queen"),
    Recipe("bal", "four", 4, anyone, "queen"),
    Recipe("bal", "five", 5, anyone, "queen"),
    Recipe("bal", "six", 6, anyone, "queen"),
    *[
        Recipe("bal", f"{level}-{seats}", seats, anyone, "queen", {"level": level, "crapzouilles": short})
        for level in ("medium", "hard")
        for seats, short in ((3, "10"), (4, "6"), (5, "5"), (6, "5"))
    ],
    Recipe(
        "bal",
        "meddling-3",
        6,
        meddler,
        "queen",
        {"level": "hard", "crapzouilles": "5", "defence_spells": "any"},
    ),
    Recipe(
        "bal",
        "second-readings",
        5,
        anyone,
        "queen",
        {
            "level": "hard",
            "crapzouilles": "5",
            "must_parry": "true",
            "wand_returns": "all",
            "ball_any_time": "true",
        },
    ),
    Recipe("bal", "quibbling", 3, quibbler, "queen", {"incantation": "table", "crapzouilles": "5"}),
    Recipe("bal", "clockwise", 6, first_hunted, "queen", {"first_player": "2", "crapzouilles": "5"}),
    Recipe("bal", "backwards", 5, last_hunted, "queen", {"inherit_hand": "on", "crapzouilles": "5"}),
    Recipe(
        "bal",
        "typed",
        3,
        anyone,
        "queen",
        {"level": "hard", "incantation": "typed", "strict_accents": "true", "crapzouilles": "5"},
    ),
    Recipe(
        "bal",
        "talking",
        4,
        anyone,
        "queen",
        {
            "level": "hard",
            "incantation": "table",
            "false_challenge": "discard",
            "defence_spells": "any",
            "crapzouilles": "5",
        },
    ),
    Recipe("lancre", "dungeon-36", 1, curious, "all-placed"),
    Recipe("lancre", "fever-36", 2, curious, "all-placed"),
    Recipe("lancre", "trio-19", 3, curious, "all-placed"),
    Recipe("lancre", "elves-4", 3, curious, "no-crisis-left"),
    Recipe("lancre", "yew-1", 4, curious, "three-elves"),
    Recipe("lancre", "crow-2", 4, curious, "all-placed"),
    Recipe("lancre", "hare-1", 2, curious, "all-placed", {"cooperative": "true"}),
    Recipe("lancre", "broom-31", 4, curious, "all-placed", {"expert": "true"}),
    Recipe(
        "lancre",
        "expert-7",
        4,
        curious,
        "no-aliss-left",
        {"cooperative": "true", "choose_returns": "true"},
    ),
    Recipe("lancre", "salt-170", 2, reckless, "no-aliss-left", {"cooperative": "true", "expert": "true"}),
    Recipe(
        "lancre",
        "open-1",
        3,
        curious,
        "three-elves",
        {"choose_returns": "true", "open_hands": "true"},
    ),
    Recipe(
        "lancre",
        "town-5",
        2,
        reckless,
        "no-crisis-left",
        {"cooperative": "true", "elves_at_once": "true"},
    ),
    Recipe("lancre", "witch-2", 1, seer, "all-placed"),
    Recipe("lancre", "honours-2", 1, seer, "all-placed"),
    Recipe("lancre", "lone-aliss-4", 1, curious, "no-aliss-left"),
    Recipe("lancre", "lone-crisis-7", 1, anyone, "no-crisis-left"),
    Recipe("lancre", "lone-elves-277", 1, reckless, "three-elves"),
    Recipe("lancre", "coven-2-4", 2, seer, "all-placed", {"cooperative": "true"}),
    Recipe("lancre", "coven-3-5", 3, seer, "all-placed", {"cooperative": "true"}),
    Recipe("lancre", "coven-4-3", 4, seer, "all-placed", {"cooperative": "true"}),
    Recipe("lancre", "elfland-3-13", 3, reckless, "three-elves", {"cooperative": "true"}),
    Recipe("lancre", "smoke-6", 2, anyone, "no-crisis-left", {"expert": "true"}),
    Recipe("witchstone", "two", 2, brewer, "eleven-turns"),
    Recipe("witchstone", "three", 3, brewer, "eleven-turns"),
    Recipe("witchstone", "four", 4, brewer, "eleven-turns"),
    Recipe("witchstone", "vials", 2, stuffer, "eleven-turns"),
    Recipe("witchstone", "mire-0", 4, blocker, "eleven-turns", {"first": "random"}),
    Recipe(
        "witchstone",
        "owls-2",
        4,
        whirler,
        "eleven-turns",
        {"any_spell": "true", "private_scrolls": "true"},
    ),
    Recipe(
        "witchstone",
        "lot-0",
        3,
        anyone,
        "eleven-turns",
        {"handicap_1": "3", "handicap_2": "2", "handicap_3": "1", "first": "2"},
    ),
    Recipe("witchstone", "stone-15", 4, brewer, "eleven-turns", {"handicap_4": "3", "handicap_1": "1"}),
    Recipe("wildegrens", "coven-e-53", 1, steadfast, "trial", {"difficulty": "easy"}),
    Recipe("wildegrens", "dream-382", 1, dreamer, "trial", {"difficulty": "easy"}),
    Recipe("wildegrens", "coven-n-64", 1, steadfast, "trial"),
    Recipe("wildegrens", "coven-e-85", 1, steadfast, "trial", {"difficulty": "easy"}),
    Recipe("wildegrens", "coven-s-96", 1, steadfast, "trial", {"coven": "starter"}),
    Recipe("wildegrens", "coven-n-5", 1, steadfast, "two-missions"),
    Recipe("wildegrens", "coven-n-104", 1, steadfast, "lost-souls"),
    Recipe("wildegrens", "coven-e-93", 1, steadfast, "curses", {"difficulty": "easy"}),
    Recipe("wildegrens", "coven-n-63", 1, steadfast, "no-witch"),
    Recipe("wildegrens", "coven-h-97", 1, steadfast, "card", {"difficulty": "hard", "coven": "starter"}),
]
