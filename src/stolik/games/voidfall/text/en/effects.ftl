### The words of Voidfall's effects (stolik.content.render says how they are used).

## Amounts

do-amounts = gain { $amounts }
pay-amounts = pay { $amounts }
unit-F = { $number } Food
unit-E = { $number } Energy
unit-M = { $number ->
    [one] { $number } Material
   *[other] { $number } Materials
 }
unit-C = { $number ->
    [one] { $number } Credit
   *[other] { $number } Credits
 }
unit-S = { $number } Science
unit-inf = { $number } Influence

## Resources

do-any = gain any { $number ->
    [one] { $number } resource
   *[other] { $number } resources
 }
do-fem = gain { $number } Food, Energy, or Materials{ $number ->
    [one] { "" }
   *[other] { " " }in any mix
 }
do-produce = { $number ->
    [one] produce one type of resource
   *[other] produce { $number } different types of resources
 }
do-produce-same = produce one type of resource (if you establish a Guild, its type)
do-produce-tags = produce { $tags }
    .F = Food
    .E = Energy
    .M = Materials
    .C = Credits
    .S = Science

## Fleet Power

do-activate = activate { $number } Fleet Power
do-deactivate = deactivate { $number } Fleet Power
do-deploy = deploy { $number } Fleet Power{ $home ->
    [yes] { " " }at Home
   *[no] { "" }
 }
do-deploy-yards = deploy 1 Fleet Power at each of your Shipyards
do-deploy-tags = deploy { $number } { $either } Fleet Power{ $home ->
    [yes] { " " }at Home
   *[no] { "" }
 }
    .corvette = Corvette
    .sentry = Sentry
    .destroyer = Destroyer
    .dreadnought = Dreadnought
    .carrier = Carrier
do-recall = recall { $number } Fleet Power
do-regroup = { $args ->
    [0] regroup your fleets
   *[other] regroup your fleets with up to { $number ->
        [one] 1 move
       *[other] { $number } moves
     }
 }
do-invade = invade a sector
do-invade-corrupted = invade a Corrupted sector
do-invade-bombard = invade a sector, absorbing 1 damage for every 3 Materials you pay

## Sectors

do-guild = establish any Guild
    .place = any Guild
do-guild-same = establish any Guild
do-guild-tags = establish { $either } Guild
    .place = { $either } Guild
    .F = a Farmers'
    .E = an Engineers'
    .M = a Miners'
    .C = a Bankers'
    .S = a Scientists'
do-installation = build any Installation
    .place = any Installation
do-shipyard = build a Shipyard
    .place = a Shipyard
do-defence = build a Sector Defence
    .place = a Sector Defence
do-starbase = build a Starbase
    .place = a Starbase
do-starbase-free = build a Starbase (without its Technology)
do-raise = raise a Pure Population by 1
do-destroy = destroy a Guild or an Installation of yours (not at Home)
do-destroy-tags = destroy { $either } of yours (not at Home)
    .guild = a Guild
    .installation = an Installation

## Corruption

do-corrupt = gain a Corruption
    .place = a Corruption
do-corrupt-tags = gain a Corruption { $either }{ $anywhere ->
    [yes] { " " }(if there is no room, anywhere)
   *[no] { "" }
 }
    .one_sector = gain a Corruption
    .sector = in a sector
    .slot = on an Agenda slot
    .track = on a civilization track
    .board = on your House board
do-move_corruption = move a Corruption
do-cleanse = remove a Corruption
do-cleanse-tags = remove a Corruption from { $either }
    .here = remove the Corruption
    .nearby = remove the Corruption
    .one_sector = remove the Corruption
    .sector = a sector
    .slot = an Agenda slot
    .track = a civilization track
    .board = your House board

## Cards and tracks

do-agenda = gain an Agenda
do-agenda-tags = gain { $top ->
    [yes] the top { $either } Agenda of the deck
   *[no] a { $either } Agenda
 }
    .support = Support
    .might = Might
    .wealth = Wealth
    .domination = Domination
do-technology = gain a Basic or Improved Technology
do-technology-basic = gain a Basic Technology
do-technology-improved = gain an Improved Technology
do-advance = advance on any civilization track
    .here-whole = advance on that track without the benefit of the space
do-advance-tags = advance on the { $either } track
    .society = Society
    .politics = Politics
    .economy = Economy
