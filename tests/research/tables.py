"""Tables of every game for the doors to open onto."""

from esbat.games import SHELF
from esbat.testing.combinations import Laid

EVERY: list[tuple[str, int]] = [
    (title.code, seats) for title in SHELF.values() for seats in range(title.fewest, title.most + 1)
]
"""Every game at every size of table."""

FIRST: list[tuple[str, int]] = [(title.code, title.fewest) for title in SHELF.values()]

# Options that change what can be seen.
SEEN_OTHERWISE: list[tuple[str, Laid]] = [
    ("air", Laid(3, {"open_hands": "true", "deposit_again": "true"})),
    ("bal", Laid(4, {"level": "hard", "incantation": "table", "ball_any_time": "true"})),
    ("bal", Laid(3, {"level": "medium", "incantation": "typed"})),
    ("lancre", Laid(2, {"open_hands": "true"})),
    ("lancre", Laid(3, {"cooperative": "true", "expert": "true", "choose_returns": "true"})),
    ("witchstone", Laid(3, {"private_scrolls": "true", "handicap_1": "2"})),
    ("wildegrens", Laid(1, {"coven": "starter", "difficulty": "hard"})),
]
