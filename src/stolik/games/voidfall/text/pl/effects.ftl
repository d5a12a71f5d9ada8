### Słowa efektów Voidfalla (jak ich użyć, mówi stolik.content.render).

## Ilości

do-amounts = { $form ->
    [to] zyskać
   *[do] zyskaj
 } { $amounts }
pay-amounts = { $form ->
    [to] zapłacić
   *[do] zapłać
 } { $amounts }
unit-F = { $number ->
    [one] 1 jednostkę Żywności
    [few] { $number } jednostki Żywności
   *[many] { $number } jednostek Żywności
 }
unit-E = { $number ->
    [one] 1 jednostkę Energii
    [few] { $number } jednostki Energii
   *[many] { $number } jednostek Energii
 }
unit-M = { $number ->
    [one] 1 Materiał
    [few] { $number } Materiały
   *[many] { $number } Materiałów
 }
unit-C = { $number ->
    [one] 1 Kredyt
    [few] { $number } Kredyty
   *[many] { $number } Kredytów
 }
unit-S = { $number ->
    [one] 1 punkt Nauki
    [few] { $number } punkty Nauki
   *[many] { $number } punktów Nauki
 }
unit-inf = { $number ->
    [one] 1 punkt Wpływu
    [few] { $number } punkty Wpływu
   *[many] { $number } punktów Wpływu
 }

## Zasoby

do-any = { $form ->
    [to] zyskać
   *[do] zyskaj
 } { $number ->
    [one] 1 dowolny zasób
    [few] { $number } dowolne zasoby
   *[many] { $number } dowolnych zasobów
 }
do-fem = { $form ->
    [to] zyskać
   *[do] zyskaj
 } { $number ->
    [one] 1 jednostkę Żywności, Energii lub Materiałów
    [few] łącznie { $number } jednostki Żywności, Energii lub Materiałów
   *[many] łącznie { $number } jednostek Żywności, Energii lub Materiałów
 }
do-produce = { $form ->
    [to] wyprodukować
   *[do] wyprodukuj
 } { $number ->
    [one] jeden rodzaj zasobu
    [few] { $number } różne rodzaje zasobów
   *[many] { $number } różnych rodzajów zasobów
 }
do-produce-same = { $form ->
    [to] wyprodukować
   *[do] wyprodukuj
 } jeden rodzaj zasobu (jeśli zakładasz Gildię, to jej rodzaj)
do-produce-tags = { $form ->
    [to] wyprodukować
   *[do] wyprodukuj
 } { $tags }
    .F = Żywność
    .E = Energię
    .M = Materiały
    .C = Kredyty
    .S = Naukę

## Siła Floty

do-activate = { $form ->
    [to] aktywować
   *[do] aktywuj
 } { $number ->
    [one] 1 Siłę Floty
    [few] { $number } Siły Floty
   *[many] { $number } Sił Floty
 }
do-deactivate = { $form ->
    [to] dezaktywować
   *[do] dezaktywuj
 } { $number ->
    [one] 1 Siłę Floty
    [few] { $number } Siły Floty
   *[many] { $number } Sił Floty
 }
do-deploy = { $form ->
    [to] rozmieścić
   *[do] rozmieść
 } { $number ->
    [one] 1 Siłę Floty
    [few] { $number } Siły Floty
   *[many] { $number } Sił Floty
 }{ $home ->
    [yes] { " " }w Sektorze Macierzystym
   *[no] { "" }
 }
do-deploy-yards = { $form ->
    [to] rozmieścić
   *[do] rozmieść
 } po 1 Sile Floty przy każdej swojej Stoczni
do-deploy-tags = { $form ->
    [to] rozmieścić
   *[do] rozmieść
 } { $number ->
    [one] 1 Siłę Floty
    [few] { $number } Siły Floty
   *[many] { $number } Sił Floty
 } { $either }{ $home ->
    [yes] { " " }w Sektorze Macierzystym
   *[no] { "" }
 }
    .corvette = Korwet
    .sentry = Strażników
    .destroyer = Niszczycieli
    .dreadnought = Pancerników
    .carrier = Lotniskowców
do-recall = { $form ->
    [to] wycofać
   *[do] wycofaj
 } { $number ->
    [one] 1 Siłę Floty
    [few] { $number } Siły Floty
   *[many] { $number } Sił Floty
 }
do-regroup = { $form ->
    [to] przegrupować
   *[do] przegrupuj
 } Floty{ $args ->
    [0] { "" }
   *[other] { " " }(najwyżej { $number ->
        [one] { $number } ruch
        [few] { $number } ruchy
       *[many] { $number } ruchów
     })
 }
do-invade = { $form ->
    [to] przeprowadzić
   *[do] przeprowadź
 } Inwazję
do-invade-corrupted = { $form ->
    [to] przeprowadzić
   *[do] przeprowadź
 } Inwazję na Spaczony Sektor
do-invade-bombard = { $form ->
    [to] przeprowadzić
   *[do] przeprowadź
 } Inwazję, absorbując 1 Uszkodzenie za każde 3 zapłacone Materiały

## Sektory

do-guild = { $form ->
    [to] założyć
   *[do] załóż
 } dowolną Gildię
    .place = dowolną Gildię
do-guild-same = { $form ->
    [to] założyć
   *[do] załóż
 } dowolną Gildię
do-guild-tags = { $form ->
    [to] założyć
   *[do] załóż
 } Gildię { $either }
    .place = Gildię { $either }
    .F = Rolników
    .E = Inżynierów
    .M = Górników
    .C = Bankierów
    .S = Naukowców
do-installation = { $form ->
    [to] zbudować
   *[do] zbuduj
 } dowolną Instalację
    .place = dowolną Instalację
do-shipyard = { $form ->
    [to] zbudować
   *[do] zbuduj
 } Stocznię
    .place = Stocznię
do-defence = { $form ->
    [to] zbudować
   *[do] zbuduj
 } Obronę Sektora
    .place = Obronę Sektora
do-starbase = { $form ->
    [to] zbudować
   *[do] zbuduj
 } Bazę Gwiezdną
    .place = Bazę Gwiezdną
do-starbase-free = { $form ->
    [to] zbudować
   *[do] zbuduj
 } Bazę Gwiezdną (bez jej Technologii)
do-raise = { $form ->
    [to] zwiększyć
   *[do] zwiększ
 } Czystą Populację o 1
