### How to play, for somebody who has never seen the game: the aim, a turn step by step, what helps in a first game.

how-house =
    .short = Your aim: gather Influence through three Cycles, more than any other House or, against the Voidborn, at least as much as they have. Win back sectors, rebuild them, and score your Agendas.
    .aim = Gather Influence through three Cycles. It comes from sectors that you win back, Agendas, the objectives of Events and your tracks. Against the Voidborn all of you need at least as much as they have, or 120 in the introduction.
    .turn1 = Choose a Focus card and take two of its three actions, each once. A Trade token that you flip before the first action allows the third; an Agenda that goes with the card adds its own action.
    .turn2 = Pay the whole price of an action, then resolve its effects in any order. You may leave any of them out.
    .turn3 = End the turn. The Agenda goes into a slot and counts from now on; no sector keeps more than two fleet tokens.
    .turn4 = At the end of the Cycle the Voidborn attack, Upkeep is paid with Food, and the Event and your Agendas are scored.
    .tip1 = A sector belongs to you as long as Fleet Power stands in it. Leave some behind when you invade.
    .tip2 = What Corruption covers does not count, and on your board it strengthens the Voidborn who attack you. Remove it in time.
