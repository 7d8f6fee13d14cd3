"""Small sets as bits of one number: how many are in, the lowest, the highest.

A set holds numbers from 0 to 15. Tables of one byte keep these quick in both forms of the code.
"""

from typing import Final

from esbat.engine.native import i64, vec

BIT: Final = vec[i64]([2**n for n in range(16)])
"""The set of one number. Never `1 << n`: compiled, that would be a 32-bit shift."""

ABOVE: Final = vec[i64]([0xFFFF - (2 ** (n + 1) - 1) for n in range(16)])
"""The set of all numbers greater than n."""

COUNT_IN_BYTE: Final = vec[i64]([n.bit_count() for n in range(256)])
LOWEST_IN_BYTE: Final = vec[i64]([-1] + [(n & -n).bit_length() - 1 for n in range(1, 256)])
HIGHEST_IN_BYTE: Final = vec[i64]([max(0, n.bit_length() - 1) for n in range(256)])


def count(members: i64) -> i64:
    """How many numbers are in the set."""
    return COUNT_IN_BYTE[members & 255] + COUNT_IN_BYTE[members >> 8]


def lowest(members: i64) -> i64:
    """The lowest number in the set, -1 if there is none."""
    if members & 255:
        return LOWEST_IN_BYTE[members & 255]
    if members:
        return 8 + LOWEST_IN_BYTE[members >> 8]
    return -1


def highest(members: i64) -> i64:
    """The highest number in the set, 0 if there is none."""
    if members > 255:
        return 8 + HIGHEST_IN_BYTE[members >> 8]
    return HIGHEST_IN_BYTE[members]


def listed(members: i64) -> list[int]:
    """The numbers in the set, lowest first."""
    numbers: list[int] = []
    while members:
        numbers.append(lowest(members))
        members &= members - 1
    return numbers
