### Co mówi plansza Zony.

## Strona

board-parts = Widoki
board-part-map = Mapa
board-part-sheet = Szperacz
board-part-zone = Zona
board-map = Zona: obszary, ich sąsiedzi, kto i co na nich jest
board-sheet = Planszetka: { $seat }
board-own-sheet = Wróć do mojej planszetki
board-open-sheet = otwiera tę planszetkę
board-close = Zamknij
board-everybody = Szperacze
board-voice = Głos Zony
board-clock = Emisja i wieści
board-round = Runda { $n }
board-phase-setup = Przygotowanie
board-phase-actions = Akcje
board-phase-events = Wydarzenia
board-phase-over = Koniec
board-phase-rumours = Wieści
board-actions = { $seat }: { $n ->
    [0] bez akcji
    [one] została 1 akcja
    [few] zostały { $n } akcje
    [many] zostało { $n } akcji
   *[other] zostało { $n } akcji
 }
board-nothing = brak
board-nobody = nikogo w Zonie
board-next = Następny szperacz, wybrany spośród wolnych postaci, wyrusza na końcu tej rundy.
board-out = Nikt więcej nie wyruszy: wolnych postaci już nie ma.
board-muster = Przed wyprawą
board-state-choosing = wybiera postać
board-state-chosen = już wybrane
board-state-to-choose = wybierze po innych
board-state-dead = nie żyje, wyruszy następny
board-state-out = nie żyje, bez następcy
board-left-behind = { $n ->
    [one] Zostaje w domu 1 postać
    [few] Zostają w domu { $n } postacie
    [many] Zostaje w domu { $n } postaci
   *[other] Zostaje w domu { $n } postaci
 }
board-free = { $n ->
    [one] Wolna jest 1 postać
    [few] Wolne są { $n } postacie
    [many] Wolnych jest { $n } postaci
   *[other] Wolnych jest { $n } postaci
 }
board-scene = Co się dzieje: { $seat }
board-found = Znalezisko
board-found-does = Jedną z tych rzeczy zabierasz, reszta zostaje dla tych, którzy przyjdą później.
board-drawn = Dobrane karty
board-in-the-way = Kto staje na drodze
board-offer = Karty do wyboru
board-goal = Zdobądź ekwipunek, odkryj { $secrets ->
    [one] tajemnicę jednego tajnego obiektu
   *[other] tajemnice dwóch tajnych obiektów
 }, a potem przejdź czerwony sektor i przed innymi dotrzyj do Źródła w sarkofagu. Emisje palą tych, którzy zostają pod gołym niebem; gdy skończą się wieści, przegrywają wszyscy.

## Mapa

board-sector-green = zielony sektor
board-sector-yellow = żółty sektor
board-sector-red = czerwony sektor
board-sector-bunker = bunkier
board-sector-sarcophagus = sarkofag
board-people = tutaj: { $names }
board-threats = zagrożenia: { $names }
board-marked = oznaczony przez wieść: { $rumour }
board-entrance = wejście: { $facility }
board-near = Sąsiedzi: { $near }
board-way = { $area } (skrót: 1 × { $damage })
board-cost = Skrót kosztuje: 1 × { $damage }.
board-open = otwarty
board-closed = zamknięty, zamknięcie: { $lock }
board-lock = Zamknięcie: { $lock }. { $does }
board-lock-open = Otwarte: { $lock }
board-lock-costs = Zamknięty. { $lock }: { $does }
board-looted = rozszabrowany
board-events = { $n ->
    [one] zostało 1 wydarzenie
    [few] zostały { $n } wydarzenia
    [many] zostało { $n } wydarzeń
   *[other] zostało { $n } wydarzeń
 }
board-finds = { $n ->
    [0] bez znalezisk
    [one] 1 znalezisko
    [few] { $n } znaleziska
    [many] { $n } znalezisk
   *[other] { $n } znalezisk
 }
board-known-finds = Znaleziska: { $names }.
board-entered = wejście z: { $near }

## Szperacz

board-attributes = Cechy
board-attribute = { $attribute } { $n }
board-attribute-hurt = { $attribute } { $n }, z urazem
board-fatigue = zmęczenie
board-fatigue-of = zmęczenie { $n } z { $of }
board-area = obszar
board-money = pieniądze
board-damage = obrażenia
board-damage-of = obrażenia { $n } z { $of }
board-fortitude = wytrzymałość { $n }
board-roubles = ruble: { $n }
board-reputation = reputacja
board-reputation-bad = zła reputacja
board-reputation-neutral = neutralna reputacja
board-reputation-good = dobra reputacja
board-secrets-of = { $n ->
    [0] bez tajemnic
    [one] 1 tajemnica
    [few] { $n } tajemnice
    [many] { $n } tajemnic
   *[other] { $n } tajemnic
 }
