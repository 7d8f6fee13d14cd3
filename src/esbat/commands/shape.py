"""What all commands have in common: help in the reader's language, and mistakes as data.

Click says what is wrong in English sentences of its own. Here every mistake is raised as an `EsbatError`
with a key and facts instead, so that one place can say it in one sentence of the reader's language.
"""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

import click
import rich_click
from rich_click.rich_help_rendering import get_rich_usage

from esbat.engine.errors import BadSetting
from esbat.files import to_be_written
from esbat.words import LANGUAGE_NAMES, LANGUAGES, Words

WHOLE_NUMBER = re.compile(r"[+-]?[0-9]{1,39}")
"""Enough for 128 bits, too little for mischief."""


class SpokenCommand(rich_click.RichCommand):
    """A command whose usage line speaks a language and that refuses words it has no use for."""

    usage_word = ""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self, self.usage_word, ctx, formatter)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest:
            raise BadSetting("cli-extra", {"text": rest[0], "command": ctx.command_path})
        return rest


class SpokenGroup(rich_click.RichGroup):
    """The command `esbat` itself, which has only subcommands."""

    usage_word = ""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self, self.usage_word, ctx, formatter)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order in which a newcomer meets them, not by letter."""
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        command = self.get_command(ctx, name)
        if command is None:
            known = ", ".join(self.list_commands(ctx))
            raise BadSetting("cli-unknown-command", {"text": name, "known": known})
        return (name, command, args[1:])


class SpokenArgument(rich_click.RichArgument):
    """An argument that help calls by a word of the reader's language, and the code by its own name."""

    def __init__(self, word: str, name: str, **facts: Any) -> None:
        shown = word.upper()
        if facts.get("nargs", 1) != 1:
            shown = f"[{shown}]…"
        elif not facts.get("required", True):
            shown = f"[{shown}]"
        facts.setdefault("type", click.types.StringParamType())
        super().__init__([word], metavar=shown, **facts)
        self.type.name = ""  # our own instance: help need not say that words are text
        self.plain_name = name

    def handle_parse_result(
        self, ctx: click.Context, opts: Mapping[str, object], args: list[str]
    ) -> tuple[object, list[str]]:
        parsed = super().handle_parse_result(ctx, opts, args)
        if self.name in ctx.params:
            ctx.params[self.plain_name] = ctx.params.pop(self.name)
        return parsed


def write_usage(
    command: click.Command, word: str, ctx: click.Context, formatter: click.HelpFormatter
) -> None:
    """The line that shows how the words of a command go."""
    rich_formatter = cast(rich_click.RichHelpFormatter, formatter)  # the only kind these commands have
    get_rich_usage(rich_formatter, ctx.command_path, " ".join(command.collect_usage_pieces(ctx)), prefix=word)


# ---- what options take


def whole_number(ctx: click.Context, param: click.Parameter, value: str | int | None) -> int | None:
    """A whole number in ordinary digits."""
    if value is None or isinstance(value, int):
        return value
    if not WHOLE_NUMBER.fullmatch(value):
        raise BadSetting("cli-bad-number", {"option": name_of(param), "text": value})
    return int(value)


def a_path(ctx: click.Context, param: click.Parameter, value: str | None) -> Path | None:
    """The name of a file; whether there is one is found out when it is opened."""
    return None if value is None else Path(value)


def a_new_file(ctx: click.Context, param: click.Parameter, value: str | None) -> Path | None:
    """The name of a file to be written. Asked before anything is worked out: it must not be lost then."""
    if value is None:
        return None
    to_be_written(value)
    return Path(value)


def names(ctx: click.Context, param: click.Parameter, value: str | None) -> list[str] | None:
    """Names with commas between them."""
    if value is None:
        return None
    found = [name.strip() for name in value.split(",")]
    if not all(found):
        raise BadSetting("cli-bad-names", {"option": name_of(param), "text": value})
    return found


def pairs(ctx: click.Context, param: click.Parameter, values: tuple[str, ...]) -> dict[str, str]:
    """Table options, each written `name=value`; of two for the same the later counts."""
    found: dict[str, str] = {}
    for text in values:
        name, equals, wish = text.partition("=")
        if not equals or not name.strip():
            raise BadSetting("cli-bad-pair", {"text": text})
        found[name.strip()] = wish.strip()
    return found


