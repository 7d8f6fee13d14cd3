"""Nobody learns over the wire what their seat may not know.

Every byte that leaves the server in real plays is looked at; and plays that differ only in what a seat
cannot know give that seat the same bytes.
"""

import asyncio
import io
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from esbat.engine.chance import sealed
from esbat.engine.view import ONLOOKER
from esbat.games import game
from esbat.games.air.game import Air
from esbat.games.air.moves import card_text
from esbat.store.interface import KeptSeat
from esbat.table.table import Table
from esbat.web import logs
from esbat.web.play.live import LivePlay
from esbat.web.telling.message import Hearing, Moment
from esbat.web.telling.story import Story
from tests.waiting import PATIENCE
from tests.web.changes import Data, brought
from tests.web.kit import FRIEND, ME, RANDOM, Page, house, quick
from tests.web.stage import Stage

pytestmark = pytest.mark.wheel

CARD = re.compile(r'"[^"]*?\b([WKGVO](?:1[0-5]|[1-9]))\b[^"]*?"')
NAMES = ("Agnès", "Bea", "Circé", "Dora")


def hidden_from(state: Air, eyes: int) -> set[str]:
    """The cards this viewer cannot see: the deck, and other hands."""
    cards = {card_text(card) for card in state.deck.listed()}
    for seat in range(state.seats):
        if seat != eyes:
            cards |= {card_text(card) for card in state.cards(state.hands, seat * 5)}
    return cards


