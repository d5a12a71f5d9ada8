### Focus cards and their actions. `.text` says what the effect alone does not.

focus-conquest = Conquest
    .text = A Focus card of every House: take up to two of its three actions.
action-conquest_engage = Engage
action-conquest_plan = Plan
action-conquest_prepare = Prepare

focus-development = Development
    .text = A Focus card of every House: take up to two of its three actions.
action-development_grow = Grow
action-development_settle = Settle
action-development_harmonize = Harmonize

focus-innovation = Innovation
    .text = A Focus card of every House: take up to two of its three actions.
action-innovation_research = Research
action-innovation_invent = Invent
action-innovation_consolidate = Consolidate

focus-politics = Politics
    .text = A Focus card of every House: take up to two of its three actions.
action-politics_inspire = Inspire
action-politics_assert = Assert
action-politics_control = Control

focus-production = Production
    .text = A Focus card of every House: take up to two of its three actions.
action-production_flourish = Flourish
action-production_supply = Supply
action-production_optimize = Optimize

focus-progress = Progress
    .text = A Focus card of every House: take up to two of its three actions.
action-progress_experiment = Experiment
action-progress_invent = Invent
action-progress_restore = Restore

focus-prosperity = Prosperity
    .text = A Focus card of every House: take up to two of its three actions.
action-prosperity_prosper = Prosper
action-prosperity_stockpile = Stockpile
action-prosperity_organize = Organize

focus-reinforcements = Reinforcements
    .text = A Focus card of every House: take up to two of its three actions.
action-reinforcements_accelerate = Accelerate
action-reinforcements_muster = Muster
action-reinforcements_mobilize = Mobilize

focus-temptation = Temptation
    .text = A Focus card of every House: take up to two of its three actions.
action-temptation_exploit = Exploit
    .text = You resolve an action of one of your preferred Focus cards, from your hand or your discard pile, and pay its cost. The card does not count as played.
action-temptation_conspire = Conspire
action-temptation_exert = Exert

focus-astoran_conquest = Conquest (Astoran)
    .text = House { house-astoran }'s own Focus card; it counts as { focus-conquest }.
action-astoran_conquest_besiege = Besiege
action-astoran_conquest_harvest = Harvest
action-astoran_conquest_sustain = Sustain

focus-astoran_prosperity = Prosperity (Astoran)
    .text = House { house-astoran }'s own Focus card; it counts as { focus-prosperity }.
action-astoran_prosperity_parade = Parade
action-astoran_prosperity_regulate = Regulate
action-astoran_prosperity_rebuild = Rebuild

focus-fenrax_development = Development (Fenrax)
    .text = House { house-fenrax }'s own Focus card; it counts as { focus-development }.
action-fenrax_development_install = Install
action-fenrax_development_colonize = Colonize
action-fenrax_development_recruit = Recruit

focus-fenrax_dispersion = Dispersion
    .text = House { house-fenrax }'s own Focus card; it counts as { focus-reinforcements }.
action-fenrax_dispersion_retake = Retake
action-fenrax_dispersion_muster = Muster
action-fenrax_dispersion_disperse = Disperse

focus-kradmor_temptation = Temptation (Kradmor)
    .text = House { house-kradmor }'s own Focus card; it counts as { focus-temptation }.
action-kradmor_temptation_overcome = Overcome
action-kradmor_temptation_foresee = Foresee
action-kradmor_temptation_exert = Exert

focus-kradmor_production = Production (Kradmor)
    .text = House { house-kradmor }'s own Focus card; it counts as { focus-production }.
action-kradmor_production_push = Push
action-kradmor_production_amplify = Amplify
action-kradmor_production_hatch = Hatch

focus-marqualos_guile = Guile
    .text = House { house-marqualos }'s own Focus card; it counts as { focus-innovation }.
action-marqualos_guile_obtain = Obtain
action-marqualos_guile_transfer = Transfer
action-marqualos_guile_direct = Direct

focus-nervo_production = Production (Nervo)
    .text = House { house-nervo }'s own Focus card; it counts as { focus-production }.
action-nervo_production_industrialize = Industrialize
action-nervo_production_mechanize = Mechanize
action-nervo_production_flourish = Flourish

