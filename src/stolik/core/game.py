"""Game: the description of a game that the kernel, the server and the tests work with."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Generic, Protocol, TypeVar, cast

import msgspec

from stolik.core.agenda import Call
from stolik.core.arguments import check_args, read_args
from stolik.core.bot import Belief, BotMaker
from stolik.core.chance import Chance
from stolik.core.dealing import Deal
from stolik.core.errors import BadOption, BadPlayers
from stolik.core.explain import Explanation
from stolik.core.in_advance import InAdvance
from stolik.core.inputs import generator, shown, whole
from stolik.core.log import LogEntry
from stolik.core.options import Alone, GameOption, OptionValue, Preset, fitting
from stolik.core.packs import Pack, is_pack, names_of, options_of_packs, read_choice
from stolik.core.question import SEATS, Option, Question
from stolik.core.recall import Fact
from stolik.core.spelling import as_written, meant
from stolik.core.state import State
from stolik.core.table import Table
from stolik.core.view import HIDDEN, NONE
from stolik.core.why import Foreseen, Why

S = TypeVar("S", bound=State)
View = msgspec.Struct
"""What a seat may know. An alias: each game's view is its own frozen `msgspec.Struct` that names every field."""

Step = Callable[..., str]
"""One paragraph of the rulebook: a function of state and table that returns the name of the next step. A step called
from the agenda may also take named arguments. The last step calls `table.finish`."""

TRIES = 1000
"""The most random choices of options tried until one is legal."""

NO_ARGS: Mapping[str, Any] = {}


class Words(Protocol):
    """The texts of one language, as a terminal board needs them."""

    lang: str

    def say(self, id: str, /, **args: Any) -> str:
        """The message `id`; references among `args` become names."""
        ...

    def has(self, id: str) -> bool:
        """Whether a message with this id exists."""
        ...

    def phrase(self, value: Any) -> Any:
        """A value as written in a sentence: a reference as its name, a list joined by "and"."""
        ...


Drawing = Callable[[dict[str, Any], Words], Any]
"""Takes a view as plain data and the texts, returns something `rich` can print."""


def drawn_by(module: str) -> Callable[[], Drawing]:
    """`Game.terminal` for a module with the function `draw`, which is loaded only where a terminal needs it."""
    return lambda: cast(Drawing, import_module(module).draw)


class Content(msgspec.Struct, frozen=True):
    """One row of content: the reference of a card or place. `origin` is "published" if its text is the publisher's;
    `ours` lists those of its facts that are not.
    """

    ref: str
    origin: str = "published"
    ours: tuple[str, ...] = ()

    @property
    def share(self) -> str:
        """What of it is published: "published" (everything), "partly", or else its origin."""
        return "partly" if self.origin == "published" and self.ours else self.origin


def _turns(view: Any) -> int | None:
    """The `turn` or `round` of a view."""
    count: int | None = getattr(view, "turn", getattr(view, "round", None))
    return count