do-advance-lowest = advance on your least advanced civilization track
do-skip = advance again at once
do-preferred = take one action of one of your preferred Focuses
do-score_agenda = score one of your Pure Agendas now (not the starting one)
do-peek = look at the top two Events of the next Cycle and put one of them at the bottom

## Tokens

do-trade = gain a Trade token
do-bounty = gain { $number ->
    [one] a Bounty token
   *[other] { $number } Bounty tokens
 }
    .place = { $number ->
        [one] a Bounty token
       *[other] { $number } Bounty tokens
     }
do-reclaim = gain a Reclaim token
    .place = a Reclaim token
do-reclaim-home = gain a Reclaim token and resolve it at Home
do-glory = gain a Glory token of value { $number }
    .place = a Glory token of value { $number }
do-upgrade = upgrade a Glory token by 1
do-score_glory = gain Influence equal to your total Glory
do-discard_glory = discard a Glory token

## Cooperative and solo

do-haven = build one level of a Safe Haven
do-remove_harbinger = remove a Harbinger
do-remove_harbinger-sector = remove a Harbinger from a sector
do-place_harbinger = place a Harbinger in a Voidborn sector next to yours
do-discard_crisis = discard a Crisis
do-discard_crisis-permanent = discard a permanent Crisis
do-discard_crisis-tags = discard { $either } Crisis
    .general = a general
    .economic = an economic
    .military = a military
do-catastrophe = place a Catastrophe
do-trade_resources = trade up to { $number } resources with another player
do-weaken = remove 1 Voidborn Fleet Power from an adjacent sector
do-consume = consume a Technology
do-consume-basic = consume a Basic Technology
do-consume-improved = consume an Improved Technology
do-lose = lose { $number ->
    [one] 1 resource
   *[other] { $number } resources
 } of your choice
do-lose_influence = lose { $number } Influence
do-skirmish = { $number ->
    [0] defend against a Skirmish
   *[other] defend against a Skirmish with { $number } extra Voidborn Fleet Power
 }{ $args ->
    [1] { "" }
   *[other] ; if you hold the sector, { $effect }
 }

## What the Void and the galaxy get

do-place = in { $all ->
    [yes] each
   *[no] a
 } { $rift ->
    [yes] Rift
   *[no] Voidborn{ $or_fallen ->
        [yes] { " " }or Fallen House
       *[no] { "" }
     } sector
 }{ $adjacent ->
    [yes] { " " }next to yours
   *[no] { "" }
 }{ $args ->
    [1] { "" }
   *[other] { " " }{ $checks }
 }, place { $effect }
do-place-tags = in { $all ->
    [yes] each
   *[no] the
 } Voidborn sector { $adjacent ->
    [yes] next to yours{ " " }
   *[no] { "" }
 }{ $tags }{ $args ->
    [1] { "" }
   *[other] { " " }{ $checks }
 }, place { $effect }
    .lowest_pop = with the lowest Population
    .highest_pop = with the highest Population
    .most_power = with the most Fleet Power
    .near_rift = next to a Rift
    .near_fallen = next to a Fallen House
    .near_combat = next to the combat (any one if there is none)
    .harbinger = with a Harbinger
do-void = place { $number } Voidborn Fleet Power
    .place = { $number } Voidborn Fleet Power
do-harbinger = place a Harbinger
    .place = a Harbinger
do-corrupt_offer = place a Corruption on an Agenda offer
do-corrupt_offer-all = place a Corruption on each Pure Agenda offer
do-corrupt_offer-tags = place a Corruption on the { $tags } offer
    .support = Support
    .might = Might
    .wealth = Wealth
    .domination = Domination

## Scope and number

do-here = { $effect } in that sector
do-elsewhere = { $effect } in another sector
do-nearby = { $effect } in that sector or one next to it
do-one_sector = { $effect }, all in one sector
    .where = { $effect }
do-where = { $effect } { $checks }
do-up_to = { $effect } ({ $number ->
    [1] if you can
    [2] up to twice
    [20] as often as you like
   *[other] up to { $number } times
 }{ $different ->
    [yes] , in different sectors
   *[no] { "" }
 })
do-per = { $effect } for { $number ->
    [1] each { $each }
   *[other] every { $things }
 }{ $different ->
    [yes] , a different type each time
   *[no] { "" }
 }
do-when = if { $checks }, { $effect }

