"""`python -m esbat.web`: the same as `esbat serve`."""

import sys

from esbat.cli import run

if __name__ == "__main__":
    sys.exit(run(["serve", *sys.argv[1:]]))
