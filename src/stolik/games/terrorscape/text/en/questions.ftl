### What seats are asked.

## Set-up

ask-killer = Choose the Killer you play. Everyone sees who it is.
ask-survivors = Choose the three Survivors of this game.
ask-keep_trait = { $about }: choose the trait to keep. The Killer does not see which; each trait says what he learns of it later.
ask-keep_killer_traits = { $lo ->
    [one] Choose the trait to keep. The Survivors will see it.
   *[other] Choose the { $lo } traits to keep. The Survivors will see them.
 }
ask-hunter_trap = { $about }: choose the location where this trap is hidden.

## Survivors' phase

ask-turn = { $about }'s turn: choose a move or an action. The Killer does not see it.
ask-via = { $about }: several ways lead there, and traps may lie on any of them. Choose the next location.
ask-onward = { $about } is past the trap and has steps left: choose where to go on to, or stay.
ask-run_to = { $about }: choose where to go.
ask-passage_to = { $about }: choose where to come out.
ask-noise_where = { $about }: choose the location where the noise is made.
ask-judicious = { $about }: choose a block to remove, a location to make noise in, or to calm down.
ask-follow = { $about } may go along, 1 or 2 steps. Choose where to, or stay.
ask-which_door = { $about }: choose the door to take the block from. The Killer is told at once.
ask-heal_whom = { $about }: choose the Survivor to heal.
ask-chest = { $about }: choose the silver weapon to take.
ask-equip = { $about }: choose the item to take from the discarded ones.
ask-keep = { $about }: keep this card or discard it. Any noise it makes is made already.
ask-drop = { $about }: too many items. Choose one to discard.
ask-swap_with = { $about }: choose whom to swap items with.
ask-swap_give = Swap with { $about }: choose what to hand over.
ask-swap_take = Swap with { $about }: choose what to ask for.
ask-swap_agree = { $about } offers a swap: agree, or refuse.
ask-discoverer = Choose the Survivor who makes this round's discovery: 2 cards, 1 to keep, and any noise is made where that Survivor is.
ask-discovered = { $about }: choose which of the cards drawn to keep. The other is discarded.
ask-silence = { $about }: do you use Silent Retrieval to cancel the noise of these cards?
ask-intel = Choose the Survivor who draws 1 card from the search deck.
ask-plan = Choose the plan that advances by one step. Working on another plan loses the progress made so far.

## Killer's phase

ask-prowl = Play a skill, move, or search your location. End the phase when you are done.
ask-pay = Choose a card to discard from hand as the cost. The Survivors do not see which.
ask-move_to = Choose the next location. Everyone sees where you go.
ask-stealth_to = Choose where you creep to. The Survivors know only where you were last seen.
ask-sense_zone = Choose the zone to sense. The Survivors name everyone who is there at this moment, except Anna.
ask-sense_room = Choose the location to sense. The Survivors name everyone who is there at this moment, except Anna.
ask-sense_second = Choose the second, adjacent location to sense together with { $about }.
ask-sense_follow = Your senses have named someone. Discard a card from hand to use a trait, or leave it.
ask-distance = Choose a Survivor: you learn how many steps away that Survivor is at this moment.
ask-block = Choose the door to block. Everyone sees which.
ask-unblock = All seven blocks are on the map. Choose the one to take away for the { $about }.
ask-frighten = Choose the Survivor who gets 1 fear.
ask-overflow = { $about } would get a third fear: discard 3 cards from hand to wound them as well, or leave it at the noise.
ask-overdrawn = Six cards in hand: choose the one to discard.
ask-how = { $about } can be played in two ways. Choose one.
ask-rage = Nobody is here, but a block has been broken on the way. Do you rage on?
ask-whizz_search = Do you discard 2 cards from hand to search here?
ask-killer_start = Before anything else, cards from your hand can pay for a trait. Choose one, or none.
ask-killer_end = No encounter this time: cards from your hand can pay for a trait. Choose one, or none.
ask-toy = You have found someone. Fight, or call the encounter off, end your turn and draw 6 cards.
ask-attack = Choose an attack card for this attack, or none. Everyone sees it.

## Encounters

ask-heroic = { $about } has been found together with others. Do you use Heroic Save so that the others get away?
ask-defender = Choose who faces this attack.
ask-defence = { $about } is attacked: choose an item to defend with, or none.
ask-amulet = { $about } is about to be wounded. Show the Ancient Amulet to prevent it, if it is there, or take the wound.
ask-flee = { $about } may flee after the encounter. The Killer does not see where to.
