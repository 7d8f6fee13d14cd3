"""A real browser and a real server, one of each for all tests of this folder.

Playwright's plain functions keep an event loop running in the thread that calls them, which other tests'
`asyncio.run` would trip over. So everything here that touches the browser happens in one thread of its own.
"""

import os
import random
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from esbat.web.config import STATIC
from tests.browser.people import LOCAL, ME, PATIENCE, Data, Visit
from tests.browser.serving import Server
from tests.browser.sockets import play_out

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
THREAD = ThreadPoolExecutor(max_workers=1, thread_name_prefix="browser")
HERE = Path(__file__).parent
expect.set_options(timeout=PATIENCE)
# No test here looks at colours, and filling tiles with them is half of what a browser without a graphics card
# does. Without memory for tiles it leaves them blank: styles, layout, what lies on top, frames and motion are
# what they are. `pictures` has a browser of its own, which paints.
BLANK = ["--force-gpu-mem-available-mb=0"]
PAGE = STATIC / "index.html"


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Tests of this folder run in the browser's thread."""
    if HERE not in pyfuncitem.path.parents or "browser" not in pyfuncitem.keywords:
        return None
    wanted = pyfuncitem._fixtureinfo.argnames
    try:
        THREAD.submit(pyfuncitem.obj, **{name: pyfuncitem.funcargs[name] for name in wanted}).result()
    except BaseException:
        # Where everybody stood is gone with their windows: note it now.
        for visit in pyfuncitem.funcargs.values():
            for person in visit.people if isinstance(visit, Visit) else []:
                pyfuncitem.add_report_section("call", "bearings", THREAD.submit(person.bearings).result())
        raise
    return True


def found_browser() -> str:
    """The browser `./test` prepared, or one of this machine."""
    named = os.environ.get("ESBAT_BROWSER")
    for path in (named, *map(shutil.which, NAMES)):
        if path:
            return path
    pytest.skip("no browser here: ./test fetches one, or name one in ESBAT_BROWSER")


@pytest.fixture(scope="session")
def browser_here() -> Iterator[Browser]:
    path = found_browser()

    def launch() -> tuple[Playwright, Browser]:
        playwright = sync_playwright().start()
        return (playwright, playwright.chromium.launch(executable_path=path, args=BLANK))

    playwright, browser = THREAD.submit(launch).result()
    yield browser
    THREAD.submit(browser.close).result()
    THREAD.submit(playwright.stop).result()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server most tests share."""
    if not PAGE.exists():
        pytest.skip("the page is not built: npm run build in frontend")
    with Server(tmp_path_factory.mktemp("server"), known=True) as running:
        yield running


@pytest.fixture
def visit(browser_here: Browser, server: Server) -> Iterator[Visit]:
    """Lets people in; at the end nobody's page may have complained of anything."""
    visit = Visit(browser_here, server.url)
    yield visit
    THREAD.submit(visit.leave).result()


@pytest.fixture(scope="session")
def finished(server: Server) -> Data:
    """A play that is over, with the secrets of both its seats; nobody may play at it any more."""
    wish = {"game": "air", "seats": [ME, LOCAL], "lang": "fr"}
    grant: Data = httpx.post(f"{server.url}api/plays", json=wish, timeout=PATIENCE).json()
    for seat in play_out(server.url, grant, random.Random(3)):
        seat.close()
    return grant


@pytest.fixture
def axe() -> str:
    """The accessibility checker's script."""
    path = Path(
        os.environ.get("ESBAT_AXE", HERE.parents[1] / "tools/browser/node_modules/axe-core/axe.min.js")
    )
    if not path.exists():
        pytest.skip("axe-core is not here: ./test fetches it, or name it in ESBAT_AXE")
    return path.read_text(encoding="utf-8")
