"""Sharing work over the machines of a Ray cluster: pieces go out in order, and come back in order.

It is what `jobs.shared` does with the processes of one machine, and gives the same. A piece whose worker or
machine is lost is done again elsewhere: a piece always gives the same. All machines must run the very same
Esbat in the same form, or the plays would not be the same: each says so before its first piece.
"""

import os
import socket
import time
from collections import deque
from collections.abc import Callable, Iterator
from hashlib import sha256
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Final, Generic, TypeVar

import esbat
from esbat.engine.errors import BadSetting, EsbatError
from esbat.lab.jobs import shared

Wish = TypeVar("Wish")
Piece = TypeVar("Piece")
Found = TypeVar("Found")

BUNDLES_WAITING: Final = 3
"""Bundles of pieces handed out in advance for every processor of the cluster."""
ENOUGH: Final = 0.25
"""Seconds of work that are worth a trip: bundles grow until they have as much."""
MOST_PIECES: Final = 64
ATTEMPTS: Final = 20
"""How often a bundle is tried on workers that are lost; one that ends them all is somebody's mistake."""
PATIENCE: Final = 5.0
"""Seconds for a cluster to answer at all."""


class Errand(Generic[Wish, Piece, Found]):
    """What every worker is told: how to begin, with which wish, what to do, and by which Esbat."""

    def __init__(self, begin: Callable[[Wish], None], wish: Wish, deed: Callable[[Piece], Found]) -> None:
        self.begin = begin
        self.wish = wish
        self.deed = deed
        self.seal = seal()


def spread(
    errand: Errand[Wish, Piece, Found], work: Iterator[Piece], jobs: int, cluster: str
) -> Iterator[Found]:
    """Do each piece of work in a cluster if one is named, else in so many processes of this machine."""
    if cluster:
        yield from clustered(cluster, errand, work)
    else:
        yield from shared(jobs, errand.begin, errand.wish, errand.deed, work)


def clustered(address: str, errand: Errand[Wish, Piece, Found], work: Iterator[Piece]) -> Iterator[Found]:
    """Do each piece of work somewhere in the cluster, by a worker that has begun with the wish."""
    ray = connected(address)
    try:
        yield from handed_out(ray, errand, work)
    except ray.exceptions.RayTaskError as error:
        raise trouble(error.cause) from None
    except ray.exceptions.RayError:
        raise EsbatError("lab-cluster-lost", {"address": address}) from None
    finally:
        ray.shutdown()


def connected(address: str) -> ModuleType:
    """Ray, with its cluster found; BadSetting says what is missing."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    try:
        ray = import_module("ray")
    except ImportError:
        facts: dict[str, object] = {"library": "ray", "command": "pip install 'esbat[ray]'"}
        raise BadSetting("cli-missing-extra", facts) from None
    must_answer(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="CRITICAL")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise no_cluster(address, error) from None
    return ray


def must_answer(address: str) -> None:
    """Does anybody listen there? Ray itself would wait for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host:
        return  # a name like `auto`, which Ray looks up
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise no_cluster(address, error) from None


def no_cluster(address: str, error: Exception) -> BadSetting:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    why = (lines[0] if lines else type(error).__name__).rstrip(".")
    return BadSetting("lab-no-cluster", {"address": address, "text": why[:200]})


def trouble(cause: BaseException) -> BaseException:
    """What a worker stumbled over: a machine without Esbat is the reader's to mend."""
    if isinstance(cause, ModuleNotFoundError):
        return BadSetting("lab-cluster-without", {})
    return cause


def handed_out(ray: ModuleType, errand: Errand[Wish, Piece, Found], work: Iterator[Piece]) -> Iterator[Found]:
    """Bundles of pieces under way, a few for every processor; what they gave, in order."""
    # Spread, so that a cluster is used as a whole and not machine after machine.
    ask = ray.remote(num_cpus=1, max_retries=ATTEMPTS, scheduling_strategy="SPREAD")(done)
    told = ray.put(errand)
    processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[object] = deque()
    size = 1
    while True:
        bundle = list(islice(work, size))
        if bundle:
            waiting.append(ask.remote(told, bundle))
        if not waiting:
            return
        if bundle and len(waiting) < processors * BUNDLES_WAITING:
            continue
        seconds, found = ray.get(waiting.popleft())
        if seconds < ENOUGH:
            size = min(size * 2, MOST_PIECES)
        if isinstance(found, Exception):
            raise found
        yield from found


# ---- in a worker

BEGUN: list[object] = []
"""The errand that this worker has begun."""


def done(
    errand: Errand[Wish, Piece, Found], bundle: list[Piece]
) -> tuple[float, list[Found] | EsbatError | OSError]:
    """Some pieces: the seconds they took and what they gave, or what a person must be told."""
    began = time.perf_counter()
    try:
        if [errand.seal, errand.wish] != BEGUN:
            if errand.seal != seal():
                raise BadSetting("lab-cluster-other", {})
            errand.begin(errand.wish)
            BEGUN[:] = [errand.seal, errand.wish]
        found = [errand.deed(piece) for piece in bundle]
    except (EsbatError, OSError) as error:
        return (0.0, error)
    return (time.perf_counter() - began, found)


def seal() -> str:
    """One word for the Esbat that runs here: all of its source, and the form it runs in."""
    package = Path(esbat.__file__).parent
    total = sha256(b"compiled" if esbat.compiled() else b"plain")
    for path in sorted(package.rglob("*.py")):
        total.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()
