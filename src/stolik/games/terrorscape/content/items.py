"""The items (rulebook, Items): the copies in each deck, which are noisy, which are kept after use.

Cards have numbers; a backpack, a pile or a deck is a mask of them. Two cards of a kind differ only by their number.
"""

from __future__ import annotations

from stolik.core.cards import Cards
from stolik.core.question import Named


class Item(Named):
    """A kind of item. `discovery`, `search`: copies in each deck; `noisy`: drawing it makes noise; `lasting`: it is
    not discarded after use; `defence`: what it adds to a defence; `weapon`: it counts as one.
    """

    __slots__ = ("cards", "defence", "discovery", "lasting", "noisy", "search", "weapon")

    def __init__(
        self,
        name: str,
        discovery: int = 0,
        search: int = 0,
        *,
        noisy: bool = False,
        lasting: bool = False,
        defence: int = 0,
        weapon: bool = False,
    ) -> None:
        super().__init__(f"item:{name}")
        self.discovery, self.search = discovery, search
        self.noisy, self.lasting, self.defence, self.weapon = noisy, lasting, defence, weapon
        self.cards = 0
        """The mask of all cards of this kind."""


KEY = Item("key", 2, 4, noisy=True)
TOOLBOX = Item("toolbox", 2, 2, noisy=True)
WHISKEY_BOTTLE = Item("whiskey_bottle", 3, 1)
HATCHET = Item("hatchet", 3, 1, defence=1, weapon=True)
HERBAL_MEDICINE = Item("herbal_medicine", 3, 1)
LIMESTONE_POWDER = Item("limestone_powder", 1, 1, defence=2)
AMMO_PACK = Item("ammo_pack", 3, defence=4, weapon=True)
REVOLVER = Item("revolver", 2, lasting=True, weapon=True)
ADRENALINE = Item("adrenaline", 3)
SEDATIVES = Item("sedatives", 3)
FIRECRACKER = Item("firecracker", 1)
ANCIENT_AMULET = Item("ancient_amulet", 1, noisy=True)
SHORTSWORD = Item("shortsword", 1, lasting=True, defence=1, weapon=True)
LONGSWORD = Item("longsword", 1, noisy=True, lasting=True, defence=2, weapon=True)
SECRET_MAP = Item("secret_map", 1, lasting=True)
FLASHLIGHT = Item("flashlight", 1, lasting=True)
TRAP_PARTS = Item("trap_parts", 1)
MEDICAL_KIT = Item("medical_kit")
CAMERA = Item("camera")
SILVER_DAGGER = Item("silver_dagger", lasting=True, defence=5, weapon=True)
SILVER_BULLETS = Item("silver_bullets", weapon=True)

ITEMS = (
    KEY, TOOLBOX, WHISKEY_BOTTLE, HATCHET, HERBAL_MEDICINE, LIMESTONE_POWDER, AMMO_PACK, REVOLVER, ADRENALINE,
    SEDATIVES, FIRECRACKER, ANCIENT_AMULET, SHORTSWORD, LONGSWORD, SECRET_MAP, FLASHLIGHT, TRAP_PARTS, MEDICAL_KIT,
    CAMERA,
    SILVER_DAGGER, SILVER_BULLETS,
)  # fmt: skip

_DISCOVERY = [item for item in ITEMS for _ in range(item.discovery)]
_SEARCH = [item for item in ITEMS for _ in range(item.search)]
CARDS = Cards([*_DISCOVERY, *_SEARCH, KEY, MEDICAL_KIT, CAMERA, *[SILVER_DAGGER] * 3, SILVER_BULLETS])
"""The kind of each card: 32 of the discovery deck, 10 of the search deck, the Key under it, 2 personal ones; then the
4 of the chests.
"""
for _item in ITEMS:
    _item.cards = CARDS.copies(_item)
DISCOVERY_CARDS = (1 << len(_DISCOVERY)) - 1
SEARCH_CARDS = (1 << len(_SEARCH)) - 1 << len(_DISCOVERY)
BOTTOM_KEY = len(_DISCOVERY) + len(_SEARCH)
CHEST_CARDS = SILVER_DAGGER.cards | SILVER_BULLETS.cards
