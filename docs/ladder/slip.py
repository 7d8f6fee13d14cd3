"""The apprentice, but for one choice in ten, which is left to luck: a bot that is a little weaker."""

from esbat.bots import Bot, Mind, bot


class Slip(Bot):
    name = "slip"

    def choose(self, mind: Mind) -> int:
        if mind.chance.pick(10) == 0:
            return mind.legal[mind.chance.pick(len(mind.legal))]
        return bot(mind.game.code, "apprentice").choose(mind)
