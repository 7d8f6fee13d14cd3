"""The virtual environment and the packages in it: uv where possible, pip where not."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from setup.places import (
    ENVIRONMENT,
    PROJECT,
    REQUIREMENTS,
    ROOT,
    fingerprint,
    log_file,
    one_at_a_time,
    program,
    put_stamp,
    stamped,
)
from setup.steps import Command, Trouble, answer, run
from setup.words import say

PIP = ["-m", "pip", "--disable-pip-version-check", "--no-input"]


def base_python() -> str:
    """The interpreter to build on, never one inside the environment that may be thrown away."""
    return getattr(sys, "_base_executable", None) or sys.executable


def identity() -> str:
    """What an environment is bound to: it survives neither a move nor another Python."""
    return f"{ROOT}\n{sys.version}\n{base_python()}"


def prepare(lock_name: str) -> None:
    """Make sure that `.venv` holds the packages of a lock file, and this checkout itself."""
    wanted = state_of(lock_name)
    with one_at_a_time("python"):
        if ready(ENVIRONMENT, lock_name, wanted):
            return
        make(ENVIRONMENT)
        for name in locks_of(lock_name):
            install_lock(ENVIRONMENT, name)
        install_checkout()
        put_stamp(stamp(ENVIRONMENT, lock_name), wanted)
        if lock_name == "test":  # the test lock holds all that the run lock does
            put_stamp(stamp(ENVIRONMENT, "run"), state_of("run"))


def locks_of(lock_name: str) -> list[str]:
    """The locks an environment is made of: the test lock holds the build tools, the run lock does not."""
    return [lock_name] if lock_name == "test" else [lock_name, "build"]


def state_of(lock_name: str) -> str:
    """What an environment depends on, as one word."""
    return fingerprint([*(REQUIREMENTS / f"{name}.lock" for name in locks_of(lock_name)), PROJECT])


def stamp(environment: Path, name: str) -> Path:
    """Stamps live inside the environment, so that they vanish with it."""
    return environment / f"esbat-{name}.stamp"


def ready(environment: Path, lock_name: str, wanted: str) -> bool:
    """Whether the environment is there, ours, and holds what is wanted."""
    return usable(environment) and stamped(stamp(environment, lock_name), wanted)


def usable(environment: Path) -> bool:
    """Whether the environment was made here, by this Python, to the end."""
    return program(environment, "python").exists() and stamped(stamp(environment, "made"), identity())


def make(environment: Path) -> None:
    """Make a virtual environment, with uv in it or within reach if uv can be had."""
    if usable(environment):
        return
    if environment.exists():
        shutil.rmtree(environment)
    if not make_with_uv(environment):
        # Without pip: unpacking pip takes seconds and uv does its work. pip comes only if uv does not.
        command: Command = [base_python(), "-m", "venv", "--clear", "--without-pip", environment]
        if not run(say("make_environment"), command, "environment"):
            raise Trouble(say("no_venv", log=log_file("environment")))
        fetch_uv(environment)
    put_stamp(stamp(environment, "made"), identity())


def make_with_uv(environment: Path) -> bool:
    """Whether uv is there and could make the environment."""
    uv = find_uv(environment)
    if uv is None:
        return False
    command: Command = [uv, "venv", "--quiet", "--python", base_python(), environment]
    return run(say("make_environment"), command, "environment", changes=uv_settings())


def fetch_uv(environment: Path) -> None:
    """Put uv into the environment; not having it is no trouble, only slower."""
    wish: list[str | Path] = [
        "install",
        "--quiet",
        "--require-hashes",
        "--requirement",
        REQUIREMENTS / "installer.lock",
    ]
    inside = program(environment, "python")
    if answer([base_python(), *PIP, "--version"]) is not None:
        # The pip of the system can install into an environment that has none.
        if run(say("fetch_installer"), [base_python(), *PIP, "--python", inside, *wish], "installer"):
            return
    if add_pip(environment):
        run(say("fetch_installer"), [inside, *PIP, *wish], "installer")


def add_pip(environment: Path) -> bool:
    """Give the environment a pip of its own; whether it has one now."""
    inside = program(environment, "python")
    if answer([inside, *PIP, "--version"]) is not None:
        return True
    return run(say("fetch_pip"), [inside, "-m", "ensurepip"], "pip")


def find_uv(environment: Path) -> str | None:
    """uv of the environment, of the main environment or of the system."""
    for place in (environment, ENVIRONMENT):
        if program(place, "uv").exists():
            return str(program(place, "uv"))
    return shutil.which("uv")


def uv_settings() -> dict[str, str]:
    """uv reads nothing of pip's configuration, so what matters of it is handed over here."""
    settings = {"UV_PYTHON_DOWNLOADS": "never"}
    settings["UV_SYSTEM_CERTS"] = os.environ.get("UV_SYSTEM_CERTS", "1")
    if not (os.environ.get("UV_DEFAULT_INDEX") or os.environ.get("UV_INDEX_URL")):
        index = os.environ.get("PIP_INDEX_URL") or answer(
            [base_python(), *PIP, "config", "get", "global.index-url"]
        )
        if index:
            settings["UV_DEFAULT_INDEX"] = index
    return settings


def install(environment: Path, wish: list[str | Path], label: str, log_name: str) -> bool:
    """Install with uv, and if that fails, once more with pip."""
    inside = program(environment, "python")
    uv = find_uv(environment)
    if uv:
        command: Command = [uv, "pip", "install", "--python", inside, *wish]
        if run(label, command, log_name, changes=uv_settings()):
            return True
        label = say("install_again")
    if not add_pip(environment):
        raise Trouble(say("no_venv", log=log_file("pip")))
    return run(label, [inside, *PIP, "install", "--progress-bar=off", *wish], log_name)


def install_lock(environment: Path, lock_name: str) -> None:
    """Install exactly the packages of a lock file, checked against its hashes."""
    wish: list[str | Path] = ["--require-hashes", "--requirement", REQUIREMENTS / f"{lock_name}.lock"]
    if not install(environment, wish, say("install_packages"), "packages"):
        raise Trouble(say("no_packages", log=log_file("packages")))


def install_checkout() -> None:
    """Install this checkout as it lies here: an edited file is an edited Esbat."""
    # Without isolation, because its own lock already brought the build tool: nothing unlocked is fetched.
    wish: list[str | Path] = ["--no-deps", "--no-build-isolation", "--editable", ROOT]
    if not install(ENVIRONMENT, wish, say("install_esbat"), "esbat"):
        raise Trouble(say("no_esbat", log=log_file("esbat")))
