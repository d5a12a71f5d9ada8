### Cechy karty, planszetki lub żetonu, które mogą być nasze, jak w zdaniu „Nasze, bo nie wiadomo, co wydrukowano: cena.”

how-ours = Gwiazdka oznacza to, co choć po części jest nasze, bo wydrukowanego nie znamy; wskaż, a przeczytasz, co dokładnie.

fact-ability = zdolność
fact-alertness = czujność
fact-attribute = testowana cecha
fact-backfire = oddziaływanie
fact-boxes = liczba pól wytrzymałości
fact-category = kategoria
fact-colour = kolor
fact-damage = obrażenia
fact-deck = talia
fact-detection = trudność wykrycia
fact-difficulty = trudność konfrontacji
fact-effect = efekt
fact-fortitude = wytrzymałość
fact-kind = czy to mutant, czy anomalia
fact-loot = łup
fact-name = nazwa
fact-physique = sprawność
fact-place = położenie i granice
fact-price = cena
fact-reputation = reputacja
fact-roubles = ruble na początku
fact-smarts = intelekt
fact-start = obszar startowy
fact-threats = zagrożenia umieszczane na początku
fact-willpower = siła woli
fact-worn = zakrywane części ciała
