### Słowa efektów Zony (jak ich użyć, mówi stolik.content.render).

## Kształt wydarzenia

do-test-tags = { $form ->
    [to] wykonać
   *[do] wykonaj
 } test { $tags } { $number }{ $mutant ->
    [yes] { " " }z pomocą przedmiotów przeciw mutantom
   *[no] { "" }
 }{ $anomaly ->
    [yes] { " " }z pomocą przedmiotów przeciw anomaliom
   *[no] { "" }
 } ({ $effect1 ->
    [nic] { "" }
   *[other] sukces: { $effect1 }{ $effect2 ->
        [nic] { "" }
       *[other] ;{ " " }
    }
 }{ $effect2 ->
    [nic] { "" }
   *[other] porażka: { $effect2 }
 })
    .alertness = czujności
    .physique = sprawności
    .smarts = intelektu
    .willpower = siły woli
do-by_reputation = według reputacji (dobra: { $effect1 }; neutralna: { $effect2 }; zła: { $effect3 })
do-may = możesz: { $effect }
do-otherwise = { $effect1 } (jeśli nie możesz, { $effect2 })
do-nothing = { $form ->
    [to] wyjść z tego bez szwanku
   *[do] nie rób nic
 }
    .test = nic
    .by_reputation = nic
    .otherwise = nic się nie dzieje
do-go_on = { $form ->
    [to] przejść
   *[do] przejdź
 } do następnego akapitu
do-fail = misja kończy się niepowodzeniem
do-secret = { $form ->
    [to] odkryć
   *[do] odkryj
 } tajemnicę
do-win = { $form ->
    [to] wygrać
   *[do] wygraj
 } grę
do-when = jeśli { $checks }, { $effect }
do-per = { $effect } za { $each }

## Szperacz

do-amounts = { $form ->
    [to] otrzymać
   *[do] otrzymaj
 } { $amounts }
pay-amounts = { $form ->
    [to] otrzymać
   *[do] otrzymaj
 } { $amounts }
unit-radiation = { $number ->
    [one] 1 radiację
    [few] { $number } radiacje
   *[many] { $number } radiacji
 }
unit-disturbance = { $number ->
    [one] 1 zaburzenie
    [few] { $number } zaburzenia
   *[many] { $number } zaburzeń
 }
unit-wound = { $number ->
    [one] 1 ranę
    [few] { $number } rany
   *[many] { $number } ran
 }
do-fatigue = { $form ->
    [to] zwiększyć
   *[do] zwiększ
 } zmęczenie o { $number }
do-fatigue-overflow = { $form ->
    [to] zwiększyć
   *[do] zwiększ
 } zmęczenie o { $number } (także powyżej maksimum: każdy nadmiarowy punkt to 1 obrażenie)
pay-fatigue = { $form ->
    [to] zwiększyć
   *[do] zwiększ
 } zmęczenie o { $number }
do-rest = { $form ->
    [to] zmniejszyć
   *[do] zmniejsz
 } zmęczenie o { $number }
do-heal = { $form ->
    [to] uleczyć
   *[do] ulecz
 } { $number ->
    [one] 1 obrażenie
    [few] { $number } obrażenia
   *[many] { $number } obrażeń
 }
do-cure = { $form ->
    [to] usunąć
   *[do] usuń
 } 1 uraz
do-reputation-better = { $form ->
    [to] poprawić
   *[do] popraw
 } reputację
do-reputation-worse = { $form ->
    [to] pogorszyć
   *[do] pogorsz
 } reputację
pay-reputation-worse = { $form ->
    [to] pogorszyć
   *[do] pogorsz
 } reputację
do-roubles = { $form ->
    [to] wziąć
   *[do] weź
 } { $number } ₽
pay-roubles = { $form ->
    [to] zapłacić
   *[do] zapłać
 } { $number } ₽
do-lose = { $form ->
    [to] stracić
   *[do] strać
 } { $number } ₽
do-relocate-random-adjacent = { $form ->
    [to] przenieść
   *[do] przenieś
 } się na losowy sąsiedni obszar
do-relocate-adjacent = { $form ->
    [to] przenieść
   *[do] przenieś
 } się na sąsiedni obszar
do-relocate-adjacent-voice = { $form ->
    [to] przenieść
   *[do] przenieś
 } się na sąsiedni obszar wskazany przez Głos Zony
