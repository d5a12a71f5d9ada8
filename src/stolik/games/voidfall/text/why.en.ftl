### Why the numbers of Voidfall are what they are.

why-level = Level of { $resource }
why-level-here = Adds to the Level of { $resource }
why-produces = Produced now: { $resource }
why-yield-at = Yield of Level { $level }
why-overproduces = More than { $most } would lie in stock: Overproduction, { $n } Influence.
why-upkeep = Upkeep
why-upkeep-here = Upkeep icons
why-upkeep-paid = Each unit is paid with 1 Food, or with 2 Energy or Materials.
why-upkeep-short = With what is in stock now, { $n } of it could not be paid: { $influence } Influence lost.
why-influence = Influence
why-influence-now = now
why-evaluation = After this Cycle's Evaluation, if nothing changes
why-evaluation-note = Skirmishes are left out. Each unpaid unit of Upkeep costs { $n } Influence.
why-fleet-power = All Fleet Power
why-power = Fleet Power here
why-void = Influence of the Voidborn now
why-approach-damage = Approach damage to an invader
why-approach-absorption = Absorption in the Approach
why-initiative = Initiative in defence
why-salvo-absorption = Absorption in the Salvos
why-scores-now = Scores now
why-scores-then = Would score after Upkeep is paid
why-scores-corrupted = Its slot is Corrupted: it scores nothing.
why-event-choose = In the Evaluation one of these is chosen.
why-counted = { $n } counted
why-counted-least = { $n } of { $needs }
why-counted-most = { $n }, at most { $needs }
why-counted-exactly = { $n }, must be { $needs }

counter-influence = Influence
    .text = Who has the most at the end wins.
source-start = at the start
source-glory = Glory scored
source-overproduction = Overproduction
source-skirmish = a Skirmish defended
source-invading = on the way to an Invasion
source-other = other
limit-level = no Level above 13
icon-printed = printed
icon-guilds = last Guild slot taken
icon-installations = last Installation slot taken

why-attack = Fleet Power of the Voidborn in a Skirmish
why-crisis-unless = If nobody resolves it this turn, one of these happens:
why-crisis-penalty = its penalty is suffered, or a Catastrophe is placed;
why-crisis-no-penalty = a Catastrophe is placed (its penalty cannot be suffered in full);
why-crisis-permanent = it becomes permanent in the { $row }{ $full ->
    [yes] , which is full: the last card is pushed off and a Catastrophe placed.
   *[no] .
}
source-later_cycle = Cycle 2 or 3
source-more = Crisis board

foreseen-nobody = Nobody is sent yet.
foreseen-joined = And if all Fleet Power of { $sectors } joins:
foreseen-invasion-won = You win { $sector } with { $left } Fleet Power left; { $lost } recalled{ $spent ->
    [0] { "" }
   *[other] ; { $spent } resources spent
}{ $trades ->
    [0] { "" }
   *[other] ; a Trade token returned
}{ $choices ->
    [yes] {" "}(with sensible choices on both sides).
   *[no] .
}
foreseen-invasion-tie = A tie in { $sector }: nobody is left, { $lost } of yours recalled{ $choices ->
    [yes] {" "}(with sensible choices on both sides).
   *[no] .
}
foreseen-invasion-failed = The Invasion of { $sector } fails; { $lost } of your Fleet Power recalled{ $choices ->
    [yes] {" "}(with sensible choices on both sides).
   *[no] .
}
foreseen-calm = In a Skirmish now the Voidborn (Fleet Power { $n }) attack none of your sectors.
foreseen-skirmish-defended = In a Skirmish now you defend { $sector } with { $left } Fleet Power left; { $lost } recalled{ $choices ->
    [yes] {" "}(with sensible choices).
   *[no] .
}
foreseen-skirmish-lost = In a Skirmish now you lose { $sector } to the Voidborn; { $lost } recalled{ $choices ->
    [yes] {" "}(with sensible choices).
   *[no] .
}
foreseen-board = The economic row then asks for:
