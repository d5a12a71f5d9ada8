"""The links of a rematch, kept for those who come back to the table before it (decision 0075). Each is covered with a
pad that only the link before it makes, of which the server has only the hash. Whether a link comes out is seen in the
list of links.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import shake_256

SALT = 16
"""Bytes that make each pad another."""


def locked(link: str, following: str) -> str:
    """The link that follows another, for whoever has that."""
    salt = secrets.token_bytes(SALT)
    return urlsafe_b64encode(salt + _covered(link, salt, following.encode())).decode()


def opened(link: str, kept: str) -> str:
    """What was locked with this link; something that is no link if it was locked with another."""
    data = urlsafe_b64decode(kept)
    return _covered(link, data[:SALT], data[SALT:]).decode("utf-8", "replace")


def _covered(link: str, salt: bytes, text: bytes) -> bytes:
    """A text with the pad put on it, or taken off it."""
    pad = shake_256(b"rematch " + salt + link.encode()).digest(len(text))
    return bytes(one ^ other for one, other in zip(text, pad, strict=True))
