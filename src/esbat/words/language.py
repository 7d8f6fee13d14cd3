"""The languages we speak, and which of them somebody wishes to read.

A language is a folder beside this file, named by its two letters: its catalogues, and a `language.json` with
its own name, its place in lists, what its sentences never hold, and, if need be, what is `joined` to a name
that follows (of Anna is `d’Anna`): patterns, and what stands instead.
"""

import json
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from esbat.engine.box import USUAL

FOLDER: Final = Path(__file__).parent


def spoken_in(folder: Path) -> dict[str, str]:
    """What each language of a folder calls itself, by code, in the order of their places."""
    found = []
    for path in folder.glob("*/language.json"):
        about = json.loads(path.read_text(encoding="utf-8"))
        found.append((about["place"], path.parent.name, about["name"]))
    return {code: name for _, code, name in sorted(found)}


def joints(folder: Path) -> list[tuple[re.Pattern[str], str]]:
    """What the language in this folder joins to the name that follows, and how."""
    about = json.loads((folder / "language.json").read_text(encoding="utf-8"))
    return [(re.compile(pattern), instead) for pattern, instead in about.get("joined", [])]


LANGUAGE_NAMES: Final = spoken_in(FOLDER)
LANGUAGES: Final = tuple(LANGUAGE_NAMES)


def language_for(wish: str | None, environment: Mapping[str, str] | None = None) -> str:
    """The wish if we speak it, else what the environment names, else the usual one.

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
