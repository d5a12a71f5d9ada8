"""The kinds of rows: what a TOML file of content may say. `origin` tells whose text it is: "published" or "stolik"."""

from __future__ import annotations

from typing import Literal

import msgspec

Origin = Literal["published", "stolik"]


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row with a name of its own in its family: `id` is unique in the file, `ref` in the game."""

    id: str
    origin: Origin = "published"

    @property
    def family(self) -> str:
        """The first part of the reference."""
        return type(self).__name__.lower()

    @property
    def ref(self) -> str:
        """The reference in questions, views and logs, such as `agenda:d1`."""
        return f"{self.family}:{self.id}"


class Action(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One action of a Focus card. `share` says who may resolve it on a Joint card: only you, you or another, both
    separately, or one above and the other below the bar (the parts of `+`).
    """

    id: str
    cost: str = ""
    effect: str
    share: Literal["you", "one", "both", "split"] = "you"


class Focus(Row, frozen=True, kw_only=True):
    """A Focus card: three actions. `replaces` is the standard card that a House's own card stands for."""

    kind: Literal["standard", "house", "heroic", "joint"]
    house: str = ""
    replaces: str = ""
    cycle: int = 1
    actions: tuple[Action, ...]

    @property
    def icon(self) -> str:
        """The id of the standard Focus it counts as: for agendas, Technologies and the Joint and Heroic offer."""
        return self.replaces or self.id


class Agenda(Row, frozen=True, kw_only=True):
    """An Agenda of the four decks: two objectives, each scored for itself."""

    type: Literal["support", "might", "wealth", "domination"]
    objectives: tuple[str, ...]


class AgendaType(Row, frozen=True, kw_only=True):
    """One of the four types: the Focuses its cards go with and their action."""

    focuses: tuple[str, ...]
    effect: str


class House(Row, frozen=True, kw_only=True):
    """A House board. A track lists the effects of its seven steps; `fallen` is what its card pays as a Fallen House."""

    complexity: int
    preferred: tuple[str, ...]
    society: tuple[str, ...]
    politics: tuple[str, ...]
    economy: tuple[str, ...]
    ability: bool = False
    home_installations: int = 1
    home_shipyards: int = 1
    home_upkeep: int = 0
    home_corruptible: bool = False
    fallen_pop: int
    fallen: str
    cracked: bool = False


class Start(Row, frozen=True, kw_only=True):
    """An Origin card with its starting Agenda. `id` is the House and the side, such as `valnis_a`; guilds are letters,
    fleets are written `2 corvette`.
    """

    house: str
    side: Literal["a", "b"]
    technology: str
    home_pop: int
    home_guilds: str = ""
    home_fleets: dict[str, int]
    home_corrupted: bool = False
    outpost_pop: int
    outpost_guilds: str = ""
    outpost_installations: tuple[str, ...] = ()
    outpost_fleets: dict[str, int]
    outpost_corrupted: bool = False
    active: int
    inactive: int
    stock: tuple[int, int, int, int, int]
    tracks: tuple[int, int, int] = (0, 0, 0)
    levels: str = ""
    """Resources whose Level is one higher, as letters."""
    gains: str = ""
    """What is gained once at set-up, as an effect."""
    objectives: tuple[str, ...]
    other_objectives: tuple[str, ...] = ()
    """The objectives of the extra Agenda (Marqualos), which may be chosen instead."""