do-relocate-bunker = { $form ->
    [to] przenieść
   *[do] przenieś
 } się do dowolnego bunkra
do-relocate-green = { $form ->
    [to] przenieść
   *[do] przenieś
 } się na dowolny obszar zielonego sektora
do-relocate-yellow = { $form ->
    [to] przenieść
   *[do] przenieś
 } się na dowolny obszar żółtego sektora
do-relocate-power_plant = { $form ->
    [to] przenieść
   *[do] przenieś
 } się do Elektrowni
do-relocate-sarcophagus = { $form ->
    [to] przenieść
   *[do] przenieś
 } się do sarkofagu

## Przedmioty

do-junk = { $form ->
    [to] wziąć
   *[do] weź
 } { $number ->
    [one] 1 rupieć
    [few] { $number } rupiecie
   *[many] { $number } rupieci
 }
do-equipment = { $form ->
    [to] wziąć
   *[do] weź
 } { $number ->
    [one] 1 sprzęt
    [few] { $number } sprzęty
   *[many] { $number } sprzętów
 }
do-artefact-green = { $form ->
    [to] wziąć
   *[do] weź
 } 1 zielony artefakt
do-artefact-yellow = { $form ->
    [to] wziąć
   *[do] weź
 } 1 żółty artefakt
do-trophy = { $form ->
    [to] zatrzymać
   *[do] zatrzymaj
 } żeton jako trofeum warte { $number } ₽
do-trophy-yellow = { $form ->
    [to] wziąć
   *[do] weź
 } żeton żółtego mutanta jako trofeum
do-wear = { $form ->
    [to] położyć
   *[do] połóż
 } { $number ->
    [one] 1 uszkodzenie
    [few] { $number } uszkodzenia
   *[many] { $number } uszkodzeń
 } na swoim przedmiocie (nie trwałym)
pay-wear = { $form ->
    [to] położyć
   *[do] połóż
 } { $number ->
    [one] 1 uszkodzenie
    [few] { $number } uszkodzenia
   *[many] { $number } uszkodzeń
 } na swoim przedmiocie (nie trwałym)
do-repair = { $form ->
    [to] naprawić
   *[do] napraw
 } { $number ->
    [one] 1 uszkodzenie
    [few] { $number } uszkodzenia
   *[many] { $number } uszkodzeń
 } przedmiotów
do-discard-item = { $form ->
    [to] odrzucić
   *[do] odrzuć
 } { $number ->
    [one] 1 przedmiot
    [few] { $number } przedmioty
   *[many] { $number } przedmiotów
 }
pay-discard-artefact = { $form ->
    [to] odrzucić
   *[do] odrzuć
 } { $number ->
    [one] 1 artefakt
    [few] { $number } artefakty
   *[many] { $number } artefaktów
 }
pay-crowbar = { $form ->
    [to] użyć
   *[do] użyj
 } łomu
pay-two_items = { $form ->
    [to] odrzucić
   *[do] odrzuć
 } 2 przedmioty, w tym co najmniej 1 sprzęt (Łom liczy się za oba)
do-sell = { $form ->
    [to] sprzedać
   *[do] sprzedaj
 } 1 przedmiot za cenę wyższą o { $number } ₽
do-sell-artefact = { $form ->
    [to] sprzedać
   *[do] sprzedaj
 } 1 artefakt za cenę wyższą o { $number } ₽
do-buy = { $form ->
    [to] kupić
   *[do] kup
 } 1 przedmiot z targowiska{ $args ->
    [0] { "" }
   *[other] { " " }o { $number } ₽ taniej
 }

## Zagrożenia, talie, tory

do-encounter-green-mutant = { $form ->
    [to] rozpatrzyć
   *[do] rozpatrz
 } spotkanie z zielonym mutantem
do-encounter-green-anomaly = { $form ->
    [to] rozpatrzyć
   *[do] rozpatrz
 } spotkanie z zieloną anomalią
do-encounter-yellow-mutant = { $form ->
    [to] rozpatrzyć
   *[do] rozpatrz
 } spotkanie z żółtym mutantem
do-encounter-yellow-anomaly = { $form ->
    [to] rozpatrzyć
   *[do] rozpatrz
 } spotkanie z żółtą anomalią
do-fight-green-mutant = { $form ->
    [to] dobrać
   *[do] dobierz
 } zielonego mutanta i { $form ->
    [to] rozpatrzyć
   *[do] rozpatrz
 } spotkanie z nim (niepokonany zostaje tutaj)
