"""The five Survivors (rulebook, Survivor sheets)."""

from __future__ import annotations

from stolik.core.question import Named
from stolik.games.terrorscape.content.items import CAMERA, MEDICAL_KIT, Item


class Survivor(Named):
    """A Survivor with the item it starts with."""

    __slots__ = ("index", "starts_with")

    def __init__(self, name: str, index: int, starts_with: Item | None = None) -> None:
        super().__init__(f"survivor:{name}")
        self.index = index
        self.starts_with = starts_with


ANNA = Survivor("anna", 0)
WILLIAM = Survivor("william", 1)
MARCO = Survivor("marco", 2, MEDICAL_KIT)
SOPHIA = Survivor("sophia", 3, CAMERA)
JOHNSON = Survivor("johnson", 4)
SURVIVORS = (ANNA, WILLIAM, MARCO, SOPHIA, JOHNSON)
