"""The menu on Terrorscape's board agrees with the rules."""

from __future__ import annotations

import re

import stolik
from stolik.games.terrorscape import GAME
from stolik.games.terrorscape.rules.survivors.using import USES

BOARD = GAME.folder / "board"


def test_the_menu_parts_main_from_extra_actions_as_the_rules_do() -> None:
    listed = re.search(r"EXTRA[^\[]*\[(.*?)\]", (BOARD / "hands/menu.ts").read_text("utf-8"), re.DOTALL)
    assert listed
    extra = set(re.findall(r'"([a-z_:]+)"', listed[1]))
    position = stolik.new_game(
        "terrorscape", players=2, seed=1, deal={"killer": "butcher", "survivors": ["anna", "william", "marco"]}
    )
    for thing, use in USES.items():
        if thing.ref.partition(":")[0] != "item":
            assert (thing.ref in extra) != use.main(position._inside.base, 0), thing
