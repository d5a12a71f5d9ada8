### Co poczekalnia mówi po całej reszcie; o rozdaniach, które ktoś może znać, mówi też stół.

ui-day = Rozdanie dnia
ui-day-one = Jedna próba na przeglądarkę.
ui-day-ends = { $hours ->
    [0] Kończy się za { $minutes } min.
   *[other] Kończy się za { $hours } godz. { $minutes } min (UTC).
 }
ui-day-begun = twoja próba
ui-day-results = Wyniki
ui-day-nobody = Nikt go jeszcze nie ukończył.
ui-day-played = Ukończone gry: { $count }, wygrane: { $won }.
ui-day-somebody = Ktoś
ui-day-bots = Boty gospodarza
ui-day-won = wygrana
ui-day-lost = przegrana
ui-day-points = punkty: { $points }
ui-day-turns = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
 }
ui-day-yesterday = Wczoraj
ui-day-again = Zagraj wczorajsze rozdanie
ui-deal-seed = Ziarno { $seed }
ui-seed-more = Więcej
ui-seed = Ziarno rozdania
ui-seed-why = Liczba całkowita. Kto ją zna, może znać wszystkie sekrety, więc przy stole dowie się o tym każdy, a gra nie liczy się do statystyk.
ui-dealt-typed = Kto je zna, może znać wszystkie sekrety.
    .name = Wpisane ziarno
ui-dealt-again = Ktoś może znać jego sekrety.
    .name = Rozdanie już grane
ui-dealt-day = Jedna próba na przeglądarkę.
    .name = Rozdanie dnia

## Co jeszcze mówi poczekalnia

ui-television-text = Dla całego pokoju: duża plansza na tym ekranie, a do swojego miejsca każdy siada telefonem, skanując kod.
ui-lobby-ready = Stolik czeka
ui-lobby-look-on = Popatrzę
ui-lobby-ready-text = Wyślij każdemu odnośnik do jego miejsca. Kto go otworzy, ten tam siada; gra już się zaczęła i poczeka.
ui-only-here = Te odnośniki działają tylko na tym komputerze.
ui-only-here-how = Żeby wpuścić znajomych z twojej sieci, zatrzymaj Stolik i uruchom poleceniem
ui-only-here-or = albo
ui-reach = Adres dla znajomych
ui-lobby-sit-here = Zaczynamy
ui-name-asked = Jak mamy cię nazywać?
ui-name-leave = Jeszcze nie
ui-name-asked-text = Imię widać przy twoim miejscu i w przebiegu gry. Zostaje w tej przeglądarce; można je później zmienić.
ui-mine-closed = Tu się nie otworzy: zaczęto według innych zasad
ui-mine-all = Pokaż wszystkie ({ $count })
ui-mine-fewer = Pokaż mniej
ui-lobby-take-back = Cofanie dalej niż „Cofnij”
ui-lobby-take-back-text = Za zgodą wszystkich, nawet sprzed kości i kart, które losuje się wtedy na nowo. Sam na sam z botami: od razu.

## Słowo prowadzącego serwer, które widać też przy stołach

ui-house-says = Od prowadzącego serwer:
ui-house-restarts = Serwer uruchomi się ponownie { $when }. Gry zostają.
ui-house-restarts-now = Serwer uruchamia się teraz ponownie. Gry zostają, a ta strona wróci sama.
ui-house-read = Przeczytane

## Otwarte stoły

ui-open = Otwarte stoły
ui-open-about = Każdy mile widziany: naciśnij wolne miejsce i już siedzisz.
ui-open-none = Żaden stół nie czeka już na nieznajomych.
ui-open-how = Może tu usiąść także ktoś nieznajomy: ustaw któreś miejsce na „Znajomy”, a stół będzie można otworzyć dla wszystkich na tym serwerze.
ui-open-sit = Usiądź: { $seat }
ui-open-at = { $game }, przy stole: { $names }
ui-open-seats = Miejsca
ui-open-free = wolne miejsca: { $free }
ui-open-waits = czeka { $time }
ui-open-new = przed chwilą
ui-open-language = język: { $language }
ui-open-without = bez „{ $option }”
ui-open-all = Wszystkie otwarte stoły: { $count }
ui-open-fewer = Mniej otwartych stołów
ui-open-anybody = Otwarty dla wszystkich na tym serwerze
ui-open-anybody-text = Stolik widać w poczekalni razem z twoim imieniem i każdy, kto ma dostęp do tego serwera, może zająć miejsce ustawione na „Znajomy”.
ui-open-ready-text = Twój stół jest już na liście otwartych. Usiądź, inni przyjdą sami; odnośniki są dla znajomych, a kto swój otworzy, ten ma to miejsce.
ui-open-state = Otwarty dla wszystkich
ui-open-on = { $free ->
    [0] Wszystkie miejsca są zajęte, więc stołu nie ma na liście.
    [one] Jedno miejsce jest wolne i może je zająć każdy na tym serwerze.
    [few] { $free } miejsca są wolne i może je zająć każdy na tym serwerze.
   *[many] { $free } miejsc jest wolnych i może je zająć każdy na tym serwerze.
 }
ui-open-off = Nieznajomych już się nie wpuszcza.
ui-open-close = Nie wpuszczaj więcej osób
ui-open-again = Znów wpuszczaj nieznajomych
ui-open-bots = Zacznij już z botami
ui-open-came = z listy otwartych stołów
ui-open-remove-of = Usuń: { $of }
ui-open-remove-sure = Osoba z tego miejsca od razu odchodzi i nie wróci tu z listy. Miejsce znów jest wolne.
ui-open-remove-not = Niech zostanie
