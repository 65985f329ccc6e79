"""What holds for all tests."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

import aedilis

# Examples are the same every time, and no test fails because a machine is slow.
settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")

# Whatever a shell runs in the background ignores Ctrl-C, and so would all that tests start to press it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def the_engine_is_the_one_asked_for() -> None:
    asked = os.environ.get("AEDILIS_ENGINE")
    assert asked in (None, "", "plain", "compiled")
    if asked:
        assert aedilis.compiled() == (asked == "compiled")
