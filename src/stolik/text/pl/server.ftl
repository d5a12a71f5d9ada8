### Co ma do powiedzenia tylko serwer.

error-other_rules = Ten stół zaczęto według innych zasad (wersja { $found }, tutaj { $expected }). Nic nie przepadło: graj dalej w tej wersji Stolika, w której grę zaczęto, albo otwórz nowy stół.
    .damaged = Zapis tego stołu jest uszkodzony, więc gra nie może tu trwać dalej. Osoba, która prowadzi serwer, może odtworzyć kopię zapasową; możesz też otworzyć nowy stół.
error-house_full = Na tym serwerze nie ma teraz więcej miejsca. Odczekaj kilka minut i spróbuj ponownie albo zapytaj osobę, która go prowadzi.
error-blank_name = W tej nazwie niczego nie widać. Wpisz nazwę z literami.
error-foreign_host = Ten serwer nie ma nazwy „{ $host }”. Otwórz go pod jego adresem; albo niech osoba, która go prowadzi, uruchomi go z opcją: --name { $host }
error-foreign_origin = Ta strona jest otwarta jako „{ $origin }”, ale to, co wysyła, dociera jakby do „{ $host }”. Stolik bierze ją wtedy za stronę innej witryny.

    Jeśli to twój serwer: serwer WWW stojący przed Stolikiem musi przekazywać nagłówek Host bez zmian (nginx: proxy_set_header Host $http_host;). Albo otwórz stronę pod nazwą, którą serwer zna.

    Jeśli nie: powiedz o tym osobie, która go prowadzi.
error-bad_root = „{ $path }” nie jest ścieżką. Podaj po --root-path na przykład /stolik.
error-nothing_here = Pod tym adresem nic nie ma. Sprawdź, czy skopiowano go w całości.

    Jeśli to twój serwer, a stojący przed nim serwer WWW przekazuje żądania ze ścieżką, na przykład /stolik: uruchom Stolika z opcją --root-path i tą ścieżką.
