"""Air's search with the apprentice's answers to the end of the play instead of a learned value."""

from esbat.bots import levels
from esbat.bots.air import SCHOOL


class Guest(levels.Crone, school=SCHOOL, tries=100, depth=1_000):
    name = "to-the-end"
