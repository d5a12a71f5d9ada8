"""Objectives counted on a view: what an Agenda or event would score for a seat now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from stolik.content.effects import All, Amount, AnyOf, Check, OneOf, Word, parse
from stolik.games.voidfall.bots.sight import Sector, Sight, Track
from stolik.games.voidfall.content.vocabulary import RESOURCES, TRACKS


class Standing:
    """A seat's House and sectors in a view."""

    def __init__(self, view: Sight, seat: int) -> None:
        self.view = view
        self.house = view.houses[seat]
        self.sectors = [sector for sector in view.sectors if sector.owner == seat]

    def points(self, effect: Any) -> float:
        """The Influence that an objective would pay now; 2 for each other thing that it gives."""
        match effect:
            case str():
                return self.points(parse(effect))
            case Amount(units, "inf"):
                return float(units)
            case All(parts) | AnyOf(parts):
                return sum(self.points(part) for part in parts)
            case OneOf(parts):
                return max(self.points(part) for part in parts)
            case Word("per", _, (counted, gained, *divisor)):
                return self.count(counted) // (divisor[0] if divisor else 1) * self.points(gained)
            case Word("when", _, (check, gained)):
                return self.points(gained) if self.holds(check) else 0
        return 2

    def holds(self, check: Check, sector: Sector | None = None) -> bool:
        """Whether a check holds for the House, or within a sector."""
        return check.holds(self.count(check.count) if sector is None else self.within(sector, check.count))

    def count(self, word: Word) -> int:
        """A count of the House's things; 0 for what only the rules can count."""
        if word.name in ("pop", "guilds", "installations", "power", "empty_guild_slots"):
            return sum(self.within(sector, word) for sector in self.pure(word))
        counter = COUNTS.get(word.name)
        return counter(self, word) if counter else 0

    def within(self, sector: Sector, word: Word) -> int:
        """A count within a sector."""
        tags = [tag for tag in word.tags if tag != "pure"]
        match word.name:
            case "pop":
                return sector.pop
            case "power":
                return sum(units for kind, units in sector.fleets.items() if not tags or kind in tags)
            case "guilds":
                return sum(letter in tags for letter in sector.guilds) if tags else len(sector.guilds)
            case "installations":
                return sum(kind in tags for kind in sector.installations) if tags else len(sector.installations)
            case "guild_kinds":
                return len(set(sector.guilds))
            case "empty_guild_slots":
                return max(0, sector.guild_slots - len(sector.guilds))
            case "upkeep":
                return sector.upkeep
            case "home":
                return int(sector.home is not None)
            case "near_void":
                return int(any(other.void and other.ref in sector.near for other in self.view.sectors))
        return 0

    def pure(self, word: Word) -> list[Sector]:
        """The sectors a word speaks of: the Pure ones if it says so."""
        return [sector for sector in self.sectors if not ("pure" in word.tags and sector.corrupted)]

    def fitting(self, word: Word) -> int:
        """The sectors for which all checks of a word hold."""
        checks = [arg for arg in word.args if isinstance(arg, Check)]
        return sum(all(self.holds(check, sector) for check in checks) for sector in self.pure(word))

    def tracks(self, word: Word) -> list[Track]:
        """The tracks that a word speaks of."""
        named = [number for number, track in enumerate(TRACKS) if track in word.tags] or range(3)
        tracks = [self.house.tracks[number] for number in named]
        return [
            track
            for track in tracks
            if not ("pure" in word.tags and track.corrupted) and not ("corrupted" in word.tags and not track.corrupted)
        ]

    def corruption(self, word: Word) -> int:
        """Corruption on the board and in sectors, as the word says."""
        places = word.tags or ("board", "sector")
        board = "board" in places
        slots = sum(slot.corrupted for slot in self.house.slots) if board or "slot" in places else 0
        tracks = sum(track.corrupted for track in self.house.tracks) if board or "track" in places else 0
        return slots + tracks + (sum(sector.corrupted for sector in self.sectors) if "sector" in places else 0)


def _stock(here: Standing, word: Word) -> int:
    return sum(here.house.goods[kind].stock for kind in word.tags or RESOURCES)


def _yield(here: Standing, word: Word) -> int:
    kinds = [tag for tag in word.tags if tag in RESOURCES] or RESOURCES
    yields = [here.house.goods[kind].produces for kind in kinds]
    return min(yields) if "lowest" in word.tags else max(yields)


def _technologies(here: Standing, word: Word) -> int:
    house = here.house
    if word.tags == ("basic",):
        return len(house.technologies) - len(house.improved)
    return len(house.improved if word.tags else house.technologies)


def _glory(here: Standing, word: Word) -> int:
    best = sorted(here.house.glory, reverse=True)
    return sum(best[: word.number] if word.args else best)


def _level_points(here: Standing, word: Word) -> int:
    points = (0, *cast("tuple[int, ...]", word.args))
    return sum(points[track.level] for track in here.tracks(word))


COUNTS: dict[str, Callable[[Standing, Word], int]] = {
    "sectors": lambda here, word: here.fitting(word),
    "upkeep": lambda here, word: (
        sum(sector.upkeep for sector in here.sectors) if "sector" in word.tags else here.house.upkeep
    ),
    "fleet_kinds": lambda here, word: len({kind for sector in here.pure(word) for kind in sector.fleets}),
    "stock": _stock,
    "lowest_stock": lambda here, word: min(good.stock for good in here.house.goods.values()),
    "rich_stocks": lambda here, word: sum(good.stock >= word.number for good in here.house.goods.values()),
    "yield": _yield,
    "active": lambda here, word: here.house.active,
    "track": lambda here, word: max((track.level for track in here.tracks(word)), default=0),
    "tracks": lambda here, word: sum(
        track.level >= (word.number if word.args else 0) for track in here.tracks(word)
    ),
    "level_points": _level_points,
    "technologies": _technologies,
    "agendas": lambda here, word: sum(
        bool(slot.agenda) and not ("pure" in word.tags and slot.corrupted) for slot in here.house.slots[1:]
    ),
    "trades": lambda here, word: here.house.trades,
    "bounties": lambda here, word: len(here.house.bounties),
    "reclaims": lambda here, word: len(here.house.reclaims),
    "glories": lambda here, word: sum(value >= (word.number if word.args else 1) for value in here.house.glory),
    "glory": _glory,
    "corruption": lambda here, word: here.corruption(word),
    "level": lambda here, word: max(good.level for good in here.house.goods.values()),
}  # fmt: skip
