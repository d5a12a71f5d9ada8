"""A stage for testing rules of Voidfall: a table as a test needs it, and calls played on it with given answers."""

from __future__ import annotations

from random import Random
from typing import Any

from stolik.content.effects import Effect, parse
from stolik.core.agenda import Call, push
from stolik.core.arguments import read_args
from stolik.core.chance import Chance
from stolik.core.question import SEATS, Question
from stolik.core.spelled import Spelled
from stolik.core.table import Finished, Outcome, QuickTable
from stolik.games.voidfall import GAME
from stolik.games.voidfall.content.vocabulary import FLEETS
from stolik.games.voidfall.rules.effects.doing import resolve_call
from stolik.games.voidfall.rules.fleets import changed
from stolik.games.voidfall.rules.sectors import home_of
from stolik.games.voidfall.rules.state import NO_FLEETS, House, Sector, Voidfall, replace_sector

STOP = Call("stop")


class Stage:
    """A game at the beginning of its first turn. `asked` lists the kinds of the questions answered so far."""

    def __init__(self, players: int = 1, *, seed: int = 1, **options: Any) -> None:
        values = GAME.check_options({"house_1": "valnis", "side_1": "a"} | options)
        self.g: Voidfall = GAME.new(players, values, Chance.from_seed(seed))
        self.answers: list[Any] = []
        self.asked: list[str] = []
        self.offered: list[list[str]] = []
        self.lines: list[Any] = []
        self.outcome: Outcome | None = None
        self.rest: Random | None = None
        """Answers the questions that follow those for which a test has answers."""
        while self.g.at != "select":
            GAME.play_step(self.g, QuickTable(lambda seat, q: q.sample(Random(0)), {}, self.g.rng))
        self.g.agenda, self.g.args = (), {}

    @property
    def house(self) -> House:
        """The first seat's House."""
        return self.g.houses[0]

    @property
    def home(self) -> int:
        return home_of(self.g, 0)

    @property
    def outpost(self) -> int:
        return next(i for i, s in enumerate(self.g.sectors) if s.owner == 0 and s.tile == "outpost")

    def row(self, number: int) -> tuple[str, ...]:
        """The permanent Crises of a row."""
        return self.g.rows[number]

    def sector(self, index: int) -> Sector:
        return self.g.sectors[index]

    def set(self, index: int, **changes: Any) -> None:
        """Change a sector; `fleets` may be given by type."""
        fleets = changes.get("fleets")
        if isinstance(fleets, dict):
            units = NO_FLEETS
            for kind, count in fleets.items():
                units = changed(units, FLEETS.index(kind), count)
            changes["fleets"] = units
        replace_sector(self.g, index, **changes)

    def clear(self) -> None:
        """Take everything of the first seat off the map but its Home."""
        for index, sector in enumerate(self.g.sectors):
            if sector.owner == 0 and sector.home != 0:
                self.set(index, owner=-1, fleets=NO_FLEETS, guilds="", built=(), void=1)
        self.set(self.home, guilds="", fleets=NO_FLEETS, pop=2)

    def resolve(self, effect: Effect | str, *answers: Any, who: int = 0, **limits: Any) -> None:
        """Resolve an effect with these answers."""
        self.play(resolve_call(SEATS[who], parse(str(effect)), **limits), answers=answers)

    def play(self, *calls: Call, answers: Any = ()) -> None:
        """Play calls with these answers, each a reference or a list of them. All must be used. Arguments of calls may
        be written as in a save: effects as text, seats as numbers.
        """
        self.answers = list(answers)
        push(self.g, *map(read, calls), STOP)
        first = self.g.agenda[-1]
        self.g.agenda = self.g.agenda[:-1]
        self.g.at, self.g.args = first.step, first.args
        table = QuickTable(self._answer, {}, self.g.rng, [], self.lines)
        try:
            while self.g.at != "stop":
                table.book.clear()
                GAME.play_step(self.g, table)
        except Finished as end:
            self.outcome = end.outcome
        assert not self.answers, f"not asked for {self.answers}; asked {self.asked}"

    def _answer(self, seat: int, question: Question[Any]) -> Any:
        self.asked.append(question.kind)
        self.offered.append(question.wire()["options"])
        if self.rest is not None and not self.answers:
            return question.sample(self.rest)
        assert self.answers, f"seat {seat} is asked {question.kind}: {question.wire()['options']}"
        return self.answers.pop(0)


def read(call: Call) -> Call:
    """A call whose arguments may be plain data."""
    plain = {name: str(value) if isinstance(value, Spelled) else value for name, value in call.args.items()}
    return Call(call.step, read_args(GAME.flow[call.step], plain, GAME.by_ref))


def against(players: int = 1, **options: Any) -> Stage:
    """Against the Voidborn, with an empty Crisis board, in the first seat's turn."""
    stage = Stage(players, **{"scenario": "first_stand" if players < 4 else "darkest_hour"} | options)
    stage.g.rows, stage.g.row_harbingers, stage.g.crisis = ((), ()), (0, 0), ""
    stage.g.order, stage.g.turn.seat = SEATS[:players], SEATS[0]
    return stage


def pure(stage: Stage) -> None:
    """Nobody has a Corruption."""
    for house in stage.g.houses:
        house.corrupted_tracks, house.corrupted_slots, house.chambers = (False,) * 3, (False,) * 5, 0
    for index, sector in enumerate(stage.g.sectors):
        if sector.owner >= 0:
            stage.set(index, corrupted=False)
