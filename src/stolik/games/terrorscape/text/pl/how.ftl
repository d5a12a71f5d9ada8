### Jak grać, dla kogoś, kto widzi grę pierwszy raz: cel, tura krok po kroku i co pomaga w pierwszej grze.

how-killer =
    .short = Twój cel: znajdź Ocalałych i zrań któregoś dwa razy, zanim uciekną.
    .aim = Znajdź Ocalałych i zadawaj im rany: kto zostanie ranny drugi raz, odpada, a ty wygrywasz. Wygrywasz także wtedy, gdy skończy się talia odkryć, a pomoc nie jest w drodze.
    .turn1 = Najpierw ruszają się Ocalali, a ty tego nie widzisz. Gdy skończą, poznajesz wszystkie lokalizacje z hałasem.
    .turn2 = Jeśli się skradasz, pojawiasz się tam, gdzie jesteś, i od razu przeszukujesz to miejsce.
    .turn3 = Szybkie umiejętności: graj, ile chcesz. Pozwalają się ruszyć, zapytać, gdzie kto jest, albo siać strach.
    .turn4 = Potem jedna specjalna umiejętność albo dwie akcje. Akcja to krok do sąsiedniej lokalizacji lub przeszukanie swojej.
    .turn5 = Potem jedna wolna umiejętność, o ile nie doszło do spotkania: zablokowane drzwi albo droga w ukryciu.
    .turn6 = Dobierasz 3 karty. Ilekroć twoja talia się skończy, zyskujesz poziom i siłę.
    .tip1 = Kto zostanie znaleziony, musi się bronić: cztery kości, o jedną mniej za każdy strach, i przedmiot przeciw twojej sile.
    .tip2 = Ocalali zawsze mówią prawdę, ale tylko o tej chwili. Notatnik oblicza, gdzie każde z nich może być.
    .tip3 = Zablokowane drzwi zatrzymują ich, a ciebie nie. Strach najpierw osłabia, a za trzecim razem zdradza hałasem.
how-survivors =
    .short = Twój cel: 5 kluczy i wszyscy razem przy Głównym wyjściu albo naprawione radio i pomoc na czas.
    .aim = Ucieknijcie na jeden z dwóch sposobów. Znajdźcie 5 kluczy i spotkajcie się przy Głównym wyjściu albo naprawcie radio pięć razy i doczekajcie pomocy. Jeśli ktoś zostanie ranny dwa razy lub skończy się talia odkryć, wygrywa Zabójca.
    .turn1 = Każdy Ocalały ma turę, w dowolnej kolejności: jedną akcję. To ruch do dwóch lokalizacji, przeszukanie, naprawa radia, usunięcie strachu albo zdjęcie blokady z drzwi.
    .turn2 = Do tego dochodzą akcje dodatkowe, z przedmiotów i zdolności, oraz wymiana z kimś w tej samej lokalizacji.
    .turn3 = Potem jedno z was dobiera 2 karty odkryć i zatrzymuje 1.
    .turn4 = Zabójca poznaje wszystkie lokalizacje z hałasem, ale nie wie, kto hałasował ani dlaczego.
    .turn5 = Faza Zabójcy: rusza się i pyta. Zawsze mówicie prawdę; gra odpowiada za was.
    .turn6 = Jeśli przeszuka miejsce, w którym jesteś, bronisz się: cztery kości, o jedną mniej za każdy strach, i jeden przedmiot przeciw jego sile.
    .tip1 = On nigdy nie widzi, dokąd idziecie. Zdradza was hałas: radio, niektóre karty przy dobraniu, trzeci strach.
    .tip2 = Przeszukuj tam, gdzie jest lupa: cztery z dziesięciu kart to klucze, a piąty leży pod nimi.
    .tip3 = Nie stójcie wszyscy w jednym miejscu: kto jest obok znalezionego, też zostaje zaatakowany.

how-ours = Nazwa z gwiazdką jest nasza: nie wiadomo, jak brzmi w tym wydaniu.