class TechnologyAction(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An action a Technology gives when one of the Focuses is played."""

    id: str
    focuses: tuple[str, ...]
    cost: str = ""
    effect: str
    improved: Literal["basic", "improved", "both"] = "both"


class Technology(Row, frozen=True, kw_only=True):
    """A Technology in both versions. What it changes for good is a rule of its own, named after it."""

    immediate: str = ""
    deploy_cost: str = ""
    actions: tuple[TechnologyAction, ...] = ()


class Frame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A frame of an event's left half. `who` resolves it: every player, the table once, or it holds for the Cycle or
    waits until after a player's first turn.
    """

    must: bool
    who: Literal["player", "table", "permanent", "delayed"] = "player"
    effect: str


class Event(Row, frozen=True, kw_only=True):
    """A Galactic Event. `objectives` are the blocks of its right half: all of them, or one the player chooses."""

    cycle: int
    rounds: int
    frames: tuple[Frame, ...]
    objectives: tuple[str, ...]
    choose: bool = True
    cooperative: bool = False


class Crisis(Row, frozen=True, kw_only=True):
    """A Crisis. `condition` is what a player does to resolve it, `pays` what it costs besides (style C), `penalty` what
    happens if it is suffered.
    """

    level: Literal["start", "1", "2", "3"]
    kind: Literal["military", "economic", "general"]
    on: str
    """What a player must do: the name of a deed of the rules, such as `deploy` or `invasion_won`."""
    when: str = ""
    """A check that must hold for the deed or at that moment."""
    pays: str = ""
    penalty: str


class War(Row, frozen=True, kw_only=True):
    """A War card: what the Void gains in the Skirmish of its round. Numbers by Cycle or by difficulty."""

    power: tuple[int, int, int] = (0, 0, 0)
    absorb_approach: int = 0
    absorb_salvo: tuple[int, int, int] = (0, 0, 0)
    initiative: int = 0
    approach: int = 0
    first_salvo: int = 0
    defended: str = ""


class Bounty(Row, frozen=True, kw_only=True):
    """A kind of Bounty token and how many of it there are."""

    count: int
    effect: str


class Reclaim(Row, frozen=True, kw_only=True):
    """A kind of Reclaim token and how many of it there are."""

    count: int
    effect: str


class Trade(Row, frozen=True, kw_only=True):
    """A Trade space of the galaxy board and its bonus; the first row is the top one."""

    effect: str


class Difficulty(Row, frozen=True, kw_only=True):
    """A difficulty. `alerts` lists (level I, II, III, War) cards that enter the Alert deck in each Cycle."""

    influence: int
    starting_crises: int
    alerts: tuple[tuple[int, int, int, int], ...]
    harbinger_cycle: int = 0


class Tile(Row, frozen=True, kw_only=True):
    """A kind of sector tile: its slots, what is printed on it, what it allows."""

    guild_slots: int = 3
    installation_slots: int = 3
    upkeep_slots: bool = True
    """Whether the last slot of each kind shows an Upkeep icon."""
    upkeep: int = 0
    guilds: str = ""
    installations: tuple[str, ...] = ()
    population: Literal["dice", "fixed", "none"] = "dice"
    void_limit: int = 3
    corruptible: bool = True
    void_immune: bool = False
    levels: dict[str, int] = {}
    once: str = ""
    """What is gained when it is won."""


class Cell(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sector of a scenario's map. `seat` is whose Home or Outpost it is."""

    at: tuple[int, int]
    tile: str = "standard"
    seat: int = -1
    pop: int = 0
    void: int = 0
    corrupted: bool = False
    guilds: str = ""
    installations: tuple[str, ...] = ()
    glory: tuple[int, ...] = ()
    bounties: int = 0
    reclaims: int = 0
    harbingers: int = 0
    letter: str = ""


class Scenario(Row, frozen=True, kw_only=True):
    """A map for a number of players. `storms` are the blocked edges, as pairs of cells; `grid` says whether cells are
    axial (q, r) or columns and rows of flat-topped hexes with the odd columns half a hex lower.
    """

    mode: Literal["competitive", "cooperative", "solo", "tutorial"]
    players: int
    complexity: int
    aggression: int = 0
    grid: Literal["axial", "columns"] = "columns"
    fallen: tuple[str, ...] = ()
    recommended: tuple[str, ...] = ()
    havens: tuple[int, ...] = ()
    cells: tuple[Cell, ...]
    storms: tuple[tuple[tuple[int, int], tuple[int, int]], ...] = ()
