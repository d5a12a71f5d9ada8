"""The kinds of rows in the TOML files of content."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from stolik.content.effects import NOTHING, Check, Effect
from stolik.content.rows import Row


class Action(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One action of a Focus card. `share` says who may resolve it on a Joint card: only you; you or another player;
    both, each separately; or one player the first part of its `+` and another the second.
    """

    id: str
    cost: Effect = NOTHING
    effect: Effect
    share: Literal["you", "one", "both", "split"] = "you"


class Focus(Row, frozen=True, kw_only=True):
    """A Focus card: three actions. `replaces` is the standard card that a House's own card replaces, or that is
    discarded for a Heroic or Joint card (empty: any card). `cycle` is the Cycle in which it joins the hand.
    """

    kind: Literal["standard", "house", "heroic", "joint"]
    house: str = ""
    replaces: str = ""
    cycle: int = 1
    actions: tuple[Action, ...]

    @property
    def icon(self) -> str:
        """The id of the standard Focus that it counts as for Agendas and Technologies (ruling F-09)."""
        return self.replaces or self.id

    @property
    def title(self) -> str:
        """The Focus whose name it bears, for the Joint and Heroic offer: Fenrax's Dispersion is not Reinforcements."""
        return self.id.removeprefix(f"{self.house}_")


class Agenda(Row, frozen=True, kw_only=True):
    """An Agenda of the four decks: two objectives, each scored separately."""

    type: Literal["support", "might", "wealth", "domination"]
    objectives: tuple[Effect, ...]


class AgendaType(Row, frozen=True, kw_only=True):
    """One of the four types of Agendas: the icons of the Focuses its cards go with, and their action."""

    focuses: tuple[str, ...]
    effect: Effect


class House(Row, frozen=True, kw_only=True):
    """A House board. `preferred` are Focus cards of its hand. A track lists the effects of its seven steps; an empty
    one gives nothing. Slots and Shipyards of the Home are the printed numbers. `fallen` is the effect of its card as a
    Fallen House, placed in the conquered sector.
    """

    complexity: int
    preferred: tuple[str, ...]
    society: tuple[Effect, ...]
    politics: tuple[Effect, ...]
    economy: tuple[Effect, ...]
    ability: bool = False
    draws_void: bool = True
    """Whether Corruption on its board strengthens the Voidborn in Skirmishes."""
    home_installations: int = 1
    home_shipyards: int = 1
    home_upkeep: int = 0
    home_corruptible: bool = False
    fallen_pop: int
    fallen: Effect
    cracked: bool = False


class Start(Row, frozen=True, kw_only=True):
    """An Origin card with its starting Agenda. `id` is the House and the side, such as `valnis_a`; guilds are letters,
    fleets Fleet Power by type; `stock` follows F E M C S, `tracks` society, politics, economy.
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
    """Letters of the resources whose Level is one higher."""
    gains: Effect = NOTHING
    """The effect of gains at set-up, including the immediate gain of the starting Technology."""
    objectives: tuple[Effect, ...]
    other_objectives: tuple[Effect, ...] = ()
    """The objectives of Marqualos's second starting Agenda, which may be chosen instead."""


