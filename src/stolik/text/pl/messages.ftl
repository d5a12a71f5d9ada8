### Słowa domu, których nie przynosi żadna gra: błędy, wiersz poleceń, boty.
### Błąd `error-<id>` mówi, co się stało i co zrobić. Jego atrybuty są dokładniejsze: zamiast niego pada ten, na który
### wskazuje `reason` albo argument podawany tylko czasem.

value-on = tak
value-off = nie

## Błędy przy stole

error-internal = Coś poszło nie tak w samym Stoliku. Stół pozostał bez zmian; spróbuj ponownie, a jeśli to się powtórzy, zgłoś błąd.
error-illegal_answer = Nie ma takiej odpowiedzi: „{ $value }”. Nic się nie zmieniło, wybierz jedną z podanych.
    .choose = „{ $value }” nie jest odpowiedzią na pytanie „{ $question }” Wybierz jedno z: { $options }.
    .some = „{ $value }” nie jest odpowiedzią na pytanie „{ $question }” Wybierz różne (od { $lo } do { $hi }) spośród: { $options }.
    .number = „{ $value }” nie jest odpowiedzią na pytanie „{ $question }” Podaj liczbę całkowitą od { $lo } do { $hi }.
    .amounts = „{ $value }” nie jest odpowiedzią na pytanie „{ $question }” Rozdziel (razem od { $lo } do { $hi }) między: { $options }.
    .order = „{ $value }” nie jest odpowiedzią na pytanie „{ $question }” Ustaw w kolejności wszystkie: { $options }.
error-not_asked = To miejsce przy stole nie ma teraz pytania ({ $seat }). Poczekaj na swoją kolej.
error-stale = Gra poszła już dalej, więc ta odpowiedź się nie liczy. Spójrz na stół i odpowiedz jeszcze raz.
error-foreign_seat = Ten odnośnik nie należy do tego miejsca. Odpowiadać może tylko osoba, która na nim siedzi.
error-malformed = Wiadomości nie da się odczytać, więc nic się nie stało. Odśwież stronę; właściwą postać wiadomości dla programów podaje opis protokołu.
error-too_large = Wiadomość jest za duża (najwięcej bajtów: { $most }), więc nic się nie stało. Wyślij krótszą.
error-nothing_to_undo = Nie ma czego cofnąć: od tego czasu ktoś dobrał lub odkrył kartę albo padła inna odpowiedź.
error-game_over = Ta gra dobiegła końca i nie przyjmuje już odpowiedzi. Nową zaczniesz w poczekalni.
error-rate_limited = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
error-no_upgrade = Strona dochodzi, ale stałe połączenie ze stołem (WebSocket) urywa się po drodze.

    Jeśli to twój serwer: serwer WWW stojący przed Stolikiem musi przekazywać nagłówki Upgrade i Connection, przez HTTP/1.1. Jak to ustawić, pokazuje deploy/nginx.conf.

    Jeśli nie: powiedz o tym osobie, która go prowadzi. Przeszkadzać może też sieć firmowa albo rozszerzenie przeglądarki: spróbuj w innej sieci albo w oknie prywatnym.
error-unknown_table = Ten odnośnik nie prowadzi do żadnego stołu. Sprawdź, czy jest cały, albo poproś gospodarza o nowy.

## Błędy przy przygotowaniu

error-meant = Może chodzi o „{ $meant }”?
error-unknown_game = Nie ma tu gry „{ $game }”. Dostępne gry: { $known }.
error-bad_players = Gra { $game } nie jest dla tylu osób: { $players }. Wybierz od { $least } do { $most }.
error-bad_option = Gra { $game } nie ma opcji „{ $option }”. Listę opcji pokaże polecenie: stolik games
    .unfit = Opcja „{ $option }” gry { $game } nie może mieć wartości „{ $value }” przy tej liczbie graczy ({ $players }) i pozostałych opcjach. Pomiń ją albo zmień tamte.
    .value = Opcja „{ $option }” gry { $game } nie może mieć wartości „{ $value }”. Możliwe są: { $legal }.