do-fight-green-anomaly = { $form ->
    [to] dobrać
   *[do] dobierz
 } zieloną anomalię i { $form ->
    [to] rozpatrzyć
   *[do] rozpatrz
 } spotkanie z nią (niepokonana zostaje tutaj)
do-fight-yellow-mutant-anomaly = { $form ->
    [to] położyć
   *[do] połóż
 } tutaj żółtego mutanta i żółtą anomalię i { $form ->
    [to] rozpatrzyć
   *[do] rozpatrz
 } spotkanie z jednym z nich (niepokonane zostają tutaj)
do-fight-yellow-mutant-no_fleeing = { $form ->
    [to] dobrać
   *[do] dobierz
 } żółtego mutanta i { $form ->
    [to] rozpatrzyć
   *[do] rozpatrz
 } spotkanie z nim bez możliwości ucieczki (niepokonany zostaje tutaj)
do-fight-yellow-anomaly-no_fleeing = { $form ->
    [to] dobrać
   *[do] dobierz
 } żółtą anomalię i { $form ->
    [to] rozpatrzyć
   *[do] rozpatrz
 } spotkanie z nią bez możliwości ucieczki (niepokonana zostaje tutaj)
do-place-green-mutant = Głos Zony kładzie { $number ->
    [one] 1 zielonego mutanta na zielonym obszarze
   *[other] po 1 zielonym mutancie na { $number } różnych zielonych obszarach
 }
do-place-green-anomaly = Głos Zony kładzie { $number ->
    [one] 1 zieloną anomalię na zielonym obszarze
   *[other] po 1 zielonej anomalii na { $number } różnych zielonych obszarach
 }
do-place-yellow-mutant = Głos Zony kładzie { $number ->
    [one] 1 żółtego mutanta na żółtym obszarze
   *[other] po 1 żółtym mutancie na { $number } różnych żółtych obszarach
 }
do-place-yellow-anomaly = Głos Zony kładzie { $number ->
    [one] 1 żółtą anomalię na żółtym obszarze
   *[other] po 1 żółtej anomalii na { $number } różnych żółtych obszarach
 }
do-place-green-mutant-here = { $form ->
    [to] położyć
   *[do] połóż
 } tutaj zielonego mutanta
do-look-rumour = { $form ->
    [to] podejrzeć
   *[do] podejrzyj
 } { $number ->
    [one] wierzchnią kartę wieści
    [few] { $number } wierzchnie karty wieści
   *[many] { $number } wierzchnich kart wieści
 }
do-look-facility = { $form ->
    [to] podejrzeć
   *[do] podejrzyj
 } { $number ->
    [one] wierzchnią kartę
    [few] { $number } wierzchnie karty
   *[many] { $number } wierzchnich kart
 } talii tajnego obiektu
do-look-facility-reorder = { $form ->
    [to] podejrzeć
   *[do] podejrzyj
 } { $number } wierzchnie karty talii tajnego obiektu lub sarkofagu i { $form ->
    [to] odłożyć
   *[do] odłóż
 } je w dowolnej kolejności
do-emission = { $form ->
    [to] przesunąć
   *[do] przesuń
 } znacznik emisji o { $number } (emisję wywołują dopiero strzałki wieści)
do-cheaper_opening = pierwsze zamknięcie, które otworzysz w swojej następnej turze, kosztuje cię o 1 obrażenie lub 1 zmęczenie mniej
do-new_market = { $form ->
    [to] wymienić
   *[do] wymień
 } całe targowisko
do-new_lock = Głos Zony wymienia żeton zamknięcia jednego zamkniętego obiektu na losowy z pudełka
do-another = inny szperacz, którego wybierzesz: { $effect }
do-everyone = każdy szperacz: { $effect }
do-everyone-bunker = każdy szperacz w bunkrze: { $effect }
do-everyone-open = każdy szperacz na otwartej przestrzeni: { $effect }
do-everyone-outside = każdy szperacz poza bunkrami: { $effect }
do-everyone-good = każdy szperacz o dobrej reputacji: { $effect }
do-everyone-bad = każdy szperacz o złej reputacji: { $effect }

## Przedmioty w testach i przeciw obrażeniom

do-reroll-radiation = { $form ->
    [to] przerzucić
   *[do] przerzuć
 } 1 kość z wynikiem radiacji
