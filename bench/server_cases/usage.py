"""How much memory and processor time a process and its children take, from the kernel's own counters."""

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def family(process: int) -> list[int]:
    """The process and all that descend from it."""
    found = [process]
    for each in found:
        for thread in Path(f"/proc/{each}/task").iterdir():
            found += [int(child) for child in (thread / "children").read_text().split()]
    return found


def memory(process: int) -> int:
    """Bytes resident, of all of them."""
    return sum(int(Path(f"/proc/{each}/statm").read_text().split()[1]) * PAGE for each in family(process))


def seconds(process: int) -> tuple[float, float]:
    """Processor seconds taken so far, of all of them: in all, and in the kernel."""
    total = kernel = 0
    for each in family(process):
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
        kernel += int(fields[12])
    return (total / TICKS, kernel / TICKS)