do-destroy = { $form ->
    [to] zniszczyć
   *[do] zniszcz
 } swoją Gildię lub Instalację (nie w Sektorze Macierzystym)
do-destroy-tags = { $form ->
    [to] zniszczyć
   *[do] zniszcz
 } swoją { $either } (nie w Sektorze Macierzystym)
    .guild = Gildię
    .installation = Instalację

## Spaczenie

do-corrupt = { $form ->
    [to] zyskać
   *[do] zyskaj
 } Spaczenie
    .place = Spaczenie
do-corrupt-tags = { $form ->
    [to] zyskać
   *[do] zyskaj
 } Spaczenie { $either }{ $anywhere ->
    [yes] { " " }(a gdy nie ma miejsca, gdziekolwiek)
   *[no] { "" }
 }
    .one_sector = { $form ->
        [to] zyskać
       *[do] zyskaj
     } Spaczenie
    .sector = w Sektorze
    .slot = nad gniazdem Agendy
    .track = na torze Cywilizacji
    .board = na planszy Rodu
do-move_corruption = { $form ->
    [to] przenieść
   *[do] przenieś
 } Spaczenie
do-cleanse = { $form ->
    [to] usunąć
   *[do] usuń
 } Spaczenie
do-cleanse-tags = { $form ->
    [to] usunąć
   *[do] usuń
 } Spaczenie z { $either }
    .here = { $form ->
        [to] usunąć
       *[do] usuń
     } Spaczenie
    .nearby = { $form ->
        [to] usunąć
       *[do] usuń
     } Spaczenie
    .one_sector = { $form ->
        [to] usunąć
       *[do] usuń
     } Spaczenie
    .sector = Sektora
    .slot = gniazda Agendy
    .track = toru Cywilizacji
    .board = planszy Rodu

## Karty i tory

do-agenda = { $form ->
    [to] zdobyć
   *[do] zdobądź
 } Agendę
do-agenda-tags = { $form ->
    [to] zdobyć
   *[do] zdobądź
 } { $top ->
    [yes] wierzchnią Agendę { $either } z talii
   *[no] Agendę { $either }
 }
    .support = Wsparcia
    .might = Potęgi
    .wealth = Bogactwa
    .domination = Dominacji
do-technology = { $form ->
    [to] zdobyć
   *[do] zdobądź
 } Podstawową lub Ulepszoną Technologię
do-technology-basic = { $form ->
    [to] zdobyć
   *[do] zdobądź
 } Podstawową Technologię
do-technology-improved = { $form ->
    [to] zdobyć
   *[do] zdobądź
 } Ulepszoną Technologię
do-advance = { $form ->
    [to] awansować
   *[do] awansuj
 } na dowolnym torze Cywilizacji
    .here-whole = { $form ->
        [to] awansować
       *[do] awansuj
     } na tym torze bez korzyści z pola
do-advance-tags = { $form ->
    [to] awansować
   *[do] awansuj
 } na torze { $either }
    .society = Społeczeństwa
    .politics = Polityki
    .economy = Ekonomii
do-advance-lowest = { $form ->
    [to] awansować
   *[do] awansuj
 } na swoim najniższym torze Cywilizacji
do-skip = od razu { $form ->
    [to] awansować
   *[do] awansuj
 } jeszcze raz
do-preferred = { $form ->
    [to] wykonać
   *[do] wykonaj
 } jedną akcję z jednego ze swoich preferowanych Skupień
do-score_agenda = od razu { $form ->
    [to] zapunktować
   *[do] zapunktuj
 } jedną ze swoich Czystych Agend (nie początkową)
do-peek = { $form ->
    [to] obejrzeć
   *[do] obejrzyj
 } dwa wierzchnie Wydarzenia następnego Cyklu i { $form ->
    [to] odłożyć
   *[do] odłóż
 } jedno z nich na spód talii

## Żetony

do-trade = { $form ->
    [to] zyskać
   *[do] zyskaj
 } żeton Handlu
do-bounty = { $form ->
    [to] zyskać
   *[do] zyskaj
 } { $number ->
    [one] żeton Nagrody
    [few] { $number } żetony Nagród
   *[many] { $number } żetonów Nagród
 }
    .place = { $number ->
        [one] żeton Nagrody
        [few] { $number } żetony Nagród
       *[many] { $number } żetonów Nagród
     }
do-reclaim = { $form ->
    [to] zyskać
   *[do] zyskaj
 } żeton Odzyskania
    .place = żeton Odzyskania
do-reclaim-home = { $form ->
    [to] zyskać
   *[do] zyskaj
 } żeton Odzyskania i { $form ->
    [to] rozpatrzyć
   *[do] rozpatrz
 } go w Sektorze Macierzystym
do-glory = { $form ->
    [to] zyskać
   *[do] zyskaj
 } żeton Chwały o wartości { $number }
    .place = żeton Chwały o wartości { $number }
do-upgrade = { $form ->
    [to] ulepszyć
   *[do] ulepsz
 } żeton Chwały o 1
do-score_glory = { $form ->
    [to] zyskać
   *[do] zyskaj
 } tyle punktów Wpływu, ile wynosi twoja łączna Chwała
do-discard_glory = { $form ->
    [to] odrzucić
   *[do] odrzuć
 } żeton Chwały

## Kooperacja i gra solo

do-haven = { $form ->
    [to] zbudować
   *[do] zbuduj
 } jeden poziom Bezpiecznej Przystani
do-remove_harbinger = { $form ->
    [to] usunąć
   *[do] usuń
 } Herolda
do-remove_harbinger-sector = { $form ->
    [to] usunąć
   *[do] usuń
 } Herolda z Sektora
do-place_harbinger = { $form ->
    [to] umieścić
   *[do] umieść
 } Herolda w Sektorze Zrodzonego z Pustki obok twojego
do-discard_crisis = { $form ->
    [to] odrzucić
   *[do] odrzuć
 } Kryzys
do-discard_crisis-permanent = { $form ->
    [to] odrzucić
   *[do] odrzuć
 } trwały Kryzys
do-discard_crisis-tags = { $form ->
    [to] odrzucić
   *[do] odrzuć
 } Kryzys { $either }
    .general = ogólny
    .economic = ekonomiczny
    .military = militarny
do-catastrophe = { $form ->
    [to] umieścić
   *[do] umieść
 } żeton Katastrofy
