"""What all tests share: Hypothesis plays the same cards in every run, and takes its time."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "esbat",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("esbat")
