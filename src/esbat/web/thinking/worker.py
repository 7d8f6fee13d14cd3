"""A worker process in which bots think: one question a line in, one answer a line out.

An answer to nothing comes first, when all is loaded: only from then on is it thinking that takes time.
It ends with the server, even in the middle of a thought, because the pipe that feeds it then closes.
"""

import contextlib
import os
import signal
import sys
import threading
from queue import SimpleQueue
from typing import BinaryIO

import msgspec

from esbat.engine.errors import EsbatError
from esbat.web.thinking.long_turns import take_long_turns
from esbat.web.thinking.questions import Answer, answered, thoughts

MODESTY = 10
"""How far its thinking stands back where the server, and with it people elsewhere, need the processor."""


def stand_back() -> None:
    """Be the last to be served, be interrupted at once, and leave the first processor to the server alone.

    Being the last is not enough: the kernel lets whoever runs go on for some milliseconds before it looks who
    else is there. Systems that know no such things serve it like the others.
    """
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    take_long_turns()
    if hasattr(os, "sched_setaffinity"):
        _, *others = sorted(os.sched_getaffinity(0))
        if others:
            with contextlib.suppress(OSError):  # where it is forbidden, the server shares
                os.sched_setaffinity(0, others)


def listen(questions: BinaryIO, waiting: "SimpleQueue[bytes]") -> None:
    """Read questions; when there are no more to come, be gone at once."""
    for line in questions:
        waiting.put(line)
    os._exit(0)


def answer(line: bytes) -> Answer:
    try:
        return answered(thoughts.decode(line))
    except (EsbatError, msgspec.MsgspecError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        return Answer(None, type(error).__name__)


def main() -> None:
    # Ctrl-C is for the server, which closes our pipe when it is done.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stand_back()
    # Whatever a bot prints goes to the log, never between the answers.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    waiting: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, waiting), daemon=True).start()
    said = Answer(None)
    while True:
        out.write(msgspec.json.encode(said) + b"\n")
        out.flush()
        said = answer(waiting.get())


if __name__ == "__main__":
    main()