do-reroll-blank = { $form ->
    [to] przerzucić
   *[do] przerzuć
 } 1 kość z pustą ścianką
do-reroll-all = { $form ->
    [to] przerzucić
   *[do] przerzuć
 } wszystkie 3 kości
do-reroll-mutant-confrontation = { $form ->
    [to] przerzucić
   *[do] przerzuć
 } 1 kość podczas konfrontacji z mutantem
do-easier-detection-mutant = przed rzutem: { $form ->
    [to] obniżyć
   *[do] obniż
 } o { $number } trudność wykrycia mutanta
do-pass-alertness-detection-mutant = przed rzutem: { $form ->
    [to] zdać
   *[do] zdaj
 } automatycznie test wykrycia mutanta
do-pass-alertness-event = przed rzutem: { $form ->
    [to] zdać
   *[do] zdaj
 } automatycznie test czujności w wydarzeniu
do-protect-radiation = { $form ->
    [to] zapobiec
   *[do] zapobiegnij
 } { $number ->
    [one] 1 radiacji
   *[other] { $number } radiacjom
 }
do-protect-disturbance = { $form ->
    [to] zapobiec
   *[do] zapobiegnij
 } { $number ->
    [one] 1 zaburzeniu
   *[other] { $number } zaburzeniom
 }
do-protect-wound = { $form ->
    [to] zapobiec
   *[do] zapobiegnij
 } { $number ->
    [one] 1 ranie
   *[other] { $number } ranom
 }
do-ignore_backfire = { $form ->
    [to] zignorować
   *[do] zignoruj
 } oddziaływanie używanego artefaktu
do-sixth_slot = masz szóste miejsce w plecaku
do-once = raz na rundę: { $effect }

## Zdolności zagrożeń

do-no_push = nie wolno forsować testów w tym spotkaniu
do-no_push-detection = nie wolno forsować testu wykrycia
do-no_push-confrontation = nie wolno forsować testu konfrontacji
do-harder-mo = na Mokradłach oba testy są trudniejsze o { $number }
do-harder-jb = nad Jeziorem Białym oba testy są trudniejsze o { $number }
do-harder-confrontation = test konfrontacji jest trudniejszy o { $number }
do-harder-alertness = testy czujności na oznaczonym obszarze są trudniejsze o { $number }
do-on_failed-detection = po niezdanym teście wykrycia: { $effect }
do-on_failed-confrontation = po niezdanym teście konfrontacji: { $effect }
do-on_won = po wygranej: { $effect }
do-on_left = jeśli zostaje na planszy: { $effect }
do-special-damage_cannot_be_reduced = jego obrażeniom nie można zapobiec
do-special-easier_when_detected = po zdanym teście wykrycia konfrontacja jest łatwiejsza o 1
do-special-returned_for_healing = { $form ->
    [to] odłożyć
   *[do] odłóż
 } żeton do podajnika zamiast brać trofeum i { $form ->
    [to] uleczyć
   *[do] ulecz
 } 1 obrażenie
do-special-pushing_costs_a_wound = forsowanie testu w tym spotkaniu kosztuje dodatkowo 1 ranę
do-special-radiation_faces_fail_detection = radiacja na kości liczy się w teście wykrycia jako porażka
do-special-no_cancelling = w tym spotkaniu nie można anulować porażek
do-special-encounter_ends = spotkanie się kończy (zagrożenie zostaje na miejscu)
do-special-confrontation_is_3 = { $form ->
    [to] obniżyć
   *[do] obniż
 } trudność konfrontacji do 3
do-special-no_fleeing_when_undetected = po niezdanym teście wykrycia nie można uciec
do-special-no_items_in_detection = w teście wykrycia nie można używać przedmiotów
do-special-failures_wound_in_confrontation = każda porażka na kości w konfrontacji zadaje też 1 ranę
do-special-detection_twice = test wykrycia trzeba zdać dwa razy z rzędu
do-special-only_radiation_rerolled = w tym spotkaniu można przerzucać tylko kości z radiacją
do-special-clothing_wears_more = strój użyty w tym spotkaniu otrzymuje 1 dodatkowe uszkodzenie
do-special-no_electronics = w tym spotkaniu nie można używać elektroniki
do-special-turn_ends = { $form ->
    [to] stracić
   *[do] strać
 } pozostałe akcje w tej turze
