"""`python -m esbat` is the `esbat` command."""

from esbat.start import main

main()
