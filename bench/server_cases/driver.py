"""All players of all tables, in one process: `driver.py PAGES PORTS TABLES SECONDS SERVERS`; a line of JSON.

Closed loop: whoever is asked moves as soon as they see it, so every table always has one move under way.
Several ports and servers are told apart by commas; the lines of each table are spread over them.
"""

import asyncio
import gc
import json
import sys
from importlib import import_module
from time import perf_counter, process_time, sleep
from typing import Any

import usage
import uvloop
from asking import many
from table import SEATS, Table, Tally

TOGETHER = 64
"""Connections opened at the same time."""
LOOK = 0.0005
"""Seconds between two looks at all sockets while tables play."""


async def look_in_rounds() -> None:
    """Take what has come every so often, and not packet by packet.

    Players are elsewhere, as a rule: waking a sleeping process for every packet would be the server's work
    here, and is nobody's there.
    """
    while True:
        sleep(LOOK)
        await asyncio.sleep(0)


def taken(servers: list[int]) -> tuple[int, float, float]:
    """Memory, processor seconds, and those of them in the kernel, of all servers together."""
    times = [usage.seconds(server) for server in servers]
    return (sum(map(usage.memory, servers)), sum(each[0] for each in times), sum(each[1] for each in times))


async def drive(
    pages: Any, ports: list[int], tables: int, seconds: float, servers: list[int]
) -> dict[str, object]:
    """Open the tables, let them play for a while, then measure for so many seconds."""
    empty = taken(servers)[0]
    tally = Tally()
    tickets = []
    for at, port in enumerate(ports):
        share = (tables + at) // len(ports)
        tickets += await many(port, share, pages.opened) if share else []
    slots = asyncio.Semaphore(TOGETHER)

    async def sit(table: Table, seat: int, ticket: Any) -> None:
        async with slots:
            await pages.seated(table, seat, ticket, ports[(table.number + seat) % len(ports)])

    await asyncio.gather(
        *(
            sit(table, seat, places[seat])
            for table, places in ((Table(tally, number), places) for number, places in enumerate(tickets))
            for seat in range(SEATS)
        )
    )
    await asyncio.sleep(0.5)
    looking = asyncio.create_task(look_in_rounds())
    tally.begin()
    await asyncio.sleep(max(1.0, seconds / 2))
    gc.collect()
    gc.disable()
    began, before, own = perf_counter(), taken(servers), process_time()
    tally.open = True
    await asyncio.sleep(seconds)
    tally.open = False
    took, own = perf_counter() - began, process_time() - own
    after = taken(servers)
    looking.cancel()
    full, spent, kernel = after[0], after[1] - before[1], after[2] - before[2]
    if tally.trouble:
        raise RuntimeError(tally.trouble)
    if not tally.moves:
        raise RuntimeError("no move was carried out")
    delays = sorted(tally.delays)
    return {
        "moves_per_second": tally.moves / took,
        "p50_ms": 1000 * delays[len(delays) // 2],
        "p99_ms": 1000 * delays[len(delays) * 99 // 100],
        "cpu_ms_per_move": 1000 * spent / tally.moves,
        "kernel_ms_per_move": 1000 * kernel / tally.moves,
        "memory_mb": full / 1e6,
        "memory_kb_per_table": (full - empty) / tables / 1e3,
        "bytes_per_state": tally.bytes / max(1, tally.states),
        "refused": tally.refused,
        "client_busy": own / took,
        "server_busy": spent / took,
    }


def main(words: list[str]) -> int:
    module, _, kind = words[0].partition(":")
    pages = import_module(f"{module}_pages")
    if kind:
        pages.games = pages.ALL if kind == "all" else [kind]
    ports, servers = ([int(each) for each in word.split(",")] for word in (words[1], words[4]))
    try:
        found = uvloop.run(drive(pages, ports, int(words[2]), float(words[3]), servers))
    except (OSError, RuntimeError, EOFError) as trouble:
        print(f"{trouble}", file=sys.stderr)
        return 1
    print(json.dumps(found), flush=True)
    # Thousands of open lines need no farewell.
    import os

    os._exit(0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
