"""`esbat serve`: the web table, as `esbat.web.server.run` opens it; here it learns to speak."""

import math
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path

import click

from esbat.commands.shape import a_path, names, option, spoken_command, whole_number
from esbat.commands.stores import db_option
from esbat.engine.errors import BadSetting
from esbat.words import Words

HIGHEST_PORT = 65535
SLOWEST = 10
WIDEST = 60
MOST_LINES = 1_000_000
MOST_PROCESSES = 64


def command(words: Words) -> click.Command:
    def web_table(
        host: str | None,
        port: int | None,
        db: str | None,
        log_level: str,
        open_browser: bool,
        behind_proxy: bool,
        pace: float | None,
        window: float | None,
        lines_per_address: int | None,
        packs: Path | None,
        ask_everything: bool,
        metrics: str | None,
        reach: str | None,
        wake: str | None,
        trust_proxy: list[str] | None,
        processes: int | None,
    ) -> int:
        from esbat.web.config import Config
        from esbat.web.logs import LEVELS
        from esbat.web.server.run import serve

        within("--port", port, 0, HIGHEST_PORT)
        within("--lines-per-address", lines_per_address, 1, MOST_LINES)
        within("--processes", processes, 1, MOST_PROCESSES)
        if log_level not in LEVELS:
            raise BadSetting("cli-bad-choice", {"option": "--log-level", "known": ", ".join(LEVELS)})
        trusted = [network_named(each) for each in trust_proxy or []]
        config = Config(proxy=behind_proxy or bool(trusted), proxies=trusted, settles=not ask_everything)
        if pace is not None:
            config.pace = pace
        if window is not None:
            config.window = window
        if lines_per_address is not None:
            config.limits.lines = lines_per_address
            # Whoever expects so many lines from one address expects them to speak, too.
            config.limits.requests_burst = max(config.limits.requests_burst, 4 * lines_per_address)
            config.limits.plays_burst = max(config.limits.plays_burst, lines_per_address)
        keeper = None if metrics is None else place("--metrics", metrics)
        if reach is not None:
            place("--reach", reach)
        return serve(
            host,
            port,
            db,
            log_level,
            open_browser,
            words.language,
            config,
            packs,
            keeper,
            reach,
            wake,
            processes or 1,
        )

    return spoken_command(words, "serve", web_table, offered(words))


def offered(words: Words) -> list[click.Parameter]:
    """What can be said about the server."""
    return [
        option(words, "--host", "cli-help-host", metavar="ADDRESS"),
        option(words, "--port", "cli-help-port", callback=whole_number, metavar="N"),
        db_option(words),
        option(words, "--open/--no-open", "cli-help-open", "open_browser", default=False),
        option(words, "--log-level", "cli-help-log-level", metavar="LEVEL", default="info"),
        option(words, "--behind-proxy", "cli-help-behind-proxy", is_flag=True),
        option(words, "--trust-proxy", "cli-help-trust-proxy", callback=names, metavar="NETWORK,…"),
        option(words, "--pace", "cli-help-pace", callback=seconds_to(SLOWEST), metavar="SECONDS"),
        option(words, "--window", "cli-help-window", callback=seconds_to(WIDEST), metavar="SECONDS"),
        option(words, "--lines-per-address", "cli-help-lines", callback=whole_number, metavar="N"),
        option(words, "--packs", "cli-help-packs", callback=a_path, metavar="DIR"),
        option(words, "--ask-everything", "cli-help-ask-everything", is_flag=True),
        option(words, "--metrics", "cli-help-metrics", metavar="[ADDRESS:]PORT"),
        option(words, "--reach", "cli-help-reach", metavar="ADDRESS:PORT"),
        option(words, "--wake", "cli-help-wake", metavar="URL"),
        option(words, "--processes", "cli-help-processes", callback=whole_number, metavar="N"),
    ]


def network_named(text: str) -> str:
    """An address, or a network of them."""
    try:
        return str(ip_network(text))
    except ValueError:
        raise BadSetting("cli-bad-network", {"option": "--trust-proxy", "text": text}) from None


def place(name: str, text: str) -> tuple[str, int]:
    """An address and a port, or a port on this machine alone."""
    host, _, port = text.rpartition(":")
    if not port.isascii() or not port.isdigit() or len(port) > 5:
        raise BadSetting("cli-bad-place", {"option": name, "text": text})
    within(name, int(port), 0, HIGHEST_PORT)
    return (host.removeprefix("[").removesuffix("]") or "127.0.0.1", int(port))


def within(name: str, number: int | None, least: int, most: int) -> None:
    """Refuses a number that is too small or too large."""
    if number is not None and not least <= number <= most:
        facts: dict[str, object] = {"option": name, "least": str(least), "most": str(most)}
        raise BadSetting("cli-out-of-range", facts)


def seconds_to(most: int) -> Callable[[click.Context, click.Parameter, str | None], float | None]:
    """Reads seconds, with or without a fraction, up to so many."""

    def read(ctx: click.Context, param: click.Parameter, value: str | None) -> float | None:
        if value is None:
            return None
        try:
            seconds = float(value)
        except ValueError:
            seconds = math.nan
        if not 0 <= seconds <= most:
            facts: dict[str, object] = {"option": param.opts[0], "least": "0", "most": str(most)}
            raise BadSetting("cli-out-of-range", facts)
        return seconds

    return read
