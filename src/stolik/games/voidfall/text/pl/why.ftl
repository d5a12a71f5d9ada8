### Skąd się biorą liczby Voidfalla.

why-level = Poziom: { $resource }
why-level-here = Podnosi Poziom: { $resource }
why-guilds = { $guilds ->
    [one] 1 Gildia
    [few] { $guilds } Gildie
   *[many] { $guilds } Gildii
}, Populacja { $pop }
why-produces = Produkcja w tej chwili: { $resource }
why-yield-at = Wydajność Poziomu { $level }
why-overproduces = W zapasie byłoby więcej niż { $most }: Nadprodukcja, { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} Wpływu.
why-upkeep = Utrzymanie
why-upkeep-agenda = nie leży na niej żeton Handlu
why-upkeep-covered = żeton Handlu zakrywa jedną z jej dwóch ikon
why-upkeep-here = Ikony Utrzymania
why-upkeep-paid = Za każdą jednostkę wydaje się 1 jednostkę Żywności albo 2 zasoby: Energię lub Materiały.
why-upkeep-short = Z obecnym zapasem nie da się opłacić: { $n }. Strata Wpływu: { $influence }.
why-influence = Wpływ
why-influence-now = teraz
why-evaluation = Po Podsumowaniu tego Cyklu, jeśli nic się nie zmieni
why-evaluation-note = { $board ->
    [yes] Bez planszy Kryzysu i Potyczek, które są wcześniej.
   *[no] Bez Potyczek, które są wcześniej.
} Każda nieopłacona jednostka Utrzymania kosztuje { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} Wpływu.
why-fleet-power = Cała Siła Floty
why-power = Siła Floty w tym Sektorze
why-void = Wpływ Zrodzonego z Pustki w tej chwili
why-approach-damage = Uszkodzenia najeźdźcy przy Podejściu
why-approach-absorption = Absorpcja przy Podejściu
why-initiative = Inicjatywa w obronie
why-salvo-absorption = Absorpcja Salw
why-scores-now = Daje teraz
why-scores-then = Da po opłaceniu Utrzymania
why-scores-corrupted = Jej gniazdo jest Spaczone: nic nie daje.
why-slot-corrupted = Jest Spaczone: Agenda w nim nic nie daje.
why-track-corrupted = Jest Spaczony: awans na nim nic nie daje.
why-improved-allowed = Na ile Ulepszonych Technologii pozwalają tory
why-event-choose = W Podsumowaniu wybiera się jeden z celów.
why-counted = policzono: { $n }
why-counted-least = { $n } z { $needs }
why-counted-most = { $n }, najwyżej { $needs }
why-counted-exactly = { $n }, musi być dokładnie { $needs }
why-printed = nadrukowane
why-cost = Koszt: { $resource }
why-lacks = Brakuje: { $resource }. Potrzeba { $needs }, masz { $has }.
why-lacks-credits = Brakuje: { $resource }. Potrzeba { $needs }, masz { $has } i za mało Kredytów w zamian.
why-lacks-together = Nie da się opłacić wszystkich części kosztu naraz.
why-lacks-any = Brakuje zasobów dowolnego rodzaju ({ $needs }).
why-lacks-fem = Brakuje Żywności, Energii lub Materiałów ({ $needs }).
why-lacks-deactivate = Brakuje Aktywnej lub rozmieszczonej Siły Floty do dezaktywacji ({ $needs }).
why-lacks-recall = Brakuje Siły Floty w Sektorze do wycofania ({ $needs }).
why-lacks-corrupt = Nie ma już miejsca na Spaczenie.
why-lacks-lower = Żaden Czysty Sektor poza Macierzystym nie ma Populacji powyżej 1, którą można zapłacić.
why-lacks-destroy = Poza Sektorem Macierzystym nie ma czego zniszczyć.
why-lacks-return_trade = Brakuje żetonu Handlu ({ $needs }).
why-lacks-discard_glory = Brakuje żetonu Chwały ({ $needs }).
why-lacks-discard_bounty = Brakuje Nagrody ({ $needs }).
why-lacks-discard_reclaim = Brakuje Odzyskania ({ $needs }).
why-lacks-remove_agenda = Brakuje Agendy w grze innej niż początkowa ({ $needs }).
why-doubled = Robotyka: płacona i rozpatrywana dwa razy.
why-not-again = Wykonana już w tej turze.
why-not-both = Ta Technologia dała już swoją akcję w tej turze.
why-not-used = Użyta już w tym Cyklu.
why-not-with-focus = Nie pasuje do zagranego Skupienia.
why-not-focus = Zagrane Skupienie to { $focus }.
why-not-third = Dwie akcje są już wykonane. Na trzecią pozwoliłby żeton Handlu odwrócony na początku.
why-not-more = Wszystkie akcje tego Skupienia są już wykonane.
why-not-checked = Warunek nie jest spełniony: teraz { $has }, potrzeba { $needs }.
why-not-activate = Nie masz Nieaktywnej Siły Floty.
why-not-deactivate = Nie masz Siły Floty do dezaktywacji.
why-not-recall = Nie masz Siły Floty na mapie.
why-not-deploy = Nie masz Aktywnej Siły Floty albo nie stać cię na flotę.
why-not-regroup = Żadna Siła Floty nie może przejść do sąsiedniego własnego Sektora.
why-not-invade = Twoja Siła Floty nie stoi obok Sektora, na który można dokonać takiej Inwazji.
why-not-guild = Żaden z tych twoich Sektorów nie ma wolnego pola Gildii.
why-not-installation = Żaden z tych twoich Sektorów nie ma miejsca na Instalację.
why-not-shipyard = Żaden z tych twoich Sektorów nie ma miejsca na Stocznię.
why-not-defence = Żaden z tych twoich Sektorów nie ma miejsca na Obronę Sektora.
why-not-starbase = Żaden Sektor nie przyjmie Bazy Gwiezdnej albo brakuje ci jej Technologii.
why-not-raise = Nie ma tam Czystej Populacji poniżej 6, którą można zwiększyć.
why-not-cleanse = Nie masz tam Spaczenia.
why-not-move_corruption = Nie masz Spaczenia albo miejsca, na które można je przenieść.
why-not-corrupt = Nie ma już miejsca na Spaczenie.
why-not-agenda = Nie ma już Agend tych rodzajów.
why-not-technology = Nie możesz zdobyć Technologii: żadna nie jest dostępna, brakuje pola albo tory nie pozwalają na więcej Ulepszonych.
why-not-advance = Nie możesz awansować: tory się skończyły albo brakuje Siły Floty na poziom 3 lub 4.
why-not-preferred = Nie stać cię na żadną akcję preferowanego Skupienia.
why-not-score_agenda = W grze nie ma Czystej Agendy innej niż początkowa.
why-not-peek = Nie ma Wydarzeń następnego Cyklu do obejrzenia.
why-not-trade = Na planszy nie ma już żetonów Handlu.
why-not-upgrade = Nie masz żetonu Chwały poniżej 5.
why-not-score_glory = Nie masz żetonu Chwały.
why-not-discard_glory = Nie masz żetonu Chwały.
why-not-haven = Nie da się zbudować poziomu Bezpiecznej Przystani albo nie masz na niego Siły Floty.
why-not-remove_harbinger = Nie ma Herolda do usunięcia.
why-not-discard_crisis = Nie ma takiego Kryzysu.
why-not-place = Żaden Sektor Zrodzonego z Pustki tego nie pomieści.
why-not-weaken = Obok twoich Sektorów nie ma Sektora Zrodzonego z Pustki.
why-not-trade_resources = Grasz solo.
why-not-lose = Masz za mało zasobów, żeby tyle stracić.
why-not-consume = Nie ma już takiej Technologii, którą można by zużyć.
why-focus-discarded = Zagrana w tym Cyklu; wróci na rękę po Podsumowaniu.
why-focus-waiting = Dołączy do ręki po Cyklu 1.
why-focus-action = { $action }: teraz niemożliwe.
why-goes-with = Można ją zagrać ze Skupieniem: { $focuses }.
why-technology-gone = Nie ma już jej kopii.
why-technology-full = Wszystkie pola Technologii są zajęte ({ $n }).
why-improved-basic = Najpierw potrzebna jest karta Podstawowa.
why-improved-locked = Ulepszone Technologie są jeszcze zablokowane.
why-improved-gone = Jej Ulepszona karta nie jest teraz dostępna.
why-improved-full = Twoje tory Cywilizacji pozwalają na tyle Ulepszonych Technologii: { $n }.

