"""Ways to be called: confirmed by a code, limited, and never a way to reach what strangers may not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.server.calls.receivers import Desk, Mailbox, Receiver, answer, at_desk

from stolik.core.errors import StolikError
from stolik.server.calls.channels import GUESSES, MOST, hinted
from stolik.server.calls.hooks import Hooks
from stolik.server.calls.reach import Reach, is_public
from stolik.server.calls.settings import CallSettings, Mail, read_calls
from stolik.server.errors import BadCallAddress, BadCallsFile, NoChannel, RateLimited, TooManyChannels, WrongCode
from stolik.server.messages import ChannelChange
from stolik.server.net.app import make_app
from stolik.server.settings import Settings
from stolik.server.storage.store import Store

TRY = ChannelChange()


def test_nothing_but_a_code_is_sent_before_it_is_typed(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        async def change(change: ChannelChange) -> None:
            await desk.channels.change("t", 1, "not_alone", row.id, change)

        row = await desk.wish("mail", "ola@example.org")
        assert len(box.got) == 1
        await desk.calls.asked("t", 1, 4)
        assert await desk.after(60) == 0
        for wrong in (ChannelChange(code=""), ChannelChange(code="x")):
            with pytest.raises(WrongCode):
                await change(wrong)
        await change(ChannelChange(code=f" {box.code} "))
        await desk.calls.unasked("t", 1)
        await desk.calls.asked("t", 1, 4)
        assert await desk.after(0) == 1
        await change(TRY)
        assert len(box.got) == 3
        with pytest.raises(NoChannel):
            await desk.channels.change("t", 0, "not_alone", row.id, TRY)
        await change(ChannelChange(end=True))
        with pytest.raises(NoChannel):
            await change(TRY)

    at_desk(tmp_path, play)


def test_a_code_cannot_be_guessed(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        row = await desk.wish("mail", "ola@example.org")
        tries = [desk.channels.change("t", 1, "not_alone", row.id, ChannelChange(code=str(n))) for n in range(50)]
        await asyncio.gather(*tries, return_exceptions=True)
        assert (await desk.row(row.address)).guesses == GUESSES
        with pytest.raises(WrongCode):
            await desk.channels.change("t", 1, "not_alone", row.id, ChannelChange(code=box.code))

    at_desk(tmp_path, play)


def test_a_code_that_is_lost_is_sent_again(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        row = await desk.wish("mail", "ola@example.org")
        lost = box.code
        await desk.channels.change("t", 1, "not_alone", row.id, TRY)
        assert len(box.got) == 2
        for code in {lost} - {box.code}:
            with pytest.raises(WrongCode):
                await desk.channels.change("t", 1, "not_alone", row.id, ChannelChange(code=code))
        await desk.channels.change("t", 1, "not_alone", row.id, TRY)
        with pytest.raises(RateLimited):
            await desk.channels.change("t", 1, "not_alone", row.id, TRY)
        await desk.channels.change("t", 1, "not_alone", row.id, ChannelChange(code=box.code))
        assert (await desk.row(row.address)).code == ""

    at_desk(tmp_path, play)


def test_nobody_can_fill_a_strangers_mailbox(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        for n, name in enumerate(["ola", "OLA", "ola+x"]):
            await desk.wish("mail", f"{name}@example.org", network=f"10.0.0.{n}")
        with pytest.raises(RateLimited):
            await desk.wish("mail", "ola+y@example.org", network="10.0.0.9")
        for n in range(5):
            row = await desk.wish("mail", f"p{n}@example.org")
            await desk.store.end_channel(row.id)
        with pytest.raises(RateLimited):
            await desk.wish("mail", "p9@example.org")
        assert len(box.got) == 8

    at_desk(tmp_path, play)


def test_a_seat_has_only_so_many(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        for n in range(MOST):
            await desk.wish("mail", f"p{n}@example.org", network=str(n))
        await desk.wish("mail", "p0@example.org", network="x")  # the same again takes its place
        with pytest.raises(TooManyChannels):
            await desk.wish("mail", "other@example.org", network="x")

    at_desk(tmp_path, play)


@pytest.mark.parametrize(
    ("kind", "address"),
    [
        ("mail", "ola"),
        ("mail", "ola@localhost"),
        ("mail", "ola@example.org\r\nBcc: x@example.org"),
        ("mail", "ola@example.org, x@example.org"),
        ("hook", "http://example.org/x"),
        ("hook", "https://example.org:8443/x"),
        ("hook", "https://ola:secret@example.org/x"),
        ("hook", "https://example.org/x\r\nx: y"),
        ("hook", "ftp://example.org"),
        ("hook", "https:///x"),
    ],
)
def test_odd_addresses_are_refused(tmp_path: Path, kind: str, address: str) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        with pytest.raises(BadCallAddress):
            await desk.wish(kind, address)  # type: ignore[arg-type]
        with pytest.raises(BadCallAddress):
            await desk.wish("mail", "ola@example.org", zone="../etc/passwd")

    at_desk(tmp_path, play, local=False)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
        *("::1", "::", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1"),
    ],
)
def test_addresses_near_the_server_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_of_the_internet_are(address: str) -> None:
    assert is_public(address)


def test_a_name_that_changes_its_answer_gains_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    connected: list[str] = []

    async def rebinding(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["1.1.1.1"] if len(asked) == 1 else ["127.0.0.1"]

    async def connect(host: str, port: int, **options: object) -> None:
        connected.append(host)
        assert options["server_hostname"] == "rebind.example"
        raise OSError

    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        with monkeypatch.context() as patch:
            patch.setattr("stolik.server.calls.reach.asyncio.open_connection", connect)
            await desk.wish("hook", "https://rebind.example/x")
            assert (asked, connected) == (["rebind.example"], ["1.1.1.1"])
            await desk.wish("hook", "https://rebind.example/x")
            assert (len(asked), connected) == (2, ["1.1.1.1"])
        assert await desk.failed() == "address"

    at_desk(tmp_path, play, local=False, resolve=rebinding)


def test_a_redirect_is_not_followed(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        receiver.answers = [answer("307 Elsewhere", location=f"http://127.0.0.1:{receiver.port}/secret")]
        await desk.use("hook", receiver.url)
        assert [one.path for one in receiver.got] == ["/hook"]
        assert await desk.failed() == "refused"

    at_desk(tmp_path, play)


def test_loopback_needs_the_hosts_leave(tmp_path: Path) -> None:
    async def loopback(host: str, port: int) -> list[str]:
        return ["1.1.1.1", "127.0.0.1"]

    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        await desk.wish("hook", "https://here.example/x")
        assert await desk.failed() == "address"
        assert not receiver.connections

    at_desk(tmp_path, play, hook=Hooks(Reach(loopback), local=False))


def test_a_new_link_of_a_seat_ends_its_calls(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        await desk.use("hook", receiver.url)
        await desk.calls.asked("t", 1, 4)
        await desk.store.replace_link("t", 1, 1, "s", "new")
        assert not await desk.rows()
        assert await desk.after(60) == 0
        await desk.store.delete(["t"])

    at_desk(tmp_path, play)


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("ola@example.org", "o…@example.org"),
        ("https://hooks.example.org/very/secret", "https://hoo…"),
        ("ntfys://ola:secret@ntfy.sh/topic", "ntfys://ntf…"),
        ("tgram://123456:secret/chat", "tgram://123…"),
    ],
)
def test_an_address_is_only_hinted_at(address: str, shown: str) -> None:
    assert hinted(address) == shown


# --- over HTTP --------------------------------------------------------------------------------------------------------

WISH = {"game": "not_alone", "players": 2, "seats": [{"kind": "person"}] * 2}
MAIL = Mail(host="127.0.0.1", port=1, security="none", sender="stolik@example.org")


def client(folder: Path) -> TestClient:
    settings = Settings(calls=CallSettings(address="https://stolik.example.org", mail=MAIL, hooks="local"))
    return TestClient(make_app(asyncio.run(Store.open(folder / "t.db")), settings=settings), "http://127.0.0.1")


def test_each_seat_has_its_own(tmp_path: Path) -> None:
    with client(tmp_path) as page:
        made = page.post("/api/tables", json=WISH).json()
        mine, other = (f"/api/tables/{seat['token']}/calls" for seat in made["seats"])
        told = page.post(mine, json={"kind": "mail", "address": "ola@example.org", "quiet": [1320, 480]}).json()
        (channel,) = told["channels"]
        assert (channel["kind"], channel["name"], channel["quiet"]) == ("mail", "o…@example.org", [1320, 480])
        assert (channel["confirmed"], channel["muted"], channel["failed"]) == (False, False, "no_answer")
        assert (told["kinds"], told["push"]) == (["hook", "mail"], None)
        assert page.post(f"{mine}/{channel['id']}", json={"muted": True}).json()["channels"][0]["muted"]
        assert page.get(other).json()["channels"] == []
        assert page.post(f"{other}/{channel['id']}", json={"end": True}).json()["error"]["id"] == "no_channel"
        for link in (made["watch"], made["host"]):
            assert page.get(f"/api/tables/{link}/calls").json()["error"]["id"] == "foreign_seat"
        assert "ola" not in page.get(f"/api/tables/{made['host']}").text
        assert page.post(mine, json={"kind": "push", "address": "https://x"}).json()["error"]["id"] == "not_offered"


def test_a_link_in_a_mail_ends_it_at_a_press(tmp_path: Path) -> None:
    with client(tmp_path) as page:
        made = page.post("/api/tables", json=WISH).json()
        mine = f"/api/tables/{made['seats'][1]['token']}/calls"
        page.post(mine, json={"kind": "mail", "address": "ola@example.org"})
        store: Store = page.app.state.lobby._store  # type: ignore[attr-defined]

        async def key() -> str:
            return (await store.channels(made["table"], 1))[0].stop

        assert page.portal is not None
        stop = f"/stop/{page.portal.call(key)}"
        asked = page.get(stop, headers={"accept-language": "pl"})
        assert '<form method="post">' in asked.text
        assert "form-action 'self'" in asked.headers["content-security-policy"]
        assert len(page.get(mine).json()["channels"]) == 1
        one_click = {"List-Unsubscribe": "One-Click"}
        assert page.post(stop, data=one_click).status_code == 200
        assert page.get(mine).json()["channels"] == []
        assert page.post(stop, data=one_click).status_code == 200


# --- the host's file --------------------------------------------------------------------------------------------------


def test_the_host_says_how_people_are_called(tmp_path: Path) -> None:
    file = tmp_path / "calls.toml"
    file.write_text(
        'address = "https://stolik.example.org/salon/"\nhooks = "none"\n[mail]\nhost = "smtp.example.org"\n'
        'sender = "stolik@example.org"\n'
    )
    settings = read_calls(file)
    assert settings.link("back/t") == "https://stolik.example.org/salon/back/t"
    assert settings.mail is not None
    assert (settings.mail.port, settings.mail.security) == (465, "tls")


@pytest.mark.parametrize("wrong", ["hook = 1", 'address = "example.org"', '[mail]\nhost = "x"\nsender = "y@z"', "["])
def test_a_wrong_file_is_refused(tmp_path: Path, wrong: str) -> None:
    (tmp_path / "calls.toml").write_text(wrong)
    with pytest.raises(BadCallsFile) as refused:
        read_calls(tmp_path / "calls.toml")
    assert isinstance(refused.value, StolikError)
    with pytest.raises(BadCallsFile):
        read_calls(tmp_path / "missing")
