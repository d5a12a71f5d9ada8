"""How many answers and presses a turn takes, counted by the rules of the page (`python -m scripts.turns.presses GAME`):

one press for a choice or a number; for several, one for each pick, or for each unit that differs from what the page
begins with, and one to confirm (all of them are one press where any may be picked); one more for an answer that Undo
cannot take back, that has a lasting cost, or that the board asks to confirm. An answer that the page gives by itself
takes none, nor does a pick that came with the press before it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from statistics import median, quantiles
from typing import Any

import msgspec

import stolik
from stolik.core.installed import find_game
from stolik.core.seat.explaining import with_explanation
from stolik.core.seat.handle import AnyBot, SeatHandle, answer_of
from stolik.core.seat.waiting import may_undo

CAREFUL = frozenset({("voidfall", "act", "word:end_turn")})
"""Answers that a board asks to confirm again (game, kind of question, answer), as its `confirmation` does."""
LEADS = {("zona", "word:push"): "reroll", ("zona", "word:sell"): "sell_some"}
"""Answers that the board gives with a press on a thing, which is then picked in a question of this kind
(`BoardModule.leads`).
"""
BEGINS = {"voidfall": "focus", "zona": "action"}
"""The kind of question with which a card's turn, or a turn of actions, begins; in other games any does."""


class Turn(msgspec.Struct):
    """One turn of a seat: its answers, the presses they take, and how many of each kind of question there were."""

    answers: int = 0
    presses: int = 0
    kinds: Counter[str] = msgspec.field(default_factory=Counter)


def turns(game: str, players: int, options: Mapping[str, Any], seed: int, bot: str = "sensible") -> Iterator[Turn]:
    """The turns of the first seat in a game of bots."""
    position = stolik.new_game(game, players=players, seed=seed, options=options)
    made = find_game(game).bots[bot]
    bots: list[AnyBot] = [made(seat, Random(f"{seed}/{seat}")) for seat in range(players)]
    turn, moment, led = Turn(), position.moment, ""
    while not position.over:
        seat = next(iter(position.pending))
        question = position.pending[seat]
        begun = position.moment == moment and turn.answers > 0
        begins = not begun and seat == 0 and question.kind == BEGINS.get(game, question.kind)
        if turn.answers and not begun:
            yield turn
        if not begun:
            turn, moment = Turn(), position.moment
        wire = with_explanation(position, seat, question) if seat == 0 else {}
        answer = question.check(answer_of(bots[seat], SeatHandle.at(position, seat)))
        position.answer(seat, answer)
        if seat == 0 and (begun or begins) and not _by_itself(wire):
            lasting = _lasts(game, wire, question.plain(answer)) or not may_undo(position, 0)
            turn.answers += 1
            turn.presses += presses(wire, question.plain(answer)) + lasting - (question.kind == led)
            turn.kinds[question.kind] += 1
            led = LEADS.get((game, str(question.plain(answer))), "")
    if turn.answers:
        yield turn


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


def _lasts(game: str, question: Mapping[str, Any], answer: Any) -> bool:
    """Whether the page asks to confirm an answer again."""
    if not isinstance(answer, str):
        return False
    careful = (game, question["kind"], answer) in CAREFUL and len(question["options"]) > 1
    return careful or answer in question.get("says", {}).get("warn", {})


def _begins(question: Mapping[str, Any]) -> list[str]:
    """The units that the page begins with."""
    if "proposed" in question:
        return list(question["proposed"])
    each = [ref for ref, most in zip(question["options"], question["limits"], strict=True) for _ in range(most)]
    return each[: question["lo"]]


def _by_itself(question: Mapping[str, Any]) -> bool:
    """Whether the page answers by itself: a lone word, but for the end of a turn."""
    lone = question["options"] if question["type"] == "choose" and len(question["options"]) == 1 else [""]
    return bool(lone[0].startswith("word:")) and lone[0] != "word:end_turn"


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
