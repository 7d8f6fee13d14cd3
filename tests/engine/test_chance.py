"""Luck: the same from the same seed on every machine, fair, and on its own once cloned."""

from hashlib import sha256

import pytest

from esbat.engine.chance import Chance, Recorded, Scripted, commitment, sealed, seeded

SECRET = bytes(range(16))


def test_seeded_luck_never_changes() -> None:
    """These numbers are pinned: a change would make old self-play records mean something else."""
    chance = seeded(2024)
    assert [int(chance.pick(75)) for _ in range(12)] == [11, 6, 23, 36, 14, 36, 48, 35, 9, 63, 14, 11]


def test_every_bit_of_a_seed_counts() -> None:
    firsts = {
        tuple(int(chance.pick(1000)) for _ in range(4)) for chance in map(seeded, [0, 1, 1 << 40, 1 << 300])
    }
    assert len(firsts) == 4


def test_sealed_luck_can_be_checked_with_any_sha256() -> None:
    """Big-endian words of SHA-256(secret, block number), scaled to the range."""
    chance = sealed(SECRET)
    words = []
    for block in range(2):
        digest = sha256(SECRET + block.to_bytes(8, "big")).digest()
        words += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    assert [int(chance.pick(75)) for _ in words] == [word * 75 >> 32 for word in words]


def test_the_commitment_binds_the_secret() -> None:
    assert commitment(SECRET) != commitment(SECRET[:-1] + b"\xff")
    assert len(commitment(SECRET)) == 64


@pytest.mark.parametrize("make", [lambda: seeded(5), lambda: sealed(SECRET)], ids=["seeded", "sealed"])
def test_every_answer_is_in_range_and_comes_up(make: object) -> None:
    assert callable(make)
    chance: Chance = make()
    for n in (1, 2, 3, 6, 75):
        seen = [int(chance.pick(n)) for _ in range(60 * n)]
        assert set(seen) == set(range(n))
        assert all(abs(seen.count(answer) - 60) < 50 for answer in range(n))


@pytest.mark.parametrize(
    "chance",
    [seeded(9), sealed(SECRET), Scripted([3, 1, 4, 1, 5, 9]), Recorded(seeded(9))],
    ids=["seeded", "sealed", "scripted", "recorded"],
)
def test_a_clone_has_the_same_luck_to_come_on_its_own(chance: Chance) -> None:
    chance.pick(10)
    picks = chance.picks
    clone = chance.clone()
    assert clone.picks == picks
    first = [int(clone.pick(10)) for _ in range(3)]
    assert chance.picks == picks and clone.picks == picks + 3
    assert [int(chance.pick(10)) for _ in range(3)] == first


def test_a_script_runs_out_loudly() -> None:
    """A test that forgot a die must fail, not guess."""
    with pytest.raises(LookupError):
        Scripted([]).pick(6)
    with pytest.raises(LookupError):
        Scripted([6]).pick(6)


def test_recorded_luck_writes_answers_down() -> None:
    recorded = Recorded(seeded(3))
    answers = [int(recorded.pick(6)) for _ in range(5)]
    assert recorded.answers == answers
    script = Scripted(recorded.answers[:])
    assert [int(script.pick(6)) for _ in range(5)] == answers
