"""What can be counted."""

from __future__ import annotations

from stolik.content.effects import Word
from stolik.core.question import Seat
from stolik.games.zona.rules.effects.words import count
from stolik.games.zona.rules.scavenger import scavengers
from stolik.games.zona.rules.state import Zona
from stolik.games.zona.rules.variants import SECRETS, secrets_needed


@count("artefacts", places={"backfire"}, tags="backpack?")
def artefacts(g: Zona, me: Seat, word: Word) -> int:
    """Artefacts owned, or those in the backpack."""
    owned = scavengers.artefacts(g, g.scavengers[me])
    return sum("backpack" not in word.tags or one.place == "pack" for one in owned)


@count("crowbars", places={"area", "red_area", "use"})
def crowbars(g: Zona, me: Seat, word: Word) -> int:
    """Crowbars owned."""
    return len(scavengers.crowbars(g, g.scavengers[me]))


@count("secrets", places={"area", "red_area", "use"})
def secrets(g: Zona, me: Seat, word: Word) -> int:
    """Secrets of different facilities; on a quick expedition one counts as both."""
    return len(g.scavengers[me].secrets) * SECRETS // secrets_needed(g)


@count("others_here", places={"ability", "threat"})
def others_here(g: Zona, me: Seat, word: Word) -> int:
    """Other scavengers in the same place."""
    return scavengers.others_here(g, me)
