"""The book: all rows of content, read from the TOML files beside this module and checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from stolik.content.errors import BadContent, BadEffect
from stolik.content.rows import Row, read_rows
from stolik.core.game import Content
from stolik.games.voidfall.content.kinds import (
    Action,
    Agenda,
    AgendaType,
    Bounty,
    Crisis,
    CrisisSlot,
    Difficulty,
    Event,
    ExtraAction,
    Focus,
    House,
    Reclaim,
    Scenario,
    Series,
    Start,
    Technology,
    Tile,
    Trade,
    TurnOrder,
    War,
)
from stolik.games.voidfall.content.maps import check, draw
from stolik.games.voidfall.content.texts import texts
from stolik.games.voidfall.content.vocabulary import AGENDA_TYPES, VOCABULARY

R = TypeVar("R", bound=Row)


class Book:
    """All rows of a folder of content. Dicts are by id; decks are tuples of rows in the order of their card numbers.
    Content that only some games need is read when it is first used.

    Raises BadContent that names the file, the row and the word if one cannot be read. `check` compares them with the
    vocabulary, once this is full.
    """

    agenda_types = AGENDA_TYPES

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files: dict[str, str] = {}
        self.focuses = {
            id: card
            for name in ("standard", "house", "heroic", "joint")
            for id, card in self._read(f"focus/{name}", "focus", Focus).items()
        }
        self.houses = self._read("houses", "house", House)
        self.starts = self._read("starts", "start", Start)
        self.agenda_kinds = self._read("agenda_types", "type", AgendaType)
        self.agendas = self._read("agendas", "agenda", Agenda)
        self.technologies = self._read("technologies", "technology", Technology)
        self.events = self._read("events", "event", Event)
        self.bounties = tuple(self._read("tokens", "bounty", Bounty).values())
        self.reclaims = tuple(self._read("tokens", "reclaim", Reclaim).values())
        self.trades = tuple(self._read("tokens", "trade", Trade).values())
        self.starting_glory = tuple(row.glory for row in self._read("tokens", "turn_order", TurnOrder).values())
        self.tiles = self._read("tiles", "tile", Tile)

    @cached_property
    def crises(self) -> dict[str, Crisis]:
        """The Crises of cooperative and solo games."""
        return self._read("crises", "crisis", Crisis)

    @cached_property
    def crisis_slots(self) -> tuple[CrisisSlot, ...]:
        """The slots of a row of the Crisis board, and the full row."""
        return tuple(self._read("crisis_board", "slot", CrisisSlot).values())

    @cached_property
    def wars(self) -> dict[str, War]:
        """The War cards."""
        return self._read("wars", "war", War)

    @cached_property
    def difficulties(self) -> dict[str, Difficulty]:
        """Easy, medium and hard."""
        return self._read("difficulties", "difficulty", Difficulty)

    @cached_property
    def scenarios(self) -> dict[str, Scenario]:
        """The maps of all scenarios for all numbers of players, by id such as `c011`."""
        maps = [*self._maps("introduction"), *self._maps("solo")]
        for name in ("introduction", "competitive", "cooperative"):
            for series in read_rows(self.folder / f"scenarios/{name}.toml", "series", Series, check):
                maps += draw(series)
        return {row.id: row for row in maps}

    def _maps(self, name: str) -> tuple[Scenario, ...]:
        return read_rows(self.folder / f"scenarios/{name}.toml", "scenario", Scenario)

    def scenario(self, series: str, players: int) -> Scenario | None:
        """The map of a series such as `first_stand` for a number of players."""
        found = (row for row in self.scenarios.values() if (row.series, row.players) == (series, players))
        return next(found, None)

    @cached_property
    def agenda_decks(self) -> dict[str, tuple[Agenda, ...]]:
        """The eight Agendas of each type."""
        return {type: _deck(self.agendas, type=type) for type in AGENDA_TYPES}

    @cached_property
    def event_decks(self) -> dict[int, tuple[Event, ...]]:
        """The eleven events of each Cycle."""
        return {cycle: _deck(self.events, cycle=cycle) for cycle in (1, 2, 3)}

    @cached_property
    def crisis_decks(self) -> dict[str, tuple[Crisis, ...]]:
        """The Crises of each level: start, 1, 2 and 3."""
        return {level: _deck(self.crises, level=level) for level in ("start", "1", "2", "3")}

    @cached_property
    def heroic(self) -> tuple[Focus, ...]:
        """The Heroic cards of the solo game."""
        return _deck(self.focuses, kind="heroic")

    @cached_property
    def joint(self) -> tuple[Focus, ...]:
        """The Joint cards of the cooperative game."""
        return _deck(self.focuses, kind="joint")

    @cached_property
    def hands(self) -> dict[str, tuple[str, ...]]:
        """The nine Focus cards of each House: its own in place of standard ones."""
        standard = _deck(self.focuses, kind="standard")
        return {
            house: tuple(
                next((own.id for own in _deck(self.focuses, house=house) if own.replaces == card.id), card.id)
                for card in standard
            )
            for house in self.houses
        }

    def with_rows(self, **families: Mapping[str, Any]) -> Book:
        """The same book with different rows of these families: `agendas`, `events`, `crises`."""
        twin = copy(self)
        for decks in ("agenda_decks", "event_decks", "crisis_decks"):
            vars(twin).pop(decks, None)
        vars(twin).update(families)
        return twin

    @cached_property
    def actions(self) -> dict[str, Action | ExtraAction]:
        """Every action by the name in its reference: `action:conquest_engage`."""
        families = (self.focuses, self.technologies, self.tiles)
        return {f"{row.id}_{action.id}": action for rows in families for row in rows.values() for action in row.actions}

    @cached_property
    def focus_actions(self) -> dict[str, dict[str, Action]]:
        """The actions of each Focus card by reference."""
        return {
            id: {f"action:{id}_{action.id}": action for action in card.actions} for id, card in self.focuses.items()
        }

    @cached_property
    def bounty_tokens(self) -> tuple[Bounty, ...]:
        """The Bounty tokens by number."""
        return tuple(kind for kind in self.bounties for _ in range(kind.count))

    @cached_property
    def reclaim_tokens(self) -> tuple[Reclaim, ...]:
        """The Reclaim tokens by number."""
        return tuple(kind for kind in self.reclaims for _ in range(kind.count))

    def agenda_number(self, id: str) -> int:
        """The number of an Agenda in its type's deck."""
        agenda = self.agendas[id]
        return self.agenda_decks[agenda.type].index(agenda)

    def rows(self) -> tuple[Row, ...]:
        """Every row, maps included."""
        return (*self._rows(), *self.scenarios.values())

    def _rows(self) -> tuple[Row, ...]:
        families: tuple[Iterable[Row], ...] = (
            self.focuses.values(), self.houses.values(), self.starts.values(), self.agenda_kinds.values(),
            self.agendas.values(), self.technologies.values(), self.events.values(), self.bounties, self.reclaims,
            self.trades, self.crises.values(), self.crisis_slots, self.wars.values(), self.difficulties.values(),
            self.tiles.values(),
        )  # fmt: skip
        return tuple(row for family in families for row in family)

    def families(self) -> dict[str, tuple[Content, ...]]:
        """Everything in the box by family, with its origin; one entry for each token. A starting Agenda has the
        reference of its Origin; Marqualos has one more. What a House gives as a Fallen House is on a card of its own.
        """
        focuses = {
            family: [card for card in self.focuses.values() if card.kind == kind]
            for family, kind in (("focus", "standard"), ("house_focus", "house"), ("heroic_focus", "heroic"),
                                 ("joint_focus", "joint"))
        }  # fmt: skip
        extra = [start for start in self.starts.values() if start.other_objectives][:1]
        families: dict[str, Iterable[Row]] = {
            "origins": self.starts.values(),
            **focuses,
            "technologies": self.technologies.values(),
            "agendas": self.agendas.values(),
            "starting_agendas": [*self.starts.values(), *extra],
            "events": self.events.values(),
            "crises": self.crises.values(),
            "wars": self.wars.values(),
            "bounties": self.bounty_tokens,
            "reclaims": self.reclaim_tokens,
            "scenarios": self.scenarios.values(),
            "sectors": self.tiles.values(),
        }
        found = {family: tuple(row.content for row in rows) for family, rows in families.items()}
        boards = (
            Content(row.ref, row.origin, tuple(f for f in row.ours if f != "fallen")) for row in self.houses.values()
        )
        fallen = (Content(row.ref, row.origin, ("fallen",)) for row in self.houses.values())
        return found | {"houses": tuple(boards), "fallen_houses": tuple(fallen)}

    def check(self) -> Book:
        """This book. Raises BadContent if a row says something that the language does not have in this place."""
        for row in self._rows():
            for said in texts(row):
                try:
                    VOCABULARY.check_said(said.node, said.role, said.place)
                except BadEffect as error:
                    raise BadContent(file=self._files[row.ref], row=row.id, **error.details) from error
        return self

    def _read(self, name: str, table: str, kind: type[R]) -> dict[str, R]:
        file = self.folder / f"{name}.toml"
        rows = {row.id: row for row in read_rows(file, table, kind)}
        self._files |= {row.ref: file.name for row in rows.values()}
        return rows


def _deck(rows: dict[str, R], **fields: Any) -> tuple[R, ...]:
    """The rows with these values."""
    return tuple(row for row in rows.values() if all(getattr(row, name) == value for name, value in fields.items()))


BOOK = Book(Path(__file__).parent)
