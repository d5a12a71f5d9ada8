### Słowa wiersza poleceń i scenariuszy, których nie da się odczytać.

cli-serving = Stolik czeka pod adresem { $url }
cli-password = Hasło do otwierania stołów
cli-host_link = Odnośnik gospodarza
cli-host-link = To droga do strony gospodarza: dopisz przed nią adres serwera. Kto ma ten odnośnik, opiekuje się wszystkimi stołami. Widać go tylko teraz; poprzedni już nie działa.
cli-host-ended = Klucz przestał działać. Serwer nie ma już strony gospodarza.
cli-said = Wszyscy przy stołach działającego serwera przeczytają to w ciągu sekundy, a kto przyjdzie później, też. Kończy się to, gdy serwer wystartuje na nowo, albo po: stolik say --end
cli-said-no-more = Stołom nic już nie jest ogłaszane.
cli-friends = Znajomi w Twojej sieci otwierają { $url }
cli-alone = Otworzyć go może tylko ten komputer. Żeby wpuścić znajomych, uruchom z opcją: --host 0.0.0.0
cli-stop = Ctrl+C kończy pracę. Stoły są zapisane w pliku { $file }.
cli-game = Gra
cli-id = Identyfikator
cli-players = Gracze
cli-player-range = { $least }–{ $most }
cli-options = Opcje
cli-option = Opcja
cli-values = Wartości
cli-default = Domyślnie
cli-languages = Języki
cli-content = Zawartość
cli-share-published = z wydania
cli-share-partly = częściowo nasze
cli-share-stolik = nasze
cli-share-pack = z paczek
cli-state = Stan
cli-state-unbegun = nierozpoczęty
cli-state-running = w toku
cli-state-over = zakończony
cli-answers = Odpowiedzi
cli-used = Ostatnio używany
cli-goes = Zniknie po
cli-goes-days = { $days ->
    [one] 1 dniu pracy
   *[other] { $days } dniach pracy
 }
cli-stays = zostaje
cli-strangers = Otwarty dla nieznajomych (UTC)
cli-strangers-since = od { $since }, wolne miejsca: { $free }
cli-sound = Baza { $file } jest w porządku (wersja { $version }). Stoły: { $tables }.
cli-migrates = Pierwsze uruchomienie tego Stolika przekształci plik z wersji { $version } do { $here }; starszy Stolik już go potem nie otworzy.
cli-table-broken = Stołu { $table } ({ $game }) nie da się otworzyć: { $reason }
cli-table-touched = Stół { $table } ({ $game }) pójdzie dalej według nowych zasad (wersja { $found }, tutaj { $here }). { $undone ->
    [0] Zachowa wszystkie odpowiedzi.
   *[other] Odpowiedzi, które do nich nie pasują i będą cofnięte: { $undone }.
 }
cli-table-shortened = Stół { $table } ({ $game }) pójdzie dalej bez ostatnich odpowiedzi ({ $undone }): nie pasują.
cli-tables-touched = Stoły, przy których grano według innych zasad niż w tej wersji: { $tables }. Co się z nimi stanie, powie: stolik tables check { $file } --with-this-version
cli-person = człowiek
cli-stats-none = Nie zakończyła się tu jeszcze żadna gra, która się liczy.
cli-stats-all = Wszystkie gry
cli-stats-length = Odpowiedzi
cli-stats-people = Wygrali ludzie
cli-stats-bots = Wygrały boty
cli-stats-players = { $players ->
    [one] 1 gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
 }
cli-stats-no-bots = Sami ludzie
cli-stats-with-bot = Gra: { $bot }
cli-simulating = Rozgrywanie gier
cli-games = Gry
cli-decisions = Decyzje
cli-seconds = Sekundy
cli-per-second = Decyzje na sekundę
cli-outcomes = Zwycięstwa
cli-reasons = Zakończenia
cli-errors = Błędy
cli-partial = Przerwano wcześniej: rozegrano { $played } z { $planned } gier. Liczby dotyczą tylko tych gier.
cli-share = { $count } ({ $percent }%)
cli-you-are = Twoje miejsce przy stole: { $seat }.
cli-your-answer = Twoja odpowiedź
cli-answer-choose = Wpisz jej numer.
cli-answer-some = Wpisz numery oddzielone spacjami (ile: od { $lo } do { $hi }).
cli-answer-number = Wpisz liczbę od { $lo } do { $hi }.
cli-answer-amounts = Wpisz numery oddzielone spacjami; 2=3 to trzy sztuki przy numerze 2. Razem: { $span }.
cli-limit = , najwyżej { $most }
cli-answer-order = Wpisz wszystkie numery w wybranej kolejności.
cli-keys = u cofa ostatnią odpowiedź, = i odpowiedź mówi, do czego ona prowadzi, ? objaśnia odpowiedzi, ? i nazwa mówi, skąd się bierze dana rzecz, q kończy grę.
cli-over = Koniec gry. Wygrywa: { $seats }.
cli-score = { $seat }: { $points }
cli-bar = Razem: { $points }, potrzeba: { $bar }
cli-continued = Tę grę zaczęto według innych zasad. Toczy się dalej od miejsca zapisu; wcześniejszych odpowiedzi nie da się odtworzyć.
cli-replayed = { $count ->
    [one] Odtworzono { $count } odpowiedź.
   *[other] Odtworzono { $count } odpowiedzi.
 }
