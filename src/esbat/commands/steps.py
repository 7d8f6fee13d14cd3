"""What a turn of each game leads through, drawn for a terminal: the same steps as the page's pictures."""

from typing import Final

Drawing = tuple[str, str, str]
"""Three lines, all of one width."""

CARD: Final[Drawing] = ("┌───┐", "│ ☾ │", "└───┘")
COLUMN: Final[Drawing] = ("┌ 9 ┐", "│ 7 │", "└ 4 ┘")
HAND: Final[Drawing] = ("┌┬┬─┐", "│││ │", "└┴┴─┘")
BOOK: Final[Drawing] = ("┌─┬─┐", "│ │ │", "╰─┴─╯")
FLASK: Final[Drawing] = (" ┤ ├ ", " ╱ ╲ ", "╱▒▒▒╲")
SHIELD: Final[Drawing] = ("┌─┬─┐", "│ │ │", " ╲┴╱ ")
CRITTER: Final[Drawing] = ("╱╲_╱╲", "│• •│", "╰─▽─╯")
CROWN: Final[Drawing] = ("╷ ╷ ╷", "│╲│╱│", "└───┘")
PROBLEM: Final[Drawing] = ("┌───┐", "│ ! │", "└───┘")
HAT: Final[Drawing] = ("  ╱╲ ", " ╱  ╲", "━━━━━")
DICE: Final[Drawing] = ("┌──┐ ", "│⁙┌┴┐", "└─┤⁖│")
TEA: Final[Drawing] = (" ) ) ", "┌──┐╮", "╰──╯╯")
TILE: Final[Drawing] = ("     ", " ⬢─⬡ ", "     ")
CLUSTER: Final[Drawing] = ("⬢ ⬢  ", " ⬢ ⬢ ", "  ⬢ ⬡")
BALL: Final[Drawing] = ("╭─•─╮", "•─┼─•", "╰─•─╯")
STAR: Final[Drawing] = ("╭───╮", "│ ★ │", "╰───╯")
NOTICE: Final[Drawing] = ("┌─•─┐", "│ ≡ │", "└───┘")
JURY: Final[Drawing] = ("o o o", "┌───┐", "└───┘")

STEPS: Final[dict[str, list[Drawing]]] = {
    "air": [CARD, COLUMN, HAND, BOOK],
    "bal": [FLASK, SHIELD, CRITTER, CROWN],
    "lancre": [PROBLEM, HAT, DICE, TEA],
    "witchstone": [TILE, CLUSTER, BALL, STAR],
    "wildegrens": [HAT, NOTICE, JURY, STAR],
}
BETWEEN: Final = ("     ", "  →  ", "     ")


def drawn(code: str) -> list[str]:
    """The steps from left to right, in three lines; none for a game that has no drawings."""
    steps = STEPS.get(code, [])
    return [between.join(step[at] for step in steps) for at, between in enumerate(BETWEEN)] if steps else []
