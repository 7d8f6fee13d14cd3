"""What stands in `deploy`: its commands are real ones, and its files are in order."""

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import click
import httpx
import pytest
import yaml

from esbat.commands import tree
from esbat.words import words_for
from esbat.words.language import LANGUAGES
from tests.store.conftest import postgres, postgres_address
from tests.waiting import PATIENCE, own_port, until

__all__ = ["postgres", "postgres_address"]

pytestmark = [pytest.mark.once, pytest.mark.source]

DEPLOY = Path(__file__).resolve().parents[1] / "deploy"


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def understood(words: list[str]) -> dict[str, Any]:
    """What `esbat` makes of these words, without doing it."""
    group = tree(words_for(LANGUAGES[0]))
    command = group.get_command(click.Context(group), words[1])
    assert words[0].endswith("esbat") and command is not None
    return command.make_context(words[1], words[2:]).params


def entrypoint() -> list[str]:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    found: list[str] = json.loads(re.findall(r"^ENTRYPOINT (\[.*\])$", text, re.MULTILINE)[-1])
    return found


def test_what_the_containers_run_is_a_command_of_ours() -> None:
    services = compose()["services"]
    for name in ("one", "two"):
        params = understood([*entrypoint(), *services[name]["command"]])
        assert params["behind_proxy"] and params["trust_proxy"] == ["10.27.0.0/24"]
        assert services[name]["environment"]["ESBAT_DB"].startswith("postgresql:")
    assert params["port"] == 8765
    subnet = compose()["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert params["trust_proxy"] == [subnet]


def test_caddy_speaks_to_the_servers_there_are_and_asks_whether_they_are_ready() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "reverse_proxy one:8765 two:8765" in caddy and "health_uri /readyz" in caddy
    assert caddy.count("{") == caddy.count("}")
    assert "respond /peer 404" in caddy, "servers speak to one another inside"
    wanted = set(re.findall(r"\$\{([A-Z_]+):", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    assert wanted == set(re.findall(r"^([A-Z_]+)=", (DEPLOY / "env.example").read_text(), re.MULTILINE))


def test_what_the_dockerfile_takes_along_is_there() -> None:
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    known = ("FROM", "WORKDIR", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT")
    for line in lines:
        if line and not line.startswith("#"):
            assert line.split(" ")[0] in known, line
        if line.startswith("COPY") and "--from" not in line and line != "COPY . .":
            for name in line.split(" ")[1:-1]:
                assert (DEPLOY.parent / name).is_file(), name


def test_no_image_takes_along_what_was_made_here_or_is_secret() -> None:
    """What git leaves alone the image does, too, and the file with the password is among it."""
    left = (DEPLOY.parent / ".dockerignore").read_text(encoding="utf-8").splitlines()
    ignored = (DEPLOY.parent / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert ".env" in ignored and "**/.env" in left
    for folder in (".venv*", ".stamps", ".bench", "node_modules", "src/esbat/static", "test-results"):
        assert f"{folder}/" in ignored and (folder in left or f"**/{folder}" in left)
    # But nothing that the build asks for by name.
    for name in (
        "frontend",
        "rules",
        "src",
        "tools",
        "bench",
        "hatch_build.py",
        "pyproject.toml",
        "README.md",
    ):
        assert (DEPLOY.parent / name).exists() and not any(line.strip("*/") == name for line in left)


def test_servers_are_replaced_one_after_the_other() -> None:
    """The page for those who host says so, and waits for the first before it takes the second."""
    said = (DEPLOY.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert re.findall(r"up -d --wait --no-deps (\w+)$", said, re.MULTILINE) == ["one", "two"]


def test_the_unit_starts_a_command_of_ours(tmp_path: Path) -> None:
    unit = (DEPLOY / "esbat.service").read_text(encoding="utf-8")
    start = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)[0].split(" ")
    assert understood(start)["metrics"] == "127.0.0.1:9180"
    if shutil.which("systemd-analyze") is None:
        return  # systemd itself looks at it only where it is
    # Only the program is another: that one is not installed here.
    file = tmp_path / "esbat.service"
    file.write_text(unit.replace("/opt/esbat/bin/esbat", "/bin/true"), encoding="utf-8")
    looked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(file)], capture_output=True, text=True, check=False
    )
    assert [line for line in looked.stderr.splitlines() if "esbat.service" in line] == []


# ---- no Docker here: what the containers would run is run by hand


def settings_of(address: str) -> dict[str, str]:
    """The environment of a container, with our PostgreSQL in the place of its own."""
    wanted = {name: str(value) for name, value in compose()["services"]["one"]["environment"].items()}
    found = urlsplit(address)
    wanted["PGHOST"] = parse_qs(found.query).get("host", [found.hostname or ""])[0]
    wanted["PGPORT"] = str(found.port or 5432)
    wanted["PGUSER"], wanted["PGPASSWORD"] = found.username or "", found.password or ""
    wanted["PGDATABASE"] = found.path.removeprefix("/")
    return {**os.environ, **wanted}


def here(words: list[str], ports: dict[str, int]) -> list[str]:
    """The same words for this machine: this Python, and ports that are free."""
    told = {name: str(port) for name, port in ports.items()}
    told |= {f"0.0.0.0:{name}": f"127.0.0.1:{port}" for name, port in ports.items()}
    return [sys.executable, "-m", "esbat", *(told.get(word, word) for word in words[1:])]


@contextlib.contextmanager
def containers(settings: dict[str, str]) -> Iterator[list[dict[str, int]]]:
    """The two servers of the compose file, until the block ends; they are to end well."""
    ports = [{"8765": own_port(), "9180": own_port()} for _ in range(2)]
    command = [*entrypoint(), *compose()["services"]["one"]["command"]]
    running = [
        subprocess.Popen(here(command, each), env=settings, stdout=subprocess.DEVNULL) for each in ports
    ]
    try:
        yield ports
        for server in running:
            server.send_signal(signal.SIGTERM)
        assert [server.wait(PATIENCE) for server in running] == [0, 0]
    finally:
        for server in running:
            server.kill()
            server.wait()


def healthy(port: int) -> bool:
    """What the image asks itself every few seconds."""
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    check: list[str] = json.loads(re.findall(r"CMD (\[.*\])$", text, re.MULTILINE)[0])
    words = [sys.executable, *[word.replace("8765", str(port)) for word in check[1:]]]
    return subprocess.run(words, capture_output=True, check=False).returncode == 0


def test_what_the_containers_run_is_run_by_hand(postgres_address: str, tmp_path: Path) -> None:
    """Two servers that are one, their health, their figures, and what is typed to keep them."""
    settings = settings_of(postgres_address)
    with containers(settings) as (one, two):
        for each in (one, two):
            until(lambda each=each: healthy(each["8765"]), "it is ready")  # type: ignore[misc]
        wish = {"game": "wildegrens", "seats": [{"kind": "me", "name": "Agnès"}], "lang": "en"}
        opened = httpx.post(f"http://127.0.0.1:{one['8765']}/api/plays", json=wish, timeout=PATIENCE).json()
        public = f"http://127.0.0.1:{two['8765']}/api/plays/{opened['play']}/public"
        assert httpx.get(public, timeout=PATIENCE).json()["names"] == ["Agnès"]
        figures = httpx.get(f"http://127.0.0.1:{two['9180']}/metrics", timeout=PATIENCE).text
        assert "esbat_database_up 1" in figures
        kept = tmp_path / "plays.jsonl"
        for words in (["backup", str(kept)], ["admin", "tables"], ["admin", "disk"]):
            command = [sys.executable, "-m", "esbat", "--lang", "en", *words]
            said = subprocess.run(command, env=settings, capture_output=True, text=True, check=True).stdout
            assert opened["play"] in said or words[1] != "tables"
        assert opened["play"] in kept.read_text(encoding="utf-8")
