"""Parcels: what a browser hands to another one through the server, which cannot read it
(docs/decisions/0069-without-an-account.md).
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

from stolik.server.errors import HouseFull, NoParcel

LARGEST = 256 * 1024
"""Bytes of the message with a parcel."""
KEPT = 10 * 60
"""Seconds for which a parcel waits."""
MOST, MOST_OF_NETWORK = 100, 5
"""Parcels that wait at once, in all and from one network."""


class Parcel(NamedTuple):
    """Something sealed, from a network, until a time of the clock."""

    sealed: str
    network: str
    until: float


class Parcels:
    """The parcels that wait. They are in memory only: none outlives the server, and no back-up holds one."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waiting: dict[str, Parcel] = {}

    def leave(self, sealed: str, network: str) -> str:
        """Keep a parcel for a while. Returns the token it is handed out for. Raises HouseFull."""
        self._drop_old()
        of_network = sum(parcel.network == network for parcel in self._waiting.values())
        if len(self._waiting) >= MOST or of_network >= MOST_OF_NETWORK:
            raise HouseFull
        token = secrets.token_urlsafe(18)
        self._waiting[token] = Parcel(sealed, network, self._clock() + KEPT)
        return token

    def fetch(self, token: str) -> str:
        """Hand out a parcel, once. Raises NoParcel."""
        self._drop_old()
        parcel = self._waiting.pop(token, None)
        if parcel is None:
            raise NoParcel
        return parcel.sealed

    def _drop_old(self) -> None:
        now = self._clock()
        self._waiting = {token: parcel for token, parcel in self._waiting.items() if parcel.until > now}
