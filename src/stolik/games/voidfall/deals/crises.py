"""The additional parts of a described position in a cooperative or solo game."""

from __future__ import annotations

from stolik.core.agenda import Call
from stolik.core.dealing import Deal
from stolik.core.state import put
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.deals.names import ids
from stolik.games.voidfall.rules.crisis.alerts import WARS, level_of, start_decks
from stolik.games.voidfall.rules.crisis.board import CATASTROPHES, SLOTS
from stolik.games.voidfall.rules.state import Voidfall
from stolik.games.voidfall.rules.steps import Step

ROWS = ("military", "economic")


def describe_crises(g: Voidfall, d: Deal) -> list[Call]:
    """Set the Crisis board, the Alert, Safe Havens and the Joint or Heroic offer. Returns the draws still to be
    made.
    """
    start_decks(g)
    for row, name in enumerate(ROWS):
        g.row_harbingers = put(g.row_harbingers, row, d.number(f"{name}_harbingers", 0, SLOTS))
        g.rows = put(g.rows, row, tuple(ids(g, d, name, "crisis", once=True)))
        if g.row_harbingers[row] + len(g.rows[row]) > SLOTS:
            raise d.bad(name)
        for id in g.rows[row]:
            _take(g, id)
    g.catastrophes = d.number("catastrophes", 0, CATASTROPHES)
    g.consumed = d.number("consumed", 0, 20)
    g.rifts_sealed = d.number("rifts_sealed", 0, 9)
    if "havens" in d:
        built = d.numbers("havens", 0, 9)
        if len(built) != len(g.haven_levels) or any(n > most for n, most in zip(built, g.haven_levels, strict=True)):
            raise d.bad("havens")
        g.haven_built = tuple(built)
    _alert(g, d)
    g.special_offer = tuple(ids(g, d, "special", "focus"))
    return [Step.ADD_ALERTS(), *([] if g.special_offer else [Step.NEW_OFFER()])]


def _take(g: Voidfall, id: str) -> None:
    level = g.box.crises[id].level
    if level != "start":
        g.crisis_decks[int(level) - 1].remove(_number(g, id))


def _number(g: Voidfall, id: str) -> int:
    return [row.id for row in g.box.crisis_decks[g.box.crises[id].level]].index(id)


def _alert(g: Voidfall, d: Deal) -> None:
    """Reveal `crisis` in the turn that begins, in a Situation of its level; or reveal `war`."""
    named = ids(g, d, "crisis", "crisis", once=True)
    war = d.one_of("war", tuple(BOOK.wars), "")
    if war:
        g.alert = WARS[list(BOOK.wars).index(war)]
        g.wars.remove(g.alert)
    if named:
        level = g.box.crises[named[0]].level
        if war or level == "start":
            raise d.bad("crisis")
        deck, number = g.crisis_decks[int(level) - 1], _number(g, named[0])
        deck.remove(number)
        deck.top = (number,)
        g.alert = max(card for card in range(WARS[0]) if level_of(card) == level)