## What holds for a Cycle

do-special-keep_corruption = keep every Corruption you remove
do-special-deployment_costs = whenever you deploy, gain a Corruption (once per Focus) or pay 1 Material for each Fleet Power deployed
do-special-no_crisis_board = skip the Crisis board in this Evaluation
do-special-spared_by_skirmishes = with 40 Influence or less, you need not defend against Skirmishes
do-special-void_adapts = in Skirmishes, the Voidborn absorb 1 damage in each Salvo for each of your Improved Technologies
do-special-upgrade_new_glory = you may upgrade every Glory token you gain at once
do-special-preferred_costs_energy = pay 1 more Energy for every action of a preferred Focus
do-special-preferred_costs_credit = pay exactly 1 Credit for every action of a preferred Focus, in place of its printed cost

## What rules give

do-special-plain_trade = gain a Trade token without its bonus
do-special-shiveus = move that Corruption to your House board and gain 2 Influence

## Costs

pay-any = pay any { $number ->
    [one] { $number } resource
   *[other] { $number } resources
 }
pay-fem = pay { $number } Food, Energy, or Materials{ $number ->
    [one] { "" }
   *[other] { " " }in any mix
 }
pay-deactivate = deactivate { $number } Fleet Power
pay-recall = recall { $number } Fleet Power
pay-corrupt = gain a Corruption
pay-corrupt-tags = gain a Corruption { $either }
    .sector = in a sector
    .slot = on an Agenda slot
    .track = on a civilization track
    .board = on your House board
pay-lower = lower a Pure Population by 1 (not at Home)
pay-destroy = destroy a Guild or an Installation of yours (not at Home)
pay-destroy-tags = destroy { $either } of yours (not at Home)
    .guild = a Guild
    .installation = an Installation
pay-return_trade = return a Trade token
pay-discard_glory = discard a Glory token
pay-discard_bounty = discard a Bounty token
pay-discard_reclaim = discard a Reclaim token
pay-remove_agenda = discard an Agenda in play (not the starting one)

## Checks

check-least = you have at least { $things }
    .sectors = with at least { $things }
    .place = with at least { $things }
    .where = in a sector with at least { $things }
    .here = you have at least { $things } there
    .bound = at least { $number }
check-most = you have at most { $things }
    .sectors = with at most { $things }
    .place = with at most { $things }
    .where = in a sector with at most { $things }
    .here = you have at most { $things } there
    .bound = at most { $number }
check-exactly = you have exactly { $things }
    .sectors = with exactly { $things }
    .place = with exactly { $things }
    .where = in a sector with exactly { $things }
    .here = you have exactly { $things } there
    .bound = { $number }

## Counts: sectors

count-sectors = { $number } { $pure ->
    [yes] Pure{ " " }
   *[no] { "" }
 }{ $corrupted ->
    [yes] Corrupted{ " " }
   *[no] { "" }
 }{ $number ->
    [one] sector
   *[other] sectors
 }{ $args ->
    [0] { "" }
   *[other] { " " }{ $checks }
 }
    .each = of your { $pure ->
        [yes] Pure{ " " }
       *[no] { "" }
     }{ $corrupted ->
        [yes] Corrupted{ " " }
       *[no] { "" }
     }sectors{ $args ->
        [0] { "" }
       *[other] { " " }{ $checks }
     }
    .none = you have no { $corrupted ->
        [yes] Corrupted sector
       *[no] such sector
     }
count-pop = { $number } Population{ $pure ->
    [yes] { " " }in Pure sectors
   *[no] { "" }
 }
    .each = Population in your { $pure ->
        [yes] Pure sectors
       *[no] sectors
     }
    .check-sectors = with a Population of { $bound }
    .check-place = with a Population of { $bound }
    .check-where = in a sector with a Population of { $bound }
    .check-here = the Population there is { $bound }
count-pop-conquered = { $number } Population of the conquered sector
    .each = Population of the conquered sector
count-guilds = { $number } { $pure ->
    [yes] Pure{ " " }
   *[no] { "" }
 }{ $number ->
    [one] Guild
   *[other] Guilds
 }
    .each = of your { $pure ->
        [yes] Pure Guilds
       *[no] Guilds
     }
    .none-sectors = without a Guild
