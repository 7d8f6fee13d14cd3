"""Air for PettingZoo: `env()` guards its order, `raw_env()` is bare, `parallel_env()` asks all at once."""

from esbat.research.pettingzoo.guarded import guarded
from esbat.research.pettingzoo.parallel import parallel
from esbat.research.pettingzoo.table import raw

__all__ = ["env", "parallel_env", "raw_env"]

raw_env = raw("air", "air_v0")
env = guarded("air", "air_v0")
parallel_env = parallel("air", "air_v0")