board-secrets-toward = tajemnice: { $n } z { $of }
board-steady = pewna ręka nieużyta
board-endings = Jak to się może skończyć
board-no-secret = nieodkryta
board-quest = Droga do Źródła
board-quest-secrets = Tajemnice tajnych obiektów: { $n } z { $of }
board-quest-way = Z nimi wejdziesz z Prypeci albo z Oka Moskwy do Elektrowni, a z niej do sarkofagu.
board-traumas-of = urazy: { $names }
board-ability-used = zdolność użyta
board-starts = zaczyna: { $area }

## Odpowiedzi

board-note-action = 1 akcja
board-note-camp = obozowanie: odpoczynek, leczenie, naprawy, targowisko
board-note-search = spotkanie: { $names }
board-note-rested = zmęczenie już najniższe
board-note-fight = test: { $attribute } { $n }
board-note-pass = { $n ->
    [one] ostatnia akcja przepada
    [few] przepadają { $n } akcje
    [many] przepada { $n } akcji
   *[other] przepada { $n } akcji
 }

## Rzeczy

board-pack = Plecak
board-worn = Na sobie
board-small = Małe rzeczy i trofea
board-drag-here = Przeciągnij tu, by porzucić
board-place-pack = w plecaku
board-place-worn = na sobie
board-place-small = mały
board-boxes = zostało użyć: { $left } z { $of }
board-uses = { $n ->
    [one] 1 użycie
    [few] { $n } użycia
    [many] { $n } użyć
   *[other] { $n } użyć
 }
board-single = jednorazowy
board-durable = trwały
board-exploitable = zużywa się
board-spent = użyty w tej rundzie
board-price = { $n } ₽

## Targowisko

board-market = Targowisko
board-market-open = { $n ->
    [2] dostępne 2 kolumny
    [3] dostępne 3 kolumny
   *[other] dostępne wszystkie kolumny
 }
board-for-neutral = tylko z neutralną lub dobrą reputacją
board-for-good = tylko z dobrą reputacją
board-sold-out = sprzedane
board-selling = Możesz sprzedać

## Zagrożenia, testy, obrażenia

board-green-mutant = zielony mutant
board-green-anomaly = zielona anomalia
board-yellow-mutant = żółty mutant
board-yellow-anomaly = żółta anomalia
board-threat-tests = wykrycie { $detection }, konfrontacja: { $attribute } { $difficulty }
board-threat-damage = obrażenia: { $damage }
board-step-detection = wykrycie
board-step-confrontation = konfrontacja
board-stake-lost = Porażka:
board-stake-won = Sukces:
board-test-needs = trudność { $n }
board-test-sum = { $attribute } { $value }, sukcesy { $hits }, porażki { $misses }, przedmioty { $bonus }: wynik { $total }
board-passed = Sukces
board-failed = Porażka
board-die = { $die }: { $face }
board-chance = Szansa sukcesu { $n }
board-chance-push = Z forsowaniem { $n }
board-chance-best = ze wszystkim, co pomaga, { $n }
board-helpful = Co może pomóc
board-packet = Nadchodzące obrażenia

## Emisja i wieści

board-emission-of = Emisja: { $n } z { $of }
board-rumours-left = { $n ->
    [one] została 1 wieść
    [few] zostały { $n } wieści
    [many] zostało { $n } wieści
   *[other] zostało { $n } wieści
 }
board-no-rumour = żadna wieść nie działa

## Koniec

board-winner = { $names } u Źródła
board-zone-won = Zona wygrała
board-why-won = { $needed ->
    [one] Jedna tajemnica otworzyła drogę, która w rundzie { $round } doprowadziła do Źródła.
    [few] { $needed } tajemnice otworzyły drogę, która w rundzie { $round } doprowadziła do Źródła.
    [many] { $needed } tajemnic otworzyło drogę, która w rundzie { $round } doprowadziła do Źródła.
   *[other] { $needed } tajemnicy otworzyło drogę, która w rundzie { $round } doprowadziła do Źródła.
 }
board-why-rival = Najbliżej z pozostałych: { $names } (tajemnice: { $n } z { $needed }).
board-why-lost = W rundzie { $round } najbliżej celu: { $names }. Tajemnice, które otwierają drogę: { $n } z { $needed }.
board-why-nobody = W rundzie { $round } nikt nie miał żadnej z tajemnic, które otwierają drogę (potrzeba: { $needed }).
board-you-won = Wygrywasz.
board-you-lost = Przegrywasz.
board-number-rounds = rundy
board-number-emissions = emisje
board-number-passed = zdane testy
board-number-defeated = pokonane zagrożenia
board-number-bought = zakupy
board-number-traumas = urazy
board-number-deaths = śmierci
board-number-secrets = tajemnice na końcu gry
board-now-secrets = Tajemnice: { $n } z { $needed }
board-number-opened = otwarte tajne obiekty
board-number-locations = otwarte tajne obiekty
board-number-failed = niezdane testy
board-number-ways = przejścia
board-routes = Trasy przez Zonę
board-finds-left = Tych znalezisk nikt nie zabrał: { $finds }.

## W terminalu

board-secrets = tajemnice
board-storm-in = Nowe zagrożenia pojawią się na obszarach: { $areas }.
board-mark-on = Oznaczono: { $place }.