def name_of(param: click.Parameter | None) -> str:
    """A parameter as the reader typed it: `--seed`, or the word that stands for an argument."""
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return param.human_readable_name if param is not None else "?"


# ---- building


def settings(words: Words) -> dict[str, object]:
    """How help is drawn."""
    return {
        "rich_help_config": {
            "show_arguments": True,
            "text_markup": None,
            "commands_before_options": True,
            "max_width": 100,
            "style_option": "bold cyan",
            "style_command": "bold cyan",
            "style_metavar": "yellow",
            "arguments_panel_title": words.say("cli-panel-arguments"),
            "options_panel_title": words.say("cli-panel-options"),
            "commands_panel_title": words.say("cli-panel-commands"),
            "default_string": words.say("cli-default"),
            "required_long_string": words.say("cli-required"),
        },
        "allow_extra_args": True,
    }


def help_option(words: Words) -> click.Option:
    def show(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(ctx.get_help())
            ctx.exit()

    return rich_click.RichOption(
        ["--help", "-h"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
        help=words.say("cli-help-help"),
    )


def language_option(words: Words) -> click.Option:
    """Shown in every help; read before click sees the words (see `esbat.cli`)."""
    said = words.say("cli-help-lang", languages=", ".join(LANGUAGE_NAMES.values()))
    return rich_click.RichOption(["--lang"], metavar="|".join(LANGUAGES), expose_value=False, help=said)


def option(words: Words, flag: str, message: str, name: str | None = None, **facts: Any) -> click.Option:
    """An option with its help from the words, and the name the code has for it if that is another.

    What it is by default is shown, if that says anything.
    """
    shown = bool(facts.get("default"))
    declared = [flag] if name is None else [flag, name]
    return rich_click.RichOption(declared, help=words.say(message), show_default=shown, **facts)


def json_option(words: Words) -> click.Option:
    """For those who read reports by program."""
    return option(words, "--json", "cli-help-json", "as_json", is_flag=True)


def argument(words: Words, name: str, message: str, **facts: Any) -> click.Argument:
    """An argument with its placeholder and help from the words."""
    return SpokenArgument(words.say(f"cli-word-{name}"), name, help=words.say(message), **facts)


def spoken_command(
    words: Words, name: str, callback: Callable[..., int], params: list[click.Parameter]
) -> SpokenCommand:
    """A subcommand. Its callback gives the exit code."""
    command = SpokenCommand(
        name=name,
        callback=callback,
        params=[*params, language_option(words), help_option(words)],
        help=words.say(f"cli-command-{name}"),
        epilog=words.say(f"cli-epilog-{name}"),
        options_metavar=words.say("cli-word-options"),
        add_help_option=False,
        context_settings=settings(words),
    )
    command.usage_word = words.say("cli-usage")
    return command


def spoken_group(words: Words) -> SpokenGroup:
    """The command `esbat`, still without subcommands. Alone it shows its help."""

    def alone() -> int:
        context = click.get_current_context()
        if context.invoked_subcommand is None:
            click.echo(context.get_help())
        return 0

    group = SpokenGroup(
        name="esbat",
        callback=alone,
        invoke_without_command=True,
        params=[version_option(words), language_option(words), help_option(words)],
        help=words.say("cli-command-esbat"),
        epilog=words.say("cli-epilog-esbat"),
        options_metavar=words.say("cli-word-options"),
        subcommand_metavar=words.say("cli-word-command"),
        add_help_option=False,
        context_settings=settings(words),
    )
    group.usage_word = words.say("cli-usage")
    return group


def version_option(words: Words) -> click.Option:
    def show(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            from importlib.metadata import PackageNotFoundError, version

            from esbat import compiled

            try:
                click.echo(f"esbat {version('esbat')}")
            except PackageNotFoundError:  # run from the source without being installed
                click.echo("esbat")
            click.echo(words.say("cli-form", form="compiled" if compiled() else "plain"))
            ctx.exit()

    return rich_click.RichOption(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
        help=words.say("cli-help-version"),
    )
