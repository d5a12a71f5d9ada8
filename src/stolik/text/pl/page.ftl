### Co mówi każda strona.

ui-waiting = Stół czeka: { $names }
ui-waiting-secret = Inni decydują w tajemnicy
ui-waiting-table = Gra toczy się dalej
ui-game-over = Koniec gry
ui-close = Zamknij
ui-to-lobby = Wróć do poczekalni
ui-watcher = Widzowie
ui-how = Jak grać
ui-password = Hasło
ui-password-wrong = To nie jest hasło.
ui-password-give = Otwórz stół
ui-password-note = Zna je osoba, która prowadzi serwer. Do gry przy stole znajomych nie jest potrzebne.
ui-language = Język
ui-line-again = Kolejne próby trwają…
ui-not-there = Jeszcze nie przy stole
ui-try-again = Spróbuj ponownie
ui-you = Ty
ui-away = poza stołem
ui-is-bot = Bot
ui-is-away = Poza stołem
ui-seat = Miejsce { $seat }
ui-watch-link = Odnośnik dla widzów
ui-link-of = Odnośnik: { $of }
ui-copy = Kopiuj
ui-copy-link = Kopiuj odnośnik: { $of }
ui-copied = Skopiowano. Wklej do wiadomości.
ui-selected = Odnośnik jest zaznaczony. Skopiuj: Ctrl+C (na Macu ⌘C).
ui-qr = Kod QR
ui-qr-of = Kod QR: { $of }
ui-television = Na telewizorze
ui-sitting-down = Siadamy do stołu…
ui-part-lost = Część strony nie dotarła. Wczytaj stronę ponownie; nic z gry nie przepadło.
ui-no-server = Serwer nie odpowiada. Czy jest uruchomiony?
ui-not-stolik = To nie Stolik odpowiedział: może strona logowania tej sieci. Wczytaj stronę ponownie; jeśli to nie pomoże, spróbuj w innej sieci.
ui-page-broke = Strona się zepsuła
ui-page-broke-do = To błąd strony albo przeglądarki. Twoja gra jest bezpieczna. Wczytaj stronę ponownie; jeśli to nie pomoże, użyj innej przeglądarki i powiedz osobie, która prowadzi serwer.

## Poczekalnia

ui-lobby-game = Gra
ui-lobby-quick = Zagraj od razu, z botami
ui-lobby-quick-text = Graczy przy stole: { $players }. Twoja rola:
ui-lobby-set-table = Przygotuj stół
ui-lobby-players = Ilu graczy
ui-lobby-seats = Kto gdzie siedzi
ui-lobby-seat-you = Ty
ui-lobby-seat-here = Też przy tym urządzeniu
ui-lobby-seat-person = Znajomy
ui-lobby-name-of = Imię: { $seat }
ui-lobby-name-here = Imię tej osoby
ui-lobby-bot-kind = Rodzaj bota
ui-lobby-your-name = Twoje imię
ui-lobby-for = { $least }–{ $most } graczy
ui-lobby-quick-preset = Wybierz grę:
ui-lobby-presets = Gotowe zestawy
ui-packs = Własne dodatki
ui-pack-version = wersja { $version }
ui-lobby-options = Warianty
ui-lobby-table-options = Przy stole ({ $count })
ui-lobby-rulings = Rozstrzygnięcia tam, gdzie instrukcja milczy ({ $count })
ui-lobby-create = Otwórz stół
ui-lobby-sit = Siadam
ui-lobby-loading = Wczytuję…
ui-lobby-mine = Moje stoły
ui-yours = Twoje gry i dane
ui-mine-since = od { $date }
ui-mine-turn = Tura { $turn }
ui-mine-round = Runda { $round }
ui-mine-move = Twój ruch
ui-mine-move-for = Twój ruch, od { $time }
ui-mine-left = Ostatnio przy stole: { $time } temu
ui-mine-bots = Grają boty
ui-mine-won = Koniec: wygrana
ui-mine-lost = Koniec: przegrana
ui-mine-forget = Usuń z listy: { $game }
ui-replay-game = Obejrzyj powtórkę
ui-file-open = Otwórz zapisaną grę
ui-file-lost = Strona wczytała się od nowa: otwórz plik jeszcze raz.
ui-lobby-unofficial = Strona nieoficjalna. Zasady z wydanych instrukcji, teksty i obrazki nasze. Nazwy gier należą do ich właścicieli.

ui-lobby-learn = Naucz się, grając
ui-lobby-learn-text = Każdy ruch jest twój, a przewodnik mówi, co się dzieje.
ui-lobby-minutes = { $minutes } min

list-empty = nic
bot-random = Bot losowy
bot-beginner = Bot początkujący
bot-sensible = Bot rozważny
ui-lobby-quick-others = { $bots ->
    [0] W pojedynkę.
    [one] Z jednym botem.
    [few] Z { $bots } botami.
    [many] Z { $bots } botami.
   *[other] Z { $bots } bota.
 }
ui-lobby-quick-named = { $bots ->
    [0] { $name } w pojedynkę
    [one] { $name } z botem
    [few] { $name } z { $bots } botami
    [many] { $name } z { $bots } botami
   *[other] { $name } z { $bots } bota
 }
ui-name-play = Gramy
ui-name-skip = Pomiń
ui-mine-cycle = Cykl { $cycle }
ui-mine-with = przy stole: { $names }
