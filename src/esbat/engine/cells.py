"""What the fields of a row of printed things may hold: the columns of a pack, section by section."""

Value = str | int


class Cell:
    """What one field of a row may hold."""

    __slots__ = ("choices", "default", "highest", "kind", "lowest", "name", "refers")

    def __init__(
        self,
        name: str,
        kind: str,
        lowest: int = 0,
        highest: int = 0,
        choices: list[str] | None = None,
        refers: str = "",
        default: Value | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.lowest = lowest
        self.highest = highest
        self.choices = choices or []
        self.refers = refers
        self.default = default


def code(name: str = "code") -> Cell:
    """A short word by which moves and records name the thing; each only once in its section."""
    return Cell(name, "code")


def label(name: str, default: str) -> Cell:
    """A word like a code, but one that several things may share."""
    return Cell(name, "label", default=default)


def words(name: str) -> Cell:
    """A name or a remark, on one line."""
    return Cell(name, "words")


def names() -> Cell:
    """What the thing is called: a column for each language that has a name for it, named `fr`, `en`, …"""
    return Cell("names", "names")


def number(name: str, lowest: int, highest: int, default: int | None = None) -> Cell:
    """A whole number within bounds."""
    return Cell(name, "number", lowest, highest, default=default)


def choice(name: str, choices: list[str], default: str | None = None) -> Cell:
    """One of these words."""
    return Cell(name, "choice", choices=choices, default=default)


def reference(name: str, section: str) -> Cell:
    """The code of a thing in another section."""
    return Cell(name, "reference", refers=section)


class Section:
    """One kind of printed thing: its name and its cells, in the order they are written."""

    __slots__ = ("cells", "name", "named")

    def __init__(self, name: str, cells: list[Cell]) -> None:
        self.name = name
        self.cells = cells
        self.named = any(cell.kind == "names" for cell in cells)
