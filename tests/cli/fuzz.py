"""Command lines nobody would write, from every command and option there is.

`python -m tests.cli.fuzz 5000` runs so many of them, and names the first that does not end well.
"""

import os
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import click

from esbat.commands import tree
from esbat.words import words_for
from tests.cli.console import Said, esbat
from tests.cli.records import a_record

LONG = 3000
TEXTS = [
    *("", " ", "-", "--", "=", "a=b", "=b", ",", "random", "random,random", "human", "0", "1", "2", "-1"),
    *("9" * 25, "9" * LONG, "1e999", "nan", "1.5", "٣", "air", "bal", "chess", "export", "check", "fr", "de"),
    *("x" * LONG, "é" * LONG, "🧙" * LONG, "x," * LONG, "a=" + "b" * LONG, "--" + "x" * LONG),
    *(
        "\udcff",
        "a\udcffb",
        "\0",
        "\n",
        "\x1b[31m",
        "{ $x }",
        "[bold]",
        "%s",
        "\u202eabc",
        "sqlite:///",
        "open_hands=true",
    ),
    *("127.0.0.1", "::", "localhost", "/dev/null", "/dev/zero", "/", "~", "last", "127.0.0.1:80"),
]


def belongings(folder: Path) -> list[str]:
    """Things a name may stand for: a record, a pack, a pipe nobody writes to, and worse."""
    record = a_record(2)
    head, rest = record.split("\n", 1)
    things = {
        "record": record.encode(),
        "cut": record[:400].encode(),
        "renamed": (head.replace('"game":"air"', f'"game":"{"z" * LONG}"') + "\n" + rest).encode(),
        "empty": b"",
        "binary": bytes(range(256)),
        "pack.toml": b'esbat = 1\ngame = "' + b"y" * LONG + b'"\n',
    }
    for name, content in things.items():
        (folder / name).write_bytes(content)
    os.mkfifo(folder / "pipe")
    os.symlink(folder / "loop", folder / "loop")
    return [str(folder / name) for name in [*things, "pipe", "loop", "missing", "in/missing"]] + [str(folder)]


def command_lines(chooser: random.Random, folder: Path) -> Iterator[list[str]]:
    """For ever: a command, some of its options and arguments, and any text for any of them."""
    group = tree(words_for("en"))
    values = [*TEXTS, *belongings(folder) * 3]
    while True:
        name = chooser.choice([*group.commands, chooser.choice(values)])
        line = [name]
        command = group.commands.get(name)
        for param in [] if command is None else command.params:
            if isinstance(param, click.Argument):
                line += chooser.choices(values, k=chooser.choice([0, 1, 1, 1, 2]))
            elif chooser.random() < 0.3:
                flag = chooser.choice([*param.opts, *param.secondary_opts])
                if isinstance(param, click.Option) and param.is_flag:
                    line += [flag]
                else:
                    value = chooser.choice(values)
                    line += [f"{flag}={value}"] if chooser.random() < 0.3 else [flag, value]
        if chooser.random() < 0.7 and command is not None and name != "serve":
            line.insert(1, "air")  # so that more than the game is looked at
        if chooser.random() < 0.1:
            line.insert(chooser.randint(0, len(line)), chooser.choice(values))
        yield kept_short(line, folder)


def kept_short(line: list[str], folder: Path) -> list[str]:
    """What would be right and take its time is left out: a server that serves, a bench, a long series."""
    if "serve" in line:
        return [*line, "--db", f"sqlite:///{folder}/in/missing", "--no-open", "--port", "0"]
    if "bench" in line and "--help" not in line:
        return ["bench", "chess"]
    if "sim" in line:
        return [*line, "--games", "1", "--jobs", "1"]
    if "rate" in line:
        line = [*line, "--deals", "1", "--jobs", "1", "--out", f"{folder}/ladder"]
        return line if "--bots" in line else [*line, "--bots", "random,apprentice"]
    if "judge" in line:
        return [*line, "--questions", "1", "--bots", "random", "--option", "nothing=1"]
    if "tune" in line:
        return [*line, "--plays", "40", "--option", "nothing=1"]
    if "train" in line:
        return [*line, "--plays", "1", "--by", "random", "--out", f"{folder}/weights"]
    return line


def complaint(line: list[str], said: Said) -> str | None:
    """What is wrong with how it ended, if anything."""
    sentences = said.err.rstrip("\n").split("\n")
    if said.code not in (0, 2):
        return f"code {said.code}"
    if "Traceback" in said.out + said.err:
        return "a traceback"
    # Of a pack every fault is told, and of a folder every pack that is not offered.
    listed = "check" in line or any(word.startswith("--packs") for word in line)
    if said.code == 2 and (not said.err.strip() or (len(sentences) > 1 and not listed)):
        return "not one sentence"
    if any(len(sentence) > LONG for sentence in sentences):
        return "a sentence nobody reads"
    return None


def fuzz(seed: int, many: int, folder: Path) -> list[tuple[list[str], str, Said]]:
    """Run so many; those that did not end well."""
    os.environ["XDG_DATA_HOME"] = str(folder / "data")
    lines = command_lines(random.Random(seed), folder)
    wrong: list[tuple[list[str], str, Said]] = []
    for _ in range(many):
        line = next(lines)
        said = esbat(*line)
        trouble = complaint(line, said)
        if trouble is not None:
            wrong.append((line, trouble, said))
    return wrong


def main() -> int:
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        wrong = fuzz(seed, many, Path(folder))
    for line, trouble, said in wrong[:20]:
        print(trouble, [word[:60] for word in line], said.err[:300])
    print(f"{many} command lines, {len(wrong)} ended badly")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
