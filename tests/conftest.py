"""What all tests share: Hypothesis plays the same cards in every run, and takes its time."""

import signal

from hypothesis import HealthCheck, settings

settings.register_profile(
    "esbat",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("esbat")

# A shell lets what it starts in the background ignore interruptions, and whatever tests start would inherit
# that: some of them show what an interruption does.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
