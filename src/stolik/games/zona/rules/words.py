"""Options other than cards and tokens: areas, dice, characters, answers."""

from __future__ import annotations

from stolik.core.question import Named
from stolik.games.zona.content.book import BOOK, FACILITIES
from stolik.games.zona.content.vocabulary import REPUTATIONS
from stolik.games.zona.odds import FACES
from stolik.games.zona.rules.state import ATTRIBUTES, DAMAGE

PLACES = {id: Named(row.ref) for id, row in {**BOOK.map.areas, **FACILITIES}.items()}
"""Areas and facilities by id."""
PLACE_ID = {place: id for id, place in PLACES.items()}
DICE = tuple(Named(f"die:{number}") for number in range(3))
FACE = tuple(Named(f"face:{name}") for name in FACES)
ATTRIBUTE = tuple(Named(f"attribute:{name}") for name in ATTRIBUTES)
REPUTATION = tuple(Named(f"reputation:{name}") for name in REPUTATIONS)
KINDS = tuple(Named(f"damage:{name}") for name in DAMAGE)

PASS, DONE, LATER, YES, NO = (Named(f"word:{word}") for word in ("pass", "done", "later", "yes", "no"))
AREA_ACTION = Named("word:area_action")
SEARCH = Named("word:search")
REST = Named("word:rest")
DROP = Named("word:drop")
ROLL = Named("word:roll")
PUSH = Named("word:push")
ABILITY = Named("word:ability")
TAKE = Named("word:take")
FLEE = Named("word:flee")
FIGHT = Named("word:fight")
HEAL = Named("word:heal")
SELL = Named("word:sell")
REPAIR = Named("word:repair")
BUNKER = Named("word:bunker")
STAY = Named("word:stay")
TRADE = Named("word:trade")
SHARE = Named("word:share")
MONEY = {Named("word:roubles_100"): 100, Named("word:roubles_500"): 500}
"""Sums that may be given at once."""
WORDS = (
    PASS, DONE, LATER, YES, NO, AREA_ACTION, SEARCH, REST, DROP, ROLL, PUSH, ABILITY, TAKE, FLEE, FIGHT, HEAL, SELL,
    REPAIR, BUNKER, STAY, TRADE, SHARE, *MONEY,
)  # fmt: skip