count-guilds-tags = { $number } { $pure ->
    [yes] Pure{ " " }
   *[no] { "" }
 }{ $either } { $number ->
    [one] Guild
   *[other] Guilds
 }
    .each = of your { $pure ->
        [yes] Pure{ " " }
       *[no] { "" }
     }{ $either } Guilds
    .F = Farmers'
    .E = Engineers'
    .M = Miners'
    .C = Bankers'
    .S = Scientists'
count-installations = { $number } { $pure ->
    [yes] Pure{ " " }
   *[no] { "" }
 }{ $number ->
    [one] Installation
   *[other] Installations
 }
    .each = of your { $pure ->
        [yes] Pure Installations
       *[no] Installations
     }
    .none-sectors = without an Installation
count-installations-tags = { $number } { $pure ->
    [yes] Pure{ " " }
   *[no] { "" }
 }{ $either }
    .each = { $pure ->
        [yes] Pure{ " " }
       *[no] { "" }
     }{ $either } of yours
    .shipyard = { $number ->
        [one] Shipyard
       *[other] Shipyards
     }
    .defence = { $number ->
        [one] Sector Defence
       *[other] Sector Defences
     }
    .starbase = { $number ->
        [one] Starbase
       *[other] Starbases
     }
count-power = { $number } Fleet Power{ $pure ->
    [yes] { " " }in Pure sectors
   *[no] { "" }
 }
    .each = Fleet Power in your { $pure ->
        [yes] Pure sectors
       *[no] sectors
     }
    .check = you have { $bound } Fleet Power in your { $pure ->
        [yes] Pure sectors
       *[no] sectors
     }
count-power-tags = { $number } { $either } Fleet Power{ $pure ->
    [yes] { " " }in Pure sectors
   *[no] { "" }
 }
    .each = { $either } Fleet Power in your { $pure ->
        [yes] Pure sectors
       *[no] sectors
     }
    .corvette = Corvette
    .sentry = Sentry
    .destroyer = Destroyer
    .dreadnought = Dreadnought
    .carrier = Carrier
count-guild_kinds = { $number } different { $number ->
    [one] Guild
   *[other] Guilds
 }
    .each = different Guild
count-empty_guild_slots = { $number } empty Guild { $number ->
    [one] slot
   *[other] slots
 }
    .each = of your empty Guild slots
    .none = you have no empty Guild slot
    .none-sectors = without an empty Guild slot
count-upkeep = { $number } Upkeep
    .each = unit of your Upkeep
    .check = your Upkeep is { $bound }
    .check-sectors = with an Upkeep of { $bound }
    .check-where = in a sector with an Upkeep of { $bound }
    .none-sectors = without Upkeep
count-upkeep-sector = { $number } Upkeep of your sectors
    .each = unit of Upkeep of your sectors
    .check = the Upkeep of your sectors is { $bound }
count-fleet_kinds = { $number } { $number ->
    [one] type
   *[other] types
 } of fleets{ $pure ->
    [yes] { " " }in Pure sectors
   *[no] { "" }
 }
    .each = type of fleets{ $pure ->
        [yes] { " " }in your Pure sectors
       *[no] { "" }
     }
count-void = { $number } Voidborn Fleet Power
    .each = Voidborn Fleet Power
count-yards = { $number } { $number ->
    [one] Shipyard
   *[other] Shipyards
 }
    .each = Shipyard
    .check-where = in a sector with a Shipyard or what deploys as one (Starbase, Carrier)
count-near_void = { $number } Voidborn sectors next to it
    .each = Voidborn sector next to it
    .check = it is next to a Voidborn sector
    .check-sectors = next to a Voidborn sector
    .check-where = in a sector next to a Voidborn one
    .check-here = that sector is next to a Voidborn one
    .none = it is not next to a Voidborn sector
    .none-here = that sector is not next to a Voidborn one
    .none-where = in a sector not next to a Voidborn one
    .none-sectors = not next to a Voidborn sector
count-home = { $number } Home sectors
    .each = Home sector
    .check = it is your Home
    .check-where = at Home
    .check-here = that sector is your Home
    .none = it is not your Home
    .none-where = in a sector that is not your Home
    .none-here = that sector is not your Home

## Counts: the House board

count-stock = { $number } resources in stock
    .each = resource in stock
