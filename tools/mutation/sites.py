"""Where a bug can be put into a file of rules, and what the file reads like with it.

A mutant is one change at one place: a comparison turned or moved by one, a sum made a difference, a set's
union made its intersection, a number made one greater, a condition denied, a statement left out.
"""

from __future__ import annotations

import ast
import copy
import random
from dataclasses import dataclass
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
# Names whose value says nothing of the rules: a record's edition, a class's slots.
BESIDE_THE_RULES = frozenset({"EDITION", "__slots__", "__all__"})


@dataclass(frozen=True)
class Mutant:
    """One bug: the file, the function it is in (empty: outside any), which node, what is done to it."""

    path: str
    function: str
    node: int
    change: str
    line: int
    before: str

    @property
    def key(self) -> str:
        """A name that stays as long as the line reads as it does."""
        return f"{self.path}:{self.function}:{self.change}:{self.before}"


def changes_of(node: ast.AST) -> list[str]:
    """What can be done to one node."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARISONS:
        return ["compare"]
    if isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATORS:
        return ["operator"]
    if isinstance(node, ast.BoolOp):
        return ["and-or"]
    if isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            return ["flip"]
        return ["number"] if isinstance(node.value, int) else []
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        return ["deny"]
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return ["leave-out"]
    if isinstance(node, ast.Assign | ast.AugAssign):
        return ["leave-out"]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return ["affirm"]
    if isinstance(node, ast.Break):
        return ["go-on"]
    return []


def mutated(tree: ast.Module, mutant: Mutant) -> ast.Module:
    """The file's tree with this bug in it."""
    changed = copy.deepcopy(tree)
    node = list(ast.walk(changed))[mutant.node]
    if mutant.change == "compare":
        assert isinstance(node, ast.Compare)
        node.ops = [COMPARISONS[type(node.ops[0])]()]
    elif mutant.change == "operator":
        assert isinstance(node, ast.BinOp | ast.AugAssign)
        node.op = OPERATORS[type(node.op)]()
    elif mutant.change == "and-or":
        assert isinstance(node, ast.BoolOp)
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif mutant.change == "flip":
        assert isinstance(node, ast.Constant)
        node.value = not node.value
    elif mutant.change == "number":
        assert isinstance(node, ast.Constant) and isinstance(node.value, int)
        node.value += 1
    elif mutant.change == "deny":
        assert isinstance(node, ast.If | ast.While | ast.IfExp)
        node.test = ast.copy_location(ast.UnaryOp(ast.Not(), node.test), node.test)
    else:
        replace(changed, node, mutant.change)
    return ast.fix_missing_locations(changed)


def replace(tree: ast.Module, node: ast.AST, change: str) -> None:
    """Put something else where this node stands."""
    if change == "affirm":
        assert isinstance(node, ast.UnaryOp)
        new: ast.AST = node.operand
    else:
        new = ast.Continue() if change == "go-on" else ast.Pass()
        ast.copy_location(new, node)
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is node:
                setattr(parent, name, new)
            elif isinstance(value, list):
                value[:] = [new if each is node else each for each in value]


class Walk:
    """A file's mutants, with the function each is in."""

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.lines = source.splitlines()
        self.tree = ast.parse(source)
        self.numbers = {id(node): at for at, node in enumerate(ast.walk(self.tree))}
        self.found: list[Mutant] = []
        self.look(self.tree, "", "")

    def look(self, node: ast.AST, function: str, around: str) -> None:
        """Gather what is below this node; `around` is the path of names for functions to come."""
        for child in ast.iter_child_nodes(node):
            self.visit(child, function, around)

    def visit(self, node: ast.AST, function: str, around: str) -> None:
        if isinstance(node, ast.ClassDef):
            for statement in node.body:
                self.visit(statement, "", f"{around}{node.name}.")
            return
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            name = function or f"{around}{node.name}"
            for default in (*node.args.defaults, *node.args.kw_defaults):
                if default is not None:
                    self.visit(default, "", around)
            for statement in node.body:
                self.visit(statement, name, around)
            return
        if self.is_beside(node):
            return
        for change in changes_of(node):
            if not (change == "leave-out" and function == ""):
                self.add(node, function, change)
        if isinstance(node, ast.AnnAssign):
            if node.value is not None:
                self.visit(node.value, function, around)
            return
        self.look(node, function, around)

    def is_beside(self, node: ast.AST) -> bool:
        """Imports, docstrings, and names that say nothing of the rules."""
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.Raise):
            return True
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return True
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign):
            targets = [node.target]
        return any(isinstance(target, ast.Name) and target.id in BESIDE_THE_RULES for target in targets)

    def add(self, node: ast.AST, function: str, change: str) -> None:
        line = getattr(node, "lineno", 0)
        text = " ".join(ast.unparse(node).split())[:80] if not isinstance(node, ast.If | ast.While) else ""
        if isinstance(node, ast.If | ast.While):
            text = " ".join(ast.unparse(node.test).split())[:80]
        if isinstance(node, ast.Constant):
            text = f"{text} in {self.lines[line - 1].strip()[:80]} at {getattr(node, 'col_offset', 0)}"
        self.found.append(Mutant(self.path, function, self.numbers[id(node)], change, line, text))


def sample(root: Path, game: str, size: int, seed: int) -> list[Mutant]:
    """So many mutants of a game's rules, always the same for the same seed and source.

    Four fifths stand in functions; a fifth in the printed rows and numbers outside of them, which are so
    many that an even draw would be about little else.
    """
    folder = root / "src" / "esbat" / "games" / game
    inside: list[Mutant] = []
    outside: list[Mutant] = []
    for path in sorted(folder.rglob("*.py")):
        place = path.relative_to(root).as_posix()
        for mutant in Walk(place, path.read_text(encoding="utf-8")).found:
            (inside if mutant.function else outside).append(mutant)
    chooser = random.Random(f"{game} {seed}")
    rows = min(size // 5, len(outside))
    chosen = chooser.sample(inside, min(size - rows, len(inside))) + chooser.sample(outside, rows)
    return sorted(chosen, key=lambda mutant: (mutant.path, mutant.line, mutant.node, mutant.change))
