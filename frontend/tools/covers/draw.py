"""Redraws every cover."""

import importlib
import sys

for name in sys.argv[1:] or ("air", "bal", "lancre", "witchstone", "wildegrens"):
    importlib.import_module(name).draw()
