"""Who sits where: people, bots, their names, and where their luck comes from."""

import secrets
from hashlib import sha256

from esbat.bots import Bot, bot
from esbat.engine.chance import Chance, seeded
from esbat.engine.errors import BadSetting
from esbat.engine.record import SECRET_BYTES
from esbat.words import Words

HUMAN = "human"


class Seating:
    """The players of a table by seat."""

    def __init__(self, code: str, players: list[str], words: Words) -> None:
        if not players:
            raise BadSetting("terminal-no-players", {})
        self.players = players
        self.bots: list[Bot | None] = [None if is_human(player) else bot(code, player) for player in players]
        self.names = seat_names(players, words)

    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self.bots) if player is None]


def is_human(player: str) -> bool:
    return player.partition(":")[0] == HUMAN


def seat_names(players: list[str], words: Words) -> list[str]:
    """A name for each seat, all different: as given, `You` for a single person, the bot's own name."""
    people = sum(1 for player in players if is_human(player))
    names: list[str] = []
    for player in players:
        kind, _, given = player.partition(":")
        if given:
            name = given
        elif kind != HUMAN:
            name = bot_name(kind, words)
        elif people == 1:
            name = words.say("terminal-you")
        else:
            name = words.say("terminal-name", number=sum(map(is_human, players[: len(names) + 1])))
        names.append(name)
    return [numbered(names, seat) for seat in range(len(names))]


def numbered(names: list[str], seat: int) -> str:
    """A name that several seats bear gets a number: Novice 1, Novice 2."""
    if names.count(names[seat]) == 1:
        return names[seat]
    return f"{names[seat]} {names[: seat + 1].count(names[seat])}"


def bot_name(name: str, words: Words) -> str:
    """What a bot is called; its own word if the catalogue has none."""
    key = f"bot-{name}"
    return words.say(key) if words.has(key) else name.capitalize()


def secret_of(seed: int | None) -> bytes:
    """The secret of a play: random, or made of a number so that the play can be repeated."""
    if seed is None:
        return secrets.token_bytes(SECRET_BYTES)
    return sha256(f"esbat seed {seed}".encode()).digest()[:SECRET_BYTES]


def luck_of(secret: bytes, seat: int, moves: int, purpose: str) -> Chance:
    """A bot's own luck at one moment: the same after a resume, and no help against the play's luck.

    It is a digest, from which the secret cannot be worked out.
    """
    digest = sha256(f"esbat {purpose} {seat} {moves} ".encode() + secret).digest()
    return seeded(int.from_bytes(digest[:16], "big"))
