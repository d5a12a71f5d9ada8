### The Technologies: what the Basic and the Improved card do for good. The Improved card keeps what the Basic one does.

technology-shields = Shields
    .text = { technology-shields.basic }
    .basic = Once in each combat, with a Corvette there, you absorb 1 damage of a Salvo.
    .improved = With a Corvette in the combat you also absorb 1 damage of the Approach.

technology-escape_pods = Escape Pods
    .text = { technology-escape_pods.basic }
    .basic = Once in each combat, 1 Fleet Power you recall may go to your Home sector; you may also keep 1 extra Trade token.
    .improved = All Fleet Power you recall in combat may go to your Home sector.

technology-targeting = Targeting
    .text = { technology-targeting.basic }
    .basic = With a Corvette in the combat you have 5 extra Initiative.
    .improved = You count as having the higher Initiative as long as any Fleet Power of yours gives some.

technology-data_refinery = Data Refinery
    .text = { technology-data_refinery.basic }
    .basic = Each of your Bankers' Guilds adds 2 to your Science Level.
    .improved = You may also pay 1 Credit for 2 units of Upkeep.

technology-orbital_docks = Orbital Docks
    .text = { technology-orbital_docks.basic }
    .basic = A sector with a Shipyard counts as having one extra Shipyard when you deploy 1 Fleet Power per Shipyard.
    .improved = Each of your Shipyards also adds 2 to your Credits Level.

technology-energy_cells = Energy Cells
    .text = { technology-energy_cells.basic }
    .basic = As defender, if you deal at least 1 damage in the Approach, you deal 1 extra damage.
    .improved = You also pay no Upkeep for your sectors; it still counts for objectives.

technology-torpedoes = Torpedoes
    .text = { technology-torpedoes.basic }
    .basic = With a Corvette in the combat you deal 1 extra damage in the first Salvo step.
    .improved = With a Corvette in the combat you deal 1 extra damage in every Salvo step.

technology-starbases = Starbases
    .text = { technology-starbases.basic }
    .basic = You may build Starbases, one per sector; for deployment they count as Shipyards too.
    .improved = You may build two in a sector, and in a sector with a Starbase you may remove a Corruption instead of raising a Population.

technology-destroyers = Destroyers
    .text = { technology-destroyers.basic }
    .basic = You may deploy Destroyers. When invading, they give 1 extra Initiative, and in one Salvo step of your choice each of their Fleet Power deals 1 extra damage.
    .improved = When you invade with a Destroyer, you also deal 1 damage in the Approach.

technology-cloning = Cloning
    .text = { technology-cloning.basic }
    .basic = Whenever you raise a Pure Population, you gain 1 Credit or activate 1 Fleet Power.
    .improved = You also need not deactivate Fleet Power to reach level 3 or 4 of a civilization track.

technology-terraforming = Terraforming
    .text = { technology-terraforming.basic }
    .basic = With Development or Prosperity you may pay 1 Material to raise a Population.
    .improved = With Development, Prosperity or Innovation you may raise a Population for free.
action-terraforming_bloom = Bloom
action-terraforming_flourish = Bloom

technology-neural_matrix = Neural Matrix
    .text = { technology-neural_matrix.basic }
    .basic = Before you produce Credits, you gain 2 Credits.
    .improved = You may also produce Credits with Production, and with Innovation gain 1 Influence for each of your Pure Bankers' Guilds.
action-neural_matrix_lend = Lend
action-neural_matrix_reckon = Reckon

technology-dreadnoughts = Dreadnoughts
    .text = { technology-dreadnoughts.basic }
    .basic = You may deploy Dreadnoughts for 1 Material per Fleet Power, one per token; they absorb damage and give 1 extra Initiative.
    .improved = A Dreadnought token holds up to 3 Fleet Power.

technology-decontamination_chambers = Decontamination Chambers
    .text = { technology-decontamination_chambers.basic }
    .basic = This card holds up to 2 Corruption; they count neither in Skirmishes nor for your objectives.
    .improved = It holds up to 3, and once per turn, when you remove a Corruption, you may remove one from this card too.

technology-hyperdrive = Hyperdrive
    .text = { technology-hyperdrive.basic }
    .basic = With Conquest you may pay 1 Energy to regroup up to 3 moves, also right before an Invasion.
    .improved = For one Invasion per turn you may also ignore Voidstorms or send Fleet Power from two sectors away through your own sectors.
action-hyperdrive_jump = Jump

technology-tactical_transports = Tactical Transports
    .text = { technology-tactical_transports.basic }
    .basic = With Prosperity you may recall 1 Fleet Power to raise a Population; with Conquest you may lower a Population to activate 2 Fleet Power.
    .improved = You may take one of these with any preferred Focus too, but only one of the two per turn.
action-tactical_transports_land = Land
action-tactical_transports_embark = Embark
action-tactical_transports_land_anywhere = Land
action-tactical_transports_embark_anywhere = Embark

technology-robotics = Robotics
    .text = { technology-robotics.basic }
    .basic = With Development you may take one action with its cost and its effect doubled.
    .improved = You may do so with any preferred Focus too.

technology-ark_ships = Ark Ships
    .text = { technology-ark_ships.basic }
    .basic = Your Home holds up to 2 extra Guilds outside its slots.
    .improved = It holds up to 4 more, and with Reinforcements you may pay 2 Food to raise the Population of your Home.
action-ark_ships_settle = Settle

technology-deep_space_missiles = Deep Space Missiles
    .text = { technology-deep_space_missiles.basic }
    .basic = When you invade with a Shipyard or Starbase of yours beside the sector, you may pay 1 Energy to deal 1 damage in the Approach.
    .improved = When you invade or defend, you deal 1 damage in the Approach for each other sector of yours beside it with a Shipyard or Starbase, at most 2, for free.

