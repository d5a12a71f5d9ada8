"""Scenes: the written ending of an event, logged as soon as it is known (ruling R29)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from stolik.core.table import Table
from stolik.games.zona.content.box import Box
from stolik.games.zona.content.endings import endings
from stolik.games.zona.rules.state import Zona


@cache
def endings_of(box: Box) -> Mapping[str, tuple[str, ...]]:
    """The possible endings of each scene."""
    return {f"{event.id}_{name}": endings(effect) for event in box.events for name, effect in event.scenes()}


def begin(g: Zona, t: Table, scene: str) -> None:
    """Begin a scene of the card being read; it has the name of a section or the number of a paragraph."""
    reading = g.reading
    assert reading is not None
    reading.scene, reading.way, reading.over = f"{g.box.events[reading.card].id}_{scene}", "", False
    t.tell("scene", seat=reading.who, event=f"event:{reading.scene}", scene=f"scene:{reading.scene}")


def turn(g: Zona, t: Table, by: str, source: str, way: str) -> None:
    """The scene branches: by a choice, a reputation, the result of a test. If this is its ending, log it."""
    reading = g.reading
    if reading is None or reading.over or source != "event" or g.box.event[reading.card].ref != by:
        return
    reading.way = f"{reading.way}_{way}".strip("_")
    if reading.way in endings_of(g.box)[reading.scene]:
        t.tell("ending", seat=reading.who, ending=f"ending:{reading.scene}_{reading.way}")
        reading.over = True


def title(g: Zona, by: str) -> str:
    """The reference that a question about a card or token names: for an event that of the scene being read, because a
    scene has a title.
    """
    reading = g.reading
    return f"event:{reading.scene}" if reading is not None and g.box.event[reading.card].ref == by else by
