"""Chapter Damage: protection, trauma, death and the next scavenger; fatigue and reputation."""

from __future__ import annotations

from tests.games.zona.stage import Stage, item

from stolik.games.zona.content.box import BOX
from stolik.games.zona.rules.state import ALERTNESS, PHYSIQUE, SMARTS, WILLPOWER
from stolik.games.zona.rules.steps import Step


def secret_of(deck: str) -> int:
    return next(n for n, row in enumerate(BOX.events) if row.deck == deck)


def test_example_of_andriej_and_the_paste():
    """2 radiation and 1 disturbance; the Paste takes the radiation; the last space is filled without a trauma."""
    play = Stage("andriej")
    play.give("paste")
    play.me().damage = 5
    play.does("2radiation 1disturbance", item("paste"))
    assert (play.me().damage, play.me().traumas) == (6, ())


def test_example_of_sawwa():
    """1 free space, 2 radiation: the track is full and one trauma lowers Physique to 2."""
    play = Stage("sawwa")
    play.me().damage, play.me().used = 6, ("ability",)
    play.does("2radiation")
    assert play.kind == "trauma"
    play.go("attribute:physique")
    assert (play.me().damage, play.me().traumas) == (7, (PHYSIQUE,))
    play.dice("BBB").tests("physique", 2)
    assert play.told("passed") == 1


def test_overflow_of_any_size_is_one_trauma():
    """26b-1: 5 damage over is one trauma; the track stays full, the next damage is another trauma."""
    play = Stage("tamara")
    play.me().damage = 5
    play.does("3radiation 3wound", "attribute:smarts")
    assert (play.me().damage, play.me().traumas) == (6, (SMARTS,))
    play.does("1wound")
    assert play.options == ["attribute:alertness", "attribute:physique", "attribute:willpower"]


def test_the_fourth_trauma_kills_in_the_middle():
    """26b-1, R17: nothing that would follow happens; items, trophies and the board are given back."""
    play = Stage("tamara", "iwan")
    whole = play.whole()
    play.give("torch")
    play.trophy("mongrel")
    play.me().damage, play.me().traumas = 6, (ALERTNESS, PHYSIQUE, SMARTS)
    play.does("1wound roubles(100)")
    assert play.told("died") == 1
    assert play.told("roubles") == 0
    assert play.me().character == ""
    assert play.me().trophies == ()
    assert play.whole() == whole
    assert "tamara" not in play.g.unused


def test_a_token_being_fought_stays_when_the_scavenger_dies():
    play = Stage("tamara")
    play.me().area = "mo"
    play.me().damage, play.me().traumas = 6, (ALERTNESS, PHYSIQUE, SMARTS)
    play.g.dispenser[1].top = (play.token("sinkhole"),)
    play.dice("FFF").turn("word:area_action", "word:done")
    assert play.told("died") == 1
    assert play.threats("mo") == ["sinkhole"]
    assert play.g.encounter is None


def test_a_death_in_an_event_discards_the_card():
    play = Stage("tamara")
    play.me().area = "archive"
    play.me().damage, play.me().traumas, play.me().fatigue = 6, (ALERTNESS, PHYSIQUE, SMARTS), 5
    play.draw("event", secret_of("archive")).dice("FFF").play(Step.EVENT(who=0))
    assert play.told("died") == 1
    assert play.g.reading is None
    assert play.g.event_discards[2]


def test_the_next_scavenger_keeps_one_of_two_secrets():
    """R18: of two secrets one is kept; the other goes to its facility's discards. No threats are placed."""
    play = Stage("tamara")
    secrets = secret_of("archive"), secret_of("lab")
    for deck, card in zip((2, 3), secrets, strict=True):
        play.g.events[deck].remove(card)
    play.me().secrets = secrets
    play.me().damage, play.me().traumas = 6, (ALERTNESS, PHYSIQUE, SMARTS)
    play.does("1wound")
    assert play.kind == "keep_secret"
    play.go("event:b01")
    tokens = sum(map(len, play.g.tokens))
    play.play(Step.END_ROUND())
    assert play.kind == "new_scavenger"
    play.answers.append("character:oleg")
    play.run()
    assert play.me().character == "oleg"
    assert play.me().secrets == (secrets[1],)
    assert play.g.event_discards[2] == 1 << secrets[0]
    assert sum(map(len, play.g.tokens)) == tokens


