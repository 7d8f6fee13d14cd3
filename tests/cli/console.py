"""Running `esbat` inside this process, with what it printed."""

import sys
from dataclasses import dataclass

from click.testing import CliRunner

from esbat.cli import run


@dataclass(frozen=True)
class Said:
    """How a command ended, and what it said where."""

    code: int
    out: str
    err: str


def esbat(*arguments: str, typed: str = "") -> Said:
    """Run one command, and type this. English, unless the arguments say otherwise."""
    spoken = any(word.startswith("--lang") for word in arguments)
    words = list(arguments) if spoken else ["--lang", "en", *arguments]
    with CliRunner().isolation(typed) as (out, err, _):
        code = run(words)
        sys.stdout.flush()
        sys.stderr.flush()
        return Said(code, out.getvalue().decode(), err.getvalue().decode())


def refused(*arguments: str) -> str:
    """The one sentence with which a command is refused; nothing else may be printed."""
    said = esbat(*arguments)
    assert said.code == 2, said
    assert said.out == ""
    assert said.err.endswith("\n")
    sentence = said.err.rstrip("\n")
    assert sentence
    assert "\n" not in sentence
    assert "Traceback" not in sentence
    assert sentence.endswith((".", "?"))
    return sentence
