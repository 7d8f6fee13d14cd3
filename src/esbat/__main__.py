"""`python -m esbat` is the `esbat` command."""

from esbat.cli import main

main()