focus-nervo_uplift = Uplift
    .text = House { house-nervo }'s own Focus card; it counts as { focus-conquest }.
action-nervo_uplift_bombard = Bombard
    .text = For every 3 Materials you spend, absorb 1 damage of the Approach or of a Salvo in that combat.
action-nervo_uplift_analyse = Analyse
action-nervo_uplift_regenerate = Regenerate

focus-novaris_progress = Progress (Novaris)
    .text = House { house-novaris }'s own Focus card; it counts as { focus-progress }.
action-novaris_progress_embrace = Embrace
action-novaris_progress_experiment = Experiment
action-novaris_progress_ensnare = Ensnare

focus-novaris_reinforcements = Reinforcements (Novaris)
    .text = House { house-novaris }'s own Focus card; it counts as { focus-reinforcements }.
action-novaris_reinforcements_adapt = Adapt
action-novaris_reinforcements_muster = Muster
action-novaris_reinforcements_accelerate = Accelerate

focus-shiveus_crusade = Crusade
    .text = House { house-shiveus }'s own Focus card; it counts as { focus-temptation }.
action-shiveus_crusade_indoctrinate = Indoctrinate
action-shiveus_crusade_exterminate = Exterminate
    .text = The Voidborn Fleet Power you removed counts even if you lose the combat.
action-shiveus_crusade_illuminate = Illuminate

focus-shiveus_politics = Politics (Shiveus)
    .text = House { house-shiveus }'s own Focus card; it counts as { focus-politics }.
action-shiveus_politics_exalt = Exalt
action-shiveus_politics_retaliate = Retaliate
action-shiveus_politics_brandish = Brandish

focus-thegwyn_production = Production (Thegwyn)
    .text = House { house-thegwyn }'s own Focus card; it counts as { focus-production }.
action-thegwyn_production_flourish = Flourish
action-thegwyn_production_raise = Raise
action-thegwyn_production_amass = Amass

focus-yarvek_conquest = Conquest (Yarvek)
    .text = House { house-yarvek }'s own Focus card; it counts as { focus-conquest }.
action-yarvek_conquest_engage = Engage
action-yarvek_conquest_rally = Rally
action-yarvek_conquest_recycle = Recycle

focus-yarvek_raid = Raid
    .text = House { house-yarvek }'s own Focus card; it counts as { focus-innovation }.
action-yarvek_raid_liberate = Liberate
    .text = The Population counts only if you win the sector.
action-yarvek_raid_consult = Consult
action-yarvek_raid_negotiate = Negotiate

focus-zenor_conquest = Conquest (Zenor)
    .text = House { house-zenor }'s own Focus card; it counts as { focus-conquest }.
action-zenor_conquest_engage = Engage
action-zenor_conquest_invest = Invest
action-zenor_conquest_experiment = Experiment

focus-zenor_politics = Politics (Zenor)
    .text = House { house-zenor }'s own Focus card; it counts as { focus-politics }.
action-zenor_politics_inspire = Inspire
action-zenor_politics_divide = Divide
action-zenor_politics_replicate = Replicate

focus-heroic_conquest = Heroic Conquest
    .text = Taken from the offer for { focus-conquest } discarded from hand; then it leaves the game.
action-heroic_conquest_annihilate = Annihilate
action-heroic_conquest_plan = Plan
action-heroic_conquest_prepare = Prepare

focus-heroic_development = Heroic Development
    .text = Taken from the offer for { focus-development } discarded from hand; then it leaves the game.
action-heroic_development_develop = Develop
action-heroic_development_grow = Grow
action-heroic_development_harmonize = Harmonize

focus-heroic_innovation = Heroic Innovation
    .text = Taken from the offer for { focus-innovation } discarded from hand; then it leaves the game.
action-heroic_innovation_research = Research
action-heroic_innovation_experiment = Experiment
action-heroic_innovation_consolidate = Consolidate

focus-heroic_leadership = Heroic Leadership
    .text = Taken from the offer for any Focus card discarded from hand; any Agenda goes with it; then it leaves the game.
action-heroic_leadership_rise = Rise
action-heroic_leadership_employ = Employ
action-heroic_leadership_repel = Repel

focus-heroic_politics = Heroic Politics
    .text = Taken from the offer for { focus-politics } discarded from hand; then it leaves the game.
