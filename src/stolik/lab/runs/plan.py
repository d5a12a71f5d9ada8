"""Plans: which games are played, as a TOML file (docs/research.md)."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from stolik.core.errors import BadDeal, BadOption, StolikError
from stolik.core.installed import find_game
from stolik.core.options import OptionValue
from stolik.core.spelling import meant
from stolik.lab.runs.cells import cells
from stolik.lab.runs.errors import BadPlan, UnknownPlan

T = TypeVar("T")
WHERE = re.compile(r"\(at line (\d+)")
MOST_GAMES = 100_000_000
USUAL = "usual"
"""The name of the deal of a plan that describes none."""


class Plan(msgspec.Struct, frozen=True):
    """The games of a run: `games` deals in each cell, and a cell for each combination of players, options, deals and
    bots. `deals` are described starts by name. An entry of `bots` says who sits where; one with several bots lets them
    play against each other, each in every role, if `swap` is set. `decisions` and `log` say what is kept of each game.
    """

    game: str
    games: int
    seed: int
    players: tuple[int, ...]
    options: dict[str, tuple[OptionValue, ...]]
    deals: dict[str, dict[str, Any]]
    bots: tuple[tuple[str, ...], ...]
    swap: bool
    decisions: bool
    log: bool


KEYS = Plan.__struct_fields__


def shipped() -> dict[str, str]:
    """The plans of the program: their texts by name."""
    folder = files("stolik.lab.runs") / "plans"
    return {
        plan.name.removesuffix(".toml"): plan.read_text("utf-8")
        for plan in sorted(folder.iterdir(), key=lambda one: one.name)
        if plan.name.endswith(".toml")
    }


def find_plan(name: str) -> tuple[str, str]:
    """(name, text) of a plan: a file, or one of the program by its name. Raises UnknownPlan, OSError."""
    known = shipped()
    if name in known:
        return name, known[name]
    file = Path(name)
    if not file.suffix and not file.exists():
        raise UnknownPlan(plan=name[:80], known=", ".join(known), **meant(name, known))
    return file.stem, file.read_text("utf-8-sig", errors="replace")


def read_plan(text: str, file: str = "plan") -> Plan:
    """The plan in a text, checked: every cell of it can be played. Raises BadPlan."""
    try:
        written = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = WHERE.search(str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise BadPlan(file, line, "plan_syntax", reason=str(error).partition(" (at")[0]) from error
    return Reader(text, file, written).plan()


class Reader:
    """Reads the keys of a plan, and knows where they are."""

    def __init__(self, text: str, file: str, written: Mapping[str, Any]) -> None:
        self._text = text
        self._file = file
        self._written = written

    def plan(self) -> Plan:
        """Raises BadPlan."""
        for key in self._written:
            if key not in KEYS:
                raise self._bad((key,), "plan_key", key=key, known=", ".join(KEYS), **meant(key, KEYS))
        if "game" not in self._written:
            raise BadPlan(self._file, 1, "plan_missing", key="game", known=", ".join(KEYS))
        game = self._tried(("game",), lambda: find_game(self._written["game"]))
        least, most = game.players
        plan = Plan(
            game=game.id,
            games=self._number("games", 200, 1, MOST_GAMES),
            seed=self._number("seed", 1, 0, 2**62),
            players=self._several("players", int, (min(max(4, least), most),)),
            options=self._options(),
            deals=self._deals(),
            bots=self._bots(),
            swap=self._flag("swap", True),
            decisions=self._flag("decisions", False),
            log=self._flag("log", False),
        )
        for players in plan.players:
            self._tried(("players",), partial(game.check_players, players))
        for name, values in plan.options.items():
            for value in values:
                self._tried(("options", name), partial(game.check_options, {name: value}))
        for name, deal in plan.deals.items():
            self._playable(msgspec.structs.replace(plan, deals={name: deal}), name)
        return plan

    def _playable(self, plan: Plan, deal: str) -> None:
        """Raises BadPlan if a cell cannot be played."""
        try:
            cells(plan)
        except BadDeal as error:
            raise self._bad(("deals", deal), error.id, **error.details) from error
        except BadOption as error:
            raise self._bad(("options", str(error.details["option"])), error.id, **error.details) from error
        except StolikError as error:
            raise self._bad(("bots",), error.id, **error.details) from error

    def _number(self, key: str, default: int, least: int, most: int) -> int:
        value = self._written.get(key, default)
        if type(value) is not int or not least <= value <= most:
            allowed = f"{least}–{most}"
            raise self._bad((key,), "plan_value", key=key, value=_written(value), allowed=allowed)
        return value

    def _flag(self, key: str, default: bool) -> bool:
        value = self._written.get(key, default)
        if not isinstance(value, bool):
            raise self._bad((key,), "plan_value", key=key, value=_written(value), allowed="true, false")
        return value

    def _several(self, key: str, kind: type[T], default: tuple[T, ...]) -> tuple[T, ...]:
        """One value or a list of different ones."""
        return self._listed((key,), self._written[key], (kind,)) if key in self._written else default

    def _listed(self, path: tuple[str, ...], value: Any, kinds: Sequence[type]) -> tuple[Any, ...]:
        values = value if isinstance(value, list) else [value]
        if not values or any(type(one) not in kinds for one in values) or len(set(values)) < len(values):
            names = {int: "1", str: '"..."', bool: "true, false"}
            allowed = ", ".join(names[kind] for kind in kinds)
            raise self._bad(
                path, "plan_list", key=".".join(path), value=_written(value), allowed=f"{allowed}, [..., ...]"
            )
        return tuple(values)

    def _table(self, key: str) -> Mapping[str, Any]:
        table = self._written.get(key, {})
        if not isinstance(table, dict):
            raise self._bad((key,), "plan_table", key=key, value=_written(table))
        return table

    def _options(self) -> dict[str, tuple[OptionValue, ...]]:
        return {
            name: self._listed(("options", name), value, (bool, str)) for name, value in self._table("options").items()
        }

    def _deals(self) -> dict[str, dict[str, Any]]:
        deals = dict(self._table("deals"))
        for name, deal in deals.items():
            if not isinstance(deal, dict):
                raise self._bad(("deals", name), "plan_table", key=f"deals.{name}", value=_written(deal))
        return deals or {USUAL: {}}

    def _bots(self) -> tuple[tuple[str, ...], ...]:
        written = self._written.get("bots", "sensible")
        entries = written if isinstance(written, list) else [written]
        found = [self._listed(("bots",), entry, (str,)) for entry in entries]
        if not found:
            raise self._bad(("bots",), "plan_list", key="bots", value="[]", allowed='"...", [..., ...]')
        return tuple(dict.fromkeys(found))

    def _tried(self, path: tuple[str, ...], check: Callable[[], T]) -> T:
        """What `check` returns. An error of it is one of the plan, at the key `path`."""
        try:
            return check()
        except StolikError as error:
            raise self._bad(path, error.id, **error.details) from error

    def _bad(self, path: tuple[str, ...], cause: str, **facts: object) -> BadPlan:
        return BadPlan(self._file, line_of(self._text, path), cause, **facts)


def _written(value: Any) -> str:
    """A value as it is written in a plan, cut after 80 characters."""
    return json.dumps(value, ensure_ascii=False, default=str)[:80]


def line_of(text: str, path: Sequence[str]) -> int:
    """The line on which a key stands, which may be in a table of its own; the first one if it is not found."""
    *tables, _ = path
    at, table = 1, ""
    for number, line in enumerate(text.splitlines(), 1):
        head = re.match(r"\s*\[+\s*([^\]]*?)\s*\]", line)
        if head:
            table = head[1]
        named = head[1] if head else re.split(r"[=#]", line)[0].strip() if "=" in line else ""
        full = named if head or not table else f"{table}.{named}"
        full = full.replace('"', "").replace("'", "")
        if full == ".".join(path):
            return number
        if tables and full == ".".join(tables):
            at = number
    return at
