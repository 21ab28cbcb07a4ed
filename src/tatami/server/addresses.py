"""From where somebody asks, as far as limits are concerned."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final

_NETWORK_BITS: Final = 64


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
