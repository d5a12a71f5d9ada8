"""The endings of a written scene: one sentence for each possible outcome of its effect.

An ending is named by the path to it: `success` and `failure` of a test, `choice2` for the second choice, `good` for a
reputation, `accepted` and `declined` for an offer. Paths are joined: `choice2_failure`, `neutral_success`. A scene with
nothing to decide has no ending. Beside each choice stands its move: `choice2_move`.
"""

from __future__ import annotations

from collections.abc import Iterator

from stolik.content.effects import All, Effect, OneOf, Paid, Word
from stolik.games.zona.content.vocabulary import REPUTATIONS


def endings(effect: Effect, way: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The names of the endings of an effect, in the order of its parts."""
    return tuple("_".join(found) for found in _ways(effect, way))


def _ways(effect: Effect, way: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    match effect:
        case Word("test"):
            yield (*way, "success")
            yield (*way, "failure")
        case Word("may"):
            yield (*way, "accepted")
            yield (*way, "declined")
        case Word("by_reputation"):
            for reputation, part in zip(reversed(REPUTATIONS), effect.effects, strict=True):
                yield from _or_itself(part, (*way, reputation))
        case OneOf(parts):
            for number, part in enumerate(parts, 1):
                yield from _or_itself(part, (*way, f"choice{number}"))
        case Paid(_, gain):
            yield from _ways(gain, way)
        case All(parts):
            for part in parts:
                yield from _ways(part, way)


def once_named(effect: Effect) -> Iterator[tuple[str, str]]:
    """Endings as logs of older versions name them, each with its name now: of a scene that was the test which is its
    first choice now, whose choice has become a test, or that offered what it lets choose or leave now.
    """
    known = endings(effect)
    if isinstance(effect, OneOf) and list(map(str, effect.parts[1:])) == ["nothing"]:
        yield from (("accepted", known[0]), ("declined", known[-1]))
    for way in known:
        for old in (way.removeprefix("choice1_"), way.removesuffix("_success")):
            if old not in known:
                yield old, way


def choices(effect: Effect, way: tuple[str, ...] = ()) -> Iterator[tuple[str, Effect]]:
    """The parts of an effect among which a scavenger chooses, each with its name: `choice2`, `neutral_choice1`."""
    match effect:
        case Word("by_reputation"):
            for reputation, part in zip(reversed(REPUTATIONS), effect.effects, strict=True):
                yield from choices(part, (*way, reputation))
        case OneOf(parts):
            for number, part in enumerate(parts, 1):
                yield "_".join((*way, f"choice{number}")), part
        case Paid(_, gain):
            yield from choices(gain, way)
        case All(parts):
            for part in parts:
                yield from choices(part, way)


def _or_itself(part: Effect, way: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    return iter(list(_ways(part, way)) or [way])
