"""A password for opening tables. Only its hash is kept, in a file."""

from __future__ import annotations

import hmac
import secrets
from base64 import b64decode, b64encode
from hashlib import scrypt
from pathlib import Path

import msgspec

from stolik.files import write
from stolik.server.errors import BadPasswordFile

COST, BLOCK, SIDE_BY_SIDE = 2**14, 8, 1
OWNER_ONLY = 0o600


class Password(msgspec.Struct, frozen=True):
    """The hash of a password, and the salt it was made with."""

    salt: bytes
    hash: bytes

    def fits(self, given: str) -> bool:
        """Whether this is the password. Takes about 50 ms, independent of the password."""
        return hmac.compare_digest(_hash(given, self.salt), self.hash)


def write_password(file: Path, password: str) -> None:
    """Write the hash of a password to a file that only its owner may read. Raises NotWritable."""
    salt = secrets.token_bytes(16)
    text = f"scrypt {b64encode(salt).decode()} {b64encode(_hash(password, salt)).decode()}\n"
    write(file, text.encode(), OWNER_ONLY, keep_mode=False)


def read_password(file: Path) -> Password:
    """The hash written by `write_password`. Raises BadPasswordFile."""
    try:
        kind, salt, hashed = file.read_text(encoding="utf-8-sig").split()
        if kind != "scrypt":
            raise ValueError(kind)
        return Password(b64decode(salt, validate=True), b64decode(hashed, validate=True))
    except (OSError, ValueError) as error:
        raise BadPasswordFile(file=str(file)) from error


def _hash(password: str, salt: bytes) -> bytes:
    return scrypt(password.encode(errors="surrogatepass"), salt=salt, n=COST, r=BLOCK, p=SIDE_BY_SIDE, dklen=32)