do-special-no_bonuses = sukcesy z przedmiotów nie liczą się w tym spotkaniu (anulowanie porażek działa)

## Wieści czasowe

do-leaving = opuszczenie oznaczonego obszaru akcją ruchu: { $effect }
do-crossing = przekroczenie oznaczonej granicy: { $effect }
do-closed = oznaczonej granicy nie można przekroczyć
do-trader = na oznaczonym obszarze można za akcję kupić 1 przedmiot z targowiska albo sprzedać 1 przedmiot lub trofeum
do-resting = odpoczynek na oznaczonym obszarze zmniejsza zmęczenie dodatkowo o { $number }
do-after_actions = każdy szperacz na oznaczonym obszarze na koniec fazy akcji: { $effect }
do-before_events = każdy szperacz na oznaczonym obszarze na początku fazy wydarzeń: { $effect }

## Zasady postaci i przedmiotów

do-special-sorts_what_is_found = gdy efekt inny niż zakup daje ci rupiecie lub sprzęt z talii, { $form ->
    [to] dobrać
   *[do] dobierz
 } 1 kartę więcej, a potem { $form ->
    [to] odrzucić
   *[do] odrzuć
 } 1 z dobranych
do-special-willpower_for_smarts = { $form ->
    [to] użyć
   *[do] użyj
 } siły woli zamiast intelektu w konfrontacji z anomalią lub w innym teście z jej symbolem (przed rzutem)
do-special-better_known_at_market = na targowisku reputacja liczy się o stopień lepiej
do-special-unhurt_by_radiation_faces = radiacja na kościach nie zadaje obrażeń
do-special-rests_with_a_drink = po użyciu w teście małego przedmiotu jednorazowego { $form ->
    [to] zmniejszyć
   *[do] zmniejsz
 } też zmęczenie o 1
do-special-unhurt_by_shortcuts = skróty nie zadają obrażeń
do-special-more_junk = gdy efekt każe ci wziąć lub zatrzymać rupieć, { $form ->
    [to] wziąć
   *[do] weź
 } 1 więcej
do-special-safe_shortcut = { $form ->
    [to] przejść
   *[do] przejdź
 } przez skrót bez otrzymywania obrażenia
do-special-good_until_end_of_turn = do końca tury twoja reputacja liczy się jako dobra
do-special-scan_anomaly = przed spotkaniem z anomalią: przez całe spotkanie { $form ->
    [to] ignorować
   *[do] ignoruj
 } jej zdolność, a w konfrontacji { $form ->
    [to] testować
   *[do] testuj
 } intelekt
do-special-repair_in_action_phase = w fazie akcji, bez zużywania akcji: { $form ->
    [to] naprawić
   *[do] napraw
 } 3 uszkodzenia dowolnie podzielone między swoje przedmioty
do-special-rest_more = podczas akcji odpoczynku { $form ->
    [to] zmniejszyć
   *[do] zmniejsz
 } zmęczenie dodatkowo o 1
do-special-drive_mutant_away = po dobraniu żetonu mutanta { $form ->
    [to] odrzucić
   *[do] odrzuć
 } go bez spotkania, łupu i obrażeń
do-special-use_artefact_again = { $form ->
    [to] użyć
   *[do] użyj
 } ponownie efektu swojego trwałego artefaktu użytego już w tej rundzie, razem z oddziaływaniem (nie Lepika ani Jarzębiny)
do-special-exhaust_and_heal = { $form ->
    [to] ustawić
   *[do] ustaw
 } zmęczenie na maksimum i { $form ->
    [to] uleczyć
   *[do] ulecz
 } wszystkie obrażenia
do-special-slow_in_yellow = ruch na żółty obszar zwiększa zmęczenie o 1
do-special-tunnel_move = za akcję ruchu { $form ->
    [to] przejść
   *[do] przejdź
 } z obszaru wejściowego tajnego obiektu na obszar wejściowy dowolnego obiektu
do-special-win_without_loot = { $form ->
    [to] wygrać
   *[do] wygraj
 } automatycznie konfrontację z anomalią, bez łupu
do-special-change_kind = { $form ->
    [to] zmienić
   *[do] zmień
 } rodzaj 1 obrażenia, które masz otrzymać
do-special-nest_fatigue = { $form ->
    [to] zmniejszyć
   *[do] zmniejsz
 } o 1 wzrost zmęczenia z jednego efektu, także z biegu do bunkra przed emisją
