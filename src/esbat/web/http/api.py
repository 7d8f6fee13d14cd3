"""The HTTP side of the protocol: opening, joining, looking at finished plays, rules and codes."""

import asyncio
import hmac
from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from esbat import compiled
from esbat.engine.chance import commitment
from esbat.engine.errors import EsbatError
from esbat.engine.view import ONLOOKER as NO_SEAT
from esbat.games import game as game_of
from esbat.lessons.puzzles import day_of
from esbat.store.interface import ONLOOKER, TOKEN
from esbat.web import wire
from esbat.web.catalogue import shelf
from esbat.web.catalogue.boxes import contents, pack_facts
from esbat.web.catalogue.lessons import lessons as lessons_listed
from esbat.web.catalogue.lessons import puzzles as puzzles_listed
from esbat.web.http.answers import Trouble, desk_of, json_answer, spoken, wished
from esbat.web.logs import note
from esbat.web.people.keys import hashed, share_secret
from esbat.web.people.names import faces
from esbat.web.play.blunder import judged
from esbat.web.play.live import LivePlay
from esbat.web.play.mine import all_kept, forget_names, own_seats, written
from esbat.web.telling import scene
from esbat.web.telling.replay import ALL
from esbat.web.wire_http import Forgotten, PublicPlay, ReplayHead, ReplayInfo, WhySaid
from esbat.words import reasons, words_for


async def games(request: Request) -> Response:
    return json_answer(shelf.games(spoken(request), desk_of(request).config.packs))


async def rules(request: Request) -> Response:
    return json_answer(shelf.rules(request.path_params["game"][:32], spoken(request)))


async def lessons(request: Request) -> Response:
    return json_answer(lessons_listed(request.path_params["game"][:32], spoken(request)))


async def puzzles(request: Request) -> Response:
    """Those of a day: the reader's own, since days begin at other hours elsewhere."""
    return json_answer(puzzles_listed(day_of(request.query_params.get("day", "")[:10]), spoken(request)))


async def open_lesson(request: Request) -> Response:
    """A lesson is a play like any other: who opens it has the learner's seat."""
    wish = await wished(request, wire.LessonWish)
    desk = desk_of(request)
    if not desk.may_create(desk.address_of(request), False):
        note("plays-limited")
        raise Trouble(429)
    return json_answer(await desk.plays.teach(wish), 201)


async def box(request: Request) -> Response:
    """What is printed in a game's box, or in a pack on offer."""
    code, pack = request.path_params["game"][:32], request.query_params.get("pack")
    if not pack:
        return json_answer(shelf.box(code, spoken(request)))
    game = desk_of(request).config.packs.game(game_of(code), pack[:64])
    return json_answer(contents(game, words_for(spoken(request))))


async def box_of_play(request: Request) -> Response:
    """What is printed in the box of a play: with its pack, wherever that came from."""
    play = await desk_of(request).plays.find(request.path_params["play"][:64])
    if play.game.pack is None:
        return json_answer(shelf.box(play.game.code, spoken(request)))
    return json_answer(contents(play.game, words_for(spoken(request))))


async def open_play(request: Request) -> Response:
    wish = await wished(request, wire.PlayWish)
    desk = desk_of(request)
    if not desk.may_create(desk.address_of(request), bool(wish.pack)):
        note("plays-limited")
        raise Trouble(429)
    return json_answer(await desk.plays.create(wish), 201)


async def join(request: Request) -> Response:
    wish = await wished(request, wire.JoinWish)
    return json_answer(await desk_of(request).plays.join(wish.play, wish.secret, wish.name))


async def recover(request: Request) -> Response:
    wish = await wished(request, wire.RecoverWish)
    desk = desk_of(request)
    if not desk.may_recover(desk.address_of(request)):
        raise Trouble(429)
    return json_answer(await desk.plays.recover(wish.code))


async def mine(request: Request) -> Response:
    """Everything kept about one's own seats, as one file."""
    wish = await wished(request, wire.MineWish)
    desk = desk_of(request)
    kept = await all_kept(desk.store, await own_seats(desk.store, wish.seats))
    headers = {"cache-control": "no-store", "content-disposition": 'attachment; filename="esbat-seats.json"'}
    return Response(written(kept), 200, headers, "application/json")


async def forget(request: Request) -> Response:
    """One's name, at these seats: the plays stay."""
    wish = await wished(request, wire.MineWish)
    plays = desk_of(request).plays
    return json_answer(Forgotten(await forget_names(plays, await own_seats(plays.store, wish.seats))))


