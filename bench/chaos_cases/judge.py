"""The judge: it knows every act that a page was told of, and asks the database what it has."""

import os
from dataclasses import dataclass, field

from esbat.engine.errors import EsbatError
from esbat.store.interface import KeptPlay, Store
from esbat.web.play.heads import laid

from .pages import Page

PASS = "pass"
"""What the table answers for those who have not in a window: nobody has sent it."""
TAKEN_WITHIN = 5.0
"""Seconds in which 99 of 100 tables whose server is gone are to be led by another."""


@dataclass
class Verdict:
    """What went wrong, all of which is to be nothing; and what was seen on the way."""

    lost: int = 0
    doubled: int = 0
    reordered: int = 0
    went_back: list[str] = field(default_factory=list)  # when, and at which table
    unsound: list[str] = field(default_factory=list)
    acts: int = 0
    acknowledged: int = 0
    waits: list[float] = field(default_factory=list)
    faults: dict[str, int] = field(default_factory=dict)
    takeovers: dict[str, list[float]] = field(default_factory=dict)  # by what struck

    @property
    def good(self) -> bool:
        return not (self.lost or self.doubled or self.reordered or self.went_back or self.unsound)

    @property
    def in_time(self) -> bool:
        return below(self.all_takeovers, 0.99) <= TAKEN_WITHIN

    @property
    def all_takeovers(self) -> list[float]:
        return [seconds for those in self.takeovers.values() for seconds in those]

    def told(self) -> dict[str, object]:
        return {
            "good": self.good,
            "faults": self.faults,
            "acts kept": self.acts,
            "acts acknowledged": self.acknowledged,
            "lost": self.lost,
            "doubled": self.doubled,
            "reordered": self.reordered,
            "versions that went back": self.went_back,
            "plays that do not verify": self.unsound,
            "tables taken over": len(self.all_takeovers),
            "seconds to the takeover": shares(self.all_takeovers),
            "by what struck": {kind: shares(those) for kind, those in self.takeovers.items()},
            "seconds to the acknowledgement": shares(self.waits),
            "load of the machine in the last quarter of an hour": round(os.getloadavg()[2], 1),
        }


def below(seconds: list[float], share: float) -> float:
    """What this share of them stayed below."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def shares(seconds: list[float]) -> dict[str, float]:
    parts = {"median": 0.5, "p99": 0.99, "longest": 1.0}
    return {name: round(below(seconds, share), 3) for name, share in parts.items()}


async def judged(
    store: Store, pages: list[Page], faults: dict[str, int], takeovers: dict[str, list[float]]
) -> Verdict:
    """Every page's word against what is kept."""
    verdict = Verdict(faults=faults, takeovers=takeovers)
    plays: dict[str, list[Page]] = {}
    for page in pages:
        plays.setdefault(page.play, []).append(page)
    for id, seated in plays.items():
        kept = await store.load(id)
        if kept is None:
            verdict.unsound.append(id)
            continue
        verdict.acts += len(kept.acts)
        look_into(verdict, kept, seated)
    return verdict


def look_into(verdict: Verdict, kept: KeptPlay, pages: list[Page]) -> None:
    """One play: is it sound, and is it what its pages have done?"""
    try:
        laid(kept)
    except EsbatError:
        verdict.unsound.append(kept.id)
    for page in pages:
        verdict.went_back += page.went_back
        verdict.waits += page.waits
        verdict.acknowledged += len(page.acknowledged)
        done = [act.text for act in kept.acts if act.seat == page.seat]
        missing = len(page.acknowledged) - in_order(page.acknowledged, done)
        if missing:
            left = list(done)
            gone = 0
            for moves in page.acknowledged:
                taken = next((move for move in left if move in moves), None)
                if taken is None:
                    gone += 1
                else:
                    left.remove(taken)
            verdict.lost += gone
            verdict.reordered += missing - gone
        # Whatever is kept was sent, once for each time that it is kept.
        own = [text for text in done if text != PASS]
        sent = [move for _, move in page.sent if move != PASS]
        verdict.doubled += len(own) - in_order([frozenset([text]) for text in own], sent)


def in_order(few: list[frozenset[str]], many: list[str]) -> int:
    """How many of the few are found among the many, in the same order; each may be any of several."""
    at = 0
    for found, any_of in enumerate(few):
        at = next((place + 1 for place in range(at, len(many)) if many[place] in any_of), 0)
        if not at:
            return found
    return len(few)
