"""An MCP server: language models sit down at a table, look, read rules and choose (`esbat mcp`)."""

from __future__ import annotations

from importlib.metadata import version

from esbat.research.needs import MissingExtra

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
except ImportError:
    raise MissingExtra("mcp") from None

from esbat.research.desk import Desk, Mistake

INSTRUCTIONS = """Five board games against bots. Call `games`, then `sit_down`; at each turn choose one of the
legal moves with `choose`. A refusal names the rule that forbids a move: `rule` tells it. Nothing is hidden
from you that a player at the table could see, and nothing else is shown."""


def server(language: str | None = None) -> MCPServer:
    """A server with tables of its own."""
    desk = Desk(language)
    made = MCPServer("esbat", instructions=INSTRUCTIONS, version=version("esbat"))

    @made.tool(structured_output=False)
    def games() -> str:
        """The games: code, title, how many may sit, and what the table may decide."""
        return desk.shelf()

    @made.tool(structured_output=False)
    def sit_down(
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str = "novice",
        options: dict[str, str] | None = None,
        seed: int = 0,
    ) -> str:
        """Open a table of a game (its code) and sit down; bots of this level sit at the other seats."""
        try:
            number, seen = desk.sit_down(game, seats, seat, bots, options or {}, seed)
        except Mistake as mistake:
            raise ToolError(str(mistake)) from None
        return f"table: {number}\n{seen}"

    @made.tool(structured_output=False)
    def look(table: str) -> str:
        """What you see at a table, what is asked, and your legal moves."""
        try:
            return desk.look(table)
        except Mistake as mistake:
            raise ToolError(str(mistake)) from None

    @made.tool(structured_output=False)
    def choose(table: str, move: str) -> str:
        """Choose one of your legal moves by its text; the bots answer, and you see what came of it."""
        try:
            return desk.choose(table, move)
        except Mistake as mistake:
            raise ToolError(str(mistake)) from None

    @made.tool(structured_output=False)
    def rule(game: str, number: str) -> str:
        """A rule of a game by its number (AIR-020), or the rules in which these words occur."""
        try:
            return desk.rule(game, number)
        except Mistake as mistake:
            raise ToolError(str(mistake)) from None

    @made.tool(structured_output=False)
    def leave(table: str) -> str:
        """Leave a table; its play is forgotten."""
        try:
            desk.leave(table)
        except Mistake as mistake:
            raise ToolError(str(mistake)) from None
        return "left"

    return made