do-special-better_camp = podczas obozowania { $form ->
    [to] zmniejszyć
   *[do] zmniejsz
 } zmęczenie dodatkowo o 1 i { $form ->
    [to] uleczyć
   *[do] ulecz
 } 1 obrażenie
do-special-push_more_dice = forsując test z 1 urazem, { $form ->
    [to] przerzucić
   *[do] przerzuć
 } naraz do 2 kości, a z 2 lub więcej urazami do 3
do-special-no_damage_from_mutant = w spotkaniu z mutantem niezdane testy nie zadają obrażeń z żetonu
do-special-turn_failure = { $form ->
    [to] zamienić
   *[do] zamień
 } jeden niezdany test w zdany
do-special-fly = za akcję ruchu { $form ->
    [to] przenieść
   *[do] przenieś
 } się na obszar odległy o najwyżej 2, bez skrótów i bez spotkania
do-special-sell_artefact_better = sprzedając artefakt, { $form ->
    [to] wziąć
   *[do] weź
 } 100 ₽ więcej
do-special-paid_photographs = po wygranym spotkaniu { $form ->
    [to] wziąć
   *[do] weź
 } 100 ₽

## Co się liczy

count-artefacts = { $number ->
    [one] 1 artefakt
    [few] { $number } artefakty
   *[many] { $number } artefaktów
 }
    .each = każdy twój artefakt
count-artefacts-backpack = { $number ->
    [one] 1 artefakt
    [few] { $number } artefakty
   *[many] { $number } artefaktów
 } w plecaku
    .each = każdy artefakt w plecaku, z tym włącznie
count-crowbars = { $number ->
    [one] łom
   *[other] { $number } łomy
 }
    .some = masz łom
count-secrets = { $number ->
    [one] 1 tajemnicę
    [few] { $number } tajemnice
   *[many] { $number } tajemnic
 }
    .check = masz { $bound } tajemnice
count-others_here = { $number ->
    [one] innego szperacza
   *[other] { $number } innych szperaczy
 } na twoim obszarze
    .none = nie ma innego szperacza na twoim obszarze
    .some = inny szperacz jest na twoim obszarze

## Części kart

zona-part = { $sentence }.
zona-part-good = Przy dobrej reputacji: { $clause }.
zona-part-passive = Stale: { $clause }.
zona-part-backfire = Oddziaływanie: { $clause }.
zona-part-damage = Obrażenia: { $clause }.
zona-part-loot = Łup: { $clause }.
zona-part-ability = Zdolność: { $clause }.
zona-part-green = Zielony sektor: { $clause }.
zona-part-yellow = Żółty sektor: { $clause }.
zona-part-red = Czerwony sektor: { $clause }.
zona-part-nothing = Bez efektu, na sprzedaż.
zona-part-unrepairable = Bez możliwości naprawy.
zona-part-with_four = Przy czterech graczach ta wieść ma o { $number ->
    [one] jedną strzałkę
    [few] { $number } strzałki
    [many] { $number } strzałek
   *[other] { $number } strzałki
 } więcej.
zona-part-harder_with-3 = Przy trzech lub czterech graczach każdy test z tej karty jest trudniejszy o 1.
zona-part-harder_with-4 = Przy czterech graczach każdy test z tej karty jest trudniejszy o 1.
zona-emission = Emisja { $number }
zona-event-green = Wydarzenie zielonego sektora
zona-event-yellow = Wydarzenie żółtego sektora
zona-event-archive = Wydarzenie Podziemnego archiwum
zona-event-lab = Wydarzenie Laboratorium botanicznego
zona-event-bunker = Wydarzenie Rządowego schronu
zona-event-observatory = Wydarzenie Obserwatorium emisyjnego
zona-event-sarcophagus = Wydarzenie sarkofagu

## Warunki

check-least = masz co najmniej { $things }
    .bound = co najmniej { $number }
check-most = masz najwyżej { $things }
    .bound = najwyżej { $number }
check-exactly = masz dokładnie { $things }
    .bound = dokładnie { $number }

## Granice

zona-border = { $one } – { $other }
zona-border-plain = Zwykła granica.
zona-border-radiation = Skrót: przejście zadaje 1 radiację.
zona-border-disturbance = Skrót: przejście zadaje 1 zaburzenie.
zona-border-wound = Skrót: przejście zadaje 1 ranę.

## Inne

