"""Calls by Web Push: sealed for one browser, shown to come from this server, and ended by it."""

from __future__ import annotations

import asyncio
import json
import os
import ssl
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from tests.server.calls.receivers import Desk, Posted, Receiver, answer

from stolik.server.calls.posts import ways_of
from stolik.server.calls.push import KNOWN, Push
from stolik.server.calls.reach import Reach
from stolik.server.calls.sealing import CURVE, PushKey, decoded, encoded, point, sealed
from stolik.server.calls.sender import WAITS
from stolik.server.calls.settings import CallSettings
from stolik.server.errors import BadKeyFile
from stolik.server.messages import PushKeys
from stolik.server.storage.call_rows import GONE

NAME = "push.test"
DAY = 86400.0


class Browser:
    """A browser's subscription."""

    def __init__(self, secret: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"sixteen bytes :)") -> None:
        self._secret, self._auth = secret or ec.generate_private_key(CURVE), auth
        self.point = point(self._secret.public_key())
        self.keys = PushKeys(encoded(self.point), encoded(auth))

    def opened(self, body: bytes) -> bytes:
        """What was sealed for it."""
        salt, sender = body[:16], body[21 : 21 + body[20]]
        ours = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        exchanged = self._secret.exchange(ec.ECDH(), ours)
        secret = HKDF(SHA256(), 32, self._auth, b"WebPush: info\0" + self.point + sender).derive(exchanged)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text, mark = AESGCM(key).decrypt(nonce, body[21 + body[20] :], None).rstrip(b"\0")[:-1], b"\2"
        assert mark
        return text