technology-sentries = Sentries
    .text = { technology-sentries.basic }
    .basic = You may deploy Sentries. When defending, each of their Fleet Power deals 1 damage in the Approach. When an effect builds an Installation, you may deploy a Sentry there instead.
    .improved = You may do both: build the Installation and deploy the Sentry; the Sentry may also go where nothing can be built.

technology-carriers = Carriers
    .text = { technology-carriers.basic }
    .basic = You may deploy Carriers for 1 Food per Fleet Power, one per token. When invading, each may deploy 1 Corvette, and for deployment a Carrier counts as a Shipyard.
    .improved = A Carrier token holds up to 3 Fleet Power.

technology-central_surveillance = Central Surveillance
    .text = { technology-central_surveillance.basic }
    .basic = With Politics you may lower a Population to gain an Agenda or upgrade a Glory token.
    .improved = A fifth Agenda of another type may be in play beside your board; it counts for Upkeep.
action-central_surveillance_watch = Watch

technology-salvage_scanner = Salvage Scanner
    .text = { technology-salvage_scanner.basic }
    .basic = When you invade a Voidborn sector, you may place a Reclaim there before the combat.
    .improved = You may do so in any Corrupted sector too, and after a won Invasion you remove its Corruption.

technology-purifier = Purifier
    .text = { technology-purifier.basic }
    .basic = With Temptation you may pay 1 Science to remove a Corruption.
    .improved = With Temptation you may do so twice, and remove a Corruption instead of deploying.
action-purifier_purify = Purify
action-purifier_purify_twice = Purify

technology-autonomous_drones = Autonomous Drones
    .text = { technology-autonomous_drones.basic }
    .basic = When you invade, you may return a Trade token to absorb 1 damage of the Approach and 1 of a Salvo; in a Skirmish you may return one to defend without combat.
    .improved = When you invade, the token absorbs 2 damage of Salvos; you defend every Skirmish without combat.

technology-trade_nexus = Trade Nexus
    .text = { technology-trade_nexus.basic }
    .basic = Whenever you return a Trade token, you may take the bonus of its space or of a lower one.
    .improved = Your first Overproduction of a turn also gives 3 extra Influence or a Trade token without its bonus.

technology-combat_replicators = Combat Replicators
    .text = { technology-combat_replicators.basic }
    .basic = After a won Invasion you gain a Bounty and may keep the sector's Installations.
    .improved = After an Invasion you win or tie you may also deploy 1 Fleet Power there; a tie is then won.

technology-cybernetics = Cybernetics
    .text = { technology-cybernetics.basic }
    .basic = Whenever you establish a Guild, you gain 2 resources of its type.
    .improved = Whenever you raise a Pure Population, you also gain 2 resources of each type of Guild there.

improved-shields = Improved { technology-shields }
    .text = { technology-shields.improved }
improved-escape_pods = Improved { technology-escape_pods }
    .text = { technology-escape_pods.improved }
improved-targeting = Improved { technology-targeting }
    .text = { technology-targeting.improved }
improved-data_refinery = Improved { technology-data_refinery }
    .text = { technology-data_refinery.improved }
improved-orbital_docks = Improved { technology-orbital_docks }
    .text = { technology-orbital_docks.improved }
improved-energy_cells = Improved { technology-energy_cells }
    .text = { technology-energy_cells.improved }
improved-torpedoes = Improved { technology-torpedoes }
    .text = { technology-torpedoes.improved }
improved-starbases = Improved { technology-starbases }
    .text = { technology-starbases.improved }
improved-destroyers = Improved { technology-destroyers }
    .text = { technology-destroyers.improved }
improved-cloning = Improved { technology-cloning }
    .text = { technology-cloning.improved }
improved-terraforming = Improved { technology-terraforming }
    .text = { technology-terraforming.improved }
improved-neural_matrix = Improved { technology-neural_matrix }
    .text = { technology-neural_matrix.improved }
improved-dreadnoughts = Improved { technology-dreadnoughts }
    .text = { technology-dreadnoughts.improved }
improved-decontamination_chambers = Improved { technology-decontamination_chambers }
    .text = { technology-decontamination_chambers.improved }
improved-hyperdrive = Improved { technology-hyperdrive }
    .text = { technology-hyperdrive.improved }
improved-tactical_transports = Improved { technology-tactical_transports }
    .text = { technology-tactical_transports.improved }
improved-robotics = Improved { technology-robotics }
    .text = { technology-robotics.improved }
improved-ark_ships = Improved { technology-ark_ships }
    .text = { technology-ark_ships.improved }
improved-deep_space_missiles = Improved { technology-deep_space_missiles }
    .text = { technology-deep_space_missiles.improved }
improved-sentries = Improved { technology-sentries }
    .text = { technology-sentries.improved }
improved-carriers = Improved { technology-carriers }
    .text = { technology-carriers.improved }
improved-central_surveillance = Improved { technology-central_surveillance }
    .text = { technology-central_surveillance.improved }
improved-salvage_scanner = Improved { technology-salvage_scanner }
    .text = { technology-salvage_scanner.improved }
improved-purifier = Improved { technology-purifier }
    .text = { technology-purifier.improved }
improved-autonomous_drones = Improved { technology-autonomous_drones }
    .text = { technology-autonomous_drones.improved }
improved-trade_nexus = Improved { technology-trade_nexus }
    .text = { technology-trade_nexus.improved }
improved-combat_replicators = Improved { technology-combat_replicators }
    .text = { technology-combat_replicators.improved }
improved-cybernetics = Improved { technology-cybernetics }
    .text = { technology-cybernetics.improved }
