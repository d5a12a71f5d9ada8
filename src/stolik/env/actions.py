"""Numbers for everything that can be picked in a game, and answers that are built pick by pick."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stolik.core.errors import IllegalAnswer
from stolik.core.game import Game
from stolik.core.options import OptionValue
from stolik.core.question import Amounts, Choose, ChooseSome, Number, Order, Question

WAIT, DONE = 0, 1
"""The action of a seat that is not asked, and the one that ends a set or a distribution."""
FIRST_NUMBER = 2
"""The action that picks the number 0."""
NUMBERS = 100
"""How many numbers can be picked, from 0."""
EVERY_GAME = ("wait", "done", *(f"number:{n}" for n in range(NUMBERS)))
"""The actions that every game has."""


class Actions:
    """The actions of a game: `names[n]` is the reference that action `n` picks. The numbers are the same at every table
    that plays one version of the rules with the same packs, and `name` says which.
    """

    def __init__(self, game: Game[Any], options: Mapping[str, OptionValue]) -> None:
        """Of the game as it is played with these options; only packs among them change anything."""
        played = game.played_with(options)
        packs = [f"+{pack.id}@{pack.value}" for pack in game.packs if options.get(pack.option) == pack.value]
        self.name = f"{game.id}/{game.version}{''.join(packs)}"
        self.names: tuple[str, ...] = (*EVERY_GAME, *sorted(played.references - set(EVERY_GAME)))
        self.numbers = {name: number for number, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def named(self, action: int) -> str:
        """The name of an action, or its number if there is none."""
        return self.names[action] if 0 <= action < len(self) else str(action)

    def __repr__(self) -> str:
        return f"<{len(self)} actions of {self.name}>"


class Building:
    """An answer that is built pick by pick, each pick one action: a set, an order or a distribution ends by itself once
    it is full, or earlier by the action DONE.
    """

    __slots__ = ("_actions", "_legal", "picked", "question")

    def __init__(self, actions: Actions, question: Question[Any]) -> None:
        """Raises TypeError if the question is of a kind that is not known."""
        self._actions = actions
        self.question = question
        self.picked: tuple[str, ...] = ()
        """What has been picked, as references."""
        self._legal: list[int] | None = None

    def legal(self) -> list[int]:
        """The actions that are legal now. Raises LookupError if an option has no number."""
        if self._legal is None:
            self._legal = self._open()
        return self._legal

    def _open(self) -> list[int]:
        number, picked = self._actions.numbers, self.picked
        match self.question:
            case Choose(options=options):
                return [number[option.ref] for option in options]
            case Number(lo=lo, hi=hi):
                if not 0 <= lo <= hi < NUMBERS:
                    raise LookupError(f"{self.question.kind}: no actions for numbers from {lo} to {hi}")
                return list(range(FIRST_NUMBER + lo, FIRST_NUMBER + hi + 1))
            case ChooseSome(options=options, lo=lo):
                open = [number[option.ref] for option in options if option.ref not in picked]
                return [DONE, *open] if len(picked) >= lo else open
            case Amounts(options=options, limits=limits, lo=lo):
                each = zip(options, limits, strict=True)
                open = [number[option.ref] for option, limit in each if picked.count(option.ref) < limit]
                return [DONE, *open] if len(picked) >= lo else open
            case Order(items=items):
                return [number[item.ref] for item in items if item.ref not in picked]
        raise TypeError(f"no actions for {type(self.question).__name__}")

    def pick(self, action: int) -> Any:
        """Pick once more. Returns the typed answer if it is complete, else None. Raises IllegalAnswer."""
        question, legal = self.question, self.legal()
        if action not in legal:
            raise IllegalAnswer(question=question.kind, value=self._actions.named(action))
        if isinstance(question, Choose):
            return question.options[legal.index(action)]
        name = self._actions.names[action]
        if isinstance(question, Number):
            return question.check(name)
        if action != DONE:
            self.picked, self._legal = (*self.picked, name), None
            if len(self.picked) < _full(question):
                return None
        return question.check([*self.picked, *_last(question, self.picked)])


def picks_of(question: Question[Any], answer: Any) -> list[str]:
    """The names of the actions that build a typed answer."""
    plain = question.plain(answer)
    if isinstance(question, Choose):
        return [plain]
    if isinstance(question, Number):
        return [f"number:{plain}"]
    picks: Sequence[str] = plain
    return [*picks[: _full(question)], *(["done"] if len(picks) < _full(question) else [])]


def _full(question: Question[Any]) -> int:
    """After how many picks a set, an order or a distribution is complete."""
    match question:
        case ChooseSome(hi=hi, options=options):
            return min(hi, len(options))
        case Amounts(most=most):
            return most
        case Order(items=items):
            return len(items) - 1
    raise TypeError(f"{type(question).__name__} is not built")


def _last(question: Question[Any], picked: Sequence[str]) -> list[str]:
    """What is left over at the end of an order."""
    return [item.ref for item in question.items if item.ref not in picked] if isinstance(question, Order) else []