class ExtraAction(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An action that a Technology or a sector gives when a Focus with one of the icons is played; the icon `preferred`
    stands for any preferred Focus, no icon for any Focus. `version` says which card of a Technology gives it.
    """

    id: str
    focuses: tuple[str, ...] = ()
    cost: Effect = NOTHING
    effect: Effect
    version: Literal["basic", "improved", "both"] = "both"
    once: Literal["turn", "cycle"] = "turn"


class Technology(Row, frozen=True, kw_only=True):
    """A Technology in both versions. Its permanent ability is a rule in the code, named after it. `immediate` is what
    the Basic card gives at once, `deploy_cost` the price of each Fleet Power of the fleet type it unlocks.
    """

    FACTS: ClassVar[tuple[str, ...]] = ("basic", "improved")
    immediate: Effect = NOTHING
    deploy_cost: Effect = NOTHING
    actions: tuple[ExtraAction, ...] = ()


class Frame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A frame of an event's left half. `who` says how it is resolved: by every player in turn order; once for the
    table; as a rule for the Cycle (permanent); after each player's first turn (delayed); or just before the Evaluation.
    """

    must: bool
    who: Literal["player", "table", "permanent", "delayed", "before_evaluation"] = "player"
    effect: Effect


class Event(Row, frozen=True, kw_only=True):
    """A Galactic Event. `objectives` are the blocks of its right half: all of them, or one the player chooses."""

    cycle: int
    rounds: int
    frames: tuple[Frame, ...]
    objectives: tuple[Effect, ...]
    choose: bool = True
    cooperative: bool = False


class Crisis(Row, frozen=True, kw_only=True):
    """A Crisis. A player resolves it with the deed `on`, if right after the deed every check of `when` holds (or every
    check of `or_when`, if there are any), and by paying `pays`. `penalty` happens if it is suffered.
    """

    level: Literal["start", "1", "2", "3"]
    kind: Literal["military", "economic", "general"]
    on: Effect
    when: tuple[Check, ...] = ()
    or_when: tuple[Check, ...] = ()
    pays: Effect = NOTHING
    penalty: Effect


class CrisisSlot(Row, frozen=True, kw_only=True):
    """A slot of the Crisis board, from the left; the last row stands for a full row. The leftmost free slot of the
    military row gives `power` to the Voidborn; that of the economic row costs `cost`.
    """

    power: int
    cost: Effect


class War(Row, frozen=True, kw_only=True):
    """A War card: what the Voidborn gain in the Skirmish of its round. `power` is by Cycle, `absorb_salvo` by
    difficulty; `defended` is an effect that follows if the sector is defended.
    """

    FACTS: ClassVar[tuple[str, ...]] = ("name",)
    power: tuple[int, int, int] = (0, 0, 0)
    absorb_approach: int = 0
    absorb_salvo: tuple[int, int, int] = (0, 0, 0)
    initiative: int = 0
    approach: int = 0
    first_salvo: int = 0
    defended: Effect = NOTHING


class Bounty(Row, frozen=True, kw_only=True):
    """A kind of Bounty token and how many of it there are."""

    count: int
    effect: Effect


class Reclaim(Row, frozen=True, kw_only=True):
    """A kind of Reclaim token and how many of it there are."""

    count: int
    effect: Effect


class Trade(Row, frozen=True, kw_only=True):
    """A Trade space of the galaxy board and its bonus; the first row is the top space."""

    effect: Effect


class TurnOrder(Row, frozen=True, kw_only=True):
    """A place in the first turn order and the value of the Glory token it starts with."""

    glory: int


class Difficulty(Row, frozen=True, kw_only=True):
    """A difficulty: the Voidborn's first Influence, Starting Crises, and by Cycle how many Situations I, II, III and
    Wars enter the Alert deck. In `harbinger_cycle` (0: never) a Harbinger enters the Crisis board in Preparation.
    """

    influence: int
    starting_crises: int
    alerts: tuple[tuple[int, int, int, int], ...]
    harbinger_cycle: int = 0


class Tile(Row, frozen=True, kw_only=True):
    """A kind of sector tile: its slots, what is printed on it, what it allows. Slots include printed pieces."""

    guild_slots: int = 3
    installation_slots: int = 3
    upkeep_slots: bool = True
    """Whether the last slot of each kind shows an Upkeep icon."""
    upkeep: int = 0
    """Upkeep icons on the tile that belong to no slot."""
    guilds: str = ""
    installations: tuple[str, ...] = ()
    population: Literal["dice", "fixed", "none"] = "dice"
    void_limit: int = 3
    corruptible: bool = True
    void_immune: bool = False
    levels: dict[str, int] = {}
    """Production Levels it gives its owner."""
    actions: tuple[ExtraAction, ...] = ()
    agendas_drawn: int = 0
    """How many cards are looked at when an Agenda is drawn from a deck (0: as usual)."""
    once: Effect = NOTHING
    """What is gained when an Invasion wins it."""


class Cell(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sector of a map at the start. `seat` is the owner of this Home or Outpost (-1: it is neither); the Origin card
    says what is in those two. `installations` are tokens in addition to the printed ones; the Population of a
    `fallen_house` is on its card. `letter` joins Wormholes.
    """

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


Edge = tuple[tuple[int, int], tuple[int, int]]
Mode = Literal["competitive", "cooperative", "solo", "tutorial"]


class Scenario(Row, frozen=True, kw_only=True):
    """A map for a number of players; `series` is its name, shared by maps for other numbers. `storms` are blocked
    edges, as pairs of cells. `grid` says whether cells are axial (q, r), or columns and rows of flat-topped hexes with
    the odd columns half a hex lower. `fallen` (in order) and `recommended` Houses: empty means random and any. `havens`
    are the levels of each Safe Haven.
    """

    FACTS: ClassVar[tuple[str, ...]] = ("maps", "tokens")
    series: str
    mode: Mode
    players: int
    complexity: int
    aggression: int = 0
    grid: Literal["axial", "columns"] = "columns"
    fallen: tuple[str, ...] = ()
    recommended: tuple[str, ...] = ()
    havens: tuple[int, ...] = ()
    cells: tuple[Cell, ...]
    storms: tuple[Edge, ...] = ()


class Series(Row, frozen=True, kw_only=True):
    """A scenario of the scenario book for several numbers of players; its maps are drawn from base maps (maps.py) with
    `changes`. `code` is its number, such as `x01`; `complexity` and `aggression` follow `players`.
    """

    FACTS: ClassVar[tuple[str, ...]] = ("maps",)
    code: str
    mode: Mode
    players: tuple[int, ...]
    complexity: tuple[int, ...]
    aggression: tuple[int, ...] = ()
    fallen: tuple[str, ...] = ()
    recommended: tuple[str, ...] = ()
    changes: tuple[str, ...] = ()
