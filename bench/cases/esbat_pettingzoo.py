"""One table of PettingZoo's: `last()`, an action that may be chosen, `step()`; new plays included."""

from importlib import import_module

STEPS = 2000


class Work:
    """So many steps a chunk, with all guards (`env`) or bare (`raw_env`)."""

    def __init__(self, argument: str) -> None:
        seats, code, form = argument.split()
        module = import_module(f"esbat.research.pettingzoo.{code}_v0")
        self.env = getattr(module, form)(seats=int(seats))
        self.env.reset(seed=1)

    def chunk(self) -> None:
        env = self.env
        for _ in range(STEPS):
            _, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else env.action_space(env.agent_selection).sample())
            if not env.agents:
                env.reset()

    def done(self) -> int:
        return STEPS
