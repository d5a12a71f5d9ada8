### Co znaczy pytanie tu i teraz (view/explain.py): ruch, skutek odpowiedzi i to, czego nie da się cofnąć.

## Pytania

ask-play-cards = { $when ->
    [before] Zanim wybierzecie Miejsca
    [laid] Miejsca leżą zakryte
    [hunted] Żetony są położone, Miejsca są wciąż zakryte
    [revealed] Miejsca są odkryte
   *[end] Zanim tura się skończy
 }: zagraj kartę (masz: { $cards }) albo spasuj.
ask-play-after = { $when ->
    [before] Zanim wybierzecie Miejsca
    [laid] Miejsca leżą zakryte
    [hunted] Żetony są położone, Miejsca są wciąż zakryte
    [revealed] Miejsca są odkryte
   *[end] Zanim tura się skończy
 }. Kartę w tej turze zagrywa: { $names }. Zagraj kartę (masz: { $cards }) albo spasuj.
ask-play-nothing = { $when ->
    [before] Zanim wybierzecie Miejsca
    [laid] Miejsca leżą zakryte
    [hunted] Żetony są położone, Miejsca są wciąż zakryte
    [revealed] Miejsca są odkryte
   *[end] Zanim tura się skończy
 }: żadna z twoich kart teraz nie pasuje. Spasuj; inni nie poznają, dlaczego.
ask-announce-after = Opór w tej turze: { $names }. Ty też możesz Stawić opór albo się Poddać, zanim ktokolwiek wybierze Miejsce.
ask-announce-must = Masz na ręce za mało Miejsc, by zagrać: najpierw Staw opór albo się Poddaj. Wszyscy od razu to zobaczą.
ask-lay-newcomer = Wybierz Miejsce, do którego się udajesz i którego użyjesz. Inni zobaczą je dopiero przy odkrywaniu; tam, gdzie Obcy położy żeton, wpadniesz w jego szpony.
ask-lay-river = { $nth ->
    [one] Rzeka: zagraj 2 Miejsca. Gdy żetony będą już leżeć, udasz się do jednego, a drugie weźmiesz z powrotem. Wybierz pierwsze.
   *[other] Rzeka: wybierz drugie Miejsce. Gdy żetony będą już leżeć, udasz się do jednego z dwóch, a drugie weźmiesz z powrotem.
 }
ask-lay-artefact = { $nth ->
    [one] Artefakt: zagraj 2 Miejsca i użyj obu. Wybierz pierwsze.
   *[other] Artefakt: wybierz drugie Miejsce. Będziesz w obu.
 }
ask-lay-none = Masz na ręce za mało Miejsc, by zagrać: najpierw odzyskaj karty: Staw opór albo się Poddaj.
ask-hunt-both = { $plays ->
    [one] Zgadnij, gdzie są Rozbitkowie: połóż { $tokens } albo zagraj kartę Pościgu, w dowolnej kolejności. Wszyscy to zobaczą.
    [few] Zgadnij, gdzie są Rozbitkowie: połóż { $tokens } albo zagraj najwyżej { $plays } karty Pościgu, w dowolnej kolejności. Wszyscy to zobaczą.
   *[many] Zgadnij, gdzie są Rozbitkowie: połóż { $tokens } albo zagraj najwyżej { $plays } kart Pościgu, w dowolnej kolejności. Wszyscy to zobaczą.
 }
ask-hunt-tokens = Zgadnij, gdzie są Rozbitkowie: połóż { $tokens }. Żadnej karty nie można teraz zagrać.
ask-hunt-cards = { $plays ->
    [one] Żetony leżą. Zagraj kartę Pościgu albo zakończ Pościg.
    [few] Żetony leżą. Zagraj najwyżej { $plays } karty Pościgu albo zakończ Pościg.
   *[many] Żetony leżą. Zagraj najwyżej { $plays } kart Pościgu albo zakończ Pościg.
 }
ask-hunt-done = Żetony leżą, a żadnej karty nie można zagrać: zakończ Pościg.

## Co Miejsce da temu Rozbitkowi

