"""Node.js, npm and the web page."""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path

from setup import python
from setup.places import (
    ENVIRONMENT,
    FRONTEND,
    PACKAGE,
    PAGE,
    REQUIREMENTS,
    STAMPS,
    files_under,
    fingerprint,
    log_file,
    one_at_a_time,
    program,
    put_stamp,
    stamped,
)
from setup.steps import Command, Trouble, answer, run
from setup.words import say

WANTED = (20, 19)


def has_page() -> bool:
    """Whether there is a page to build, and the reader wants it."""
    return (FRONTEND / "package.json").is_file() and not os.environ.get("ESBAT_SKIP_WEB")


def version(text: str | None) -> tuple[int, int]:
    """`v20.19.1` as (20, 19); nothing understood is (0, 0)."""
    found = re.match(r"v?(\d+)\.(\d+)", text or "")
    return (int(found[1]), int(found[2])) if found else (0, 0)


def settings() -> dict[str, str]:
    """The environment in which `npm` and `node` are found; fetches Node.js where it is missing or old."""
    path = os.environ.get("PATH", "")
    if shutil.which("npm") and version(answer(["node", "--version"])) >= WANTED:
        return {"PATH": path, "CI": "1"}
    inside = program(ENVIRONMENT, "node")
    if not inside.exists():
        wish: list[str | Path] = ["--require-hashes", "--requirement", REQUIREMENTS / "node.lock"]
        if not python.install(ENVIRONMENT, wish, say("fetch_node"), "node") or not inside.exists():
            wanted = ".".join(str(number) for number in WANTED)
            raise Trouble(say("no_node", wanted=wanted, log=log_file("node")))
    return {"PATH": f"{inside.parent}{os.pathsep}{path}", "CI": "1"}


def npm(changes: dict[str, str]) -> str:
    """The npm to call, with its path: on Windows it is a batch file that is not found by name alone."""
    return shutil.which("npm", path=changes["PATH"]) or "npm"


def install_modules(place: Path, changes: dict[str, str], label: str, *options: str) -> bool:
    """Bring `node_modules` to what the lock file of a folder says."""
    wanted = fingerprint([place / "package.json", place / "package-lock.json"], *options)
    done = place / "node_modules" / "esbat.stamp"
    if stamped(done, wanted):
        return True
    command = [npm(changes), "ci", "--no-audit", "--no-fund", *options]
    if not run(label, command, f"npm-{place.name}", changes=changes, where=place):
        return False
    put_stamp(done, wanted)
    return True


def prepare_page() -> None:
    """Build the page if its source, or a word on it, has changed since."""
    if not has_page():
        return
    wanted = fingerprint(files_under(FRONTEND, PACKAGE / "words"))
    done = STAMPS / "page.stamp"
    with one_at_a_time("page"):
        if (PAGE / "index.html").is_file() and stamped(done, wanted):
            return
        changes = prepare_modules()
        command: Command = [npm(changes), "run", "build", "--", "--outDir", PAGE, "--emptyOutDir"]
        if not run(say("build_page"), command, "page", changes=changes, where=FRONTEND):
            raise Trouble(say("no_page", log=log_file("page")))
        put_stamp(done, wanted)


def prepare_modules() -> dict[str, str]:
    """What the page is built and checked with; the environment to run it in."""
    changes = settings()
    if not install_modules(FRONTEND, changes, say("install_page")):
        raise Trouble(say("no_page_tools", log=log_file(f"npm-{FRONTEND.name}")))
    return changes


def scripts() -> list[str]:
    """The names of the page's own npm scripts."""
    described = json.loads((FRONTEND / "package.json").read_text(encoding="utf-8"))
    return list(described.get("scripts", {}))
