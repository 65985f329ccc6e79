"""What counts as one address where limits count by address."""

from __future__ import annotations

from ipaddress import IPv6Address

from hypothesis import given
from hypothesis import strategies as some
from starlette.requests import HTTPConnection

from aedilis.web.visits import address_of


def counted(host: str) -> str:
    return address_of(HTTPConnection({"type": "http", "client": (host, 1), "headers": []}))


HOSTS = some.integers(0, 2**64 - 1)


@given(network=some.integers(0x2000 << 48, 0x3FFF << 48), one=HOSTS, other=HOSTS)
def test_all_of_a_household_count_as_one_and_neighbours_do_not(network: int, one: int, other: int) -> None:
    def address(network: int, host: int) -> str:
        return str(IPv6Address(network << 64 | host))

    assert counted(address(network, one)) == counted(address(network, other))
    assert counted(address(network, one)) != counted(address(network + 1, one))


def test_an_address_of_ipv4_counts_as_itself_also_where_it_is_written_as_ipv6() -> None:
    assert counted("192.0.2.7") == counted("::ffff:192.0.2.7") == "192.0.2.7"
    assert counted("192.0.2.8") != counted("192.0.2.7")


def test_what_is_no_address_counts_as_itself() -> None:
    assert counted("testclient") == "testclient"
    assert counted("fe80::1%eth0").startswith("fe80::")
