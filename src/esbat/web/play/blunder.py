"""Blunders of a finished play: what the strongest bot would have done otherwise, and what that was worth.

Only choices of turns that cost somebody something are judged, a few at a time, so that the bots of other
tables are not kept waiting; whoever looks at the same play again hears the same.
"""

import asyncio

import msgspec

from esbat.bots import bot_names
from esbat.web.play.live import LivePlay
from esbat.web.telling import scene
from esbat.web.telling.replay import Reel
from esbat.web.telling.turning import BLUNDER, doubted, with_blunders
from esbat.web.thinking.questions import Verdict
from esbat.web.wire_http import Judged, Turning

LONGEST = 8.0
"""Seconds that somebody waits for an answer: a busy server says that it is not done."""
AT_ONCE = 2
"""Choices a worker judges before it is free for others."""


async def judged(play: LivePlay, reel: Reel, language: str) -> Judged:
    """The marks of the play, blunders among them once the judge has found them."""
    if reel.verdict is None:
        reel.verdict = asyncio.create_task(verdicts(play, reel))
    # Who goes away does not spoil it for the others.
    await asyncio.wait([reel.verdict], timeout=LONGEST)
    if not reel.verdict.done():
        return Judged(reel.turnings, False)
    found = reel.verdict.result()
    names = play.names_for(language).spoken
    blunders = [
        Turning(
            each.at,
            reel.acted[each.at],
            -each.cost,
            BLUNDER,
            scene.label(play.game, language, play.game.parse(each.better), names),
        )
        for each in found
    ]
    return Judged(with_blunders(reel.turnings, blunders, reel.turns), True)


async def verdicts(play: LivePlay, reel: Reel) -> list[Verdict]:
    """What was found, of the choices in doubt; a judge that fails has nothing to say."""
    strongest = bot_names(play.game.code)[-1]
    moments = sorted(await asyncio.to_thread(doubted, reel.turns, reel.states, reel.acted))
    thought = play.thought(0, strongest)
    found: list[Verdict] = []
    for first in range(0, len(moments), AT_ONCE):
        some = moments[first : first + AT_ONCE]
        found += (await play.pool.attempt(msgspec.structs.replace(thought, judged=some))).verdicts
    return found
