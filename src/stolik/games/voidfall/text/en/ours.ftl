### The facts of a card, a board or a tile that may be ours, as in "Ours, because what is printed is not known: the ability."

how-ours = A star marks what is ours at least in part, because the printed one is not known; point at it to read what exactly.

fact-ability = the ability
fact-actions = the action it gives
fact-agendas_drawn = how many Agendas its owner looks at
fact-alerts = the Alert deck
fact-basic = what the Basic card does
fact-fallen = what it gives as a Fallen House
fact-guild_slots = the Guild slots
fact-havens = the levels of the Safe Havens
fact-improved = what the Improved card does
fact-installation_slots = the Installation slots
fact-levels = the Production Levels
fact-maps = the map
fact-name = the name
fact-once = what winning it gives
fact-population = whether its Population changes
fact-preferred = the preferred Focuses
fact-starting_crises = the number of Starting Crises
fact-tokens = the tokens on the map
fact-upkeep = the Upkeep icons
fact-void_immune = whether the Voidborn can come here
fact-void_limit = the limit of Voidborn Fleet Power