cli-replay-same = Odtworzona gra kończy się dokładnie tak jak zapis.
cli-table = Stół
cli-seat = Kto widział
cli-made = Zrobione
cli-words = Treść
cli-report-says = Zgłoszenie ({ $seat }): { $words }
cli-report-rule = Zasada: { $rule }
cli-report-part = To zgłoszenie powstało w trakcie gry. Jest w nim tylko to, co wie { $seat }. Wiersze dziennika: { $lines }, odpowiedzi: { $answers }. Bez reszty gry niczego nie da się odtworzyć.
cli-report-rules = Pochodzi z wersji { $found } zasad, a tutaj jest wersja { $here }.
cli-report-secrets = Ta gra jeszcze trwa, a w zgłoszeniu są teraz tajemnice wszystkich. Nie pokazuj go nikomu, kto w nią gra.
cli-report-no_game = Nie da się dołączyć całej gry: zaczęła się na innych zasadach albo od zmyślonej chwili, więc jej odpowiedzi już tam nie prowadzą.
cli-from-title = Ta zasada wygląda na błędną, twierdzi { $seat }
cli-from-rule = jeszcze nieznana
cli-from-now = Tak program działa teraz. Każdy z tych wierszy się zgadza:
cli-from-mend = Tak powinno być według zgłoszenia. Zapisz to wierszem, który da się sprawdzić (docs/scenarios.md). Do tego czasu scenariusz się nie zgadza.
cli-scenarios = Scenariusze zgodne z opisem: { $passed } z { $count }.
cli-scenarios-unreadable = Scenariusze zgodne z opisem: { $passed } z { $count }. Niezgodne: { $failed }. Nieczytelne: { $unreadable }.
cli-in-turns = Tury w grze
cli-turns-summary = średnio { $mean }, od { $least } do { $most }
cli-points = Punkty
cli-mean = średnia
cli-bar-row = Potrzeba
cli-wins = wygrane %
cli-nobody = Nikt
cli-interval = przedział 95%
cli-broken = Ziarno { $seed }: { $error }
cli-quit = Odchodzisz od stołu.
cli-kept = Gra jest zapisana w pliku { $file }.
cli-page = { $file } pokazuje tę grę w każdej przeglądarce, bez Stolika i bez sieci ({ $size } kB).
cli-you = ty
cli-then = { $why ->
        [unknown] Potem coś zostanie dobrane albo odkryte.
        [end] Potem gra się kończy.
       *[others] Potem decydują inni.
    }
cli-nothing-shown = Nie ma tu czego objaśniać.
cli-not-so = Nie ma takiej odpowiedzi.
cli-ended-early = Ta gra jeszcze się nie skończyła.
cli-expected = miało być
cli-found = jest
cli-law-kept = dotrzymane
cli-law-broken = ZŁAMANE
cli-words-questions = Pytania
cli-words-references = Nazwy, według rodzajów
cli-words-fields = Pola widoku (* to jedna rzecz z listy)
cli-words-words = Inne słowa widoku
cli-words-log = Wpisy dziennika i to, co w nich stoi
cli-words-endings = Zakończenia
cli-scenario-failed = { $file }, wiersz { $line }: { $title }

## Co jest nie tak w wierszu poleceń

error-usage = Tego polecenia nie da się zrozumieć. Pomoc: { $command } --help
    .option = Nie ma opcji { $option }. Pomoc: { $command } --help
    .value = Podana wartość nie pasuje do { $name }. Pomoc: { $command } --help
    .missing = Brakuje { $name }. Pomoc: { $command } --help
error-bad_days = „{ $text }” to nie liczba dni. Wpisz liczbę całkowitą od 1 do { $most } albo 0, żeby zachować na zawsze.
error-bad_pair = Nie da się zrozumieć „{ $text }”; zapisz to tak: { $example }.
error-unknown_role = Gra { $game } nie ma miejsca ani roli „{ $role }”. Miejsca przy tym stole: od 0 do { $most }. Role: { $known }.
error-bots_unclear = Z „{ $text }” nie wynika, kto gdzie gra.
    .two = Z „{ $text }” nie wynika, kto gdzie gra. Podaj przy każdym bocie miejsce albo rolę: { $example }
    .twice = „{ $text }” ma dwa boty. Podaj jednego.
    .nowhere = Bot dla roli „{ $text }” nie ma gdzie usiąść: każde jej miejsce jest twoje albo ma osobnego bota. Pomiń tę rolę.
    .many = „{ $text }” to za dużo botów: przy tym stole gra przeciw sobie tyle: { $most }.
    .yours = Miejsce { $text } zajmujesz ty, więc bot nie może na nim grać. Wybierz inne miejsce za pomocą --seat.
