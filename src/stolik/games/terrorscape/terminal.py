"""Terrorscape in a terminal: the rack, the Killer, the rooms zone by zone, the Survivors, the viewer's cards."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Column, Table
from rich.text import Text

from stolik.core.game import Words
from stolik.games.terrorscape.content.numbers import MOST_FEAR

View = dict[str, Any]
WIDTH = 110
ZONES = {"R": "red", "B": "blue", "G": "green"}
FULL_HEALTH = 2


def draw(view: View, words: Words) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [_head(view, words), _house(view, words), _survivors(view, words)]
    if view["encounter"]:
        parts.append(_encounter(view["encounter"], words))
    return Constrain(Group(*parts, *_own(view, words)), WIDTH)


def _head(view: View, words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_row(
        Text(words.say("board-round", round=view["round"]), "bold"), Text(words.say(f"phase-{view['phase']}"), "bold")
    )
    if view["killer"]:
        where = words.say("board-stealthed") if view["stealthed"] else words.phrase(view["killer_room"])
        facts = [
            words.say("board-level", level=view["level"]),
            words.say("board-strength", strength=view["strength"]),
            where,
        ]
        table.add_row(Text(words.phrase(view["killer"]), "bold red"), ", ".join(facts))
    for label, refs in (("board-traits", view["killer_traits"]), ("board-played", view["played"])):
        if refs:
            table.add_row(words.say(label), words.phrase(refs))
    table.add_row(words.say("counter-keys"), _dots(view["keys"], view["keys_needed"], "yellow"))
    if view["repaired"] is not None:
        table.add_row(words.say("counter-repair"), _dots(view["repaired"], 5, "cyan"))
    if view["rescue"]:
        table.add_row(words.say("counter-rescue"), Text(words.say("board-rescue", left=view["rescue"]), "green"))
    if view["blocks"]:
        table.add_row(words.say("token-block"), words.phrase(view["blocks"]))
    return table


def _dots(done: int, whole: int, style: str) -> Text:
    return Text("●" * done + "○" * max(0, whole - done), style).append(f" {done}/{whole}")


def _house(view: View, words: Words) -> Table:
    """A row for the five rooms of each colour, with signs: the Killer, noise now and before, Survivors, where they may
    be.
    """
    prefix = "" if view["map"] == "map:mansion" else "cabin_"
    table = Table.grid(*(Column(ratio=1) for _ in range(5)), expand=True)
    for zone, style in ZONES.items():
        table.add_row(*(_room(view, f"room:{prefix}{zone}{n}", style, words) for n in range(1, 6)))
    return table


def _room(view: View, room: str, style: str, words: Words) -> Panel:
    said = Text()
    if view["killer_room"] == room:
        said.append("☠ ", "bold red")
    if view["stealthed"] and view["last_seen"] == room and view["killer_room"] != room:
        said.append("☠? ", "red")
    for sign, mood, rooms in (("≋", "bold yellow", view["noise"]), ("~", "dim", view["old_noise"])):
        if room in rooms:
            said.append(f"{sign} ", mood)
    for one in view["survivors"]:
        initial = words.phrase(one["survivor"])[:1]
        if one["room"] == room:
            said.append(f"{initial} ", "bold cyan" if one["alive"] else "dim")
        elif one["room"] is None and one["alive"] and room in one["may_be"]:
            said.append(f"{initial}? ", "dim")
    if view["trap"] == room:
        said.append("⚑ ", "magenta")
    id = room.replace(":", "-")
    name = f"{words.say(f'{id}.code')} {words.say(id)}"
    return Panel(Group(Text(name), said), height=4, border_style=style)


def _survivors(view: View, words: Words) -> Table:
    table = Table(
        words.say("board-survivors"),
        "",
        words.say("token-fear"),
        words.say("backpack"),
        box=SIMPLE_HEAD,
        padding=(0, 1),
    )
    for one in view["survivors"]:
        mine = one["seat"] == view["seat"]
        name = words.phrase(one["survivor"]) + (f" ({words.say('cli-you')})" if mine else "")
        state = "escaped" if one["escaped"] else "dead" if not one["alive"] else ""
        hearts = Text("♥" * (FULL_HEALTH - one["wounded"]) + "♡" * one["wounded"], "red")
        fear = "" if one["fear"] is None else "❄" * one["fear"] + "·" * (MOST_FEAR - one["fear"])
        held = [*(one["items"] or ()), *([one["trait"]] if one["trait"] else [])]
        table.add_row(
            Text(name, "bold cyan" if mine else ""),
            words.say(f"board-{state}") if state else hearts,
            fear,
            words.phrase(held) if held else "",
        )
    return table


def _encounter(fight: View, words: Words) -> Panel:
    said = [words.say("board-found", names=fight["found"])]
    if fight["defender"]:
        said.append(words.say("board-defends", name=fight["defender"]))
    if fight["item"]:
        said.append(words.say("board-defends-with", item=fight["item"]))
    said += [words.say("board-bonus", name=bonus["by"], value=bonus["value"]) for bonus in fight["bonuses"]]
    if fight["total"] is not None:
        said.append(words.say("board-dice", dice=[str(die) for die in fight["dice"]], sum=sum(fight["dice"])))
        said.append(words.say("board-total", total=fight["total"], strength=fight["strength"]))
        said.append(words.say(f"board-result-{fight['result']}"))
    return Panel("\n".join(said), title=words.say("board-encounter", room=fight["room"]), border_style="red")


def _own(view: View, words: Words) -> list[RenderableType]:
    """The viewer's cards with their texts: skills, or cards just found and plans."""
    refs = [*(view["hand"] or ()), *(view["item_offer"] or ()), *(plan["plan"] for plan in view["plans"] or ())]
    cards = [
        Panel(words.say(ref.replace(":", "-") + ".text"), title=words.say(ref.replace(":", "-")), width=38)
        for ref in refs
    ]
    return [Columns(cards)] if cards else []
