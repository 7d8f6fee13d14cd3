"""One `esbat serve` with its plays in a temporary file."""

import os
from asyncio import create_subprocess_exec
from asyncio.subprocess import DEVNULL, PIPE, Process
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Server:
    process: Process
    port: int

    def seconds(self) -> float:
        """Processor time it has taken."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


async def started(interpreter: str, folder: str) -> Server:
    """As whoever keeps it starts it: with the limits it has for everybody."""
    command = [interpreter, "-m", "esbat", "serve", "--port", "0", "--pace", "0", "--lang", "en"]
    command += ["--db", f"sqlite:///{folder}/plays.db", "--log-level", "error"]
    process = await create_subprocess_exec(*command, stdout=PIPE, stderr=DEVNULL)
    assert process.stdout is not None
    said = (await process.stdout.readline()).decode()
    return Server(process, int(said.split(" at ")[1].split("/ ")[0].rsplit(":", 1)[1]))
