"""How many answers and presses a turn takes, counted by the rules of the page (`python -m scripts.turns.presses GAME`):

one press for a choice or a number; for several, one for each pick, or for each unit that differs from what the page
begins with, and one to confirm (all of them are one press where any may be picked); for a choice or a number one more
if it has a lasting cost or cannot bring anything, or if Undo cannot take it back, unless it only goes on with what has
begun. An answer that the page gives by itself takes none, such as the end of a turn in which nothing is left to do. A
press on a thing that answers the questions before it as well (`Ahead.leads`) is one press for all of them; a person
presses what answers most. A word that was said when the answer before it was confirmed (`onward`) takes none.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Collection, Mapping
from collections.abc import Sequence as Series
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import msgspec

import stolik
from stolik.core.installed import find_game
from stolik.core.position import Position
from stolik.core.seat.ahead import look_ahead
from stolik.core.seat.explaining import with_explanation
from stolik.core.seat.handle import AnyBot, SeatHandle, answer_of
from stolik.core.seat.waiting import may_undo

BEGINS = {"voidfall": "focus", "zona": "action"}
"""The kind of question with which a card's turn, or a turn of actions, begins; in other games any does."""
GAMES = Path(stolik.__file__).parent / "games"


class Turn(msgspec.Struct):
    """One turn of a seat: its answers, the presses they take, and how many of each kind of question there were."""

    answers: int = 0
    presses: int = 0
    kinds: Counter[str] = msgspec.field(default_factory=Counter)


class Given(msgspec.Struct):
    """An answer in a turn: the presses it takes by itself, whether it waits for a confirmation, the ways of its
    question, its words by option, and how many questions the seat has been asked.
    """

    turn: Turn
    answer: Any
    presses: int
    waits: bool
    leads: Collection[Series[str]]
    onward: Mapping[str, str]
    asked: int


class Sequence:
    """What has begun to be revealed, as the page knows it (table/asking/sequence.svelte.ts)."""

    def __init__(self, game: str) -> None:
        file = GAMES / game / "board" / "going.json"
        going: dict[str, Any] = msgspec.json.decode(file.read_bytes()) if file.exists() else {}
        self.by_hand: list[str] = going.get("byHand", [])
        self.words: dict[str, list[str]] = going.get("goesOn", {})
        self.amid: list[str] = going.get("amid", [])
        self.begins: list[str] = going.get("begins", [])
        self.begun = False

    def goes_on(self, question: Mapping[str, Any], answer: Any) -> bool:
        """Whether an answer only goes on."""
        ends = answer in self.by_hand and all(map(_is_word, question["options"]))
        amid = self.begun and question["kind"] in self.amid
        return ends or amid or answer in self.words.get(question["kind"], ())

    def closes(self, question: Mapping[str, Any], answer: Any, final: bool) -> bool:
        """Whether an answer ends what nothing is left to do in: it comes by itself after a while, unless a person goes
        on with a press that leads further.
        """
        others = {*question.get("futile", ()), *self.by_hand}
        return answer in self.by_hand and not final and others.issuperset(question["options"])

    def by_itself(self, question: Mapping[str, Any], answer: Any) -> bool:
        """Whether the page gives an answer at once: a lone word."""
        lone = question["type"] == "choose" and len(question["options"]) == 1
        return lone and _is_word(answer) and answer not in self.by_hand

    def answered(self, question: Mapping[str, Any], answer: Any, final: bool) -> None:
        """Follow an answer of the seat."""
        lone = question["type"] == "choose" and len(question["options"]) == 1 and _is_word(question["options"][0])
        goes_on = self.begun and (lone or self.goes_on(question, answer))
        begins = question["kind"] in self.begins or (final and _picked(question))
        self.begun = begins or goes_on


def turns(game: str, players: int, options: Mapping[str, Any], seed: int, bot: str = "sensible") -> list[Turn]:
    """The turns of the first seat in a game of bots."""
    position = stolik.new_game(game, players=players, seed=seed, options=options)
    made = find_game(game).bots[bot]
    bots: list[AnyBot] = [made(seat, Random(f"{seed}/{seat}")) for seat in range(players)]
    found, turn, moment, sequence, asked = list[Given](), Turn(), _moment(position), Sequence(game), 0
    while not position.over:
        seat = next(iter(position.pending))
        question = position.pending[seat]
        begun = _moment(position) == moment and turn.answers > 0
        begins = not begun and seat == 0 and question.kind == BEGINS.get(game, question.kind)
        if not begun:
            turn, moment = Turn(), _moment(position)
        wire = with_explanation(position, seat, question) if seat == 0 else {}
        answer = question.check(answer_of(bots[seat], SeatHandle.at(position, seat)))
        given = question.plain(answer)
        leads = look_ahead(position, 0, Random(0)).leads if seat == 0 else ()
        position.answer(seat, answer)
        if seat > 0:
            continue
        asked += 1
        final = not may_undo(position, 0)
        if (begun or begins) and not sequence.by_itself(wire, given):
            waits = _picked(wire) and (_lasts(wire, given) or (final and not sequence.goes_on(wire, given)))
            needed = 0 if sequence.closes(wire, given, final) else presses(wire, given) + waits
            turn.answers += 1
            turn.kinds[question.kind] += 1
            found.append(Given(turn, given, needed, waits, leads, wire.get("onward", {}), asked))
        sequence.answered(wire, given, final)
    _press(found)
    return list({id(one.turn): one.turn for one in found}.values())


