"""Calls are made once for each turn, tried again, and never in quiet hours, by mail and by webhooks."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from tests.server.calls.receivers import LINK, LOCK, NOON, Desk, Mailbox, Receiver, answer, at_desk, texts

from stolik.server.calls.post import Call
from stolik.server.calls.quiet_hours import next_time
from stolik.server.calls.reach import LARGEST
from stolik.server.calls.sender import AT_ONCE, LEASE, WAITS
from stolik.server.errors import NotOffered
from stolik.server.messages import ChannelChange
from stolik.server.storage.call_rows import ChannelRow, new_channel

HOUR = 3600.0


def test_a_turn_is_called_once_over_each_channel(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        await desk.use("hook", receiver.url, lang="pl")
        await desk.use("mail", "ola@example.org")
        receiver.got.clear()
        box.got.clear()
        for _ in range(3):
            await desk.calls.asked("t", 1, 4)
            await desk.after(60)
        assert texts(receiver.got) == ["Twoja kolej w grze „Obecność”. https://stolik.example.org/back/t"]
        assert [mail["To"] for mail in box.got] == ["ola@example.org"]
        await desk.calls.asked("t", 1, 5)
        assert await desk.after(60) == 2
        assert len({one.headers["idempotency-key"] for one in receiver.got}) == 2

    at_desk(tmp_path, play)


def test_a_mail_says_how_to_hear_no_more(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        row = await desk.use("mail", "ola@example.org")
        await desk.calls.asked("t", 1, 4)
        await desk.after(0)
        mail = box.got[-1]
        stop = f"https://stolik.example.org/stop/{row.stop}"
        assert (mail["List-Unsubscribe"], mail["List-Unsubscribe-Post"]) == (f"<{stop}>", "List-Unsubscribe=One-Click")
        assert mail["Auto-Submitted"] == "auto-generated"
        assert mail["Subject"] in mail.get_content(), "one reads in the list of mails what is asked"
        said = mail.get_content()
        assert "It is your turn in Not Alone." in said
        assert "https://stolik.example.org/back/t" in said
        assert stop in said
        assert not await desk.channels.stop("x")
        assert await desk.channels.stop(row.stop)
        await desk.calls.asked("t", 1, 5)
        assert not await desk.rows()
        assert await desk.after(60) == 0

    at_desk(tmp_path, play)


def test_who_wants_it_gets_the_link_that_plays_by_mail(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        row = await desk.wish("mail", "ola@example.org", play=True)
        assert LINK not in box.got[-1].get_content(), "nobody has confirmed that this is the right mailbox"
        await desk.channels.change("t", 1, "not_alone", row.id, ChannelChange(code=box.code))
        await desk.channels.change("t", 1, "not_alone", row.id, ChannelChange())
        assert LINK not in box.got[-1].get_content(), "a test needs no key"
        await desk.calls.asked("t", 1, 4)
        await desk.after(0)
        assert f"https://stolik.example.org/t/{LINK} " in box.got[-1].get_content()
        assert LINK not in (tmp_path / "t.db").read_bytes().decode("latin-1")
        with pytest.raises(NotOffered):
            await desk.wish("hook", receiver.url, play=True)

    at_desk(tmp_path, play)


def test_the_kept_link_goes_with_its_channel_and_with_the_link(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        row = await desk.use("mail", "ola@example.org", play=True)
        assert LOCK.opened(row.keys, row.id) == LINK
        assert LOCK.opened(row.keys, "another row") is None
        await desk.channels.change("t", 1, "not_alone", row.id, ChannelChange(end=True))
        assert not await desk.rows()
        await desk.use("mail", "ola@example.org", play=True)
        await desk.store.replace_link("t", 1, -1, "s", "new")  # for oneself, or for somebody else
        assert not await desk.rows()
        row = await desk.use("mail", "ola@example.org")
        await desk.calls.asked("t", 1, 5)
        await desk.after(0)
        assert (row.keys, "https://stolik.example.org/back/t" in box.got[-1].get_content()) == ("", True)

    at_desk(tmp_path, play)


def test_nobody_is_called_who_sees_the_table_or_is_not_asked_any_more(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        await desk.use("hook", receiver.url)
        receiver.got.clear()
        await desk.calls.asked("t", 1, 4)
        await desk.calls.seen("t", 1)
        await desk.calls.asked("t", 1, 4)
        assert await desk.after(HOUR) == 0
        await desk.calls.unasked("t", 1)
        await desk.calls.asked("t", 1, 4)  # asked anew, as after an undo of somebody else
        await desk.calls.unasked("t", 1)
        assert await desk.after(HOUR) == 0
        await desk.calls.asked("t", 1, 4)
        assert await desk.after(0) == 1

    at_desk(tmp_path, play)


@pytest.mark.parametrize("refused", [answer("500 Oh"), answer("429 Slow"), b"", answer("200"), b"nonsense\r\n\r\n"])
def test_a_call_that_does_not_arrive_is_made_again(
    tmp_path: Path, refused: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.server.calls.reach.SECONDS", 0.2)

    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        await desk.use("hook", receiver.url)
        receiver.got.clear()
        receiver.answers = [refused, refused]
        await desk.calls.asked("t", 1, 4)
        tries = [await desk.after(wait) for wait in (0, WAITS[0] - 1, 1, WAITS[1] - 1)]
        assert tries == ([1, 0, 0, 0] if refused == answer("200") else [1, 0, 1, 0])
        if refused != answer("200"):
            assert await desk.failed() in ("refused", "no_answer")
            assert await desk.after(1) == 1
        assert await desk.failed() == ""
        assert len({one.headers["idempotency-key"] for one in receiver.got}) == 1

    at_desk(tmp_path, play)


def test_a_receiver_says_when_to_come_again(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        await desk.use("hook", receiver.url)
        receiver.answers = [answer("503 Closed", retry_after="600")]
        await desk.calls.asked("t", 1, 4)
        assert [await desk.after(wait) for wait in (0, 599, 1)] == [1, 0, 1]

    at_desk(tmp_path, play)


def test_what_never_arrives_is_given_up_and_told(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        await desk.use("hook", receiver.url)
        receiver.got.clear()
        receiver.answers = [answer("500 Oh")] * 9
        await desk.calls.asked("t", 1, 4)
        assert [await desk.after(wait) for wait in (0, *WAITS, 24 * HOUR)] == [1] * 5 + [0]
        assert await desk.failed() == "refused"
        receiver.answers = [answer("404 Gone away")]
        await desk.calls.asked("t", 1, 5)
        assert [await desk.after(wait) for wait in (0, 24 * HOUR)] == [1, 0]

    at_desk(tmp_path, play)


def test_a_mail_server_may_refuse_or_be_away(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        await desk.use("mail", "ola@example.org")
        for refusal, tries in (("450 later", [1, 1]), ("550 nobody here", [1, 0])):
            box.refusal = refusal
            await desk.calls.asked("t", 1, len(refusal))
            assert [await desk.after(wait) for wait in (0, WAITS[0])] == tries
            assert await desk.failed() == "refused"
            await desk.calls.unasked("t", 1)

    at_desk(tmp_path, play)


def test_a_mail_server_may_be_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.calls.mail.SECONDS", 0.2)

    async def run() -> None:
        async with Receiver.open() as silent, Desk.open(tmp_path, mail=silent.port) as desk:
            await desk.use("mail", "ola@example.org")
            await desk.calls.asked("t", 1, 4)
            assert await desk.after(0) == 1
            assert await desk.failed() == "no_answer"

    asyncio.run(run())


def test_a_call_waits_for_the_end_of_quiet_hours_where_the_person_lives(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        # 13:00 in Warsaw: quiet from noon to half past two
        await desk.use("hook", receiver.url, zone="Europe/Warsaw", quiet=(12 * 60, 14 * 60 + 30))
        await desk.calls.asked("t", 1, 4)
        assert [await desk.after(wait) for wait in (0, 1.5 * HOUR - 1, 1)] == [0, 0, 1]
        await desk.calls.asked("t", 1, 5)
        row = (await desk.rows())[0]
        await desk.store.change_channel(row.id, quiet_from=14 * 60, quiet_until=16 * 60)  # changed meanwhile
        assert [await desk.after(wait) for wait in (0, 1.5 * HOUR)] == [0, 1]

    at_desk(tmp_path, play)


@pytest.mark.parametrize(
    ("begin", "end", "hours"),
    [(0, 0, 0), (13, 13, 0), (14, 18, 0), (13, 15, 2), (22, 14, 1), (9, 13, 0), (22, 7, 0)],
)
def test_quiet_hours_may_go_past_midnight(begin: int, end: int, hours: int) -> None:
    assert next_time(NOON, "Europe/Warsaw", begin * 60, end * 60) == NOON + hours * HOUR


def test_a_muted_channel_is_silent(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        row = await desk.use("hook", receiver.url)
        await desk.calls.asked("t", 1, 4)
        await desk.store.change_channel(row.id, muted=1)
        await desk.calls.asked("t", 1, 5)
        assert await desk.after(HOUR) == 0
        assert await desk.calls.seats() == {}

    at_desk(tmp_path, play)


def test_one_that_hangs_delays_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.calls.reach.SECONDS", 0.5)

    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        await desk.use("hook", receiver.url)
        await desk.use("mail", "ola@example.org")
        box.got.clear()
        receiver.answers = [b""]
        await desk.calls.asked("t", 1, 4)
        making = asyncio.create_task(desk.after(0))
        while not box.got:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert not making.done()
        assert await making == 2

    at_desk(tmp_path, play)


def test_those_that_hang_leave_places_to_other_kinds_and_are_not_called_twice(tmp_path: Path) -> None:
    """Not even once the system's clock jumps so far that their tries seem to have ended."""

    class Hanging:
        def accepts(self, address: str, keys: str) -> bool:
            return True

        async def send(self, channel: ChannelRow, call: Call) -> None:
            tries.append(channel.id)
            await asyncio.Event().wait()

    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        await desk.use("mail", "ola@example.org")
        for n in range(AT_ONCE + 1):
            row = new_channel(f"c{n}", "t", 1, "hook", f"https://{n}", stop=f"s{n}")
            await desk.store.add_channel(row)
        await desk.calls.asked("t", 1, 4)
        box.got.clear()
        begun = 0
        for seconds in (0, 0, HOUR):
            desk.now += seconds
            begun += len(await desk.calls.begin_due())
        while not box.got or len(tries) < AT_ONCE:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert begun == AT_ONCE + 1
        assert len({*tries}) == len(tries) == AT_ONCE
        await desk.calls.close()

    tries: list[str] = []
    at_desk(tmp_path, play, hook=Hanging())


