"""Games of PufferLib's Ocean, built from its source archive as its own set-up does, but for drawing."""

from __future__ import annotations

import subprocess
import sysconfig
from pathlib import Path

from setup.places import log_file
from setup.steps import Trouble, run

HERE = Path(__file__).resolve().parent
GAMES = ("checkers", "go")
# What PufferLib 3.0 compiles its games with.
FLAGS = ["-O2", "-flto", "-fwrapv", "-fPIC", "-DPLATFORM_DESKTOP", "-w"]


def build(source: Path, place: Path, interpreter: Path) -> None:
    """Compile the games of an unpacked source archive into packages `ocean_<game>` below a folder."""
    question = [str(interpreter), "-c", "import numpy; print(numpy.get_include())"]
    include = subprocess.run(question, capture_output=True, text=True, check=True).stdout.strip()
    for game in GAMES:
        text = source / "pufferlib" / "ocean" / game / "binding.c"
        if not text.is_file():
            raise Trouble(f"{source} is no unpacked source archive of PufferLib 3: it has no {game}.")
        library = place / f"ocean_{game}" / f"binding{sysconfig.get_config_var('EXT_SUFFIX')}"
        library.parent.mkdir(parents=True, exist_ok=True)
        where = [f"-I{HERE}", f"-I{include}", f"-I{sysconfig.get_path('include')}"]
        command = ["cc", "-shared", *FLAGS, *where, text, "-o", library, "-lm"]
        if not run(f"Building Ocean's {game}", command, f"ocean-{game}"):
            raise Trouble(f"Ocean's {game} could not be built: see {log_file(f'ocean-{game}')}")
