"""Luck is handed in, and has one primitive: `pick(n)`, a whole number from 0 to n - 1.

Dice, draws and bags are made of it. `Seeded` is quick, for search and self-play; `Sealed` cannot be
foreseen without its secret and can be checked by anybody afterwards, for plays between people;
`Scripted` tells a test its dice; `Recorded` writes down what another source answered.
All arithmetic stays within 32-bit words, so that interpreted and compiled plays agree.
"""

from hashlib import sha256
from typing import Final, final

from esbat.engine.native import i64, mypyc_attr, vec

WORD: Final[i64] = 0xFFFFFFFF
RANGE: Final[i64] = 0x100000000
MULTIPLIER: Final[i64] = 1791398085
WORDS_IN_A_BLOCK: Final[i64] = 8


@mypyc_attr(acyclic=True)
class Chance:
    """The one source of luck of a play."""

    __slots__ = ("picks",)

    def __init__(self, picks: i64) -> None:
        self.picks = picks

    def pick(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the others."""
        raise NotImplementedError

    def clone(self) -> "Chance":
        """The same luck to come, on its own."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Seeded(Chance):
    """Marsaglia's multiply-with-carry in one number of 63 bits: the low word, and the carry above it.

    Word and carry are mixed for the answer. The period is over 2^61, since MULTIPLIER * 2^32 - 1 is a safe
    prime. It is the quickest good source in both forms of the code, and no secret: see `Sealed`.
    """

    __slots__ = ("number",)

    def __init__(self, picks: i64, number: i64) -> None:
        self.picks = picks
        self.number = number

    def pick(self, n: i64) -> i64:
        number = self.number
        number = (number & WORD) * MULTIPLIER + (number >> 32)
        self.number = number
        self.picks += 1
        product = ((number ^ (number >> 32)) & WORD) * n
        # Words that would make some answers likelier than others are thrown away (Lemire's method).
        if (product & WORD) < n and (product & WORD) < RANGE % n:
            return self.pick(n)
        return product >> 32

    def clone(self) -> Chance:
        return Seeded(self.picks, self.number)


def seeded(seed: int) -> Seeded:
    """Quick luck from any whole number; neighbouring seeds have nothing in common."""
    digest = sha256(f"esbat seed {seed}".encode()).digest()
    return Seeded(0, int.from_bytes(digest[:8], "big") % (1791398085 * 2**32 - 2) + 1)


@final
class Sealed(Chance):
    """Luck fixed by a secret: block number k is SHA-256 of the secret followed by k in eight bytes.

    Nobody can foresee it without the secret, and whoever is shown the secret afterwards can check
    every answer with any SHA-256 program: eight big-endian 32-bit words a block, taken in order.
    """

    __slots__ = ("block", "next", "secret", "words")

    def __init__(self, picks: i64, secret: bytes, block: int, upcoming: i64, words: vec[i64]) -> None:
        self.picks = picks
        self.secret = secret
        self.block = block
        self.next = upcoming
        self.words = words

    def pick(self, n: i64) -> i64:
        if self.next == WORDS_IN_A_BLOCK:
            self.turn_over()
        word = self.words[self.next]
        self.next += 1
        self.picks += 1
        product = word * n
        if (product & WORD) < n and (product & WORD) < RANGE % n:
            return self.pick(n)
        return product >> 32

    def turn_over(self) -> None:
        """Make the next eight words."""
        digest = sha256(self.secret + self.block.to_bytes(8, "big")).digest()
        self.words = vec[i64]([int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)])
        self.block += 1
        self.next = 0

    def clone(self) -> Chance:
        return Sealed(self.picks, self.secret, self.block, self.next, self.words[:])


def sealed(secret: bytes) -> Sealed:
    """Luck for a play between people, from a secret of 16 bytes."""
    return Sealed(0, secret, 0, WORDS_IN_A_BLOCK, vec[i64]([0] * 8))


def commitment(secret: bytes) -> str:
    """What is shown before the play, so that the secret cannot be changed during it."""
    return sha256(b"esbat luck\n" + secret).hexdigest()


@final
class Scripted(Chance):
    """Answers told in advance, for tests."""

    __slots__ = ("answers",)

    def __init__(self, answers: list[int]) -> None:
        self.picks = 0
        self.answers = answers

    def pick(self, n: i64) -> i64:
        if not self.answers:
            raise LookupError(f"the script has no answer left for pick({n})")
        answer = self.answers.pop(0)
        if not 0 <= answer < n:
            raise LookupError(f"the script answers {answer} to pick({n})")
        self.picks += 1
        return answer

    def clone(self) -> Chance:
        copy = Scripted(self.answers[:])
        copy.picks = self.picks
        return copy


@final
class Recorded(Chance):
    """Another source's answers, written down as they are given. It refuses to pick one of nothing."""

    __slots__ = ("answers", "source")

    def __init__(self, source: Chance) -> None:
        self.picks = source.picks
        self.source = source
        self.answers: list[int] = []

    def pick(self, n: i64) -> i64:
        if n < 1:
            raise LookupError(f"pick({n}) has nothing to pick from")
        answer = self.source.pick(n)
        self.answers.append(answer)
        self.picks += 1
        return answer

    def clone(self) -> Chance:
        copy = Recorded(self.source.clone())
        copy.picks = self.picks
        copy.answers = self.answers[:]
        return copy
