"""Which rules a refusal can name, read from a game's own source."""

import ast
import re
from pathlib import Path

GAMES = Path(__file__).parents[2] / "src" / "esbat" / "games"
RULE = re.compile(r"[A-Z]{3}-R?\d+")
OTHERS = {"EventFact", "OptionFact", "Outcome"}
"""Calls that name rules and refuse nothing: what carries a rule out, what a table chose, how a play ended."""


def named_by_refusals(code: str) -> set[str]:
    """Every rule's id that somebody can read in a refusal, whether they are asked or not.

    They are handed to a refusal, to what makes one, or to a question that refuses other answers.
    """
    found: set[str] = set()
    for path in (GAMES / code).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) not in OTHERS:
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
