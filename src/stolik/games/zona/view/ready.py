"""A test as it would begin now."""

from __future__ import annotations

from stolik.games.zona.rules.scavengers import attribute as value
from stolik.games.zona.rules.state import Test, Zona
from stolik.games.zona.rules.testing import harder


def made_ready(
    g: Zona, who: int, attribute: int, difficulty: int, sign: str, stage: str = "", context: str = ""
) -> Test:
    """A test as it would begin now."""
    made = Test(who=who, attribute=attribute, difficulty=difficulty, sign=sign, stage=stage, context=context)
    made.value = value(g, who, attribute)
    made.difficulty += harder(g, made)
    return made
