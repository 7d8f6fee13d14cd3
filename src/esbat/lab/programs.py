"""A program as a player: one line of JSON for every question, one line back (`docs/bots.md`).

It is sent what its seat may see and nothing else: the view, the legal moves, the question in words, and a
number for its own dice. The words are made from an imagined table, so nothing hidden can be in them.
"""

import json
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Thread

from esbat.bots import Bot, Mind
from esbat.lab.guests import LONGEST_ANSWER, Forfeit, Guest
from esbat.words import language_for, words_for

FORMAT = 1
LONGEST_LINE = 65_536
"""Bytes an answer may have."""
DICE = 1_000_000_000
GRACE = 2.0
"""Seconds a program has to end when its input has ended."""


class Nonsense(Exception):
    """An answer that is no legal move."""

    def __init__(self, answer: str) -> None:
        super().__init__(answer)
        self.shown = answer.strip()[:LONGEST_ANSWER]


class Ended(Exception):
    """The program has closed its output, or its input."""


class Program(Bot):
    """The program is started at its first question, and again after it has forfeited a play."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.name = guest.name
        self.words = words_for(language_for(guest.language or None))
        self.said: dict[tuple[int, int], str] = {}
        self.running: Running | None = None

    def choose(self, mind: Mind) -> int:
        question = json.dumps(self.asked(mind), ensure_ascii=False)
        bot = self.name
        try:
            if self.running is None:
                self.running = Running(self.guest.source)
            return understood(mind, self.running.ask(question, self.guest.patience))
        except Nonsense as trouble:
            self.close()
            raise Forfeit("lab-guest-nonsense", {"bot": bot, "text": trouble.shown}) from None
        except Empty:
            self.close(0)
            raise Forfeit("lab-guest-silent", {"bot": bot, "seconds": self.guest.patience}) from None
        except (Ended, OSError):
            code = self.close()
            raise Forfeit("lab-guest-ended", {"bot": bot, "code": "?" if code is None else code}) from None

    def asked(self, mind: Mind) -> dict[str, object]:
        """One question as data: all that the seat may know."""
        game = mind.game
        table = mind.imagine()  # the seat cannot tell it from the truth, so its question reads the same
        seats = int(table.seats)
        names = [self.words.say("lab-seat", seat=seat) for seat in range(seats)]
        for move in mind.legal:
            if (seats, move) not in self.said:
                self.said[seats, move] = self.words.move(game, move, names)
        return {
            "esbat": FORMAT,
            "game": game.code,
            "edition": game.edition,
            "seats": seats,
            "seat": mind.seat,
            "question": self.words.question(game, table, mind.seat, names),
            "legal": [game.text(move) for move in mind.legal],
            "says": [self.said[seats, move] for move in mind.legal],
            "view": mind.view.data(),
            "dice": int(mind.chance.pick(DICE)),
        }

    def close(self, grace: float = GRACE) -> int | None:
        """Stop the program, if it runs; its exit code."""
        running, self.running = self.running, None
        return None if running is None else running.stop(grace)


def understood(mind: Mind, line: str) -> int:
    """The move that an answer names: by its text, or by its place in the list."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise Nonsense(line) from None
    if isinstance(answer, dict):
        answer = answer.get("move", answer.get("index"))
    if isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(mind.legal):
        return mind.legal[answer]
    if isinstance(answer, str):
        for move in mind.legal:
            if mind.game.text(move) == answer:
                return move
    raise Nonsense(line)


class Running:
    """A program under way. Threads read and write, so that one which does neither cannot hold us up."""

    def __init__(self, command: str) -> None:
        self.process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=-1
        )
        self.questions: SimpleQueue[bytes | None] = SimpleQueue()
        self.answers: Queue[bytes] = Queue(1)  # one that chatters waits for us
        self.stopped = False
        for work in (self.write, self.read):
            Thread(target=work, daemon=True).start()

    def ask(self, question: str, patience: float) -> str:
        """Its answer; Empty if there was none in time, Ended if it will give none any more."""
        self.questions.put(question.encode() + b"\n")
        line = self.answers.get(timeout=patience)
        if not line:
            raise Ended
        try:
            text = line.decode()
        except UnicodeDecodeError:
            raise Nonsense(repr(line)) from None
        if not line.endswith(b"\n"):
            raise Nonsense(text) if len(line) >= LONGEST_LINE else Ended
        return text

    def write(self) -> None:
        """In a thread: hand over questions until there are no more."""
        stdin = self.process.stdin
        assert stdin is not None
        with suppress(OSError, ValueError):
            while (question := self.questions.get()) is not None:
                stdin.write(question)
                stdin.flush()
        with suppress(OSError, ValueError):
            stdin.close()

    def read(self) -> None:
        """In a thread: take in answers until the program ends; an empty one says so."""
        stdout = self.process.stdout
        assert stdout is not None
        with stdout:
            while not self.stopped and (line := stdout.readline(LONGEST_LINE)):
                self.answers.put(line)
        if not self.stopped:
            self.answers.put(b"")

    def stop(self, grace: float) -> int | None:
        """End its input; if it does not end by itself in time, kill it. The exit code."""
        self.stopped = True
        self.questions.put(None)
        try:
            return self.process.wait(grace)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()
        finally:
            with suppress(Empty):  # whoever reads may still wait for room
                self.answers.get_nowait()
