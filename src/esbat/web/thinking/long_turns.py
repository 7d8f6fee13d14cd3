"""Long turns at the processor, for those who are in no hurry.

Newer Linux (6.12) lets whoever has short turns interrupt at once one who has long turns, and has everybody
else wait until the turn is over, however far back that one stands: the server, and the kernel's own workers
that bring what is kept to the disk. Python has no word for it, so the kernel is asked directly; one that
knows nothing of it leaves everything as it is.
"""

import contextlib
import ctypes
import os
import platform
import struct
import sys
from typing import Final

TURN: Final = 50_000_000
"""Nanoseconds."""
CALLS: Final = {"x86_64": 314, "aarch64": 274}
"""The number of the call `sched_setattr`, by machine."""
USUAL: Final = 0
"""The usual policy, by which processes share the processor."""
FACTS: Final = struct.Struct("=IIQiIQQQ")
"""Size, policy, flags, how far back it stands, a priority that the usual policy does not have, the turn, and
two times that it does not have either.
"""


def take_long_turns() -> None:
    """From now on, this process."""
    call = CALLS.get(platform.machine())
    if sys.platform != "linux" or call is None:
        return
    back = os.getpriority(os.PRIO_PROCESS, 0)
    facts = FACTS.pack(FACTS.size, USUAL, 0, back, 0, TURN, 0, 0)
    with contextlib.suppress(OSError, AttributeError):  # where it is forbidden, or there is no such library
        ctypes.CDLL(None).syscall(call, 0, facts, 0)
