"""Links: whoever has one may do what it says. Only their hashes are stored; a table's links follow from its host's,
so the host can be given all of them again and nobody else can.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256


def new_host_link() -> str:
    """A link nobody can guess (144 bits)."""
    return secrets.token_urlsafe(18)


def seat_link(host: str, seat: int | None) -> str:
    """The link of a seat (None: for watching), known to whoever knows the host's."""
    return _derived(host, "watch" if seat is None else f"seat/{seat}")


def rematch_link(host: str, shift: int) -> str:
    """The host's link of the table that follows this one, where everybody sits `shift` seats further down."""
    return _derived(host, f"rematch/{shift}" if shift else "rematch")


def hashed(link: str) -> str:
    """What is stored of a link."""
    return sha256(link.encode()).hexdigest()


def _derived(host: str, purpose: str) -> str:
    digest = hmac.new(host.encode(), purpose.encode(), sha256).digest()
    return urlsafe_b64encode(digest[:18]).decode()