count-stock-tags = { $number } { $either } in stock
    .each = { $either } in stock
    .F = Food
    .E = Energy
    .M = { $number ->
        [one] Material
       *[other] Materials
     }
    .C = { $number ->
        [one] Credit
       *[other] Credits
     }
    .S = Science
count-lowest_stock = { $number } units of your scarcest resource
    .each = unit of your scarcest resource
    .check = the stock of your scarcest resource is { $bound }
count-rich_stocks = { $number } { $number ->
    [one] type
   *[other] types
 } of resources with at least { $least } in stock
    .each = type of resource with at least { $least } in stock
count-yield = { $number } Yield
    .each = unit of your { $lowest ->
        [yes] lowest
       *[no] highest
     } Yield
    .check = your { $lowest ->
        [yes] lowest
       *[no] highest
     } Yield is { $bound }
count-yield-tags = { $number } { $either } Yield
    .each = unit of your { $lowest ->
        [yes] lowest Yield among { $tags }
       *[no] { $tags } Yield
     }
    .check = your { $lowest ->
        [yes] lowest Yield among { $tags }
       *[no] { $tags } Yield
     } is { $bound }
    .F = Food
    .E = Energy
    .M = Materials
    .C = Credits
    .S = Science
count-active = { $number } Active Fleet Power
    .each = of your Active Fleet Power
    .none = you have no Active Fleet Power
count-track = level { $number } of a civilization track
    .each = level of your highest { $pure ->
        [yes] Pure{ " " }
       *[no] { "" }
     }{ $corrupted ->
        [yes] Corrupted{ " " }
       *[no] { "" }
     }civilization track
    .check = the level of one of your { $pure ->
        [yes] Pure{ " " }
       *[no] { "" }
     }{ $corrupted ->
        [yes] Corrupted{ " " }
       *[no] { "" }
     }civilization tracks is { $bound }
count-track-tags = level { $number } of your { $either } track
    .each = level of your { $pure ->
        [yes] Pure{ " " }
       *[no] { "" }
     }{ $corrupted ->
        [yes] Corrupted{ " " }
       *[no] { "" }
     }{ $either } track
    .check = the level of your { $pure ->
        [yes] Pure{ " " }
       *[no] { "" }
     }{ $corrupted ->
        [yes] Corrupted{ " " }
       *[no] { "" }
     }{ $either } track is { $bound }
    .society = Society
    .politics = Politics
    .economy = Economy
count-tracks = { $number } { $pure ->
    [yes] Pure{ " " }
   *[no] { "" }
 }{ $corrupted ->
    [yes] Corrupted{ " " }
   *[no] { "" }
 }civilization { $number ->
    [one] track
   *[other] tracks
 }{ $args ->
    [0] { "" }
   *[other] { $least ->
        [0] { "" }
       *[other] { " " }at level { $least } or higher
     }
 }
    .each = of your { $pure ->
        [yes] Pure{ " " }
       *[no] { "" }
     }{ $corrupted ->
        [yes] Corrupted{ " " }
       *[no] { "" }
     }civilization tracks{ $args ->
        [0] { "" }
       *[other] { $least ->
            [0] { "" }
           *[other] { " " }at level { $least } or higher
         }
     }
    .none = you have no { $corrupted ->
        [yes] Corrupted{ " " }
       *[no] { "" }
     }civilization track
count-level_points = { $numbers } points for level 1/2/3/4 of a civilization track
    .each = of { $numbers } points for level 1/2/3/4 of each civilization track
    .per-whole = gain { $numbers } Influence for level 1/2/3/4 of each of your { $pure ->
        [yes] Pure civilization tracks
       *[no] civilization tracks
     }
count-level_points-tags = { $numbers } points for level 1/2/3/4 of your { $either } track
    .each = of { $numbers } points for level 1/2/3/4 of your { $either } track
    .per-whole = gain { $numbers } Influence for level 1/2/3/4 of your { $pure ->
        [yes] Pure{ " " }
       *[no] { "" }
     }{ $either } track
    .society = Society
    .politics = Politics
    .economy = Economy
count-technologies = { $number } { $number ->
    [one] Technology
   *[other] Technologies
 }
    .each = of your Technologies
count-technologies-tags = { $number } { $either } { $number ->
    [one] Technology
   *[other] Technologies
 }
    .each = of your { $either } Technologies
    .basic = Basic
    .improved = Improved
