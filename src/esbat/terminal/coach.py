"""The coach at the terminal: what each kind of question is about and what to look at, the first time only."""

import contextlib
import json
from pathlib import Path

from esbat.terminal.keeping import write
from esbat.words import Words

FILE = "coach.json"
SILENT = "silent"


class Coach:
    """Remembers in the folder of kept plays what it has said; where it cannot write, only for this visit."""

    def __init__(self, folder: Path, code: str, words: Words) -> None:
        self.path = folder / FILE
        self.code = code
        self.words = words
        self.heard: dict[str, list[str]] = {}
        with contextlib.suppress(OSError, ValueError):
            read = json.loads(self.path.read_text(encoding="utf-8"))
            if isinstance(read, dict) and all(isinstance(kinds, list) for kinds in read.values()):
                self.heard = read

    @property
    def silent(self) -> bool:
        return SILENT in self.heard.get(self.code, [])

    def says(self, kind: str) -> str:
        """Its advice for this kind of question; nothing if it was given before, or nobody wants it."""
        key = f"coach-{self.code}.{kind}"
        known = self.heard.get(self.code, [])
        if self.silent or kind in known or not self.words.has(key):
            return ""
        self.remember([*known, kind])
        return self.words.say(key)

    def names(self, part: object) -> str:
        """What the part of the table is that is in play now; nothing if that was said before."""
        key, known = f"coach-{self.code}-part.{part}", self.heard.get(self.code, [])
        if self.silent or f"part {part}" in known or not self.words.has(key):
            return ""
        self.remember([*known, f"part {part}"])
        return self.words.say(key)

    def turn(self) -> bool:
        """Silence it, or call it back from the beginning. Does it speak now?"""
        self.remember([] if self.silent else [SILENT])
        return not self.silent

    def remember(self, kinds: list[str]) -> None:
        self.heard[self.code] = kinds
        with contextlib.suppress(OSError):
            write(self.path, json.dumps(self.heard, ensure_ascii=False) + "\n")
