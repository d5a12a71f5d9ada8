"""The links of a rematch, kept for those who come back to the table before it (decision 0075). Each is locked with the
link that it follows, of which the server has only the hash.
"""

from __future__ import annotations

from hashlib import sha256

from stolik.server.calls.locking import Lock

PURPOSE = "rematch"


def locked(link: str, following: str) -> str:
    """The link that follows another, for whoever has that."""
    return _lock(link).locked(following, PURPOSE)


def opened(link: str, kept: str) -> str:
    """The link that was locked with this one; empty if there is none."""
    return _lock(link).opened(kept, PURPOSE) or ""


def _lock(link: str) -> Lock:
    return Lock(sha256(f"{PURPOSE} {link}".encode()).digest())
