"""The play of the day: its luck is made of the date, and only where one plays alone."""

import asyncio
from datetime import date
from pathlib import Path

import pytest

from esbat.engine.errors import BadSetting
from esbat.games import game
from esbat.terminal.diary import daily_seed
from esbat.terminal.seating import secret_of
from esbat.web.catalogue.daily import daily_secret
from tests.web.kit import ME, house, quick

pytestmark = pytest.mark.once


def test_it_is_the_same_play_as_in_the_terminal() -> None:
    day = date(2026, 11, 16)
    assert daily_secret(game("wildegrens"), "2026-11-16") == secret_of(daily_seed(day))
    assert daily_secret(game("wildegrens"), "2026-11-17") != daily_secret(game("wildegrens"), "2026-11-16")


@pytest.mark.parametrize("day", ["", "today", "2026-02-30", "2026-11-16; DROP", "9" * 32])
def test_a_day_that_is_none_is_refused(day: str) -> None:
    with pytest.raises(BadSetting, match="server-no-such-day"):
        daily_secret(game("wildegrens"), day)


def test_nobody_sits_at_a_table_whose_luck_another_could_know() -> None:
    with pytest.raises(BadSetting, match="server-daily-alone"):
        daily_secret(game("air"), "2026-11-16")


def test_two_who_play_the_same_day_have_the_same_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, quick()) as server:
            days = ["2026-11-16", "2026-11-16", "2026-11-17", None]
            granted = [await server.open(ME, game="wildegrens", daily=day) for day in days]
            seals = [each["commitment"] for each in granted]
            assert seals[0] == seals[1] and len(set(seals)) == 3
            wish = {"game": "air", "seats": [ME, ME], "daily": "2026-11-16", "lang": "en"}
            refused = await server.post("/api/plays", wish, 400)
            assert "alone" in refused["text"]

    asyncio.run(run())
