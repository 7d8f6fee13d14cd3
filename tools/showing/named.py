"""Which rules a refusal can name, read from a game's own source."""

import ast
import re
from pathlib import Path

GAMES = Path(__file__).parents[2] / "src" / "esbat" / "games"
RULE = re.compile(r"[A-Z]{3}-R?\d+")
OTHERS = {"EventFact", "OptionFact", "Outcome"}
"""Calls that name rules and refuse nothing: what carries a rule out, what a table chose, how a play ended."""


NOT_ASKED = "Unasked"
"""The kind that refuses those who are not asked: at no position could they try anything."""


def named_by_refusals(code: str) -> set[str]:
    """Every rule's id that somebody who is asked can read in a refusal.

    They are handed to a refusal, to what makes one, or to a question that refuses other answers.
    """
    found: set[str] = set()
    for path in (GAMES / code).rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        kinds = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        left_out = {id(part) for kind in kinds if kind.name == NOT_ASKED for part in ast.walk(kind)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and id(node) not in left_out and called(node) not in OTHERS:
                found |= ids_in(node)
    return found


def called(node: ast.Call) -> str:
    return str(getattr(node.func, "attr", getattr(node.func, "id", "")))


def ids_in(node: ast.Call) -> set[str]:
    """The ids among its own arguments; those of calls within it are theirs."""
    own = [*node.args, *(keyword.value for keyword in node.keywords)]
    parts = [part for argument in own if not isinstance(argument, ast.Call) for part in ast.walk(argument)]
    texts = [part.value for part in parts if isinstance(part, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and RULE.fullmatch(text)}
