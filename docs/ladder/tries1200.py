"""Air's crone with 1200 tries of 2 turns: to see what more thinking is worth."""

from esbat.bots import levels
from esbat.bots.air import SCHOOL


class Guest(levels.Crone, school=SCHOOL, tries=1200, depth=2):
    name = "tries1200"