error-other_pack = W tej grze jest dodatek „{ $pack }” (wersja { $version }, { $seal }), którego tu nie wczytano. Nic nie przepadło: uruchom serwer lub polecenie ponownie z --packs i katalogiem tego dodatku.
    .absent = Nie wczytano tu dodatku „{ $pack }”. Uruchom serwer lub polecenie ponownie z --packs i katalogiem tego dodatku.
    .changed = W tej grze jest wersja { $version } ({ $seal }) dodatku „{ $pack }”, a tu jest wersja { $here } ({ $here_seal }). Nic nie przepadło: wczytaj dodatek taki, jaki był wtedy.
refused-packs_clash = Te dodatki do siebie nie pasują: zmieniają te same karty. Zrezygnuj z jednego z nich.
error-unknown_language = Nie ma tu języka „{ $lang }”. Do wyboru: { $languages }.
error-unknown_bot = Nie ma bota „{ $bot }”. Dostępne boty: { $known }.
error-bot_not_loaded = Nie da się wczytać bota „{ $bot }”: { $reason }.
error-no_array = Z widoków tej gry nie da się zrobić tablicy liczb: pole „{ $field }” nie mówi, ile może pomieścić. Zadeklaruj to przez up_to, each_seat albo keyed (stolik.core.view) lub korzystaj z samych widoków.
error-not_answered = Bot ({ $seat }) nie dał odpowiedzi.
error-bad_seed = Ziarno musi być liczbą całkowitą, na przykład 7, albo None, czyli nowe ziarno; „{ $seed }” nie jest żadnym z nich. Liczba może mieć najwyżej 3900 cyfr.
    .typed = „{ $seed }” nie jest ziarnem. Ziarno to liczba całkowita od 0 do { $most }.
error-bad_number = { $name } musi być liczbą całkowitą nie mniejszą niż { $least }, a nie „{ $value }”.
error-bad_generator = „{ $rng }” nie jest generatorem liczb losowych. Podaj na przykład random.Random(7) albo numpy.random.default_rng(7).
error-bad_seat = Przy tym stole nie ma miejsca „{ $seat }”. Miejsca mają numery od { $least } do { $most }.

## Błędy plików i komputera

error-file_not_found = Nie ma pliku { $file }. Sprawdź nazwę i folder.
error-file_unreadable = Nie da się odczytać pliku { $file }: { $reason }.
error-bad_save = Nie da się odczytać tego zapisu. Może być uszkodzony albo pochodzić z innego programu.
    .detail = Nie da się odczytać tego zapisu; może być uszkodzony albo powstać przy innych zasadach ({ $detail }).
    .resampled = Pozycja wylosowana dla bota nie pamięta przebiegu gry, więc nie da się jej zapisać.
    .size = To jest za duże na zapis Stolika.
    .format = To nie jest zapis Stolika albo jest uszkodzony: { $detail }.
    .version = Ten zapis pochodzi z innej wersji ({ $found }) i tutaj nie da się go kontynuować. Otwórz go w wersji, w której powstał.
    .kind = Ten zapis nie wynika ze swojego początku: gra pyta „{ $expected }”, a zapis odpowiada na „{ $found }”. Jest uszkodzony albo powstał przy innych zasadach.
    .answer = Ten zapis nie wynika ze swojego początku: „{ $found }” nie jest odpowiedzią na „{ $expected }”. Jest uszkodzony albo powstał przy innych zasadach.
    .surplus = Ten zapis zawiera więcej odpowiedzi, niż gra zadaje pytań. Jest uszkodzony albo powstał przy innych zasadach.
    .drift = Ten zapis prowadzi do innej gry niż ta, którą zapisano. Jest uszkodzony albo powstał przy innych zasadach.
