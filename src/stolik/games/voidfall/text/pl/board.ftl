### Co plansza Voidfalla mówi o tym, co na niej leży.

board-galaxy = Galaktyka
board-near = Obok: { $near }.
board-voidborn = we władzy Zrodzonego z Pustki
board-population = Populacja { $n }
board-void-power = Siła Floty Zrodzonego z Pustki { $n }
board-fleet = { $fleet }: Siła Floty { $power }
board-glory-here = Chwała { $values }
board-upkeep = Utrzymanie { $n }
board-food-short = brakuje Żywności: { $n }
board-upkeep-short = nie ma czym opłacić { $n } z tego: strata Wpływu { $influence }
board-no-penalty = { $crisis }: kary nie da się teraz ponieść w całości.
board-target = cel Inwazji
board-futile = teraz nie do wygrania
board-zoom-in = Bliżej
board-zoom-out = Dalej
board-zoom-all = Cała galaktyka

board-cycle = Cykl { $n }
board-round = Runda { $n } z { $of }
board-phase-setup = Wybór Rodów
board-phase-preparation = Przygotowanie
board-phase-focus = Skupienie
board-phase-evaluation = Podsumowanie
board-phase-end = Koniec
board-parts = Części stołu
board-part-map = Galaktyka
board-part-house = Ród
board-part-hand = Ręka

board-house = Ród { $house }: { $seat }
board-influence = Wpływ
board-stock = Zapas
board-level = Poziom
board-yield = Wyd.
board-good = { $resource }: zapas { $stock }, Poziom { $level }, Wydajność { $yield }
board-nothing = na razie nic
board-note-board = Najpierw Potyczka, potem zasoby, których żąda rząd Kryzysów Ekonomicznych.
board-note-catastrophe = { $left ->
    [0] Czwarta: Zrodzony z Pustki od razu wygrywa.
   *[other] Zrodzony z Pustki zyskuje 20 punktów Wpływu; każdy Ród usuwa Spaczenie albo zyskuje 5 zasobów. Wolne miejsca: { $left }.
}
board-note-action-left = W tej turze możesz jeszcze wykonać akcję.
board-note-crisis-stays = Kryzys zostaje; może go jeszcze rozpatrzyć coś, co zrobisz później.
board-note-permanent = Wzmacnia swój rząd na planszy Kryzysu i daje Zrodzonemu z Pustki 5 punktów Wpływu.{ $full ->
    [yes] { " " }Do pełnego rzędu wchodzi tylko za cenę Katastrofy, a gdy są w nim same Heroldy, nie wchodzi i tak.
   *[no] { "" }
}
board-active = Aktywna Siła Floty { $n }
board-inactive = Nieaktywna Siła Floty { $n }
board-trades = Żetony Handlu: { $n }
board-track = { $track }: pole { $space } z 7, Poziom { $level }
board-level-n = poziom { $n }
board-next = następny krok: { $effect }
board-agendas = Agendy w grze
board-empty = puste
board-traded = leży na nim żeton Handlu
board-technologies = Technologie { $n } z { $most }
board-improved = ulepszona
board-won = Zdobyte
board-hidden = zakryte: { $n } ({ $type })

board-hand = Ręka
board-spent = Już zagrane
board-playing = Teraz gra { $seat }
board-players = Gracze w Kolejności Tury
board-own-house = Wróć do swojego Rodu
board-open = { $seat }, Ród { $house }, Wpływ { $n }: otwórz planszę Rodu

board-market = Wspólne plansze
board-event = Wydarzenie
board-event-begins = Wydarzenie: { $event }
board-peeked = Następne Wydarzenia
board-offers = Dostępne Agendy
board-left = zostało { $n }
board-tableau = Dostępne Technologie
board-copies = { $n } × · { $influence } ★
board-gone = brak
board-improved-mark = 2 × · 4 ★: zostały dwie kopie, następna daje 4 punkty Wpływu. ▲: jej Ulepszona karta jest teraz dostępna.
board-trade-track = Tor Handlu
board-piles = Pozostałe Nagrody: { $bounties }. Pozostałe Odzyskania: { $reclaims }.

