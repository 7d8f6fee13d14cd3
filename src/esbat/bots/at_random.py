"""One that plays every game without having read its rules: a measure for others, and for the lab."""

from esbat.bots.mind import Bot, Mind


class Random(Bot):
    """Any legal move, each as likely as the others."""

    name = "random"

    def choose(self, mind: Mind) -> int:
        return mind.legal[mind.chance.pick(len(mind.legal))]
