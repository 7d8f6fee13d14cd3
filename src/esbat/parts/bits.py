"""Small sets as bits of one number: how many are in, the lowest, the highest.

A set holds numbers from 0 to 15. Each of these is one look into a table, quick in both forms of the code;
only inner loops read the tables themselves. The `wide` ones are for sets of numbers from 0 to 61.
"""

from typing import Final

from esbat.engine.native import i64, vec

BIT: Final = vec[i64]([2**n for n in range(16)])
"""The set of one number. Never `1 << n`: compiled, that would be a 32-bit shift."""

ABOVE: Final = vec[i64]([0xFFFF - (2 ** (n + 1) - 1) for n in range(16)])
"""The set of all numbers greater than n."""

COUNT: Final = vec[i64]([members.bit_count() for members in range(65536)])
LOWEST: Final = vec[i64]([-1] + [(members & -members).bit_length() - 1 for members in range(1, 65536)])
HIGHEST: Final = vec[i64]([0] + [members.bit_length() - 1 for members in range(1, 65536)])


def count(members: i64) -> i64:
    """How many numbers are in the set."""
    return COUNT[members]


def lowest(members: i64) -> i64:
    """The lowest number in the set, -1 if there is none."""
    return LOWEST[members]


def highest(members: i64) -> i64:
    """The highest number in the set, 0 if there is none."""
    return HIGHEST[members]


WIDE_BIT: Final = vec[i64]([2**n for n in range(62)])
"""The set of one number, for wide sets."""


def wide_count(members: i64) -> i64:
    """How many numbers are in a wide set: neighbours are added up, then pairs of them, and so on.

    Looking into the table four times would take less counting, but it is far too large to be at hand.
    """
    # A number of 63 bits would be an object once compiled, unpacked at every call: sets have fewer members.
    members -= members >> 1 & 0x1555555555555555
    members = (members & 0x3333333333333333) + (members >> 2 & 0x3333333333333333)
    members = members + (members >> 4) & 0x0F0F0F0F0F0F0F0F
    members += members >> 8
    members += members >> 16
    return members + (members >> 32) & 127


TELLING: Final[i64] = 0x03F79D71B4CB0A89
"""Any six neighbouring bits of this number tell where they stand (de Bruijn)."""
ALL_BITS: Final[i64] = 2**62 - 1


def powers() -> list[int]:
    """By six bits of the telling number: which power of two brings them to the top."""
    found = [-1] * 64
    for power in range(62):
        found[(2**power * int(TELLING) & int(ALL_BITS)) >> 56] = power
    return found


POWER: Final = vec[i64](powers())


def wide_lowest(members: i64) -> i64:
    """The lowest number in a wide set, -1 if there is none.

    No branch that may be foreseen wrongly, and a table that is always at hand.
    """
    return POWER[((members & -members) * TELLING & ALL_BITS) >> 56]


def wide_nth(members: i64, n: i64) -> i64:
    """The number with n lower ones in a wide set, which holds more than n."""
    for turn in range(n):
        members &= members - 1
    return wide_lowest(members)


def wide_union(sets: vec[i64], members: i64) -> i64:
    """All that is in those of these sets whose numbers are in a wide set."""
    found: i64 = 0
    while members:
        found |= sets[wide_lowest(members)]
        members &= members - 1
    return found


def wide_listed(members: i64) -> list[int]:
    """The numbers in a wide set, lowest first."""
    numbers: list[int] = []
    while members:
        numbers.append(wide_lowest(members))
        members &= members - 1
    return numbers


def listed(members: i64) -> list[int]:
    """The numbers in the set, lowest first."""
    return wide_listed(members)
