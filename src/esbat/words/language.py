"""Which language somebody wishes to read."""

import os
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("fr", "en")
USUAL: Final = "en"


def language_for(wish: str | None, environment: Mapping[str, str] | None = None) -> str:
    """The wish if we speak it, else what the environment names, else English.

    `fr`, `fr-CA` and `fr_FR.UTF-8` all mean French. The first of the environment's names that is set
    decides, as it does for other programs.
    """
    spoken = known(wish)
    if spoken is not None:
        return spoken
    environment = os.environ if environment is None else environment
    for name in ("ESBAT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name)
        if value:
            return known(value) or USUAL
    return USUAL


def known(text: str | None) -> str | None:
    """The language of a tag or a locale, if we speak it."""
    head = (text or "").strip().replace("_", "-").split("-")[0].split(".")[0].lower()
    return head if head in LANGUAGES else None