count-agendas = { $number } { $pure ->
    [yes] Pure{ " " }
   *[no] { "" }
 }{ $number ->
    [one] Agenda
   *[other] Agendas
 } in play besides the starting one
    .each = of your { $pure ->
        [yes] Pure Agendas
       *[no] Agendas
     } in play besides the starting one
count-trades = { $number } Trade { $number ->
    [one] token
   *[other] tokens
 }
    .each = of your Trade tokens
    .none = you have no Trade token
count-bounties = { $number } Bounty { $number ->
    [one] token
   *[other] tokens
 }
    .each = of your Bounty tokens
count-reclaims = { $number } Reclaim { $number ->
    [one] token
   *[other] tokens
 }
    .each = of your Reclaim tokens
count-glories = { $number } Glory { $number ->
    [one] token
   *[other] tokens
 }{ $least ->
    [1] { "" }
    [5] { " " }of value 5
   *[other] { " " }of value { $least } or more
 }
    .each = of your Glory tokens{ $least ->
        [1] { "" }
        [5] { " " }of value 5
       *[other] { " " }of value { $least } or more
     }
count-glory = { $number } total Glory
    .each = point of Glory on your { $args ->
        [0] Glory tokens
       *[other] { $least } best Glory tokens
     }
    .check = your total Glory is { $bound }
count-corruption = { $number } Corruption
    .each = Corruption of yours
    .none = you have no Corruption
count-corruption-tags = { $number } Corruption { $either }
    .each = Corruption { $either }
    .none = you have no Corruption { $either }
    .board = on your House board
    .slot = on your Agenda slots
    .track = on your civilization tracks
    .sector = in your sectors
count-kept_corruption = { $number } Corruption kept
    .each = Corruption you kept
count-unpaid_upkeep = { $number } unpaid Upkeep
    .each = unit of Upkeep you did not pay
    .none = you paid all your Upkeep
count-preferred_played = { $number } preferred { $number ->
    [one] Focus
   *[other] Focuses
 } in your discard pile
    .each = of your preferred Focuses in your discard pile
    .none = none of your preferred Focuses is in your discard pile

## Counts: this turn

count-removed = { $number } removed Voidborn Fleet Power
    .each = Voidborn Fleet Power removed in the combat
    .check = the number of removed Voidborn Fleet Power is { $bound }
count-cleansed = { $number } removed Corruption
    .each = Corruption you removed
    .check = the number of Corruption you removed is { $bound }
    .some = you removed a Corruption
    .none = you removed no Corruption
count-lost = { $number } lost Fleet Power
    .each = Fleet Power you lost
    .check = you lost { $bound } Fleet Power
    .none = you lost no Fleet Power
count-defending = { $number } defending Fleet Power or Sector Defences
    .each = defending Fleet Power or Sector Defence
    .check = { $bound } Fleet Power or Sector Defence defended the sector
    .none = nothing defended the sector
count-defending-tags = { $number } defending { $either }
    .each = defending { $either }
    .check = { $bound } { $either } defended the sector
    .none = no { $either } defended the sector
    .power = Fleet Power
    .defence = Sector Defence
count-amount = { $number } at once
    .each = unit
    .check = the amount is { $bound }
count-produced = { $number } produced { $number ->
    [one] type
   *[other] types
 } with a Yield of at least { $least }
    .each = produced type with a Yield of at least { $least }
    .check = the Yield of { $number ->
        [one] a produced type
       *[other] { $number } produced types
     } is at least { $least }
count-level = { $number } Level
    .each = unit of your { $highest ->
        [yes] highest{ " " }
       *[no] { "" }
     }Level
    .check = the { $produced ->
        [yes] Level of a produced type
       *[no] highest Level
     } is { $bound }
count-level-tags = { $number } { $either } Level
    .each = unit of your { $either } Level
    .check = your { $either } Level is { $bound }
    .F = Food
    .E = Energy
    .M = Materials
    .C = Credits
    .S = Science
count-flipped = { $number } flipped Trade tokens
    .each = flipped Trade token
    .check = a Trade token is flipped
    .none = no Trade token is flipped
count-done = { $number } deeds this turn
    .each = deed this turn
    .check = this turn { $past }{ $number ->
        [one] { "" }
        [2] { " " }at least twice
       *[other] { " " }at least { $number } times
     }
    .none = this turn { $unpast }
