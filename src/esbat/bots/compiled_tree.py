"""The tree: below every move in question it is remembered what came of each further choice, whoever's it was.

Open loop: a node stands for the choices made so far, and luck is new in every try, so dice and draws need no
nodes of their own. Each seat takes what has come to most for itself (max^n); its first thought is the usual
answer, which knows the table at hand and is a choice of its own beside all others.

What others choose is learned apart. Where another seat is asked, the table is dealt anew in its eyes, and
only what comes of that teaches it: it cannot act on cards it does not see, the searching seat's own among
them. The searching seat in turn learns only at the tables that it imagined itself.
"""

from collections.abc import Callable
from typing import Final, final

from esbat.bots.compiled_mind import Mind
from esbat.bots.compiled_nodes import USUAL, Arm, Node
from esbat.bots.compiled_search import LONGEST, SEEDS, Search, Trial, root
from esbat.bots.compiled_value import Value, settled
from esbat.engine.chance import Chance, Seeded
from esbat.engine.game import Game
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.playout import play_out
from esbat.engine.state import State

TO_THE_END: Final[i64] = 100_000
HIGH: Final[i64] = 1_000_000_000


@final
@mypyc_attr(acyclic=True)
class Path:
    """One try on its way down: the table, how far it has come, and what it went through."""

    __slots__ = ("arms", "lesson", "luck", "made", "nodes", "now", "seat", "state", "turns")

    def __init__(self, state: State, seat: i64, now: i64, turns: i64, luck: Chance, lesson: bool) -> None:
        self.state = state
        self.seat = seat
        self.now = now
        self.turns = turns
        self.luck = luck
        self.lesson = lesson
        self.made: i64 = 0
        self.nodes: list[Node] = []
        self.arms: list[Arm] = []


