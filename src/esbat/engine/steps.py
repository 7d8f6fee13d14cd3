"""Effects as rows of primitives: the text a printed thing carries, and the steps it is made of.

    effect := step ( ";" step )*
    step   := call | call ">" call        A > B: B happens only if A was carried out in full
    call   := name "(" [ argument ( "," argument )* ] ")"

Arguments are whole numbers or words. Games turn steps into numbers, words turn them into sentences: both
read the same text, so that what a card says and what it does cannot disagree.
"""

from typing import Final

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789_"


class Step:
    """One call: its name, its arguments as words, and whether it waits for the step before it."""

    __slots__ = ("arguments", "bound", "name")

    def __init__(self, name: str, arguments: list[str], bound: bool) -> None:
        self.name = name
        self.arguments = arguments
        self.bound = bound

    def text(self) -> str:
        return f"{self.name}({', '.join(self.arguments)})"


def steps_of(text: str) -> list[Step] | None:
    """The steps of an effect in order; none for an empty text or a dash; None if it is not written so."""
    found: list[Step] = []
    if text.strip() in ("", "-"):
        return found
    for part in text.split(";"):
        bound = False
        for call in part.split(">"):
            step = step_of(call.strip(), bound)
            if step is None:
                return None
            found.append(step)
            bound = True
    return found


def step_of(call: str, bound: bool) -> Step | None:
    """One call, or None if it is not one."""
    name, opening, rest = call.partition("(")
    if not opening or not rest.endswith(")") or not is_word(name):
        return None
    inside = rest[:-1].strip()
    arguments = [argument.strip() for argument in inside.split(",")] if inside else []
    if not all(is_word(argument.removeprefix("-")) for argument in arguments):
        return None
    return Step(name, arguments, bound)


def is_word(text: str) -> bool:
    return text != "" and all(letter in LETTERS for letter in text)


def text_of(steps: list[Step]) -> str:
    """The same steps as text."""
    text = ""
    for step in steps:
        text += (" > " if step.bound else "; " if text else "") + step.text()
    return text
