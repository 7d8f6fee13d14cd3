"""Running programs while showing what is being done and for how long."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from setup.places import ROOT, log_file
from setup.words import say, tenths

SHOW_AFTER = 1.0  # seconds before a line on a terminal starts to count
REPEAT_AFTER = 10.0  # seconds between two lines where the output is not a terminal


Command = Sequence[str | Path]


class Trouble(Exception):
    """A sentence for the person at the keyboard: what is wrong and what to do."""


def environment(changes: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment for a child: ours, without colours in what it writes, and with changes."""
    return {**os.environ, "NO_COLOR": "1", **(changes or {})}


def tail(log: Path, lines: int = 40) -> str:
    """The end of a program's output."""
    try:
        return "\n".join(log.read_text(encoding="utf-8", errors="replace").splitlines()[-lines:])
    except OSError:
        return ""


class Line:
    """One line of progress: counted up in place on a terminal, repeated now and then elsewhere."""

    def __init__(self, label: str) -> None:
        self.label = label
        self.began = time.monotonic()
        self.shown = 0.0
        self.on_terminal = sys.stdout.isatty()
        print(f"{label} …", end="" if self.on_terminal else "\n", flush=True)

    def seconds(self) -> float:
        """Since the line was begun."""
        return time.monotonic() - self.began

    def tick(self, detail: str) -> None:
        """Show that it still goes on."""
        seconds = self.seconds()
        if seconds - self.shown < (SHOW_AFTER if self.on_terminal else REPEAT_AFTER):
            return
        self.shown = seconds
        text = f"{self.label} … {seconds:.0f} s  {detail}".rstrip()
        if self.on_terminal:
            columns = os.get_terminal_size(sys.stdout.fileno()).columns or 80
            print("\r\x1b[K" + text[: columns - 1], end="", flush=True)
        else:
            print(text, flush=True)

    def end(self, ending: str) -> None:
        """Say how it ended, in the same place."""
        before = "\r\x1b[K" if self.on_terminal else ""
        print(f"{before}{self.label}{say(ending, seconds=tenths(self.seconds()))}", flush=True)


class Running:
    """A program at work, its output going to a log: it may be begun long before anybody waits for it."""

    def __init__(
        self, command: Command, log_name: str, changes: Mapping[str, str] | None = None, where: Path = ROOT
    ) -> None:
        self.log = log_file(log_name)
        self.log.parent.mkdir(parents=True, exist_ok=True)
        self.newest = ""
        self.child: subprocess.Popen[str] | None = None
        try:
            self.child = subprocess.Popen(
                [str(word) for word in command],
                cwd=where,
                env=environment(changes),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as reason:
            self.log.write_text(f"{command[0]}: {reason}\n", encoding="utf-8")
            return
        self.listener = threading.Thread(target=self.listen, args=(self.child.stdout,), daemon=True)
        self.listener.start()

    def listen(self, output: Iterable[str]) -> None:
        """Keep what the program says, and remember its last word."""
        with open(self.log, "w", encoding="utf-8") as kept:
            for text in output:
                kept.write(text)
                self.newest = text.strip() or self.newest

    def follow(self, label: str, ending: str = "done") -> bool:
        """Wait behind a line of progress until it ends. True if it succeeded."""
        line = Line(label)
        child = self.child
        if child is None:
            line.end("failed")
            return False
        try:
            while child.poll() is None:
                self.listener.join(0.05 if line.seconds() < SHOW_AFTER else 0.25)
                line.tick(self.newest)
                if not self.listener.is_alive():
                    child.wait()
            self.listener.join(1.0)
        except BaseException:
            stop(child)
            raise
        line.end(ending if child.returncode == 0 else "failed")
        return child.returncode == 0

    def end(self) -> None:
        """Stop it if it still runs: nobody will wait for it any more."""
        if self.child is not None and self.child.poll() is None:
            self.child.terminate()
            stop(self.child)


def run(
    label: str,
    command: Command,
    log_name: str,
    *,
    changes: Mapping[str, str] | None = None,
    where: Path = ROOT,
    ending: str = "done",
) -> bool:
    """Run a program behind a line of progress; its output goes to a log. True if it succeeded."""
    return Running(command, log_name, changes, where).follow(label, ending)


def watch(command: Command, changes: Mapping[str, str] | None = None) -> int:
    """Run a program that talks to the terminal itself; its exit code."""
    sys.stdout.flush()
    try:
        child = subprocess.Popen(
            [str(word) for word in command], cwd=ROOT, env={**os.environ, **(changes or {})}
        )
    except OSError:
        raise Trouble(say("no_program", program=command[0])) from None
    try:
        return child.wait()
    except BaseException:
        stop(child)
        raise


def stop(child: subprocess.Popen[str] | subprocess.Popen[bytes]) -> None:
    """End a child: Ctrl-C reached it as well, so it is given a moment of its own first."""
    for ask in (None, child.terminate, child.kill):
        if ask is not None:
            ask()
        try:
            child.wait(3)
            return
        except (subprocess.TimeoutExpired, KeyboardInterrupt):
            continue


def answer(command: Command) -> str | None:
    """What a short program prints, or nothing if it fails or is not there."""
    try:
        ended = subprocess.run(
            [str(word) for word in command],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return ended.stdout.strip() if ended.returncode == 0 else None