class Tree(Search):
    """The same search with a memory. `trust` is what the usual answer has of the first interest, in percent;
    `width` how far interest outweighs what is known, in ten-thousandths of the pot.
    """

    __slots__ = ("applied", "shares", "trust", "width")

    def __init__(
        self,
        value: Value,
        answer: Callable[[Mind], int],
        tries: int,
        depth: int,
        doubt: int,
        trust: int = 50,
        width: int = 1_000,
        margin: int = 0,
    ) -> None:
        super().__init__(value, answer, tries, depth, doubt, margin)
        self.trust: i64 = trust
        self.width: i64 = width
        self.shares = vec[i64]([0] * 6)
        self.applied: i64 = 0
        """How many moves were carried out at imagined tables: what the bench counts."""

    def play_on(self, mind: Mind, trial: Trial, state: State, began: i64, luck: Chance) -> i64:
        """What comes of one try below this move."""
        self.applied += 1  # the move in question itself
        path = Path(state, mind.seat, began, 0, luck, False)
        self.go_down(mind.game, trial.below, path)
        return self.shares[path.seat]

    def go_down(self, game: Game, arm: Arm, path: Path) -> None:
        """Along the tree as far as it reaches, one node further, then on as usual; and back."""
        state = path.state
        moves = self.moves
        behind: Arm | None = arm
        taught = path.lesson
        while behind is not None and not self.is_over(path):
            seat = state.mover()
            state.generate(seat, moves)
            if moves.count == 1:
                self.carry_out(path, seat, moves.room[0])
                continue
            node = behind.node_of(seat)
            fresh = node is None
            if node is None:
                node = Node(seat)
                behind.nodes.append(node)
            if seat != path.seat and not taught:
                taught = True
                self.teach(game, behind, path, seat)
                state.generate(seat, moves)
            usual = self.guess(game, state, seat, path.luck)
            chosen = node.usual if fresh else self.choose(node, usual, self.learns(path, seat))
            path.nodes.append(node)
            path.arms.append(chosen)
            self.carry_out(path, seat, usual if chosen.move == USUAL else chosen.move)
            behind = None if fresh else chosen
        self.finish(game, path)
        self.weigh_shares(state)
        for at in range(len(path.nodes)):
            node = path.nodes[at]
            if self.learns(path, node.seat):
                node.visits += 1
                path.arms[at].visits += 1
                path.arms[at].total += self.shares[node.seat]

    def learns(self, path: Path, seat: i64) -> bool:
        """A lesson teaches the others, every other try the seat that searches."""
        return path.lesson == (seat != path.seat)

    def teach(self, game: Game, behind: Arm, path: Path, seat: i64) -> None:
        """Try the same from here at a table dealt anew in the eyes of the seat that is asked."""
        dealt = path.state.imagine(seat, path.luck)
        dealt.chance = Seeded(0, (1 + path.luck.pick(SEEDS)) * 1_000_003)
        self.go_down(game, behind, Path(dealt, path.seat, path.now, path.turns, path.luck, True))

    def choose(self, node: Node, usual: i64, curious: bool) -> Arm:
        """What has come to most for the seat at this node, with some interest in what is little known."""
        moves = self.moves
        room = moves.room
        trusted = self.trust > 0
        mean: i64 = 0
        interest: i64 = 0
        if node.visits > 0:
            mean = node.usual.total
            for arm in node.arms:
                mean += arm.total
            mean = mean // node.visits
        if curious:
            interest = self.width * root(node.visits * 10_000) // 100
        rest: i64 = (100 - self.trust) * interest // (100 * (moves.count - 1))
        best: Arm | None = None
        most: i64 = -HIGH
        if trusted:
            best = node.usual
            most = mean if best.visits == 0 else best.total // best.visits
            most += self.trust * interest // (100 * (1 + best.visits))
        unknown: i64 = -1
        for at in range(moves.count):
            move = room[at]
            if trusted and move == usual:
                continue
            arm_or_none = node.arm(move)
            if arm_or_none is None:
                first = mean + rest if trusted else HIGH
                if curious and first > most:
                    most = first
                    unknown = move
                continue
            worth = mean if arm_or_none.visits == 0 else arm_or_none.total // arm_or_none.visits
            worth += rest // (1 + arm_or_none.visits)
            if worth > most and (curious or arm_or_none.visits > 0):
                most = worth
                best = arm_or_none
                unknown = -1
        if unknown >= 0:
            best = Arm(unknown)
            node.arms.append(best)
        return node.usual if best is None else best

    def is_over(self, path: Path) -> bool:
        """Is it time to weigh the table?"""
        if path.state.depth == 0 or path.made >= LONGEST:
            return True
        clock = self.value.reading.clock(path.state)
        if clock != path.now:
            path.now = clock
            path.turns += 1
        return path.turns >= self.depth

    def carry_out(self, path: Path, seat: i64, move: i64) -> None:
        path.state.apply(seat, move)
        path.made += 1
        self.applied += 1

    def finish(self, game: Game, path: Path) -> None:
        """Beyond the tree the usual answers carry the play on."""
        while not self.is_over(path):
            seat = path.state.mover()
            self.carry_out(path, seat, self.guess(game, path.state, seat, path.luck))

    def weigh_shares(self, state: State) -> None:
        """What each seat may expect at this table."""
        self.value.weigh(state, self.shares)


class Wanderer(Tree):
    """A tree without learning: whatever has not been tried comes first, and luck plays on to the end. It is
    what others measure, and plays badly.
    """

    __slots__ = ()

    def is_over(self, path: Path) -> bool:
        return path.state.depth == 0

    def guess(self, game: Game, state: State, seat: i64, luck: Chance) -> i64:
        return self.moves.room[luck.pick(self.moves.count)]

    def learns(self, path: Path, seat: i64) -> bool:
        """All learn from every try, as a plain search of information sets has it."""
        return True

    def teach(self, game: Game, behind: Arm, path: Path, seat: i64) -> None:
        """So nobody needs a lesson."""

    def finish(self, game: Game, path: Path) -> None:
        self.applied += play_out(path.state, path.luck, TO_THE_END)

    def weigh_shares(self, state: State) -> None:
        outcome = state.outcome()
        for seat in range(state.seats):
            self.shares[seat] = 0 if outcome is None else settled(outcome, seat)
