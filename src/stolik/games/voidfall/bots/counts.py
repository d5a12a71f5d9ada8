"""Objectives counted from a view: what an Agenda or event would score for a seat now.

Each objective and each count is compiled into a function once, because a bot counts thousands of views in a turn.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property

from stolik.content.effects import All, Amount, AnyOf, Effect, OneOf, Paid, Word
from stolik.games.voidfall.content.book import BOOK, Book
from stolik.games.voidfall.content.vocabulary import RESOURCES, TRACKS
from stolik.games.voidfall.view.fields import SectorView, TrackView, VoidfallView


class Standing:
    """A seat's House and sectors in a view."""

    def __init__(self, view: VoidfallView, seat: int, book: Book = BOOK) -> None:
        self.book = book
        self.view = view
        self.house = view.houses[seat]
        self.sectors = [sector for sector in view.sectors if sector.owner == seat]
        self.pure = [sector for sector in self.sectors if not sector.corrupted]
        self.corrupted = [sector for sector in self.sectors if sector.corrupted]

    @cached_property
    def void(self) -> frozenset[str]:
        """The sectors with Voidborn Fleet Power."""
        return frozenset(sector.ref for sector in self.view.sectors if sector.void)


GAIN = 2
"""What an objective gives other than Influence."""
PRICES: dict[str, float] = dict.fromkeys(
    (
        "activate", "advance", "agenda", "any", "bounty", "cleanse", "corrupt", "defence", "deploy", "discard_crisis",
        "fem", "glory", "guild", "installation", "move_corruption", "one_sector", "produce", "raise", "recall",
        "reclaim", "remove_harbinger", "score_agenda", "score_glory", "shipyard", "starbase", "technology", "trade",
        "up_to", "upgrade", "where",
    ),
    GAIN,
)  # fmt: skip
"""The value of each word that an objective may give, in Influence."""
Points = Callable[[Standing], float]
Counter = Callable[[Standing], int]
SectorCounter = Callable[[Standing, SectorView], int]


@cache
def points(effect: Effect) -> Points:
    """Counts the Influence that an objective would give now; anything else that it gives has a price."""
    match effect:
        case Amount(units, "inf"):
            return lambda here: units
        case All(parts) | AnyOf(parts):
            each = [points(part) for part in parts]
            return lambda here: sum([part(here) for part in each])
        case OneOf(parts):
            each = [points(part) for part in parts]
            return lambda here: max([part(here) for part in each])
        case Word("per"):
            times, share, worth = count(effect.counted), effect.number, points(effect.effects[1])
            return lambda here: times(here) // share * worth(here)
        case Word("when"):
            (check,), (gained,) = effect.checks, effect.effects
            reached, worth = count(check.count), points(gained)
            return lambda here: worth(here) if check.holds(reached(here)) else 0
        case Word("lose_influence"):
            lost = effect.number
            return lambda here: -lost
        case Word():
            price = PRICES[effect.name]
            return lambda here: price
        case Amount() | Paid():
            return lambda here: GAIN


@cache
def count(word: Word) -> Counter:
    """Counts things of the House."""
    if word.name in INSIDE:
        inside = within(word)
        if "pure" in word.tags:
            return lambda here: sum([inside(here, sector) for sector in here.pure])
        return lambda here: sum([inside(here, sector) for sector in here.sectors])
    return COUNTS[word.name](word)


@cache
def within(word: Word) -> SectorCounter:
    """Counts things in a sector."""
    tags = frozenset(word.tags) - {"pure"}
    match word.name:
        case "pop":
            return lambda here, sector: sector.pop
        case "power" if tags:
            return lambda here, sector: sum([units for kind, units in sector.fleets.items() if kind in tags])
        case "power":
            return lambda here, sector: sum(sector.fleets.values())
        case "guilds" if tags:
            return lambda here, sector: sum([letter in tags for letter in sector.guilds])
        case "guilds":
            return lambda here, sector: len(sector.guilds)
        case "installations" if tags:
            return lambda here, sector: sum([kind in tags for kind in sector.installations])
        case "installations":
            return lambda here, sector: len(sector.installations)
        case "guild_kinds":
            return lambda here, sector: len(set(sector.guilds))
        case "empty_guild_slots":
            return lambda here, sector: max(0, sector.guild_slots - len(sector.guilds))
        case "upkeep":
            return lambda here, sector: sector.upkeep
        case "home":
            return lambda here, sector: int(sector.home is not None)
        case "near_void":
            return lambda here, sector: int(not here.void.isdisjoint(sector.near))
        case "yards" | "void":
            return lambda here, sector: 0
    raise KeyError(word.name)


def _sectors(word: Word) -> Counter:
    checks = [(within(check.count), check) for check in word.checks]
    those = next((tag for tag in ("pure", "corrupted") if tag in word.tags), "sectors")
    if not checks:
        return lambda here: len(getattr(here, those))
    if len(checks) == 1:
        ((inside, check),) = checks
        return lambda here: sum([check.holds(inside(here, one)) for one in getattr(here, those)])
    return lambda here: sum(
        [all(check.holds(inside(here, one)) for inside, check in checks) for one in getattr(here, those)]
    )


