"""Not Alone in a terminal: the two counters, the planet, the Creature, the Hunted, the viewer's cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Column, Table
from rich.text import Text

from stolik.core.game import Words
from stolik.games.not_alone.content.numbers import WILL

View = dict[str, Any]
WIDTH = 110
TOKENS = {"creature": ("●", "bold red"), "target": ("◎", "bold yellow"), "artemia": ("✶", "bold green")}
OUTCOMES = {"caught": "red", "artemia": "green", "blocked": "dim", "used": "cyan", "took": "cyan"}


def draw(view: View, words: Words) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [
        _head(view, words),
        _planet(view, words),
        _creature(view, words),
        _hunted(view, words),
    ]
    return Constrain(Group(*parts, *_own(view, words)), WIDTH)


def _head(view: View, words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    turn = words.say("board-turn", turn=view["turn"])
    table.add_row(Text(turn, "bold"), Text(words.say(f"phase-{view['phase']}"), "bold"))
    table.add_row(words.say("counter-rescue"), _track(view["rescue_start"], view["rescue"], view["symbols"], "cyan"))
    table.add_row(
        words.say("counter-assimilation"), _track(view["assimilation_start"], view["assimilation"], (), "red")
    )
    return table


def _track(start: int, left: int, symbols: Iterable[int], style: str) -> Text:
    """The spaces from the start to the star, with the counter and the Artemia symbols."""
    track = Text()
    for steps in range(start, 0, -1):
        track.append("█" if steps == left else "✶" if steps in symbols else "·", style if steps >= left else "dim")
    track.append("★" if left else "█", "bold")
    return track.append(f" {left}", style)


def _planet(view: View, words: Words) -> Table:
    table = Table.grid(*(Column(ratio=1) for _ in range(5)), expand=True)
    for row in (range(1, 6), range(6, 11)):
        table.add_row(*(_place(view, number, words) for number in row))
    return table


def _place(view: View, number: int, words: Words) -> Panel:
    said = Text()
    for token, (sign, style) in TOKENS.items():
        if number in view[f"{token}_token"]:
            said.append(f"{sign} ", style)
    if number == 4 and view["beach_marker"]:
        said.append("▲ ", "bold blue")
    if number > 5:
        said.append(f"×{view['reserve'][number - 6]} ", "dim")
    for one in view["hunted"]:
        here = number in (one["laid"] or ()) or number in one["known_laid"]
        if any(visit["place"] == number for visit in one["visits"]) or (here and not one["visits"]):
            said.append(f"{one['seat']} ", "bold cyan")
    closed = number in view["forbidden"] or number in view["blocked"]
    name = Text(f"{number} {words.say(f'place-{number}')}", "dim strike" if closed else "")
    return Panel(Group(name, said), height=4)


def _creature(view: View, words: Words) -> Text:
    creature = view["creature"]
    said = Text(
        words.say("board-creature-plate", name="seat:0", hand=creature["hand_size"], plays=creature["plays_left"]),
        "red",
    )
    for label, refs in (("board-played", view["hunt_played"]), ("board-effects", _effects(view))):
        if refs:
            said.append(f"\n{words.say(label)}: {words.phrase(refs)}")
    return said


def _effects(view: View) -> list[str]:
    return [ref for effect in view["effects"] for ref in (effect["card"], effect["about"]) if ref]


def _hunted(view: View, words: Words) -> Table:
    table = Table(
        words.say("board-hunted"),
        words.say("counter-will"),
        words.say("hand-places"),
        words.say("discard-places"),
        words.say("board-survival"),
        words.say("board-laid"),
        box=SIMPLE_HEAD,
        padding=(0, 1),
    )
    for one in view["hunted"]:
        me = one["seat"] == view["seat"]
        name = words.say(f"seat-{one['seat']}") + (f" ({words.say('cli-you')})" if me else "")
        held = one["hand"] if me else one["may_hold"]
        table.add_row(
            Text(name, "bold cyan" if me else ""),
            Text("♥" * one["will"] + "♡" * (WILL - one["will"]), "red"),
            Text(("" if me else "? ") + _numbers(held, one["hand_size"])),
            _numbers(one["discard"], one["discard_size"]),
            str(one["survival_size"]),
            _laid(one, words),
        )
    return table


def _numbers(places: list[int] | None, count: int) -> str:
    return f"({count})" if places is None else " ".join(str(place) for place in places)


def _laid(one: View, words: Words) -> Text:
    said = Text()
    for visit in one["visits"]:
        moved = f"{visit['card']}→{visit['place']}" if visit["card"] != visit["place"] else str(visit["place"])
        said.append(f"{moved} {words.say('visit-' + visit['status'])}  ", OUTCOMES.get(visit["status"], ""))
    if not one["visits"]:
        said.append(_numbers(one["laid"], one["laid_count"]) if one["laid_count"] else "")
    return said


def _own(view: View, words: Words) -> list[RenderableType]:
    """The viewer's cards with their texts."""
    refs: list[str] = list(view["creature"]["hand"] or ())
    for one in view["hunted"]:
        refs += [*(one["survival"] or ()), *one["offered"]] if one["seat"] == view["seat"] else []
    cards = [
        Panel(words.say(ref.replace(":", "-") + ".text"), title=words.say(ref.replace(":", "-")), width=38)
        for ref in refs
    ]
    return [Columns(cards)] if cards else []
