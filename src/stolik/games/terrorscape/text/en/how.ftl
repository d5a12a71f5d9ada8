### How to play, for somebody who has never seen the game: the aim, a turn step by step, what helps in a first game.

how-killer =
    .short = Your aim: find the Survivors and wound one of them twice before they get away.
    .aim = Find the Survivors and wound them: whoever is wounded a second time is out, and you have won. You also win when the discovery deck runs out and no help is on the way.
    .turn1 = The Survivors move first, and you see none of it. When all have moved you are told every location with noise.
    .turn2 = If you are in the dark, you step out where you are and search that location at once.
    .turn3 = Fast skills: play as many as you like. They let you move, ask who is where, or spread fear.
    .turn4 = Then one special skill, or two actions. An action is a step into a neighbouring location or a search of the one you are in.
    .turn5 = Then one slow skill, unless there was an encounter: a blocked door, or a way through the dark.
    .turn6 = You draw 3 cards. Each time your deck runs out you gain a level, and become stronger.
    .tip1 = Whoever is found must fight: four dice, one fewer for each fear, and an item against your strength.
    .tip2 = What the Survivors say is always true, but only at that moment. The notebook works out where each of them can be.
    .tip3 = Blocked doors stop them, not you. Fear makes them weak first, and loud at last.
how-survivors =
    .short = Your aim: 5 keys and all of you at the main exit, or repair the radio and hold out.
    .aim = Get away, in one of two ways. Find 5 keys and meet at the main exit, or repair the radio five times and hold out until help comes. If anybody is wounded twice, or the discovery deck runs out, the Killer wins.
    .turn1 = Each Survivor has a turn, in any order: one action. Walk up to two locations, search, repair the radio, calm down, or take a block off a door.
    .turn2 = On top of it come extra actions, by items or abilities, and swaps with somebody in the same location.
    .turn3 = Then one of you makes a discovery: draw 2 cards, keep 1.
    .turn4 = The Killer is told every location with noise, but neither who made it nor why.
    .turn5 = The Killer's phase: he moves and asks. You always tell the truth; the table answers for you.
    .turn6 = If he searches where you are, you defend: four dice, one fewer for each fear, and one item, against his strength.
    .tip1 = He never sees where you walk. Noise gives you away: the radio, some cards when drawn, a third fear.
    .tip2 = Search at locations with a magnifying glass: four of the ten cards there are keys, and a fifth lies under them.
    .tip3 = Do not stand all in one place: whoever is found with you is attacked as well.

how-ours = A name with a star is ours: its name in this edition is not known.
