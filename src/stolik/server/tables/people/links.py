"""Ids of tables, and links: secret tokens that give access to a table. Only hashes of links are stored. All links of a
table are derived from the host's link, so only the host can list them again.
"""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from stolik.server.storage.records import LinkRow, SeatRow, TableRow

LENGTH = 24
"""Characters of a link: 18 bytes."""
WHOLE = re.compile(rf"(?<![\w-])[\w-]{{{LENGTH}}}", re.ASCII)
DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d", "-"))
"""What programs that set texts make of a hyphen."""
FOREIGN = re.compile(r"[^\w-]", re.ASCII)
IN_ADDRESS = re.compile(rf"(?<=/)[\w-]{{{LENGTH}}}(?![\w-])", re.ASCII)
"""A link at the end of an address in a text."""


def new_table_id() -> str:
    """A random id of 72 bits. It never starts with a hyphen: on a command line that would be an option."""
    while (id := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id


def new_host_link() -> str:
    """A random link of 144 bits."""
    return secrets.token_urlsafe(18)


def new_own_link() -> str:
    """A random link of a seat, which the host cannot list."""
    return secrets.token_urlsafe(18)


def known_link(host: str, seat: int, nth: int) -> str | None:
    """The link of a seat if the host can know it (`SeatRow.link`)."""
    return seat_link(host, seat, nth) if nth >= 0 else None


def seat_link(host: str, seat: int | None, nth: int = 0) -> str:
    """The link of a seat (None: for spectators), derived from the host's link; `nth`: how often it was replaced."""
    purpose = "watch" if seat is None else f"seat/{seat}"
    return _derived(host, f"{purpose}/{nth}" if nth else purpose)


def without_links(text: str) -> str:
    """A text in which no address gives access to a table."""
    return IN_ADDRESS.sub("…", text)


def rematch_link(host: str, shift: int) -> str:
    """The host's link of the rematch in which everybody moves `shift` seats down."""
    return _derived(host, f"rematch/{shift}" if shift else "rematch")


def day_link(key: str, day: int, game: str, mode: str) -> str:
    """The host's link of the one try that a browser with this key has at a deal of the day."""
    return _derived(key, f"day/{day}/{game}/{mode}")


def cleaned(pasted: str) -> str:
    """The link in what somebody pasted: an address perhaps, with a full stop, a bracket or a word behind it, or broken
    in two. What holds no link is returned without the characters that a link cannot have.
    """
    text = pasted.rpartition("/t/")[2]
    hyphened = text.translate(DASHES)
    if found := WHOLE.search(text) or WHOLE.search(hyphened):
        return found[0]
    return FOREIGN.sub("", hyphened)[:LENGTH]


def hashed(link: str) -> str:
    """The hash under which a link is stored."""
    return sha256(link.encode()).hexdigest()


def links_of(table: str, players: int, host: str) -> dict[str, LinkRow]:
    """What each link of a table gives access to, by hash; all links are derived from the host's."""
    links = {hashed(host): LinkRow(table, "host", None), hashed(seat_link(host, None)): LinkRow(table, "watch", None)}
    return links | {hashed(seat_link(host, seat)): LinkRow(table, "seat", seat) for seat in range(players)}


def told_links(table: TableRow, seats: Sequence[SeatRow], host: str) -> dict[str, Any]:
    """The links of a table as its host is told them (docs/protocol.md)."""
    return {
        "table": table.id,
        "host": host,
        "watch": seat_link(host, None, table.watch),
        "seats": [
            {"seat": s.seat, "kind": s.kind, "token": known_link(host, s.seat, s.link) if s.kind == "person" else None}
            for s in seats
        ],
    }


def _derived(host: str, purpose: str) -> str:
    digest = hmac.new(host.encode(), purpose.encode(), sha256).digest()
    return urlsafe_b64encode(digest[:18]).decode()
