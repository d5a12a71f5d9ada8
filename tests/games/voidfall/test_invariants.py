"""What must hold after every answer of a random game, whatever the mode."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from stolik.core.chance import Chance
from stolik.core.play import random_policy
from stolik.core.position import Position
from stolik.core.table import Finished, QuickTable
from stolik.games.voidfall import GAME
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.fleets import tokens
from stolik.games.voidfall.rules.sectors import guild_slots, owned
from stolik.games.voidfall.rules.state import NOBODY, Voidfall


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_invariants(players):
    for seed in range(3):
        rng = Random(f"{players}/{seed}")
        position = Position(GAME, players, seed, GAME.random_options(players, rng))
        while not position.over:
            seat, question = next(iter(position.pending.items()))
            position.answer(seat, question.sample(rng))
            look(position._state)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_at_the_end_of_a_turn_two_fleet_tokens_a_sector_and_four_glory(players):
    """3 Clean-up: whatever was deployed, conquered or gained."""
    ends = 0
    for seed in range(3):
        rng = Random(f"{players}/{seed}")
        values = GAME.check_setup(players, GAME.random_options(players, rng))[1]
        g: Voidfall = GAME.new(players, values, Chance.from_seed(seed))
        table = QuickTable(random_policy(rng), {}, g.rng)
        with suppress(Finished):
            while True:
                step, me = g.at, g.turn.seat
                if step == "end_turn":
                    ends += 1
                    assert all(tokens(g, sector) <= 2 for _, sector in owned(g, me))
                    assert len(g.houses[me].glory) <= 4
                    assert not g.turn.flipped
                GAME.play_step(g, table)
                table.book.clear()
    assert ends > 10


def look(g: Voidfall) -> None:
    """Check a state (reference of the invariants)."""
    for me, house in enumerate(g.houses):
        assert all(0 <= units <= 15 for units in house.stock), house.stock
        assert min(house.influence, house.active, house.inactive, house.loose_trades, house.chambers) >= 0
        power = house.active + house.inactive + house.sheltered
        power += sum(sector.power for sector in g.sectors if sector.owner == me)
        assert power + (sum(g.turn.force) if g.turn.invader == me else 0) == 14
        types = [BOOK.agendas[id].type for id in house.slots[1:] if id]
        assert len(types) == len(set(types)), types
        assert len(house.technologies) == len(set(house.technologies)) <= 6
        assert set(house.improved) <= set(house.technologies)
        assert all(0 <= space <= 7 for space in house.tracks)
    for sector in g.sectors:
        assert 0 <= sector.pop <= 6
        assert sector.void == 0 or sector.owner == NOBODY
        assert sector.owner != NOBODY or not sector.power
        assert not sector.corrupted or sector.pop
        assert len(sector.guilds) <= guild_slots(sector) + 4
        assert min(sector.fleets) >= 0
        assert sector.owner == NOBODY or sector.home != NOBODY or sector.power
    stacks = 2 if g.players > 2 else 1
    held = sum(sum(house.slot_trades) + house.loose_trades for house in g.houses)
    removed = 6 * stacks - sum(g.trades) - held - g.turn.flipped
    assert 0 <= removed < max(1, g.cycle) or not g.houses[0].house
    assert all(0 <= tokens <= stacks for tokens in g.trades) or not g.houses[0].house