do-discard-artefact = { $form ->
    [to] odrzucić
   *[do] odrzuć
 } { $number ->
    [one] 1 artefakt
    [few] { $number } artefakty
   *[many] { $number } artefaktów
 }
do-discard-equipment = { $form ->
    [to] odrzucić
   *[do] odrzuć
 } { $number ->
    [one] 1 sprzęt
    [few] { $number } sprzęty
   *[many] { $number } sprzętów
 }
pay-discard-item = { $form ->
    [to] odrzucić
   *[do] odrzuć
 } { $number ->
    [one] 1 przedmiot
    [few] { $number } przedmioty
   *[many] { $number } przedmiotów
 }
pay-discard-equipment = { $form ->
    [to] odrzucić
   *[do] odrzuć
 } { $number ->
    [one] 1 sprzęt
    [few] { $number } sprzęty
   *[many] { $number } sprzętów
 }

## Słowa z dowolnymi znacznikami

tags-test =
    .alertness = czujności
    .physique = sprawności
    .smarts = intelektu
    .willpower = siły woli
tags-place =
    .event = w wydarzeniach
    .pg = na Pograniczu
    .wy = na Wysypisku
    .mo = na Mokradłach
    .wi = w Wiosce
    .go = w Gospodarstwach
    .sz = w Sztabie
    .za = w Zajeździe
    .ka = w Kamieniołomie
    .cz = w Czarnobylu
    .fa = w Fabryce
    .po = na Poligonie
    .on = w Obozie naukowym
    .jb = nad Jeziorem Białym
    .cl = w Czerwonym Lesie
    .mw = na Mglistym Wzgórzu
    .pr = w Prypeci
    .om = na Oku Moskwy
    .el = w Elektrowni
    .sa = w Sarkofagu
    .bunker = w dowolnym bunkrze
tags-damage =
    .radiation = radiacja
    .disturbance = zaburzenie
    .wound = rana
tags-where = w { $tagged ->
    [no] dowolnym teście
   *[yes] teście{ $test ->
        [none] { "" }
       *[other] { " " }{ $test }
    }
 }{ $mutant ->
    [yes] { " " }przeciw mutantom
   *[no] { "" }
 }{ $anomaly ->
    [yes] { " " }przeciw anomaliom
   *[no] { "" }
 }{ $detection ->
    [yes] { " " }podczas wykrycia
   *[no] { "" }
 }{ $confrontation ->
    [yes] { " " }podczas konfrontacji
   *[no] { "" }
 }{ $outside ->
    [yes] { " " }poza spotkaniami
   *[no] { "" }
 }{ $place ->
    [none] { "" }
   *[other] { " " }{ $place }
 }
do-boost = { $form ->
    [to] dodać
   *[do] dodaj
 } { $number ->
    [one] 1 sukces
    [few] { $number } sukcesy
   *[many] { $number } sukcesów
 } { $where }
do-cancel = { $form ->
    [to] anulować
   *[do] anuluj
 } { $number ->
    [one] 1 porażkę
    [few] { $number } porażki
   *[many] { $number } porażek
 } { $where }
do-reroll = { $form ->
    [to] przerzucić
   *[do] przerzuć
 } { $all ->
    [yes] wszystkie 3 kości
   *[no] { $number ->
        [one] 1 kość
       *[other] do { $number } kości
    }
 }{ $failure ->
    [yes] { " " }z wynikiem porażki
   *[no] { "" }
 }{ $radiation ->
    [yes] { " " }z wynikiem radiacji
   *[no] { "" }
 }{ $blank ->
    [yes] { " " }z pustą ścianką
   *[no] { "" }
 } { $where }
do-easier = przed rzutem: { $form ->
    [to] obniżyć
   *[do] obniż
 } trudność o { $number } { $where }
do-pass = przed rzutem: automatyczny sukces { $where }
do-harder = trudność jest wyższa o { $number } { $where }
do-protect = { $form ->
    [to] zapobiec
   *[do] zapobiegnij
 } { $number ->
    [one] 1 obrażeniu
   *[other] { $number } obrażeniom
 } { $damage ->
    [none] dowolnego rodzaju
   *[other] ({ $damage })
 }{ $area_action ->
    [yes] { " " }z akcji obszaru{ $shortcut ->
        [yes] { " " }lub skrótu
       *[no] { "" }
    }
   *[no] { $shortcut ->
        [yes] { " " }ze skrótu
       *[no] { "" }
    }
 }
