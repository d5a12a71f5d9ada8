"""Zona in a terminal: what runs out, what happens now, the areas by sector, secret locations, scavengers, market."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Column, Table
from rich.text import Text

from stolik.core.game import Words
from stolik.games.zona.content.vocabulary import ATTRIBUTES

View = dict[str, Any]
WIDTH = 110
SECTORS = {
    "green": "green", "yellow": "yellow", "bunker": "cyan", "red": "red", "sarcophagus": "bold red",
}  # fmt: skip
"""The sectors from the Borderland to the Source, and their colours."""


def draw(view: View, words: Words) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [_head(view, words), _areas(view, words), _facilities(view, words)]
    parts += [_scavengers(view, words), _market(view, words)]
    if view["encounter"]:
        parts.append(_encounter(view["encounter"], words))
    if view["test"]:
        parts.append(_test(view["test"], words))
    return Constrain(Group(*parts), WIDTH)


def _text(ref: str, words: Words) -> str:
    return words.say(f"{ref.replace(':', '-')}.text")


def _facts() -> Table:
    return Table.grid(Column(no_wrap=True), Column(), padding=(0, 2))


def _head(view: View, words: Words) -> RenderableType:
    head = [words.say("board-round", n=view["round"]), words.say(f"board-phase-{view['phase']}")]
    if view["phase"] == "actions":
        head.append(words.say("board-actions", seat=f"seat:{view['turn']['seat']}", n=view["turn"]["actions"]))
    facts = _facts()
    facts.add_row(words.say("board-voice"), words.phrase(f"seat:{view['voice']}"))
    facts.add_row(
        words.say("board-emission-of", n=view["emission"], of=view["emission_space"]),
        words.say("board-storm-in", areas=view["storm_areas"]) if view["storm_areas"] else "",
    )
    rumours = next(deck["cards"] for deck in view["decks"] if deck["deck"] == "deck:rumours")
    in_force = [
        f"{words.phrase(rumour)}: {_text(rumour, words)}" for rumour in (view["rumour"], view["timed"]) if rumour
    ]
    if view["mark"]:
        in_force.append(words.say("board-mark-on", place=view["mark"]))
    facts.add_row(words.say("board-rumours-left", n=rumours), " ".join(in_force) or words.say("board-no-rumour"))
    return Group(Text("  ".join(head), "bold"), facts)


def _areas(view: View, words: Words) -> Table:
    """The areas: who and what is there, where one can go from there."""
    table = Table(words.say("board-area"), "", "", "", box=SIMPLE_HEAD, padding=(0, 1))
    order = list(SECTORS)
    for area in sorted(view["areas"], key=lambda area: order.index(area["sector"])):
        ref, style = area["area"], SECTORS[area["sector"]]
        table.add_row(
            Text(words.phrase(ref), style),
            Text(words.say(f"board-sector-{area['sector']}"), style),
            _here(ref, view, words),
            Text(", ".join(_way(way, words) for way in area["ways"]), "dim"),
        )
    return table


def _here(area: str, view: View, words: Words) -> Text:
    """The scavengers in an area, then the threats."""
    people = [words.phrase(one["character"]) for one in view["scavengers"] if one["area"] == area]
    threats = [words.phrase(tokens["threats"]) for tokens in view["tokens"] if tokens["area"] == area]
    said = Text(", ".join(people), "bold")
    if people and threats:
        said.append("\n")
    return said.append("".join(threats), "not bold magenta")


def _way(way: View, words: Words) -> str:
    if not way["shortcut"]:
        return words.phrase(way["to"])  # type: ignore[no-any-return]
    return words.say("board-way", area=way["to"], damage=f"damage:{way['shortcut']}")


def _facilities(view: View, words: Words) -> Table:
    """The secret locations: where one enters, whether they are open, what is left in them."""
    table = Table.grid(padding=(0, 2))
    for facility in view["facilities"]:
        lock = facility["lock"]
        left = [words.say("board-events", n=facility["events"]), words.say("board-finds", n=facility["finds"])]
        if facility["known"]:
            left.append(words.say("board-known-finds", names=facility["known"]))
        table.add_row(
            Text(words.phrase(facility["facility"]), "bold"),
            words.say("board-open")
            if facility["open"]
            else words.say("board-lock-costs", lock=lock, does=_text(lock, words)),
            ", ".join(left),
            Text(words.say("board-entered", near=facility["entrances"]), "dim"),
        )
    return table


def _scavengers(view: View, words: Words) -> Table:
    """The scavengers side by side: a column for each, a row for each thing."""
    everybody = view["scavengers"]
    table = Table("", box=SIMPLE_HEAD, padding=(0, 1))
    for one in everybody:
        name = words.phrase(one["character"] or f"seat:{one['seat']}")
        table.add_column(Text(f"{one['seat'] + 1} {name}", "bold" if one["character"] else "dim"))
    table.add_row(words.say("board-area"), *(words.phrase(one["area"]) for one in everybody))
    table.add_row(words.say("board-fatigue"), *(str(one["fatigue"]) for one in everybody))
    table.add_row(words.say("board-damage"), *(f"{one['damage']}/{one['fortitude']}" for one in everybody))
    for number, attribute in enumerate(ATTRIBUTES):
        ref = f"attribute:{attribute}"
        table.add_row(words.phrase(ref), *(_attribute(one, number, ref) for one in everybody))
    table.add_row(words.say("board-money"), *(f"{one['roubles']} ₽" for one in everybody))
    table.add_row(
        words.say("board-reputation"), *(words.say(f"board-reputation-{one['reputation']}") for one in everybody)
    )
    table.add_row(words.say("board-secrets"), *(f"{len(one['secrets'])}/{view['secrets_needed']}" for one in everybody))
    for place in ("pack", "worn", "small"):
        table.add_row(words.say(f"board-{place}"), *(_items(one, place, words) for one in everybody))
    return table


def _attribute(one: View, number: int, ref: str) -> str:
    """Its value, marked where a trauma lies on it."""
    return f"{one['attributes'][number]}{' ✗' * one['traumas'].count(ref)}" if one["attributes"] else ""


def _items(one: View, place: str, words: Words) -> str:
    """What lies there, a dot for each damage token; trophies lie with the small things."""
    held = [words.phrase(item["item"]) + "•" * item["wear"] for item in one["items"] if item["place"] == place]
    if place == "small":
        held += map(words.phrase, one["trophies"])
    return ", ".join(held)


def _market(view: View, words: Words) -> Table:
    facts = _facts()
    for label, refs in (("board-market", view["market"]), ("board-drawn", view["drawn"])):
        names = [words.phrase(ref) for ref in refs if ref]
        if names:
            facts.add_row(words.say(label), ", ".join(names))
    return facts


def _encounter(meeting: View, words: Words) -> Panel:
    needs = f"{words.phrase(meeting['attribute'])} {meeting['difficulty']}"
    return Panel(f"{needs}. {_text(meeting['threat'], words)}", title=words.phrase(meeting["threat"]), style="magenta")


def _test(test: View, words: Words) -> Panel:
    said = [f"{words.phrase(test['attribute'])} {test['value']}, {words.say('board-test-needs', n=test['difficulty'])}"]
    if test["dice"]:
        said.append(f"{words.phrase(test['dice'])}: {test['total']}")
    plain = "board-chance-push" if test["may_push"] else "board-chance"
    chance, best = f"{test['chance']:.0%}", f"{test['best']:.0%}"
    said.append(f"{words.say(plain, n=chance)}, {words.say('board-chance-best', n=best)}")
    return Panel("\n".join(said), title=words.phrase(f"seat:{test['seat']}"))