board-crises = Plansza Kryzysu
board-void-influence = Wpływ Zrodzonego z Pustki { $n }
board-catastrophes = Katastrofy { $n } z 3
board-consumed = Utracone Technologie { $n }
board-row = { $row }: trwałe Kryzysy { $n }, Heroldowie { $harbingers }

board-race = Wpływ w ciągu gry
board-winner = Wygrywa { $names }
board-goal-missed = Cel nieosiągnięty
board-void-won = Wygrywa Zrodzony z Pustki
board-you-won = To twoja wygrana.
board-you-lost = To twoja przegrana.

counter-upkeep = Utrzymanie
counter-active = Aktywna Siła Floty
    .text = Gotowa do rozmieszczenia.
counter-inactive = Nieaktywna Siła Floty
    .text = Trzeba ją aktywować, zanim da się ją rozmieścić.
counter-trades = Żetony Handlu
    .text = Oddaj żeton za trzecią akcję karty albo połóż go na Agendzie, która kosztuje wtedy mniej Utrzymania.
counter-void = Wpływ Zrodzonego z Pustki
counter-catastrophes = Katastrofy
    .text = Na planszy mogą leżeć trzy; czwarta oznacza przegraną.
counter-consumed = Utracone Technologie
    .text = Każda daje Zrodzonemu z Pustki 5 punktów Wpływu.

board-sectors = Sektory
board-shift-level = Poziom { FORM($resource, "gen") }
board-shift-yield = Wydajność { FORM($resource, "gen") }
board-shift-technologies = Technologie
board-shift-improved = Ulepszone Technologie
board-shift-glory = Chwała razem
board-shift-hand = Agendy na ręce
board-shift-bounties = Nagrody
board-shift-reclaims = Odzyskania
board-shift-fallen = Zdobyte Upadłe Rody
board-shift-pop = Populacja
board-shift-corrupted = Spaczenie
board-shift-void = Siła Floty Zrodzonego z Pustki
board-shift-guilds = Gildie
board-shift-installations = Instalacje
board-shift-fleets = Floty
board-shift-owner = włada
board-shift-nobody = nikt
board-shift-none = brak
board-shift-inactive = Siła Floty do aktywowania
board-shift-active = Siła Floty gotowa do rozmieszczenia
board-shift-fleet = Siła Floty w Sektorze { $sector } ({ $fleet })
board-shift-harbingers = Heroldowie

## W terminalu

board-signs = Znaki: ☻ Populacja, za nią Gildie (pierwsza litera zasobu) i Instalacje (⊔ Stocznia, ▣ Obrona Sektora, ⊞ Baza Gwiezdna), · wolne pole; ▲ Siła Floty Rodu o tym numerze, ▼ Siła Floty Zrodzonego z Pustki i jej limit; ✹ Spaczenie, ◆ Nagrody, ↻ Odzyskania, ★ Chwała, ☠ Heroldowie, ⟲ Tunel.
board-closed = Brak przejścia między
board-galaxy-end = Galaktyka na koniec gry
board-sectors-held = ma { $n ->
    [one] { $n } Sektor
    [few] { $n } Sektory
    [many] { $n } Sektorów
   *[other] { $n } Sektora
 }

board-gist-activate = aktywacja
board-gist-advance = tor
board-gist-agenda = Agenda
board-gist-any = zasoby
board-gist-bounty = Nagroda
board-gist-cleanse = czystość
board-gist-corrupt = Spaczenie
board-gist-defence = Obrona
board-gist-deploy = Floty
board-gist-discard_crisis = odrzucony Kryzys
board-gist-guild = Gildia
board-gist-haven = Bezpieczna Przystań
board-gist-inf = Wpływ
board-gist-installation = Instalacja
board-gist-invade = Inwazja
board-gist-move_corruption = ruch Spaczenia
board-gist-peek = podgląd
board-gist-preferred = akcja preferowana
board-gist-produce = produkcja
board-gist-raise = Populacja
board-gist-regroup = ruch Flot
board-gist-remove_harbinger = jeden Herold mniej
board-gist-score_glory = punkty Chwały
board-gist-technology = Technologia
board-gist-trade = Handel
board-gist-trade_resources = wymiana
board-gist-upgrade = lepsza Chwała
board-gist-weaken = słabszy Zrodzony z Pustki
board-too-little = za mało: { $resource }
board-not-now = teraz niemożliwe
board-your-turn = Twoja tura