def certificate(folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """How a service on loopback shows its name, and how to trust it."""
    key, name = ec.generate_private_key(CURVE), x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), 1, now - timedelta(1), now + timedelta(1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    (folder / "cert").write_bytes(made.public_bytes(Encoding.PEM))
    (folder / "key").write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    service = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    service.load_cert_chain(folder / "cert", folder / "key")
    return service, ssl.create_default_context(cafile=str(folder / "cert"))


def with_browser(folder: Path, play: Callable[[Desk, Receiver, Browser, PushKey], Awaitable[None]]) -> None:
    """Seat 1 is called by Web Push at a service on loopback."""

    async def here(host: str, port: int) -> list[str]:
        assert host == NAME
        return ["127.0.0.1"]

    async def run() -> None:
        service, trust = certificate(folder)
        key, browser = PushKey.at(folder / "t.db-push-key"), Browser()
        push = Push(Reach(here, trust), key, "mailto:host@example.org", [NAME])
        async with Receiver.open(service) as receiver, Desk.open(folder, push=push) as desk:
            await desk.wish("push", f"https://{NAME}:{receiver.port}/send/7", keys=browser.keys, lang="pl")
            await desk.calls.asked("t", 1, 4)
            await play(desk, receiver, browser, key)

    asyncio.run(run())


def check_token(posted: Posted, key: PushKey, port: int) -> None:
    """As a service would (RFC 8292)."""
    scheme, token, known = posted.headers["authorization"].replace(",", "").split()
    assert (scheme, known) == ("vapid", f"k={key.public}")
    said, _, signature = token.removeprefix("t=").rpartition(".")
    r, s = (int.from_bytes(half) for half in (decoded(signature)[:32], decoded(signature)[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key.public))
    public.verify(encode_dss_signature(r, s), said.encode(), ec.ECDSA(SHA256()))
    head, claims = (json.loads(decoded(part)) for part in said.split("."))
    assert head["alg"] == "ES256"
    assert (claims["aud"], claims["sub"]) == (f"https://{NAME}:{port}", "mailto:host@example.org")
    assert 0 < claims["exp"] - datetime.now(UTC).timestamp() < DAY


def test_only_the_browser_can_read_a_call(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, browser: Browser, key: PushKey) -> None:
        assert [await desk.after(wait) for wait in (0, DAY)] == [1, 0]
        (posted,) = receiver.got
        said = json.loads(browser.opened(posted.body))
        assert (said["table"], said["text"]) == ("t", "Twoja kolej w grze „Obecność”.")
        assert set(said) == {"table", "key", "title", "text"}
        assert posted.path == "/send/7"
        assert posted.headers["content-encoding"] == "aes128gcm"
        assert posted.headers["topic"] == said["key"]
        assert len(posted.headers["topic"]) == 32
        check_token(posted, key, receiver.port)

    with_browser(tmp_path, play)


@pytest.mark.parametrize("status", ["410 Gone", "404 Not Found"])
def test_a_browser_that_has_ended_it_is_never_called_again(tmp_path: Path, status: str) -> None:
    async def play(desk: Desk, receiver: Receiver, browser: Browser, key: PushKey) -> None:
        receiver.answers = [answer(status)]
        assert await desk.after(0) == 1
        assert await desk.failed() == GONE
        assert await desk.calls.seats() == {}
        await desk.calls.asked("t", 1, 5)
        assert await desk.after(DAY) == 0

    with_browser(tmp_path, play)


def test_a_busy_service_says_when_to_come_again(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, browser: Browser, key: PushKey) -> None:
        receiver.answers = [answer("429 Slow down", retry_after="600"), answer("502 Bad Gateway")]
        waits = (0, 599, 1, WAITS[1] - 1, 1, DAY)
        assert [await desk.after(wait) for wait in waits] == [1, 0, 1, 0, 1, 0]
        assert await desk.failed() == ""

    with_browser(tmp_path, play)


def test_a_call_is_sealed_as_in_the_example_of_the_standard() -> None:
    receiver = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    ours = ec.derive_private_key(int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), CURVE)
    auth, salt = decoded("BTBZMqHH6r4Tts7J_aSIgg"), decoded("DGv6ra1nlYgDCS1FRnbzlw")
    text = b"When I grow up, I want to be a watermelon"
    assert encoded(sealed(text, decoded(receiver), auth, ours, salt, padded=0)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("address", "good"),
    [
        *((f"https://{name.replace('*', 'db5p')}/x", True) for name in KNOWN),
        ("https://push.test:8443/x", True),
        ("http://fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com:22/x", False),
        ("https://fcm.googleapis.com.evil.example/x", False),
        ("https://evil.example/fcm.googleapis.com", False),
        ("https://fcm.googleapis.com@evil.example/x", False),
        ("https://evilnotify.windows.com/x", False),
        ("https://fcm.googleapis.com/x y", False),
        ("https://127.0.0.1/x", False),
    ],
)
def test_only_known_services_are_asked(tmp_path: Path, address: str, good: bool) -> None:
    push = Push(Reach(), PushKey.at(tmp_path / "key"), "", [NAME])
    keys = json.dumps({"p256dh": Browser().keys.p256dh, "auth": Browser().keys.auth})
    assert push.accepts(address, keys) is good
    assert not push.accepts(address, "")
    assert not push.accepts(address, '{"p256dh": "AAAA", "auth": "AAAA"}')


def test_the_key_of_the_server_is_made_once_and_is_its_own(tmp_path: Path) -> None:
    first = ways_of(CallSettings(), tmp_path / "t.db").push_key
    assert ways_of(CallSettings(), tmp_path / "t.db").push_key == first
    file = tmp_path / "t.db-push-key"
    assert os.name == "nt" or file.stat().st_mode & 0o777 == 0o600
    file.write_bytes(b"nonsense")
    with pytest.raises(BadKeyFile):
        ways_of(CallSettings(), tmp_path / "t.db")


def test_without_the_packages_there_is_no_push(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.calls.posts.find_spec", lambda name: None)
    ways = ways_of(CallSettings(services=("slack",)), tmp_path / "t.db")
    assert (sorted(ways.posts), ways.push_key, ways.lock) == (["hook"], None, None)
    assert not (tmp_path / "t.db-push-key").exists()