def test_one_secret_is_lost_with_its_finder():
    play = Stage("tamara")
    card = secret_of("archive")
    play.g.events[2].remove(card)
    play.me().secrets = (card,)
    play.me().damage, play.me().traumas = 6, (ALERTNESS, PHYSIQUE, SMARTS)
    play.does("1wound")
    assert play.me().secrets == ()


def test_packets_with_commas_are_protected_together_others_apart():
    """26b-11, R25: one use of a medium covers one packet."""
    play = Stage("tamara")
    play.give("mercenary_armour")
    play.does("1wound 1radiation", item("mercenary_armour"))
    assert (play.me().damage, play.wear_of("mercenary_armour")) == (0, 1)
    play.does("1wound rest(1) 1wound", item("mercenary_armour"), item("mercenary_armour"))
    assert (play.me().damage, play.wear_of("mercenary_armour")) == (0, 3)


def test_or_protects_one_kind():
    play = Stage("tamara")
    play.give("leather_coat")
    play.does("1wound 1radiation", item("leather_coat"))
    assert play.kind == "protect_from"
    play.go("damage:wound")
    assert play.me().damage == 1


def test_example_of_the_sponger():
    """2 radiation: one becomes a wound, and the Mercenary Armour takes both."""
    play = Stage("tamara")
    play.give("sponger", "mercenary_armour")
    play.does("2radiation", item("sponger"), "damage:wound", item("mercenary_armour"))
    assert play.me().damage == 0


def test_example_of_the_waxcap_and_the_suit():
    """The suit ignores the Waxcap's backfire and takes 1 radiation with the same use."""
    play = Stage("tamara")
    play.give("waxcap", "scavenger_suit")
    play.does("1disturbance 1wound 1radiation", item("waxcap"), item("scavenger_suit"))
    assert (play.me().damage, play.me().fatigue) == (0, 1)
    assert (play.wear_of("scavenger_suit"), play.wear_of("waxcap")) == (1, 1)


def test_fatigue_above_the_maximum_is_damage_nothing_prevents():
    play = Stage("tamara")
    play.give("mercenary_armour")
    play.me().fatigue = 4
    play.does("fatigue(3)")
    assert (play.me().fatigue, play.me().damage) == (5, 2)


def test_reputation_at_its_ends():
    """Worse than bad is 1 disturbance, better than good 1 less fatigue."""
    play = Stage("iwan")
    play.does("reputation[worse]")
    assert (play.me().reputation, play.me().damage) == (-1, 1)
    play.me().reputation, play.me().fatigue = 1, 3
    play.does("reputation[better]")
    assert (play.me().reputation, play.me().fatigue) == (1, 2)


def test_shared_damage_reaches_everybody_although_one_dies():
    play = Stage("tamara", "iwan")
    play.me().damage, play.me().traumas = 6, (ALERTNESS, PHYSIQUE, WILLPOWER)
    play.does("everyone(1wound)", who=-1)
    assert play.told("died") == 1
    assert play.me(1).damage == 1


def test_example_of_oleg():
    """Headquarters worsen a neutral reputation to bad and give equipment; with a bad one the action is not open."""
    play = Stage("oleg")
    play.me().area = "sz"
    carbine = next(n for n, row in enumerate(BOX.items) if row.id == "carbine")
    play.draw("item", carbine).turn("word:area_action", "word:pass")
    assert (play.me().reputation, len(play.me().items)) == (-1, 1)
    play.turn()
    assert "word:area_action" not in play.options


def test_trophies_name_their_value():
    assert all(row.loot.startswith("trophy(") for row in BOX.threats if row.kind == "mutant")
