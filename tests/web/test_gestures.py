"""People far apart have a dozen words for one another, each said with one tap; they cannot talk otherwise."""

import asyncio
from pathlib import Path

import pytest
from fluent.syntax.serializer import serialize_element

from esbat.web.wire import GESTURES
from esbat.words import LANGUAGES
from tests.web.kit import FRIEND, ME, house
from tests.words.ftl import patterns

pytestmark = pytest.mark.wheel


def words_of(language: str) -> list[str]:
    """The dozen as they are read in this language."""
    read = patterns(language, "web")
    return [
        "".join(serialize_element(part) for part in read[f"gesture-{which}"].elements) for which in GESTURES
    ]


def test_there_are_a_dozen_and_each_has_words_of_its_own_in_every_language() -> None:
    assert len(set(GESTURES)) == 12
    for language in LANGUAGES:
        assert len(set(words_of(language)) - {""}) == 12, language


def test_one_of_the_dozen_is_said_to_everybody_and_nothing_else_is(tmp_path: Path) -> None:
    """Whoever only watches says nothing, and no text of one's own is understood."""

    async def main() -> None:
        async with house(tmp_path) as server:
            granted = await server.open(ME, FRIEND)
            play, tokens = granted["play"], [seat["token"] for seat in granted["seats"] if "token" in seat]
            invite = granted["seats"][1]["invite"]
            joined = await server.post("/api/join", {"play": play, "secret": invite, "name": "Esk"})
            async with (
                server.page(play, tokens[0]) as agnes,
                server.page(play, joined["token"]) as esk,
                server.page(play, granted["onlooker"]) as watcher,
            ):
                everybody = (agnes, esk, watcher)
                for page in everybody:
                    await page.until("state")
                told = len(agnes.lines)
                for which in GESTURES:
                    await esk.say(t="gesture", which=which)
                    for page in everybody:
                        assert await page.until("gesture") == {"t": "gesture", "seat": 1, "which": which}
                for words in ("Come on, hurry up!", "", "HELLO"):
                    await agnes.say(t="gesture", which=words)
                    assert (await agnes.until("no"))["text"] == "I do not understand this message."
                await watcher.say(t="gesture", which="hello")
                assert "You are watching" in (await watcher.until("no"))["text"]
                # Nothing but the last of it comes now, and nothing was written down.
                await esk.say(t="gesture", which="bye")
                for page in (agnes, esk):
                    assert (await page.until("gesture"))["which"] == "bye"
                assert len(agnes.lines) == told

    asyncio.run(main())