do-trade_resources = { $form ->
    [to] wymienić
   *[do] wymień
 } z innym graczem do { $number } zasobów
do-weaken = { $form ->
    [to] usunąć
   *[do] usuń
 } 1 Siłę Floty Zrodzonego z Pustki z sąsiedniego Sektora
do-consume = { $form ->
    [to] zużyć
   *[do] zużyj
 } Technologię
do-consume-basic = { $form ->
    [to] zużyć
   *[do] zużyj
 } Podstawową Technologię
do-consume-improved = { $form ->
    [to] zużyć
   *[do] zużyj
 } Ulepszoną Technologię
do-lose = { $form ->
    [to] stracić
   *[do] strać
 } { $number ->
    [one] 1 wybrany zasób
    [few] { $number } wybrane zasoby
   *[many] { $number } wybranych zasobów
 }
do-lose_influence = { $form ->
    [to] stracić
   *[do] strać
 } { $number ->
    [one] 1 punkt Wpływu
    [few] { $number } punkty Wpływu
   *[many] { $number } punktów Wpływu
 }
do-skirmish = { $form ->
    [to] stoczyć
   *[do] stocz
 } Potyczkę{ $number ->
    [0] { "" }
   *[other] { " " }z { $number ->
    [one] 1 dodatkową Siłą
    [few] { $number } dodatkowymi Siłami
   *[many] { $number } dodatkowymi Siłami
 } Floty Zrodzonego z Pustki
 }{ $args ->
    [1] { "" }
   *[other] ; jeśli obronisz Sektor, { $effect }
 }

## Co dostaje Pustka i galaktyka

do-place = w { $all ->
    [yes] każdym{ " " }
   *[no] { "" }
 }{ $rift ->
    [yes] Sektorze Szczeliny
   *[no] Sektorze Zrodzonego z Pustki{ $or_fallen ->
        [yes] { " " }lub Upadłego Rodu
       *[no] { "" }
     }
 }{ $adjacent ->
    [yes] { " " }obok twojego
   *[no] { "" }
 }{ $args ->
    [1] { " " }
   *[other] , { $checks },{ " " }
 }{ $form ->
    [to] umieścić
   *[do] umieść
 } { $effect }
do-place-tags = w { $all ->
    [yes] każdym{ " " }
   *[no] { "" }
 }Sektorze Zrodzonego z Pustki { $adjacent ->
    [yes] obok twojego{ " " }
   *[no] { "" }
 }{ $tags }{ $args ->
    [1] { " " }
   *[other] , { $checks },{ " " }
 }{ $form ->
    [to] umieścić
   *[do] umieść
 } { $effect }
    .lowest_pop = o najniższej Populacji
    .highest_pop = o najwyższej Populacji
    .most_power = o największej Sile Floty
    .near_rift = obok Szczeliny
    .near_fallen = obok Upadłego Rodu
    .near_combat = obok miejsca Starcia (a jeśli takiego nie ma, w dowolnym)
    .harbinger = z Heroldem
do-void = { $form ->
    [to] umieścić
   *[do] umieść
 } { $number ->
    [one] 1 Siłę
    [few] { $number } Siły
   *[many] { $number } Sił
 } Floty Zrodzonego z Pustki
    .place = { $number ->
        [one] 1 Siłę
        [few] { $number } Siły
       *[many] { $number } Sił
     } Floty Zrodzonego z Pustki
do-harbinger = { $form ->
    [to] umieścić
   *[do] umieść
 } Herolda
    .place = Herolda
do-corrupt_offer = { $form ->
    [to] umieścić
   *[do] umieść
 } Spaczenie na ofercie Agend
do-corrupt_offer-all = { $form ->
    [to] umieścić
   *[do] umieść
 } Spaczenie na każdej Czystej ofercie Agend
do-corrupt_offer-tags = { $form ->
    [to] umieścić
   *[do] umieść
 } Spaczenie na ofercie Agend { $tags }
    .support = Wsparcia
    .might = Potęgi
    .wealth = Bogactwa
    .domination = Dominacji

## Zakres i liczba

do-here = { $effect } w tym Sektorze
do-elsewhere = { $effect } w innym Sektorze
do-nearby = { $effect } w tym Sektorze lub obok niego
do-one_sector = { $effect }, wszystko w jednym Sektorze
    .where = { $effect }
do-where = { $effect } { $checks }
do-up_to = { $effect } ({ $number ->
    [1] jeśli możesz
    [20] dowolną liczbę razy
   *[other] najwyżej { $number } razy
 }{ $different ->
    [yes] , w różnych Sektorach
   *[no] { "" }
 })
do-per = { $effect } za { $number ->
    [1] { $each }
   *[other] każde { $things }
 }{ $different ->
    [yes] , za każdym razem inny rodzaj
   *[no] { "" }
 }
do-when = jeśli { $checks }, { $effect }

## Co obowiązuje przez Cykl

do-special-keep_corruption = { $form ->
    [to] zachowywać
   *[do] zachowuj
 } każde usunięte Spaczenie
do-special-deployment_costs = za każde rozmieszczenie { $form ->
    [to] zyskać
   *[do] zyskaj
 } Spaczenie (raz na Skupienie) albo { $form ->
    [to] zapłacić
   *[do] zapłać
 } 1 Materiał za każdą rozmieszczoną Siłę Floty
do-special-no_crisis_board = { $form ->
    [to] pominąć
   *[do] pomiń
 } planszę Kryzysu w tej Fazie Podsumowania
do-special-spared_by_skirmishes = mając najwyżej 40 punktów Wpływu, nie staczasz Potyczek
do-special-void_adapts = w Potyczkach Zrodzony z Pustki absorbuje w każdej Salwie 1 Uszkodzenie za każdą twoją Ulepszoną Technologię
do-special-upgrade_new_glory = możesz od razu ulepszyć każdy zyskany żeton Chwały
do-special-preferred_costs_energy = { $form ->
    [to] płacić
   *[do] płać
 } o 1 jednostkę Energii więcej za każdą akcję preferowanego Skupienia
do-special-preferred_costs_credit = { $form ->
    [to] płacić
   *[do] płać
 } dokładnie 1 Kredyt za każdą akcję preferowanego Skupienia zamiast jej kosztu

## Co dają zasady

do-special-plain_trade = { $form ->
    [to] zyskać
   *[do] zyskaj
 } żeton Handlu bez jego premii
