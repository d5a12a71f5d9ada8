"""Which tokens touch a Hunted, and which Places have no power."""

from __future__ import annotations

from stolik.core.question import Named
from stolik.games.not_alone.content.planet import BEACH, SHELTER, WRECK
from stolik.games.not_alone.content.words import ARTEMIA_TOKEN, CREATURE_TOKEN, TARGET_TOKEN
from stolik.games.not_alone.rules.hands import survival_left
from stolik.games.not_alone.rules.state import NotAlone, Visit


def creature_places(g: NotAlone) -> int:
    """The Places where the Creature catches: under its token and, with Clone, under the Target token."""
    return g.creature_token | g.target_token if g.clone else g.creature_token


def blocked(g: NotAlone) -> int:
    """The Places whose power does nothing this turn (Mirage, Toxin, Interference, Cataclysm; a Shelter without cards
    by the other reading of ruling R19).
    """
    places = g.cataclysm
    if g.mirage or (g.toxin and target_acts(g)):
        places |= g.target_token
    if g.interference:
        places |= BEACH.bit | WRECK.bit
    if not g.rules.empty_survival_take_back and not survival_left(g):
        places |= SHELTER.bit
    return places


def target_acts(g: NotAlone) -> bool:
    """Whether Scream or Toxin affects the Target Place."""
    return not (g.clone and g.rules.clone_replaces_target)


def catches(g: NotAlone, me: int, visit: Visit) -> bool:
    """Whether the Creature catches the Hunted there."""
    return bool(creature_places(g) >> visit.place & 1) and not g.dodging >> me & 1


def artemia_touches(g: NotAlone, me: int, visit: Visit) -> bool:
    """Whether the Artemia token touches the Hunted there."""
    where = visit.card if g.rules.artemia_by_card else visit.place
    return bool(g.artemia_token >> where & 1) and not g.detecting >> me & 1


def target_touches(g: NotAlone, me: int, visit: Visit) -> bool:
    """Whether the Hunted has to wait for the Target step. Whoever dodges the Clone ignores its token."""
    if not g.target_token >> visit.place & 1:
        return False
    ignored = g.clone and g.dodging >> me & 1
    acts = bool((g.scream or g.toxin) and target_acts(g)) or g.mirage
    return acts or (g.rules.empty_target_waits and not ignored)


def tokens_ready(g: NotAlone) -> list[Named]:
    """The tokens the Creature may still place this turn (rulebook, phase 2)."""
    ready = []
    if not g.creature_token:
        ready.append(CREATURE_TOKEN)
    if g.target_ready and not g.target_token:
        ready.append(TARGET_TOKEN)
    if g.artemia_ready and not g.artemia_token:
        ready.append(ARTEMIA_TOKEN)
    return ready