does-use-lair = { $count ->
    [0] Twój stos kart odrzuconych jest pusty: skopiujesz zdolność Miejsca, na którym leży żeton Obcego. Jeśli Obcy schwyta cię tutaj, tracisz 2 znaczniki Determinacji.
    [one] Odzyskaj { $count } odrzucone Miejsce albo skopiuj Miejsce z żetonem Obcego. Jeśli Obcy schwyta cię tutaj, tracisz 2 znaczniki Determinacji.
    [few] Odzyskaj wszystkie { $count } odrzucone Miejsca albo skopiuj Miejsce z żetonem Obcego. Jeśli Obcy schwyta cię tutaj, tracisz 2 znaczniki Determinacji.
   *[many] Odzyskaj wszystkie { $count } odrzuconych Miejsc albo skopiuj Miejsce z żetonem Obcego. Jeśli Obcy schwyta cię tutaj, tracisz 2 znaczniki Determinacji.
 }
does-use-jungle = { $count ->
    [0] Dżungla wraca na rękę; twój stos kart odrzuconych jest pusty.
   *[other] Na rękę wraca Dżungla, a z nią 1 wybrane Miejsce ze stosu kart odrzuconych (jest ich tam { $count }).
 }
does-use-river = W następnej turze zagrasz 2 Miejsca, zobaczysz, gdzie leżą żetony, i dopiero wtedy wybierzesz jedno z nich.
does-use-beach = Połóż znacznik na Plaży: następne jej użycie przesunie Misję Ratunkową o 1 pole.
does-use-beach-marked = Zdejmij znacznik z Plaży: Misja Ratunkowa przesuwa się o 1 pole, do gwiazdki { $left ->
    [one] zostanie 1 pole
    [few] zostaną { $left } pola
   *[many] zostanie { $left } pól
 }.
does-use-rover = Weź na rękę Miejsce, którego nie masz: { $places }.
does-use-swamp = { $count ->
    [0] Mokradła wracają na rękę; twój stos kart odrzuconych jest pusty.
   *[other] Na rękę wracają Mokradła, a z nimi najwyżej 2 wybrane Miejsca ze stosu kart odrzuconych (jest ich tam { $count }).
 }
does-use-shelter = Dobierz 2 karty Przetrwania, jedną zatrzymaj, drugą odrzuć.
does-use-wreck = Misja Ratunkowa przesuwa się o 1 pole, do gwiazdki { $left ->
    [one] zostanie 1 pole
    [few] zostaną { $left } pola
   *[many] zostanie { $left } pól
 }. Raz na turę, łącznie dla wszystkich Rozbitków.
does-use-source = Dobierz kartę Przetrwania. Wszyscy Rozbitkowie mają pełną Determinację.
does-use-source-wounded = Dobierz kartę Przetrwania albo oddaj 1 znacznik Determinacji komuś, komu go brakuje: { $names }.
does-use-artefact = W następnej turze zagrasz 2 Miejsca i użyjesz obu.

## Co robią inne odpowiedzi

does-announce-nothing = Niczego teraz nie ogłaszasz. Jeśli zrobi to ktoś inny, gra zapyta ponownie.
does-resist = { $count ->
    [one] Zapłać 1 znacznik Determinacji (zostanie { $will }) i odzyskaj { $count } odrzucone Miejsce. Wszyscy to zobaczą.
    [few] Zapłać 1 znacznik Determinacji (zostanie { $will }) i odzyskaj { $count } wybrane Miejsca ze stosu kart odrzuconych. Wszyscy to zobaczą.
   *[many] Zapłać 1 znacznik Determinacji (zostanie { $will }) i odzyskaj { $count } wybranych Miejsc ze stosu kart odrzuconych. Wszyscy to zobaczą.
 }
does-give_up = Znów masz 3 znaczniki Determinacji, a stos kart odrzuconych ({ $count }) wraca na rękę. Asymilacja przesuwa się o 1 pole, do gwiazdki { $left ->
    [one] zostanie 1 pole
    [few] zostaną { $left } pola
   *[many] zostanie { $left } pól
 }.
does-take_back = Zrezygnuj ze zdolności i odzyskaj 1 Miejsce ze stosu kart odrzuconych (jest ich tam { $count }).
does-recover_all = { $count ->
    [one] Na rękę wraca { $count } odrzucone Miejsce.
    [few] Na rękę wracają wszystkie { $count } odrzucone Miejsca.
   *[many] Na rękę wraca wszystkie { $count } odrzuconych Miejsc.
 }
