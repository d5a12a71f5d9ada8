### Co plansza Obecności mówi o tym, co na niej leży.

board-hunted = Rozbitkowie
board-phases = Fazy tury
board-turn = Tura { $turn }
board-track = Droga do gwiazdki
board-rescue = Misja Ratunkowa, do gwiazdki: { $left }{ $symbol ->
    [yes] , na symbolu Artemii
   *[no] { "" }
 }
board-assimilation = Asymilacja, do gwiazdki: { $left }
board-place = Miejsce { $number }, { $name }
board-forbidden = nie wolno zagrać
    .short = zakaz
board-blocked = zdolność nie działa
    .short = nie działa
board-spent = zdolność już użyta
    .short = użyta
board-plate = { $name }: Determinacja { $will }, Miejsca na ręce { $hand }, karty Przetrwania { $survival }, zakryte { $laid }
board-hand-size = Miejsca na ręce
board-survival-size = Karty Przetrwania na ręce
board-may-hold = Może mieć: { $may }. Odrzucone: { $discarded }.
board-hidden = Za Zasłoną Dymną; odrzucone: { $count }
board-creature-plate = { $name }: karty Pościgu na ręce { $hand }, może jeszcze zagrać { $plays }
board-tokens-ready = Żetony do położenia
board-played = Zagrane w tej turze
board-effects = Wciąż działa
board-supplies = Zasoby
board-reserve = { $name } w rezerwie: { $left }
board-survival = Karty Przetrwania
board-in-hand = { $name } ({ $number }), na ręce
board-in-laid = { $name } ({ $number }), zagrane
board-in-discard = { $name } ({ $number }), odrzucone
board-laid = Zagrane
board-hunt-hand = Karty Pościgu na ręce; możesz jeszcze zagrać { $plays }
board-wins-creature = Obcy wygrywa
board-wins-hunted = Rozbitkowie ocaleni
board-may-be-here = mogą tu być: { $names }
board-you-won = Wygrywasz, w turze { $turn }.
board-you-lost = Przegrywasz, w turze { $turn }.

## Wielkie chwile

board-scene-revealed = Rozbitkowie odkrywają karty
board-scene-caught = W szponach Obcego: { $names }
board-scene-artemia_hit = Żeton Artemii dosięga: { $names }
board-scene-target_hit = Żeton Celu dosięga: { $names }

## Co mówią tabliczki i stosy

board-went = Ślady
board-hunted-at = Łowy
board-now = { $place }: 2 Miejsca
board-next = { $place } w nast. turze
board-deck-hunt = Stos Pościgu
board-discarded = Odrzucone
board-fact-creature = Karty Pościgu na ręce: { $hand }; w tej turze może jeszcze zagrać: { $plays }. Żeton Obcego leżał kolejno w Miejscach: { $went }.
board-fact-hunted = Determinacja: { $will } z 3. Karty Przetrwania: { $survival }. Miejsca na ręce: { $hand }; ręka i zakryta karta to niektóre z: { $may }. Kolejno odwiedzone Miejsca: { $went }.
board-fact-hidden = Determinacja: { $will } z 3. Karty Przetrwania: { $survival }. Miejsca na ręce: { $hand }; które, ukrywa Zasłona Dymna. Kolejno odwiedzone Miejsca: { $went }.

## Koniec: gra w liczbach

board-chronicle = Tura
board-race = Oba znaczniki tura po turze. Na koniec do gwiazdki brakowało pól: Misja Ratunkowa { $rescue }, Asymilacja { $assimilation }.
board-fate-caught = schwytanie
board-fate-artemia = cios żetonu Artemii
board-figure-turns = Tury
board-figure-caught = Schwytania
board-figure-will = Stracona Determinacja
board-figure-given-up = Poddania się
board-figure-rescue = Zdobyte pola Misji Ratunkowej
board-figure-hunt = Zagrane karty Pościgu
board-figure-survival = Zagrane karty Przetrwania
board-opened = Dokąd kto poszedł i gdzie czekał Obcy. Czerwone pole: schwytanie, zielone: cios żetonu Artemii.
passes-between = Po drodze bez kart
