"""Whose turn it is: time is shared equally by networks, and the time of a network equally by its tables."""

from __future__ import annotations

from collections.abc import Collection

CROWD = 100
"""The clock of the shares goes on at least as fast as if this number shared, so that newcomers, however many, do not
keep others waiting for ever."""


class Shares:
    """Equal shares in virtual time. Who has used the least comes first. Who comes back after a pause begins where those
    are who are served now: nobody saves up, and what somebody used while nobody else waited is not held against them.
    """

    def __init__(self) -> None:
        self._now = 0.0
        self._used: dict[str, float] = {}
        """By name: the virtual time up to which somebody has been served, if that is not past."""

    def due(self, who: str) -> float:
        """The virtual time at which it is their turn; the least is served next."""
        return max(self._now, self._used.get(who, 0.0))

    def begin(self, who: str) -> None:
        """Note that they are served now, and forget who is no longer ahead."""
        self._now = self.due(who)
        self._used = {one: used for one, used in self._used.items() if used > self._now} | {who: self._now}

    def charge(self, who: str, seconds: float) -> None:
        """Note what they have used."""
        self._used[who] = self.due(who) + seconds
        self._now += seconds / CROWD

    def __contains__(self, who: object) -> bool:
        return who in self._used


class Turns:
    """Shares of networks, and within each network of its tables."""

    def __init__(self) -> None:
        self._networks = Shares()
        self._tables: dict[str, Shares] = {}

    def due(self, networks: Collection[str]) -> float:
        """Of tables whose guests are in these networks; the least is served next."""
        return self._networks.due(self._payer(networks))

    def table_due(self, networks: Collection[str], table: str) -> float:
        """Of one of these tables; the least of them is served next."""
        return self._of(self._payer(networks)).due(table)

    def begin(self, networks: Collection[str], table: str) -> str:
        """Note that the table is served now. Returns the network at whose expense."""
        payer = self._payer(networks)
        self._networks.begin(payer)
        self._tables = {network: tables for network, tables in self._tables.items() if network in self._networks}
        self._of(payer).begin(table)
        return payer

    def charge(self, payer: str, table: str, seconds: float) -> None:
        """Note what the table has used."""
        self._networks.charge(payer, seconds)
        self._of(payer).charge(table, seconds)

    def _payer(self, networks: Collection[str]) -> str:
        """The network that has used least, so that nobody waits longer for sitting with a friend who uses much."""
        return min(networks, key=self._networks.due, default="")

    def _of(self, network: str) -> Shares:
        return self._tables.setdefault(network, Shares())
