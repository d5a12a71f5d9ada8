"""Worlds drawn for a seat follow from what it knows, never from the true position."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stolik import Position
from stolik.core.laws.comparing import fingerprint
from stolik.games.terrorscape import GAME
from stolik.games.terrorscape.content.items import FIRECRACKER, HATCHET

KILLER, FIRST = 0, 1
PEOPLE = {"killer": "butcher", "survivors": ["anna", "marco", "johnson"], "round": 3}
AT_REST = {**PEOPLE, "discovery_left": 20}
STEALTH = {**PEOPLE, "killer": "murderer", "last_seen": "B3", "stealth": "stalk"}
HUNTRESS = {**PEOPLE, "killer": "huntress"}
WEREWOLF = {**AT_REST, "killer": "werewolf"}
FOUR = {"separate_ways": True}

PAIRS: list[tuple[int, dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    (KILLER, {}, AT_REST, {"trap": "B1"}),
    (KILLER, {}, AT_REST, {"repaired": 4}),
    (KILLER, {"rescue_hidden": True}, AT_REST, {"repaired": 5, "rescue": 3}),
    (KILLER, {"fear_hidden": True}, AT_REST, {"survivor:anna": {"fear": 2}}),
    (KILLER, {}, AT_REST, {"search_left": 4}),
    (KILLER, {}, AT_REST, {"survivor:johnson": {"items": ["hatchet", "toolbox", "toolbox", "longsword"]}}),
    (KILLER, {}, WEREWOLF, {"survivor:anna": {"items": ["silver_dagger"]}}),
    (KILLER, {}, {**AT_REST, "plans": ["buzzer", "molotov"]}, {"plans": {"ambush": 2, "site_study": 0}}),
    (KILLER, FOUR, {**AT_REST, "survivor:anna": {"keys": 2}}, {"survivor:anna": {}, "survivor:marco": {"keys": 2}}),
    (KILLER, {}, {**AT_REST, "plans": ["buzzer", "molotov"]}, {"plans": {"ambush": 3}, "plan_room": "B1"}),
    (KILLER, {}, {**AT_REST, "plans": {"buzzer": True}}, {"buzzer": "B1"}),
    (KILLER, {"feral_instincts": True, "map": "cabin"}, {**PEOPLE, "discovery_left": 26}, {"discovery_left": 24}),
    (
        KILLER,
        {"difficulty": "easy"},
        {**AT_REST, "survivor:anna": {"trait": "herbology"}},
        {"survivor:anna": {"trait": "marksmanship"}},
    ),
    (FIRST, {}, {**PEOPLE, "hand": ["pursue", "sense"]}, {"hand": ["madness", "barricade"]}),
    (
        FIRST,
        {"hand_size_hidden": True},
        {**PEOPLE, "hand": ["pursue", "sense"], "skills_left": 8},
        {"hand": ["madness", "barricade", "pursue", "pursue"]},
    ),
    (FIRST, {}, {**STEALTH, "killer_room": "B3"}, {"killer_room": "B1"}),
    (FIRST, {}, {**HUNTRESS, "hunter_traps": ["R2", "B4", "G4", "B1"]}, {"hunter_traps": ["B1", "R2", "B4", "G4"]}),
]
INSIDE = ("box", "goal", "loaded", "rng", "swap", "used")
"""Fields that serve only the unfinished step, and the content."""


def world(position: Position, seat: int) -> dict[str, Any]:
    """The worlds drawn for the seat, always by the same random numbers."""
    state = position.resample(seat, Random(5))._inside.base
    return {name: fingerprint(getattr(state, name)) for name in state.__struct_fields__ if name not in INSIDE}


@pytest.mark.parametrize(("seat", "options", "deal", "secret"), PAIRS)
def test_worlds_do_not_follow_from_the_secret(
    seat: int, options: dict[str, Any], deal: dict[str, Any], secret: dict[str, Any]
) -> None:
    one, other = (Position(GAME, 4, 1, options, dealt) for dealt in (deal, deal | secret))
    assert one.observe(seat) == other.observe(seat)
    assert fingerprint(one._inside.base) != fingerprint(other._inside.base)
    assert world(one, seat) == world(other, seat)


SUITCASE = {**PEOPLE, "survivor:anna": {"room": "R4"}}
PLANNED = {**AT_REST, "round": 9, "plans": ["buzzer", "molotov"]}
LAID = {"deal": {**HUNTRESS, "hunter_traps": ["R2", "B4", "G4", "B1"]}}
HIDDEN: list[tuple[int, str, dict[str, Any]]] = [
    (KILLER, "items", {"deal": AT_REST}),
    (KILLER, "pile", {"deal": AT_REST}),
    (
        KILLER,
        "traits",
        {"options": {"difficulty": "easy"}, "deal": {**AT_REST, "survivor:anna": {"trait": "herbology"}}},
    ),
    (
        KILLER,
        "trait_used",
        {"options": {"difficulty": "easy"}, "deal": {**AT_REST, "survivor:anna": {"trait": "herbology"}}},
    ),
    (KILLER, "acted", {"deal": AT_REST}),
    (KILLER, "main_done", {"deal": AT_REST}),
    (KILLER, "noise", {"deal": AT_REST}),
    (KILLER, "firecracker", {"deal": AT_REST}),
    (KILLER, "radio_used", {"deal": AT_REST}),
    (KILLER, "radio_used", {"deal": {**AT_REST, "phase": 2, "noise": ["B1"]}}),
    (KILLER, "repaired", {"deal": AT_REST}),
    (KILLER, "rescue", {"options": {"rescue_hidden": True}, "deal": AT_REST}),
    (KILLER, "fear", {"options": {"fear_hidden": True}, "deal": AT_REST}),
    (KILLER, "search", {"deal": AT_REST}),
    (KILLER, "discovery", {"deal": AT_REST}),
    (KILLER, "trap", {"deal": AT_REST}),
    (KILLER, "chests", {"deal": WEREWOLF}),
    (KILLER, "chest_cards", {"deal": WEREWOLF}),
    (KILLER, "suitcase", {"options": {"feral_instincts": True, "map": "cabin"}, "deal": AT_REST}),
    (KILLER, "suitcase", {"options": {"feral_instincts": True, "map": "cabin"}, "deal": {**AT_REST, "phase": 2}}),
    (KILLER, "plans", {"deal": PLANNED}),
    (KILLER, "plan_done", {"deal": PLANNED}),
    (KILLER, "plan_room", {"deal": PLANNED}),
    (KILLER, "plans_used", {"deal": PLANNED}),
    (KILLER, "buzzer", {"deal": PLANNED}),
    (KILLER, "keys", {"options": FOUR, "deal": {**AT_REST, "survivor:anna": {"keys": 2}}}),
    (FIRST, "hand", {"deal": PEOPLE}),
    (FIRST, "discard", {"deal": {**PEOPLE, "skills_left": 6}}),
    (FIRST, "where", {"deal": {**STEALTH, "killer_room": "B3"}}),
    (FIRST, "hunter_traps", LAID),
]
"""A fact that a side does not know, and a position in which it does not."""


@pytest.mark.parametrize(("seat", "secret", "at"), HIDDEN)
def test_what_a_side_cannot_know_differs_between_its_worlds(seat: int, secret: str, at: dict[str, Any]) -> None:
    position = Position(GAME, 4, 1, at.get("options"), at["deal"])
    drawn = (fingerprint(getattr(position.resample(seat, Random(n))._inside.base, secret)) for n in range(1000))
    first = next(drawn)
    assert any(other != first for other in drawn)


@pytest.mark.parametrize("deal", [AT_REST, WEREWOLF, {**AT_REST, "keys": 6}, PLANNED])
@pytest.mark.parametrize("options", [{}, {"feral_instincts": True, "map": "cabin", "difficulty": "easy"}, FOUR])
def test_worlds_are_whole(deal: dict[str, Any], options: dict[str, Any]) -> None:
    """No card is lost or doubled, and public counts stay the same."""
    position = Position(GAME, 4, 1, options, deal)
    for n in range(100):
        state = position.resample(KILLER, Random(n))._inside.base
        assert GAME.conserved(state) == GAME.conserved(position._inside.base)
        assert state.all_keys() == position._inside.base.all_keys()
        assert len(state.plans) == (
            1 if any(state.completed(plan) for plan in state.plans) else len(position._inside.base.plans)
        )


def test_which_keys_lie_on_the_rack_is_secret() -> None:
    """How many are known; whether they were discovered or searched for is not."""
    position = Position(GAME, 2, 1, {}, {**PEOPLE, "keys": 3})
    assert len({sum(position.resample(KILLER, Random(n))._inside.base.keys) for n in range(50)}) > 1


def test_what_was_discarded_before_all_eyes_stays_discarded() -> None:
    anna = {"room": "B2", "items": ["hatchet", "ancient_amulet"]}
    deal = {**AT_REST, "phase": 2, "killer_room": "B2", "dice": [3, 3, 3, 3], "hand": [], "survivor:anna": anna}
    position = Position(GAME, 2, 1, {}, deal)
    for seat, answer in ((KILLER, "action:search_room"), (FIRST, "item:hatchet")):
        position.answer(seat, answer)
    cards = {position.resample(KILLER, Random(n))._inside.base.pile & HATCHET.cards for n in range(60)}
    assert len(cards) > 1, "which of the hatchets it was is not known"
    assert all(cards)


def test_what_lasts_is_not_discarded_by_its_use() -> None:
    anna = {"room": "B2", "items": ["shortsword"]}
    deal = {**AT_REST, "phase": 2, "killer_room": "B2", "dice": [3, 3, 3, 3], "hand": [], "survivor:anna": anna}
    position = Position(GAME, 2, 1, {}, deal)
    for seat, answer in ((KILLER, "action:search_room"), (FIRST, "item:shortsword")):
        position.answer(seat, answer)
    assert position._inside.base.spent_openly == ()


def test_a_firecracker_is_a_secret_until_it_is_told_and_burns_once() -> None:
    position = Position(GAME, 2, 1, {}, {**AT_REST, "survivor:anna": {"items": ["firecracker"]}})
    position.answer(FIRST, "item:firecracker")
    worlds = [position.resample(KILLER, Random(n))._inside.base for n in range(300)]
    assert (
        len({world.firecracker for world in worlds}) == len({world.pile & FIRECRACKER.cards for world in worlds}) == 2
    )
    for round in (4, 5):
        while KILLER not in position.pending:
            turn = position.pending[FIRST]
            position.answer(FIRST, "word:end" if turn.kind == "turn" else turn.sample(Random(1)))
        worlds = [position.resample(KILLER, Random(n))._inside.base for n in range(60)]
        assert all(world.pile & FIRECRACKER.cards for world in worlds)
        assert (len({world.noise for world in worlds}) > 1) is (round == 4), "beside a firecracker noise is not heard"
        position.answer(KILLER, "word:end")
        while KILLER in position.pending:
            position.answer(KILLER, position.pending[KILLER].sample(Random(1)))
        assert position._inside.base.round == round + 1
        assert not any(position.resample(KILLER, Random(n))._inside.base.firecracker for n in range(60))


def test_the_way_past_traps_is_asked_in_secret() -> None:
    anna = {"room": "R3", "items": []}
    deal = {**HUNTRESS, "hunter_traps": ["R2", "B4", "R1", "B1"], "survivor:anna": anna}
    position = Position(GAME, 2, 1, {}, deal)
    position.answer(FIRST, "room:B2")
    assert (position.pending[FIRST].kind, position.pending[FIRST].secret) == ("via", True)
    position.answer(FIRST, "room:R1")
    assert (position.pending[FIRST].kind, position.pending[FIRST].secret) == ("onward", True)


def test_a_trait_offered_and_a_trait_used_are_secret() -> None:
    position = Position(GAME, 2, 1, {"difficulty": "easy", "killer": "butcher"})
    while position.pending[min(position.pending)].kind != "keep_trait":
        seat = min(position.pending)
        position.answer(seat, position.pending[seat].sample(Random(1)))
    assert len({tuple(position.resample(KILLER, Random(n))._inside.base.trait_offer) for n in range(50)}) > 1


def test_where_the_survivors_have_gone_is_secret() -> None:
    position = Position(GAME, 2, 1, {}, AT_REST)
    while KILLER not in position.pending:
        turn = position.pending[FIRST]
        position.answer(FIRST, "word:end" if turn.kind == "turn" else turn.sample(Random(1)))
    assert len({tuple(position.resample(KILLER, Random(n))._inside.base.room) for n in range(50)}) > 20


def test_the_killers_traits_are_secret_until_he_has_kept_them() -> None:
    position = Position(GAME, 2, 1, {"difficulty": "hard", "killer": "butcher"})
    while KILLER not in position.pending:
        position.answer(FIRST, position.pending[FIRST].sample(Random(1)))
    assert position.pending[KILLER].kind == "keep_killer_traits"
    assert len({position.resample(FIRST, Random(n))._inside.base.killer_traits for n in range(50)}) > 1
    assert len({position.resample(KILLER, Random(n))._inside.base.killer_traits for n in range(50)}) == 1
    while position.pending.keys() == {KILLER} and not position._inside.base.killer_traits_open:
        position.answer(KILLER, position.pending[KILLER].sample(Random(1)))
    kept = position._inside.base.killer_traits
    assert {position.resample(FIRST, Random(n))._inside.base.killer_traits for n in range(50)} == {kept}


@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.parametrize("level", [1, 2])
def test_the_sizes_of_hand_and_deck(phase: int, level: int) -> None:
    """Where the hand's size is open both can be counted; where it is hidden the deck can until it is shuffled anew."""
    deal = {**PEOPLE, "phase": phase, "level": level, "hand": ["pursue", "pursue", "sense", "sense"], "skills_left": 5}
    for hidden in (False, True):
        position = Position(GAME, 2, 1, {"hand_size_hidden": hidden}, deal)
        worlds = [position.resample(FIRST, Random(n))._inside.base for n in range(60)]
        assert (len({world.hand.bit_count() for world in worlds}) > 1) is hidden
        assert (len({len(world.deck) for world in worlds}) > 1) is (hidden and level > 1)


