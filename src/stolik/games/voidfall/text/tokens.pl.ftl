### Rodzaje żetonów Nagrody i Odzyskania.

bounty-food = Żywność
bounty-energy = Energia
bounty-materials = Materiały
bounty-food_energy = Żywność i Energia
bounty-food_materials = Żywność i Materiały
bounty-energy_materials = Energia i Materiały
bounty-food_science = Żywność i Nauka
bounty-energy_science = Energia i Nauka
bounty-materials_science = Materiały i Nauka
bounty-science = Nauka
bounty-any = Zapasy

reclaim-fleet = Flota
reclaim-works = Budowa
reclaim-defence = Umocnienia
reclaim-scientists = Naukowcy
reclaim-farmers = Rolnicy
reclaim-miners = Górnicy
reclaim-engineers = Inżynierowie
reclaim-bankers = Bankierzy
reclaim-survivors = Ocaleni
