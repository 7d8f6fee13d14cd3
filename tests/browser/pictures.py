"""Pictures of every table, made anew: `python -m tests.browser.pictures` fills docs/pictures.

Each game is played over a plain socket to a moment worth looking at, with luck that is known, and looked at
in both languages, by night and by day, at a desk and on a phone. Whoever looks for faults names other moments
and sizes, and a folder: `--to FOLDER --moments start,end --sizes small,landscape,wall`.
"""

import argparse
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import found_browser
from tests.browser.moments import MOMENTS, brought
from tests.browser.people import SIZES, STILL, Data, Visit
from tests.browser.serving import ROOT, Server

LOOKS = ("fr-night", "fr-day", "en-night", "en-day")
QUALITY = 62
"""Of the JPEGs: all of them together stay small enough to be kept."""
Scene = tuple[str, str, Data]
"""A game, a moment of it, and the seat at that table."""


def wishes() -> argparse.Namespace:
    known = argparse.ArgumentParser(description=__doc__)
    known.add_argument("games", nargs="*", default=list(MOMENTS))
    known.add_argument("--to", type=Path, default=ROOT / "docs" / "pictures")
    known.add_argument("--moments", default="middle")
    known.add_argument("--sizes", default="desk,phone")
    known.add_argument("--looks", default=",".join(LOOKS))
    return known.parse_args()


def scenes(url: str, wish: argparse.Namespace) -> Iterator[Scene]:
    """Every table that is wished for, brought to its moment."""
    for game in wish.games:
        for moment in MOMENTS[game] if wish.moments == "all" else wish.moments.split(","):
            if moment in MOMENTS[game]:
                yield (game, moment, brought(url, game, moment, random.Random(0)))


def portray(visit: Visit, scene: Scene, size: str, look: str, folder: Path) -> Path:
    """One picture of one table."""
    game, moment, grant = scene
    language, light = look.split("-")
    me = visit.person(language, SIZES[size], light == "night")
    me.seat(grant)
    me.settled()
    me.page.evaluate("document.fonts.ready")
    me.page.evaluate(STILL)
    name = "-".join([game, *([] if moment == "middle" else [moment]), language, light, size])
    path = folder / f"{name}.jpg"
    me.page.screenshot(path=path, type="jpeg", quality=QUALITY)
    me.page.context.close()
    visit.people.remove(me)
    return path


def take(browser: Browser, wish: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), known=True) as server:
        visit = Visit(browser, server.url)
        for scene in scenes(server.url, wish):
            for size in wish.sizes.split(","):
                for look in wish.looks.split(","):
                    print(portray(visit, scene, size, look, wish.to))


def main() -> None:
    wish = wishes()
    wish.to.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found_browser())
        take(browser, wish)
        browser.close()


if __name__ == "__main__":
    main()