def test_a_payment_shows_that_there_is_enough_in_hand() -> None:
    hand = ["madness", "pursue", "sense", "barricade"]
    position = Position(GAME, 2, 1, {"hand_size_hidden": True}, {**PEOPLE, "phase": 2, "hand": hand})
    position.answer(KILLER, "skill:madness")
    assert position.pending[KILLER].kind == "pay"
    for n in range(60):
        world = position.resample(FIRST, Random(n))
        assert world.pending[KILLER].kind == "pay"
        assert world._inside.base.hand.bit_count() > 2


def test_in_worlds_of_the_killer_any_of_those_found_may_be_running() -> None:
    """The Killer does not know who has fled already, where to, or who can flee two rooms."""
    hunted = {"room": "B2", "items": []}
    deal = {**AT_REST, "phase": 2, "killer_room": "B2", "dice": [3, 3, 3, 3], "hand": []}
    position = Position(GAME, 2, 1, {}, {**deal, "survivor:anna": hunted, "survivor:marco": hunted})
    for seat, answer in ((KILLER, "action:search_room"), (FIRST, "survivor:anna"), (FIRST, "word:none")):
        position.answer(seat, answer)
    before = world(position, KILLER)
    assert {position.resample(KILLER, Random(n)).pending[FIRST].about for n in range(40)} == {
        "survivor:anna", "survivor:marco",
    }  # fmt: skip
    position.answer(FIRST, "room:B1")
    assert position.pending[FIRST].kind == "flee"
    assert world(position, KILLER) == before
    world_of_his = position.resample(KILLER, Random(1))
    assert set(world_of_his.pending[FIRST].wire()["options"]) >= {"room:B1", "room:B3", "room:B5", "room:R1"}


