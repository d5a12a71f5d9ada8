"""What laws compare, and how they say what is not the same."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from stolik.core.differing import apart
from stolik.core.laws.playing import Seed
from stolik.core.log import LogEntry, since
from stolik.core.position import Position, inside_of
from stolik.core.question import SEATS, Named
from stolik.core.state import State, written

REFERENCE = re.compile(r"[a-z][a-z_]*:[A-Za-z0-9_]+")


def fingerprint(thing: Any) -> Any:
    """The content of a state or a part of one, so that two can be compared by value: its written form, and the identity
    of the cards and the like in it. Fast, because it is taken millions of times.
    """
    held: list[Named] = []

    def reference(thing: Any) -> Any:
        if isinstance(thing, Named):
            held.append(thing)
        return written(thing)

    box = None
    if isinstance(thing, State):
        box, thing = thing.box, thing.__copy__()  # type: ignore[attr-defined]
        thing.box = msgspec.UNSET
    return type(thing), msgspec.json.encode(thing, enc_hook=reference, order="deterministic"), held, box


def whole(position: Position) -> dict[str, Any]:
    """Everything about a position that a caller can see, and its state."""
    return {"state": fingerprint(inside_of(position).state)} | visible(position)


def visible(position: Position) -> dict[str, Any]:
    """Everything about a position that a caller can see."""
    seats = [*SEATS[: position.players], None]
    return {
        "question": {SEATS[seat].ref: question.wire() for seat, question in position.pending.items()},
        "log": logs(position, seats),
        "view": {viewer(seat): position.observe(seat) for seat in seats},
        "outcome": position.outcome,
    }


def viewer(seat: int | None) -> str:
    """How messages name a seat or a spectator."""
    return "spectator" if seat is None else SEATS[seat].ref


def alike(here: Mapping[str, Any], there: Mapping[str, Any], law: str) -> None:
    """Raises AssertionError that says which law is broken, and the first field that is not the same."""
    if here != there:
        name = next(name for name in here if here[name] != there.get(name))
        raise AssertionError(f"{law}: {apart(by_line(here[name]), by_line(there.get(name)), name)}")


def where(position: Position, seed: Seed) -> str:
    """Where in which game a law is broken."""
    return f"{position.game.id} {position.players} players, seed {seed}, step {inside_of(position).base.at}"


def logs(position: Position, seats: Iterable[int | None]) -> dict[str, list[LogEntry]]:
    """What each of these may read. The lines are the position's own: to copy them, as `Position.log` does, takes most
    of the time of a law that reads whole logs at every decision.
    """
    told = list(since(position.pages))
    return {
        viewer(seat): [line.entry for line in told if line.readable_by(seat)] + position.log_tail(seat)
        for seat in seats
    }


def by_line(told: Any) -> Any:
    """Log lines, wherever they are in this, as mappings, so that a difference names its line: `log.3.drew.card`."""
    if isinstance(told, LogEntry):
        return {told.id: told.args}
    if isinstance(told, dict):
        return {name: by_line(part) for name, part in told.items()}
    return [by_line(part) for part in told] if isinstance(told, list) else told


def references(plain: Any) -> set[str]:
    """All references in plain data."""
    if isinstance(plain, str):
        return {plain} if REFERENCE.fullmatch(plain) else set()
    inner = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, (list, tuple)) else ()
    return {ref for one in inner for ref in references(one)}