class RareTable(msgspec.Struct, frozen=True):
    """A described position for a certain number of players and certain options."""

    players: int
    deal: Mapping[str, Any]
    options: Mapping[str, OptionValue] = {}


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    """Everything the program needs to know about a game. Each game's package exports one, named GAME.

    `players` is (least, most); `content` maps a family such as "place" to its rows.
    """

    # --- its rules ------------------------------------------------------------------------------------------------

    id: str
    version: int
    players: tuple[int, int]
    roles: Callable[[int], Sequence[str]]
    """By number of players: the role of each seat."""
    flow: Mapping[str, Step]
    """The steps by name."""
    new: Callable[[int, Mapping[str, OptionValue], Chance], S]
    """Set up a state for a number of players, options and a chance. Its `at` names the first step."""
    conserved: Callable[[S], Hashable]
    """A value that stays the same during a game: the sum of all cards, tokens, money."""
    max_answers: Callable[[int], int]
    """By number of players: an upper limit for the number of answers in a game."""
    deal: Callable[[S, Deal], None] = lambda state, deal: None
    """Change a new state in place to a described position (docs/scenarios.md) by reading the deal's entries. The kernel
    refuses entries that were not read.
    """
    teams: Callable[[int], Sequence[int]] = range
    """By number of players: the team number of each seat. Seats of one team know the same; by default every seat is a
    team of its own.
    """
    turn: Callable[[S], Hashable] | None = None
    """Takes a state, returns a name for the current turn, such as its round and seat. While it stays the same, the
    answers of a seat can be taken back together (see `Position.answers_in_turn`).
    """
    open: Callable[[S, int, str], bool] = lambda state, seat, kind: False
    """Takes a state, the seat that is asked and the kind of its question. Whether everybody knows what may be answered,
    and whether the next question is open too, so that an answer gives away nothing but what was decided; it follows
    from what everybody knows. A person may take back their own answer together with such answers of bots after it.
    """
    plan: Callable[[S, int], bool] | None = None
    """Change a state in place into one in which it is this seat's turn, so that the seat can try that turn while others
    act; False if that makes no sense. The state is drawn for the seat, so its secrets are not the real ones.
    """

    # --- what may be chosen before a game -------------------------------------------------------------------------

    options: tuple[GameOption, ...] = ()
    presets: tuple[Preset, ...] = ()
    """Options that go well together, e.g. for a first or a hard game; the lobby offers each as one button."""
    daily: tuple[Alone, ...] = ()
    """The ways of playing alone that have a deal of the day."""
    check_table: Callable[[int, Mapping[str, OptionValue]], None] | None = None
    """Takes the number of players and the value of every option. Raises BadOption if they do not go together, with
    `option`, the id of the option to change, and `reason`, the end of a message id `refused-<reason>`.
    """
    refusals: frozenset[str] = frozenset()
    """Every reason `check_table` gives."""

    # --- what each seat knows -------------------------------------------------------------------------------------

    observe: Callable[[S, int | None], View]
    """The view of a seat (None: a spectator). Must not change the state."""
    resample: Callable[[S, int | None, Random], None]
    """Redraw in place everything the seat does not know, consistent with what it knows."""
    belief: Callable[[int], Belief | None] = lambda seat: None
    """Makes the game's own belief for a seat; None: it has none that is better than `resample`."""
    resample_like: Callable[[S, int | None, Random, Mapping[str, str]], None] | None = None
    """`resample` with what a belief has drawn for some things (`Belief.draw`). What the seat knows to be otherwise is
    drawn as `resample` does. None: worlds of this game are drawn like no belief.
    """
    redraw: Callable[[S, Random], None] | None = None
    """Draw anew in place everything that is laid out and that no seat has seen, such as a token face down; None if
    there is no such thing. What a deck holds is not laid out: it has no order before a card is drawn or placed.
    """
    recall: Callable[[Any, Sequence[LogEntry]], Iterable[Fact]] | None = None
    """Takes the view of a seat (or a spectator) and the log it has read; returns what only the log tells it, such as a
    card that has left the deck. `resample` and `redraw` keep it (law 21).
    """
    holds: Callable[[S, int | None], Iterable[tuple[str, ...]]] | None = None
    """Takes a state and a seat (None: a spectator); returns what the seat knows to be held or laid by somebody, each as
    the references that a log line about it names, such as a seat and a place. None: views show all such things as
    references.
    """
    derivable: Mapping[str, str] = field(default_factory=dict)
    """View fields (such as `hunted.hand`) that are not shown to all seats but follow from the rules, each with the
    reason. `resample` need not redraw them.
    """
    disclosures: Mapping[str, str] = field(default_factory=dict)
    """Log lines that may name to a seat what only another seat's view shows, by id, each with the reason."""

    # --- all that occurs in it: texts and laws go by this ---------------------------------------------------------

    kinds: frozenset[str] = frozenset()
    """Every question kind the rules use."""
    log_ids: frozenset[str] = frozenset()
    """Every log line the rules write."""
    old_log_ids: frozenset[str] = frozenset()
    """Log lines that only earlier versions of the rules wrote: the logs of tables begun then still hold them."""
    reasons: frozenset[str] = frozenset()
    """The message id of every way the game can end."""
    refs: frozenset[str] = frozenset()
    """Every reference that needs a name in the catalogues."""
    view_words: frozenset[str] = frozenset()
    """Every word a view may hold that is not a reference, e.g. the state of a visit."""
    later_words: tuple[str, ...] = ()
    """References and words that views hold and no question offers, and that were declared after the actions of this
    version had their numbers: environments number them after all actions, in this order.
    """
    other_words: Callable[[], frozenset[str]] = frozenset
    """Other references and words in views and logs, such as parts of cards, besides `refs`, `content` and `view_words`:
    scenarios may name them, and law 11 does not look for them.
    """
    things: Sequence[Option] = ()
    """Everything a state may refer to, such as cards and places."""
    content: Mapping[str, Sequence[Content]] = field(default_factory=dict)
    rare_deals: tuple[Mapping[str, Any], ...] = ()
    """Deals from which random games reach rare content (law 11), whatever the options and the number of players."""
    rare_tables: tuple[RareTable, ...] = ()
    """The same for deals that fit only certain tables."""

    # --- what it says and shows, and who plays it -----------------------------------------------------------------

    texts: Callable[[Words], Mapping[str, str]] | None = None
    """Messages computed from content, in addition to the game's catalogues: takes the catalogue of one language,
    returns sentences by id (`effect-trade`) or id and attribute (`effect-trade.icons`). It may compute them when read.
    """
    explain: Callable[[Any, Question[Any]], Explanation] | None = None
    """Takes a seat's view and its question, returns what the question means now."""
    why: Callable[[S, int | None, str, int], Why] | None = None
    """Takes a state drawn for a seat (None: a spectator), the seat, the reference of a thing and the seat of its owner;
    returns why its numbers are what they are, why it cannot be chosen, and what it would do. Must not change the state.
    """
    foresee: Callable[[S, int, Question[Any], Any], Sequence[Foreseen]] | None = None
    """Takes a state drawn for a seat, the seat, its question and a legal answer; returns what the answer would lead to
    beyond what a draft shows, such as how a combat would go. Must not change the state.
    """
    propose: Callable[[S, int, Question[Any]], Any] | None = None
    """Takes a state drawn for a seat, the seat and its question; returns the answer that a page begins with, which must
    do no harm if it is given unread; None: it begins with nothing. Must not change the state.
    """
    futile: Callable[[S, int, Question[Any]], Sequence[str]] | None = None
    """Takes a state drawn for a seat, the seat and its question; returns the options (references) that cannot bring
    what they are for, whatever follows, such as an attack that cannot be won. Must not change the state.
    """
    onward: Callable[[S, int, Question[Any]], Mapping[str, str]] | None = None
    """Takes a state drawn for a seat, the seat and its question; returns, by option, the word that may be given with it
    to a question which follows once something is revealed. Where a word is given so, it stands for itself: the page
    gives it only there. Must not change the state.
    """
    leads: Mapping[tuple[str, ...], Collection[str]] = field(default_factory=dict)
    """By the kinds of questions on the way: the families of things of the last question that a page lets one press
    while the first is asked. If there is only one way to such a thing, and Undo takes back the answers before it, a
    press gives all of them. A word that ends a question, such as `word:done`, stands for its kind.
    """
    parts: Collection[str] = ()
    """Families of things that stand on the thing that leads to them, such as the effects of an action."""
    terminal: Callable[[], Drawing] | None = None
    """Loads the game's board for terminals. If None, the terminal lists every field of the view."""
    in_advance: InAdvance | None = None
    """What people at a table may say in advance; None: only their next answers."""
    turns: Callable[[Any], int | None] = _turns
    """Takes a view, returns the number of turns or rounds played, for statistics; by default its `turn` or `round`."""
    bots: Mapping[str, BotMaker] = field(default_factory=dict)
    """Bots written for this game, by name (`sensible` is the strongest)."""

    # --- packs ----------------------------------------------------------------------------------------------------

    packs: tuple[Pack, ...] = ()
    """Packs that tables may be played with; each is also an option."""
    scheme: Any = None
    """What packs of this game may hold (`stolik.content.packs.scheme.Scheme`); None: it takes no packs."""
    with_packs: Callable[[Sequence[Pack]], Mapping[str, Any]] | None = None
    """Takes the packs in play, returns the fields of this game that change: its `new`, `content`, `bots`... Raises
    BadOption if they do not go together.
    """

    # --- where it is --------------------------------------------------------------------------------------------------

    folder: Path = Path()
    """The folder of the game's package; its catalogues are in `text/`."""

    @cached_property
    def asks(self) -> dict[str, bool]:
        """By step, for those played since the program started: whether it was seen to ask (see `inner.running.run`)."""
        return {}

    def play_step(self, state: State, table: Table) -> None:
        """Play the next step and write the name of the following one to `state.at`. Raises TypeError if there is no
        such step.
        """
        at, args = state.at, state.args
        step = self.flow.get(at)
        if step is None:
            raise TypeError(f"no step {at!r}{self._meant(at)}")
        if args:
            state.args = NO_ARGS
            state.at = step(state, table, **args)
        else:
            state.at = step(state, table)

    def lost(self, at: str, following: str) -> TypeError:
        """What is raised if step `at` returned what is no step."""
        return TypeError(f"step {at} returns {following!r}, which is no step{self._meant(following)}")

    def _meant(self, step: str) -> str:
        return "".join(f" (is it {name}?)" for name in meant(step, self.flow).values())

    def check_call(self, call: Call) -> None:
        """Raises TypeError if the call's step does not exist or does not take its arguments."""
        if call.step not in self.flow:
            raise TypeError(f"no step {call.step}")
        check_args(self.flow[call.step], call.args)

    def read_calls(self, state: State) -> None:
        """Give the arguments of a state's waiting calls the types that their steps say, once it has been read from a
        save. Raises TypeError, ValueError or LookupError if they do not fit.
        """
        if state.at:  # not of a game that has ended
            state.args = read_args(self.flow[state.at], state.args, self.by_ref)
        state.agenda = tuple(
            Call(call.step, read_args(self.flow[call.step], call.args, self.by_ref)) for call in state.agenda
        )

    @cached_property
    def by_ref(self) -> Mapping[str, Option]:
        """The things a state may refer to, by their references."""
        return {thing.ref: thing for thing in self.things}

    @cached_property
    def named(self) -> frozenset[str]:
        """Every reference that the game declares by name: its cards, places, words and their parts."""
        return self.refs | self.other_words() | {row.ref for rows in self.content.values() for row in rows}

    @cached_property
    def references(self) -> frozenset[str]:
        """Everything that a question may offer or a view may hold: what is `named`, things, seats, plain words."""
        seats = {seat.ref for seat in SEATS[: self.players[1]]}
        return (
            self.named | {thing.ref for thing in self.things} | seats | self.view_words | self.reasons | {NONE, HIDDEN}
        )

    def check_players(self, players: object) -> int:
        """`players` as an int. Raises BadPlayers if the game is not for that many."""
        least, most = self.players
        count = whole(players)
        if count is None or not least <= count <= most:
            raise BadPlayers(game=self.id, players=shown(players, 40), least=least, most=most)
        return count

    def check_options(self, chosen: Mapping[str, Any]) -> dict[str, OptionValue]:
        """The value of every option by its id: the chosen one or the default. Raises BadOption. `check_setup` checks
        that the values go together.
        """
        if not isinstance(chosen, Mapping):
            raise BadOption(game=self.id, option=shown(chosen))
        values, known = dict(self._defaults), self._by_id
        for name, value in chosen.items():
            if is_pack(name):
                if pack := read_choice(self.id, self.packs, name, value):
                    values[name] = pack
                continue
            if name not in known:
                raise BadOption(game=self.id, option=str(name)[:80], **meant(name, known))
            if not known[name].has(value):
                raise BadOption(game=self.id, option=name, value=as_written(value), **_legal(known[name], value))
            values[name] = value
        return values

    @cached_property
    def _by_id(self) -> Mapping[str, GameOption]:
        """Every option by its id."""
        return {option.id: option for option in self.options}

    @cached_property
    def _defaults(self) -> Mapping[str, OptionValue]:
        """What every option is if nobody chooses; packs are then not in play."""
        return {option.id: option.default for option in self.options if not is_pack(option.id)}

    def check_setup(self, players: object, chosen: Mapping[str, Any]) -> tuple[int, dict[str, OptionValue]]:
        """The number of players and the value of every option. Raises BadPlayers or BadOption if the game cannot be
        played like this.
        """
        count, values = self.check_players(players), self.check_options(chosen)
        for option in self.options:
            value = values.get(option.id, option.default)
            if not option.allows(value, count, values):
                raise BadOption(game=self.id, option=option.id, value=as_written(value), reason="unfit", players=count)
        if self.check_table is not None:
            self.check_table(count, values)
        self.played_with(values)
        return count, values

    def carried_over(self, players: int, chosen: Mapping[str, Any]) -> dict[str, OptionValue]:
        """The value of every option at a table begun under other rules: the default for what these rules do not know or
        allow. An option that was not there then is as those rules were (`before`). Raises OtherPack.
        """
        packs = {name: value for name, value in chosen.items() if is_pack(name)}
        options = [option for option in self.options if not is_pack(option.id)]
        kept = {option.id: chosen.get(option.id, option.before) for option in options}
        known = {option.id: kept[option.id] for option in options if option.has(kept[option.id])}
        return self.check_options(fitting(options, players, known) | packs)

    def offering(self, packs: Sequence[Pack]) -> Game[S]:
        """The game with these packs added to those its tables may use. Raises TypeError if it takes no packs."""
        if self.with_packs is None:
            raise TypeError(f"{self.id} takes no packs")
        every = (*self.packs, *packs)
        return replace(
            self, packs=every, options=(*self.options, *options_of_packs(packs)), texts=self._told_with(every)
        )

    def played_with(self, options: Mapping[str, OptionValue]) -> Game[S]:
        """The game with the packs that these options put into play. Raises BadOption if they do not go together."""
        used = tuple(pack for pack in self.packs if options.get(pack.option) == pack.value)
        if not used or self.with_packs is None:
            return self
        if used not in self._played:
            self._played[used] = replace(self, **self.with_packs(used))
        return self._played[used]

    @cached_property
    def _played(self) -> dict[tuple[Pack, ...], Game[S]]:
        """The game for each set of packs in play."""
        return {}

    def _told_with(self, packs: Sequence[Pack]) -> Callable[[Words], Mapping[str, str]]:
        """The messages of the game and of all its packs: no two packs use the same id."""
        assert self.with_packs is not None
        makers = [self.texts, *(self.with_packs([pack])["texts"] for pack in packs)]

        def messages(words: Words) -> Mapping[str, str]:
            return ChainMap(names_of(packs, words.lang), *(make(words) for make in makers if make is not None))

        return messages

    def presets_for(self, players: int) -> tuple[Preset, ...]:
        """The presets for a number of players."""
        return tuple(preset for preset in self.presets if preset.players[0] <= players <= preset.players[1])

    def random_options(self, players: int, rng: Random) -> dict[str, OptionValue]:
        """Random values of all options that may be chosen together; the defaults if none are found."""
        rng = generator(rng)
        for _ in range(TRIES):
            drawn = {option.id: rng.choice(option.values) for option in self.options}
            values = fitting(self.options, players, drawn)
            with suppress(BadOption):
                return self.check_setup(players, values)[1]
        return {}


def _legal(option: GameOption, value: object) -> dict[str, str]:
    """The values of an option, for the message about one that it does not have."""
    legal = [as_written(one) for one in option.values]
    return {"legal": ", ".join(legal), **meant(as_written(value), legal)}
