"""What bots name in their tables is in the game: a renamed question or card is not answered by chance unnoticed."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.core.game import Game
from stolik.games.not_alone import GAME as NOT_ALONE
from stolik.games.not_alone.bots.creature import SensibleCreature
from stolik.games.not_alone.bots.hunt_cards import Hunt
from stolik.games.not_alone.bots.hunted import SensibleHunted
from stolik.games.not_alone.bots.survival_cards import _Judge
from stolik.games.terrorscape import GAME as TERRORSCAPE
from stolik.games.terrorscape.bots.killer import SensibleKiller
from stolik.games.terrorscape.bots.skills import Skills
from stolik.games.terrorscape.bots.specials import Specials
from stolik.games.terrorscape.bots.team import SensibleTeam
from stolik.games.terrorscape.bots.turn import Turn


@pytest.mark.parametrize(
    ("game", "bots"), [(NOT_ALONE, (SensibleCreature, SensibleHunted)), (TERRORSCAPE, (SensibleKiller, SensibleTeam))]
)
def test_kinds_of_questions(game: Game[Any], bots: tuple[Any, ...]) -> None:
    """Each kind is one of the game's; each of the game's, but the order of equal things, has an answer."""
    answered = {kind for bot in bots for kind in bot.ANSWERS}
    assert answered <= set(game.kinds)
    assert set(game.kinds) - answered == LEFT_TO_CHANCE[game.id]


LEFT_TO_CHANCE = {"not_alone": {"order", "side"}, "terrorscape": {"killer", "intel", "via"}}


@pytest.mark.parametrize(
    ("game", "judges"),
    [
        (NOT_ALONE, {**Hunt.JUDGES, **_Judge.JUDGES}),
        (TERRORSCAPE, {**Skills.JUDGES, **Specials.JUDGES, **Turn.JUDGES}),
    ],
)
def test_things(game: Game[Any], judges: dict[str, Any]) -> None:
    assert judges.keys() <= {*game.refs, *(row.ref for rows in game.content.values() for row in rows)}
