"""Le Bal's search with two hundred tries a question and no tree: some three milliseconds."""

from esbat.bots.bal import Crone


class Swift(Crone, tries=200, tree=False):
    """Thinks for a few milliseconds."""

    name = "swift"
