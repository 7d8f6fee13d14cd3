"""Lancre for PettingZoo: `env()` with its usual wrappers, `raw_env()` without."""

from esbat.research.pettingzoo.table import raw, wrapped

__all__ = ["env", "raw_env"]

raw_env = raw("lancre", "lancre_v0")
env = wrapped(raw_env)
