"""Measure one case in this process: `measure.py MODULE ARGUMENT SECONDS`, one line of JSON as the answer.

Only the processor's time of this process counts: others on the machine take the wall's time, not ours.
"""

import json
import sys
from importlib import import_module
from time import process_time


def measure(module: str, argument: str, seconds: float) -> dict[str, float]:
    """Chunks of work until they have taken so many seconds; a first one, not counted, warms up."""
    work = import_module(f"cases.{module}").Work(argument)
    work.chunk()
    work.done()
    spent = 0.0
    done = 0
    while spent < seconds:
        began = process_time()
        work.chunk()
        spent += process_time() - began
        done += work.done()
    return {"done": done, "seconds": spent}


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], sys.argv[2], float(sys.argv[3]))))
