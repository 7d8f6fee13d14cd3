"""The first thing the `esbat` command does: it loads the rest.

Somebody who changes their mind while that happens is told the same as later, and sees no traceback.
"""

import sys
from typing import NoReturn

INTERRUPTED = 130


def main() -> NoReturn:
    """The entry point of the installed command."""
    try:
        from esbat.cli import main as rest

        rest()
    except KeyboardInterrupt:
        # No language is known yet: the sentence in both.
        sys.stderr.write("Interrompu. Interrupted.\n")
        sys.exit(INTERRUPTED)
