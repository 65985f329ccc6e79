"""Every game by every number of seats, for the peers' own test suites."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def advice_is_not_a_failure() -> Iterator[None]:
    """The suites warn of what they hold unusual, such as observations that are no images; what is wrong they assert."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