do-at = { $place }, w fazie akcji, bez zużywania akcji: { $effect }
do-draw-junk = { $form ->
    [to] dobrać
   *[do] dobierz
 } { $number ->
    [one] 1 rupieć
    [few] { $number } rupiecie
   *[many] { $number } rupieci
 }, zatrzymując { $second }
do-draw-equipment = { $form ->
    [to] dobrać
   *[do] dobierz
 } { $number ->
    [one] 1 sprzęt
    [few] { $number } sprzęty
   *[many] { $number } sprzętów
 }, zatrzymując { $second }
do-draw-artefact-green = { $form ->
    [to] dobrać
   *[do] dobierz
 } { $number ->
    [one] 1 zielony artefakt
    [few] { $number } zielone artefakty
   *[many] { $number } zielonych artefaktów
 }, zatrzymując { $second }
do-draw-artefact-yellow = { $form ->
    [to] dobrać
   *[do] dobierz
 } { $number ->
    [one] 1 żółty artefakt
    [few] { $number } żółte artefakty
   *[many] { $number } żółtych artefaktów
 }, zatrzymując { $second }
do-sell_any = { $form ->
    [to] sprzedać
   *[do] sprzedaj
 } dowolną liczbę trofeów i artefaktów za cenę wyższą o { $number } ₽ (zielone) lub { $second } ₽ (żółte)
do-trophy-green = { $form ->
    [to] wziąć
   *[do] weź
 } żeton zielonego mutanta jako trofeum
do-everyone-neutral = każdy szperacz o neutralnej reputacji: { $effect }
do-fight-yellow-mutant = { $form ->
    [to] dobrać
   *[do] dobierz
 } żółtego mutanta i { $form ->
    [to] rozpatrzyć
   *[do] rozpatrz
 } spotkanie z nim (niepokonany zostaje tutaj)
do-fight-yellow-anomaly = { $form ->
    [to] dobrać
   *[do] dobierz
 } żółtą anomalię i { $form ->
    [to] rozpatrzyć
   *[do] rozpatrz
 } spotkanie z nią (niepokonana zostaje tutaj)
do-fight-green-mutant-anomaly = { $form ->
    [to] położyć
   *[do] połóż
 } tutaj zielonego mutanta i zieloną anomalię i { $form ->
    [to] rozpatrzyć
   *[do] rozpatrz
 } spotkanie z jednym z nich (niepokonane zostają tutaj)
do-fight-green-mutant-no_fleeing = { $form ->
    [to] dobrać
   *[do] dobierz
 } zielonego mutanta i { $form ->
    [to] rozpatrzyć
   *[do] rozpatrz
 } spotkanie z nim bez możliwości ucieczki (niepokonany zostaje tutaj)
do-fight-green-anomaly-no_fleeing = { $form ->
    [to] dobrać
   *[do] dobierz
 } zieloną anomalię i { $form ->
    [to] rozpatrzyć
   *[do] rozpatrz
 } spotkanie z nią bez możliwości ucieczki (niepokonana zostaje tutaj)
do-place = { $mutant ->
    [yes] { $green ->
        [yes] zielony
       *[no] żółty
    } mutant
   *[no] { $green ->
        [yes] zielona
       *[no] żółta
    } anomalia
 } pojawia się { $here ->
    [yes] tutaj
   *[no] { $place }
 }
do-discard-small = { $form ->
    [to] odrzucić
   *[do] odrzuć
 } { $number ->
    [one] 1 mały przedmiot
    [few] { $number } małe przedmioty
   *[many] { $number } małych przedmiotów
 }
do-discard-trophy = { $form ->
    [to] odrzucić
   *[do] odrzuć
 } { $number ->
    [one] 1 trofeum mutanta
    [few] { $number } trofea mutantów
   *[many] { $number } trofeów mutantów
 }
pay-discard-small = { $form ->
    [to] odrzucić
   *[do] odrzuć
 } { $number ->
    [one] 1 mały przedmiot
    [few] { $number } małe przedmioty
   *[many] { $number } małych przedmiotów
 }
pay-discard-trophy = { $form ->
    [to] odrzucić
   *[do] odrzuć
 } { $number ->
    [one] 1 trofeum mutanta
    [few] { $number } trofea mutantów
   *[many] { $number } trofeów mutantów
 }
