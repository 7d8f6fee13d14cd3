"""Whole plays by the means people have: a mouse, a thumb, a keyboard, an ear."""

import pytest

from tests.browser.people import APPRENTICE, ME, Visit

pytestmark = pytest.mark.browser


def test_a_whole_play_against_bots_by_tapping(visit: Visit) -> None:
    """From the shelf in two taps to the end, and once more."""
    me = visit.person("fr")
    page = me.go().page
    page.get_by_role("button", name="Jouer").click()
    page.get_by_role("button", name="À table").click()
    assert me.play_on()["over"]
    end = page.get_by_role("dialog")
    end.wait_for()
    assert "gagne" in end.get_by_role("heading").inner_text() or "partagée" in end.inner_text()
    before = page.url
    page.get_by_role("button", name="Encore une").click()
    page.wait_for_url(lambda url: url != before)
    assert not me.settled()["over"]
