### What the board of Voidfall says about what lies on it.

board-galaxy = Galaxy
board-near = Next to: { $near }.
board-voidborn = held by the Voidborn
board-population = Population { $n }
board-void-power = Voidborn Fleet Power { $n }
board-fleet = { $fleet }: Fleet Power { $power }
board-glory-here = Glory { $values }
board-upkeep = Upkeep { $n }
board-food-short = Food short by { $n }
board-upkeep-short = { $n } of it unpaid: { $influence } Influence lost
board-no-penalty = { $crisis }: its penalty cannot be suffered in full now.
board-target = being invaded
board-futile = cannot be won now
board-zoom-in = Closer
board-zoom-out = Farther
board-zoom-all = The whole galaxy

board-cycle = Cycle { $n }
board-round = Round { $n } of { $of }
board-phase-setup = Choosing Houses
board-phase-preparation = Preparation
board-phase-focus = Focus
board-phase-evaluation = Evaluation
board-phase-end = End
board-parts = Parts of the table
board-part-map = Galaxy
board-part-house = House
board-part-hand = Hand

board-house = House { $house }: { $seat }
board-influence = Influence
board-stock = Stock
board-level = Level
board-yield = Yield
board-good = { $resource }: { $stock } in stock, Level { $level }, Yield { $yield }
board-nothing = nothing yet
board-note-board = First a Skirmish, then the resources that the economic row demands.
board-note-catastrophe = { $left ->
    [0] The fourth: the Voidborn win at once.
   *[other] The Voidborn gain 20 Influence; each House removes a Corruption or gains 5 resources. Free places: { $left }.
}
board-note-action-left = You may still take an action this turn.
board-note-crisis-stays = The Crisis stays; something you do later may still resolve it.
board-note-permanent = Strengthens its row of the Crisis board and gives the Voidborn 5 Influence.{ $full ->
    [yes] { " " }The row is full: it needs a Catastrophe as well, and cannot go in if there are only Harbingers.
   *[no] { "" }
}
board-active = Active Fleet Power { $n }
board-inactive = Inactive Fleet Power { $n }
board-trades = Trade tokens: { $n }
board-track = { $track }: space { $space } of 7, level { $level }
board-level-n = level { $n }
board-next = next step: { $effect }
board-agendas = Agendas in play
board-empty = empty
board-traded = Trade token on it
board-technologies = Technologies { $n } of { $most }
board-improved = improved
board-won = Won
board-hidden = { $n } hidden from the { $type }

board-hand = Hand
board-spent = Already played
board-playing = { $seat } plays
board-players = Players in turn order
board-own-house = Back to your own House
board-open = { $seat }, House { $house }, Influence { $n }: open the House board

board-market = Common boards
board-event = Event
board-event-begins = Event: { $event }
board-peeked = Next Events
board-offers = Agendas on offer
board-left = { $n } left
board-tableau = Technologies on offer
board-copies = { $n } × · { $influence } ★
board-gone = none left
board-improved-mark = 2 × · 4 ★: two copies are left, the next one gives 4 Influence. ▲: its Improved card is on offer now.
board-trade-track = Trade track
board-piles = Bounties left: { $bounties }. Reclaims left: { $reclaims }.

board-crises = Crisis board
board-void-influence = Influence of the Voidborn { $n }
board-catastrophes = Catastrophes { $n } of 3
board-consumed = Technologies lost { $n }
board-row = { $row }: permanent Crises { $n }, Harbingers { $harbingers }

board-race = Influence through the game
board-winner = { $names } wins
board-goal-missed = The goal was not reached
board-void-won = The Voidborn win
board-you-won = You have won.
board-you-lost = You have lost.

counter-upkeep = Upkeep
counter-active = Active Fleet Power
    .text = Ready to be deployed.
counter-inactive = Inactive Fleet Power
    .text = Must be activated before it can be deployed.
counter-trades = Trade tokens
    .text = Flip one for the third action of a Focus, or put it on an Agenda, which then costs less Upkeep.
counter-void = Influence of the Voidborn
counter-catastrophes = Catastrophes
    .text = Three may be on the board; a fourth loses the game.
counter-consumed = Technologies lost
    .text = Each is worth 5 Influence to the Voidborn.

board-sectors = Sectors
board-shift-level = Level of { $resource }
board-shift-yield = Yield of { $resource }
board-shift-technologies = Technologies
board-shift-improved = Improved Technologies
board-shift-glory = Glory, all tokens together
board-shift-hand = Agendas in hand
board-shift-bounties = Bounties
board-shift-reclaims = Reclaims
board-shift-fallen = Fallen Houses won
board-shift-pop = Population
board-shift-corrupted = Corruption
board-shift-void = Voidborn Fleet Power
board-shift-guilds = Guilds
board-shift-installations = Installations
board-shift-fleets = Fleets
board-shift-owner = held by
board-shift-nobody = nobody
board-shift-none = none
board-shift-inactive = Fleet Power to be activated first
board-shift-active = Fleet Power ready to be deployed
board-shift-fleet = Fleet Power in { $sector } ({ $fleet })
board-shift-harbingers = Harbingers

## In a terminal

board-signs = Signs: ☻ Population, then its Guilds by the first letter of their resource and the Installations (⊔ Shipyard, ▣ Sector Defence, ⊞ Starbase), · a free slot; ▲ Fleet Power of the House with this number, ▼ Voidborn Fleet Power and its limit; ✹ Corruption, ◆ Bounties, ↻ Reclaims, ★ Glory, ☠ Harbingers, ⟲ Wormhole.
board-closed = No way between
board-galaxy-end = The galaxy at the end
board-sectors-held = holds { $n ->
    [one] { $n } sector
   *[other] { $n } sectors
 }

board-gist-activate = activate
board-gist-advance = a track
board-gist-agenda = Agenda
board-gist-any = resources
board-gist-bounty = Bounty
board-gist-cleanse = cleanse
board-gist-corrupt = Corruption
board-gist-defence = Defence
board-gist-deploy = deploy
board-gist-discard_crisis = discarded Crisis
board-gist-guild = Guild
board-gist-haven = Haven
board-gist-inf = Influence
board-gist-installation = Installation
board-gist-invade = invade
board-gist-move_corruption = move Corruption
board-gist-peek = look ahead
board-gist-preferred = preferred action
board-gist-produce = produce
board-gist-raise = Population
board-gist-regroup = regroup
board-gist-remove_harbinger = one fewer Harbinger
board-gist-score_glory = scored Glory
board-gist-technology = Technology
board-gist-trade = Trade
board-gist-trade_resources = exchange
board-gist-upgrade = better Glory
board-gist-weaken = weaker Voidborn
board-too-little = not enough { $resource }
board-not-now = not possible now
board-your-turn = Your turn