do-special-shiveus = { $form ->
    [to] przenieść
   *[do] przenieś
 } to Spaczenie na swoją planszę Rodu i { $form ->
    [to] zyskać
   *[do] zyskaj
 } 2 punkty Wpływu

## Koszty

pay-any = { $form ->
    [to] zapłacić
   *[do] zapłać
 } { $number ->
    [one] 1 dowolny zasób
    [few] { $number } dowolne zasoby
   *[many] { $number } dowolnych zasobów
 }
pay-fem = { $form ->
    [to] zapłacić
   *[do] zapłać
 } { $number ->
    [one] 1 jednostkę Żywności, Energii lub Materiałów
    [few] łącznie { $number } jednostki Żywności, Energii lub Materiałów
   *[many] łącznie { $number } jednostek Żywności, Energii lub Materiałów
 }
pay-deactivate = { $form ->
    [to] dezaktywować
   *[do] dezaktywuj
 } { $number ->
    [one] 1 Siłę Floty
    [few] { $number } Siły Floty
   *[many] { $number } Sił Floty
 }
pay-recall = { $form ->
    [to] wycofać
   *[do] wycofaj
 } { $number ->
    [one] 1 Siłę Floty
    [few] { $number } Siły Floty
   *[many] { $number } Sił Floty
 }
pay-corrupt = { $form ->
    [to] zyskać
   *[do] zyskaj
 } Spaczenie
pay-corrupt-tags = { $form ->
    [to] zyskać
   *[do] zyskaj
 } Spaczenie { $either }
    .sector = w Sektorze
    .slot = nad gniazdem Agendy
    .track = na torze Cywilizacji
    .board = na planszy Rodu
pay-lower = { $form ->
    [to] zmniejszyć
   *[do] zmniejsz
 } Czystą Populację o 1 (nie w Sektorze Macierzystym)
pay-destroy = { $form ->
    [to] zniszczyć
   *[do] zniszcz
 } swoją Gildię lub Instalację (nie w Sektorze Macierzystym)
pay-destroy-tags = { $form ->
    [to] zniszczyć
   *[do] zniszcz
 } swoją { $either } (nie w Sektorze Macierzystym)
    .guild = Gildię
    .installation = Instalację
pay-return_trade = { $form ->
    [to] zwrócić
   *[do] zwróć
 } żeton Handlu
pay-discard_glory = { $form ->
    [to] odrzucić
   *[do] odrzuć
 } żeton Chwały
pay-discard_bounty = { $form ->
    [to] odrzucić
   *[do] odrzuć
 } żeton Nagrody
pay-discard_reclaim = { $form ->
    [to] odrzucić
   *[do] odrzuć
 } żeton Odzyskania
pay-remove_agenda = { $form ->
    [to] odrzucić
   *[do] odrzuć
 } Agendę w grze (nie początkową)

## Warunki

check-least = masz co najmniej { $things }
    .sectors = { $of ->
        [1] który ma
       *[other] które mają
     } co najmniej { $things }
    .place = który ma co najmniej { $things }
    .where = w Sektorze, który ma co najmniej { $things }
    .here = masz tam co najmniej { $things }
    .bound = co najmniej { $number }
check-most = masz najwyżej { $things }
    .sectors = { $of ->
        [1] który ma
       *[other] które mają
     } najwyżej { $things }
    .place = który ma najwyżej { $things }
    .where = w Sektorze, który ma najwyżej { $things }
    .here = masz tam najwyżej { $things }
    .bound = najwyżej { $number }
check-exactly = masz dokładnie { $things }
    .sectors = { $of ->
        [1] który ma
       *[other] które mają
     } dokładnie { $things }
    .place = który ma dokładnie { $things }
    .where = w Sektorze, który ma dokładnie { $things }
    .here = masz tam dokładnie { $things }
    .bound = { $number }

## Co się liczy: Sektory

count-sectors = { $number } { $pure ->
    [yes] { $number ->
        [one] Czysty
        [few] Czyste
       *[many] Czystych
     }{ " " }
   *[no] { "" }
 }{ $corrupted ->
    [yes] { $number ->
        [one] Spaczony
        [few] Spaczone
       *[many] Spaczonych
     }{ " " }
   *[no] { "" }
 }{ $number ->
    [one] Sektor
    [few] Sektory
   *[many] Sektorów
 }{ $args ->
    [0] { "" }
   *[other] , { $checks }
 }
    .each = każdy swój { $pure ->
        [yes] Czysty{ " " }
       *[no] { "" }
     }{ $corrupted ->
        [yes] Spaczony{ " " }
       *[no] { "" }
     }Sektor{ $args ->
        [0] { "" }
       *[other] , { $checks }
     }
    .none = nie masz { $corrupted ->
        [yes] Spaczonego Sektora
       *[no] takiego Sektora
     }
count-pop = { $number } { $number ->
    [one] punkt
    [few] punkty
   *[many] punktów
 } Populacji{ $pure ->
    [yes] { " " }w Czystych Sektorach
   *[no] { "" }
 }
    .each = każdy punkt Populacji w swoich { $pure ->
        [yes] Czystych{ " " }
       *[no] { "" }
     }Sektorach
    .check-sectors = { $of ->
        [1] w którym
       *[other] w których
     } Populacja wynosi { $bound }
    .check-place = w którym Populacja wynosi { $bound }
    .check-where = w Sektorze, w którym Populacja wynosi { $bound }
    .check-here = Populacja wynosi tam { $bound }
count-pop-conquered = { $number } { $number ->
    [one] punkt
    [few] punkty
   *[many] punktów
 } Populacji zdobytego Sektora
    .each = każdy punkt Populacji zdobytego Sektora
count-guilds = { $number } { $pure ->
    [yes] { $number ->
        [one] Czystą
        [few] Czyste
       *[many] Czystych
     }{ " " }
   *[no] { "" }
 }{ $number ->
    [one] Gildię
    [few] Gildie
   *[many] Gildii
 }
    .each = każdą swoją { $pure ->
        [yes] Czystą{ " " }
       *[no] { "" }
     }Gildię
    .none-sectors = { $of ->
        [1] w którym
       *[other] w których
     } nie ma Gildii
