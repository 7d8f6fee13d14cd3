"""A Ray cluster gives what one machine gives, whatever becomes of its workers and machines."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

from ray._private.node import Node
from ray.cluster_utils import Cluster

from esbat.engine.errors import BadSetting
from esbat.lab.cluster import Errand, done
from esbat.lab.ladder import settled_ladder
from esbat.lab.rating import climbed
from esbat.lab.selfplay import play_piece, simulate, sit_down
from esbat.lab.series import settled_series
from esbat.lab.standing import standing
from tests.cli.console import esbat, refused

pytestmark = pytest.mark.wheel

KILLER = '''
import os, signal
from pathlib import Path
from esbat.bots import Bot, Mind

class Killer(Bot):
    """Ends its own worker, the first time it is asked."""
    name = "killer"

    def choose(self, mind: Mind) -> int:
        mark = Path(__file__).with_suffix(".mark")
        if not mark.exists():
            mark.write_text("")
            os.kill(os.getpid(), signal.SIGKILL)
        return mind.legal[0]
'''


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """Two machines of one processor each, as far as Ray can tell."""
    made = begun()
    yield made
    made.shutdown()  # type: ignore[no-untyped-call]


def begun(attempts: int = 4) -> Cluster:
    """Ray gives up a machine that has not come up in half a minute: a busy one may take longer."""
    try:
        made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        added(made)
    except Exception:
        if attempts == 1:
            raise
        return begun(attempts - 1)
    return made


def added(cluster: Cluster, attempts: int = 4) -> Node:
    """One more machine."""
    try:
        node: Node = cluster.add_node(num_cpus=1)
    except Exception:
        if attempts == 1:
            raise
        return added(cluster, attempts - 1)
    return node


def test_two_machines_lose_nothing(cluster: Cluster, tmp_path: Path) -> None:
    """The same digest as on one machine: as it is, with a worker killed, with a machine lost."""
    alone = json.loads(esbat("sim", "air", "--games", "200", "--json").out)
    shared = json.loads(esbat("sim", "air", "--games", "200", "--json", "--cluster", cluster.address).out)
    for changing in ("seconds", "moves_per_second"):
        del alone[changing], shared[changing]
    assert alone == shared

    killer = tmp_path / "killer.py"
    killer.write_text(KILLER)
    wish = ("sim", "air", "--games", "6", "--json", "--bots", "random", "--bot", str(killer))
    shared = json.loads(esbat(*wish, "--cluster", cluster.address).out)
    assert killer.with_suffix(".mark").exists()
    assert json.loads(esbat(*wish).out)["digest"] == shared["digest"]

    ladder = settled_ladder("lancre", 1, ["random", "beginner"], 3, {})
    folder = tmp_path / "ladder"
    machines = [added(cluster)]

    def lose_a_machine(made: int, of: int) -> None:
        if machines:
            cluster.remove_node(machines.pop(), allow_graceful=False)

    plays = climbed(ladder, 6, folder=folder, progress=lose_a_machine, cluster=cluster.address)
    assert not machines
    assert standing(ladder, climbed(ladder, 6)).data() == standing(ladder, plays).data()


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    with socket.socket() as nobody:  # bound, but nobody listens
        nobody.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{nobody.getsockname()[1]}"
        assert address in refused("sim", "air", "--games", "1", "--cluster", address)
    for wrong in ("nonsense", "127.0.0.1:harbour", "127.0.0.1:99999999"):
        assert wrong in refused("rate", "air", "--deals", "1", "--cluster", wrong)
    assert "--jobs" in refused("sim", "air", "--jobs", "2", "--cluster", "auto")


def test_without_ray_the_command_that_brings_it_is_named() -> None:
    code = (
        "import sys; sys.modules['ray'] = None; from esbat.cli import run;"
        "sys.exit(run(['--lang', 'en', 'sim', 'air', '--cluster', 'auto']))"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert ended.stderr.strip() == "This needs ray, which is not installed: run pip install 'esbat[ray]'."


def test_another_esbat_is_refused() -> None:
    """A worker of other source would play other plays, and nobody would notice."""
    series = settled_series("air", 2, ["random"], 7)
    errand = Errand(sit_down, series, play_piece)
    seconds, found = done(errand, [(0, 3), (3, 2)])
    assert isinstance(found, list)
    assert seconds > 0
    assert [tally.plays for tally in found] == [3, 2]
    whole = simulate("air", 2, 5, ["random"], 7)
    assert [sum(tally.wins[seat] for tally in found) for seat in (0, 1)] == whole.wins
    errand.seal = "another"
    _, why = done(errand, [(5, 1)])
    assert isinstance(why, BadSetting)
    assert why.key == "lab-cluster-other"
