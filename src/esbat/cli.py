"""The `esbat` command: it picks the language, runs a subcommand, and says what went wrong in a sentence.

Exit codes: 0 well, 2 something the reader can mend, 130 interrupted, 141 nobody reads on, 1 our mistake.
"""

import os
import sys
from typing import NoReturn

from esbat.engine.errors import BadSetting, EsbatError
from esbat.words import LANGUAGES, Words, language_for, words_for

MENDABLE = 2
OUR_MISTAKE = 1
INTERRUPTED = 130
NOBODY_READS = 141


def main() -> NoReturn:
    """The whole command, once everything is loaded (see `esbat.start`)."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, open(os.devnull, "r+", encoding="utf-8"))  # noqa: SIM115 - for good
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without accents is no reason to stop
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run one command; the exit code. Nobody ever sees a traceback."""
    from esbat.commands.complaints import complain

    words = words_for(language_for(None))
    try:
        wish, rest = language_wish(arguments)
        words = words_for(language_for(wish))
        code = act(words, rest)
        sys.stdout.flush()
        return code
    except EsbatError as error:
        complain(words.error(error))
        return MENDABLE
    except KeyboardInterrupt:
        complain(words.say("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # Whatever is still to be written goes nowhere, and quietly.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    except OSError as error:
        from esbat.commands.complaints import about_system

        complain(about_system(words, error))
        return MENDABLE
    except Exception as error:
        if os.environ.get("ESBAT_TRACEBACK"):
            raise
        complain(words.say("cli-our-mistake", what=f"{type(error).__name__}: {error}"))
        return OUR_MISTAKE


def act(words: Words, arguments: list[str]) -> int:
    """Let click take the words apart and call the command they name."""
    import click

    from esbat.commands import tree
    from esbat.commands.complaints import about_click, complain

    group = tree(words)
    try:
        # Not `group.main`, which would end the process and speak for itself.
        with group.make_context("esbat", arguments) as context:
            code = group.invoke(context)
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except click.ClickException as error:
        complain(about_click(words, group, error))
        return MENDABLE
    except click.Abort:
        raise KeyboardInterrupt from None
    return code if isinstance(code, int) else 0


def language_wish(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The language asked for with `--lang`, wherever it stands, and the other words."""
    wish: str | None = None
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == "--lang":
            wish = next(words, None)
            if wish is None:
                raise BadSetting("cli-needs-value", {"option": word})
        elif word.startswith("--lang="):
            wish = word.partition("=")[2]
        else:
            rest.append(word)
    if wish is not None and wish.lower() not in LANGUAGES:
        raise BadSetting("cli-unknown-language", {"text": wish, "known": ", ".join(LANGUAGES)})
    return (wish.lower() if wish is not None else None, rest)
