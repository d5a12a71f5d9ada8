"""Requests as no browser sends them, over bare sockets: refused clearly, and every answer has the security headers."""

from __future__ import annotations

import socket
from email import message_from_bytes
from email.message import Message

import pytest
from tests.server.house import House

from stolik.server.errors import BadHost, ForeignHost
from stolik.server.net.headers import HEADERS
from stolik.server.net.hosts import check_host

HERE = "127.0.0.1"
UPGRADE = (
    "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


def ask(house: House, request: str) -> tuple[int, Message, bytes]:
    """Status, headers and body of the answer."""
    with socket.create_connection((HERE, house.port), timeout=20) as line:
        line.sendall(request.encode("latin-1"))
        said = b""
        while b"\r\n\r\n" not in said:
            part = line.recv(65536)
            assert part, said
            said += part
        head, _, body = said.partition(b"\r\n\r\n")
        status, _, fields = head.partition(b"\r\n")
        headers = message_from_bytes(fields)
        while len(body) < int(headers.get("content-length") or 0) and (part := line.recv(65536)):
            body += part
    return int(status.split()[1]), headers, body


def get(path: str, host: str = HERE, more: str = "", method: str = "GET", version: str = "1.1") -> str:
    return f"{method} {path} HTTP/{version}\r\nhost: {host}\r\n{more}\r\n"


ANSWERS = [
    (get("/"), 200),
    (get("/assets/none"), 404),
    (get("/", method="HEAD"), 200),
    (get("/api/tables/none"), 404),
    (get("/api/tables", method="DELETE"), 405),
    (get("/", method="BREW"), 400),
    (get("/", version="3.7"), 400),
    ("nonsense\r\n\r\n", 400),
    (get("/", more="content-length: 4\r\ntransfer-encoding: chunked\r\n"), 400),
    (get("/", more="content-length: x\r\n"), 400),
    (get("/", more="connection: upgrade\r\nupgrade: h2c\r\n"), 200),
    (get("/\xff"), 400),
    (get("*", method="OPTIONS"), 400),
    (get("evil.example:443", method="CONNECT"), 400),
    (get("http://evil.example/"), 400),
    (get(f"http://{HERE}/"), 400),
    (get("//evil.example/"), 404),
    (get("/", "evil.example"), 421),
    (get("/", "EVIL.example.:80"), 421),
    (get("/", HERE, "host: evil.example\r\n"), 400),
    (get("/", "evil.example", f"host: {HERE}\r\n"), 400),
    (get("/", HERE, f"host: {HERE}\r\n"), 400),
    (get("/", f"{HERE}:80@evil.example"), 400),
    (get("/", "[::1].evil.example"), 400),
    (get("/", f"{HERE}/"), 400),
    (get("/ws/none", "evil.example", UPGRADE), 403),
    (get("/ws/none", HERE, "host: evil.example\r\n" + UPGRADE), 403),
    (get("http://evil.example/ws/none", HERE, UPGRADE), 403),
    (get("/ws/none", HERE, UPGRADE.replace("13", "7")), 400),
    (get("/ws/none", HERE, UPGRADE.replace("AAAA", "A")), 400),
    (get("/ws/none", HERE, UPGRADE, method="POST"), 405),
    (get("/elsewhere", HERE, UPGRADE), 403),
    (get("/ws/none", HERE, UPGRADE + "content-length: 5\r\n") + "hello", 400),
    (get("/ws/none", HERE, UPGRADE + "content-length: 5\r\n", method="POST") + "hello", 400),
    (get("/ws/none", HERE, UPGRADE + "transfer-encoding: chunked\r\n") + "5\r\nhello\r\n0\r\n\r\n", 400),
]


@pytest.mark.parametrize(("request_", "status"), ANSWERS)
def test_every_answer_carries_the_security_headers(house: House, request_: str, status: int) -> None:
    found, headers, body = ask(house, request_)
    assert found == status, body
    for name, value in HEADERS.items():
        assert headers.get_all(name) == [value]
    assert headers.get_all("cache-control") == ["no-store, no-transform"]
    assert headers["server"] is None
    assert b"evil" not in body or found in (400, 421)


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "LocalHost.", "localhost:8000", "localhost:", "127.0.0.1.", "[::1]:8000", "[FE80::1%eth0]"),
        *("SALON.local", "Stolik.Example.org.:443", "my_pi", "xn--stlik-3ta.example.org", ""),
    ],
)
def test_a_plain_host_is_ours(host: str) -> None:
    check_host([host], {"stolik.example.org", "xn--stlik-3ta.example.org"})


@pytest.mark.parametrize(
    "host",
    [
        *("a b", "a,b", "localhost..", ".localhost", "a..b", "localhost:http", "localhost:8000:1", "localhost:123456"),
        *(
            "[::1",
            "::1",
            "[::1]x",
            "[::1].evil.example",
            "evil@localhost",
            "localhost/",
            "http://localhost",
            "localhost#",
        ),
        *("łódź.local", "local\u2024host", "localhost\x00", "localhost\n"),
    ],
)
def test_what_is_no_host_is_refused(host: str) -> None:
    with pytest.raises(BadHost):
        check_host([host], {"localhost"})


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example.", "EVIL.EXAMPLE:80", "127.0.0.1.evil.example", "127.1"]
)
def test_the_host_of_somebody_else_is_refused(host: str) -> None:
    with pytest.raises(ForeignHost):
        check_host([host], {"stolik.example.org"})


def test_one_host_is_enough() -> None:
    check_host([], ())
    with pytest.raises(BadHost):
        check_host(["localhost", "localhost"], ())
