"""A pack of Voidfall: Agendas, events and Crises of an owner, in play and lawful."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from tests.packs.folders import MANIFEST, Load, Write, read

from stolik.content.packs.faults import BadPack
from stolik.core.errors import BadOption
from stolik.core.installed import INSTALLED
from stolik.core.laws import agreement, checkpoints, playing, secrets, soundness
from stolik.core.packs import Pack
from stolik.core.play import playout, random_policy
from stolik.core.position import Position
from stolik.games.voidfall import GAME
from stolik.lab.simulate import Plan, simulate
from stolik.text import catalogue
from stolik.text.languages import COMPLETE
from stolik.text.needed import needed

AGENDA = """
[[agenda]]
id = "lamplighters_{n}"
name = {{ en = "Lamplighters {n}", pl = "Latarnicy {n}" }}
type = "support"
objectives = ["when(guilds[pure F] >= 2, 6inf)", "per(sectors[pure](guilds[S] >= 1), 4inf)"]
"""
CARDS = """
[[event]]
id = "quiet_years"
name = { en = "Quiet Years", pl = "Ciche lata" }
cycle = 1
rounds = 5
frames = [{ must = false, effect = "1S -> technology[basic] / 3C" }]
objectives = ["when(guilds[pure S] >= 2, bounty(2) + activate(1))", "when(technologies >= 3, produce(1) + 1C)"]

[[crisis]]
id = "empty_barns"
replaces = "steady_output"
name = { en = "Empty Barns", pl = "Puste spichlerze" }
level = "start"
kind = "economic"
on = "produce"
when = ["produced(3) >= 1"]
penalty = "lose(3)"
"""
LAWS = (
    agreement.ways_of_playing_agree, agreement.copies_are_independent, secrets.nothing_leaks, soundness.nothing_is_lost,
    checkpoints.everything_can_be_sent, soundness.secrets_end_their_step,
)  # fmt: skip


@pytest.fixture
def pack(write: Write, load: Load) -> Pack:
    """Its Agendas are the whole support deck."""
    manifest = MANIFEST.format(game="voidfall") + 'replaces = ["support_agendas"]\n'
    return load(write(pack=manifest, cards=CARDS + "".join(AGENDA.format(n=n) for n in range(9))))


def test_cards_of_a_pack_come_into_play(pack: Pack):
    seen: set[str] = set()
    for seed in range(4):
        players = 1 + seed % 2 * 2
        options = GAME.random_options(players, Random(seed)) | {pack.option: True}
        end = playout(Position(INSTALLED["voidfall"], players, seed, options), random_policy(Random(seed)), record=True)
        told = " ".join(str(value) for entry in end.story() for value in entry.args.values())
        assert not re.search(r"agenda:(?!cellar_lamp)(salvation_project|heavy_industry)\b", told)
        seen |= set(re.findall(r"(agenda|event|crisis):cellar_\w+", told))
    assert "agenda" in seen


def test_everything_has_words(pack: Pack):
    game = INSTALLED["voidfall"].played_with({pack.option: pack.value})
    for lang in COMPLETE:
        words = catalogue(lang, "voidfall")
        assert not [id for id in needed(game) if not words.has(id)]
    assert catalogue("pl", "voidfall").say("agenda-cellar_lamplighters_1.text") == "Agenda Wsparcia."
    assert catalogue("pl", "voidfall").say("crisis-cellar_empty_barns.text") == "Początkowy Kryzys Ekonomiczny."
    assert catalogue("en", "voidfall").say("event-cellar_quiet_years.text") == "Cycle 1, 5 rounds."


def test_a_save_goes_on_and_without_the_pack_nothing_changes(pack: Pack):
    plain = Position(INSTALLED["voidfall"], 2, 1)
    assert plain.save() == Position(GAME, 2, 1).save()
    position = Position(INSTALLED["voidfall"], 2, 1, {pack.option: True})
    rng = Random(1)
    for _ in range(40):
        seat = min(position.pending)
        position.answer(seat, position.pending[seat].sample(rng))
    again = Position.load(position.save())
    assert again.observe(0) == position.observe(0)
    assert (
        again._inside.base.box
        is position._inside.base.box
        is not GAME.new(2, GAME.check_options({}), again._inside.base.rng).box
    )


@pytest.mark.long
def test_bots_play_it(pack: Pack):
    assert not simulate(Plan("voidfall", 2, 1, 5, ("sensible", "random"), {pack.option: pack.value})).failures


@pytest.mark.long
@pytest.mark.parametrize("law", LAWS, ids=[law.__name__ for law in LAWS])
def test_the_laws_hold_with_the_pack(pack: Pack, law: Callable[..., None]):
    for players in (1, 2):
        options = playing.random_options(GAME, players, Random(players)) | {pack.option: pack.value}
        law(INSTALLED["voidfall"], players, players, options)


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        (AGENDA.format(n=1).replace(', "per(sectors[pure](guilds[S] >= 1), 4inf)"', ""), "objectives"),
        (AGENDA.format(n=1).replace("6inf", "600inf"), "effect_number"),
        (AGENDA.format(n=1).replace("6inf", "6gold"), "effect_unit"),
        (CARDS.replace("cycle = 1", "cycle = 4"), "number"),
        (CARDS.replace("produced(3) >= 1", "produced(3) > 1"), "effect_syntax"),
        (CARDS.replace('"lose(3)"', '"special[lose_everything]"'), "effect_place"),
        (CARDS.replace("must = false", "may = true"), "type"),
        (CARDS.replace('"lose(3)"', '""'), "effect_syntax"),
        (CARDS.replace('"lose(3)"', '"trade"'), "effect_place"),
        (CARDS.replace('"lose(3)"', f'"{"(" * 40}lose(3){")" * 40}"'), "effect_size"),
        (CARDS.replace("penalty", 'or_when = ["home >= 1"]\npenalty'), "effect_place"),
        (CARDS.replace("must = false", 'must = true, who = "permanent"'), "effect_place"),
    ],
)
def test_bad_cards(write: Write, card: str, reason: str):
    with pytest.raises(BadPack) as refused:
        read(write(game="voidfall", cards=card))
    assert reason in [fault.reason for fault in refused.value.faults]
    assert all(fault.file == "cards.toml" and fault.line > 1 for fault in refused.value.faults)


def test_packs_that_change_the_same_card_do_not_go_together(write: Write, load: Load):
    one = load(write(game="voidfall", cards=CARDS))
    two = load(write(pack=MANIFEST.format(game="voidfall").replace("cellar", "attic"), cards=CARDS, folder="two"))
    with pytest.raises(BadOption) as refused:
        Position(INSTALLED["voidfall"], 2, 1, {one.option: True, two.option: True})
    assert refused.value.details["option"] == "pack_attic"
    for lang in COMPLETE:
        assert "{" not in catalogue(lang, "voidfall").complain(refused.value.id, refused.value.details)
    Position(INSTALLED["voidfall"], 2, 1, {two.option: True})