counter-influence = Wpływ
    .text = Kto ma go na koniec najwięcej, wygrywa. Przeciw Zrodzonemu z Pustki trzeba mieć co najmniej tyle co on.
source-start = na początku
source-glory = punktowanie Chwały
source-overproduction = Nadprodukcja
source-skirmish = obrona w Potyczce
source-invading = w drodze na Inwazję
source-other = inne
limit-level = Poziom najwyżej 13
icon-printed = nadrukowane
icon-guilds = zajęte ostatnie pole Gildii
icon-installations = zajęte ostatnie pole Instalacji

why-attack = Siła Floty Zrodzonego z Pustki w Potyczce
why-crisis-unless = Jeśli nikt nie rozpatrzy go w tej turze, stanie się jedno z tych:
why-crisis-penalty = ponosicie jego karę albo umieszczacie Katastrofę;
why-crisis-no-penalty = umieszczacie Katastrofę (kary nie da się ponieść w całości);
why-crisis-permanent = staje się trwały: { $row }{ $full ->
    [yes] . Jest pełny: ostatnia karta spada, a wy umieszczacie Katastrofę.
   *[no] .
}
source-later_cycle = Cykl 2 lub 3
source-military_row = plansza Kryzysu
source-more = karta

foreseen-nobody = Nikt nie wyrusza{ $wins ->
    [yes] , więc nie będzie Starcia.
   *[no] : żadna siła, po której w każdym Sektorze zostaje garnizon, tu nie wygra.
}
foreseen-crisis = Kryzys „{ $crisis }” nie jest rozpatrzony: poniesiesz jego karę, uczynisz go trwałym albo umieścisz Katastrofę.
foreseen-cycle = Potem kończy się Cykl.
foreseen-futile = Teraz nie do wygrania, nawet całą Siłą Floty z okolicy.
foreseen-invasion-won = Zdobędziesz Sektor { $sector } i zostanie w nim Siła Floty { $left }; { $lost ->
    [0] nic nie zostanie wycofane
   *[other] wycofana zostanie Siła Floty { $lost }
}{ $spent ->
    [0] { "" }
    [one] , a ty wydasz 1 zasób
    [few] , a ty wydasz { $spent } zasoby
    [many] , a ty wydasz { $spent } zasobów
   *[other] , a ty wydasz { $spent } zasobu
}{ $trades ->
    [0] { "" }
   *[other] , a ty zwrócisz żeton Handlu
}{ $choices ->
    [yes] {" "}(przy rozsądnych wyborach obu stron).
   *[no] .
}
foreseen-invasion-tie = Starcie w Sektorze { $sector } skończy się remisem: nikt tam nie zostanie, a ty wycofasz Siłę Floty { $lost }{ $choices ->
    [yes] {" "}(przy rozsądnych wyborach obu stron).
   *[no] .
}
foreseen-invasion-failed = Inwazja na Sektor { $sector } się nie uda, a ty wycofasz Siłę Floty { $lost }{ $choices ->
    [yes] {" "}(przy rozsądnych wyborach obu stron).
   *[no] .
}
foreseen-calm = Gdyby teraz doszło do Potyczki, Zrodzony z Pustki (Siła Floty { $n }) nie zaatakowałby żadnego z twoich Sektorów.
foreseen-skirmish-defended = Gdyby teraz doszło do Potyczki, Sektor { $sector } obroniłby się i zostałaby w nim Siła Floty { $left }; { $lost ->
    [0] nic nie zostałoby wycofane
   *[other] wycofana zostałaby Siła Floty { $lost }
}{ $choices ->
    [yes] {" "}(przy rozsądnych wyborach).
   *[no] .
}
foreseen-skirmish-lost = Gdyby teraz doszło do Potyczki, Sektor { $sector } byłby stracony, a wycofana zostałaby Siła Floty { $lost }{ $choices ->
    [yes] {" "}(przy rozsądnych wyborach).
   *[no] .
}
foreseen-board = Następnie wydasz zasoby, których żąda rząd Kryzysów Ekonomicznych:

warn-abandoned = { $n ->
    [one] Nikt nie zostaje w Sektorze { $sectors }: przejmie go Zrodzony z Pustki, ze Spaczeniem i bez Instalacji
   *[other] Nikt nie zostaje w Sektorach { $sectors }: przejmie je Zrodzony z Pustki, ze Spaczeniem i bez Instalacji
}{ $glory ->
    [0] .
    [one] , a ty odrzucisz żeton Chwały.
    [few] , a ty odrzucisz { $glory } żetony Chwały.
    [many] , a ty odrzucisz { $glory } żetonów Chwały.
   *[other] , a ty odrzucisz { $glory } żetonu Chwały.
}
warn-no-penalty = Kryzys „{ $crisis }” pozostaje nierozpatrzony, a jego kary nie możesz ponieść w całości: stanie się trwały albo umieścisz Katastrofę.
does-corrupt-board = Spaczenie tutaj dodaje 1 Siłę Floty w każdej Potyczce przeciw tobie.
does-corrupt-sector = Spaczenie w Sektorze nie wzmacnia Potyczek.