error-no_parcel = Pod tym odnośnikiem nic już nie czeka: zostało odebrane albo czekało ponad dziesięć minut. Zrób nowy odnośnik na tamtym urządzeniu.
error-no_moment = Ten odnośnik nie prowadzi do żadnej chwili gry. Być może ten, kto go zrobił, już go wycofał.
error-bad_report = To nie jest zgłoszenie ze Stolika albo jest uszkodzone.
    .size = To jest za duże na zgłoszenie ze Stolika.
    .damaged = To zgłoszenie jest uszkodzone: { $detail }.
    .format = To zgłoszenie napisał nowszy Stolik (format { $found }). Otwórz je w nowszej wersji.
    .part = To zgłoszenie powstało w trakcie gry, więc jest w nim tylko to, co wiedziało jedno miejsce. Scenariusz potrzebuje całej gry. Może ją dołączyć gospodarz: `stolik tables reports` z opcją --whole, a po zakończeniu gry bez niej.
    .rules = To zgłoszenie pochodzi z innych zasad albo jego gra zaczęła się od zmyślonej chwili. Odpowiedzi nie prowadzą już do tej chwili, więc nie da się napisać z niej scenariusza.
error-not_yet = Gra jeszcze trwa. Do jej końca ten odnośnik otwiera się tylko na urządzeniu, na którym gra się tym miejscem.
error-deal_gone = Tego rozdania nie da się powtórzyć: gra zaczęła się na innych zasadach, od przewodnika albo od chwili z innej gry.
error-day_runs = To rozdanie dnia i ktoś może je jeszcze rozegrać. Widzowie zobaczą je po zakończeniu dnia, o północy UTC.
    .save = To rozdanie dnia i ktoś może je jeszcze rozegrać. Ziarno, zapis i samo rozdanie będą dostępne po zakończeniu dnia, o północy UTC.
error-day_seats = Skład graczy rozdania dnia jest ustalony od początku.
error-no_day = Nie ma takiego rozdania dnia.
error-no_beginning = Początek tej gry nie jest tu znany, bo zaczęła się na innych zasadach albo wyrosła ze zmyślonej chwili.
error-bad_deal = W pozycji początkowej nie może być pola „{ $entry }”. Możliwe pola: { $known }.
    .missing = W pozycji początkowej brakuje potrzebnego pola „{ $entry }”.
    .written = W pozycji początkowej brakuje potrzebnego pola „{ $entry }”. Może miało nim być „{ $written }”?
    .value = W pozycji początkowej pole „{ $entry }” nie może mieć wartości „{ $value }”.
    .most = W pozycji początkowej pole „{ $entry }” nie może mieć wartości „{ $value }”. Wybierz od { $least } do { $most }.
    .legal = W pozycji początkowej pole „{ $entry }” nie może mieć wartości „{ $value }”. Możliwe są: { $legal }.
    .twice = W pozycji początkowej „{ $value }” jest w „{ $entry }” i w „{ $twice }”. Karta leży tylko w jednym miejscu.
    .count = W pozycji początkowej w „{ $entry }” podano: { $count }. Trzeba podać od { $least } do { $most }.
    .exactly = W pozycji początkowej w „{ $entry }” podano: { $count }. Trzeba podać dokładnie: { $exactly }.
    .against = W pozycji początkowej nie może być naraz „{ $entry }” i „{ $against }”. Pomiń jedno z nich.
    .fixed = W pozycji początkowej nie można podać „{ $entry }”: jest tu ustalone z góry.
    .short = W pozycji początkowej w „{ $entry }” podano { $short }. Trzeba podać co najmniej { $needs }.
    .early = Pozycja początkowa podaje „{ $early }”, a to ma sens tylko w środku rundy. Podaj, od której fazy gra się toczy: phase: 1, 2, 3 albo 4.
