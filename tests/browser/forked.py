"""A server that starts again at once: its programs are loaded once, and every start forks off a copy.

Whoever kills it kills the copy, with all it remembers; what is loaded knows nothing of any play. For every
line on its standard input it forks, says which process that is, and says so when it has ended.
"""

import os
import sys

from esbat.cli import run as command
from esbat.web.server import run
from esbat.words import LANGUAGES, words_for

# What every copy would else load anew.
LOADED = [run.serve, *map(words_for, LANGUAGES)]


def main() -> None:
    for _ in sys.stdin:
        copy = os.fork()
        if copy == 0:
            os.dup2(2, 1)  # what the server says is no answer of ours
            sys.exit(command(["serve", *sys.argv[1:]]))
        print(copy, flush=True)
        os.waitpid(copy, 0)
        print("ended", flush=True)


if __name__ == "__main__":
    main()
