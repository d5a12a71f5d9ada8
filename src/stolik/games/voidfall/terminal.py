"""Voidfall in a terminal: the Cycle, the Crisis board, the galaxy as a map, the Houses side by side, the offers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Column, Table
from rich.text import Text

from stolik.content.options import cost_option, effect_option
from stolik.core.game import Words

View = dict[str, Any]
WIDTH = 110
WIDEST, LINES = 15, 4
"""A sector on the map: its columns at most, and its lines."""
COLOURS = ("yellow", "cyan", "green", "magenta")
"""By seat."""
VOID = "bright_magenta"
INSTALLATIONS = {"shipyard": "⊔", "defence": "▣", "starbase": "⊞"}
USUAL_SLOTS = 4
"""Agenda slots without Central Surveillance."""
PLAIN_TILES = frozenset({"tile:standard", "tile:home", "tile:outpost"})
STEPS_OUT = ((0, 1), (1, 0), (1, -1))
"""From a hex to three of its neighbours; it is the neighbour of the three others."""


def draw(view: View, words: Words) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [_head(view, words)]
    if view["crisis"]:
        parts.append(_crisis(view["crisis"], words))
    parts += [Map(view["sectors"], words), _below_the_map(view, words)]
    if view["houses"]:
        parts += [_houses(view, words), _offers(view, words)]
    return Constrain(Group(*parts, *_own(view, words)), WIDTH)


def _id(ref: str) -> str:
    return ref.replace(":", "-")


def _lines(ref: str, part: str, words: Words) -> Iterator[str]:
    """The sentences of a card that are numbered: its objectives, its frames."""
    number = 1
    while words.has(f"{_id(ref)}.{part}{number}"):
        yield words.say(f"{_id(ref)}.{part}{number}")
        number += 1


def _facts() -> Table:
    return Table.grid(Column(no_wrap=True), Column(), padding=(0, 2))


def _head(view: View, words: Words) -> RenderableType:
    head = [words.phrase(view["scenario"]), words.say("board-cycle", n=view["cycle"])]
    if view["round"]:
        head.append(words.say("board-round", n=view["round"], of=view["rounds"]))
    head.append(words.say(f"board-phase-{view['phase']}"))
    facts = _facts()
    if view["event"]:
        objectives = " / ".join(_lines(view["event"], "objective", words))
        facts.add_row(words.say("board-event"), f"{words.phrase(view['event'])}: {objectives}")
    if view["peeked"]:
        facts.add_row(words.say("board-peeked"), words.phrase(view["peeked"]))
    if view["houses"]:
        facts.add_row(words.say("board-players"), words.phrase([f"seat:{seat}" for seat in view["order"]]))
    return Group(Text("  ".join(head), "bold"), facts)


# The Crisis board


def _crisis(crisis: View, words: Words) -> Table:
    facts = _facts()
    facts.add_row(Text(words.say("board-void-influence", n=crisis["void_total"]), f"bold {VOID}"), "")
    if crisis["alert"]:
        facts.add_row(Text(words.phrase(crisis["alert"]), "bold"), words.say(f"{_id(crisis['alert'])}.text"))
    if crisis["crisis"]:
        facts.add_row(Text(words.phrase(crisis["crisis"]), "bold"), _crisis_says(crisis["crisis"], words))
        if not crisis["sufferable"]:
            facts.add_row("", Text(words.say("board-no-penalty", crisis=crisis["crisis"]), VOID))
    for number, row in enumerate((crisis["military"], crisis["economic"])):
        facts.add_row(*_row(f"row:{number}", row, words))
    counted = [words.say("board-catastrophes", n=crisis["catastrophes"])]
    counted += [f"{words.phrase(f'haven:{n}')} {_built(*haven)}" for n, haven in enumerate(crisis["havens"])]
    if crisis["consumed"]:
        counted.append(words.say("board-consumed", n=crisis["consumed"]))
    facts.add_row(words.say("board-crises"), ", ".join(counted))
    return facts


def _crisis_says(crisis: str, words: Words) -> str:
    """What resolves a Crisis, and what happens to who does not resolve it."""
    parts = [
        f"{words.say(f'board-part-of-{part}')}: {words.say(f'{_id(crisis)}.{part}')}"
        for part in ("deed", "penalty")
        if words.has(f"{_id(crisis)}.{part}")
    ]
    return ". ".join(parts) + "."


def _row(ref: str, row: View, words: Words) -> tuple[str, str]:
    """A row of the Crisis board: what is in it, then what its leftmost free slot asks for."""
    name = words.say("board-row", row=ref, n=len(row["crises"]), harbingers=row["harbingers"])
    asks = (
        [f"▼+{row['power']}"] if ref == "row:0" else [words.phrase(cost_option(row["cost"]).ref)] if row["cost"] else []
    )
    names = [words.phrase(crisis) for crisis in row["crises"]]
    return name, "; ".join([*asks, *names])


def _built(levels: int, built: int) -> str:
    return "●" * built + "○" * (levels - built)


# The galaxy


class Map:
    """The sectors in the columns of their hexes, as wide as the terminal allows."""

    def __init__(self, sectors: list[View], words: Words) -> None:
        self.sectors = sectors
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        columns = [sector["at"][0] for sector in self.sectors]
        heights = [_height(sector) for sector in self.sectors]
        first, top = min(columns), min(heights)
        width = min(WIDEST, options.max_width // (max(columns) - first + 1))
        cells: dict[tuple[int, int], Text] = {}
        for sector, column, height in zip(self.sectors, columns, heights, strict=True):
            for number, said in enumerate(_cell(sector, self.words)):
                said.truncate(width - 1, pad=True)
                cells[column - first, height - top + number] = said
        for height in range(max(heights) - top + LINES):
            row = [cells.get((column, height), Text(" " * (width - 1))) for column in range(max(columns) - first + 1)]
            yield Text(" ").join(row)


def _height(sector: View) -> int:
    """The first line of a sector: half a sector lower with each column, as flat-topped hexes lie."""
    column, row = sector["at"]
    return (2 * row + column) * LINES // 2  # type: ignore[no-any-return]


def _cell(sector: View, words: Words) -> tuple[Text, ...]:
    owner, void = sector["owner"], sector["void"]
    style = COLOURS[owner] if owner is not None else VOID if void or sector["corrupted"] else "dim"
    name = Text(words.phrase(sector["ref"]) + " ✹" * sector["corrupted"], f"bold {style}")
    return name, _built_here(sector, words), _fleets(sector, words), _tokens(sector)


def _built_here(sector: View, words: Words) -> Text:
    """Population, the Guilds by the first letter of their resource, the Installations; a dot for each free slot."""
    if sector["letter"]:
        return Text(f"⟲ {sector['letter']}")
    said = Text(f"☻{sector['pop']}" if sector["pop"] else "", "bold")
    if sector["guild_slots"]:
        guilds = "".join(words.phrase(f"resource:{letter}")[0] for letter in sector["guilds"])
        said.append(f" {guilds.ljust(sector['guild_slots'], '·')}")
    built = "".join(INSTALLATIONS[one] for one in sector["installations"])
    return said.append(f" {built.ljust(sector['installation_slots'], '·')}", "cyan")


def _fleets(sector: View, words: Words) -> Text:
    if sector["void"]:
        return Text(f"▼{sector['void']}/{sector['void_limit']}", VOID)
    if sector["owner"] is None:
        return Text("")
    power = " ".join(f"{words.phrase(f'fleet:{kind}')[:2]}{units}" for kind, units in sector["fleets"].items())
    return Text(f"{sector['owner'] + 1} ▲{power or '0'}", COLOURS[sector["owner"]])


def _tokens(sector: View) -> Text:
    counts = (("◆", sector["bounties"]), ("↻", sector["reclaims"]), ("☠", sector["harbingers"]))
    said = [f"{sign}{n}" for sign, n in counts if n]
    return Text(" ".join([*said, *(f"★{value}" for value in sector["glory"])]))


def _below_the_map(view: View, words: Words) -> RenderableType:
    """What the signs mean, the special sectors, the borders nobody crosses."""
    facts = _facts()
    for sector in view["sectors"]:
        if sector["tile"] not in PLAIN_TILES and not sector["letter"]:
            house = f" ({words.phrase(sector['house'])})" if sector["house"] else ""
            facts.add_row(words.phrase(sector["ref"]), words.phrase(sector["tile"]) + house)
    closed = [f"{words.phrase(one)}–{words.phrase(other)}" for one, other in _closed(view["sectors"])]
    if closed:
        facts.add_row(words.say("board-closed"), ", ".join(closed))
    return Group(Text(words.say("board-signs"), "dim"), facts)


def _closed(sectors: list[View]) -> Iterator[tuple[str, str]]:
    """The sectors that lie side by side without being adjacent."""
    at = {tuple(sector["at"]): sector for sector in sectors}
    for (column, row), sector in at.items():
        for right, down in STEPS_OUT:
            other = at.get((column + right, row + down))
            if other and not (sector["letter"] or other["letter"]) and other["ref"] not in sector["near"]:
                yield sector["ref"], other["ref"]


# The Houses


def _houses(view: View, words: Words) -> Table:
    """All House boards side by side: a column for each, a row for each thing."""
    houses = view["houses"]
    table = Table("", box=SIMPLE_HEAD, padding=(0, 1))
    for house in houses:
        mine = f" ({words.say('cli-you')})" if house["seat"] == view["seat"] else ""
        name = f"{house['seat'] + 1} {words.phrase(house['house'])}{mine}"
        table.add_column(Text(name, f"bold {COLOURS[house['seat']]}"))
    table.add_row(words.say("board-influence"), *(Text(f"★ {house['influence']}", "bold") for house in houses))
    for letter in houses[0]["goods"]:
        table.add_row(words.phrase(f"resource:{letter}"), *(_good(house["goods"][letter], words) for house in houses))
    table.add_row(words.say("counter-upkeep"), *(_upkeep(house, words) for house in houses))
    for counter in ("active", "inactive", "trades"):
        table.add_row(words.say(f"counter-{counter}"), *(str(house[counter]) for house in houses))
    table.add_row(words.say("board-shift-glory"), *(" ".join(map(str, house["glory"])) for house in houses))
    for number, track in enumerate(("society", "politics", "economy")):
        table.add_row(words.phrase(f"track:{track}"), *(_track(house["tracks"][number], words) for house in houses))
    table.add_row(words.say("board-agendas"), *(_agendas(house, words) for house in houses))
    table.add_row(words.say("board-shift-technologies"), *(_technologies(house, words) for house in houses))
    table.add_row(words.say("board-part-hand"), *(_focuses(house, words) for house in houses))
    return table


def _good(good: View, words: Words) -> str:
    return f"{good['stock']}  ({words.say('board-level-n', n=good['level'])}, +{good['produces']})"


def _upkeep(house: View, words: Words) -> str:
    """The Upkeep, and what is lacking for it."""
    said = [str(house["upkeep"])]
    if house["food_short"]:
        said.append(words.say("board-food-short", n=house["food_short"]))
    if house["upkeep_short"]:
        said.append(words.say("board-upkeep-short", n=house["upkeep_short"], influence=house["upkeep_lost"]))
    return "; ".join(said)


def _track(track: View, words: Words) -> Text:
    """The space of a track, its level and what its next step gives."""
    said = Text(f"{track['space']}/7 ({words.say('board-level-n', n=track['level'])})")
    if track["corrupted"]:
        said.append(" ✹", VOID)
    if track["space"] < len(track["steps"]):
        said.append(f" → {words.phrase(effect_option(track['steps'][track['space']]).ref)}", "dim")
    return said


def _agendas(house: View, words: Words) -> str:
    slots = [slot for n, slot in enumerate(house["slots"]) if slot["agenda"] or n < USUAL_SLOTS]
    names = [words.phrase(slot["agenda"]) if slot["agenda"] else "–" for slot in slots]
    signs = [" ✹" * slot["corrupted"] + " ⇄" * slot["trade"] for slot in slots]
    return "; ".join(name + sign for name, sign in zip(names, signs, strict=True))


def _technologies(house: View, words: Words) -> str:
    return ", ".join(words.phrase(one) + "▲" * (one in house["improved"]) for one in house["technologies"])


def _focuses(house: View, words: Words) -> str:
    return ", ".join(words.phrase(focus) for focus in house["focuses"])


# What is on offer, and one's own cards


def _offers(view: View, words: Words) -> Table:
    facts = _facts()
    agendas = [words.phrase(offer["agenda"]) + " ✹" * offer["corrupted"] for offer in view["offers"] if offer["agenda"]]
    if agendas:
        facts.add_row(words.say("board-offers"), ", ".join(agendas))
    tableau = [_offered(one, view, words) for one in view["tableau"]]
    if tableau:
        facts.add_row(words.say("board-tableau"), ", ".join(tableau))
    if view["trades"]:
        facts.add_row(words.say("board-trade-track"), " ".join(map(str, view["trades"])))
    return facts


def _offered(one: View, view: View, words: Words) -> str:
    improved = "▲" * (one["technology"] in view["improved_now"])
    copies = f"{len(one['copies'])}×, ★{one['copies'][0]}" if one["copies"] else words.say("board-gone")
    return f"{words.phrase(one['technology'])}{improved} ({copies})"


def _own(view: View, words: Words) -> list[RenderableType]:
    """The Agendas of the viewer and those just drawn, with what they score."""
    mine = next((house for house in view["houses"] if house["seat"] == view["seat"]), None)
    refs = [*(mine["hand"] if mine else ()), *(ref for ref in view["drawn"] or () if ref.startswith("agenda:"))]
    cards = [
        Panel("\n".join(_lines(ref, "objective", words)), title=words.phrase(ref), width=WIDTH // 3) for ref in refs
    ]
    return [Columns(cards)] if cards else []