error-bad_content = { $file }, { $row }: „{ $word }” jest tu błędem. Popraw plik i uruchom ponownie.
    .rows = { $file }: „{ $word }” musi być listą wierszy, z których każdy zaczyna się od [[{ $word }]].
    .toml = { $file } nie jest plikiem TOML: { $word }
    .type = { $file }, wiersz { $row }: { $word }
    .twice = { $file }: dwa wiersze mają identyfikator „{ $row }”. Zmień jeden z nich.
    .syntax = { $file }, wiersz { $row }: „{ $text }” nie da się odczytać przy „{ $word }”.
    .word = { $file }, wiersz { $row }: nie ma efektu „{ $word }”. Możliwe są: { $legal }.
    .tag = { $file }, wiersz { $row }: „{ $text }” nie może mieć znacznika „{ $word }”. Możliwe są: { $legal }.
    .unit = { $file }, wiersz { $row }: „{ $word }” nie może tu stać. Możliwe są: { $legal }.
    .arguments = { $file }, wiersz { $row }: „{ $text }” wymaga innych argumentów: { $legal }.
    .place = { $file }, wiersz { $row }: „{ $word }” nic w tym miejscu nie znaczy. Możliwe są: { $legal }.
    .shape = { $file }, wiersz { $row }: „{ $word }” musi wyglądać jak jedno z: { $legal }.
    .number = { $file }, wiersz { $row }: w „{ $text }” liczba { $word } jest poza zakresem. Możliwe są: { $legal }.
    .special = { $file }, wiersz { $row }: nie ma tu zasady specjalnej „{ $word }”. Możliwe są: { $legal }.
    .size = { $file }, wiersz { $row }: „{ $text }…” jest za długie albo ma za dużo nawiasów.
error-bad_effect = Efektu „{ $text }” nie da się odczytać przy „{ $word }”.
error-bad_word = Słowo „{ $word }” jest zadeklarowane dwa razy albo tam, gdzie nie może stać.
error-bad_scenario = { $file }, wiersz { $line }: { $reason }
error-port_in_use = Port { NUMBER($port, useGrouping: 0) } zajmuje inny program. Zamknij go albo wybierz inny port: stolik serve --port { NUMBER($other, useGrouping: 0) }
error-bad_proxy = „{ $proxy }” nie jest adresem ani siecią. Podaj po --proxy na przykład 10.0.0.5 albo 10.0.0.0/8.
error-port_forbidden = System nie pozwala ci używać portu { NUMBER($port, useGrouping: 0) }. Wybierz inny: stolik serve --port { NUMBER($other, useGrouping: 0) }
    .low = Port { NUMBER($port, useGrouping: 0) } jest tylko dla administratorów, jak zwykle porty poniżej 1024. Wybierz inny: stolik serve --port { NUMBER($other, useGrouping: 0) }
error-bad_address = Ten komputer nie ma adresu „{ $host }”. Wybierz inny za pomocą --host.
    .empty = Po --host brakuje adresu. Podaj na przykład 127.0.0.1 (tylko ten komputer) albo 0.0.0.0 (wszyscy).
    .name = „{ $host }” nie jest adresem ani nazwą, którą da się znaleźć. Podaj po --host sam adres, na przykład 127.0.0.1 albo ::1; port podaje się po --port.
    .ipv6 = IPv6 jest na tym komputerze wyłączone, więc adresu „{ $host }” nie da się użyć. Wybierz za pomocą --host adres taki jak 127.0.0.1 albo 0.0.0.0.
    .system = Adresu „{ $host }” nie da się użyć: { $detail }. Wybierz inny za pomocą --host.
error-no_such_table = W tej bazie nie ma stołu { $table }. Wszystkie stoły wymienia `stolik tables list`.
error-no_such_report = W tej bazie nie ma zgłoszenia { $report }. Wszystkie wymienia `stolik tables reports`.
error-file_exists = Plik { $file } już istnieje. Wybierz inny.
error-table_binned = Stół { $table } jest w koszu. `stolik tables restore { $table }` go przywraca, `stolik tables delete --now { $table }` usuwa go na dobre.
error-table_not_binned = Stołu { $table } nie ma w koszu. Co w nim jest, pokazuje `stolik tables list --bin`.
error-not_written = Nie udało się zapisać pliku { $file } ({ $reason }). Nic po nim nie zostało; zwolnij miejsce albo wybierz inne i spróbuj jeszcze raz.
error-database_not_writable = Nie da się zapisywać w bazie { $file }: { $reason ->
        [no_file] to nie jest zwykły plik
        [read_only] można ją tylko czytać
       *[other] { $reason }
    }. Sprawdź folder i uprawnienia albo wybierz inną bazę za pomocą --db.
error-missing_extra = Brakuje części programu. Zainstaluj je poleceniem: { $command }

## Boty

