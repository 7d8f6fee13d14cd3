"""The two commands of this checkout: `./play` and `./test`.

This file must be readable by any Python 3, however old: it is what says that a newer one is needed.
"""

import os
import shutil
import sys

OLDEST = (3, 11)
NEWEST = 20  # the last 3.x to look for by name

# What `./play` starts when it is given nothing else.
PLAY = ["serve", "--open", "--log-level", "warning"]


def main(command: str) -> None:
    """Run `play` or `test` with the arguments of the command line, and leave."""
    if sys.version_info < OLDEST:
        find_newer_python()
    from setup.commands import leave

    leave(command, sys.argv[1:], PLAY)


def find_newer_python() -> None:
    """Start again with a newer Python of this machine, or say that there is none."""
    for minor in range(NEWEST, OLDEST[1] - 1, -1):
        newer = shutil.which("python3.%d" % minor)
        if newer:
            os.execv(newer, [newer] + sys.argv)
    if (os.environ.get("LC_ALL") or os.environ.get("LANG") or "").lower().startswith("fr"):
        sentence = "Esbat demande Python 3.11 ou plus recent : installez-le, puis recommencez."
    else:
        sentence = "Esbat needs Python 3.11 or newer: install it, then start again."
    sys.stderr.write(sentence + "\n")
    sys.exit(2)
