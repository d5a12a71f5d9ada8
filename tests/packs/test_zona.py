"""A pack of Zona from its folder to the table, the save and back."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random

import pytest
from tests.packs.folders import Load, Write, read
from typer.testing import CliRunner

import stolik
from stolik.cli.app import app
from stolik.core.errors import OtherPack
from stolik.core.installed import INSTALLED
from stolik.core.packs import Pack
from stolik.core.position import Position
from stolik.games.zona import GAME
from stolik.games.zona.content.box import BOX
from stolik.registry import new_game
from stolik.text import catalogue, game_texts
from stolik.text.languages import COMPLETE

LANTERN = """
[[item]]
id = "storm_lantern"
name = { en = "Storm { Lantern }", pl = "[b]Latarnia[/b] <i>sztormowa</i>" }
deck = "junk"
copies = 8
price = 100
category = "tool"
durability = "exploitable"
boxes = 3
effect = "boost[alertness](1)"
"""


def begin(pack: Pack, seed: int = 1, players: int = 2) -> Position:
    return new_game("zona", players=players, seed=seed, options={pack.option: True})


def play(position: Position, answers: int, seed: int = 1) -> Position:
    rng = Random(seed)
    for _ in range(answers):
        if position.over:
            break
        seat = min(position.pending)
        position.answer(seat, position.pending[seat].sample(rng))
    return position


def test_a_card_of_a_pack_comes_into_play_and_is_called_by_its_name(write: Write, load: Load):
    pack = load(write(cards=LANTERN))
    seen = set()
    for seed in range(6):
        position = play(begin(pack, seed), 300, seed)
        seen |= {str(ref) for entry in position.log(None) for ref in entry.args.values() if "lantern" in str(ref)}
    assert "item:cellar_storm_lantern" in seen
    assert any(ref.startswith("item:cellar_storm_lantern_") for ref in seen), "the second copy has a name of its own"
    assert (
        catalogue("en", "zona")
        .say("log-bought", seat="seat:0", item="item:cellar_storm_lantern_2", n=1)
        .count("Storm { Lantern }")
    )


def test_texts_of_a_pack_are_shown_letter_by_letter(write: Write, load: Load):
    load(write(cards=LANTERN))
    name = catalogue("pl", "zona").say("item-cellar_storm_lantern")
    assert name == "[b]Latarnia[/b] <i>sztormowa</i>"
    sent = game_texts("zona", "en")[-1]
    assert 'item-cellar_storm_lantern = Storm { "\\u007B" } Lantern { "\\u007D" }' in sent


def test_without_the_pack_in_play_nothing_changes(write: Write, load: Load):
    before = play(new_game("zona", players=3, seed=4), 120).save()
    load(write(cards=LANTERN))
    after = play(new_game("zona", players=3, seed=4), 120)
    assert after.save() == before
    assert after.game is INSTALLED["zona"]
    assert not any("pack" in option for option in after.options)


def test_a_save_names_the_pack_and_goes_on_with_it(write: Write, load: Load):
    pack = load(write(cards=LANTERN))
    position = play(begin(pack), 60)
    save = position.save()
    assert pack.seal.encode() in save
    again = Position.load(save)
    assert [again.observe(seat) for seat in range(2)] == [position.observe(seat) for seat in range(2)]
    copy = pickle.loads(pickle.dumps(position))
    assert play(copy, 100, 2).log(None) == play(again, 100, 2).log(None)


def test_a_save_is_refused_without_its_pack_and_with_another_version_of_it(
    write: Write, load: Load, monkeypatch: pytest.MonkeyPatch
):
    pack = load(write(cards=LANTERN))
    save = play(begin(pack), 20).save()
    monkeypatch.setitem(INSTALLED, "zona", GAME)
    with pytest.raises(OtherPack) as missing:
        Position.load(save)
    assert missing.value.details == {"game": "zona", "pack": "cellar", "version": "1", "seal": pack.seal[:8]}
    with pytest.raises(OtherPack) as absent:
        stolik.new_game("zona", players=1, seed=1, options={"pack_cellar": True})
    assert "pack “cellar”" in catalogue("en").complain(absent.value.id, absent.value.details)
    other = load(write(cards=LANTERN.replace("price = 100", "price = 200"), folder="other"))
    with pytest.raises(OtherPack) as changed:
        Position.load(save)
    assert changed.value.details["reason"] == "changed"
    for lang in COMPLETE:
        said = catalogue(lang).complain(changed.value.id, changed.value.details)
        for part in ("cellar", pack.seal[:8], other.seal[:8]):
            assert part in said


def test_the_seal_is_of_the_content_not_of_its_layout(write: Write, load: Load):
    one = load(write(cards=LANTERN))
    spaced = LANTERN.replace(" = ", "   =   ").replace("\n[[", "# a remark\n\n\n[[")
    two = read(write(cards=spaced, folder="two"))
    assert one.seal == two.seal


def test_the_printed_box_stays_as_it_is(write: Write, load: Load):
    before = len(BOX.items)
    pack = load(write(cards=LANTERN))
    assert len(begin(pack)._inside.base.box.items) == before + 8
    assert len(BOX.items) == before


def test_a_terminal_says_what_is_in_play_and_replays_only_with_it(
    write: Write, load: Load, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    pack = load(write(cards=LANTERN))
    save = tmp_path / "game.json"
    save.write_bytes(play(begin(pack), 30).save())
    told = CliRunner().invoke(app, ["replay", str(save), "--lang", "pl"])
    assert told.exit_code == 0
    assert told.output.startswith(f"W grze dodatek Karty z piwnicy (wersja 1, {pack.seal[:8]})")
    monkeypatch.setitem(INSTALLED, "zona", GAME)
    refused = CliRunner().invoke(app, ["replay", str(save), "--check", "--lang", "en"])
    assert refused.exit_code == 1
