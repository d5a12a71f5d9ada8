"""Calls by services through Apprise: only those the host allows, in a process that reaches nothing else. No message
leaves this computer here.
"""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.calls.receivers import LOCK, Desk, Mailbox, Receiver, at_desk

from stolik.server.calls import services
from stolik.server.calls.apprised import REFUSED, SENT, Errand, confined
from stolik.server.calls.posts import ways_of
from stolik.server.calls.services import HOSTS, LONGEST, Services
from stolik.server.calls.settings import CallSettings, read_calls, with_services
from stolik.server.errors import BadCallAddress, BadCallsFile
from stolik.server.messages import ChannelWish

ADDRESSES = {
    "discord": "discord://4174216298/JHMHI8qBe7bk2ZwO5U711o3dV_js",
    "gchat": "gchat://workspace/some-key/some-token",
    "pbul": "pbul://a6k4FABnJbikDRHWfazeNPbtNe2QmPZ3",
    "pover": f"pover://{'u' * 30}@{'a' * 30}",
    "slack": "slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ",
    "tgram": "tgram://123456789:abcdefg_hijklmnop-1234567890abcdef/12315544",
}
LISTENS = """
import socket, sys
from stolik.server.calls import apprised
asked = []
def look(host, port, *more, **named):
    asked.append(host)
    raise socket.gaierror("nowhere")
for url in sys.argv[1:]:
    asked.clear()
    socket.getaddrinfo = look
    code = apprised.sent(apprised.Errand(url, "Stolik", "Your turn.", ()))
    print(url.partition(":")[0], code, *sorted(set(asked)))
"""
STRAYS = """
import socket, sys
import requests
from apprise.decorators import notify
from stolik.server.calls import apprised
@notify(on="stray")
def stray(body, title, notify_type, *more, **named):
    try:
        requests.get(sys.argv[1], timeout=5)
    except requests.ConnectionError:
        return False
    return True
apprised.main()
"""


def ran(code: str, *arguments: str, said: bytes = b"") -> tuple[int, str]:
    """Run a program. Returns its exit code, and what it has printed."""
    run = [sys.executable, "-c", code, *arguments]
    done = subprocess.run(run, input=said, capture_output=True, timeout=120, check=False)
    return done.returncode, done.stdout.decode()


def test_each_service_asks_for_its_own_hosts_alone() -> None:
    assert ADDRESSES.keys() == HOSTS.keys()
    _, said = ran(LISTENS, *ADDRESSES.values())
    for line in said.splitlines():
        scheme, code, *asked = line.split()
        assert (code, bool(asked)) == (str(REFUSED), True)
        assert set(asked) <= set(HOSTS[scheme])
    assert len(said.splitlines()) == len(HOSTS)


@pytest.mark.parametrize("url", ["http://127.0.0.1:{port}/", "http://localhost:{port}/", "http://[::1]:{port}/"])
def test_whatever_apprise_does_it_reaches_nothing_else(url: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as near:
        near.settimeout(0.2)
        errand = Errand("stray://", "Stolik", "Your turn.", ("slack.com",))
        code, _ = ran(STRAYS, url.format(port=near.getsockname()[1]), said=msgspec.json.encode(errand))
        assert code == REFUSED
        with pytest.raises(TimeoutError):
            near.accept()


def test_a_name_that_leads_into_a_house_is_not_found() -> None:
    def look(host: str, port: int, *more: Any, **named: Any) -> list[Any]:
        return [(0, 0, 0, "", (address, port)) for address in {"slack.com": ["1.1.1.1"]}.get(host, ["192.168.0.7"])]

    found = confined(look, ("slack.com", "hooks.slack.com"))
    assert found("slack.com", 443)[0][4][0] == "1.1.1.1"
    for host, port in (("hooks.slack.com", 443), ("slack.com", 80), ("example.org", 443), ("1.1.1.1", 443)):
        with pytest.raises(socket.gaierror):
            found(host, port)


@pytest.mark.parametrize(
    "address",
    [
        "tgram://123456789:abcdef/1",  # not offered here
        "slack://a/b/c?verify=no",
        "slack://a/b/c?template=/etc/passwd",
        "slack://a/b/c#x",
        "slack://a/b/c,json://127.0.0.1",
        "slack://a/b/c json://127.0.0.1",
        f"slack://{'a' * LONGEST}",
        "json://127.0.0.1/",
        "file:///etc/passwd",
        "windows://",
        "syslog://",
        "exec://rm",
        "https://hooks.slack.com/services/T/A/x",
    ],
)
def test_only_plain_addresses_of_offered_services_are_taken(address: str, tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        with pytest.raises(BadCallAddress):
            await desk.wish("service", address)

    at_desk(tmp_path, play, service=Services(["slack"], LOCK))


def test_a_call_by_a_service_is_tried_again_and_its_address_is_kept_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    got: list[Errand] = []
    codes: list[int] = []

    async def run(errand: bytes) -> int:
        got.append(msgspec.json.decode(errand, type=Errand))
        return codes.pop(0) if codes else SENT

    monkeypatch.setattr(services, "_run", run)

    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        address = ADDRESSES["slack"]
        await desk.channels.add("t", 1, "not_alone", ChannelWish("service", address), "n")
        row = await desk.row("slack://")
        assert (got[0].url, got[0].hosts) == (address, HOSTS["slack"])
        assert row.code in got[0].text
        told = await desk.channels.describe("t", 1)
        assert told["channels"][0]["name"] == "slack"
        assert "TIiajkdnlazkcOXrIdevi7FQ" not in (tmp_path / "t.db").read_bytes().decode("latin-1")
        await desk.store.change_channel(row.id, code="")
        codes.append(REFUSED)
        await desk.calls.asked("t", 1, 4)
        assert await desk.after(0) == 1
        assert await desk.failed() == "refused"
        assert await desk.after(60) == 1
        assert got[-1].text.endswith("https://stolik.example.org/back/t")
        assert await desk.failed() == ""

    at_desk(tmp_path, play, service=Services(["slack"], LOCK))


def test_an_address_that_apprise_does_not_know_is_tried_once(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        await desk.channels.add("t", 1, "not_alone", ChannelWish("service", "slack://"), "n")
        assert await desk.failed() == "address"

    at_desk(tmp_path, play, service=Services(["slack"], LOCK))


def test_the_host_says_which_services_there_are(tmp_path: Path) -> None:
    file = tmp_path / "calls.toml"
    file.write_text('services = ["slack"]')
    assert ways_of(read_calls(file), tmp_path / "t.db").services == ("slack",)
    assert with_services(CallSettings(), "slack,tgram").services == ("slack", "tgram")
    assert "service" not in ways_of(CallSettings(), tmp_path / "t.db").posts
    file.write_text('services = ["json"]')
    with pytest.raises(BadCallsFile):
        read_calls(file)
    with pytest.raises(BadCallsFile):
        with_services(CallSettings(), "slack,exec")
