"""Which ways are said to be taken seldom, in C as mypyc writes it; what is computed stays the same."""

import re

import pytest

from compiling import hints

pytestmark = [pytest.mark.source, pytest.mark.once]

INDEX = """cpy_r_r14 = (int64_t)cpy_r_r4.len;
cpy_r_r15 = (uint64_t)cpy_r_r8 < (uint64_t)cpy_r_r14;
if (cpy_r_r15) goto CPyL11;
cpy_r_r16 = cpy_r_r8 + cpy_r_r14;
cpy_r_r17 = (uint64_t)cpy_r_r16 < (uint64_t)cpy_r_r14;
if (cpy_r_r17) {
goto CPyL10;
} else
goto CPyL70;
"""
AT_ONCE = INDEX.replace(
    "if (cpy_r_r17) {\ngoto CPyL10;\n} else\ngoto CPyL70;\n", "if (cpy_r_r17) goto CPyL10;\n"
)
LARGE = """cpy_r_r24 = cpy_r_r23 <= 4611686018427387903LL;
if (!cpy_r_r24) goto CPyL14;
cpy_r_r25 = cpy_r_r23 >= -4611686018427387904LL;
if (cpy_r_r25) goto CPyL16;
"""
TAGGED = """cpy_r_r5 = cpy_r_r3 & 1;
cpy_r_r6 = cpy_r_r5 == 0;
if (!cpy_r_r6) goto CPyL3;
"""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (INDEX, ["likely(cpy_r_r15)", "unlikely(cpy_r_r17)"]),
        (AT_ONCE, ["likely(cpy_r_r15)", "unlikely(cpy_r_r17)"]),
        (LARGE, ["unlikely(!cpy_r_r24)", "likely(cpy_r_r25)"]),
        (TAGGED, ["unlikely(!cpy_r_r6)"]),
    ],
)
def test_what_is_odd_is_said_to_be(text: str, said: list[str]) -> None:
    found = hints.hinted(text)
    assert re.findall(r"(?:un)?likely\(.*?\)", found) == said
    assert re.sub(r"(?:un)?likely\((.*?)\)", r"\1", found) == text, "nothing else is changed"


@pytest.mark.parametrize(
    "text",
    [
        INDEX.replace("cpy_r_r16 < (uint64_t)cpy_r_r14", "cpy_r_r9 < (uint64_t)cpy_r_r14"),
        INDEX.replace("if (cpy_r_r17)", "if (cpy_r_r18)"),
        LARGE.replace("-4611686018427387904LL", "-1"),
        TAGGED.replace("& 1", "& 3"),
        "if (cpy_r_r5) goto CPyL1;\n",
    ],
)
def test_what_is_written_otherwise_stays(text: str) -> None:
    assert hints.hinted(text) == text
