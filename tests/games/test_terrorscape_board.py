"""The lists of cards and menus on Terrorscape's board agree with the rules."""

from __future__ import annotations

import re

import stolik
from stolik.games.terrorscape import GAME
from stolik.games.terrorscape.content.killers import SKILLS
from stolik.games.terrorscape.content.skills import REST_OF_HAND
from stolik.games.terrorscape.rules.survivors.using import USES

BOARD = GAME.folder / "board"


def test_every_skill_has_the_cost_and_kinds_of_its_card() -> None:
    shown = re.findall(
        r"^  (\w+): card\((\S+?), (.+?)\),$", (BOARD / "hands/skills.ts").read_text("utf-8"), re.MULTILINE
    )
    ours = {
        skill.ref.partition(":")[2]: (
            '"all"' if skill.cost == REST_OF_HAND else str(skill.cost),
            [kind for kind in ("fast", "special", "slow", "attack") if getattr(skill, kind)],
        )
        for skill in SKILLS
    }
    assert {name: (cost, re.findall(r'"(\w+)"', kinds)) for name, cost, kinds in shown} == ours


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
