"""The power fails: whatever anybody was told has happened is still there afterwards."""

import random
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.browser.people import LOCAL, ME
from tests.browser.serving import Forked
from tests.browser.sockets import Data, Seat, play_out
from tests.waiting import PATIENCE

pytestmark = [pytest.mark.browser, pytest.mark.slow]
KILLS = 25


def play_until_killed(seats: list[Seat], luck: random.Random) -> None:
    """Play as fast as the server answers, until it no longer does."""
    try:
        for seat in seats:
            seat.state = {}
            seat.reach(0)
        while not seats[0].state["outcome"]:
            asked = next((seat for seat in seats if seat.state["question"]["mine"]), None)
            if asked is None:
                seats[0].sync()
                continue
            asked.move(asked.choice(luck))
            asked.reach(asked.state["version"] + 1)
            for seat in seats:
                seat.sync()
    except (WebSocketException, OSError, EOFError):
        return


def opened(url: str) -> Data:
    wish = {"game": "air", "seats": [ME, LOCAL], "lang": "en"}
    granted: Data = httpx.post(f"{url}api/plays", json=wish, timeout=PATIENCE).json()
    return granted


def test_no_acknowledged_move_is_lost_in_25_kills(tmp_path: Path) -> None:
    luck = random.Random(25)
    server = Forked(tmp_path).start()
    try:
        grant = opened(server.url)
        seats = [Seat(server.url, grant["play"], each["token"]) for each in grant["seats"]]
        plays = 1
        for _ in range(KILLS):
            killer = threading.Timer(luck.uniform(0.02, 0.25), server.kill)
            killer.start()
            play_until_killed(seats, luck)
            killer.join()
            known = [(seat.state.get("version", 0), dict(seat.told)) for seat in seats]
            server.start()
            for seat, (version, told) in zip(seats, known, strict=True):
                seat.call()
                seat.state, seat.told = {}, {}
                seat.reach(0)
                assert seat.state["version"] >= version, "a move that was told is gone"
                assert told.items() <= seat.told.items(), "the story is another"
            if seats[0].state["outcome"]:
                verified(server.url, grant, tmp_path)
                grant, plays = opened(server.url), plays + 1
                seats = [Seat(server.url, grant["play"], each["token"]) for each in grant["seats"]]
            else:
                for seat in seats:
                    seat.close()
                    seat.call()
        for seat in seats:
            seat.close()
        assert play_out(server.url, grant, luck)[0].state["outcome"]
        verified(server.url, grant, tmp_path)
    finally:
        server.stop()


def verified(url: str, grant: Data, folder: Path) -> None:
    """The record of a play that lived through it all holds by itself."""
    wish = {"play": grant["play"], "secret": grant["seats"][0]["token"]}
    file = folder / f"{grant['play']}.jsonl"
    answer = httpx.post(f"{url}api/record", json=wish, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    file.write_text(answer.text, encoding="utf-8")
    checked = subprocess.run(
        [sys.executable, "-m", "esbat", "verify", str(file)], check=False, capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
