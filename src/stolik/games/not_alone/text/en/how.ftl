### How to play, for somebody who has never seen the game: the aim, a turn step by step, what helps in a first game.

how-creature =
    .short = Your aim: guess where the Hunted go, catch them, and bring Assimilation to the star first.
    .aim = Guess where the Hunted go. In each turn in which you catch somebody, Assimilation comes one space nearer to the star. If it arrives before Rescue does, you win.
    .turn1 = Every Hunted plays one Place face down. You see which Places each of them has used up, and so what each may still hold.
    .turn2 = You put your Creature token on a Place, and may play one Hunt card. In some turns you have a second token, Artemia or the Target.
    .turn3 = All Places are shown. Where there is no token, the Hunted use the power of the Place or take one Place back.
    .turn4 = Then your tokens strike. Whoever is on the Creature token loses 1 Will, and Assimilation moves. Artemia and the Target stop the power or harm in other ways.
    .turn5 = At the end of the turn Rescue moves one space, and you draw up to 3 Hunt cards.
    .tip1 = A Hunted whose Will is gone gives up: Assimilation moves once more.
    .tip2 = Few Places left in a hand are easy to guess. The small numbers on each plate show what may be there.
how-hunted =
    .short = Your aim: do not be caught, and hold out until Rescue reaches the star.
    .aim = Hold out. Rescue comes one space nearer to the star each turn, and some Places and cards bring it on. If Rescue arrives before Assimilation does, all the Hunted win together.
    .turn1 = If few Places are left in your hand, you may first Resist: pay Will and take back Places you have used. Or Give Up: all Will and Places come back, but Assimilation moves.
    .turn2 = You play one Place face down. Nobody sees it, and you may talk, but the Creature listens.
    .turn3 = The Creature puts its tokens on the Places and may play a Hunt card.
    .turn4 = All Places are shown. If there is no token on yours, use its power or take back a Place you have used.
    .turn5 = If the Creature token is there, you are caught: you lose 1 Will and Assimilation moves.
    .tip1 = The Places 1 to 5 are yours from the beginning; the Rover gets you others, which are stronger.
    .tip2 = The Creature knows what you have used up. Take Places back before it can be sure of you.

how-ours = A name with a star is ours: its name in this edition is not known.
