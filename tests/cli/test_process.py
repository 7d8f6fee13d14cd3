"""The command as the system runs it: exit codes, pipes, signals, terminals."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.records import a_record
from tests.waiting import PATIENCE

pytestmark = pytest.mark.wheel

ENGLISH = {**os.environ, "ESBAT_LANG": "en", "PYTHONIOENCODING": "utf-8"}


def start(*arguments: str, **settings: object) -> subprocess.Popen[bytes]:
    """`python -m esbat`, which is what the installed command does."""
    command = [sys.executable, "-m", "esbat", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENGLISH)


def test_a_mistake_ends_with_two() -> None:
    process = start("sim", "air", "--games", "none")
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert out == b""
    assert err.count(b"\n") == 1


def test_the_locale_chooses_the_language() -> None:
    environment = {key: value for key, value in os.environ.items() if key != "ESBAT_LANG"}
    environment |= {"LC_ALL": "fr_FR.UTF-8", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "esbat", "games"]
    out = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout.decode()
    assert "Air Sorcière" in out


def test_a_terminal_without_accents_is_no_reason_to_stop() -> None:
    environment = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "esbat", "games", "--lang", "fr"]
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


# The command itself, and a thread beside it that interrupts it as soon as plays are being played.
INTERRUPTED = """
import os, signal, sys, threading, time
from esbat.start import main

def interrupt():
    while not playing(sys._current_frames()[threading.main_thread().ident]):
        time.sleep(0.01)
    os.kill(os.getpid(), signal.SIGINT)

def playing(frame):
    while frame is not None and frame.f_code.co_name not in ("play_some", "result"):
        frame = frame.f_back
    return frame is not None

threading.Thread(target=interrupt, daemon=True).start()
main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals differ there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_is_one_sentence_and_130(jobs: str) -> None:
    command = [sys.executable, "-c", INTERRUPTED, "sim", "air", "--games", "1000000000", "--jobs", jobs]
    done = subprocess.run(command, env=ENGLISH, capture_output=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"Interrupted.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="signals differ there")
def test_an_interruption_while_loading_is_one_sentence_too() -> None:
    """The command is interrupted at its first import."""
    probe = (
        "import sys\n"
        "class Interrupting:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'esbat.cli': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupting())\n"
        "from esbat.start import main\n"
        "main()"
    )
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"Interrompu. Interrupted.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes differ there")
def test_a_reader_who_leaves_hears_nothing_more(tmp_path: Path) -> None:
    path = tmp_path / "play.jsonl"
    path.write_text(a_record())
    process = start("replay", str(path))
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(timeout=PATIENCE) == 141


def test_importing_esbat_is_quick() -> None:
    """Nothing of the engine, nor of the libraries for terminals, is loaded before it is used: only what
    chooses between the two forms of the code.
    """
    probe = "import sys, esbat; print([name for name in sys.modules if name.startswith(('esbat.', 'rich'))])"
    done = subprocess.run([sys.executable, "-c", probe], stdout=subprocess.PIPE, check=True)
    assert done.stdout.strip() == b"['esbat.form']"
