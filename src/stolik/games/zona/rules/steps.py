"""The names of the steps (flow.py has the table). `Step.DAMAGE(who=0, wound=2, ...)` is an entry of the agenda."""

from __future__ import annotations

from stolik.core.agenda import StepName


class Step:
    """The names of the steps."""

    SET_UP = StepName("set_up")
    OFFER_CHARACTERS = StepName("offer_characters")
    DRAFT_CHARACTERS = StepName("draft_characters")
    CHOOSE_CHARACTERS = StepName("choose_characters")
    CHOOSE_CHARACTER = StepName("choose_character")
    PLACE_START = StepName("place_start")
    # Actions
    BEGIN_ROUND = StepName("begin_round")
    TURN = StepName("turn")
    ACT = StepName("act")
    ARRIVE = StepName("arrive")
    LAND = StepName("land")
    OPENED = StepName("opened")
    LOOK_FINDS = StepName("look_finds")
    TAKE_FIND = StepName("take_find")
    CAMP = StepName("camp")
    CAMP_MENU = StepName("camp_menu")
    SHARE = StepName("share")
    END_TURN = StepName("end_turn")
    END_ACTIONS = StepName("end_actions")
    # Events
    EVENT = StepName("event")
    USE_ITEMS = StepName("use_items")
    READ = StepName("read")
    DRAWN = StepName("drawn")
    PARAGRAPH = StepName("paragraph")
    AFTER_PARAGRAPH = StepName("after_paragraph")
    EVENT_OVER = StepName("event_over")
    AFTER_EVENT = StepName("after_event")
    # Rumours and emission
    RUMOUR = StepName("rumour")
    RUMOUR_EFFECT = StepName("rumour_effect")
    EMISSION = StepName("emission")
    RUN = StepName("run")
    EMISSION_DAMAGE = StepName("emission_damage")
    EMISSION_TOKENS = StepName("emission_tokens")
    END_ROUND = StepName("end_round")
    NEW_SCAVENGER = StepName("new_scavenger")
    ROUND_OVER = StepName("round_over")
    # Tests
    TEST = StepName("test")
    BEFORE_ROLL = StepName("before_roll")
    ROLL_DICE = StepName("roll_dice")
    MODIFY = StepName("modify")
    PUSH = StepName("push")
    REROLL = StepName("reroll")
    TEST_OVER = StepName("test_over")
    # Encounters
    PICK_THREAT = StepName("pick_threat")
    ENCOUNTER = StepName("encounter")
    PREPARE = StepName("prepare")
    DETECT = StepName("detect")
    DETECTED = StepName("detected")
    FLEE_OR_FIGHT = StepName("flee_or_fight")
    CONFRONT = StepName("confront")
    CONFRONTED = StepName("confronted")
    DEFEATED = StepName("defeated")
    LEFT = StepName("left")
    ENCOUNTER_OVER = StepName("encounter_over")
    # Damage and death
    DAMAGE = StepName("damage")
    TRAUMA = StepName("trauma")
    FATIGUE = StepName("fatigue")
    DIE = StepName("die")
    # Items
    GAIN = StepName("gain")
    WEAR = StepName("wear")
    MAKE_ROOM = StepName("make_room")
    TAKE = StepName("take")
    KEEP = StepName("keep")
    MORE_JUNK = StepName("more_junk")
    SELL_ANY = StepName("sell_any")
    # Effects and costs
    RESOLVE = StepName("resolve")
    PAY = StepName("pay")
    PLACE = StepName("place")
    LOOK = StepName("look")
    REORDER = StepName("reorder")
