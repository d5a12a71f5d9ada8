### Cechy karty, planszy lub kafla, które mogą być nasze, jak w zdaniu „Nasze, bo nie wiadomo, co wydrukowano: zdolność.”

how-ours = Gwiazdka oznacza to, co choć po części jest nasze, bo wydrukowanego nie znamy; wskaż, a przeczytasz, co dokładnie.

fact-ability = zdolność
fact-actions = akcja, którą daje
fact-agendas_drawn = ile Agend ogląda właściciel
fact-alerts = talia Alarmów
fact-basic = działanie karty Podstawowej
fact-fallen = co daje jako Upadły Ród
fact-guild_slots = pola na Gildie
fact-havens = poziomy Bezpiecznych Przystani
fact-improved = działanie karty Ulepszonej
fact-installation_slots = pola na Instalacje
fact-levels = Poziomy Produkcji
fact-maps = mapa
fact-name = nazwa
fact-once = co daje jego zdobycie
fact-population = czy zmienia się jego Populacja
fact-preferred = preferowane Skupienia
fact-starting_crises = liczba Kryzysów Startowych
fact-tokens = żetony na mapie
fact-upkeep = symbole Utrzymania
fact-void_immune = czy wchodzi tu Zrodzony z Pustki
fact-void_limit = limit Siły Floty Zrodzonego z Pustki
