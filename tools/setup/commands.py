"""`./play` and `./test`, and how they end: with a program's own exit code, or with one sentence."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import tempfile
import traceback
from collections.abc import MutableMapping
from pathlib import Path
from typing import NoReturn

from setup import beside, checks, compiled, node, python
from setup.places import BYTECODE, ENVIRONMENT, ROOT, log_file, program
from setup.steps import Trouble, watch
from setup.words import say

# The commands of Esbat that show the web page: the others must not wait for Node.js.
WITH_PAGE = ("serve",)
TROUBLE = 2
INTERRUPTED = 130


def leave(command: str, arguments: list[str], default: list[str]) -> NoReturn:
    """Run a command; whatever happens, nobody sees a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without accents is no reason to stop
    try:
        if command == "play":
            sys.exit(play(arguments, default))
        if command == "compile":
            sys.exit(compile_rules())
        sys.exit(test(arguments))
    except Trouble as trouble:
        end(str(trouble), TROUBLE)
    except KeyboardInterrupt:
        end(say("stopped"), INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(TROUBLE)
    except OSError as reason:
        end(say("not_writable", reason=reason), TROUBLE)
    except Exception as reason:
        log = log_file("unexpected")
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text(traceback.format_exc(), encoding="utf-8")
        end(say("unexpected", reason=f"{type(reason).__name__}: {reason}", log=log), TROUBLE)


def end(sentence: str, code: int) -> NoReturn:
    """The last word, on a line of its own."""
    if sys.stdout.isatty():
        print()
    print(sentence, file=sys.stderr, flush=True)
    sys.exit(code)


def play(arguments: list[str], default: list[str]) -> int:
    """Make everything ready, then become Esbat."""
    plain = beside.unwanted(arguments)
    arguments = arguments or default
    # Whatever reads what the command says, as JSON perhaps, does not read what was done before it.
    with contextlib.redirect_stdout(sys.stdout if sys.stdout.isatty() else sys.stderr):
        python.prepare("run")
        if not set(WITH_PAGE).isdisjoint(arguments):
            node.prepare_page()
        if not plain:
            beside.begin()
    esbat = program(ENVIRONMENT, "esbat")
    if sys.platform == "win32":
        return watch([esbat, *arguments])
    else:
        sys.stdout.flush()
        os.execv(esbat, [str(esbat), *arguments])


def test(arguments: list[str]) -> int:
    """Make everything ready, then run every check there is."""
    os.chdir(ROOT)
    keep_bytecode(os.environ)
    return checks.run_all(arguments)


def keep_bytecode(environment: MutableMapping[str, str]) -> None:
    """Where Python is told to write no bytecode beside its sources, keep it apart from them.

    Hundreds of programs are started here, and each of them would read its whole source anew.
    """
    if environment.pop("PYTHONDONTWRITEBYTECODE", None):
        environment["PYTHONPYCACHEPREFIX"] = str(BYTECODE)
        # What tests leave in folders of their own is never asked for again.
        scratch = Path(tempfile.gettempdir()).resolve()
        shutil.rmtree(BYTECODE / scratch.relative_to(scratch.anchor), ignore_errors=True)


def compile_rules() -> int:
    """Make everything ready for the tests, then the second environment."""
    python.prepare("test")
    compiled.prepare()
    return 0