error-not_writable = Nie da się zapisać pliku { $file }.
    .folder = { $file } to folder. Podaj nazwę pliku w tym folderze.
    .no_folder = Nie ma folderu, w którym miałby być plik { $file }. Utwórz go albo wybierz inny.
    .special = { $file } nie jest zwykłym plikiem. Wybierz inny.
    .foreign = Plik { $file } już istnieje i nie jest zapisem gry. Wybierz inny, żeby nic nie przepadło.
    .locked = Nie wolno ci zmieniać pliku { $file }. Wybierz inny.
    .system = Nie da się zapisać pliku { $file }: { $detail }. Wybierz inny.
error-secrets_inside = Ta gra jeszcze się nie skończyła, a strona pokazałaby, co kto ukrywa. Podaj, czyimi oczami ma być widziana, na przykład --seat 0.
error-checked_and_shown = Z opcją --check nie powstaje żadna strona. Pomiń albo --check, albo --export i --open.
error-output_failed = Nie da się wypisać wyniku tego polecenia: { $reason }.
error-system = System odmówił: { $reason }.

## Co jest nie tak w scenariuszu

error-scenario_encoding = To nie jest tekst w UTF-8.
error-scenario_none = Nie ma tu żadnego scenariusza. Zaczyna go wiersz taki jak „scenario: Tytuł”.
error-scenario_missing = Ten scenariusz nie ma wiersza „{ $entry }:”.
error-scenario_section = „{ $section }:” stoi w wierszu bez niczego więcej, a to, co do niego należy, w następnych; „play:” musi należeć do scenariusza.
error-scenario_line = Tego wiersza nie da się zrozumieć: „{ $text }”.
error-scenario_key = Nie może tu być pola „{ $entry }”. Możliwe pola: { $known }.
error-scenario_twice = „{ $entry }” jest podane dwa razy.
error-scenario_number = W polu „{ $entry }” musi być liczba całkowita, a nie „{ $text }”.
error-scenario_options = Opcje zapisuje się tak: „expert=yes”, a nie „{ $text }”.
error-scenario_kind = Gra { $game } nie zadaje pytania „{ $kind }”.
error-scenario_answer = Po pytaniu stoją odpowiedzi takie jak „place:4”, liczby albo „nothing”, a nie „{ $text }”.
error-scenario_asked = Po pytaniu stoi „with”, „without”, „exactly”, „about” lub „choosing” i to, co do nich należy, a nie „{ $text }”.
error-scenario_field = Nie widać tu nic takiego jak „{ $field }”. Widać: { $known }.
error-scenario_item = Nie ma „{ $item }” wśród: { $found }.
error-scenario_position = Na pozycji { $number } nic nie ma: lista { $count ->
    [0] jest pusta
    [one] ma jeden element, na pozycji 0
   *[other] ma elementów { $count }, od pozycji 0 do { $last }
}.
error-scenario_several = „{ $item }” pasuje do kilku elementów listy. Napisz zamiast tego pozycję, jedną z tych: { $at }.
error-scenario_log = Dziennik gry { $game } nie zna wpisu „{ $id }”.
error-scenario_pair = To powinno wyglądać jak „seat=seat:1”: „{ $text }”.
error-scenario_name = W grze { $game } nic nie nazywa się „{ $name }”. Nazwy pokazuje: stolik scenario --words { $game }
error-scenario_argument = Wpis „{ $id }” nie zawiera „{ $name }”. Zawiera: { $known }.
error-scenario_one_world = Jest tu tylko jeden świat. Czym różni się drugi, podaj w „other_deal:” albo podaj inną odpowiedź: „in the other world seat:1 lay place:5”.
error-scenario_same_worlds = Oba światy są takie same pod każdym względem, więc nikt nie mógłby ich odróżnić. Opisz w „other_deal:” coś innego albo podaj inną odpowiedź: „in this world seat:1 lay place:4”, „in the other world seat:1 lay place:5”.
error-scenario_both_worlds = Tego nie można powiedzieć o jednym tylko świecie: „{ $text }”.
error-scenario_reason = Ta gra nie może zakończyć się słowem „{ $reason }”. Możliwe zakończenia: { $known }.
error-scenario_over = Koniec gry zapisuje się tak: „over reason=rescued winners=seat:1”, a nie „{ $text }”.
