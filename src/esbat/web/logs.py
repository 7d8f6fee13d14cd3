"""Structured logs: one JSON object a line, and never a secret in it.

Nothing a person sent is logged: only names of ours (routes, play ids, error keys) and numbers.
"""

import json
import logging
import sys
import time
from types import TracebackType
from typing import TextIO

LEVELS = ("debug", "info", "warning", "error")
log = logging.getLogger("esbat.web")


class JsonLines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        facts.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            facts["trouble"] = record.exc_info[0].__name__
            facts["where"] = places(record.exc_info[2])
        return json.dumps(facts, ensure_ascii=False, default=str)


def places(trace: TracebackType | None) -> list[str]:
    """Where an exception passed, innermost last; never its message, which may quote what was sent."""
    found: list[str] = []
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[-12:]


def set_up(level: str, stream: TextIO | None = None) -> None:
    """Send our log and the server's own through the same lines."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("esbat.web", "uvicorn", "uvicorn.error", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name in ("esbat.web", "uvicorn") else []
        logger.propagate = name not in ("esbat.web", "uvicorn")
        logger.setLevel(level.upper() if name == "esbat.web" or level == "debug" else "WARNING")
    logging.getLogger("uvicorn.access").disabled = True


def note(event: str, level: int = logging.INFO, **facts: object) -> None:
    """Write a line, if anybody reads at this level."""
    if log.isEnabledFor(level):
        log.log(level, event, extra={"facts": facts})
