"""Lancre for PettingZoo: `env()` guards its order, `raw_env()` is bare."""

from esbat.research.pettingzoo.guarded import guarded
from esbat.research.pettingzoo.table import raw

__all__ = ["env", "raw_env"]

raw_env = raw("lancre", "lancre_v0")
env = guarded("lancre", "lancre_v0")
