"""What an open table costs while nothing happens at it: the browser's work in ten seconds, for every game.

    ESBAT_BROWSER=chromium .venv/bin/python -m bench.rest

Prints per cent of one processor (`TaskDuration` of the page's own process), once everything has come to
rest, and the same for a tab that is told it is hidden: a browser without a screen hides none by itself. In
brackets what of it the page asked for: script, style and layout. The rest is the browser's own housekeeping:
some seconds after a page has grown quiet it clears away 20 to 60 ms long what is not used any more, once or
twice; the last figure is of the ten seconds after. The first line is an empty page, which is what measuring
costs. Under one per cent is at rest. `bench/results/rest.md` holds the last figures.
"""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

from playwright.sync_api import CDPSession, sync_playwright

from esbat.games import SHELF
from tests.browser.people import APPRENTICE, ME, Visit
from tests.browser.serving import Server

SECONDS = 10.0
# A page that is told whether anybody sees it.
EYES = """
window.away = false
Object.defineProperty(document, 'hidden', { get: () => window.away })
Object.defineProperty(document, 'visibilityState', { get: () => (window.away ? 'hidden' : 'visible') })
"""
HIDE = "window.away = true; document.dispatchEvent(new Event('visibilitychange'))"
# The longest a thing goes on breathing after it began to glow.
SETTLING = 12.0


OWN = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")


def worked(line: CDPSession) -> tuple[float, float]:
    """The seconds worked since the page was opened: in all, and those it asked for itself."""
    found = {each["name"]: float(each["value"]) for each in line.send("Performance.getMetrics")["metrics"]}
    return (found["TaskDuration"], sum(found[name] for name in OWN))


def share(line: CDPSession) -> str:
    """Per cent of a processor over the next seconds; in brackets the page's own."""
    before = worked(line)
    time.sleep(SECONDS)
    whole, own = (100 * (now - then) / SECONDS for now, then in zip(worked(line), before, strict=True))
    return f"{whole:5.2f} % ({own:4.2f})"


def measure(visit: Visit, code: str) -> None:
    """Open a table of this game, let it come to rest, and print what it costs."""
    game = SHELF[code]
    me = visit.person("en", motion=True)
    me.page.add_init_script(EYES)
    me.seat(visit.open(ME, *[APPRENTICE] * (min(max(game.fewest, 2), game.most) - 1), game=code))
    me.settled()
    line = me.page.context.new_cdp_session(me.page)
    line.send("Performance.enable")
    time.sleep(SETTLING)
    shown = share(line)
    me.page.evaluate(HIDE)
    time.sleep(2)  # what hiding itself takes
    print(f"{code:<12} {shown}   hidden {share(line)}   later {share(line)}", flush=True)
    visit.leave()


def main() -> None:
    """One table of each game, measured one after another."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), known=True) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=os.environ.get("ESBAT_BROWSER"))
        empty = browser.new_page()
        line = empty.context.new_cdp_session(empty)
        line.send("Performance.enable")
        print(f"{'nothing':<12} {share(line)}", flush=True)
        for code in SHELF:
            measure(Visit(browser, server.url), code)
        browser.close()


if __name__ == "__main__":
    main()