@pytest.mark.parametrize("answers", [1, 2, 3, 4])
def test_nor_from_how_far_the_other_side_has_come(answers: int) -> None:
    position = Position(GAME, 2, 1, {}, AT_REST)
    before = world(position, KILLER)
    for _ in range(answers):
        turn = position.pending[FIRST]
        position.answer(FIRST, "word:end" if turn.kind == "turn" else turn.sample(Random(1)))
    assert world(position, KILLER) == before


def test_nor_from_who_lets_whom_go_first() -> None:
    position = Position(GAME, 2, 1, {}, AT_REST)
    before = world(position, KILLER)
    position.answer(FIRST, "survivor:johnson")
    assert world(position, KILLER) == before


def test_nor_from_what_has_been_swapped() -> None:
    position = Position(GAME, 2, 1, {}, {**AT_REST, "survivor:anna": {"items": ["hatchet"]}})
    before = world(position, KILLER)
    for answer in ("action:swap", "survivor:johnson", "item:hatchet", "word:nothing"):
        position.answer(FIRST, answer)
    assert position.pending[FIRST].kind == "turn"
    assert world(position, KILLER) == before


def test_a_skill_is_shown_before_more_is_asked_of_it() -> None:
    """Otherwise the choice would stand in worlds in which the Killer does not hold the card."""
    deal = {**PEOPLE, "killer": "werewolf", "phase": 2, "hand": ["territorial_awareness", "pursue"]}
    position = Position(GAME, 2, 1, {}, deal)
    position.answer(KILLER, "skill:territorial_awareness")
    assert position.pending[KILLER].kind == "how"
    assert position.log(FIRST)[-1].id == "skill_played"
    for seed in range(20):
        other = position.resample(FIRST, Random(seed))
        other.answer(KILLER, "word:stealth")
        assert other._inside.state.hand.bit_count() == 1