def test_no_message_of_a_real_play_shows_a_hidden_card_or_secret(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as server:
            granted = await server.open(ME, FRIEND, RANDOM)
            play = granted["play"]
            invite = granted["seats"][1]["invite"]
            joined = await server.post("/api/join", {"play": play, "secret": invite, "name": "Bea"})
            tokens = [granted["seats"][0]["token"], joined["token"], granted["onlooker"]]
            async with (
                server.page(play, tokens[0], "fr") as agnes,
                server.page(play, tokens[1]) as bea,
                server.page(play, tokens[2], "fr") as watcher,
            ):
                chooser = random.Random(11)
                await asyncio.gather(agnes.play_on(chooser), bea.play_on(chooser), watcher.settled())
                live = await server.desk.plays.find(play)
                seen = [(agnes, 0), (bea, 1), (watcher, ONLOOKER)]
                assert sum(scan(page, eyes, live.table) for page, eyes in seen) > 200
                secrets = [live.table.secret.hex(), live.head.private, invite, *tokens]
                for page, token in zip((agnes, bea, watcher), tokens, strict=True):
                    for secret in secrets:
                        if secret != token:
                            assert not any(secret in text for text in page.heard)

    asyncio.run(main())


def scan(page: Page, eyes: int, played: Table) -> int:
    """Hold every state a page was sent against the truth at that version; how many there were."""
    truth = Table(played.game, played.seats, played.options, played.secret, played.players)
    story = Story(truth)
    acts = list(played.acts)
    looked = 0
    view: Data = {}
    for text in page.heard:
        message = json.loads(text)
        if message["t"] != "state":
            continue
        # What has changed is looked at together with what the page had been told before.
        view = message["view"] = message["view"] if message["whole"] else brought(view, message["view"])
        if message["version"] < story.known[eyes]:
            continue
        while story.known[eyes] < message["version"]:
            # Each viewer counts only the acts of which they may know.
            truth.submit(*acts[truth.version])
            story.catch_up()
        state = truth.state
        assert isinstance(state, Air)
        for seat, row in enumerate(message["view"]["seats"]):
            assert (row["hand"] is None) == (seat != eyes)
            assert seat == eyes or row["pending"] == []
        parts = {key: message[key] for key in ("view", "legal", "question", "waiting", "seats")}
        named = set(CARD.findall(json.dumps(parts)))
        assert not named & hidden_from(state, eyes)
        looked += 1
    return looked


@pytest.mark.parametrize("seats", [2, 4])
def test_two_truths_that_look_alike_give_the_same_bytes(seats: int) -> None:
    """At every position of a play, for every viewer: what is not known is dealt anew, and nothing changes."""
    people = [KeptSeat(seat, "friend", name, joined=True) for seat, name in enumerate(NAMES[:seats])]

    async def main() -> int:
        chooser = random.Random(seats)
        play = Stage(game("air"), None, {}, people, secret=bytes([seats]) * 16).play
        table = play.table
        compared = 0
        while table.state.depth and table.version < 160:
            seat = chooser.choice(table.state.acting())
            legal = table.state.legal(seat)
            table.submit(seat, table.game.text(chooser.choice(legal)))
            play.story.catch_up()
            for eyes in range(seats):
                expected = bytes_for(play, eyes)
                truth = table.state
                table.state = truth.imagine(eyes, sealed(bytes([table.version % 256]) * 16))
                assert bytes_for(play, eyes) == expected
                table.state = truth
                compared += 1
        await play.close()
        return compared

    assert asyncio.run(main()) > 100


def bytes_for(play: LivePlay, eyes: int) -> bytes:
    """The message to these eyes with the whole story, after the others have had theirs of the same moment."""
    play.look_about()
    moment = Moment(play)
    for other in [*range(len(play.seats)), ONLOOKER]:
        if other != eyes:
            Hearing().newest(moment, other, "fr", "token")
    text = Hearing().newest(moment, eyes, "fr", "token")
    assert text is not None
    return text


def test_plays_continued_from_one_moment_tell_their_seat_the_same_bytes(tmp_path: Path) -> None:
    """Over the wire: two plays dealt anew for a seat begin with the very same message to it."""

    async def main() -> None:
        # Bots wait for ever: the first message is that of the beginning.
        async with house(tmp_path, quick(pace=PATIENCE)) as server:
            granted = await server.open(ME, {"kind": "local"}, options={"first_player": "0"})
            tokens = [seat["token"] for seat in granted["seats"]]
            async with (
                server.page(granted["play"], tokens[0]) as one,
                server.page(granted["play"], tokens[1]) as two,
            ):
                chooser = random.Random(4)
                await asyncio.gather(one.play_on(chooser), two.play_on(chooser))
            hands: list[int] = []
            # At some moment the other one holds cards, which are dealt anew each time.
            for at in range(90, 30, -6):
                told_first: set[str] = set()
                for _ in range(3):
                    ask = {"play": granted["play"], "secret": tokens[0], "at": at, "seat": 0, "lang": "en"}
                    again = await server.post("/api/continue", ask, 201)
                    async with server.page(again["play"], again["seats"][0]["token"]) as page:
                        await page.until("state")
                        told_first.add(page.heard[0])
                assert len(told_first) == 1
                hands = [seat["hand_count"] for seat in json.loads(told_first.pop())["view"]["seats"]]
                if hands[1] > 0:
                    break
            assert hands[1] > 0

    asyncio.run(main())


def test_the_log_tells_no_secret(tmp_path: Path) -> None:
    written = io.StringIO()
    logs.set_up("debug", written)

    async def main() -> list[str]:
        async with house(tmp_path) as server:
            granted = await server.open(ME, FRIEND)
            play, token = granted["play"], granted["seats"][0]["token"]
            invite = granted["seats"][1]["invite"]
            joined = await server.post("/api/join", {"play": play, "secret": invite, "name": "Bea"})
            async with server.page(play, token) as page:
                await page.until("state")
                await page.move("draw")
            await server.client.get(f"/api/plays/{token}/public?secret={invite}")
            await server.client.post("/api/join", content=b"{" + token.encode())
            return [token, invite, joined["token"], joined["recovery"], granted["onlooker"]]

    secrets = asyncio.run(main())
    logs.set_up("error")
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert {"play-created", "joined", "http"} <= {line["event"] for line in lines}
    for secret in secrets:
        assert secret not in written.getvalue()


def test_secrets_are_kept_only_as_hashes(tmp_path: Path) -> None:
    async def main() -> list[str]:
        async with house(tmp_path) as server:
            granted: dict[str, Any] = await server.open(ME, FRIEND)
            me = granted["seats"][0]
            return [me["token"], me["recovery"], granted["seats"][1]["invite"], granted["onlooker"]]

    secrets = asyncio.run(main())
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in secrets:
        assert secret.encode() not in kept


def test_what_nobody_else_may_know_is_not_told_even_by_an_empty_message() -> None:
    """AIR-R31: naming cards for a diploma is nobody's business before it is done, nor that it has begun."""
    seats = [KeptSeat(seat, "friend", name, joined=True) for seat, name in enumerate(("Ada", "Bea", "Cora"))]

    async def main() -> int:
        hidden = 0
        stage = Stage(game("air"), None, {}, seats, secret=bytes(range(16)))
        chooser = random.Random(5)
        play = stage.play
        while not play.table.over and hidden < 12:
            seat = chooser.choice(play.table.state.acting())
            move = play.game.text(chooser.choice(play.table.state.legal(seat)))
            before = {eyes: len(ear.heard) for eyes, ear in stage.ears.items()}
            await stage.does(stage.clock.now(), seat, move)
            heard = {eyes for eyes, ear in stage.ears.items() if len(ear.heard) > before[eyes]}
            if play.table.happenings[-1].events:
                assert heard == {0, 1, 2, ONLOOKER}
            else:
                assert heard == {seat}
                hidden += 1
        await play.close()
        return hidden

    assert asyncio.run(main()) == 12