count-done-sectors = deeds in { $number } sectors this turn
    .each = sector of a deed this turn
    .check = this turn { $past } in { $bound } sectors
    .none = this turn { $unpast }
count-here = { $number } there
    .each = { $each } there
count-beyond = { $number } of those beyond the first { $least }
    .each = { $each } beyond the first { $least }

## Deeds

deed-gain = gain resources
deed-gain-tags = gain { $either }
    .F = Food
    .E = Energy
    .M = Materials
    .C = Credits
    .S = Science
deed-produce = produce resources
deed-produce-tags = produce { $either }
    .F = Food
    .E = Energy
    .M = Materials
    .C = Credits
    .S = Science
deed-overproduce = overproduce
    .past = you overproduced
    .unpast = you did not overproduce
deed-overproduce-tags = overproduce { $either }
    .F = Food
    .E = Energy
    .M = Materials
    .C = Credits
    .S = Science
deed-activate = activate Fleet Power
deed-deploy = deploy Fleet Power
    .amount = deploy { $bound } Fleet Power
deed-deploy-tags = deploy { $either } Fleet Power
    .corvette = Corvette
    .sentry = Sentry
    .destroyer = Destroyer
    .dreadnought = Dreadnought
    .carrier = Carrier
deed-regroup = regroup your fleets
    .amount = regroup your fleets with { $bound } moves
deed-conquer = win an Invasion
deed-conquer-tags = win an Invasion of { $either }
    .void = a Voidborn sector
    .rift = a Rift
    .near_rift = a sector next to a Rift
deed-abandon = abandon a sector
    .past = you abandoned a sector
    .unpast = you abandoned no sector
deed-guild = establish a Guild
    .past = you established a Guild
    .unpast = you established no Guild
deed-guild-tags = establish { $either } Guild
    .F = a Farmers'
    .E = an Engineers'
    .M = a Miners'
    .C = a Bankers'
    .S = a Scientists'
deed-installation = build an Installation
    .past = you built an Installation
    .unpast = you built no Installation
deed-installation-tags = build { $either }
    .shipyard = a Shipyard
    .defence = a Sector Defence
    .starbase = a Starbase
deed-raise = raise a Population
deed-cleanse = remove a Corruption
deed-move_corruption = move a Corruption
deed-agenda = gain an Agenda
deed-play_agenda = play an Agenda
deed-put_agenda = put an Agenda into a slot
deed-put_agenda-pure = put an Agenda into a Pure slot
deed-drop_agenda = discard or replace an Agenda in play
deed-technology = gain a Technology
deed-technology-tags = gain { $either } Technology
    .basic = a Basic
    .improved = an Improved
deed-advance = advance on a civilization track
    .amount = advance on a civilization track whose level then is { $bound }
deed-advance-tags = advance on the { $either } track
    .society = Society
    .politics = Politics
    .economy = Economy
deed-trade = gain a Trade token
deed-upgrade = upgrade a Glory token
deed-reclaim = resolve a Reclaim token
deed-third_action = take all three actions of a Focus
deed-preferred = take an action of a preferred Focus
deed-haven = build a Safe Haven level
deed-discard_crisis = discard a permanent Crisis by an effect
deed-remove_harbinger = remove a Harbinger by an effect

## Counts: cooperative and solo

count-catastrophes = { $number } { $number ->
    [one] Catastrophe
   *[other] Catastrophes
 }
    .each = Catastrophe
    .check = the number of Catastrophes is { $bound }
    .none = no Catastrophe has been placed
count-rifts_sealed = { $number } sealed { $number ->
    [one] Rift
   *[other] Rifts
 }
    .each = Rift already sealed
    .check = the number of sealed Rifts is { $bound }
count-havens_built = { $number } Safe Haven { $number ->
    [one] level
   *[other] levels
 }
    .each = Safe Haven level you built
count-permanent_crises = { $number } permanent { $number ->
    [one] Crisis
   *[other] Crises
 }
    .each = permanent Crisis
    .check = the number of permanent Crises is { $bound }
    .none = there is no permanent Crisis
count-permanent_crises-tags = { $number } permanent { $number ->
    [one] Crisis
   *[other] Crises
 } in the { $either } row
    .each = permanent Crisis in the { $either } row
    .check = the number of permanent Crises in the { $either } row is { $bound }
    .none = there is no permanent Crisis in the { $either } row
    .economic = economic
    .military = military
