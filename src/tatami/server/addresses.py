"""From where somebody asks, as far as limits are concerned."""

from __future__ import annotations

from functools import cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

_NETWORK_BITS: Final = 64
_EVERYBODY: Final = "*"


def network(host: str) -> str:
    """An IPv4 address; of IPv6 the network, because anybody has a whole one."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, _NETWORK_BITS), strict=False))


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return network(client[0]) if client else ""


def read_proxies(names: str) -> list[str]:
    """Addresses and networks with spaces between, those of IPv4 also as IPv6 sockets see them."""
    found: list[str] = []
    for name in names.split():
        whole = _as_network(name)
        found.append(name if whole is None else str(whole))
        if isinstance(whole, IPv4Network):
            found.append(f"::ffff:{whole.network_address}/{whole.prefixlen + 96}")
    return found


def is_among(host: str, proxies: list[str]) -> bool:
    """Whether the host is one that `read_proxies` found."""
    if host in proxies or proxies == [_EVERYBODY]:
        return True
    try:
        address = ip_address(host)
    except ValueError:
        return False
    networks = [_as_network(name) for name in proxies]
    return any(address in one for one in networks if one is not None)


@cache
def _as_network(name: str) -> IPv4Network | IPv6Network | None:
    """An address is a network of its own; None for other names."""
    try:
        return ip_network(name, strict=False)
    except ValueError:
        return None
