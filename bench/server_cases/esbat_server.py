"""Esbat's server as `esbat serve` starts it, with raised limits per address: here one address is everybody.

`esbat_server.py DATABASE [PROCESSES]`: what is said stays durable (write-ahead log, synchronous=FULL, group
commit). The database is a file, or the address of one in PostgreSQL; several processes share a file.
"""

import sys

from esbat.web.config import Config, Limits
from esbat.web.server.run import serve

PLENTY = 1_000_000_000

if __name__ == "__main__":
    limits = Limits(
        messages=PLENTY,
        messages_burst=PLENTY,
        requests=PLENTY,
        requests_burst=PLENTY,
        plays=PLENTY,
        plays_burst=PLENTY,
        lines=PLENTY,
    )
    config = Config(pace=0.0, settles=False, limits=limits)
    database = sys.argv[1] if sys.argv[1].startswith("postgresql:") else f"sqlite:///{sys.argv[1]}"
    processes = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    sys.exit(serve("127.0.0.1", 0, database, "warning", language="en", config=config, processes=processes))
