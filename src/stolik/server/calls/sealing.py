"""The keys of Web Push: what a call is sealed with for a browser (RFC 8291), and how the server shows who it is (RFC
8292).
"""

from __future__ import annotations

import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from stolik.files import write
from stolik.server.errors import BadKeyFile

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes of a sealed record: a call is always shorter."""
PADDED = 1024
"""Bytes to which a call is filled up, so that its length says nothing."""
GOOD_FOR = 12 * 60 * 60
"""Seconds for which a token is good."""
OWNER_ONLY = 0o600


class PushKey:
    """The key by which services of Web Push know this server."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public = encoded(point(private.public_key()))
        """As browsers want it."""

    @classmethod
    def at(cls, file: Path) -> PushKey:
        """The key in a file; a new one if there is no file, which only its owner may read. Raises BadKeyFile,
        NotWritable.
        """
        if not file.exists():
            made = ec.generate_private_key(CURVE)
            pem = made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
            write(file, pem, OWNER_ONLY, keep_mode=False)
        try:
            private = load_pem_private_key(file.read_bytes(), None)
        except (OSError, ValueError, TypeError) as error:
            raise BadKeyFile(file=str(file)) from error
        if not isinstance(private, ec.EllipticCurvePrivateKey) or private.curve.name != CURVE.name:
            raise BadKeyFile(file=str(file))
        return cls(private)

    def authorization(self, audience: str, contact: str) -> str:
        """The header by which the server shows who it is, to the service with this origin."""
        claims = {"aud": audience, "exp": int(time.time()) + GOOD_FOR} | ({"sub": contact} if contact else {})
        said = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
        r, s = decode_dss_signature(self._private.sign(said.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={said}.{encoded(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def sealed(
    text: bytes,
    receiver: bytes,
    auth: bytes,
    ours: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
    padded: int = PADDED,
) -> bytes:
    """A text that only the browser with these keys can read; `ours` and `salt` are drawn anew unless they are given.
    Raises ValueError if `receiver` is no public key.
    """
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver)
    ours, salt = ours or ec.generate_private_key(CURVE), salt or secrets.token_bytes(16)
    sender = point(ours.public_key())
    secret = _derived(ours.exchange(ec.ECDH(), theirs), auth, b"WebPush: info\0" + receiver + sender, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + len(sender).to_bytes(1) + sender
    return head + AESGCM(key).encrypt(nonce, (text + b"\2").ljust(padded, b"\0"), None)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it is sent."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(data: bytes) -> str:
    """Bytes as they are written in headers and by browsers."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """What was written by `encoded`. Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _part(data: object) -> str:
    return encoded(msgspec.json.encode(data))
