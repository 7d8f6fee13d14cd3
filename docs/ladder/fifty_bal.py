"""Le Bal's crone with as much thinking as takes some fifty milliseconds a decision on one core."""

from esbat.bots import levels
from esbat.bots.bal import Crone as Known


class Fifty(levels.Crone, school=Known.school, tries=2_000, tree=True):
    """The same search, and more of it."""

    name = "fifty"
