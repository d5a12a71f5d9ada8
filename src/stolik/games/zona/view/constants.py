"""What never changes in a game and the page shows: `board/constants.ts` is written from it (scripts/view_types.py)."""

from __future__ import annotations

from stolik.games.zona.content import vocabulary
from stolik.games.zona.content.book import CONSTANTS
from stolik.games.zona.rules.course import camping
from stolik.games.zona.rules.zone import market

ATTRIBUTES = vocabulary.ATTRIBUTES
"""In the order of a scavenger's `attributes`."""
DAMAGE = vocabulary.DAMAGE
"""In the order of `packet`."""
REPUTATIONS = vocabulary.REPUTATIONS
"""From the worst to the best."""
FATIGUE_MAX = CONSTANTS.fatigue_max
ACTIONS = CONSTANTS.actions
"""The actions of a turn."""
COLUMNS = CONSTANTS.market_columns
"""The columns of the market."""
HEAL_PRICE = camping.HEAL_PRICE
"""What healing 1 damage costs when camping."""
WEAR_PRICE = market.WEAR_PRICE
"""What each damage token takes off the price of an exploitable item."""
