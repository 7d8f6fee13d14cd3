"""Air's crone with 300 tries of 4 turns: to see what more thinking is worth."""

from esbat.bots import levels
from esbat.bots.air import SCHOOL


class Guest(levels.Crone, school=SCHOOL, tries=300, depth=4):
    name = "turns4"
