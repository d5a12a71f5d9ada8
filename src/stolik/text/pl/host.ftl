### Co mówi strona osoby, która prowadzi serwer.

ui-house = Strona gospodarza
ui-house-played = Stoły w grze
ui-house-guests = Połączone osoby
ui-house-tables = Wszystkie stoły
ui-house-reports = Nowe zgłoszenia
ui-house-strangers = Otwarte dla nieznajomych
ui-house-free = Wolne na dysku
ui-house-up = Czas działania

## Słowo do wszystkich

ui-house-say = Powiedz coś wszystkim
ui-house-say-text = Przeczyta to każdy, przy stołach i w poczekalni, a także ten, kto przyjdzie później, dopóki tego nie cofniesz albo serwer nie wystartuje na nowo.
ui-house-say-words = Twoje słowa
ui-house-say-restart = Serwer uruchomi się ponownie
ui-house-say-stays = nie teraz
ui-house-say-do = Ogłoś
ui-house-say-heard = Teraz czytają to wszyscy.
ui-house-say-end = Cofnij

## Stoły

ui-house-kept = Stoły
ui-house-which = Które stoły
ui-house-all = Wszystkie
ui-house-open = Nieskończone
ui-house-over = Skończone
ui-house-bin = W koszu
ui-house-search = Czyjeś imię albo identyfikator stołu
ui-house-any-game = Wszystkie gry
ui-house-order = W kolejności
ui-house-by-used = Ostatnio używane
ui-house-by-opened = Najnowsze
ui-house-by-goes = Usuwane najwcześniej
ui-house-by-game = Według gier
ui-house-found = { $n ->
    [0] Nie ma takiego stołu.
    [one] 1 stół.
    [few] { $n } stoły.
    [many] { $n } stołów.
   *[other] { $n } stołu.
 }
ui-house-state-open = nieskończony
ui-house-state-over = skończony
ui-house-seats = { $people ->
    [0] bez ludzi
    [one] 1 osoba
    [few] { $people } osoby
    [many] { $people } osób
   *[other] { $people } osoby
 }, { $bots ->
    [0] bez botów
    [one] 1 bot
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
 }
ui-house-fact-opened = Otwarty
ui-house-fact-used = Ostatnio używany
ui-house-fact-removed = Zniknie
ui-house-fact-size = Rozmiar
ui-house-fact-strangers = Otwarty dla nieznajomych
ui-house-since = od { $since }, wolne miejsca: { $free }
ui-house-stays = nigdy
ui-house-goes = { $n ->
    [0] wkrótce
    [one] po 1 dniu
    [few] po { $n } dniach
    [many] po { $n } dniach
   *[other] po { $n } dnia
 }
ui-house-goes-or = { $n ->
    [one] po 1 dniu
    [few] po { $n } dniach
    [many] po { $n } dniach
   *[other] po { $n } dnia
 }, a jeśli gra się zaczęła, po { $begun }
ui-house-who = Kto tam siedzi?
ui-house-person = człowiek
ui-house-save = Zapisz grę
ui-house-keep = Zostaw
ui-house-to-bin = Do kosza
ui-house-to-back = Przywróć
ui-house-to-away = Usuń na dobre
ui-house-to-close = Zamknij dla nieznajomych
ui-house-sure-bin = Kto tam jest, zostanie odesłany, a odnośniki przestaną działać. Przez siedem dni możesz stół przywrócić.
ui-house-sure-away = Gra, rozmowa, notatki i odnośniki zostaną skasowane i nadpisane. Nikt ich nie odzyska.
ui-house-sure-close = Stół na dobre zniknie z listy otwartych. Kto tam siedzi, zostaje, i każdy przy stole przeczyta, że go zamknięto.
ui-house-done-bin = Stolik { $table } jest w koszu.
ui-house-done-back = Stolik { $table } wrócił razem z odnośnikami.
ui-house-done-away = Stołu { $table } już nie ma.
ui-house-done-close = Stolik { $table } jest zamknięty dla nieznajomych.
ui-house-pages = Strony: { $list }
ui-house-before = Wstecz
ui-house-after = Dalej
ui-house-page = { $n } z { $of }

