cli-players = Personen
