"""What is measured, where, and what we promised to reach."""

from __future__ import annotations

from dataclasses import dataclass

MOVES = "moves/s"
NANOSECONDS = "ns"

COMPILED = "compiled"
PLAIN = "plain"
PEERS = "peers"

SEATS = (2, 3, 4, 5)
BATCHES = (("air", 2), ("bal", 3), ("lancre", 1), ("witchstone", 2), ("wildegrens", 1))
# The other games in all that is measured of Air, each with as many seats as are usual at it.
OTHERS = (("bal", 4), ("lancre", 2), ("witchstone", 3), ("wildegrens", 1))
CARD_GAMES = {
    # Without its double-dummy scoring, which takes 0.4 s a game and is not play.
    "bridge": "bridge(use_double_dummy_result=false)",
    "euchre": "euchre",
    "go_fish": "go_fish",
    "hearts": "hearts",
    "crazy_eights": "crazy_eights",
    "spades": "spades",
    "cribbage": "cribbage",
}


@dataclass(frozen=True)
class Case:
    """One thing to measure: its name, its environment, its module and argument, its unit."""

    name: str
    environment: str
    module: str
    argument: str
    unit: str
    ours: str = ""
    """For a peer: our case it is set against."""


def cases() -> list[Case]:
    """Every case, in the order of the table."""
    found: list[Case] = []
    for seats in SEATS:
        found.append(Case(f"air {seats} native", COMPILED, "esbat_native", f"{seats}", MOVES))
    for seats in (3, 4, 5, 6):
        found.append(Case(f"bal {seats} native", COMPILED, "esbat_native", f"{seats} bal hard", MOVES))
    for seats in (1, 4):
        found.append(Case(f"lancre {seats} native", COMPILED, "esbat_native", f"{seats} lancre", MOVES))
    for seats in (2, 3, 4):
        found.append(
            Case(f"witchstone {seats} native", COMPILED, "esbat_native", f"{seats} witchstone", MOVES)
        )
    found.append(Case("wildegrens 1 native", COMPILED, "esbat_native", "1 wildegrens", MOVES))
    for code, seats in BATCHES:
        found.append(Case(f"{code} {seats} batch", COMPILED, "esbat_batch", f"{seats} {code}", NANOSECONDS))
    for seats in SEATS:
        found.append(Case(f"air {seats} python", COMPILED, "esbat_python", f"{seats}", MOVES))
    for seats in SEATS:
        found.append(Case(f"air {seats} interpreted", PLAIN, "esbat_interpreted", f"{seats}", MOVES))
    for code, seats in OTHERS:
        argument = f"{seats} {code}"
        found.append(Case(f"{code} {seats} python", COMPILED, "esbat_python", argument, MOVES))
        found.append(Case(f"{code} {seats} interpreted", PLAIN, "esbat_interpreted", argument, MOVES))
    found.append(Case("air 4 interpreted play_out", PLAIN, "esbat_native", "4", MOVES))
    for code, seats in OTHERS:
        case = f"{code} {seats} interpreted play_out"
        found.append(Case(case, PLAIN, "esbat_native", f"{seats} {code}", MOVES))
    for kind in ("clone", "imagine"):
        for seats in SEATS:
            found.append(Case(f"air {seats} {kind}", COMPILED, f"esbat_{kind}", f"{seats}", NANOSECONDS))
        for code, seats in OTHERS:
            case = f"{code} {seats} {kind}"
            found.append(Case(case, COMPILED, f"esbat_{kind}", f"{seats} {code}", NANOSECONDS))
        found.append(Case(f"air 4 {kind} python", COMPILED, f"esbat_{kind}", "4 python", NANOSECONDS))
        found.append(Case(f"air 4 {kind} interpreted", PLAIN, f"esbat_{kind}", "4", NANOSECONDS))
        for code, seats in OTHERS:
            case = f"{code} {seats} {kind} interpreted"
            found.append(Case(case, PLAIN, f"esbat_{kind}", f"{seats} {code}", NANOSECONDS))
    for kind, depth in (("search", 1), ("search at once", 0)):
        found.append(Case(f"air 2 {kind}", COMPILED, "esbat_search", f"2 air {depth}", NANOSECONDS))
    for code, seats in (("air", 2), *OTHERS):
        found.append(Case(f"{code} {seats} tree", COMPILED, "esbat_tree", f"{seats} {code}", MOVES))
    found.append(Case("air 2 tree later", COMPILED, "esbat_tree", "2 air later", MOVES))
    found.append(Case("catanatron 4", PEERS, "catanatron_play", "4", MOVES, "air 4 native"))
    for name, game in CARD_GAMES.items():
        case = f"openspiel {name} native"
        found.append(Case(case, PEERS, "openspiel_native", game, MOVES, "air 4 native"))
    for name, game in CARD_GAMES.items():
        case = f"openspiel {name} python"
        found.append(Case(case, PEERS, "openspiel_python", game, MOVES, "air 4 python"))
    found.append(Case("catanatron 4 clone", PEERS, "catanatron_copy", "4", NANOSECONDS, "air 4 clone python"))
    for name, game in CARD_GAMES.items():
        case = f"openspiel {name} clone"
        found.append(Case(case, PEERS, "openspiel_clone", game, NANOSECONDS, "air 4 clone python"))
    found.append(Case("openspiel hearts tree", PEERS, "openspiel_tree", "hearts", MOVES, "air 2 tree"))
    return found


@dataclass(frozen=True)
class Bar:
    """A promise: our slowest case of a kind against the fastest peer of a kind, or against a number."""

    promise: str
    ours: str
    """The names of our cases, with `?` for the seats."""
    theirs: str
    """The names of the peers' cases, with `*` for the games; empty where a number is promised."""
    least: float = 0.0
    """The ratio to reach."""
    most: float = 0.0
    """The nanoseconds to stay under."""


BARS = [
    Bar("native loop ≥ 100 × Catanatron, 4 players", "air ? native", "catanatron 4", least=100),
    Bar("Le Bal's native loop ≥ 80 × Catanatron, 4 players", "bal ? native", "catanatron 4", least=80),
    Bar("native loop of Lancre ≥ 50 × Catanatron, 4 players", "lancre ? native", "catanatron 4", least=50),
    Bar(
        "native loop of Witchstone ≥ 25 × Catanatron, 4 players",
        "witchstone ? native",
        "catanatron 4",
        least=25,
    ),
    Bar("native loop of Sorcellerie ! ≥ 50 × Catanatron", "wildegrens ? native", "catanatron 4", least=50),
    Bar("native loop ≥ 2 × OpenSpiel's fastest C++ card game", "air ? native", "openspiel * native", least=2),
    Bar(
        "loop in Python ≥ 2 × OpenSpiel's fastest from Python", "air ? python", "openspiel * python", least=2
    ),
    Bar("interpreted ≥ 10 × Catanatron, 4 players", "air ? interpreted", "catanatron 4", least=10),
    Bar("searched moves ≥ 2 × OpenSpiel's ISMCTS on Hearts", "air ? tree", "openspiel hearts tree", least=2),
    Bar("clone < 1 µs", "air ? clone", "", most=1000),
    Bar("a step of a batch of Air < 1 µs", "air ? batch", "", most=1000),
    Bar("a step of a batch of Le Bal < 1 µs", "bal ? batch", "", most=1000),
    Bar("a step of a batch of Lancre < 1 µs", "lancre ? batch", "", most=1000),
    Bar("a step of a batch of Witchstone < 1 µs", "witchstone ? batch", "", most=1000),
    Bar("a step of a batch of Sorcellerie ! < 2 µs", "wildegrens ? batch", "", most=2000),
]