count-guilds-tags = { $number } { $pure ->
    [yes] { $number ->
        [one] Czystą
        [few] Czyste
       *[many] Czystych
     }{ " " }
   *[no] { "" }
 }{ $number ->
    [one] Gildię
    [few] Gildie
   *[many] Gildii
 } { $either }
    .each = każdą swoją { $pure ->
        [yes] Czystą{ " " }
       *[no] { "" }
     }Gildię { $either }
    .F = Rolników
    .E = Inżynierów
    .M = Górników
    .C = Bankierów
    .S = Naukowców
count-installations = { $number } { $pure ->
    [yes] { $number ->
        [one] Czystą
        [few] Czyste
       *[many] Czystych
     }{ " " }
   *[no] { "" }
 }{ $number ->
    [one] Instalację
    [few] Instalacje
   *[many] Instalacji
 }
    .each = każdą swoją { $pure ->
        [yes] Czystą{ " " }
       *[no] { "" }
     }Instalację
    .none-sectors = { $of ->
        [1] w którym
       *[other] w których
     } nie ma Instalacji
count-installations-tags = { $number } { $pure ->
    [yes] { $number ->
        [one] Czystą
        [few] Czyste
       *[many] Czystych
     }{ " " }
   *[no] { "" }
 }{ $either }
    .each = każdą swoją { $pure ->
        [yes] Czystą{ " " }
       *[no] { "" }
     }{ $either }
    .shipyard = { $number ->
        [one] Stocznię
        [few] Stocznie
       *[many] Stoczni
     }
    .defence = { $number ->
        [one] Obronę Sektora
        [few] Obrony Sektora
       *[many] Obron Sektora
     }
    .starbase = { $number ->
        [one] Bazę Gwiezdną
        [few] Bazy Gwiezdne
       *[many] Baz Gwiezdnych
     }
count-power = { $number ->
    [one] 1 Siłę Floty
    [few] { $number } Siły Floty
   *[many] { $number } Sił Floty
 }{ $pure ->
    [yes] { " " }w Czystych Sektorach
   *[no] { "" }
 }
    .each = każdą Siłę Floty w swoich { $pure ->
        [yes] Czystych{ " " }
       *[no] { "" }
     }Sektorach
    .check = masz { $bound } { $number ->
        [one] Siłę
        [few] Siły
       *[many] Sił
     } Floty w swoich { $pure ->
        [yes] Czystych{ " " }
       *[no] { "" }
     }Sektorach
count-power-tags = { $number ->
    [one] 1 Siłę Floty
    [few] { $number } Siły Floty
   *[many] { $number } Sił Floty
 } { $either }{ $pure ->
    [yes] { " " }w Czystych Sektorach
   *[no] { "" }
 }
    .each = każdą Siłę Floty { $either } w swoich { $pure ->
        [yes] Czystych{ " " }
       *[no] { "" }
     }Sektorach
    .corvette = Korwet
    .sentry = Strażników
    .destroyer = Niszczycieli
    .dreadnought = Pancerników
    .carrier = Lotniskowców
count-guild_kinds = { $number } { $number ->
    [one] rodzaj
    [few] różne rodzaje
   *[many] różnych rodzajów
 } Gildii
    .each = każdy rodzaj Gildii
count-empty_guild_slots = { $number } { $number ->
    [one] puste pole
    [few] puste pola
   *[many] pustych pól
 } Gildii
    .each = każde swoje puste pole Gildii
    .none = nie masz pustych pól Gildii
    .none-sectors = { $of ->
        [1] w którym
       *[other] w których
     } nie ma pustych pól Gildii
count-upkeep = { $number } Utrzymania
    .each = każdą jednostkę swojego Utrzymania
    .check = twoje Utrzymanie wynosi { $bound }
    .check-sectors = { $of ->
        [1] którego
       *[other] których
     } Utrzymanie wynosi { $bound }
    .check-where = w Sektorze, którego Utrzymanie wynosi { $bound }
    .none-sectors = { $of ->
        [1] który nie ma
       *[other] które nie mają
     } Utrzymania
count-upkeep-sector = { $number } Utrzymania Sektorów
    .each = każdą jednostkę Utrzymania swoich Sektorów
    .check = Utrzymanie twoich Sektorów wynosi { $bound }
count-fleet_kinds = { $number } { $number ->
    [one] rodzaj
    [few] rodzaje
   *[many] rodzajów
 } Flot{ $pure ->
    [yes] { " " }w Czystych Sektorach
   *[no] { "" }
 }
    .each = każdy rodzaj Flot{ $pure ->
        [yes] { " " }w swoich Czystych Sektorach
       *[no] { "" }
     }
count-void = { $number } { $number ->
    [one] Siłę
    [few] Siły
   *[many] Sił
 } Floty Zrodzonego z Pustki
    .each = każdą Siłę Floty Zrodzonego z Pustki
count-yards = { $number } { $number ->
    [one] Stocznię
    [few] Stocznie
   *[many] Stoczni
 }
    .each = każdą Stocznię
    .check-where = w Sektorze ze Stocznią lub tym, co rozmieszcza jak ona (Baza Gwiezdna, Lotniskowiec)
count-near_void = { $number } { $number ->
    [one] sąsiedni Sektor
    [few] sąsiednie Sektory
   *[many] sąsiednich Sektorów
 } Zrodzonego z Pustki
    .each = każdy sąsiedni Sektor Zrodzonego z Pustki
    .check = obok jest Sektor Zrodzonego z Pustki
    .check-sectors = { $of ->
        [1] który sąsiaduje
       *[other] które sąsiadują
     } z Sektorem Zrodzonego z Pustki
    .check-where = w Sektorze, który sąsiaduje z Sektorem Zrodzonego z Pustki
    .check-here = ten Sektor sąsiaduje z Sektorem Zrodzonego z Pustki
    .none = obok nie ma Sektora Zrodzonego z Pustki
    .none-here = ten Sektor nie sąsiaduje z Sektorem Zrodzonego z Pustki
    .none-where = w Sektorze, który nie sąsiaduje z Sektorem Zrodzonego z Pustki
    .none-sectors = { $of ->
        [1] który nie sąsiaduje
       *[other] które nie sąsiadują
     } z Sektorem Zrodzonego z Pustki
