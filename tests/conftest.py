"""What holds for all tests."""

import os

import pytest

import aedilis


@pytest.fixture(scope="session", autouse=True)
def the_engine_is_the_one_asked_for() -> None:
    asked = os.environ.get("AEDILIS_ENGINE")
    assert asked in (None, "", "plain", "compiled")
    if asked:
        assert aedilis.compiled() == (asked == "compiled")