def test_an_endless_answer_is_not_read(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        await desk.use("hook", receiver.url)
        receiver.answers = [b"HTTP/1.1 200 OK\r\n" + b"x: y\r\n" * LARGEST]
        await desk.calls.asked("t", 1, 4)
        await desk.after(0)
        assert await desk.failed() == "no_answer"

    at_desk(tmp_path, play)


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from tests.server.calls.receivers import Desk
from stolik.server.storage.store import Store

def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)

class Dying:
    def accepts(self, address, keys):
        return True
    async def send(self, channel, call):
        die()

async def run():
    async with Desk.open(Path(sys.argv[1]), hook=Dying()) as desk:
        await desk.calls.asked("t", 1, 4)
        if sys.argv[2] == "before":
            die()
        await desk.after(0)
        die()

asyncio.run(run())
"""


@pytest.mark.parametrize(("when", "calls"), [("before", [1, 0]), ("during", [0, 1])])
def test_a_kill_neither_loses_nor_doubles_a_call(tmp_path: Path, when: str, calls: list[int]) -> None:
    async def prepare(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        await desk.use("hook", receiver.url)

    async def go_on(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        await desk.store.change_channel((await desk.rows())[0].id, address=receiver.url)
        await desk.calls.asked("t", 1, 4)  # looked at anew after the start
        assert [await desk.after(wait) for wait in (1, LEASE)] == calls
        assert await desk.after(24 * HOUR) == 0
        assert len(receiver.got) == sum(calls)

    at_desk(tmp_path, prepare)
    command = [sys.executable, "-c", KILLED, str(tmp_path), when]
    killed = subprocess.run(command, check=False, env={**os.environ, "PYTHONPATH": "."})
    assert killed.returncode == -signal.SIGKILL
    at_desk(tmp_path, go_on)


def test_a_clock_that_was_wrong_for_an_hour_delays_no_call(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        await desk.use("hook", receiver.url)
        desk.now += HOUR
        await desk.calls.asked("t", 1, 4)
        assert await desk.after(-HOUR) == 1
        assert [await desk.after(wait) for wait in (HOUR, -HOUR, 2 * HOUR)] == [0, 0, 0]

    at_desk(tmp_path, play)


STOPPED = """
import asyncio, socket, sys, time
from pathlib import Path
from tests.server.calls.receivers import Desk, Receiver
from stolik.server.calls import mail
from stolik.server.storage.call_rows import new_channel

