"""One line of a play, from words to what it does."""

from __future__ import annotations

from typing import Any

from stolik.core.game import Game
from stolik.scenario.errors import Unclear
from stolik.scenario.steps import Answer, Asked, Cannot, Logged, NotAsked, Over, Pass, Sees, Step
from stolik.scenario.values import EVERYONE, SPECTATOR, seat_number, words


def read_step(line: str, game: Game[Any], players: int) -> Step:
    """What a line of the play means. Raises Unclear."""
    match words(line):
        case ["pass"]:
            return Pass()
        case ["nobody", "is", "asked"]:
            return NotAsked(None)
        case ["over", *rest]:
            return _over(rest, game)
        case ["not", "over"]:
            return Over(False)
        case ["log", "has" | "lacks" as sign, id, *rest]:
            return _logged(EVERYONE, sign, id, rest, game, players)
        case [viewer, "log", "has" | "lacks" as sign, id, *rest]:
            return _logged(viewer, sign, id, rest, game, players)
        case [viewer, "sees", path, "in", "order", *written] if written:
            return Sees(_viewer(viewer, players), path, "in order", written)
        case [viewer, "sees", path, "=" | "has" | "lacks" as sign, *written] if written:
            return Sees(_viewer(viewer, players), path, sign, _listed(written))
        case [seat, "is", "not", "asked"]:
            return NotAsked(seat_number(seat, players))
        case [seat, "is", "not", "asked", kind]:
            return NotAsked(seat_number(seat, players), _kind(kind, game))
        case [seat, "is", "asked", *rest]:
            return _asked(seat_number(seat, players), rest, game)
        case [seat, "cannot", *rest]:
            return Cannot(seat_number(seat, players), *_answer(rest, game))
        case [seat, *rest] if seat.startswith("seat:") and rest:
            return Answer(seat_number(seat, players), *_answer(rest, game))
    raise Unclear("scenario_line", text=line)


def _kind(word: str, game: Game[Any]) -> str:
    if word not in game.kinds:
        raise Unclear("scenario_kind", kind=word, game=game.id)
    return word


def _viewer(word: str, players: int) -> str:
    if word not in (SPECTATOR, EVERYONE):
        seat_number(word, players)
    return word


def _listed(written: list[str]) -> list[str]:
    """Words, also those joined by commas alone."""
    return [part for word in written for part in word.split(",") if part]


def _answer(rest: list[str], game: Game[Any]) -> tuple[str | None, list[str]]:
    """The kind, if it is named, and the values. A value is a reference, a number or `nothing`."""
    values = _listed(rest)
    kind = None
    if values and ":" not in values[0] and values[0] != "nothing" and not values[0].lstrip("-").isdecimal():
        kind = _kind(values.pop(0), game)
    strange = [v for v in values if ":" not in v and v != "nothing" and not v.lstrip("-").isdecimal()]
    if not values or strange:
        raise Unclear("scenario_answer", text=" ".join(rest))
    return kind, values


def _asked(seat: int, rest: list[str], game: Game[Any]) -> Asked:
    signs = ("with", "without", "exactly", "about", "choosing")
    kind = _kind(rest.pop(0), game) if rest and rest[0] not in signs else None
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
    about = parts["about"][0] if "about" in parts else None
    choosing = _range(parts["choosing"]) if "choosing" in parts else None
    return Asked(seat, kind, about, parts.get("with", ()), parts.get("without", ()), parts.get("exactly"), choosing)


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


def _over(rest: list[str], game: Game[Any]) -> Over:
    pairs = _pairs(_rejoined(rest))
    reason = pairs.pop("reason", [None])[0]
    winners = pairs.pop("winners", None)
    if pairs or (reason is not None and reason not in game.reasons):
        raise Unclear("scenario_over", text=" ".join(rest))
    return Over(True, reason, winners)


def _logged(viewer: str, sign: str, id: str, rest: list[str], game: Game[Any], players: int) -> Logged:
    if id not in game.log_ids:
        raise Unclear("scenario_log", id=id, game=game.id)
    return Logged(_viewer(viewer, players), sign == "has", id, _pairs(_rejoined(rest)))


def _rejoined(rest: list[str]) -> list[str]:
    """`winners=seat:1 seat:2` means `winners=seat:1,seat:2`."""
    joined: list[str] = []
    for word in rest:
        if "=" in word or not joined:
            joined.append(word)
        else:
            joined[-1] += f",{word}"
    return joined
