"""A seat's notes: kept with the game, and nobody else's business until they are shown."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.house import House
from tests.server.rooms import Listener, Table, at_table
from tests.server.tables.test_film import shown

from stolik import new_game
from stolik.core.errors import StolikError
from stolik.referee import ForeignSeat, Malformed, TooLarge
from stolik.server.errors import NotebookClosed, NotebookFull, NotebookShown, NoteTooLong, RateLimited
from stolik.server.limits import Bucket
from stolik.server.messages import Inbound, parse
from stolik.server.storage.records import NoteRow
from stolik.server.tables.people.notebook import AGAIN, LONGEST, MOST, MOST_CHANGES, Notebook
from stolik.server.tables.replays.film import film
from stolik.server.tables.viewers.guest import NOTES

ME, OTHER = 1, 2

Does = Callable[[Table], Awaitable[None]]


async def write(table: Table, text: str, on: str = "", *, seat: int | None = ME) -> None:
    await table.room.hear(table.guests[seat], Inbound(note=text, on=on))


def notes_of(guest: Listener) -> dict[str, str]:
    """The notes of its seat, as a page would have them."""
    own: dict[str, str] = {}
    for message in guest.told:
        if "notes" in message and "of" not in message:
            own |= message["notes"]
    return {thing: text for thing, text in own.items() if text}


def shown_to(guest: Listener) -> dict[int, dict[str, str]]:
    """The notes that others have shown it."""
    return {message["of"]: message["notes"] for message in guest.told if "of" in message}


async def play_out(table: Table) -> None:
    rng = Random(3)
    while not table.room.position.over:
        seat, question = rng.choice(sorted(table.room.position.pending.items()))
        await table.answer(seat, question.plain(question.sample(rng)))


# --- private ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("patches", [False, True], ids=["whole", "changes"])
def test_nobody_else_hears_that_a_seat_writes_notes(tmp_path: Path, patches: bool) -> None:
    async def writes(table: Table) -> None:
        await write(table, "the Beach, I am sure", "place:4")
        await write(table, "x" * LONGEST)
        await write(table, "", "place:4")
        for refused in ("x" * (LONGEST + 1), "a\0b"):
            with pytest.raises(StolikError):
                await write(table, refused)

    async def does_not(table: Table) -> None: ...

    def heard(folder: Path, does: Does) -> dict[str, list[bytes]]:
        async def play(table: Table) -> dict[str, list[bytes]]:
            await does(table)
            await table.until("lay")
            await does(table)
            late = {seat: Listener(seat, patches=patches) for seat in (0, OTHER, None)}
            for guest in late.values():
                table.room.enter(guest)
            await table.answer(ME, "place:2")
            await does(table)
            await table.answer(OTHER, "place:3")
            others = {str(seat): guest.heard for seat, guest in table.guests.items() if seat != ME}
            return others | {f"late {seat}": guest.heard for seat, guest in late.items()}

        return at_table(folder, play, patches=patches)

    silent = heard(tmp_path / "silent", does_not)
    assert len(silent) == 7
    assert heard(tmp_path / "writing", writes) == silent


def test_all_devices_of_a_seat_have_its_notes(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        phone, laptop = table.guests[ME], Listener(ME)
        await write(table, "the Beach?", "place:4")
        table.room.enter(laptop)
        assert notes_of(laptop) == notes_of(phone) == {"place:4": "the Beach?"}
        await table.room.hear(laptop, Inbound(note="the Lair!", on="place:4"))
        await table.room.hear(laptop, Inbound(note="ask Ola"))
        assert notes_of(phone) == {"place:4": "the Lair!", "": "ask Ola"}
        await write(table, "  \n", "place:4")
        assert notes_of(laptop) == {"": "ask Ola"}
        assert all("notes" not in message for seat in (0, OTHER, None) for message in table.guests[seat].told)

    at_table(tmp_path, play)


def test_a_note_is_the_writers_own(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        with pytest.raises(ForeignSeat):
            await table.room.hear(table.guests[ME], Inbound(note="mine", seat=OTHER))
        with pytest.raises(ForeignSeat):
            await write(table, "what I see from here", seat=None)
        with pytest.raises(ForeignSeat):
            await table.room.hear(table.guests[None], Inbound(show_notes=True))
        assert not table.room.notebooks.notes(OTHER)

    at_table(tmp_path, play)


def test_what_one_writes_takes_nothing_from_others_of_its_network(tmp_path: Path) -> None:
    """Nor from its own talk; or somebody who shares the network could count it."""

    async def play(table: Table) -> None:
        writer = table.guests[ME]
        writer.notes = Bucket(NOTES, 0)
        for n in range(NOTES):
            await write(table, f"version {n}")
        with pytest.raises(RateLimited):
            await write(table, "one more")
        await table.room.hear(writer, Inbound(chat="hello"))
        await write(table, "mine", seat=OTHER)

    at_table(tmp_path, play)


# --- limits -----------------------------------------------------------------------------------------------------------


def test_a_note_has_a_length(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await write(table, "ż" * LONGEST, "place:4")
        with pytest.raises(NoteTooLong):
            await write(table, "ż" * (LONGEST + 1), "place:4")
        assert notes_of(table.guests[ME]) == {"place:4": "ż" * LONGEST}

    at_table(tmp_path, play)


@pytest.mark.parametrize("bad", ["\0", "\r", "\x7f", "\x9b"])
def test_a_note_is_plain_text(bad: str) -> None:
    with pytest.raises(Malformed):
        Notebook(ME, ()).change("", f"a{bad}b", 0)


@pytest.mark.parametrize(
    ("message", "refused"),
    [
        ({"note": "x", "on": "place:4\n"}, Malformed),
        ({"note": "x", "on": "<b>"}, Malformed),
        ({"note": "x", "on": "place:" + "9" * 70}, Malformed),
        ({"on": "place:4", "ping": True}, Malformed),
        ({"note": "x", "chat": "x"}, Malformed),
        ({"note": "x", "show_notes": True}, Malformed),
        ({"note": 5}, Malformed),
        ({"note": "x" * 20_000}, TooLarge),
    ],
)
def test_what_is_not_a_note_is_refused(message: dict[str, Any], refused: type[StolikError]) -> None:
    with pytest.raises(refused):
        parse(json.dumps(message), Inbound)


def test_a_seat_has_so_many_notes() -> None:
    book = Notebook(ME, ())
    for n in range(MOST):
        book.add(book.change(f"place:{n}", "x", 0))
    with pytest.raises(NotebookFull):
        book.change("", "one more", 0)
    book.add(book.change("place:7", "another", 0))
    book.add(book.change("place:8", "", 0))
    book.add(book.change("", "one more", 0))
    assert len(book.notes) == MOST


def test_only_so_many_changes_are_kept_and_every_note_is_among_them() -> None:
    rng, now = Random(1), 0.0
    book, expected = Notebook(ME, (), lambda: now), dict[str, str]()
    for n in range(3 * MOST_CHANGES):
        now += AGAIN
        thing, text = f"place:{rng.randrange(MOST)}", rng.choice(["", f"version {n}"])
        book.add(book.change(thing, text, n))
        expected[thing] = text
    assert len(book.changes) == MOST_CHANGES
    assert book.notes == {thing: text for thing, text in expected.items() if text}
    assert [row.n for row in book.changes] == sorted({row.n for row in book.changes})


def test_what_is_written_on_within_a_minute_is_one_change() -> None:
    now = 0.0
    book = Notebook(ME, (), lambda: now)
    for now, thing, text, lines in [  # noqa: B007
        (0, "", "I thi", 3),
        (5, "place:4", "no", 3),
        (50, "", "I think", 4),
        (60, "", "I think he hides", 5),
        (130, "", "", 9),
    ]:
        change = book.change(thing, text, lines)
        book.add(change)
    assert [(row.thing, row.text, row.lines) for row in book.changes] == [
        ("place:4", "no", 3),
        ("", "I think", 4),
        ("", "I think he hides", 5),
        ("", "", 9),
    ]


# --- kept -------------------------------------------------------------------------------------------------------------


def test_notes_survive_the_death_of_the_server(tmp_path: Path) -> None:
    async def until_noted(house: House, link: str, *messages: Any) -> Any:
        async with house.player(link) as player:
            for message in messages:
                await player.send(message)
            return [(await player.other())["notes"] for _ in messages or [()]]

    with House(tmp_path / "t.db") as house:
        made = house.table("person", "person")
        link = made["seats"][1]["token"]
        asyncio.run(until_noted(house, link, {"note": "he limps", "on": "seat:0"}, {"note": "ą\n🦊"}))
        house.kill()
    with House(tmp_path / "t.db", house.port) as house:
        assert asyncio.run(until_noted(house, link)) == [{"seat:0": "he limps", "": "ą\n🦊"}]


# --- shown ------------------------------------------------------------------------------------------------------------


def test_notes_are_shown_only_once_the_game_is_over_and_then_stay(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        mine = {"place:4": "he is here", "": "I knew it"}
        await write(table, "nothing of note", seat=OTHER)
        for thing, text in mine.items():
            await write(table, text, thing)
        with pytest.raises(NotebookClosed):
            await table.room.hear(table.guests[ME], Inbound(show_notes=True))
        await play_out(table)
        await write(table, "I knew it", "")
        await table.room.hear(table.guests[ME], Inbound(show_notes=True))
        late = Listener(None)
        table.room.enter(late)
        for guest in (*table.guests.values(), late):
            assert shown_to(guest) == {ME: mine}
        for seat in (0, None):
            assert {row.seat for row in table.room.notebooks.readable(seat, over=True)} == {ME}
        assert b"I knew it" not in table.room.position.save()
        with pytest.raises(NotebookShown):
            await write(table, "no, I did not")
        await write(table, "still mine", seat=OTHER)
        assert notes_of(table.guests[OTHER]) == {"": "still mine"}

    at_table(tmp_path, play)


def test_a_film_has_each_note_at_its_moment(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        room, rng = table.room, Random(3)
        lengths = []
        await write(table, "before all")
        for n in range(60):
            seat, question = rng.choice(sorted(room.position.pending.items()))
            await table.answer(seat, question.plain(question.sample(rng)))
            if n % 20 == 10:
                lengths.append(len(room.position.log(ME)))
                await write(table, "so far", f"place:{n}")
        own = room.notebooks.readable(ME, over=False)
        noted = film(room.position, ME, [ME], [], own).notes
        assert [(note.thing, note.text) for note in noted] == [(row.thing, row.text) for row in own]
        logs = [len(frame["log"]) for frame in shown(room.position, ME)]
        assert noted[0].at == 0
        for note, length in zip(noted[1:], lengths, strict=True):
            assert logs[note.at] >= length > logs[note.at - 1]

    at_table(tmp_path, play)


def test_a_note_written_after_an_undo_comes_after_those_before_it(tmp_path: Path) -> None:
    position = new_game("not_alone", players=4, seed=7)
    rows = [NoteRow(ME, 0, "", "I did", 90), NoteRow(ME, 1, "", "I did not", 0), NoteRow(ME, 2, "", "at the end", 90)]
    assert [note.at for note in film(position, ME, [ME], [], rows).notes] == [0, 0, 0]
    for _ in range(40):
        seat, question = min(position.pending.items())
        position.answer(seat, question.sample(Random(1)))
    made = film(position, ME, [ME], [], rows)
    assert [note.at for note in made.notes] == [0, 0, len(made.frames) - 1]


def test_a_film_of_a_running_game_has_the_notes_of_its_own_seat(tmp_path: Path) -> None:
    with House(tmp_path / "t.db") as house:
        made = house.table("person", "person")
        links = [*(seat["token"] for seat in made["seats"]), made["watch"], made["host"]]

        async def write_one() -> None:
            async with house.player(links[0]) as player:
                await player.send({"note": "mine"})
                await player.other()

        asyncio.run(write_one())
        films = [house.get(f"/api/tables/{link}/film")[1] for link in links]
        assert [[note["text"] for note in film["notes"]] for film in films] == [["mine"], [], [], []]
