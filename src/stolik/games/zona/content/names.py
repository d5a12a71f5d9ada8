"""Names the catalogues must know: questions, log lines, words of views."""

from __future__ import annotations

KINDS = frozenset({
    "action", "another", "backfire", "before_encounter", "before_roll", "buy", "camp", "camp_items", "change_from",
    "change_to", "character", "choose", "crowbar", "cure", "discard", "draft", "draw_again", "drop", "find",
    "flee_or_fight", "fly", "heal", "keep", "keep_secret", "leave", "leave_facility", "look", "make_room", "mark",
    "may", "modify", "more_junk", "new_scavenger", "partner", "pay", "pick_threat", "protect", "protect_from",
    "relocate", "reorder", "repair", "reroll", "reroll_some", "run", "sell", "sell_better", "sell_some", "share",
    "trade", "trauma", "tunnel", "use_item", "use_map", "use_nest", "voice_area", "voice_lock", "voice_threat",
    "voice_token", "wear", "wear_item",
})  # fmt: skip
LOG_IDS = frozenset({
    "ability", "area_action", "board_cleared", "board_for_threats", "bought", "cured", "defeated", "died",
    "discarded", "drawn", "drawn_again", "emission", "emission_back", "emission_marker", "encounter", "ending",
    "event", "exhausted", "facility", "failed", "finds", "finds_left", "fled", "found", "gave", "gave_money", "gave_up",
    "harmed", "healed", "item_damaged", "looked", "lost", "marked", "mission_failed", "moved", "new_lock", "offered",
    "on_market", "opened", "overtired", "paid", "paragraph", "passed", "passed_turn", "pushed", "put_on", "ran",
    "relocated", "repaired", "reputation", "rerolled", "reshuffled", "rested", "rests", "rolled", "roubles",
    "round", "rumour", "saw", "scene", "secret", "secret_known", "sets_out", "sold", "taken", "threat_drawn",
    "tired", "token_placed", "took_off", "trauma", "trophy", "used", "voice", "won",
})  # fmt: skip
OLD_LOG_IDS = frozenset({"damage", "fatigue", "trophy_gone", "worn_out"})
VIEW_WORDS = frozenset({
    "setup", "actions", "events", "rumours", "over", "pack", "worn", "small", "detection", "confrontation", "mutant",
    "anomaly", "bad", "neutral", "good", "green", "yellow", "red", "bunker", "sarcophagus",
})  # fmt: skip
