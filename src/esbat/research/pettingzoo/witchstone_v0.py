"""Witchstone for PettingZoo: `env()` guards its order, `raw_env()` is bare."""

from esbat.research.pettingzoo.guarded import guarded
from esbat.research.pettingzoo.table import raw

__all__ = ["env", "raw_env"]

raw_env = raw("witchstone", "witchstone_v0")
env = guarded("witchstone", "witchstone_v0")
