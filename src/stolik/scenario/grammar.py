"""Parser for one line of a scenario's play."""

from __future__ import annotations

import re
from typing import Any

from stolik.core.differing import NOTHING
from stolik.core.game import Game
from stolik.core.question import SEATS
from stolik.core.spelling import meant
from stolik.core.table import KEY_BYTES
from stolik.scenario.errors import Unclear
from stolik.scenario.steps import (
    Alike,
    Answer,
    Asked,
    Cannot,
    Logged,
    LoggedInOrder,
    LogLine,
    NotAsked,
    Over,
    Pass,
    Redraw,
    Reported,
    Sees,
    Step,
    Undo,
    Within,
)
from stolik.scenario.values import EVERYONE, SPECTATOR, seat_number, words
from stolik.scenario.vocabulary import vocabulary

KEY = re.compile(rf"[0-9a-f]{{{2 * KEY_BYTES}}}")
"""The key of a redraw."""
STARTS = (
    "pass",
    "redraw",
    "over",
    "not over",
    "nobody is asked",
    "log",
    EVERYONE,
    SPECTATOR,
    "scenario:",
    "deal:",
    "play:",
)
"""With what a line of a play, or the line after it, may begin."""


def read_step(line: str, game: Game[Any], players: int) -> Step:
    """The Step of a line. Raises Unclear."""
    match words(line):
        case ["in", "the", "other", "world", *rest]:
            return _within(True, rest, game, players)
        case ["in", "this", "world", *rest]:
            return _within(False, rest, game, players)
        case ["pass"]:
            return Pass()
        case ["redraw", key] if KEY.fullmatch(key):
            return Redraw(key)
        case ["nobody", "is", "asked"]:
            return NotAsked(None)
        case ["over", *rest]:
            return _over(rest, game, players)
        case ["not", "over"]:
            return Over(False)
        case ["log", "has" | "lacks" as sign, *rest] if rest:
            return _logged(EVERYONE, sign, rest, game, players)
        case [viewer, "log", "has" | "lacks" as sign, *rest] if rest:
            return _logged(viewer, sign, rest, game, players)
        case [viewer, "reports:", *_] if viewer != EVERYONE:
            return Reported(_viewer(viewer, players))
        case [viewer, "sees", path, "in", "order", *written] if written:
            return _sees(viewer, path, "in order", written, game, players)
        case [viewer, "sees", path, "is", "one", "of", *written] if written:
            return _sees(viewer, path, "is one of", written, game, players)
        case [viewer, "sees", path, "=" | "has" | "lacks" as sign, *written] if written:
            return _sees(viewer, path, sign, written, game, players)
        case [viewer, "can" | "cannot" as sign, "tell", "the", "worlds", "apart"] if viewer != EVERYONE:
            return Alike(_viewer(viewer, players), sign == "cannot")
        case [seat, "undoes"]:
            return Undo(seat_number(seat, players))
        case [seat, "undoes", "the", "turn"]:
            return Undo(seat_number(seat, players), turn=True)
        case [seat, "cannot", "undo"]:
            return Undo(seat_number(seat, players), wanted=False)
        case [seat, "is", "not", "asked"]:
            return NotAsked(seat_number(seat, players))
        case [seat, "is", "not", "asked", kind]:
            return NotAsked(seat_number(seat, players), vocabulary(game).kind(kind))
        case [seat, "is", "asked", *rest]:
            return _asked(seat_number(seat, players), rest, game, players)
        case [seat, "cannot", *rest]:
            return Cannot(seat_number(seat, players), *_answer(rest, game, players))
        case [seat, *rest] if seat.startswith("seat:") and rest:
            return Answer(seat_number(seat, players), *_answer(rest, game, players))
    first = line.partition(" ")[0]
    raise Unclear("scenario_line", text=line, **meant(first, (*STARTS, *(seat.ref for seat in SEATS[:players]))))


def names_the_other_world(line: str) -> bool:
    """Whether the line is for the second world only, so that there is one."""
    return words(line)[:4] == ["in", "the", "other", "world"]


def _within(other: bool, rest: list[str], game: Game[Any], players: int) -> Within:
    step = read_step(" ".join(rest), game, players)
    if isinstance(step, (Alike, Within)):
        raise Unclear("scenario_both_worlds", text=" ".join(rest))
    return Within(other, step)


def _viewer(word: str, players: int) -> str:
    if word not in (SPECTATOR, EVERYONE):
        seat_number(word, players)
    return word


def _listed(written: list[str]) -> list[str]:
    """The words, split at commas."""
    return [part for word in written for part in word.split(",") if part]


def _sees(viewer: str, path: str, sign: str, written: list[str], game: Game[Any], players: int) -> Sees:
    values = [vocabulary(game).value(word, players) for word in _listed(written)]
    return Sees(_viewer(viewer, players), path, sign, values)