mail.SECONDS, look, looked = 600, socket.getaddrinfo, []

def slow(host, *more, **named):
    if host == "slow.example":
        looked.append(host)
        time.sleep(600)
    return look(host, *more, **named)

socket.getaddrinfo = slow

async def run():
    async with Receiver.open() as silent, Desk.open(Path(sys.argv[1]), mail=silent.port) as desk:
        for n in range(9):
            row = new_channel(f"c{n}", "t", 1, "mail", f"p{n}@example.org", stop=f"s{n}")
            await desk.store.add_channel(row)
        await desk.store.add_channel(new_channel("h", "t", 1, "hook", "https://slow.example", stop="h"))
        await desk.calls.asked("t", 1, 4)
        await desk.calls.begin_due()
        while silent.connections < mail.THREADS or not looked:
            await asyncio.sleep(0.01)
        await desk.calls.close()

asyncio.run(run())
"""


def test_a_server_that_stops_waits_for_no_mail_server_and_no_name_that_hangs(tmp_path: Path) -> None:
    command = [sys.executable, "-c", STOPPED, str(tmp_path)]
    subprocess.run(command, check=True, timeout=60, env={**os.environ, "PYTHONPATH": "."})


def test_no_mail_waits_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even for a mail server that says one letter now and then, so that no step ever takes too long."""
    monkeypatch.setattr("stolik.server.calls.mail.IN_ALL", 0.3)

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while True:
                writer.write(b"2")
                await writer.drain()
                await asyncio.sleep(0.05)

    async def run() -> None:
        server = await asyncio.start_server(drip, "127.0.0.1", 0)
        async with server, Desk.open(tmp_path, mail=server.sockets[0].getsockname()[1]) as desk:
            await desk.use("mail", "ola@example.org")
            await desk.calls.asked("t", 1, 4)
            assert await desk.after(0) == 1
            assert await desk.failed() == "no_answer"

    asyncio.run(run())
