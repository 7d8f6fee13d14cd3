"""Which language is spoken: the wish, then the environment, then English."""

import pytest

from esbat.words import language_for

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("wish", "environment", "spoken"),
    [
        ("fr", {"LANG": "en_GB.UTF-8"}, "fr"),
        ("fr-CA", {}, "fr"),
        (None, {"ESBAT_LANG": "fr", "LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LC_MESSAGES": "fr_BE", "LANG": "en_US"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
        ("tlh", {"LANG": "fr_FR"}, "fr"),
    ],
)
def test_language(wish: str | None, environment: dict[str, str], spoken: str) -> None:
    assert language_for(wish, environment) == spoken
