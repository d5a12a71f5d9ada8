### Why the numbers of Voidfall are what they are.

why-level = Level of { $resource }
why-level-here = Adds to the Level of { $resource }
why-guilds = { $guilds ->
    [one] 1 Guild
   *[other] { $guilds } Guilds
} of Population { $pop }
why-produces = Produced now: { $resource }
why-yield-at = Yield of Level { $level }
why-overproduces = The stock would exceed { $most }: Overproduction, { $n } Influence.
why-upkeep = Upkeep
why-upkeep-agenda = it has no Trade token
why-upkeep-covered = a Trade token covers one of its two icons
why-upkeep-here = Upkeep icons
why-upkeep-paid = Each unit is paid with 1 Food, or with 2 Energy or Materials.
why-upkeep-short = With your present stock { $n } of it could not be paid: { $influence } Influence lost.
why-influence = Influence
why-influence-now = now
why-evaluation = After this Cycle's Evaluation, if nothing changes
why-evaluation-note = { $board ->
    [yes] The Crisis board and the Skirmishes, which come first, are left out.
   *[no] The Skirmishes, which come first, are left out.
} Each unpaid unit of Upkeep costs { $n } Influence.
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
why-slot-corrupted = It is Corrupted: an Agenda here scores nothing.
why-track-corrupted = It is Corrupted: whoever advances here gets nothing for it.
why-improved-allowed = Improved Technologies that all tracks allow
why-event-choose = In the Evaluation you choose one of these.
why-counted = { $n } counted
why-counted-least = { $n } of { $needs }
why-counted-most = { $n }, at most { $needs }
why-counted-exactly = { $n }, must be { $needs }
why-printed = printed
why-cost = Costs { $resource }
why-lacks = Not enough { $resource }: you need { $needs } and have { $has }.
why-lacks-credits = Not enough { $resource }: you need { $needs } and have { $has }, with too few Credits to make up for it.
why-lacks-together = Not all parts of the cost can be paid together.
why-lacks-any = Missing: { $needs } resources of any kind.
why-lacks-fem = Missing: { $needs } of Food, Energy and Materials.
why-lacks-deactivate = Missing: Active or deployed Fleet Power to deactivate ({ $needs }).
why-lacks-recall = Missing: Fleet Power in a sector to recall ({ $needs }).
why-lacks-corrupt = There is no place left for Corruption.
why-lacks-lower = No Pure sector but your Home has a Population above 1 to pay with.
why-lacks-destroy = There is nothing to destroy outside your Home.
why-lacks-return_trade = Missing: a Trade token ({ $needs }).
why-lacks-discard_glory = Missing: a Glory token ({ $needs }).
why-lacks-discard_bounty = Missing: a Bounty ({ $needs }).
why-lacks-discard_reclaim = Missing: a Reclaim ({ $needs }).
why-lacks-remove_agenda = Missing: an Agenda in play besides the starting one ({ $needs }).
why-doubled = Robotics: paid and resolved twice.
why-not-again = Already taken this turn.
why-not-both = This Technology has already given its action this turn.
why-not-used = Already used this Cycle.
why-not-with-focus = It cannot be played with this Focus.
why-not-focus = The Focus played is { $focus }.
why-not-third = You have taken two actions. A Trade token flipped at the beginning would have allowed a third.
why-not-more = You have taken all actions of this Focus.
why-not-checked = Its condition is not met: { $has } now, { $needs } needed.
why-not-activate = You have no Inactive Fleet Power.
why-not-deactivate = You have no Fleet Power to deactivate.
why-not-recall = You have no Fleet Power on the map.
why-not-deploy = You have no Active Fleet Power, or cannot pay for the fleet.
why-not-regroup = No Fleet Power can move to another of your sectors next to it.
why-not-invade = None of your Fleet Power stands next to a sector that can be invaded this way.
why-not-guild = None of these sectors of yours has a free Guild slot.
why-not-installation = None of these sectors of yours has room for an Installation.
why-not-shipyard = None of these sectors of yours has room for a Shipyard.
why-not-defence = None of these sectors of yours has room for a Sector Defence.
why-not-starbase = No sector can take a Starbase, or you lack its Technology.
why-not-raise = You have no Pure sector there with a Population below 6.
why-not-cleanse = You have no Corruption there.
why-not-move_corruption = You have no Corruption, or no place to move it to.
why-not-corrupt = There is no place left for Corruption.
why-not-agenda = No Agenda of these types is left.
why-not-technology = No Technology can be gained: none is on offer, there is no slot, or your tracks allow no more Improved ones.
why-not-advance = You cannot advance: the tracks are at their end, or the Fleet Power for level 3 or 4 is missing.
why-not-preferred = No action of your preferred Focus cards can be paid.
why-not-score_agenda = No Pure Agenda but the starting one is in play.
why-not-peek = No Events of a next Cycle are left to look at.
why-not-trade = No Trade token is left on the board.
why-not-upgrade = You have no Glory token below 5.
why-not-score_glory = You have no Glory token.
why-not-discard_glory = You have no Glory token.
why-not-haven = No level of a Safe Haven can be built, or you have no Fleet Power for it.
why-not-remove_harbinger = There is no Harbinger to remove.
why-not-discard_crisis = There is no such Crisis.
why-not-place = No Voidborn sector can take it.
why-not-weaken = No Voidborn sector is next to yours.
why-not-trade_resources = You play alone.
why-not-lose = You have too few resources to lose.
why-not-consume = No such Technology is left to lose.
why-focus-discarded = Played this Cycle; it returns to your hand after the Evaluation.
why-focus-waiting = It joins your hand after Cycle 1.
why-focus-action = { $action } is not possible now:
why-goes-with = It can be played with: { $focuses }.
why-technology-gone = No copy of it is on offer.
why-technology-full = All your { $n } Technology slots are taken.
why-improved-basic = You need the Basic card first.
why-improved-locked = The Improved Technologies are still locked.
why-improved-gone = Its Improved card is not on offer now.
why-improved-full = Your civilization tracks allow { $n } Improved Technologies.

