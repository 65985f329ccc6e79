"""One server for the tests that leave others' tables alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.web.server.site import Site, running


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("site")) as site:
        yield site