def _answer(rest: list[str], game: Game[Any], players: int) -> tuple[str | None, list[str]]:
    """(question kind or None, values). A value is a reference, a number or `nothing`; `good:wood=2` stands for the same
    reference twice.
    """
    values = _listed(rest)
    kind = None
    if values and ":" not in values[0] and values[0] != "nothing" and not values[0].lstrip("-").isdecimal():
        kind = vocabulary(game).kind(values.pop(0))
    strange = [v for v in values if ":" not in v and v != "nothing" and not v.lstrip("-").isdecimal()]
    if not values or strange:
        raise Unclear("scenario_answer", text=" ".join(rest))
    values = [ref for value in values for ref in _units(value)]
    for value in values:
        if value != NOTHING:
            vocabulary(game).option(value, players)
    return kind, values


def _units(value: str) -> list[str]:
    """`good:wood=2` as a list of that many references."""
    ref, sign, units = value.partition("=")
    if sign and not (units.isdecimal() and len(units) < 4):
        raise Unclear("scenario_answer", text=value)
    return [ref] * int(units) if sign else [ref]


def _asked(seat: int, rest: list[str], game: Game[Any], players: int) -> Asked:
    signs = ("with", "without", "exactly", "about", "choosing", "limits")
    known = vocabulary(game)
    kind = known.kind(rest.pop(0)) if rest and rest[0] not in signs else None
    parts: dict[str, list[str]] = {}
    for word in _listed(rest):
        if word in signs and word not in parts:
            parts[word] = []
        elif not parts:
            raise Unclear("scenario_asked", text=word)
        else:
            parts[list(parts)[-1]].append(word)
    for sign, written in parts.items():
        if not written or (sign == "about" and len(written) > 1):
            raise Unclear("scenario_asked", text=" ".join([sign, *written]))
        if sign != "choosing":
            for word in written:
                known.option(word.partition("=")[0], players)
    about = parts["about"][0] if "about" in parts else None
    choosing = _range(parts["choosing"]) if "choosing" in parts else None
    limits = {ref: int(limit) for ref, (limit,) in _pairs(parts.get("limits", [])).items()}
    return Asked(
        seat, kind, about, parts.get("with", ()), parts.get("without", ()), parts.get("exactly"), choosing, limits
    )


def _range(written: list[str]) -> tuple[int, int]:
    match written:
        case [one] if one.isdecimal():
            return int(one), int(one)
        case [low, "to", high] if low.isdecimal() and high.isdecimal():
            return int(low), int(high)
    raise Unclear("scenario_asked", text=" ".join(["choosing", *written]))


def _pairs(rest: list[str]) -> dict[str, list[str]]:
    found = {}
    for word in rest:
        name, sign, value = word.partition("=")
        if not sign or not value:
            raise Unclear("scenario_pair", text=word)
        found[name] = value.split(",")
    return found


def _over(rest: list[str], game: Game[Any], players: int) -> Over:
    pairs = _pairs(_rejoined(rest))
    reason = pairs.pop("reason", [None])[0]
    winners = pairs.pop("winners", None)
    for seat in winners or ():
        seat_number(seat, players)
    numbers = {name: pairs.pop(name, None) for name in ("scores", "bar")}
    scores, bar = numbers["scores"], numbers["bar"]
    if not all(_is_number(word) for word in (*(scores or ()), *(bar or ()))) or len(bar or [""]) != 1:
        raise Unclear("scenario_over", text=" ".join(rest))
    if pairs:
        raise Unclear("scenario_over", text=" ".join(rest))
    if reason is not None:
        vocabulary(game).reason(reason)
    points = None if scores is None else [int(score) for score in scores]
    return Over(True, reason, winners, points, int(bar[0]) if bar else None)


def _is_number(word: str) -> bool:
    return word.removeprefix("-").isdecimal() and len(word) < 10


def _logged(viewer: str, sign: str, rest: list[str], game: Game[Any], players: int) -> Step:
    viewer = _viewer(viewer, players)
    if sign == "has" and rest[:2] == ["in", "order"]:
        return LoggedInOrder(viewer, [_log_line(words, game, players) for words in _split(rest[2:], "then")])
    times = 0 if sign == "lacks" else None
    if sign == "has" and rest[0].isdecimal() and rest[0].isascii():
        times = int(rest.pop(0))
    return Logged(viewer, _log_line(rest, game, players), times)


def _log_line(rest: list[str], game: Game[Any], players: int) -> LogLine:
    known = vocabulary(game)
    if not rest:
        raise Unclear("scenario_log", id="", game=game.id)
    id = known.log_line(rest[0])
    args = _pairs(_rejoined(rest[1:]))
    for name, values in args.items():
        known.log_argument(id, name)
        for value in values:
            known.value(value, players)
    return LogLine(id, args)


def _split(rest: list[str], at: str) -> list[list[str]]:
    """The words split into lists at each word `at`."""
    parts: list[list[str]] = [[]]
    for word in rest:
        if word == at:
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def _rejoined(rest: list[str]) -> list[str]:
    """Joins lists: `winners=seat:1 seat:2` becomes `winners=seat:1,seat:2`."""
    joined: list[str] = []
    for word in rest:
        if "=" in word or not joined:
            joined.append(word)
        else:
            joined[-1] += f",{word}"
    return joined
