"""How many answers and presses a turn takes, counted by the rules of the page (`python -m scripts.turns.presses GAME`):

one press for a choice or a number; for several, one for each pick, or for each unit that differs from what the page
begins with, and one to confirm; one more for an answer that Undo cannot take back, that has a lasting cost, or that the
board asks to confirm. An answer that the page gives by itself takes none.
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
CARDS = {"voidfall": "focus"}
"""The kind of question with which a card's turn begins; in other games it begins with the first question of a turn."""


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
    turn, moment = Turn(), position.moment
    while not position.over:
        seat = next(iter(position.pending))
        question = position.pending[seat]
        begun = position.moment == moment and turn.answers > 0
        begins = not begun and seat == 0 and question.kind == CARDS.get(game, question.kind)
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
            turn.presses += presses(wire, question.plain(answer)) + lasting
            turn.kinds[question.kind] += 1
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


def described(found: list[Turn]) -> str:
    """A row of figures: the median, nine of ten, the most frequent kinds of questions."""
    answers, pressed = [turn.answers for turn in found], [turn.presses for turn in found]
    kinds: Counter[str] = sum((turn.kinds for turn in found), Counter())
    often = ", ".join(f"{kind} {count / len(found):.2f}" for kind, count in kinds.most_common(12))
    nine = [quantiles(values, n=10)[-1] for values in (answers, pressed)]
    return (
        f"{len(found)} turns; answers {median(answers):g} (9 of 10: {nine[0]:g}), "
        f"presses {median(pressed):g} (9 of 10: {nine[1]:g}); a turn has {often}"
    )


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
    found: list[Turn] = []
    seed = given.seed
    while len(found) < given.turns:
        options = dict(option.split("=", 1) for option in given.option)
        found += turns(given.game, given.players, options, seed, given.bot)
        seed += 1
    print(f"{given.game}, {given.players} seats: {described(found)}")


if __name__ == "__main__":
    main()