action-heroic_politics_inspire = Inspire
action-heroic_politics_assert = Assert
action-heroic_politics_overthrow = Overthrow

focus-heroic_production = Heroic Production
    .text = Taken from the offer for { focus-production } discarded from hand; then it leaves the game.
action-heroic_production_flourish = Flourish
action-heroic_production_supply = Supply
action-heroic_production_optimize = Optimize

focus-heroic_progress = Heroic Progress
    .text = Taken from the offer for { focus-progress } discarded from hand; then it leaves the game.
action-heroic_progress_experiment = Experiment
action-heroic_progress_invent = Invent
action-heroic_progress_restore = Restore

focus-heroic_prosperity = Heroic Prosperity
    .text = Taken from the offer for { focus-prosperity } discarded from hand; then it leaves the game.
action-heroic_prosperity_prosper = Prosper
action-heroic_prosperity_revolt = Revolt
action-heroic_prosperity_organize = Organize

focus-heroic_reinforcements = Heroic Reinforcements
    .text = Taken from the offer for { focus-reinforcements } discarded from hand; then it leaves the game.
action-heroic_reinforcements_accelerate = Accelerate
action-heroic_reinforcements_muster = Muster
action-heroic_reinforcements_resist = Resist

focus-heroic_temptation = Heroic Temptation
    .text = Taken from the offer for { focus-temptation } discarded from hand; then it leaves the game.
action-heroic_temptation_exploit = Exploit
action-heroic_temptation_harness = Harness
action-heroic_temptation_exert = Exert

focus-joint_conquest = Joint Conquest
    .text = Taken from the offer for { focus-conquest } discarded from hand; another player may share in its actions.
action-joint_conquest_coordinated_strike = Coordinated Strike
action-joint_conquest_war_council = War Council
action-joint_conquest_common_arms = Common Arms

focus-joint_development = Joint Development
    .text = Taken from the offer for { focus-development } discarded from hand; another player may share in its actions.
action-joint_development_shared_works = Shared Works
action-joint_development_resettlement = Resettlement
action-joint_development_purification_rite = Purification Rite

focus-joint_innovation = Joint Innovation
    .text = Taken from the offer for { focus-innovation } discarded from hand; another player may share in its actions.
action-joint_innovation_open_science = Open Science
action-joint_innovation_symposium = Symposium
action-joint_innovation_treaty = Treaty

focus-joint_leadership = Joint Leadership
    .text = Taken from the offer for any Focus card discarded from hand; any Agenda goes with it; another player may share in its actions.
action-joint_leadership_shelter = Shelter
action-joint_leadership_rally = Rally
action-joint_leadership_defiance = Defiance

focus-joint_politics = Joint Politics
    .text = Taken from the offer for { focus-politics } discarded from hand; another player may share in its actions.
action-joint_politics_embassy = Embassy
action-joint_politics_honours = Honors
action-joint_politics_accord = Accord

focus-joint_production = Joint Production
    .text = Taken from the offer for { focus-production } discarded from hand; another player may share in its actions.
action-joint_production_festival = Festival
action-joint_production_relief = Relief
action-joint_production_pooling = Pooling

focus-joint_progress = Joint Progress
    .text = Taken from the offer for { focus-progress } discarded from hand; another player may share in its actions.
action-joint_progress_laboratory = Laboratory
action-joint_progress_exchange = Exchange
action-joint_progress_restoration = Restoration

focus-joint_prosperity = Joint Prosperity
    .text = Taken from the offer for { focus-prosperity } discarded from hand; another player may share in its actions.
action-joint_prosperity_boom = Boom
action-joint_prosperity_convoy = Convoy
action-joint_prosperity_charter = Charter

focus-joint_reinforcements = Joint Reinforcements
    .text = Taken from the offer for { focus-reinforcements } discarded from hand; another player may share in its actions.
action-joint_reinforcements_supply_line = Supply Line
action-joint_reinforcements_call_up = Call-up
action-joint_reinforcements_picket = Picket

focus-joint_temptation = Joint Temptation
    .text = Taken from the offer for { focus-temptation } discarded from hand; another player may share in its actions.
action-joint_temptation_pact = Pact
action-joint_temptation_bargain = Bargain
action-joint_temptation_sacrifice = Sacrifice
