"""The five games as PettingZoo environments, agent by agent: `air_v0.env()` and so on.

A version (`v0`) goes up with the layout of its observations, or when the same seeds and actions would play on
otherwise.
"""

from esbat.research.needs import needed

needed("numpy")
needed("pettingzoo")
