"""Witchstone's search with eight tries a question: what so little thinking already wins from apprentices."""

from esbat.bots.witchstone import Crone


class Swift(Crone, tries=8, tree=False):
    """Thinks for a millisecond or two."""

    name = "swift"
