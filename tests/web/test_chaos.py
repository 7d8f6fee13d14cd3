"""The short form of `bench/chaos`: three servers, five games, twenty-five faults, and nothing lost."""

import asyncio
import re

import pytest

from bench.chaos_cases.judge import in_order
from bench.chaos_cases.storm import run
from tests.store.conftest import postgres, postgres_address

__all__ = ["postgres", "postgres_address"]

pytestmark = pytest.mark.wheel
ROUND = ("freeze", "database", "peers")
KINDS = (*ROUND * 4, "kill", *ROUND * 3, "stop", "peers", "freeze")
"""Few of them start a server anew, which takes longest."""


@pytest.mark.slow
def test_servers_are_killed_frozen_cut_off_and_restarted_and_nothing_is_lost(postgres_address: str) -> None:
    verdict = asyncio.run(run(postgres_address, 5, len(KINDS), 0.4, 7, 0.05, kinds=KINDS))
    assert sum(verdict.faults.values()) == 25
    assert verdict.acknowledged > 25
    assert verdict.good, verdict.told()


def in_turn(few: str, many: str) -> int:
    """Each letter is a move; letters in brackets are two of which either may have been taken."""
    wanted = [frozenset(part) for part in re.findall(r"\((\w+)\)|(\w)", few) for part in ["".join(part)]]
    return in_order(wanted, list(many))


def test_the_judge_notices_what_is_missing_and_what_stands_elsewhere() -> None:
    assert in_turn("ab", "xab") == 2
    assert in_turn("ab", "ba") == 1
    assert in_turn("ac", "ab") == 1
    assert in_turn("aa", "a") == 1
    assert in_turn("", "a") == 0
    assert in_turn("a(bc)d", "acd") == 3
    assert in_turn("a(bc)d", "axd") == 1
