"""A real browser and a real server, one of each for all tests of this folder.

Playwright's plain functions keep an event loop running in the thread that calls them, which other tests'
`asyncio.run` would trip over. So everything here that touches the browser happens in one thread of its own.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.people import Person, Visit
from tests.browser.serving import Server

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
THREAD = ThreadPoolExecutor(max_workers=1, thread_name_prefix="browser")
HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "src" / "esbat" / "static" / "index.html"


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Tests of this folder run in the browser's thread."""
    if HERE not in pyfuncitem.path.parents or "browser" not in pyfuncitem.keywords:
        return None
    wanted = pyfuncitem._fixtureinfo.argnames
    THREAD.submit(pyfuncitem.obj, **{name: pyfuncitem.funcargs[name] for name in wanted}).result()
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
        return (playwright, playwright.chromium.launch(executable_path=path))

    playwright, browser = THREAD.submit(launch).result()
    yield browser
    THREAD.submit(browser.close).result()
    THREAD.submit(playwright.stop).result()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server most tests share."""
    if not PAGE.exists():
        pytest.skip("the page is not built: npm run build in frontend")
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def visit(browser_here: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Lets people in; at the end nobody's page may have complained of anything."""
    visit = Visit(browser_here, server.url)
    yield visit
    THREAD.submit(visit.leave).result()


@pytest.fixture
def axe() -> str:
    """The accessibility checker's script."""
    path = Path(os.environ.get("ESBAT_AXE", HERE.parents[1] / "tools/browser/node_modules/axe-core/axe.min.js"))
    if not path.exists():
        pytest.skip("axe-core is not here: ./test fetches it, or name it in ESBAT_AXE")
    return path.read_text(encoding="utf-8")


Sit = Callable[..., Person]
Anything = Any