def _tracks(word: Word) -> Callable[[Standing], list[TrackView]]:
    """The tracks that a word names."""
    named = [number for number, track in enumerate(TRACKS) if track in word.tags] or range(3)
    pure, corrupted = "pure" in word.tags, "corrupted" in word.tags
    return lambda here: [
        track
        for number, track in enumerate(here.house.tracks)
        if number in named and not (pure and track.corrupted) and not (corrupted and not track.corrupted)
    ]


def _track(word: Word) -> Counter:
    tracks = _tracks(word)
    return lambda here: max([track.level for track in tracks(here)], default=0)


def _track_count(word: Word) -> Counter:
    tracks, least = _tracks(word), word.number if word.args else 0
    return lambda here: sum([track.level >= least for track in tracks(here)])


def _level_points(word: Word) -> Counter:
    tracks, paid = _tracks(word), (0, *word.numbers)
    return lambda here: sum([paid[track.level] for track in tracks(here)])


def _upkeep(word: Word) -> Counter:
    if "sector" in word.tags:
        return lambda here: sum([sector.upkeep for sector in here.sectors])
    return _whole_upkeep


def _whole_upkeep(here: Standing) -> int:
    """Also what Improved Energy Cells satisfy."""
    freed = "technology:energy_cells" in here.house.improved
    return here.house.upkeep + (sum([sector.upkeep for sector in here.sectors]) if freed else 0)


def _fleet_kinds(word: Word) -> Counter:
    pure = "pure" in word.tags
    return lambda here: len({kind for sector in (here.pure if pure else here.sectors) for kind in sector.fleets})


def _stock(word: Word) -> Counter:
    kinds = word.tags or RESOURCES
    return lambda here: sum([here.house.goods[kind].stock for kind in kinds])


def _rich_stocks(word: Word) -> Counter:
    least = word.number
    return lambda here: sum([good.stock >= least for good in here.house.goods.values()])


def _yield(word: Word) -> Counter:
    kinds = [tag for tag in word.tags if tag in RESOURCES] or list(RESOURCES)
    chosen: Callable[[list[int]], int] = min if "lowest" in word.tags else max
    return lambda here: chosen([here.house.goods[kind].produces for kind in kinds])


def _technologies(word: Word) -> Counter:
    if word.tags == ("basic",):
        return lambda here: len(here.house.technologies) - len(here.house.improved)
    if word.tags:
        return lambda here: len(here.house.improved)
    return lambda here: len(here.house.technologies)


def _agendas(word: Word) -> Counter:
    pure = "pure" in word.tags
    return lambda here: sum([bool(slot.agenda) and not (pure and slot.corrupted) for slot in here.house.slots[1:]])


def _glories(word: Word) -> Counter:
    least = word.number if word.args else 1
    return lambda here: sum([value >= least for value in here.house.glory])


def _glory(word: Word) -> Counter:
    most = word.number if word.args else None
    return lambda here: sum(sorted(here.house.glory, reverse=True)[:most])


def _corruption(word: Word) -> Counter:
    """Corruption on the board, in sectors, or both, as the word says."""
    places = word.tags or ("board", "sector")
    slots, tracks = (not {kind, "board"}.isdisjoint(places) for kind in ("slot", "track"))
    sectors = "sector" in places

    def counted(here: Standing) -> int:
        found = sum([slot.corrupted for slot in here.house.slots]) if slots else 0
        found += sum([track.corrupted for track in here.house.tracks]) if tracks else 0
        return found + (len(here.corrupted) if sectors else 0)

    return counted


def _unseen(word: Word) -> Counter:
    """What only the rules can count."""
    return lambda here: 0


INSIDE = frozenset({"pop", "guilds", "installations", "power", "empty_guild_slots"})
"""Counts within the sectors of the House, added up."""
COUNTS: dict[str, Callable[[Word], Counter]] = {
    "sectors": _sectors,
    "upkeep": _upkeep,
    "fleet_kinds": _fleet_kinds,
    "stock": _stock,
    "lowest_stock": lambda word: lambda here: min([good.stock for good in here.house.goods.values()]),
    "rich_stocks": _rich_stocks,
    "yield": _yield,
    "active": lambda word: lambda here: here.house.active,
    "track": _track,
    "tracks": _track_count,
    "level_points": _level_points,
    "technologies": _technologies,
    "agendas": _agendas,
    "trades": lambda word: lambda here: here.house.trades,
    "bounties": lambda word: lambda here: len(here.house.bounties),
    "reclaims": lambda word: lambda here: len(here.house.reclaims),
    "glories": _glories,
    "glory": _glory,
    "corruption": _corruption,
    "beyond": _unseen,
    "preferred_played": _unseen,
    "unpaid_upkeep": _unseen,
    "kept_corruption": _unseen,
    "catastrophes": _unseen,
    "rifts_sealed": _unseen,
    "havens_built": _unseen,
    "permanent_crises": _unseen,
}
"""For each word, the maker of its counting function."""
