### The facts of a card, a board or a token that may be ours, as in "Ours, because what is printed is not known: the price."

how-ours = A star marks what is ours at least in part, because the printed one is not known; point at it to read what exactly.

fact-ability = the ability
fact-alertness = Alertness
fact-attribute = the attribute tested
fact-backfire = the backfire
fact-boxes = the number of durability boxes
fact-category = the category
fact-colour = the colour
fact-damage = the damage
fact-deck = the deck
fact-detection = the difficulty of detection
fact-difficulty = the difficulty of the confrontation
fact-effect = the effect
fact-fortitude = the fortitude
fact-kind = whether it is a mutant or an anomaly
fact-loot = the loot
fact-name = the name
fact-physique = Physique
fact-place = where it lies and what it borders on
fact-price = the price
fact-reputation = the reputation
fact-roubles = the roubles at the start
fact-smarts = Smarts
fact-start = the area to start in
fact-threats = the threats placed at the start
fact-willpower = Willpower
fact-worn = the parts of the body it covers