count-home = { $number } { $number ->
    [one] Sektor Macierzysty
    [few] Sektory Macierzyste
   *[many] Sektorów Macierzystych
 }
    .each = każdy Sektor Macierzysty
    .check = to twój Sektor Macierzysty
    .check-where = w Sektorze Macierzystym
    .check-here = ten Sektor jest twoim Sektorem Macierzystym
    .none = to nie twój Sektor Macierzysty
    .none-where = poza Sektorem Macierzystym
    .none-here = ten Sektor nie jest twoim Sektorem Macierzystym

## Co się liczy: plansza Rodu

count-stock = { $number } { $number ->
    [one] zasób
    [few] zasoby
   *[many] zasobów
 } w zapasie
    .each = każdy zasób w zapasie
count-stock-tags = { $number } { $number ->
    [one] jednostkę
    [few] jednostki
   *[many] jednostek
 } { $either } w zapasie
    .each = każdą jednostkę { $either } w zapasie
    .F = Żywności
    .E = Energii
    .M = Materiałów
    .C = Kredytów
    .S = Nauki
count-lowest_stock = { $number } { $number ->
    [one] jednostkę
    [few] jednostki
   *[many] jednostek
 } zasobu, którego masz najmniej
    .each = każdą jednostkę zasobu, którego masz najmniej
    .check = zapas zasobu, którego masz najmniej, wynosi { $bound }
count-rich_stocks = { $number } { $number ->
    [one] rodzaj
    [few] rodzaje
   *[many] rodzajów
 } zasobów po co najmniej { $least } w zapasie
    .each = każdy rodzaj zasobu, którego masz co najmniej { $least } w zapasie
count-yield = { $number } Wydajności Produkcji
    .each = każdą jednostkę swojej { $lowest ->
        [yes] najniższej
       *[no] najwyższej
     } Wydajności Produkcji
    .check = twoja { $lowest ->
        [yes] najniższa
       *[no] najwyższa
     } Wydajność Produkcji wynosi { $bound }
count-yield-tags = { $number } Wydajności Produkcji { $either }
    .each = każdą jednostkę swojej { $lowest ->
        [yes] najniższej Wydajności Produkcji spośród { $tags }
       *[no] Wydajności Produkcji { $tags }
     }
    .check = twoja { $lowest ->
        [yes] najniższa Wydajność Produkcji spośród { $tags }
       *[no] Wydajność Produkcji { $tags }
     } wynosi { $bound }
    .F = Żywności
    .E = Energii
    .M = Materiałów
    .C = Kredytów
    .S = Nauki
count-active = { $number } { $number ->
    [one] Aktywną Siłę
    [few] Aktywne Siły
   *[many] Aktywnych Sił
 } Floty
    .each = każdą swoją Aktywną Siłę Floty
    .none = nie masz Aktywnej Siły Floty
count-track = poziom { $number } toru Cywilizacji
    .each = każdy poziom swojego najwyższego { $pure ->
        [yes] Czystego{ " " }
       *[no] { "" }
     }{ $corrupted ->
        [yes] Spaczonego{ " " }
       *[no] { "" }
     }toru Cywilizacji
    .check = poziom jednego z twoich { $pure ->
        [yes] Czystych{ " " }
       *[no] { "" }
     }{ $corrupted ->
        [yes] Spaczonych{ " " }
       *[no] { "" }
     }torów Cywilizacji wynosi { $bound }
count-track-tags = poziom { $number } toru { $either }
    .each = każdy poziom swojego { $pure ->
        [yes] Czystego{ " " }
       *[no] { "" }
     }{ $corrupted ->
        [yes] Spaczonego{ " " }
       *[no] { "" }
     }toru { $either }
    .check = poziom twojego { $pure ->
        [yes] Czystego{ " " }
       *[no] { "" }
     }{ $corrupted ->
        [yes] Spaczonego{ " " }
       *[no] { "" }
     }toru { $either } wynosi { $bound }
    .society = Społeczeństwa
    .politics = Polityki
    .economy = Ekonomii
count-tracks = { $number } { $pure ->
    [yes] { $number ->
        [one] Czysty
        [few] Czyste
       *[many] Czystych
     }{ " " }
   *[no] { "" }
 }{ $corrupted ->
    [yes] { $number ->
        [one] Spaczony
        [few] Spaczone
       *[many] Spaczonych
     }{ " " }
   *[no] { "" }
 }{ $number ->
    [one] tor
    [few] tory
   *[many] torów
 } Cywilizacji{ $args ->
    [0] { "" }
   *[other] { $least ->
        [0] { "" }
       *[other] { " " }na poziomie { $least } lub wyższym
     }
 }
    .each = każdy swój { $pure ->
        [yes] Czysty{ " " }
       *[no] { "" }
     }{ $corrupted ->
        [yes] Spaczony{ " " }
       *[no] { "" }
     }tor Cywilizacji{ $args ->
        [0] { "" }
       *[other] { $least ->
            [0] { "" }
           *[other] { " " }na poziomie { $least } lub wyższym
         }
     }
    .none = nie masz { $corrupted ->
        [yes] Spaczonego{ " " }
       *[no] { "" }
     }toru Cywilizacji
count-level_points = { $numbers } punktów za poziom 1/2/3/4 toru Cywilizacji
    .each = każdy z { $numbers } punktów za poziom 1/2/3/4 każdego toru Cywilizacji
    .per-whole = { $form ->
        [to] zyskać
       *[do] zyskaj
     } { $numbers } punktów Wpływu za poziom 1/2/3/4 każdego swojego { $pure ->
        [yes] Czystego{ " " }
       *[no] { "" }
     }toru Cywilizacji
count-level_points-tags = { $numbers } punktów za poziom 1/2/3/4 toru { $either }
    .each = każdy z { $numbers } punktów za poziom 1/2/3/4 toru { $either }
    .per-whole = { $form ->
        [to] zyskać
       *[do] zyskaj
     } { $numbers } punktów Wpływu za poziom 1/2/3/4 swojego { $pure ->
        [yes] Czystego{ " " }
       *[no] { "" }
     }toru { $either }
    .society = Społeczeństwa
    .politics = Polityki
    .economy = Ekonomii
count-technologies = { $number } { $number ->
    [one] Technologię
    [few] Technologie
   *[many] Technologii
 }
    .each = każdą swoją Technologię
