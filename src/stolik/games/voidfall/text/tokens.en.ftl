### Kinds of Bounty and Reclaim tokens.

bounty-food = Food
bounty-energy = Energy
bounty-materials = Materials
bounty-food_energy = Food and Energy
bounty-food_materials = Food and Materials
bounty-energy_materials = Energy and Materials
bounty-food_science = Food and Science
bounty-energy_science = Energy and Science
bounty-materials_science = Materials and Science
bounty-science = Science
bounty-any = Supplies

reclaim-fleet = Fleet
reclaim-works = Works
reclaim-defence = Defenses
reclaim-scientists = Scientists
reclaim-farmers = Farmers
reclaim-miners = Miners
reclaim-engineers = Engineers
reclaim-bankers = Bankers
reclaim-survivors = Survivors