def _moment(position: Position) -> Series[object]:
    """The turn and the phase: what the end of a Cycle asks belongs to no card's turn."""
    view: Any = position.observe(0)
    return position.moment, view.phase


def _press(given: Series[Given]) -> None:
    """Count the presses: each answers as many questions as one press may. One that waits for a confirmation only ends a
    way.
    """
    at = 0
    while at < len(given):
        one, many = given[at], 1
        if at > 0 and _said_before(given[at - 1], one):
            at += 1
            continue
        for way in () if one.waits else one.leads:
            along = given[at : at + len(way)]
            if len(along) == len(way) > many and all(map(_answers, along, way)):
                many = len(way) if not any(before.waits for before in along[:-1]) else many
        one.turn.presses += given[at + many - 1].presses
        at += many


def _said_before(one: Given, then: Given) -> bool:
    """Whether an answer was said when the one before it was confirmed, and is to be given without being asked again."""
    along = one.waits and then.asked == one.asked + 1 and isinstance(one.answer, str) and isinstance(then.answer, str)
    return along and one.onward.get(one.answer) == then.answer == then.onward.get(then.answer)


def _answers(one: Given, thing: str) -> bool:
    """Whether a press on a thing gives this answer, or begins it."""
    return thing == one.answer or (isinstance(one.answer, list) and thing in one.answer)


def presses(question: Mapping[str, Any], answer: Any) -> int:
    """The presses for an answer (as references) to a question as it is sent, if it can be taken back."""
    match question["type"]:
        case "choose" | "number":
            return 1
        case "amounts":
            begins, wanted = Counter(_begins(question)), Counter(answer)
            return 1 + max((begins - wanted).total(), (wanted - begins).total())
        case "some" if "proposed" in question:
            return 1 + len(set(question["proposed"]) ^ set(answer))
        case "some" if answer and len(answer) == len(question["options"]) and not question["lo"]:
            return 2
    return 1 + len(answer)


def _picked(question: Mapping[str, Any]) -> bool:
    """Whether a pick is the whole answer; where several are, a button sends them anyway."""
    return question["type"] in ("choose", "number")


def _lasts(question: Mapping[str, Any], answer: Any) -> bool:
    """Whether the page asks to confirm an answer because of its lasting cost, or because it cannot bring anything."""
    warned = (*question.get("says", {}).get("warn", ()), *question.get("futile", ()))
    return isinstance(answer, str) and answer in warned


def _begins(question: Mapping[str, Any]) -> list[str]:
    """The units that the page begins with."""
    if "proposed" in question:
        return list(question["proposed"])
    each = [ref for ref, most in zip(question["options"], question["limits"], strict=True) for _ in range(most)]
    return each[: question["lo"]]


def _is_word(ref: str) -> bool:
    return ref.startswith("word:")


def found_in(
    game: str, players: int, options: Mapping[str, Any], count: int, seed: int = 1, bot: str = "sensible"
) -> list[Turn]:  # fmt: skip
    """Turns of whole games of bots, at least so many."""
    found: list[Turn] = []
    while len(found) < count:
        found += turns(game, players, options, seed, bot)
        seed += 1
    return found


HEAD = ("game", "players", "turns", "answers", "9 of 10", "presses", "9 of 10", "a turn has")


def row(game: str, players: int, found: list[Turn]) -> tuple[str, ...]:
    """The medians, nine of ten, the most frequent kinds of questions."""
    kinds: Counter[str] = sum((turn.kinds for turn in found), Counter())
    often = ", ".join(f"{kind} {count / len(found):.2f}" for kind, count in kinds.most_common(12))
    figures = ([turn.answers for turn in found], [turn.presses for turn in found])
    shown = (f"{one:g}" for values in figures for one in (median(values), quantiles(values, n=10)[-1]))
    return (game, str(players), str(len(found)), *shown, often)


def main() -> None:
    """Play games of bots until there are enough turns, and print the figures."""
    parser = argparse.ArgumentParser(description="Count answers and presses of a turn.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--turns", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="sensible")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.option)
    found = found_in(given.game, given.players, options, given.turns, given.seed, given.bot)
    for name, figure in zip(HEAD, row(given.game, given.players, found), strict=True):
        print(f"{name}: {figure}")


if __name__ == "__main__":
    main()
