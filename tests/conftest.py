"""What all tests share: Hypothesis plays the same cards in every run, and takes its time."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "esbat",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("esbat")

# `./play` may have built a compiled form beside this source: what is tested here is the source, unless the
# compiled wheel is what was meant.
if not os.environ.get("ESBAT_EXPECT_COMPILED"):
    os.environ["ESBAT_COMPILE"] = "0"

# A shell lets what it starts in the background ignore interruptions, and whatever tests start would inherit
# that: some of them show what an interruption does.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The accessibility checker's rounds, and a cluster of several machines: these take longest.
LONG_FIXTURES = {"axe", "cluster"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest is begun first: at the end nobody waits for one test alone."""
    items.sort(key=lambda item: LONG_FIXTURES.isdisjoint(getattr(item, "fixturenames", ())))