count-technologies-tags = { $number } { $either } { $number ->
    [one] Technologię
    [few] Technologie
   *[many] Technologii
 }
    .each = każdą swoją { $either } Technologię
    .basic = { $number ->
        [one] Podstawową
        [few] Podstawowe
       *[many] Podstawowych
     }
    .improved = { $number ->
        [one] Ulepszoną
        [few] Ulepszone
       *[many] Ulepszonych
     }
count-agendas = { $number } { $pure ->
    [yes] { $number ->
        [one] Czystą
        [few] Czyste
       *[many] Czystych
     }{ " " }
   *[no] { "" }
 }{ $number ->
    [one] Agendę
    [few] Agendy
   *[many] Agend
 } w grze poza początkową
    .each = każdą swoją { $pure ->
        [yes] Czystą{ " " }
       *[no] { "" }
     }Agendę w grze poza początkową
count-trades = { $number } { $number ->
    [one] żeton
    [few] żetony
   *[many] żetonów
 } Handlu
    .each = każdy swój żeton Handlu
    .none = nie masz żetonów Handlu
count-bounties = { $number } { $number ->
    [one] żeton Nagrody
    [few] żetony Nagród
   *[many] żetonów Nagród
 }
    .each = każdy swój żeton Nagrody
count-reclaims = { $number } { $number ->
    [one] żeton Odzyskania
    [few] żetony Odzyskania
   *[many] żetonów Odzyskania
 }
    .each = każdy swój żeton Odzyskania
count-glories = { $number } { $number ->
    [one] żeton
    [few] żetony
   *[many] żetonów
 } Chwały{ $least ->
    [1] { "" }
    [5] { " " }o wartości 5
   *[other] { " " }o wartości co najmniej { $least }
 }
    .each = każdy swój żeton Chwały{ $least ->
        [1] { "" }
        [5] { " " }o wartości 5
       *[other] { " " }o wartości co najmniej { $least }
     }
count-glory = { $number } łącznej Chwały
    .each = każdy punkt Chwały na swoich { $args ->
        [0] żetonach
       *[other] { $least } najlepszych żetonach
     }
    .check = twoja łączna Chwała wynosi { $bound }
count-corruption = { $number } { $number ->
    [one] Spaczenie
    [few] Spaczenia
   *[many] Spaczeń
 }
    .each = każde swoje Spaczenie
    .none = nie masz żadnego Spaczenia
count-corruption-tags = { $number } { $number ->
    [one] Spaczenie
    [few] Spaczenia
   *[many] Spaczeń
 } { $either }
    .each = każde Spaczenie { $either }
    .none = nie masz żadnego Spaczenia { $either }
    .board = na planszy Rodu
    .slot = nad gniazdami Agend
    .track = na torach Cywilizacji
    .sector = w Sektorach
count-kept_corruption = { $number } { $number ->
    [one] zachowane Spaczenie
    [few] zachowane Spaczenia
   *[many] zachowanych Spaczeń
 }
    .each = każde zachowane Spaczenie
count-unpaid_upkeep = { $number } nieopłaconego Utrzymania
    .each = każdą nieopłaconą jednostkę Utrzymania
    .none = całe twoje Utrzymanie jest opłacone
count-preferred_played = { $number } { $number ->
    [one] preferowane Skupienie
    [few] preferowane Skupienia
   *[many] preferowanych Skupień
 } na stosie kart odrzuconych
    .each = każde swoje preferowane Skupienie na stosie kart odrzuconych
    .none = na twoim stosie kart odrzuconych nie ma preferowanych Skupień

## Co się liczy: ta tura

count-removed = { $number } { $number ->
    [one] usuniętą Siłę
    [few] usunięte Siły
   *[many] usuniętych Sił
 } Floty Zrodzonego z Pustki
    .each = każdą Siłę Floty Zrodzonego z Pustki usuniętą w Starciu
    .check = liczba usuniętych Sił Floty Zrodzonego z Pustki wynosi { $bound }
count-cleansed = { $number } { $number ->
    [one] usunięte Spaczenie
    [few] usunięte Spaczenia
   *[many] usuniętych Spaczeń
 }
    .each = każde usunięte Spaczenie
    .check = liczba usuniętych Spaczeń wynosi { $bound }
    .some = usunięto Spaczenie
    .none = nie usunięto żadnego Spaczenia
count-lost = { $number } { $number ->
    [one] straconą Siłę
    [few] stracone Siły
   *[many] straconych Sił
 } Floty
    .each = każdą straconą Siłę Floty
    .check = stracona Siła Floty wynosi { $bound }
    .none = nie stracono Siły Floty
count-defending = { $number } broniących Sił Floty lub Obron Sektora
    .each = każdą broniącą Siłę Floty lub Obronę Sektora
    .check = liczba broniących Sił Floty lub Obron Sektora wynosiła { $bound }
    .none = nikt nie bronił Sektora
count-defending-tags = { $number } { $either } w obronie Sektora
    .each = każdą jednostkę { $either } w obronie Sektora
    .check = liczba broniących { $either } wynosiła { $bound }
    .none = nie było broniących { $either }
    .power = Sił Floty
    .defence = Obron Sektora
count-amount = { $number } naraz
    .each = każdą jednostkę
    .check = liczba wynosi { $bound }
count-produced = { $number } { $number ->
    [one] wyprodukowany rodzaj
    [few] wyprodukowane rodzaje
   *[many] wyprodukowanych rodzajów
 } zasobów o Wydajności co najmniej { $least }
    .each = każdy wyprodukowany rodzaj zasobów o Wydajności co najmniej { $least }
    .check = Wydajność { $number ->
        [one] produkowanego rodzaju
        [few] { $number } produkowanych rodzajów
       *[many] { $number } produkowanych rodzajów
     } wynosi co najmniej { $least }
count-level = { $number } Poziomu Produkcji
    .each = każdą jednostkę swojego { $highest ->
        [yes] najwyższego{ " " }
       *[no] { "" }
     }Poziomu Produkcji
    .check = { $produced ->
        [yes] Poziom Produkcji produkowanego rodzaju
       *[no] najwyższy Poziom Produkcji
     } wynosi { $bound }
count-level-tags = { $number } Poziomu Produkcji { $either }
    .each = każdą jednostkę Poziomu Produkcji { $either }
    .check = Poziom Produkcji { $either } wynosi { $bound }
    .F = Żywności
    .E = Energii
    .M = Materiałów
    .C = Kredytów
    .S = Nauki
