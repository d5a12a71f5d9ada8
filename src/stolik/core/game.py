"""What a game tells the kernel about itself, and the state every game keeps."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from inspect import signature
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

import msgspec

from stolik.core.agenda import Argument, Call
from stolik.core.bot import BotMaker
from stolik.core.chance import Chance
from stolik.core.errors import BadOption, BadPlayers
from stolik.core.options import GameOption, OptionValue
from stolik.core.question import Option, Question
from stolik.core.state import State
from stolik.core.table import Table

if TYPE_CHECKING:
    from stolik.core.explain import Explanation

S = TypeVar("S", bound=State)
View = msgspec.Struct
"""What a seat may know: a frozen struct that names every field."""

Step = Callable[..., str]
"""One paragraph of the rulebook: a function of state and table that returns the name of the step that follows.
A step that is called from the agenda may take named arguments besides. The last one calls `table.finish`."""

NO_ARGS: Mapping[str, Argument] = {}


class Words(Protocol):
    """The texts of one language, as a terminal board needs them."""

    def say(self, id: str, /, **args: Any) -> str:
        """The message `id`; references among `args` become names."""
        ...

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        ...

    def phrase(self, value: Any) -> Any:
        """A value as it stands in a sentence: a reference by its name, a list joined by "and"."""
        ...


Drawing = Callable[[dict[str, Any], Words], Any]
"""Draws a view (as plain data) for a terminal: something `rich` can print."""


class Content(msgspec.Struct, frozen=True):
    """One row of content: the reference of a card, place or the like, and whether its text is published or ours."""

    ref: str
    origin: str = "published"


@dataclass(frozen=True)
class Game(Generic[S]):
    """Everything the house needs to know of a game. Each game's package exports one, named GAME."""

    id: str
    version: int
    players: tuple[int, int]
    flow: Mapping[str, Step]
    """The steps by name."""
    new: Callable[[int, Mapping[str, OptionValue], Chance], S]
    """A fresh deal for so many players; `at` is the first step."""
    deal: Callable[[S, Mapping[str, Any]], None]
    """Change a fresh deal as a scenario says. Raises BadDeal."""
    observe: Callable[[S, int | None], View]
    """What a seat (None: a spectator) may know. Must not change the state."""
    resample: Callable[[S, int | None, Random], None]
    """Redraw in place everything the seat does not know, consistent with everything it does."""
    conserved: Callable[[S], Hashable]
    """What never changes: cards, tokens, money."""
    bound: Callable[[int], int]
    """More answers than any game of so many players takes."""
    roles: Callable[[int], Sequence[str]]
    """The role of each seat, for so many players."""
    sides: Callable[[int], Sequence[int]] = range
    """The number of the side each seat is on, for so many players. Seats of one side know the same; by default every
    seat is a side of its own.
    """
    options: tuple[GameOption, ...] = ()
    content: Mapping[str, Sequence[Content]] = field(default_factory=dict)
    kinds: frozenset[str] = frozenset()
    """Every question kind the rules use."""
    log_ids: frozenset[str] = frozenset()
    """Every log line the rules write."""
    refs: frozenset[str] = frozenset()
    """Every reference that needs a name in the catalogues."""
    view_words: frozenset[str] = frozenset()
    """Every plain word a view may hold that is no reference, e.g. the state of a visit."""
    things: Sequence[Option] = ()
    """Everything a state may refer to: cards, places and the like."""
    reasons: frozenset[str] = frozenset()
    """Every way the game can end."""
    derivable: Mapping[str, str] = field(default_factory=dict)
    """Fields of a view (`hunted.hand`) that are not shown to all although the rules let everybody work them out, each
    with the reason. Worlds need not redraw them.
    """
    corners: tuple[Mapping[str, Any], ...] = ()
    """Deals from which random games come to what they rarely come to otherwise (law 11)."""
    explain: Callable[[Any, Question[Any]], Explanation] | None = None
    """What a question means here and now, from the seat's view and the question alone."""
    bots: Mapping[str, BotMaker] = field(default_factory=dict)
    """Bots written for this game, by name (`sensible` is the strongest)."""
    terminal: Callable[[], Drawing] | None = None
    """Loads the game's board for terminals; without one every field of the view is listed."""
    languages: tuple[str, ...] = ("en", "pl")
    folder: Path = Path()
    """Where the game's package lies; its catalogues are in `text/`."""

    def play_step(self, state: State, table: Table) -> None:
        """Play the step that comes next."""
        step, args = self.flow[state.at], state.args
        if args:
            state.args = NO_ARGS
            state.at = step(state, table, **args)
        else:
            state.at = step(state, table)

    def check_call(self, call: Call) -> None:
        """Raises TypeError where there is no step of that name or it does not take these arguments."""
        if call.step not in self.flow:
            raise TypeError(f"no step {call.step}")
        signature(self.flow[call.step]).bind(None, None, **call.args)

    @cached_property
    def by_ref(self) -> Mapping[str, Option]:
        """The things a state may refer to, by their references."""
        return {thing.ref: thing for thing in self.things}

    def check_players(self, players: object) -> int:
        """The number of players, if the game is played by that many. Raises BadPlayers."""
        least, most = self.players
        if isinstance(players, bool) or not isinstance(players, int) or not least <= players <= most:
            raise BadPlayers(game=self.id, players=str(players)[:40], least=least, most=most)
        return players

    def check_options(self, chosen: Mapping[str, Any]) -> dict[str, OptionValue]:
        """All options with their values, the defaults where nothing else was chosen. Raises BadOption."""
        values = {option.id: option.default for option in self.options}
        known = {option.id: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise BadOption(game=self.id, option=str(name)[:80])
            if not any(value == legal and type(value) is type(legal) for legal in known[name].values):
                raise BadOption(game=self.id, option=name, value=str(value)[:80])
            values[name] = value
        return values
