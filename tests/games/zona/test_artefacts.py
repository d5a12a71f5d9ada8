"""Items: artefacts and backfire, durability, clothing, the 6th slot, the Crowbar."""

from __future__ import annotations

from tests.games.zona.stage import Stage, item

from stolik.games.zona.rules.steps import Step


def test_the_sixth_slot_survives_deactivation_and_its_loss_repacks():
    """26b-10"""
    play = Stage("tamara")
    play.give("carbine", "torch", "rope", "spectrometer", "crowbar", "geiger_counter", place="pack")
    play.give("jack", wear=1)
    play.play(Step.MAKE_ROOM(who=0))
    assert play.kind == ""
    play.does("discard[artefact]")
    assert play.kind == "make_room"
    play.go(item("rope"))
    assert len(play.has()) == 5
