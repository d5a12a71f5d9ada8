### What the board of Voidfall says of its parts, of details and of combats.

board-players-compared = Houses compared
board-sectors-list = All sectors as a list
board-fold-left = House board: fold or unfold
board-fold-right = Common boards: fold or unfold
board-hand-open = Open the hand
board-hand-fold = Fold the hand
board-shelf-event = Event and threats
board-shelf-agendas = Agendas on offer
board-shelf-technologies = Technologies on offer
board-shelf-trade = Trade track

board-details = { $name }: details
board-details-close = Close the details
board-population-means = Each Guild here adds this number to the Level of its resource.
board-corrupted-means = Population here cannot change and nothing here scores until it is removed.
board-void-limit = At most { $n } may stand here.
board-glory-means = For whoever conquers this sector.
board-upkeep-means = Its owner pays this at the end of each Cycle.
board-free-slots = Free slots: Guilds { $guilds }, Installations { $installations }.
board-last-slots = The last slot of each row costs Upkeep when it is filled.
board-neighbours = Next to
board-of-void = Held by the Voidborn
board-of-nobody = Held by nobody
board-steps = Steps of this House
board-part-of-basic = Basic
board-part-of-improved = Improved
board-part-of-ability = Ability
board-part-of-deed = What it asks for
board-part-of-immediate = At once
board-part-of-once = Once, when it is conquered
board-part-of-gains = At the start
board-part-of-penalty = If it is not resolved
board-part-of-defended = When you defend
board-part-of-fallen = As a Fallen House, to whoever it joins
board-part-of-frame = At the start of the Cycle
board-part-of-objective = Objectives
board-part-of-other = The other starting Agenda

board-the-voidborn = The Voidborn
board-the-void = The Void
board-the-goal = Goal
board-combat-in = Combat in { $sector }
board-approach = Approach
board-salvo = Salvo { $n }
board-go-on = Go on
board-last-combat = The last combat

board-sources = Sources of Influence
board-from-start = Starting Agendas
board-from-agendas = Agendas
board-from-events = Events
board-from-focuses = Focus cards
board-from-technologies = Technologies
board-from-house = Civilization tracks
board-when = Cycle { $cycle }{ $round ->
    [0] { "" }
   *[other] , Round { $round }
 }
board-number-conquered = Sectors conquered
board-number-lost = Sectors lost
board-number-combats = Combats
board-number-ships = Fleet Power lost in them
board-number-technologies = Technologies gained
board-number-agendas = Agendas played
board-number-built = Guilds and Installations
board-number-corruption = Corruption gained
board-from-bounties = Bounties
board-from-reclaims = Reclaims
board-from-trade = Trade track

## Cards of packs

voidfall-pack-agenda = { $type ->
        [support] Support Agenda.
        [might] Might Agenda.
        [wealth] Wealth Agenda.
       *[domination] Domination Agenda.
    }
voidfall-pack-event = Cycle { $cycle }, { $rounds } rounds.
voidfall-pack-crisis = { $level ->
        [start] Starting { $kind ->
            [military] military
            [economic] economic
           *[general] general
        } Crisis.
       *[other] { $kind ->
            [military] Military
            [economic] Economic
           *[general] General
        } Crisis, level { $level }.
    }