## Zgłoszenia

ui-house-reported = Zgłoszenia
ui-house-reported-text = Gracze zgłaszają, że jakaś zasada wygląda na błędną. Dopóki gra trwa, zgłoszenie zawiera tylko to, co wiedziało jego miejsce, więc możesz je czytać, nawet jeśli grasz.
ui-house-which-reports = Które zgłoszenia
ui-house-new = Nowe
ui-house-done = Załatwione
ui-house-found-reports = { $n ->
    [0] Nie ma zgłoszeń.
    [one] 1 zgłoszenie.
    [few] { $n } zgłoszenia.
    [many] { $n } zgłoszeń.
   *[other] { $n } zgłoszenia.
 }
ui-house-spectator = widz
ui-house-rule = Zasada: { $rule }
ui-house-mark = Załatwione
ui-house-undone = Jednak niezałatwione
ui-house-file = Zapisz do pliku
ui-house-delete = Usuń
ui-house-delete-sure = Zgłoszenie zniknie na dobre. Stolik zostanie.

## Maszyna

ui-house-machine = Serwer
ui-house-version = Stolik { $version }
ui-house-fact-database = Baza danych
ui-house-fact-memory = Zajęta pamięć
ui-house-fact-load = Udział botów w pracy procesorów
ui-house-fact-commit = Czas zapisu odpowiedzi
ui-house-fact-refused = Nieudane zapisy
ui-house-fact-calls = Czekające wezwania
ui-house-fact-ways = Sposoby wzywania ludzi
ui-house-not-yet = jeszcze nie wiadomo
ui-house-calls-waiting = { $n ->
    [0] mniej niż dziesięć
   *[other] { $n } lub kilka więcej
 }
ui-house-way-push = przeglądarki
ui-house-way-mail = poczta
ui-house-way-hook = webhooki
ui-house-every-ten = Te liczby są odczytywane co dziesięć minut i zaokrąglane, żeby nikt nie poznał po nich, kiedy ktoś odpowiada w tajemnicy.
ui-house-how-long = Co i jak długo jest przechowywane
ui-house-keep-unbegun = { $n ->
    [0] Stoły, przy których nikt nie zaczął: bez ograniczeń.
    [one] Stoły, przy których nikt nie zaczął: 1 dzień, gdy nikogo tam nie ma.
    [few] Stoły, przy których nikt nie zaczął: { $n } dni, gdy nikogo tam nie ma.
    [many] Stoły, przy których nikt nie zaczął: { $n } dni, gdy nikogo tam nie ma.
   *[other] Stoły, przy których nikt nie zaczął: { $n } dnia, gdy nikogo tam nie ma.
 }
ui-house-keep-unfinished = { $n ->
    [0] Gry nieskończone: bez ograniczeń.
    [one] Gry nieskończone: 1 dzień.
    [few] Gry nieskończone: { $n } dni.
    [many] Gry nieskończone: { $n } dni.
   *[other] Gry nieskończone: { $n } dnia.
 }
ui-house-keep-finished = { $n ->
    [0] Gry skończone: bez ograniczeń.
    [one] Gry skończone: 1 dzień.
    [few] Gry skończone: { $n } dni.
    [many] Gry skończone: { $n } dni.
   *[other] Gry skończone: { $n } dnia.
 }
ui-house-keep-binned = Potem jeszcze { $n } dni w koszu. Liczą się tylko dni, w które serwer działa.
ui-house-backup = Kopia zapasowa
ui-house-backup-text = W kopii są tajemnice wszystkich, więc ta strona nigdy jej nie wysyła. Na komputerze z serwerem zrobi ją to polecenie, także w trakcie gier; odczytać ją możesz tylko ty:
