"""All tables of a run: where a play is over, another begins, so that there is always something to lose."""

import asyncio
import random

from esbat.games import SHELF, game

from .pages import Page, opened

LEVELS = ("medium", "hard", "easy")
"""Of Le Bal, in turn: at the first two, windows pass of which people are told and which no act keeps."""


class Hall:
    """So many tables, all five games in turn, every seat a page of its own."""

    def __init__(self, port: int, seed: int, pace: float) -> None:
        self.port = port
        self.seed = seed
        self.pace = pace
        self.pages: list[Page] = []  # of plays that are over, too: the judge hears them all
        self.tables: list[asyncio.Task[None]] = []
        self.closing = False

    async def open(self, tables: int) -> None:
        """Lay the first tables; then all begin."""
        first = [await self.lay(number, 0) for number in range(tables)]
        self.tables = [asyncio.create_task(self.keep(number, pages)) for number, pages in enumerate(first)]

    async def lay(self, number: int, turn: int) -> list[Page]:
        """A new play at this table."""
        code = list(SHELF)[number % len(SHELF)]
        seats = min(max(2, game(code).fewest), game(code).most)
        options = {"level": LEVELS[turn % len(LEVELS)]} if code == "bal" else {}
        granted = await asyncio.to_thread(opened, self.port, code, seats, options)
        pages = []
        for seat in granted["seats"]:
            luck = random.Random(f"{self.seed} {number} {turn} {seat['seat']}")
            pages.append(Page(self.port, granted["play"], seat["seat"], seat["token"], luck, self.pace))
        self.pages += pages
        return pages

    async def keep(self, number: int, pages: list[Page]) -> None:
        """Play after play at one table."""
        turn = 0
        while not self.closing:
            await asyncio.gather(*[page.run() for page in pages])
            turn += 1
            pages = [] if self.closing else await self.lay(number, turn)

    def sat_at(self, play: str) -> bool:
        """Does anybody still play there?"""
        return any(page.play == play and not page.over for page in self.pages)

    async def close(self) -> None:
        """Everybody stops where they are; RuntimeError if a table could not be kept."""
        self.closing = True
        for page in self.pages:
            page.stopping = True
        await asyncio.gather(*self.tables)
