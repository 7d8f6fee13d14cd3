"""Esbat's server as `esbat serve` starts it, with raised limits per address: here one address is everybody.

`esbat_server.py DATABASE`: what is said stays durable (write-ahead log, synchronous=FULL, group commit).
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
    sys.exit(serve("127.0.0.1", 0, f"sqlite:///{sys.argv[1]}", "warning", language="en", config=config))
