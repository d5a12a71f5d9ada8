"""A film: a game from its start, as one viewer saw it, in the messages that a table sends to a page."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec

from stolik.core.moments import Moment, moments
from stolik.core.position import Position
from stolik.core.seat.reader import LogReader
from stolik.core.seat.waiting import waited_for
from stolik.server.errors import NoMoment
from stolik.server.storage.records import NoteRow
from stolik.server.tables.viewers.stream import Body, Shown, ViewerStream

Eyes = int | Literal["watch", "all"]
"""Through whose eyes a game is seen: a seat's, a spectator's, or of whoever has just answered, with the whole log."""


class Noted(msgspec.Struct, frozen=True):
    """A change of a seat's note on a thing (empty: on none); `at` is the number of the frame that is shown then."""

    seat: int
    thing: str
    text: str
    at: int


class Film(msgspec.Struct, frozen=True):
    """A replay as it is sent (docs/protocol.md). `may` lists the eyes to choose from, `frames` what the viewer's page
    would have been sent, moment by moment; moments at which nothing changed for it have none. `answers` says how many
    answers had been given at each frame, so that the same moment is found through other eyes; it is empty if there are
    none to choose, because it tells how many others have given in secret. `notes`: the changes of the notes that the
    viewer may read, each seat's oldest first.
    """

    game: str
    options: dict[str, Any]
    players: int
    roles: list[str]
    seats: list[dict[str, Any]]
    eyes: Eyes
    may: list[Eyes]
    over: bool
    frames: list[msgspec.Raw]
    notes: list[Noted]
    answers: list[int]


def film(
    position: Position, eyes: Eyes, may: Sequence[Eyes], seats: Sequence[dict[str, Any]], notes: Sequence[NoteRow] = ()
) -> Film:
    """The film of a game; `seats`: who sits where, as a table tells it. Raises NoBeginning."""
    frames: list[msgspec.Raw] = []
    answers: list[int] = []
    readers = {note.seat: LogReader(note.seat) for note in notes}
    lengths: dict[int, list[int]] = {seat: [] for seat in readers}
    for frame, given, now in _frames(position, eyes, seats):
        frames.append(msgspec.Raw(frame))
        answers.append(given)
        for seat, reader in readers.items():
            kept, new = reader.update(now)
            lengths[seat].append(kept + len(new))
    return Film(
        game=position.game.id,
        options=dict(position.options),
        players=position.players,
        roles=list(position.game.roles(position.players)),
        seats=[*seats],
        eyes=eyes,
        may=[*may],
        over=position.over,
        frames=frames,
        notes=_noted(notes, lengths),
        answers=answers if len(may) > 1 else [],
    )


def moment_at(position: Position, eyes: Eyes, frame: int) -> Position:
    """The position that a frame of a film shows. Raises NoBeginning, NoMoment."""
    found = next((now for nth, (*_, now) in enumerate(_frames(position, eyes, ())) if nth == frame), None)
    if found is None:
        raise NoMoment
    return found.clone()


def _frames(position: Position, eyes: Eyes, seats: Sequence[dict[str, Any]]) -> Iterator[tuple[bytes, int, Position]]:
    """The frames of a film, each with how many answers had been given and the position that it shows, which goes on
    with the next. Raises NoBeginning.
    """
    stream = ViewerStream(_seat(eyes), patches=True, everything=eyes == "all")
    offered = dict.fromkeys(("team_chat", "plans", "whys", "take_back"), False)
    table = {"game": position.game.id, "seats": [*seats], **offered}
    for given, (by, now) in enumerate(moments(position)):
        if (frame := stream.news(now, Shown(_body(eyes, (by, now), table)))) is not None:
            yield frame, given, now


def film_as_json(
    position: Position, eyes: Eyes, may: Sequence[Eyes], seats: Sequence[dict[str, Any]], notes: Sequence[NoteRow] = ()
) -> bytes:
    """A film as it is sent. Raises NoBeginning."""
    return msgspec.json.encode(film(position, eyes, may, seats, notes))


def film_of_save(save: bytes, eyes: str) -> bytes:
    """The film of a save, as it is sent; through the first seat's eyes if there are none of this name. Raises BadSave,
    UnknownGame, OtherPack, NoBeginning.
    """
    position = Position.load(save)
    may = all_eyes(position.players)
    chosen = next((one for one in may if str(one) == eyes), may[0])
    return film_as_json(position, chosen, may, _strangers(position.players))


def films_of(position: Position, seat: int | None) -> list[Film]:
    """The films of a save's game through all eyes, or through a seat's alone. Raises NoBeginning."""
    may: list[Eyes] = all_eyes(position.players) if seat is None else [seat]
    return [film(position, eyes, may, _strangers(position.players)) for eyes in may]


def all_eyes(players: int) -> list[Eyes]:
    """All that a finished game can be seen with."""
    return [*range(players), "watch", "all"]


def _strangers(players: int) -> list[dict[str, Any]]:
    """Whoever sits at the seats of a save, which has no names."""
    somebody = {"name": "", "kind": "person", "bot": None, "connected": True, "thinking": False}
    return [{"seat": seat, **somebody} for seat in range(players)]


def _noted(notes: Sequence[NoteRow], lengths: Mapping[int, Sequence[int]]) -> list[Noted]:
    """The notes with their frames: the first at which the seat's log was as long as when it wrote, or sooner if a later
    note was written when it was shorter, after an undo. `lengths`: how long it was at each frame, by seat.
    """
    told: list[Noted] = []
    soonest: dict[int, int] = {}
    for note in reversed(notes):
        lines = soonest[note.seat] = min(note.lines, soonest.get(note.seat, note.lines))
        frames = lengths[note.seat]
        told.append(Noted(note.seat, note.thing, note.text, min(bisect_left(frames, lines), len(frames) - 1)))
    return told[::-1]


def _body(eyes: Eyes, moment: Moment, table: dict[str, Any]) -> Body:
    by, position = moment
    seat = (by or 0) if eyes == "all" else _seat(eyes)
    waiting, secret = waited_for(position, seat)
    return Body(
        seq=0,
        seat=seat,
        view=position.observe(seat),
        question=None,
        waiting=waiting,
        secret=secret,
        undo=False,
        undo_turn=False,
        changeable=False,
        answer=None,
        over=position.over,
        outcome=position.outcome,
        table=table,
    )


def _seat(eyes: Eyes) -> int | None:
    return eyes if isinstance(eyes, int) else None
