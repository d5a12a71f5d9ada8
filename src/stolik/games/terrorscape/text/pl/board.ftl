### Co plansza Terrorscape mówi o tym, co na niej leży.

board-survivors = Ocalali
board-phases = Fazy rundy
board-secret = Ocalali przemykają przez dom
board-secret-team = Inni podejmują decyzje
board-round = Runda { $round }
board-step-setup = przygotowanie
board-step-hidden = ukryte ruchy
board-step-turn = działa { $name }
board-step-discovery = odkrycie
board-step-prowl = na łowach
board-step-stealth = poza zasięgiem wzroku
board-step-encounter = spotkanie: { $name }
board-step-after = po spotkaniu

board-killer-here = { $killer } jest tutaj
board-trace = { $killer }: ostatnio tutaj
board-standing = tutaj: { $names }
board-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
 }
board-steps-loud = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
 }, z hałasem na miejscu
board-for-first = na pierwszą noc
board-off-fast = Na szybkie i specjalne umiejętności jest już za późno: akcja za tobą.
board-off-cost = Za mało innych kart na ręce, aby ją opłacić.
board-off-attack = Zagrywa się ją przy ataku.
board-off-wounded = Tylko gdy któryś Ocalały jest ranny.
board-noise = hałas
board-old-noise = hałas w poprzedniej rundzie
board-boarded = zablokowane drzwi: { $rooms }
board-chest = zamknięta skrzynia
board-may-be = może tu być: { $names }
board-noted-here = notatka: { $name } jest tutaj
board-noted-not = notatka: { $name } nie jest tutaj
board-noted-none = brak notatki: { $name }

board-healthy = Bez ran
board-wounded = Rana
board-dead = Nie żyje
board-escaped = Ucieczka
board-fear = { $fear ->
    [0] bez strachu
   *[other] strach: { $fear } z 2
 }
board-acting = działa
board-defending = broni się
board-acted = już po turze
board-own-keys = { $keys ->
    [one] 1 własny klucz
    [few] { $keys } własne klucze
   *[many] { $keys } własnych kluczy
 }
board-pack = Plecak: { $name }
board-empty-pack = Nic w nim nie ma.
board-main = Akcja (jedna)
board-main-done = Akcja już wykonana.
board-extra = Akcje dodatkowe
board-offer = Do wyboru

board-strength = siła { $strength }
board-strength-short = siła
board-defence-short = obrona
board-level = poziom { $level }
board-level-short = poziom
board-levels = Poziomy
board-level-reached = osiągnięty
board-stealthed = w mroku, niewidoczny
board-played = Zagrane w tej fazie
board-hand-open = Na ręce
board-traits = Cechy
board-skill-discard = Odrzucone
board-skill-deck = talia: { $left }
board-nothing-played = Jeszcze nic nie zagrano.
board-hand = { $count ->
    [one] 1 karta umiejętności na ręce
    [few] { $count } karty umiejętności na ręce
   *[many] { $count } kart umiejętności na ręce
 }
board-standard = { $left ->
    [0] Brak akcji standardowych
    [one] Została 1 akcja standardowa
    [few] Zostały { $left } akcje standardowe
   *[many] Zostało { $left } akcji standardowych
 }
board-type-fast = Szybka
board-type-special = Specjalna
board-type-slow = Wolna
board-type-attack = Atak
board-cost = { $cost ->
    [0] bez kosztu
    [one] koszt: 1 karta
    [few] koszt: { $cost } karty
   *[many] koszt: { $cost } kart
 }
board-cost-all = koszt: reszta ręki

board-rack = Klucze i pomoc
board-keys = Znalezione klucze: { $keys } z { $needed }
board-rescue = { $left ->
    [0] Nikt jeszcze nie wezwał pomocy
    [one] Pomoc przybędzie za 1 rundę
    [few] Pomoc przybędzie za { $left } rundy
   *[many] Pomoc przybędzie za { $left } rund
 }
board-stores = Wspólne rzeczy
board-suitcase = Walizkę można otworzyć.
board-radio = Radio
board-repaired = naprawione { $steps } z 5
board-discovery = Talia odkryć: { $left }
board-search = Talia przeszukiwania: { $left }
board-item-discard = Odrzucone przedmioty
board-plan = krok { $done } z { $steps }

board-encounter = Spotkanie: { $room }
board-found = Odkryci: { $names }
board-attacks-with = Zabójca zagrywa: { $card }
board-defends = broni się { $name }
board-defends-with = przedmiot: { $item }
board-dice = Kości: { $dice }, razem { $sum }
board-bonus = { $name }: { $value }
board-total = { $total } przeciw { $strength }
board-result-defended = Obrona udana
board-result-wounded = Rana
board-fold = Pokaż mapę
board-unfold = Pokaż walkę

board-notebook = Notatnik
board-shade = Cieniuj, gdzie mogą być
board-shade-off = nie
board-shade-all = każdy
board-reach = Licz też jedną ukrytą kartę lub zdolność
board-pencil = Ołówek
board-pencil-for = Ołówek: { $name }
board-pencil-hint = Wskazuj miejsce kolejno: { $name } jest tutaj, nie jest, bez notatki.
board-pencil-down = Gotowe
board-wipe = Zetrzyj wszystko
board-said-now = Powiedziane w tej rundzie
board-said-before = Powiedziane w rundzie { $round }
board-said-noise = Hałas: { $rooms }.
board-said-sense = Wykrywanie, { $rooms }: { $names }.
board-said-search = Przeszukiwanie, { $rooms }: { $names }.
board-said-fear = Strach, { $rooms }: { $names }.
board-said-unblocked = Usunięta blokada: { $rooms }.
board-said-wound = Cios, { $rooms }: { $names }.
board-said-shown = Pokazano, { $rooms }: { $names }.
board-said-distance = Odległość podana dla: { $names }. Możliwe miejsca: { $rooms }.
board-nowhere = nigdzie
board-everywhere = wszędzie
board-nobody = nikt

board-wins-killer = Wygrywa Zabójca
board-wins-survivors = Ocalali przeżyli
board-you-won = Zwycięstwo w rundzie { $round }.
board-you-lost = Porażka w rundzie { $round }.
board-number-rounds = rundy
board-number-keys = znalezione klucze
board-number-radio = naprawa radia
board-number-searches = przeszukania Zabójcy
board-number-attacks = ataki
board-number-defended = odparte ataki
board-number-wounds = rany
board-number-repairs = naprawy radia
board-number-fears = ataki strachu
board-number-ways = przebyte lokalizacje
board-number-level = poziom Zabójcy
board-route = Trasy tej nocy
board-opened = Dom nie ma już tajemnic: widać, gdzie kto był, wszystkie plecaki i rękę Zabójcy. Linie pokazują drogę każdej osoby, a kropkowane to, czego nikt nie widział.
passes-between = Po drodze bez cech