count-flipped = { $number } { $number ->
    [one] odwrócony żeton
    [few] odwrócone żetony
   *[many] odwróconych żetonów
 } Handlu
    .each = każdy odwrócony żeton Handlu
    .check = żeton Handlu jest odwrócony
    .none = żaden żeton Handlu nie jest odwrócony
count-done = { $number } { $number ->
    [one] dokonanie
    [few] dokonania
   *[many] dokonań
 } w tej turze
    .each = każde dokonanie w tej turze
    .check = w tej turze { $past }{ $number ->
        [one] { "" }
       *[other] { " " }co najmniej { $number } razy
     }
    .none = w tej turze { $unpast }
count-done-sectors = dokonania w { $number } Sektorach w tej turze
    .each = każdy Sektor dokonania w tej turze
    .check = w tej turze { $past } w { $bound } Sektorach
    .none = w tej turze { $unpast }
count-here = { $number } w tym Sektorze
    .each = { $each } w tym Sektorze
count-beyond = { $number } z nich ponad pierwsze { $least }
    .each = { $each } ponad pierwsze { $least }

## Czyny

deed-gain = zyskaj zasoby
deed-gain-tags = zyskaj { $either }
    .F = Żywność
    .E = Energię
    .M = Materiały
    .C = Kredyty
    .S = Naukę
deed-produce = wyprodukuj zasoby
deed-produce-tags = wyprodukuj { $either }
    .F = Żywność
    .E = Energię
    .M = Materiały
    .C = Kredyty
    .S = Naukę
deed-overproduce = doprowadź do Nadprodukcji
    .past = doszło do Nadprodukcji
    .unpast = nie doszło do Nadprodukcji
deed-overproduce-tags = doprowadź do Nadprodukcji { $either }
    .F = Żywności
    .E = Energii
    .M = Materiałów
    .C = Kredytów
    .S = Nauki
deed-activate = aktywuj Siłę Floty
deed-deploy = rozmieść Siłę Floty
    .amount = rozmieść { $bound } Siły Floty
deed-deploy-tags = rozmieść Siłę Floty { $either }
    .corvette = Korwet
    .sentry = Strażników
    .destroyer = Niszczycieli
    .dreadnought = Pancerników
    .carrier = Lotniskowców
deed-regroup = przegrupuj Floty
    .amount = przegrupuj Floty, wykonując { $bound } { $number ->
        [one] ruch
        [few] ruchy
       *[many] ruchów
     }
deed-conquer = wygraj Inwazję
deed-conquer-tags = wygraj Inwazję na { $either }
    .void = Sektor Zrodzonego z Pustki
    .rift = Szczelinę
    .near_rift = Sektor obok Szczeliny
deed-abandon = porzuć Sektor
    .past = opuszczono Sektor
    .unpast = nie opuszczono żadnego Sektora
deed-guild = załóż Gildię
    .past = założono Gildię
    .unpast = nie założono żadnej Gildii
deed-guild-tags = załóż Gildię { $either }
    .F = Rolników
    .E = Inżynierów
    .M = Górników
    .C = Bankierów
    .S = Naukowców
deed-installation = zbuduj Instalację
    .past = zbudowano Instalację
    .unpast = nie zbudowano żadnej Instalacji
deed-installation-tags = zbuduj { $either }
    .shipyard = Stocznię
    .defence = Obronę Sektora
    .starbase = Bazę Gwiezdną
deed-raise = zwiększ Populację
deed-cleanse = usuń Spaczenie
deed-move_corruption = przenieś Spaczenie
deed-agenda = zdobądź Agendę
deed-play_agenda = zagraj Agendę
deed-put_agenda = umieść Agendę na polu
deed-put_agenda-pure = umieść Agendę w Czystym gnieździe
deed-drop_agenda = odrzuć lub zastąp Agendę w grze
deed-technology = zdobądź Technologię
deed-technology-tags = zdobądź { $either } Technologię
    .basic = Podstawową
    .improved = Ulepszoną
deed-advance = awansuj na torze Cywilizacji
    .amount = awansuj na torze Cywilizacji, którego poziom wyniesie { $bound }
deed-advance-tags = awansuj na torze { $either }
    .society = Społeczeństwa
    .politics = Polityki
    .economy = Ekonomii
deed-trade = zyskaj żeton Handlu
deed-upgrade = ulepsz żeton Chwały
deed-reclaim = rozpatrz żeton Odzyskania
deed-third_action = wykonaj wszystkie trzy akcje Skupienia
deed-preferred = wykonaj akcję preferowanego Skupienia
deed-haven = zbuduj poziom Bezpiecznej Przystani
deed-discard_crisis = odrzuć efektem trwały Kryzys
deed-remove_harbinger = usuń efektem Herolda

## Co się liczy: kooperacja i gra solo

count-catastrophes = { $number } { $number ->
    [one] Katastrofę
    [few] Katastrofy
   *[many] Katastrof
 }
    .each = każdą Katastrofę
    .check = liczba Katastrof wynosi { $bound }
    .none = nie umieszczono żadnej Katastrofy
count-rifts_sealed = { $number } { $number ->
    [one] zamkniętą Szczelinę
    [few] zamknięte Szczeliny
   *[many] zamkniętych Szczelin
 }
    .each = każdą zamkniętą Szczelinę
    .check = liczba zamkniętych Szczelin wynosi { $bound }
count-havens_built = { $number } { $number ->
    [one] poziom
    [few] poziomy
   *[many] poziomów
 } Bezpiecznych Przystani
    .each = każdy swój poziom Bezpiecznych Przystani
count-permanent_crises = { $number } { $number ->
    [one] trwały Kryzys
    [few] trwałe Kryzysy
   *[many] trwałych Kryzysów
 }
    .each = każdy trwały Kryzys
    .check = liczba trwałych Kryzysów wynosi { $bound }
    .none = nie ma trwałych Kryzysów
count-permanent_crises-tags = { $number } { $number ->
    [one] trwały Kryzys
    [few] trwałe Kryzysy
   *[many] trwałych Kryzysów
 } w rzędzie Kryzysu { $either }
    .each = każdy trwały Kryzys w rzędzie Kryzysu { $either }
    .check = liczba trwałych Kryzysów w rzędzie Kryzysu { $either } wynosi { $bound }
    .none = w rzędzie Kryzysu { $either } nie ma trwałych Kryzysów
    .economic = Ekonomicznego
    .military = Militarnego