does-token-creature = Za chwilę wybierzesz Miejsce. Obcy schwyta każdego, kto tam jest: Rozbitek traci Determinację, a Asymilacja się przesuwa.
does-token-artemia = Za chwilę wybierzesz Miejsce. Kto tam jest, odrzuca jedno Miejsce i nic tam nie robi.
does-token-target = Za chwilę wybierzesz Miejsce. Tam zadziała twoja karta: { $cards }.
does-done = Nie kładziesz ani nie zagrywasz już nic; Rozbitkowie odkrywają Miejsca.
does-flashback = Powtarza kartę z wierzchu odrzuconych: { $card }.
does-place-creature = Obcy schwyta, jeśli tu są: { $names }. Każda z tych osób traci 1 znacznik Determinacji, Asymilacja przesuwa się o 1 pole.
does-place-creature-lair = Obcy schwyta, jeśli tu są: { $names }. W Legowisku każda z tych osób traci 2 znaczniki Determinacji, Asymilacja przesuwa się o 1 pole.
does-place-artemia = Odrzucają Miejsce i nic tu nie robią, jeśli tu są: { $names }.
does-place-target = Ponoszą skutki twojej karty Celu, jeśli tu są: { $names }.
does-place-nobody = Wiadomo, że nikogo tu być nie może.
does-name-anticipation = Jeśli żeton Obcego schwyta w tej turze tego Rozbitka, Asymilacja przesunie się o dodatkowe pole: { $name }.
does-name-ascendancy = { $count ->
    [one] { $name }: odrzuca { $count } wybrane Miejsce, zatrzymuje na ręce 2.
    [few] { $name }: odrzuca { $count } wybrane Miejsca, zatrzymuje na ręce 2.
   *[many] { $name }: odrzuca { $count } wybranych Miejsc, zatrzymuje na ręce 2.
 }
does-name-phobia = { $count ->
    [one] { $name }: pokazuje tylko tobie { $count } Miejsce z ręki.
    [few] { $name }: pokazuje tylko tobie { $count } Miejsca z ręki.
   *[many] { $name }: pokazuje tylko tobie { $count } Miejsc z ręki.
 }
does-name-detour = { $name }: przejdzie na sąsiednie Miejsce; teraz tutaj: { $places }.
does-cataclysm = Zdolność nie zadziała w tej turze dla tych, którzy tu są: { $names }.
does-cataclysm-nobody = Nikogo tu nie ma.
does-hologram = Pod żetonem Artemii będą wtedy: { $names }.
does-hologram-nobody = Nikogo tu nie ma: żeton Artemii nie uderzy w nikogo.
does-wrong_track = Pod tym żetonem będą wtedy: { $names }.
does-wrong_track-nobody = Nikogo tu nie ma: żeton nie uderzy w nikogo.
does-detour = Zadziała to, co tam leży: { $tokens }.
does-force_field = Mogą mieć to Miejsce na ręce i w tej turze go nie zagrają: { $names }.
does-heal = { $name }: odzyskuje 1 znacznik Determinacji; razem { $will }.
does-draw = Dobierasz 1 kartę Przetrwania; zobaczysz ją tylko ty.
does-lose_will = Zachowujesz karty, Determinacji zostaje { $will }.

## Czego nie da się cofnąć

warn-resist-last = Twój ostatni znacznik Determinacji: musisz się zaraz Poddać, a Asymilacja przesunie się o 1 pole.
warn-resist-loses = Twój ostatni znacznik Determinacji: musisz się Poddać, Asymilacja dociera do gwiazdki i Rozbitkowie natychmiast przegrywają.
warn-give_up-loses = Asymilacja dociera do gwiazdki: Rozbitkowie natychmiast przegrywają.
warn-done-creature = Żeton Obcego jest wciąż w twoich rękach: w tej turze nikogo nie schwyta.
warn-done-tokens = W tej turze bez użycia zostanie: { $tokens }.
warn-nothing = Zdolność przepada i żadna karta nie wraca.
warn-tokens = Tutaj leży: { $tokens }.
warn-will-last = Twój ostatni znacznik Determinacji: odzyskasz siły, ale Asymilacja przesunie się o 1 pole, jeśli nikt inny nie stracił ostatniego w tej turze.
warn-will-loses = Twój ostatni znacznik Determinacji: jeśli nikt inny nie stracił ostatniego w tej turze, Asymilacja dociera do gwiazdki i Rozbitkowie przegrywają.
