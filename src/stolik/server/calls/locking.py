"""What is kept locked in the database, under a key in a file beside it: a copy of the database alone opens nothing."""

from __future__ import annotations

import secrets
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from stolik.files import write
from stolik.server.calls.sealing import OWNER_ONLY, decoded, encoded
from stolik.server.errors import BadKeyFile

KEY, NONCE = 32, 12
"""Bytes of the key, and of what makes each locking another."""


class Lock:
    """Locks texts. Each is bound to what it is `of`: moved to another row, it does not open."""

    def __init__(self, key: bytes) -> None:
        self._cipher = AESGCM(key)

    @classmethod
    def at(cls, file: Path) -> Lock:
        """The lock whose key is in a file; a new one if there is no file, which only its owner may read. Raises
        BadKeyFile, NotWritable.
        """
        if not file.exists():
            write(file, secrets.token_bytes(KEY), OWNER_ONLY, keep_mode=False)
        try:
            key = file.read_bytes()
        except OSError as error:
            raise BadKeyFile(file=str(file)) from error
        if len(key) != KEY:
            raise BadKeyFile(file=str(file))
        return cls(key)

    def locked(self, text: str, of: str) -> str:
        """The text, locked."""
        nonce = secrets.token_bytes(NONCE)
        return encoded(nonce + self._cipher.encrypt(nonce, text.encode(), of.encode()))

    def opened(self, locked: str, of: str) -> str | None:
        """What was locked; None if it does not open."""
        try:
            data = decoded(locked)
            return self._cipher.decrypt(data[:NONCE], data[NONCE:], of.encode()).decode()
        except (ValueError, InvalidTag):
            return None