def test_nor_from_the_passages_gone_through() -> None:
    sophia = {"survivors": ["sophia", "marco", "johnson"], "survivor:sophia": {"room": "B5", "items": ["flashlight"]}}
    position = Position(GAME, 2, 1, {}, {**AT_REST, **sophia})
    before = world(position, KILLER)
    position.answer(FIRST, "action:passage")
    while position.pending[FIRST].kind != "turn":
        position.answer(FIRST, position.pending[FIRST].sample(Random(1)))
    assert world(position, KILLER) == before


def test_chance_goes_on_otherwise_in_another_world() -> None:
    """A bot that looks ahead in drawn worlds learns nothing of the next card or die."""
    position = Position(GAME, 2, 1)
    keys = {position.resample(KILLER, Random(seed))._inside.base.rng.key for seed in range(20)}
    assert len(keys) == 20
    assert position._inside.base.rng.key not in keys


def test_that_the_survivors_have_not_won_is_news_which_nobody_can_take_back() -> None:
    hand = ["pursue", "pursue", "sense", "madness", "barricade"]
    deal = {**PEOPLE, "phase": 2, "hand": hand, "killer_traits": ["devious_ploy"]}
    position = Position(GAME, 2, 1, {"difficulty": "normal"}, deal)
    position.answer(KILLER, "word:end")
    while KILLER in position.pending:
        position.answer(KILLER, position.pending[KILLER].sample(Random(1)))
    assert position.observe(None).round == 4  # type: ignore[attr-defined]
    assert not position.can_undo(KILLER)
