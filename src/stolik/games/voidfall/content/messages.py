"""Sentences and lines of icons for everything in the rows, as messages in addition to those in the catalogues.

    effect-<slug>   an effect, or a part of one that a player may choose; cost-<slug> likewise
    <row>.does      all that a row does: an action (`action-conquest_engage`), a token, a Trade space, a type of Agenda
    <row>.<part>    a part of another row: `event-dark_age.objective1`, `house-valnis.society3`, `crisis-trophy.deed`
    <row>.ours      what of a row is ours and not published

Each has its line of icons: `effect-trade.icons`, `bounty-food.icons`, `event-dark_age.objective1-icons`. A Crisis' deed
has none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial

from stolik.content.effects import Effect, Paid
from stolik.content.messages import Line, Messages, line, lines_of_parts, makers_of, makers_of_ours
from stolik.content.render import Renderer
from stolik.content.rows import Row
from stolik.content.vocabulary import Role
from stolik.core.game import Words
from stolik.games.voidfall.content.book import Book
from stolik.games.voidfall.content.by_rule import CHOICES
from stolik.games.voidfall.content.kinds import (
    Action,
    Agenda,
    AgendaType,
    Bounty,
    Crisis,
    Event,
    ExtraAction,
    Focus,
    House,
    Reclaim,
    Start,
    Technology,
    Tile,
    Trade,
    War,
)
from stolik.games.voidfall.content.texts import effects
from stolik.games.voidfall.content.vocabulary import FLEETS, MOST_SECTORS, VOCABULARY


def messages(book: Book, words: Words) -> Mapping[str, str]:
    """All messages computed from a book in the language of a catalogue."""
    renderer = Renderer(words, VOCABULARY)
    makers = makers_of(_all_lines(book), renderer)
    for card in book.joint:
        for action in card.actions:
            if action.share != "you":
                id = f"action-{card.id}_{action.id}.does"
                makers[id] = partial(_shared, words, makers[id], action.share)
    for crisis in book.crises.values():
        makers[f"{crisis.message}.deed"] = partial(_condition, renderer, crisis)
    for index in range(MOST_SECTORS):
        for kind in FLEETS:
            sector, fleet = f"sector:{index}", f"fleet:{kind}"
            makers[f"squadron-{index}_{kind}"] = partial(words.say, "squadron", sector=sector, fleet=fleet)
            makers[f"squadron-{index}_{kind}.text"] = partial(words.say, f"fleet-{kind}.text")
    makers |= {f"{row.message}.text": partial(_of_pack, words, row) for row in book.rows() if row.origin == "pack"}
    return Messages(makers | makers_of_ours(book.rows(), words))


def _of_pack(words: Words, row: Row) -> str:
    """The texts on a card of a pack other than its effects."""
    match row:
        case Agenda(type=type):
            return words.say("voidfall-pack-agenda", type=type)
        case Event(cycle=cycle, rounds=rounds):
            return words.say("voidfall-pack-event", cycle=cycle, rounds=rounds)
        case Crisis(level=level, kind=kind):
            return words.say("voidfall-pack-crisis", level=level, kind=kind)
    return ""


def _shared(words: Words, does: Callable[[], str], share: str) -> str:
    """The effect of a Joint action, preceded by the players who may resolve it."""
    return words.say(f"share-{share}", does=does())


def _condition(renderer: Renderer, crisis: Crisis) -> str:
    return renderer.condition(crisis.on, crisis.when, crisis.pays or None, crisis.or_when)


@cache
def _all_lines(book: Book) -> tuple[Line, ...]:
    return (*every_part(book), *(one for row in book.rows() for one in _lines(row)))


def every_part(book: Book) -> Iterator[Line]:
    """Every effect and cost of the rows and the rules, and the parts of them that a player may choose."""
    written: dict[tuple[Role, Effect], None] = {entry: None for row in book.rows() for entry in effects(row)}
    written |= {("effect", choice): None for choice in CHOICES}
    return lines_of_parts(VOCABULARY, written)


def _lines(row: Row) -> Iterator[Line]:
    """The texts of a row, part by part. Empty parts are left out."""
    id = row.message
    match row:
        case Focus(actions=actions):
            yield from _actions(row, actions)
        case Technology(immediate=immediate, deploy_cost=cost, actions=actions):
            yield from _actions(row, actions)
            yield from line(f"{id}.immediate", immediate)
            yield from line(f"{id}.deploy_cost", cost, "cost")
        case Tile(once=once, actions=actions):
            yield from _actions(row, actions)
            yield from line(f"{id}.once", once)
        case House():
            for track in ("society", "politics", "economy"):
                yield from _numbered(f"{id}.{track}", getattr(row, track))
            yield from line(f"{id}.fallen", row.fallen)
        case Start():
            yield from line(f"{id}.gains", row.gains)
            yield from _numbered(f"{id}.objective", row.objectives)
            yield from _numbered(f"{id}.other", row.other_objectives)
        case Event():
            yield from _numbered(f"{id}.frame", [frame.effect for frame in row.frames])
            yield from _numbered(f"{id}.objective", row.objectives)
        case Agenda():
            yield from _numbered(f"{id}.objective", row.objectives)
        case Crisis():
            yield from line(f"{id}.penalty", row.penalty)
        case War():
            yield from line(f"{id}.defended", row.defended)
        case AgendaType() | Bounty() | Reclaim() | Trade():
            yield from line(f"{id}.does", row.effect)


def _actions(row: Row, actions: tuple[Action | ExtraAction, ...]) -> Iterator[Line]:
    for action in actions:
        does = Paid(action.cost, action.effect) if action.cost else action.effect
        yield f"action-{row.id}_{action.id}.does", does, "effect"


def _numbered(id: str, effects: Iterable[Effect]) -> Iterator[Line]:
    for number, effect in enumerate(effects, 1):
        yield from line(f"{id}{number}", effect)
