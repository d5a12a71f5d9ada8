"""A table for tests: a game in a described position, with the answers, dice and cards of a script."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from stolik.content.effects import parse
from stolik.core.agenda import Call, then
from stolik.core.chance import Chance, Stream
from stolik.core.question import SEATS, Question
from stolik.core.state import put
from stolik.core.table import Finished, Outcome, QuickTable
from stolik.games.zona import GAME
from stolik.games.zona.content.box import BOX
from stolik.games.zona.rules.course.setup import set_out
from stolik.games.zona.rules.effects.doing import resolve_call
from stolik.games.zona.rules.invariants import conserved
from stolik.games.zona.rules.state import Held, Scavenger, Test, Turn, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.zone.board import AREA_NUMBER
from stolik.games.zona.rules.zone.cards import discard_item

FACES = {"S": 0, "F": 1, "R": 2, "B": 3}
"""Success, failure, radiation, blank."""


STOP = Call("stop")


class Unanswered(Exception):
    """The script has no answer to a question."""

    def __init__(self, seat: int, question: Question[Any]) -> None:
        super().__init__(f"seat {seat}: {question.wire()}")
        self.seat = seat
        self.question = question


class Scripted(QuickTable):
    """Answers questions and draws from a script; everything not scripted is drawn as usual."""

    def __init__(self, stage: Stage, rng: Chance) -> None:
        super().__init__(stage.answer, {}, rng, lines=[])
        self.stage = stage

    def chance(self, kind: str, outcomes: Sequence[Any], stream: Stream = Stream.DECKS) -> Any:
        wanted = self.stage.draws.get(kind)
        if wanted:
            one = wanted.popleft()
            if kind == "die":
                return BOX.sides.index(FACES[one])
            assert one in outcomes, f"{kind}: {one} is none of {outcomes}"
            return one
        return super().chance(kind, outcomes, stream)


class Stage:
    """A game in round 1 whose players already have these characters, at a place the test chooses.

    Answers are given as references; a question without one stops the play and is `asked`.
    """

    def __init__(self, *characters: str, **options: Any) -> None:
        players = len(characters)
        start = {option.id: options.get(option.id, option.default) for option in GAME.options}
        self.g: Zona = GAME.new(players, start, Chance.from_seed(7))
        self.answers: deque[Any] = deque()
        self.draws: dict[str, deque[Any]] = {}
        self.asked: Question[Any] | None = None
        self.before: Zona | None = None
        """The state in which the step that asks began; `g` shows what it has done so far."""
        self.asked_seat = -1
        self.outcome: Outcome | None = None
        self.log: list[tuple[str, dict[str, Any]]] = []
        self.run()
        g = self.g
        g.agenda, g.offered = (), ((),) * players
        table = Scripted(self, g.rng)
        for who, character in zip(SEATS, characters, strict=False):
            set_out(g, table, who, character)
        g.round, g.voice, g.phase, g.turn, g.at = 1, 0, "actions", Turn(seat=SEATS[0]), STOP.step
        for me in g.scavengers:
            me.damage, me.items = 0, self._put_away(me)
        self.log.clear()

    def _put_away(self, me: Scavenger) -> tuple[Held, ...]:
        for one in me.items:
            discard_item(self.g, one.card)
        return ()

    # --- describing ------------------------------------------------------------------------------------------------

    def me(self, who: int = 0) -> Scavenger:
        """A scavenger."""
        return self.g.scavengers[who]

    def give(self, *ids: str, who: int = 0, wear: int = 0, place: str = "") -> list[int]:
        """Items a scavenger has; clothing is worn. Returns their card numbers."""
        found = []
        held = {one.card for other in self.g.scavengers for one in other.items}
        for id in ids:
            card = next(n for n, row in enumerate(BOX.items) if row.id == id and n not in held)
            held.add(card)
            row, bit = BOX.items[card], 1 << card
            self.g.decks = tuple(deck.without(card) for deck in self.g.decks)
            self.g.discards = tuple(pile & ~bit for pile in self.g.discards)
            self.g.finds = tuple(pile & ~bit for pile in self.g.finds)
            self.g.removed &= ~bit
            self.g.box_finds &= ~bit
            self.g.market = tuple(-1 if one == card else one for one in self.g.market)
            where = place or ("small" if row.small else "worn" if row.worn else "pack")
            self.me(who).items += (Held(card, where, wear),)
            found.append(card)
        return found

    def has(self, who: int = 0) -> list[str]:
        """The ids of a scavenger's items."""
        return [BOX.items[one.card].id for one in self.me(who).items]

    def wear_of(self, id: str, who: int = 0) -> int:
        """Damage tokens on an item."""
        return next(one.wear for one in self.me(who).items if BOX.items[one.card].id == id)

    def token(self, id: str) -> int:
        """The number of a threat token, taken out of the dispenser."""
        token = next(n for n, row in enumerate(BOX.threats) if row.id == id)
        queue = BOX.queue_of[token]
        self.g.dispenser = put(self.g.dispenser, queue, self.g.dispenser[queue].without(token))
        return token

    def threat(self, id: str, area: str) -> int:
        """A threat token on an area."""
        token = self.token(id)
        number = AREA_NUMBER[area]
        self.g.tokens = put(self.g.tokens, number, (*self.g.tokens[number], token))
        return token

    def threats(self, area: str) -> list[str]:
        """The threats on an area."""
        return [BOX.threats[token].id for token in self.g.tokens[AREA_NUMBER[area]]]

    def trophy(self, id: str, who: int = 0) -> None:
        """A trophy a scavenger has."""
        self.me(who).trophies += (self.token(id),)

    def open(self, facility: str) -> None:
        """A facility that is open."""
        self.g.opened = put(self.g.opened, self.g.facilities.index(facility), True)

    # --- playing ---------------------------------------------------------------------------------------------------

    def dice(self, *rolls: str) -> Stage:
        """The next dice, such as "SSB" (success, failure F, radiation R, blank)."""
        self.draws.setdefault("die", deque()).extend("".join(rolls))
        return self

    def draw(self, kind: str, *outcomes: Any) -> Stage:
        """What is drawn next of a kind."""
        self.draws.setdefault(kind, deque()).extend(outcomes)
        return self

    def does(self, effect: str, *answers: Any, who: int = 0, source: str = "", by: str = "") -> Stage:
        """An effect happens to a scavenger."""
        return self.play(resolve_call(SEATS[who], parse(effect), by, source), *answers)

    def tests(
        self, attribute: str, difficulty: int, *answers: Any, who: int = 0, sign: str = "", at: str = "event"
    ) -> Stage:
        """A test whose success gives 1 rouble and whose failure takes nothing."""
        tag = f"{attribute} {sign}".strip()
        return self.does(f"test[{tag}]({difficulty}, roubles(1), nothing)", *answers, who=who, source=at)

    def play(self, call: Call, *answers: Any) -> Stage:
        """Play a step and what follows, until an answer is missing or nothing is left."""
        self.before = None
        seats = {name: SEATS[call.args[name]] for name in ("who", "other") if name in call.args}
        call = Call(call.step, {**call.args, **seats})
        self.g.at = then(self.g, call, *([] if self.g.agenda else [STOP]))
        return self.go(*answers)

    def turn(self, *answers: Any, who: int = 0) -> Stage:
        """A turn of the action phase."""
        return self.play(Step.TURN(who=who), *answers)

    def go(self, *answers: Any) -> Stage:
        """Go on with more answers."""
        self.answers.extend(answers)
        self.run()
        return self

    def answer(self, seat: int, question: Question[Any]) -> Any:
        """The next answer of the script."""
        if not self.answers:
            raise Unanswered(seat, question)
        return question.check(self.answers.popleft())

    def run(self) -> None:
        """Play until a question has no answer, the game is over or nothing is left to do."""
        self.asked = None
        if self.before is not None:
            self.g, self.before = self.before, None
        while self.g.at != STOP.step:
            before, answers = self.g.copy(), deque(self.answers)
            draws = {kind: deque(values) for kind, values in self.draws.items()}
            table = Scripted(self, self.g.rng)
            try:
                GAME.play_step(self.g, table)
            except Unanswered as missing:
                self.before, self.answers, self.draws = before, answers, draws
                self.asked, self.asked_seat = missing.question, missing.seat
                return
            except Finished as finished:
                self.outcome = finished.outcome
                self.g.at = STOP.step
            self._note(table)

    def _note(self, table: Scripted) -> None:
        self.log += [(line.entry.id, dict(line.entry.args)) for line in table.lines or []]

    # --- looking ---------------------------------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        """The kind of the question that waits; empty if there is none."""
        return self.asked.kind if self.asked is not None else ""

    @property
    def options(self) -> list[str]:
        """What may be answered now."""
        assert self.asked is not None, "nothing is asked"
        found: list[str] = self.asked.wire()["options"]
        return found

    @property
    def made(self) -> Test:
        """The test being made."""
        return self.g.tests[-1]

    def told(self, id: str) -> int:
        """How often a line was logged."""
        return sum(one == id for one, _ in self.log)

    def whole(self) -> Any:
        """What must never change."""
        return conserved(self.g)


def item(id: str) -> str:
    """The reference of an item."""
    return f"item:{id}"
