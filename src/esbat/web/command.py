"""The command `serve`, to be hooked into `esbat`."""

import sys
from pathlib import Path

import click

from esbat.web.logs import LEVELS
from esbat.words import LANGUAGES


@click.command("serve")
@click.option("--host", default=None, metavar="ADDRESS", help="Where to listen [127.0.0.1].")
@click.option(
    "--port",
    default=None,
    type=click.IntRange(0, 65535),
    help="Which port [8765, or the next that is free]; 0 takes any.",
)
@click.option(
    "--db",
    "database",
    default=None,
    metavar="URL",
    help="sqlite:///file.db, sqlite:////folder/file.db, or postgresql://user@host/name [your data folder].",
)
@click.option("--log-level", default="info", type=click.Choice(LEVELS), show_default=True)
@click.option("--open/--no-open", "open_browser", default=False, help="Open a browser at the table.")
@click.option("--behind-proxy", is_flag=True, help="Believe the addresses a proxy on this machine forwards.")
@click.option("--pace", default=None, type=click.FloatRange(0, 10), help="Seconds between the moves of bots.")
@click.option(
    "--window", default=None, type=click.FloatRange(0, 60), help="Seconds for which a window stays open [5]."
)
@click.option(
    "--lines-per-address",
    default=None,
    type=click.IntRange(1, 1_000_000),
    help="How many open tables one address may watch at once.",
)
@click.option(
    "--packs",
    default=None,
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Offer the packs (*.toml) of this folder.",
)
@click.option("--ask-everything", is_flag=True, help="Ask even where only one answer is possible.")
@click.option(
    "--lang", "language", default=None, metavar="|".join(LANGUAGES), help="The language spoken here."
)
def serve(
    host: str | None,
    port: int | None,
    database: str | None,
    log_level: str,
    open_browser: bool,
    behind_proxy: bool,
    pace: float | None,
    window: float | None,
    lines_per_address: int | None,
    packs: Path | None,
    ask_everything: bool,
    language: str | None,
) -> None:
    """Serve the web table until told to stop."""
    from esbat.web.config import Config
    from esbat.web.run import serve as run

    config = Config(proxy=behind_proxy, settles=not ask_everything)
    if pace is not None:
        config.pace = pace
    if window is not None:
        config.window = window
    if lines_per_address is not None:
        config.limits.lines = lines_per_address
        # Whoever expects so many lines from one address expects them to speak, too.
        config.limits.requests_burst = max(config.limits.requests_burst, 4 * lines_per_address)
        config.limits.plays_burst = max(config.limits.plays_burst, lines_per_address)
    sys.exit(run(host, port, database, log_level, open_browser, language, config, packs))
