"""What a view says about ways, Survivors and odds."""

from __future__ import annotations

from stolik.core.explain import Say
from stolik.games.terrorscape.content.numbers import DICE
from stolik.games.terrorscape.content.rooms import MAPS, Map, open_near, reach
from stolik.games.terrorscape.view.fields import SurvivorView, TerrorscapeView

FAR = 15


def say(id: str, **args: object) -> Say:
    """A sentence with its arguments."""
    return Say(id, args)


def map_of(view: TerrorscapeView) -> Map:
    """The map the game is played on."""
    return next(map for map in MAPS if map.ref == view.map)


def survivor_of(view: TerrorscapeView, ref: str) -> SurvivorView:
    """The Survivor with this name."""
    return next(one for one in view.survivors if one.survivor == ref)


def steps_on_foot(view: TerrorscapeView, start: str, goal: str) -> int:
    """The number of steps a Survivor needs through doors that are not blocked; FAR if there is no way."""
    map = map_of(view)
    blocks = sum(door.bit for door in map.doors if door.ref in view.blocks)
    return _steps(open_near(map, blocks), _room(map, start), _room(map, goal))


def steps_of_killer(view: TerrorscapeView, goal: str) -> int:
    """The number of steps the Killer needs, even through blocked doors."""
    map = map_of(view)
    near = tuple(one | other for one, other in zip(map.near, map.shortcut, strict=True))
    return _steps(near, _room(map, view.killer_room), _room(map, goal))


def blocked_between(view: TerrorscapeView, one: str, other: str) -> str:
    """The blocked door between two rooms, or nothing."""
    map = map_of(view)
    door = map.door_at.get(1 << _room(map, one) | 1 << _room(map, other))
    return door.ref if door is not None and door.ref in view.blocks else ""


def killer_seen_in(view: TerrorscapeView, room: str) -> bool:
    """Whether the Killer is visible in this room."""
    return not view.stealthed and view.killer_room == room


def dice_of(one: SurvivorView) -> int:
    """The number of dice a Survivor rolls: one less for each fear."""
    return DICE - (one.fear or 0)


def _room(map: Map, ref: str) -> int:
    return next(room.index for room in map.rooms if room.ref == ref)


def _steps(near: tuple[int, ...], start: int, goal: int) -> int:
    return next((steps for steps in range(FAR) if reach(near, 1 << start, steps) >> goal & 1), FAR)
