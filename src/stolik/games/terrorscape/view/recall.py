"""What the log has told a seat, and its view does not show: items and skills seen, plans used, rooms walked into."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from stolik.core.log import LogEntry
from stolik.core.recall import Fact
from stolik.games.terrorscape.content.items import ANCIENT_AMULET, FIRECRACKER, ITEMS, Item
from stolik.games.terrorscape.content.killers.huntress import TRAPS_RESET
from stolik.games.terrorscape.content.numbers import FULL_HAND
from stolik.games.terrorscape.content.rooms import reach
from stolik.games.terrorscape.content.words import Phase
from stolik.games.terrorscape.rules.moves import ways_on
from stolik.games.terrorscape.rules.state import NOWHERE, Terrorscape
from stolik.games.terrorscape.view.fields import TerrorscapeView

ITEM = {item.ref: item for item in ITEMS}
SPENT = {"amulet": ANCIENT_AMULET, "firecracker_told": FIRECRACKER}
"""Lines that tell everybody that an item is used up."""


def recall(view: TerrorscapeView, log: Sequence[LogEntry]) -> Iterator[Fact]:
    """What a seat or a spectator remembers."""
    yield from _items(log)
    yield from _skills(log)
    yield from _unlocked(view, log)
    yield from _traps(log)
    yield from _searched(view, log)
    yield from _unseen(log)
    for entry in log:
        if entry.id == "plan_used":
            yield Fact(entry.id, entry.args["plan"], True, partial(_planned, entry.args["plan"]))


def _items(log: Sequence[LogEntry]) -> Iterator[Fact]:
    """Whoever defends with an item shows it: it has left the decks, and is spent if it does not last."""
    spent: Counter[Item] = Counter()
    for entry in log:
        item = ITEM[entry.args["item"]] if entry.id == "defends_with" else SPENT.get(entry.id)
        if item is not None and item.lasting:
            yield Fact(entry.id, item.ref, True, partial(_found, item))
        elif item is not None:
            spent[item] += 1
            yield Fact(entry.id, item.ref, spent[item], partial(_spent, item, spent[item]))


def _skills(log: Sequence[LogEntry]) -> Iterator[Fact]:
    """Skill cards seen on the discard pile stay there until it is shuffled."""
    played: Counter[str] = Counter()
    for entry in log:
        if entry.id == "skills_reshuffled":
            played.clear()
        elif entry.id == "skill_played":
            played[entry.args["skill"]] += 1
    for skill, count in played.items():
        yield Fact("skill_played", skill, count, partial(_discarded, skill, count))


def _traps(log: Sequence[LogEntry]) -> Iterator[Fact]:
    """No trap of the Huntress is left where a Survivor has walked or sprung one since she laid them; those of the start
    lie on marked rooms. Nothing of that holds while she lays them again.
    """
    laid, first, started = False, False, False
    empty: dict[str, str] = {}
    for entry in log:
        started = started or entry.id == "round_begins"
        if entry.id == "traps_laid":
            laid, first, empty = True, not started, {}
        elif entry.id == "skill_played" and entry.args["skill"] == TRAPS_RESET.ref:
            laid = False
        elif entry.id in ("walked", "trap_sprung"):
            empty[entry.args["room"]] = entry.id
    if laid:
        for room, line in empty.items():
            yield Fact(line, room, False, partial(_trapped, room))
        if first:
            yield Fact("traps_laid", "token:trap", True, _on_marks)


def _searched(view: TerrorscapeView, log: Sequence[LogEntry]) -> Iterator[Fact]:
    """While nobody moves, a room in which the Killer found nobody is empty."""
    rooms: list[str] = []
    for entry in log:
        if entry.id == "nobody_here":
            rooms.append(entry.args["room"])
        elif entry.id in ("round_begins", "noise_told", "silence_told", "firecracker_told", "found"):
            rooms.clear()
    if view.phase == Phase.KILLER:
        for room in rooms:
            yield Fact("nobody_here", room, False, partial(_occupied, room))


def _unseen(log: Sequence[LogEntry]) -> Iterator[Fact]:
    """In stealth the Killer is no farther from where he was last seen than his steps."""
    room, steps = "", 0
    for entry in log:
        if entry.id == "stealthed":
            room, steps = entry.args["room"], steps + entry.args["steps"]
        elif entry.id == "reappeared":
            room, steps = "", 0
    if room:
        yield Fact("stealthed", room, True, partial(_within, room, steps))


def _unlocked(view: TerrorscapeView, log: Sequence[LogEntry]) -> Iterator[Fact]:
    """The skill unlocked is in the Killer's hand until he may have discarded it."""
    skill = ""
    for entry in log:
        if entry.id == "skill_unlocked":
            skill = entry.args["skill"]
        elif entry.id in ("skill_played", "killer_trait_used"):
            skill = ""
    if skill and view.hand_size is not None and view.hand_size < FULL_HAND and view.phase == Phase.SURVIVORS:
        yield Fact("skill_unlocked", skill, True, partial(_in_hand, skill))


def _planned(plan: str, g: Terrorscape) -> bool:
    return any(one.ref == plan for one in g.plans)


def _found(item: Item, g: Terrorscape) -> bool:
    """Whether a card of the kind has left the decks and chests."""
    return bool(item.cards & ~(g.discovery.cards | g.search.cards | g.chest_cards))


def _spent(item: Item, most: int, g: Terrorscape) -> int:
    """How many cards of the kind are on the discard pile, up to `most`."""
    return min(most, (g.pile & item.cards).bit_count())


def _discarded(skill: str, most: int, g: Terrorscape) -> int:
    """How many copies of a skill are discarded or being played, up to `most`."""
    assert g.killer is not None
    cards = g.killer.cards.of(g.discard | g.resolving)
    return min(most, sum(card.ref == skill for card in cards))


def _trapped(room: str, g: Terrorscape) -> bool:
    return any(g.place(one).ref == room for one in g.hunter_traps if one != NOWHERE)


def _within(room: str, steps: int, g: Terrorscape) -> bool:
    start = next(1 << number for number, one in enumerate(g.map.rooms) if one.ref == room)
    near = tuple(ways_on(g, number) for number in range(len(g.map.rooms)))
    return bool(reach(near, start, steps) >> g.where & 1)


def _on_marks(g: Terrorscape) -> bool:
    marked = g.map.marks["search"] | g.map.marks["radio"]
    return all(marked >> room & 1 for room in g.hunter_traps if room != NOWHERE)


def _occupied(room: str, g: Terrorscape) -> bool:
    return any(g.place(g.room[slot]).ref == room for slot in g.slots(g.alive))


def _in_hand(skill: str, g: Terrorscape) -> bool:
    assert g.killer is not None
    return any(card.ref == skill for card in g.killer.cards.kinds(g.hand))
