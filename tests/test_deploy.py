"""What stands in `deploy`: its commands are real ones, and its files are in order."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from esbat.commands import tree
from esbat.words import words_for
from esbat.words.language import LANGUAGES

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
