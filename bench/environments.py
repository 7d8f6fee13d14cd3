"""The bench's own environments, under `.bench/`, made on demand and brought to the present source.

`compiled` and `plain` hold a wheel of this checkout, with and without compiled rules; `peers` holds the
packages of `peers.txt`; `build` makes the wheels. Compiled libraries are shared with `tools/compile`: the
same source is not compiled twice.
"""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

from plan import COMPILED, PEERS, PLAIN

from setup import compiled, python
from setup.places import (
    PACKAGE,
    PROJECT,
    REQUIREMENTS,
    ROOT,
    files_under,
    fingerprint,
    log_file,
    program,
    put_stamp,
    stamped,
)
from setup.steps import Command, Trouble, run, tail

BENCH = ROOT / ".bench"
PEER_LIST = ROOT / "bench" / "peers.txt"
WISHES = {COMPILED: "require", PLAIN: "0"}


def prepare(wanted: set[str]) -> dict[str, Path]:
    """The interpreters of the environments that are wanted, each ready."""
    if PEERS in wanted:
        prepare_peers()
    for name in (COMPILED, PLAIN):
        if name in wanted:
            prepare_esbat(name)
    return {name: program(BENCH / name, "python") for name in wanted}


def prepare_peers() -> None:
    """Other people's engines, from the package index."""
    environment = BENCH / PEERS
    wanted = fingerprint([PEER_LIST])
    if python.ready(environment, PEERS, wanted):
        return
    python.make(environment)
    if not python.install(environment, ["--requirement", PEER_LIST], "Installing the peers", "bench-peers"):
        raise Trouble(
            "The peers could not be installed: check the network (or set PIP_INDEX_URL to your package"
            f" index), or leave them out with `--only air`. Details: {log_file('bench-peers')}"
        )
    put_stamp(python.stamp(environment, PEERS), wanted)


def prepare_esbat(name: str) -> None:
    """This checkout as a wheel, compiled or plain, with what it needs to run."""
    environment = BENCH / name
    lock = fingerprint([REQUIREMENTS / "run.lock"])
    source = fingerprint(
        files_under(PACKAGE, ROOT / "rules", PROJECT, ROOT / "hatch_build.py", ROOT / "tools" / "compiling"),
        lock,
    )
    if python.ready(environment, "wheel", source):
        return
    python.make(environment)
    if not stamped(python.stamp(environment, "run"), lock):
        python.install_lock(environment, "run")
        put_stamp(python.stamp(environment, "run"), lock)
    wish: list[str | Path] = ["--no-deps", "--no-index", "--force-reinstall", wheel(name)]
    if not python.install(environment, wish, f"Installing the {name} Esbat", f"bench-{name}"):
        raise Trouble(f"The {name} Esbat could not be installed: see {log_file(f'bench-{name}')}")
    put_stamp(python.stamp(environment, "wheel"), source)


def wheel(name: str) -> Path:
    """A wheel of the present source, as hatchling and `hatch_build.py` make it."""
    builder = prepare_builder()
    place = BENCH / "wheels" / name
    shutil.rmtree(place, ignore_errors=True)
    log_name = f"bench-wheel-{name}"
    # What was compiled once of the same source, for whatever reason, is not compiled again.
    changes = {**compiled.SETTINGS, "ESBAT_COMPILE": WISHES[name]}
    label = "Compiling the rules" if name == COMPILED else "Packing the plain Esbat"
    command: Command = [builder, "-m", "hatchling", "build", "-t", "wheel", "-d", place]
    if not run(label, command, log_name, changes=changes):
        raise Trouble(why_not(log_name))
    return next(place.glob("*.whl"))


def prepare_builder() -> Path:
    """The environment that makes wheels: what the project file asks for building, and librt as it runs."""
    environment = BENCH / "build"
    wanted = fingerprint([PROJECT])
    if not python.ready(environment, "build", wanted):
        with open(PROJECT, "rb") as file:
            project = tomllib.load(file)
        needed: list[str] = [*project["build-system"]["requires"]]
        # Compiled code calls into librt: build with the one that will be there afterwards.
        needed += [need for need in project["project"]["dependencies"] if need.startswith("librt")]
        python.make(environment)
        if not python.install(environment, [*needed], "Installing what compiles", "bench-build"):
            raise Trouble(
                "What compiles the rules could not be installed: check the network (or set PIP_INDEX_URL to"
                f" your package index), then start again. Details: {log_file('bench-build')}"
            )
        put_stamp(python.stamp(environment, "build"), wanted)
    return program(environment, "python")


def why_not(log_name: str) -> str:
    """The sentence for a wheel that could not be made."""
    output = tail(log_file(log_name), 400)
    if "no C compiler" in output or "Python.h" in output:
        return (
            "Compiling the rules takes a C compiler and Python's headers: install them (`apt-get install gcc"
            " python3-dev`), or leave compiled cases out with `--only interpreted`."
            f" Details: {log_file(log_name)}"
        )
    return f"The wheel could not be made from the present source: see {log_file(log_name)}"
