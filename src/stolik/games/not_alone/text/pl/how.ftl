### Jak grać, dla kogoś, kto widzi grę pierwszy raz: cel, tura krok po kroku i co pomaga w pierwszej grze.

how-creature =
    .short = Twój cel: zgaduj, dokąd idą Rozbitkowie, chwytaj ich i doprowadź Asymilację do gwiazdki pierwszy.
    .aim = Zgaduj, dokąd idą Rozbitkowie. W każdej turze, w której kogoś schwytasz, Asymilacja zbliża się o pole do gwiazdki. Jeśli dotrze tam przed Misją Ratunkową, wygrywasz.
    .turn1 = Każdy Rozbitek kładzie zakryte Miejsce. Widzisz, których Miejsc już użył, więc i to, co jeszcze może mieć.
    .turn2 = Kładziesz żeton Obcego na Miejscu i możesz zagrać kartę Pościgu. W niektórych turach masz drugi żeton: Artemii albo Celu.
    .turn3 = Miejsca zostają odkryte. Tam, gdzie nie ma żetonu, Rozbitkowie używają zdolności Miejsca albo odzyskują jedno użyte.
    .turn4 = Potem działają żetony. Kto jest tam, gdzie żeton Obcego, traci 1 znacznik Determinacji, a Asymilacja się przesuwa. Artemia i Cel odbierają zdolność albo szkodzą inaczej.
    .turn5 = Na koniec tury Misja Ratunkowa przesuwa się o pole, a ty dobierasz do 3 kart Pościgu.
    .tip1 = Rozbitek, któremu skończy się Determinacja, Poddaje się: Asymilacja przesuwa się jeszcze raz.
    .tip2 = Im mniej Miejsc na ręce, tym łatwiej zgadnąć. Małe liczby przy każdym Rozbitku mówią, co może mieć.
how-hunted =
    .short = Twój cel: nie daj się schwytać i wytrwaj, aż Misja Ratunkowa dotrze do gwiazdki.
    .aim = Wytrwaj. Misja Ratunkowa co turę zbliża się o pole do gwiazdki, a niektóre Miejsca i karty ją przyspieszają. Jeśli dotrze tam przed Asymilacją, wygrywają wszyscy Rozbitkowie.
    .turn1 = Gdy zostaje ci mało Miejsc, możesz najpierw Stawić opór: zapłacić Determinacją i odzyskać użyte Miejsca. Albo się Poddać: wraca cała Determinacja i wszystkie Miejsca, ale Asymilacja się przesuwa.
    .turn2 = Kładziesz jedno zakryte Miejsce. Nikt go nie widzi; możecie rozmawiać, ale Obcy słucha.
    .turn3 = Obcy kładzie żetony na Miejscach i może zagrać kartę Pościgu.
    .turn4 = Miejsca zostają odkryte. Jeśli na twoim nie ma żetonu, użyj jego zdolności albo odzyskaj jedno użyte Miejsce.
    .turn5 = Jeśli leży tam żeton Obcego, Obcy cię schwytał: tracisz 1 znacznik Determinacji, a Asymilacja się przesuwa.
    .tip1 = Miejsca od 1 do 5 masz od początku; Łazik daje inne, silniejsze.
    .tip2 = Obcy wie, czego już użyto. Odzyskuj Miejsca, zanim będzie mógł być ciebie pewien.

how-ours = Nazwa z gwiazdką jest nasza: nie wiadomo, jak brzmi w tym wydaniu.
