"""Starting the server: problems are named before anything is served."""

from __future__ import annotations

import errno
import gc
import os
import signal
import socket
import sys
from pathlib import Path
from threading import Timer
from unittest.mock import MagicMock, patch
from urllib.parse import urlsplit
from weakref import ref

import pytest
from tests.server.house import House

from stolik.core.errors import StolikError
from stolik.server import serve, serving
from stolik.server.errors import BadAddress, BadProxy, DatabaseNotWritable, PortForbidden, PortInUse
from stolik.server.net.addresses import believed, for_friends, is_loopback, on_this_computer
from stolik.text import catalogue

LAN = "http://192.168.1.7:8000/"


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortInUse) as refused:
            serve("127.0.0.1", port, tmp_path / "t.db")
    assert refused.value.details["port"] == port
    assert str(port + 1) in catalogue("en").complain("port_in_use", refused.value.details).replace(",", "")
    assert not (tmp_path / "t.db").exists()


@pytest.mark.parametrize("host", ["203.0.113.1", "no.such.host.invalid"])
def test_an_address_that_is_not_here(tmp_path: Path, host: str) -> None:
    with pytest.raises(BadAddress) as refused:
        serve(host, 0, tmp_path / "t.db")
    assert host in catalogue("pl").complain("bad_address", refused.value.details)


LOW, ELSE = "Port 81 is for administrators only", "--port 8000"


@pytest.mark.parametrize(
    ("number", "host", "port", "error", "english"),
    [
        (errno.EACCES, "127.0.0.1", 81, PortForbidden, LOW),
        (errno.EPERM, "::1", 81, PortForbidden, LOW),
        (errno.EACCES, "127.0.0.1", 9000, PortForbidden, "does not let you use port 9000"),
        (errno.EADDRINUSE, "127.0.0.1", 80, PortInUse, "taken by another program"),
        (errno.EADDRINUSE, "127.0.0.1", 65535, PortInUse, ELSE),
        (errno.EADDRNOTAVAIL, "127.0.0.1", 8000, BadAddress, "This machine has no address"),
        (errno.EADDRNOTAVAIL, "::1", 8000, BadAddress, "IPv6 is switched off"),
        (errno.EAFNOSUPPORT, "::", 8000, BadAddress, "IPv6 is switched off"),
        (errno.EMFILE, "127.0.0.1", 8000, BadAddress, "Too many open files"),
    ],
)
def test_what_the_system_refuses_is_named(
    tmp_path: Path, number: int, host: str, port: int, error: type[StolikError], english: str
) -> None:
    with (
        patch.object(socket.socket, "bind", side_effect=OSError(number, os.strerror(number))),
        pytest.raises(error) as refused,
    ):
        serve(host, port, tmp_path / "t.db")
    details = refused.value.details
    assert english in catalogue("en").complain(error.id, details)
    assert str(details.get("other", host)) in catalogue("pl").complain(error.id, details)


def test_without_ipv6_it_is_named(tmp_path: Path) -> None:
    refusal = OSError(errno.EAFNOSUPPORT, os.strerror(errno.EAFNOSUPPORT))
    with patch("stolik.server.serving.socket.socket", side_effect=refusal), pytest.raises(BadAddress) as refused:
        serving._listen("::1", 8000)
    assert "IPv6 jest na tym komputerze wyłączone" in catalogue("pl").complain("bad_address", refused.value.details)


@pytest.mark.parametrize(
    ("host", "english"),
    [("", "is empty"), (" ", "is empty"), ("127.0.0.1:8000", "the port belongs after --port"),
     ("http://localhost", "neither an address nor a name"), ("[::1]", "neither an address nor a name"),
     ("a..b", "neither an address nor a name"), ("x" * 70 + ".example", "neither an address nor a name"),
     ("nu\0ll", "neither an address nor a name")],
)  # fmt: skip
def test_what_is_no_address_is_named(host: str, english: str) -> None:
    with pytest.raises(BadAddress) as refused:
        serving._listen(host, 0)
    assert english in catalogue("en").complain("bad_address", refused.value.details)


def test_web_servers_in_front_are_addresses_or_networks() -> None:
    assert believed(["10.0.0.5", "172.16.0.0/12", "fd00::/8"]) == ("10.0.0.5", "172.16.0.0/12", "fd00::/8")
    for mistyped in ("*", "10.0.0.5/8", "10.0.0.0/33", "caddy", ""):
        with pytest.raises(BadProxy) as refused:
            believed([mistyped])
        assert "--proxy" in catalogue("pl").complain("bad_proxy", refused.value.details)


def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "t.db").mkdir()
    with pytest.raises(DatabaseNotWritable) as refused:
        serve("127.0.0.1", 0, tmp_path / "t.db")
    assert str(tmp_path / "t.db") in catalogue("pl").complain("database_not_writable", refused.value.details)


def test_the_browser_is_opened_once_the_house_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def look(address: str) -> None:
        assert address.startswith("http://127.0.0.1:")
        signal.raise_signal(signal.SIGINT)

    with patch("webbrowser.open", look), patch("stolik.server.serving.for_friends", return_value=[LAN]):
        serve("0.0.0.0", 0, tmp_path / "t.db", "pl", True)
    said = capsys.readouterr().out
    assert catalogue("pl").say("cli-friends", url=LAN) in said
    assert catalogue("pl").say("cli-stop", file=str(tmp_path / "t.db")) in said


def test_the_port_is_free_again_at_once(tmp_path: Path) -> None:
    with House(tmp_path / "t.db") as first:
        assert first.get("/api/games")[0] == 200
    with House(tmp_path / "t.db", first.port) as second:
        assert second.get("/api/games")[0] == 200


def test_a_server_for_this_computer_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with patch("webbrowser.open", lambda _: signal.raise_signal(signal.SIGINT)):
        serve("127.0.0.1", 0, tmp_path / "t.db", "en", True)
    assert catalogue("en").say("cli-alone") in capsys.readouterr().out


def test_friends_are_given_addresses_they_can_reach() -> None:
    assert for_friends("127.0.0.1", 8000) == for_friends("::1", 8000) == for_friends("localhost", 8000) == []
    assert for_friends("192.168.1.7", 8000) == ["http://192.168.1.7:8000/"]
    assert for_friends("fd00::7", 80) == ["http://[fd00::7]:80/"]
    addresses = [*for_friends("0.0.0.0", 8000), *for_friends("::", 8000)]
    assert not [url for url in addresses if is_loopback(urlsplit(url).hostname)]
    assert on_this_computer("::", 8000) == "http://[::1]:8000/"


def test_addresses_are_found_by_the_way_out_and_by_name() -> None:
    probe = MagicMock()
    probe.__enter__.return_value.getsockname.return_value = ("192.168.1.7", 5)
    named = [(0, 0, 0, "", (address, 0)) for address in ("127.0.1.1", "10.0.0.5", "192.168.1.7", "169.254.3.4")]
    with patch("socket.socket", return_value=probe), patch("socket.getaddrinfo", return_value=named):
        assert for_friends("0.0.0.0", 80) == ["http://192.168.1.7:80/", "http://10.0.0.5:80/"]
    with patch("socket.socket", side_effect=OSError), patch("socket.getaddrinfo", side_effect=OSError):
        assert for_friends("::", 80) == [], "a computer in no network"


def test_garbage_is_looked_for_rarely_and_not_among_what_stays() -> None:
    before, switch = gc.get_threshold(), sys.getswitchinterval()
    try:
        serving.tune_python()
        assert gc.get_threshold() >= (50_000, 50, 1_000)
        assert gc.get_freeze_count() > 10_000
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
        sys.setswitchinterval(switch)


def test_what_is_lost_in_circles_is_found_in_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server looks for garbage rarely, but it does."""
    monkeypatch.setattr(serving, "SEARCH", 0.05)
    monkeypatch.setattr(serving, "tune_python", gc.disable)

    class Circle:
        def __init__(self) -> None:
            self.itself = self

    lost: list[ref[Circle]] = []

    def stop(_: object = None) -> None:
        signal.raise_signal(signal.SIGINT)

    patience = Timer(20, stop)

    def opened(url: str) -> None:
        lost.append(ref(Circle(), stop))
        patience.start()

    try:
        with patch("webbrowser.open", opened):
            serve("127.0.0.1", 0, tmp_path / "t.db", "en", True)
        assert [one() for one in lost] == [None]
    finally:
        patience.cancel()
        gc.enable()