counter-influence = Influence
    .text = Whoever has the most at the end wins. Against the Voidborn you need at least as much as they have.
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
    [yes] , which is full: its last card leaves the row and a Catastrophe is placed.
   *[no] .
}
source-later_cycle = Cycle 2 or 3
source-military_row = Crisis board
source-more = a card

foreseen-nobody = Nobody is sent{ $wins ->
    [yes] , so there is no combat.
   *[no] : no force wins here that leaves a garrison in every sector it comes from.
}
foreseen-crisis = The Crisis “{ $crisis }” is not resolved: you suffer its penalty, make it permanent or place a Catastrophe.
foreseen-cycle = Then the Cycle ends.
foreseen-futile = This cannot be won now, not even with all the Fleet Power within reach.
foreseen-invasion-won = You win { $sector } and keep { $left } Fleet Power there; { $lost ->
    [0] none is recalled
   *[other] { $lost } is recalled
}{ $spent ->
    [0] { "" }
    [one] , and you spend 1 resource
   *[other] , and you spend { $spent } resources
}{ $trades ->
    [0] { "" }
   *[other] , and you return a Trade token
}{ $choices ->
    [yes] {" "}(with sensible choices on both sides).
   *[no] .
}
foreseen-invasion-tie = The combat in { $sector } ends in a tie: nobody is left, and { $lost } of your Fleet Power is recalled{ $choices ->
    [yes] {" "}(with sensible choices on both sides).
   *[no] .
}
foreseen-invasion-failed = The Invasion of { $sector } fails, and { $lost } of your Fleet Power is recalled{ $choices ->
    [yes] {" "}(with sensible choices on both sides).
   *[no] .
}
foreseen-calm = If a Skirmish came now, the Voidborn (Fleet Power { $n }) would attack none of your sectors.
foreseen-skirmish-defended = If a Skirmish came now, you would defend { $sector } and keep { $left } Fleet Power there; { $lost ->
    [0] none would be recalled
   *[other] { $lost } would be recalled
}{ $choices ->
    [yes] {" "}(with sensible choices).
   *[no] .
}
foreseen-skirmish-lost = If a Skirmish came now, you would lose { $sector } to the Voidborn, and { $lost } Fleet Power would be recalled{ $choices ->
    [yes] {" "}(with sensible choices).
   *[no] .
}
foreseen-board = Then you pay the resources that the economic row demands:

warn-abandoned = Nobody stays in { $sectors }: the Voidborn take { $n ->
    [one] it over, Corrupted and without its Installations
   *[other] them over, Corrupted and without their Installations
}{ $glory ->
    [0] .
    [one] , and you discard a Glory token.
   *[other] , and you discard { $glory } Glory tokens.
}
warn-no-penalty = The Crisis “{ $crisis }” is not resolved, and you cannot suffer its penalty in full: you make it permanent or place a Catastrophe.
does-corrupt-board = Corruption here adds 1 Fleet Power to every Skirmish against you.
does-corrupt-sector = Corruption in a sector does not strengthen Skirmishes.
