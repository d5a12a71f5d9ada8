"""A law about the log: no line tells a seat what only another seat can see.

Law 4 (`secrets.nothing_leaks`) compares the lines of the unfinished step with drawn worlds. A finished step is the past
of every world, so nobody can see there what its lines should not have told. This law reads the lines themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from stolik.core.game import Game, View
from stolik.core.inner.running import seen_by
from stolik.core.laws.comparing import references, viewer
from stolik.core.laws.playing import decisions, rare_deal
from stolik.core.laws.worlds import anywhere, fields
from stolik.core.log import Line, since
from stolik.core.position import Position, inside_of


def lines_tell_no_secret(game: Game[Any], players: int, seed: int, options: Mapping[str, Any]) -> None:
    """Law 19: a new line that a seat may read names nothing that now stands only in another seat's private field,
    unless the game declares why (`Game.disclosures`).
    """
    for told in told_secrets(game, players, seed, options):
        assert told.line in game.disclosures, f"{told}: {game.id} {players} players, seed {seed}"


class Told(msgspec.Struct, frozen=True):
    """What the line `line` told a reader although it stands only in a field that `seen_by` sees."""

    line: str
    reader: int | None
    thing: str
    field: str
    seen_by: int

    def __str__(self) -> str:
        stands = f"which stands only in {self.field} of the view of {viewer(self.seen_by)}"
        return f"the line {self.line} tells {viewer(self.reader)} of {self.thing}, {stands}"


def told_secrets(game: Game[Any], players: int, seed: int, options: Mapping[str, Any]) -> Iterator[Told]:
    """What the lines of a random game tell of secrets. Odd seeds start from one of the game's rare deals."""
    position = Position(game, players, seed, options, rare_deal(game, seed))
    pages = None
    for now, _ in decisions(position, seed):
        yield from _told(now, since(now.pages, pages))
        pages = now.pages
    yield from _told(position, since(position.pages, pages))


def _told(position: Position, lines: Iterable[Line]) -> Iterator[Told]:
    naming = [(line, named) for line in lines if (named := references(line.entry.args))]
    if not naming:
        return
    seats = [*range(position.players), None]
    views = {seat: position.observe(seat) for seat in seats}
    seen = {seat: fields(view) for seat, view in views.items()}
    held = {seat: _held(position, seat) for seat in seats}
    teams = position.game.teams(position.players)
    for reader in seats:
        readable = [(line.entry.id, named) for line, named in naming if line.readable_by(reader)]
        if not readable:
            continue
        for other in range(position.players):
            if reader is None or teams[other] != teams[reader]:
                yield from _named(readable, reader, other, held[other] - held[reader])
                yield from _shown(readable, views[reader], reader, seen[reader], other, seen[other])


def _held(position: Position, seat: int | None) -> set[tuple[str, ...]]:
    holds = position.game.holds
    return set(holds(seen_by(inside_of(position), seat)[0], seat)) if holds else set()


def _named(
    lines: Iterable[tuple[str, set[str]]], reader: int | None, other: int, hidden: set[tuple[str, ...]]
) -> Iterator[Told]:
    """What lines name of things of which only `other` knows that they are held."""
    for line, named in lines:
        for things in hidden:
            if named.issuperset(things):
                yield Told(line, reader, " ".join(things), "holds", other)


def _shown(
    lines: Iterable[tuple[str, set[str]]],
    view: View,
    reader: int | None,
    seen: Mapping[str, Any],
    other: int,
    seen_by_other: Mapping[str, Any],
) -> Iterator[Told]:
    """What lines name of things that stand only in a field of the view of `other`."""
    everything: set[str] | None = None
    for path, value in seen_by_other.items():
        if value == seen.get(path):
            continue
        things = references(msgspec.to_builtins(value))
        for line, named in lines:
            if not things & named:
                continue
            if everything is None:
                everything = references(msgspec.to_builtins(view))
            for thing in things & named - everything:
                yield Told(line, reader, thing, anywhere(path), other)
