"""Hints in the C that mypyc wrote: which way is taken as good as always.

mypyc marks what fails as unlikely, but not what is merely odd: an index that counts from the end, a number
too large for a machine word's tag. A C compiler takes such ways for as likely as the others, lays them out
side by side, copies what comes after, and holds registers for them. Said which is which, rules make up to a
fifth more moves a second (docs/why/compiled-in-units.md). What is computed stays the same.
"""

from __future__ import annotations

import re

REGISTER = r"cpy_r_\w+"
# `vector[index]`: within, or counted from the end, or an error.
INDEX = re.compile(
    rf"if \((?P<within>{REGISTER})\) goto (?P<found>CPyL\d+);\n"
    rf"(?P<sum>(?P<turned>{REGISTER}) = (?:{REGISTER}|-?\d+) \+ (?P<length>{REGISTER});\n"
    rf"(?P<again>{REGISTER}) = \(uint64_t\)(?P=turned) < \(uint64_t\)(?P=length);\n)"
    rf"if \((?P=again)\) "
)
SEEN = r"if (likely(\g<within>)) goto \g<found>;" "\n" r"\g<sum>if (unlikely(\g<again>)) "
# A machine's number becomes one of Python's: small enough for a tag, or an object.
LARGE = re.compile(
    rf"if \(!(?P<below>{REGISTER})\) goto (?P<object>CPyL\d+);\n"
    rf"(?P<look>(?P<above>{REGISTER}) = {REGISTER} >= -4611686018427387904LL;\n)"
    rf"if \((?P=above)\) goto "
)
SMALL = r"if (unlikely(!\g<below>)) goto \g<object>;" "\n" r"\g<look>if (likely(\g<above>)) goto "
# And the other way round: a tagged number, or an object.
TAGGED = re.compile(rf"(?P<look> & 1;\n(?P<tagged>{REGISTER}) = {REGISTER} == 0;\n)if \(!(?P=tagged)\) goto ")
TAG = r"\g<look>if (unlikely(!\g<tagged>)) goto "


def hinted(text: str) -> str:
    """The C of a marked module, with what is odd marked as such."""
    return TAGGED.sub(TAG, LARGE.sub(SMALL, INDEX.sub(SEEN, text)))