async def public(request: Request) -> Response:
    """What anybody who knows a play's id may know: the game, how far it is, who sits there, its seal."""
    play = await desk_of(request).plays.find(request.path_params["play"][:64])
    missing = any(seat.kind == "friend" and not seat.joined and not seat.bot for seat in play.seats)
    waiting: Literal["waiting", "playing"] = "waiting" if missing else "playing"
    names = [seat.name or None for seat in play.seats]
    seal = commitment(play.table.secret)
    return json_answer(
        PublicPlay(
            play.id,
            play.game.code,
            pack_facts(play.game),
            "over" if play.table.over else waiting,
            names,
            seal,
        )
    )


async def qr(request: Request) -> Response:
    """A link as a code to scan. The same link is drawn once; others wait their turn beside the loop."""
    wish = await wished(request, wire.QrWish)
    desk = desk_of(request)
    drawn = desk.drawings.known(wish.text)
    if drawn is None:
        if not desk.may_draw(desk.address_of(request)):
            note("codes-limited")
            raise Trouble(429)
        drawn = await desk.drawings.draw(wish.text)
    if not drawn:
        raise Trouble(400, "server-not-understood")
    return Response(drawn, 200, {"cache-control": "no-store"}, "image/svg+xml")


# ---- finished plays


async def finished(request: Request, id: str, secret: str) -> tuple[LivePlay, int]:
    """A finished play that this secret opens, and the seat it belongs to (-1 for none)."""
    desk = desk_of(request)
    play = await desk.plays.find(id)
    share = share_secret(bytes.fromhex(play.head.private))
    if hmac.compare_digest(hashed(secret), hashed(share)):
        seat = NO_SEAT
    else:
        seat = (await desk.plays.opened(id, secret, (TOKEN, ONLOOKER)))[1].seat
    if not play.table.over:
        raise EsbatError("server-not-over", {})
    return (play, seat)


async def replay(request: Request) -> Response:
    wish = await wished(request, wire.ReplayWish)
    play, seat = await finished(request, wish.play, wish.secret)
    table, language = play.table, spoken(request)
    names = play.names_for(language).spoken
    moves = [(standing.seat, standing.text) for standing in table.standing]
    labels = [""] + [scene.label(play.game, language, play.game.parse(text), names) for _, text in moves]
    head = ReplayHead(
        play.game.code,
        play.head.edition,
        table.seats,
        table.options,
        list(names),
        commitment(table.secret),
        pack_facts(play.game),
        play.head.origin is not None,
    )
    reel = await asyncio.to_thread(desk_of(request).reels.of, play.id, play.table)
    info = ReplayInfo(
        play=play.id,
        game=play.game.code,
        frames=len(moves) + 1,
        seats=faces(play.seats, names, play.here(), seat),
        eyes=["all", *range(table.seats), "onlooker"],
        seat=None if seat == NO_SEAT else seat,
        over=True,
        labels=labels,
        moves=moves,
        head=head,
        outcome=scene.ended(play.game, table.state, language, names),
        share=share_secret(bytes.fromhex(play.head.private)),
        turnings=reel.turnings,
    )
    return json_answer(info)


async def frame(request: Request) -> Response:
    wish = await wished(request, wire.FrameWish)
    play, _ = await finished(request, wish.play, wish.secret)
    if wish.at > len(play.table.standing):
        raise EsbatError("server-no-such-move", {"last": len(play.table.standing)})
    eyes = eyes_of(wish.eyes, play.table.seats)
    language = spoken(request)
    reel = await asyncio.to_thread(desk_of(request).reels.of, play.id, play.table)
    return json_answer(reel.frame(wish.at, eyes, language, play.names_for(language).spoken))


async def why(request: Request) -> Response:
    """What spoke for a bot's move, asked when the play is over: before, it would tell of cards in hand."""
    wish = await wished(request, wire.WhyWish)
    play, _ = await finished(request, wish.play, wish.secret)
    table, language = play.table, spoken(request)
    if wish.at > len(table.standing):
        raise EsbatError("server-no-such-move", {"last": len(table.standing)})
    made = table.standing[wish.at - 1]
    name = play.seats[made.seat].bot
    if not name:
        raise EsbatError("server-not-a-bot", {})
    thought = play.thought(made.seat, name)
    moves = thought.moves[: wish.at - 1]
    answer = await play.pool.advise(
        msgspec.structs.replace(thought, moves=moves, reasons=True, made=made.text)
    )
    words, names = words_for(language), play.names_for(language).spoken
    if answer.move is None:
        raise EsbatError("server-no-reason", {})
    labels = [
        scene.label(play.game, language, play.game.parse(text), names) if text else ""
        for text in (made.text, answer.other)
    ]
    said = words.say("server-why", name=names[made.seat], move=labels[0])
    return json_answer(WhySaid(f"{said} {reasons.why(words, play.game.code, answer, labels[1])}"))


