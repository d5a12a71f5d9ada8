### Skąd się biorą liczby Voidfalla.

why-level = Poziom: { $resource }
why-level-here = Podnosi Poziom: { $resource }
why-produces = Produkcja w tej chwili: { $resource }
why-yield-at = Wydajność Poziomu { $level }
why-overproduces = W zapasie byłoby więcej niż { $most }: Nadprodukcja, { $n } Wpływu.
why-upkeep = Utrzymanie
why-upkeep-here = Ikony Utrzymania
why-upkeep-paid = Każdą jednostkę opłaca 1 Żywność albo 2 Energii lub Materiałów.
why-upkeep-short = Z obecnym zapasem nie da się opłacić: { $n }. Strata Wpływu: { $influence }.
why-influence = Wpływ
why-influence-now = teraz
why-evaluation = Po Podsumowaniu tego Cyklu, jeśli nic się nie zmieni
why-evaluation-note = Bez Potyczek. Każda nieopłacona jednostka Utrzymania kosztuje { $n } Wpływu.
why-fleet-power = Cała Siła Floty
why-power = Siła Floty w tym Sektorze
why-void = Wpływ Zrodzonego z Pustki w tej chwili
why-approach-damage = Uszkodzenia najeźdźcy przy Podejściu
why-approach-absorption = Absorpcja przy Podejściu
why-initiative = Inicjatywa w obronie
why-salvo-absorption = Absorpcja Salw
why-scores-now = Daje teraz
why-scores-then = Dałaby po opłaceniu Utrzymania
why-scores-corrupted = Jej pole jest Spaczone: nic nie daje.
why-event-choose = W Podsumowaniu wybiera się jeden z celów.
why-counted = policzono: { $n }
why-counted-least = { $n } z { $needs }
why-counted-most = { $n }, najwyżej { $needs }
why-counted-exactly = { $n }, musi być { $needs }

counter-influence = Wpływ
    .text = Kto ma go na koniec najwięcej, wygrywa.
source-start = na początku
source-glory = punktowanie Chwały
source-overproduction = Nadprodukcja
source-skirmish = obrona w Potyczce
source-invading = w drodze na inwazję
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
source-more = plansza Kryzysu

foreseen-nobody = Na razie nikt nie rusza.
foreseen-joined = A jeśli dołączy cała Siła Floty ({ $sectors }):
foreseen-invasion-won = Wygrana: { $sector }. Pozostała Siła Floty: { $left }; wycofana: { $lost }{ $spent ->
    [0] { "" }
   *[other] ; wydane zasoby: { $spent }
}{ $trades ->
    [0] { "" }
   *[other] ; zwrócony żeton Handlu
}{ $choices ->
    [yes] {" "}(przy rozsądnych wyborach obu stron).
   *[no] .
}
foreseen-invasion-tie = Remis: { $sector }. Nikt nie zostaje; twoja wycofana Siła Floty: { $lost }{ $choices ->
    [yes] {" "}(przy rozsądnych wyborach obu stron).
   *[no] .
}
foreseen-invasion-failed = Inwazja się nie uda: { $sector }. Twoja wycofana Siła Floty: { $lost }{ $choices ->
    [yes] {" "}(przy rozsądnych wyborach obu stron).
   *[no] .
}
foreseen-calm = W Potyczce w tej chwili Zrodzony z Pustki (Siła Floty { $n }) nie zaatakuje żadnego z twoich Sektorów.
foreseen-skirmish-defended = W Potyczce w tej chwili obronisz: { $sector }. Pozostała Siła Floty: { $left }; wycofana: { $lost }{ $choices ->
    [yes] {" "}(przy rozsądnych wyborach).
   *[no] .
}
foreseen-skirmish-lost = W Potyczce w tej chwili stracisz: { $sector }. Wycofana Siła Floty: { $lost }{ $choices ->
    [yes] {" "}(przy rozsądnych wyborach).
   *[no] .
}
foreseen-board = Następnie rząd ekonomiczny żąda zasobów:
