"""What the commands that open a store have in common."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import click

from esbat.commands.shape import option
from esbat.store.interface import KeptPlay, Store
from esbat.words import Words

Answer = TypeVar("Answer")


def db_option(words: Words) -> click.Option:
    """Where plays are kept; the environment may say so, where a command line is no place for it."""
    return option(words, "--db", "cli-help-db", metavar="URL", envvar="ESBAT_DB")


def with_store(address: str | None, new: bool, work: Callable[[Store], Awaitable[Answer]]) -> Answer:
    """Do the work with the store at this address, a `new` one if need be; people may play there meanwhile."""
    from esbat.store.address import is_postgres, open_store, path_of, place_of, usual_address
    from esbat.store.interface import BadDatabase, StoreFailed

    where = address or usual_address()
    if not new and not is_postgres(where):
        path_of(where).stat()  # a file that is not there is not made: there is nothing to be found in it

    async def main() -> Answer:
        store = open_store(address)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(main())
    except StoreFailed as trouble:
        facts: dict[str, object] = {"path": place_of(where), "reason": str(trouble)}
        raise BadDatabase("database-unreachable", facts) from None


def sound(play: KeptPlay) -> bool:
    """Can this play be laid again, act by act, as far as it goes?"""
    import msgspec

    from esbat.engine.errors import EsbatError
    from esbat.web.play.heads import laid

    try:
        laid(play)
    except (EsbatError, msgspec.MsgspecError):
        return False
    return True