async def blunders(request: Request) -> Response:
    """Where the play turned, once a judge has looked at it: that takes some seconds, so it is asked apart."""
    wish = await wished(request, wire.ReplayWish)
    play, _ = await finished(request, wish.play, wish.secret)
    reel = await asyncio.to_thread(desk_of(request).reels.of, play.id, play.table)
    return json_answer(await judged(play, reel, spoken(request)))


def eyes_of(wish: int | str, seats: int) -> int | None:
    """Whose eyes: a seat's, an onlooker's, or None for everybody's at once."""
    if wish == ALL:
        return None
    if wish in ("onlooker", NO_SEAT):
        return NO_SEAT
    if isinstance(wish, str) and wish.isascii() and wish.isdigit():
        wish = int(wish[:3])
    if isinstance(wish, int) and 0 <= wish < seats:
        return wish
    raise Trouble(400, "server-no-such-seat")


async def continue_play(request: Request) -> Response:
    wish = await wished(request, wire.ContinueWish)
    desk = desk_of(request)
    play, own = await finished(request, wish.play, wish.secret)
    if not desk.may_create(desk.address_of(request), play.game.pack is not None):
        note("plays-limited")
        raise Trouble(429)
    seat = wish.seat
    if seat is None:
        seat = own if own != NO_SEAT else next((s.seat for s in play.seats if s.kind != "bot"), 0)
    return json_answer(await desk.plays.continue_from(play, wish.at, seat), 201)


async def record(request: Request) -> Response:
    """The whole play as a file that `esbat verify` accepts; the luck's secret is in it."""
    wish = await wished(request, wire.ReplayWish)
    play, _ = await finished(request, wish.play, wish.secret)
    told = play.table.record()
    told.players = list(play.names_for(spoken(request)).spoken)
    return PlainTextResponse(told.text(), headers={"cache-control": "no-store"})


async def health(request: Request) -> Response:
    desk = desk_of(request)
    lines = sum(desk.lines.values())
    form = "compiled" if compiled() else "plain"
    return json_answer({"status": "ok", "tables": len(desk.plays.live), "lines": lines, "form": form})


async def readiness(request: Request) -> Response:
    """Can it do its work: does the database answer, does the disk take what is written?"""
    found = await desk_of(request).readiness.look()
    return json_answer(found.told(), 200 if found.ready else 503)


async def nothing_there(request: Request) -> Response:
    """What no other route took: an address that is not ours, or one that is used in another way."""
    known = any(isinstance(route, Route) and route.path == request.url.path for route in ROUTES)
    raise Trouble(405 if known else 404)


ROUTES = [
    Route("/healthz", health),
    Route("/readyz", readiness),
    Route("/api/games", games),
    Route("/api/rules/{game}", rules),
    Route("/api/box/{game}", box),
    Route("/api/lessons/{game}", lessons),
    Route("/api/lessons", open_lesson, methods=["POST"]),
    Route("/api/puzzles", puzzles),
    Route("/api/plays", open_play, methods=["POST"]),
    Route("/api/plays/{play}/public", public),
    Route("/api/plays/{play}/box", box_of_play),
    Route("/api/join", join, methods=["POST"]),
    Route("/api/recover", recover, methods=["POST"]),
    Route("/api/mine", mine, methods=["POST"]),
    Route("/api/forget", forget, methods=["POST"]),
    Route("/api/qr", qr, methods=["POST"]),
    Route("/api/replay", replay, methods=["POST"]),
    Route("/api/replay/frame", frame, methods=["POST"]),
    Route("/api/replay/why", why, methods=["POST"]),
    Route("/api/replay/blunders", blunders, methods=["POST"]),
    Route("/api/continue", continue_play, methods=["POST"]),
    Route("/api/record", record, methods=["POST"]),
    Route("/api/{rest:path}", nothing_there, methods=["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]),
]
