"""The novice plays every game without having read its rules."""

from esbat.bots.mind import Bot, Mind


class Novice(Bot):
    """Any legal move, each as likely as the others."""

    name = "novice"

    def choose(self, mind: Mind) -> int:
        return mind.legal[mind.chance.pick(len(mind.legal))]
