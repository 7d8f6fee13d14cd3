"""What is kept about me: as a file, and without my name, from the page itself."""

import json
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.people import LOCAL, ME, Visit

pytestmark = pytest.mark.browser


def test_my_seats_as_a_file_and_my_name_forgotten(visit: Visit) -> None:
    me = visit.person("en")
    page = me.go().page
    grant = visit.open(ME, LOCAL)
    me.seat(grant).settled()  # a line that is left before it stands is complained of
    me.go("#/mine")
    with page.expect_download() as coming:
        page.get_by_role("button", name="All of it as one file").click()
    kept = json.loads(Path(coming.value.path()).read_text(encoding="utf-8"))
    assert [(seat["play"], seat["name"]) for seat in kept["seats"]] == [
        (grant["play"], "Agnès"),
        (grant["play"], "Tiffany"),
    ]
    page.get_by_role("button", name="Forget my name").click()
    assert names(visit, grant["play"]) == ["Agnès", "Tiffany"]  # it asks once more
    page.get_by_role("button", name="Yes, forget it").click()
    expect(page.get_by_role("status").filter(has_text="gone from 2 seats")).to_be_visible()
    assert names(visit, grant["play"]) == [None, None]
    assert "Agnès" not in page.evaluate("JSON.stringify(localStorage)")


def names(visit: Visit, play: str) -> list[str | None]:
    found: list[str | None] = httpx.get(f"{visit.url}api/plays/{play}/public", timeout=60).json()["names"]
    return found