error-bad_host = Z żądania nie wynika jasno, do którego serwera jest skierowane: „{ $host }”.
error-password_needed = Do otwarcia stołu potrzebne jest tutaj hasło.
error-host_key_needed = Ta strona jest dla osoby, która prowadzi serwer, a to nie jest jej klucz. Nowy odnośnik wypisze `stolik host`.
error-bad_password_file = W pliku { $file } nie ma hasła. Zapisz je poleceniem: stolik password { $file }
error-no_free_seat = To miejsce nie jest już dla ciebie wolne. Wybierz inne albo inny stół.
error-seats_held = Masz już dość zajętych miejsc: najwyżej { $most } w sumie, przy jednym stole { $at_one }. Zagraj najpierw tam.
error-never_open = Tego stołu nie ma, albo już nie ma, wśród otwartych.
error-no_spectator = Nikt nie ogląda teraz jako numer { $spectator }.
error-no_eyes = Tu nikt nie może patrzeć twoimi oczami: gra jest skończona, prowadzi ją przewodnik albo to rozdanie dnia.
error-several_devices = Widz { $spectator } ogląda na kilku urządzeniach, a twoimi oczami może patrzeć tylko jedno. Niech najpierw zamknie pozostałe.
error-knows_other = Widz { $spectator } nie może patrzeć twoimi oczami: w jego domu lub sieci ktoś gra na innym miejscu tego stołu albo patrzył jego oczami.
error-has_seen = Stąd ktoś patrzył już oczami innego miejsca, więc to miejsce jest dla kogoś innego.
error-sees_with_eyes = Znasz czyjąś rękę, więc do końca gry nie piszesz przy tym stole.
error-muted = Gospodarz pozwala ci oglądać, ale nie rozmawiać.
error-sees_later = Widzisz ten stół później niż grający, więc możesz czytać rozmowę, ale nie pisać.
error-too_early = Widzowie oglądają ten stół z opóźnieniem, a po zmianie na serwerze nie wiadomo jeszcze, co można im pokazać. Wróć trochę później.
error-not_read = Nie da się odczytać tego stołu z dysku ({ $reason }). Powiedz o tym osobie, która prowadzi serwer.
error-database_damaged = Baza { $file } jest uszkodzona; nic w niej nie zmieniono. Przywróć kopię zapasową (instrukcja w docs/hosts.md); gdy jej nie ma, „sqlite3 { $file } .recover” uratuje to, co da się odczytać.
error-database_empty = Plik { $file } jest pusty, więc nie posłuży za nową bazę. Jeśli miał zawierać stoły, poszukaj kopii zapasowej; żeby zacząć od nowa, usuń pusty plik.
error-database_foreign = Plik { $file } nie jest bazą Stolika; nic w nim nie zmieniono. Wybierz inny za pomocą --db. Jeśli nią był, jest uszkodzony: przywróć kopię zapasową (instrukcja w docs/hosts.md).
error-database_missing = Nie ma bazy { $file }. Sprawdź nazwę i folder.
error-database_newer = W bazie { $file } zapisywał nowszy Stolik (wersja { $found }, tutaj { $expected }); nic w niej nie zmieniono. Uruchom tamtą wersję Stolika albo przywróć kopię zapasową sprzed aktualizacji.
error-bot_sits = Na tym miejscu gra bot. Gospodarz stołu może je zwrócić.
error-no_team_chat = Przy tym stole nie można mówić tylko do swojej strony. Powiedz to wszystkim.
error-not_host = Do tego potrzebny jest odnośnik gospodarza.
error-not_over = Gra jeszcze trwa, a jej zapis zawiera tajemnice wszystkich. Będzie dostępny, gdy gra się skończy.
error-reports_full = Zebrało się tu już { $most } zgłoszeń i więcej się nie zmieści. Powiedz o tym osobie, która prowadzi ten serwer.
error-not_kept = Nie udało się tego zapisać ({ $reason }), więc się nie wydarzyło. Spróbuj jeszcze raz; jeśli to się powtarza, gospodarz powinien sprawdzić dysk.
error-not_built = Strona tego serwera nie została zbudowana. Kto go prowadzi, dowie się przy starcie serwera, co zrobić.
error-no_page = Brakuje strony: nie zbudowano jej przy instalacji Stolika. Zainstaluj Node.js 20.19 lub nowszy, a potem jeszcze raz Stolik z jego źródeł.
    .command = Brakuje strony: nie została zbudowana, a potrzeba do tego Node.js 20.19 lub nowszego. Zbuduj ją i spróbuj jeszcze raz: { $command }
error-note_too_long = Notatka może mieć najwyżej { $most } znaków. Skróć ją albo zapisz część w innej notatce.
error-notebook_full = Masz już { $most } notatek, czyli tyle, ile wolno. Usuń którąś, żeby dodać nową.
error-notebook_shown = Twoje notatki zobaczył już cały stół, więc nie można ich zmieniać.
error-notebook_closed = Notatki można pokazać dopiero po zakończeniu gry.
error-no_clock = Zegar na to tutaj nie pozwala.
error-no_guide = Dalej nie ma już nic.
error-guide_wants = Przewodnik idzie dalej inną odpowiedzią: wybierz to, co zaznaczył.
error-guide_runs = Miejsca można oddawać po zakończeniu przewodnika albo po jego opuszczeniu.
error-unknown_guide = Ta gra nie ma przewodnika „{ $guide }”.
error-bad_guide = Przewodnika { $guide } nie da się rozegrać: scena { $scene }, ruch { $move } ({ $found }).
    .file = Nie da się odczytać przewodnika { $guide }: { $detail }
    .asked = Przewodnika { $guide } nie da się rozegrać: scena { $scene }, ruch { $move } ({ $found }). Pytani są: { $asked }
    .answer = Przewodnika { $guide } nie da się rozegrać: scena { $scene }, ruch { $move } ({ $found }). Możliwe są: { $options }
error-bad_book = Nie da się odczytać zasad { $file }: { $detail }
