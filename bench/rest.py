"""What an open table costs while nothing happens at it: the browser's work in ten seconds, for every game.

    ESBAT_BROWSER=chromium .venv/bin/python -m bench.rest

Prints per cent of one processor (`TaskDuration` of the page's own process), once everything has come to
rest, and the same for a tab that is told it is hidden: a browser without a screen hides none by itself. The
first line is an empty page, which is what the measuring costs. Under one per cent is at rest.
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


def worked(line: CDPSession) -> float:
    """The seconds the page has worked since it was opened."""
    metrics = line.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


def share(line: CDPSession) -> float:
    """Per cent of a processor over the next seconds."""
    before = worked(line)
    time.sleep(SECONDS)
    return 100 * (worked(line) - before) / SECONDS


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
    print(f"{code:<12} {shown:5.2f} %   hidden {share(line):5.2f} %", flush=True)
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
        print(f"{'nothing':<12} {share(line):5.2f} %", flush=True)
        for code in SHELF:
            measure(Visit(browser, server.url), code)
        browser.close()


if __name__ == "__main__":
    main()
