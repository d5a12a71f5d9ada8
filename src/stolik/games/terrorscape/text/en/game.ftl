### Terrorscape in English: the published terms, everything else in our own words.
### A reference `item:key` is the message `item-key`; `.text` says what it does, `.when` when it is used.

game-terrorscape = Terrorscape
    .text = One Killer hunts three Survivors through a dark house. They know where the Killer is; the Killer does not know where they are, and listens for noise.
    .goal = The Survivors win by escaping with 5 keys, or by repairing the radio and holding out until help comes. The Killer wins when a wounded Survivor is wounded again, or when time runs out.

## Roles, phases, things on the table

role-killer = Killer
    .text = You hunt by noise, fear and questions that must be answered truthfully. You win when a wounded Survivor is wounded again, or when the discovery deck runs out with no help on the way.
role-survivors = Survivors
    .text = You and your team move unseen, look for 5 keys or repair the radio, and betray yourselves by noise. You win by escaping together or when help arrives.
alone-killer = As the Killer
alone-survivors = As the Survivors
seat-0 = Killer
seat-1 = Survivor 1
seat-2 = Survivor 2
seat-3 = Survivor 3
phase-0 = Set-up
    .text = The Killer and three Survivors are chosen, traits are kept, the Huntress lays her traps.
phase-1 = Survivors' phase
    .text = Noise is cleared and victory checked, then each Survivor takes a turn, one of them makes a discovery, and the Killer is told where there was noise.
phase-2 = Killer's phase
    .text = After stealth the Killer reappears and searches. Then fast skills, a special skill or two actions, and a slow skill if there was no encounter; at the end the Killer draws 3 cards.

counter-level = Level
    .text = Rises by 1 whenever the skill deck runs out and is shuffled again, up to 5. Each level makes the Killer stronger.
counter-strength = Strength
    .text = A defence succeeds if its total is at least as high. Never above 10.
counter-rescue = Help
    .text = Placed on 5 when the radio is repaired; moves 1 step as each Survivors' phase begins. When it arrives the Survivors win.
counter-repair = Radio
    .text = Five steps of repair call for help. It can be repaired only once a round and makes noise.
counter-keys = Keys
    .text = Keys found so far. With 5 all Survivors can escape together from the main exit as their phase begins; in Separate Ways each Survivor needs 3 of their own.
deck-discovery = Discovery deck
    .text = Each round one Survivor draws 2 cards and keeps 1. If it is empty when a discovery is due and no help is on the way, the Survivors lose.
deck-search = Search deck
    .text = Ten cards and, at the bottom, a { item-key }. Searching draws 1 card.
deck-skills = Skill deck
    .text = The Killer draws 3 cards at the end of the phase and discards 2 after a successful defence. When it runs out the level rises.
discard-items = Discarded items
    .text = Only the Survivors know what lies here. It is never shuffled back.
die-defence = Defence die
    .text = The defender rolls four dice less one for each fear. The faces show 0, 1 and 3.
backpack = Backpack
    .text = Holds up to 3 items, Johnson's any number. The Killer never sees inside.

token-noise = Noise
    .text = The Killer is told every location with noise at the end of the Survivors' phase, but not who made it or why. Cleared as the next one begins.
token-fear = Fear
    .text = Each fear takes one die from your defence. A third one is not placed: you cry out instead, and the Killer hears at once where.
token-block = Block
    .text = Closes a door to Survivors. There are seven; when all are on the map, one must be taken away to place another.
token-stealth = Stealth
    .text = The Killer moves unseen, through blocked doors too, and the blocks stay; the map shows the last place seen. As the next Killer's phase begins the Killer reappears and searches.
token-trap = Trap
    .text = The Survivors' trap, hidden from the Killer. At the first attack of the next encounter here it is revealed and adds 2 to the defence.
token-firecracker = Firecracker
    .text = Every location counts as noisy this round.
token-wound = Wounded
    .text = A second wound eliminates. Healing turns the tile back.
token-leader = First player
    .text = Speaks for the Survivors this round.

## What can be done

action-calm = Calm down
    .text = Action: remove all fear from yourself.
action-repair = Repair the radio
    .text = Action: 1 step of repair, with noise. Once a round for the whole team, and not while the Killer stands here.
action-search = Search
    .text = Action: draw 1 card from the search deck, keep or discard it. Not while the Killer stands here.
action-sprint = Sprint
    .text = Action of William: move up to 3, then noise where he ends.
action-passage = Secret passage
    .text = Go through the secret passage of your location. Blocks do not matter there.
action-equip = Equipped
    .text = Action of Marco: take 1 { item-adrenaline } or 1 { item-sedatives } from the discarded items.
action-swap = Swap items
    .text = Give, take or exchange items with a Survivor in your location. Costs no action.
action-search_room = Search here
    .text = One of your two actions: ask who is in your location. If anyone is, an encounter begins.
action-chest = Open the chest
    .text = Extra action: take a silver weapon from the chest in your location.
action-suitcase = Open the suitcase
    .text = Extra action, once per Survivors' phase: draw 1 card from the discovery deck.
action-loot = Take from the fallen
    .text = Take items and keys that an eliminated Survivor left in your location.

word-end = End
    .text = Nothing more is done now.
word-none = Use nothing
    .text = No card, no item, no trait.
word-stop = Stop here
    .text = Go no further.
word-no = No
    .text = Leave it as it is.
word-discard = Discard
    .text = Put the drawn card on the discarded items. Its noise is made all the same.
word-nothing = Nothing
    .text = Nothing changes hands from this side.
word-agree = Agree
    .text = The swap is made.
word-refuse = Refuse
    .text = Everybody keeps what they have.
word-suffer = Take the wound
    .text = Keep the Amulet, if you have it, and be wounded.
word-stay = Stay
    .text = Do not flee.
word-wound = Wound
    .text = Discard 3 cards from hand: the Survivor is wounded.
word-again = Once more
    .text = Do it again.
word-fight = Fight
    .text = Let the encounter take its course.
word-sense = Sense
    .text = Play it as a fast skill, to sense.
word-stealth = Stealth
    .text = Play it as a slow skill, to move unseen.
word-search = Search now
    .text = Discard 2 cards from hand and search your location.

## End of the game

reason-escaped = The Survivors got away.
reason-rescued = Help has come for the Survivors.
reason-struck_back = The Survivors' plan struck back at the Killer.
reason-killed = The Killer has eliminated a Survivor.
reason-two_killed = The Killer has eliminated two Survivors.
reason-darkness = The night is over and nobody is coming: the discovery deck is empty.
