### Co mówi stół wokół gry: pytanie, szuflady, ustawienia, wiadomości, koniec gry.

ui-your-turn = Twoja kolej
ui-question = Pytanie
ui-passing = Możliwa jest jedna odpowiedź, zaraz ją wyślę…
ui-closing = Tura zaraz skończy się sama. Dotknij czegokolwiek, żeby trwała.
ui-count = { $picked } z { $hi }
ui-all = Wszystko
ui-none = Nic
ui-less = Mniej: { $thing }
ui-more = Więcej: { $thing }
ui-confirm = Zatwierdź
ui-confirm-none = Nic nie wybieram
ui-more-above = Jeszcze { $n } wyżej
ui-more-below = Jeszcze { $n } niżej
ui-more-before = Jeszcze { $n } z lewej
ui-more-after = Jeszcze { $n } z prawej
ui-further = Do wyboru także: { $part }
ui-pass-until = Pasuj za mnie…
ui-until = { $until ->
        [phase] do końca tej fazy
        [turn] do końca tej tury
        [round] do końca tej rundy
        [cycle] do końca tego Cyklu
        [event] aż stanie się coś, co cię dotyczy
       *[asked] aż trzeba będzie zdecydować
    }
ui-advance-passes = Stół pasuje za ciebie { $until }.
ui-advance-steps = Odpowiedzi dane z góry: { $answers }.
ui-advance-stop = Przerwij
ui-advance-change = Zmień
ui-advance-known = Dobrze
ui-advance-ended = { $why ->
        [span] Już nie pasujesz: czas na to minął.
        [event] Już nie pasujesz: stało się coś, co cię dotyczy.
        [asked] Już nie pasujesz: tu trzeba zdecydować.
        [illegal] Twój plan się skończył. Tej odpowiedzi nie można dać: { $answer }.
        [other] Twój plan się skończył: przed odpowiedzią „{ $answer }” padło inne pytanie.
        [taken_back] Twój plan się skończył: stół cofnął grę.
       *[lost] Twój plan się skończył: stół gra dalej bez ostatnich odpowiedzi.
    }
ui-advance-leave = Graj za mnie tym planem
error-not_in_advance = Nie można tak odpowiedzieć z góry: gra pyta teraz o coś innego.
ui-advance-note = „Graj za mnie tym planem” zostawia plan stołowi: odpowie, gdy padnie pytanie do ciebie, nawet gdy żadna twoja strona nie jest otwarta. Nikt inny się o planie nie dowie.
ui-thinking = Zastanawia się: { $names }
ui-again = Zagraj jeszcze raz
ui-ending = Zakończenie gry
ui-next = Do następnej gry
ui-again-host = Następną grę może zacząć osoba, która otworzyła ten stół.
ui-again-propose = Zaproponuj rewanż
ui-again-proposed = Stół już wie, że chcesz zagrać jeszcze raz.
ui-again-said = Zagramy jeszcze raz?
ui-again-swapped = Zagraj jeszcze raz, zamieniając role
ui-deal-again = Zagraj to rozdanie jeszcze raz
ui-deal-again-why = Ta sama gra, te same opcje i to samo ziarno: ty na swoim miejscu, boty na pozostałych. Przy nowym stole każdy się o tym dowie.
ui-deal-first = Nikt inny nie ukończył tu tego rozdania.
ui-deal-other = Inny stół, { $when }:
ui-deal-won-by = wygrana: { $names }
ui-deal-won-nobody = nikt nie wygrał
ui-deal-person = człowiek
ui-deal-bot = bot
ui-deal-unknown = Nie da się teraz sprawdzić, jak poszło innym w tym rozdaniu.
ui-day-late = Tej gry nie ma na tablicy wyników: skończyła się po swoim dniu albo nie potoczyła się tak, jak została rozdana.
ui-day-name = Pokaż moje imię na tablicy wyników
ui-day-name-why = Inaczej będzie na niej „Ktoś”.
ui-save = Zapisz tę grę
ui-turning-points = Punkty zwrotne
ui-numbers = W liczbach
ui-hidden = Co było ukryte
ui-look = Obejrzyj stół
ui-chronicle = Kronika
ui-print = Drukuj
ui-keep = Zapisz lub udostępnij
ui-compared = Dla porównania
ui-best = (najlepszy wynik)
ui-players = Gracze
ui-won = wygrana
ui-tools = Narzędzia stołu
ui-log = Co się wydarzyło
ui-log-find = Szukaj w tym, co się wydarzyło
ui-log-turns = Przejdź do tury
ui-chat = Rozmowa
ui-chat-note = Słyszą to wszyscy przy stole, przeciwnicy także.
ui-chat-to = Kto ma słyszeć
ui-chat-all = Wszyscy
ui-chat-team = Moja strona
ui-chat-team-note = Słyszy to tylko twoja strona.
ui-chat-to-team = do swoich
ui-chat-write-team = Powiedz coś swoim
ui-chat-write = Powiedz coś przy stole
ui-chat-send = Powiedz
ui-notes = Notatki
ui-notes-private = Widzisz to tylko ty. Notatki należą do twojego miejsca: są też na innych twoich urządzeniach.
ui-notes-how = Żeby dopisać coś do karty albo miejsca, przytrzymaj je, kliknij prawym przyciskiem albo naciśnij N, gdy widać objaśnienie.
ui-notes-free = Ogólnie
ui-notes-write = Pisz tutaj
ui-notes-on = Dodaj notatkę
ui-notes-edit = Zmień notatkę
ui-notes-mine = Twoja notatka
ui-notes-delete = Usuń notatkę: { $thing }
ui-notes-put-back = Przywróć
ui-notes-left = { $count ->
    [one] Został { $count } znak
    [few] Zostały { $count } znaki
    [many] Zostało { $count } znaków
   *[other] Zostało { $count } znaku
 }
ui-notes-over = { $count ->
    [one] O { $count } znak za dużo: tekst zostaje tutaj i zapisze się, gdy będzie krótszy
    [few] O { $count } znaki za dużo: tekst zostaje tutaj i zapisze się, gdy będzie krótszy
    [many] O { $count } znaków za dużo: tekst zostaje tutaj i zapisze się, gdy będzie krótszy
   *[other] O { $count } znaku za dużo: tekst zostaje tutaj i zapisze się, gdy będzie krótszy
 }
ui-notes-saved = Zapisane
ui-notes-saving = Zapisuję…
ui-notes-waiting = Niezapisane: nie ma połączenia. Tekst zostaje tutaj i zapisze się, gdy połączenie wróci.
ui-notes-long = Jeszcze niezapisane: notatka jest za długa.
ui-notes-show = Pokaż wszystkim moje notatki
ui-notes-sure = Wszyscy przy stole przeczytają wszystkie twoje notatki. Nie da się tego cofnąć ani potem zmienić notatek.
ui-notes-keep = Zostawiam je dla siebie
ui-notes-shown = Te notatki widzą już wszyscy przy stole.
ui-notes-showed = pokazuje swoje notatki.
ui-notes-none = Brak notatek
ui-unheard = Wycisz kogoś
ui-unheard-note = Tylko ty przestajesz widzieć, co ta osoba mówi. Nikt się o tym nie dowie.
ui-unheard-who = Wycisz: { $who }
ui-unheard-count = { $count ->
    [one] (ukryto { $count } wypowiedź)
    [few] (ukryto { $count } wypowiedzi)
    [many] (ukryto { $count } wypowiedzi)
   *[other] (ukryto { $count } wypowiedzi)
}
ui-settings = Ustawienia
ui-how-aim = Twój cel
ui-how-turn = Przebieg tury
ui-how-tips = Na pierwszą grę
ui-how-signs = Oznaczenia
ui-how-keys = Klawisze
ui-how-hide = Zamknij i nie pokazuj więcej
ui-preview = Do czego to prowadzi
ui-foreseen-steps = Krok po kroku
ui-preview-drawn = Potem coś zostanie dobrane lub odsłonięte.
ui-plan = Plan
ui-planning = { $n ->
        [one] Plan, { $n } krok
        [few] Plan, { $n } kroki
       *[many] Plan, { $n } kroków
    }. Nic nie jest jeszcze zagrane
ui-plan-table = Planuj na stole
ui-plan-leave = Zachowaj i wyjdź
ui-plan-again = Weź ostatni plan
ui-plan-other = Gra pyta teraz o coś innego.
ui-plan-play-kept = Zagraj swój plan ({ $n })
ui-plan-play-first = { $n ->
        [one] Zagraj jego pierwszy krok
        [few] Zagraj jego pierwsze { $n } kroki
       *[many] Zagraj jego pierwsze { $n } kroków
    }
ui-plan-mine = Twój plan ({ $n })
ui-plan-yours = Zaplanuj swoją turę
ui-plan-since = Tymczasem:
ui-plan-note = Dopóki nie zdecydujesz, nic tu nie dzieje się naprawdę. Sprawdź, co dałaby twoja tura.
ui-plan-try = Wypróbuj
ui-plan-changes = Co się zmieni
ui-plan-back = Krok wstecz
ui-plan-keep = Zachowaj plan
ui-plan-clear = Od nowa
ui-plan-play = Zagraj to
ui-plan-failed = Plan zatrzymuje się na kroku { $nth }. Tej odpowiedzi nie można już dać: { $answer }.
ui-plan-stopped = { $why ->
        [unknown] Plan kończy się tutaj: teraz coś zostanie wylosowane albo ujawnione.
        [end] Plan kończy się tutaj: to koniec gry.
       *[others] Plan kończy się tutaj: teraz decydują inni.
    }
ui-people = Miejsca
ui-undo = Cofnij
ui-leads = { $thing }, po „{ $first }”
ui-leads-press = Naciśnięcie wybiera też „{ $first }”.
ui-final = Tego nie da się cofnąć.
ui-futile = To nic teraz nie da.
ui-once = Wystarczy jedno naciśnięcie. Niczego z tego nie da się już cofnąć.
ui-sent = Wysłane. Jeśli nie o to chodziło, użyj Cofnij.
    .keys = Wysłane. Jeśli nie o to chodziło, użyj Cofnij (klawisz U).
ui-change = Wybierz jeszcze raz
ui-undo-turn = Cofnij turę
ui-undo-why = Teraz nie da się niczego cofnąć: nie było jeszcze twojego ruchu albo coś zostało od tej pory odkryte lub dobrane.
ui-undo-further = „Cofnij” nie sięga dalej: coś zostało odkryte lub dobrane albo ruszył się ktoś inny. Naciśnij „Cofnij” jeszcze raz, by mimo to wrócić dalej.
ui-back = Wróć dalej
ui-back-alone = Co już widać, pozostaje znane, a to, co nadejdzie, losuje się na nowo. Boty też zaczynają od nowa.
ui-back-everybody = Muszą się zgodzić wszyscy. Co już było widać, pozostaje znane, a to, co nadejdzie, losuje się na nowo.
ui-back-reach = Jak daleko
ui-back-answer = Jedna decyzja
ui-back-turn = Cała tura
ui-back-lost = Co zostałoby cofnięte
ui-back-unread = Nic, co było ci dane przeczytać.
ui-back-none = Nie było jeszcze twojej decyzji, którą można by cofnąć.
ui-back-do = Cofam
ui-back-ask = Zapytaj wszystkich
ui-back-leave = Zostawiam
ui-back-asked = Prosisz o cofnięcie tego.
ui-back-asks = prosi o cofnięcie tego.
ui-back-agreed = Zgadzasz się; muszą jeszcze wszyscy inni.
ui-back-agree = Zgadzam się
ui-back-refuse = Nie zgadzam się
ui-back-withdraw = Wycofuję prośbę
ui-back-failed = Nie wszyscy się zgodzili, więc nic nie zostaje cofnięte.
ui-back-known = Rozumiem
ui-set-heard = Dźwięk
    .text = Sygnały twojej tury, kości, kart i walk; tło to odgłosy samego miejsca. Wszystko, co słychać, widać też na ekranie, a żaden dźwięk nie zdradza tajemnic.
    .off = Dźwięk wyłączony: włącz sygnały
    .signs = Sygnały włączone: włącz też tło
    .all = Sygnały i tło włączone: wyłącz dźwięk
ui-heard-off = Wyłączony
ui-heard-signs = Sygnały
ui-heard-all = Sygnały i tło
ui-not-installable = Stolik można zainstalować jak aplikację, ale tylko spod bezpiecznego adresu (https). Może o niego zadbać osoba, która prowadzi serwer.
ui-set-volume = Głośność
ui-volume-quiet = Cicho
ui-volume-medium = Średnio
ui-volume-loud = Głośno
ui-set-notify = Wołaj mnie, gdy moja kolej
    .text = Przeglądarka pokaże powiadomienie, gdy patrzysz na inną stronę.
    .refused = Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach tej strony.
ui-set-motion = Ruch
    .text = Rzeczy przesuwają się po stole. Wyłączone: tylko się podświetlają.
ui-set-autoPass = Samoczynna odpowiedź
    .text = Gdy możesz powiedzieć tylko jedno, na przykład spasować, po krótkiej chwili. Tura, w której nie zostało nic do zrobienia, kończy się po czterech sekundach.
ui-set-caution = Kiedy pytać o potwierdzenie?
    .text = Poza tym wystarczy jedno naciśnięcie. Ciąg dalszy potwierdzonej odpowiedzi, na przykład rzut kośćmi, trzeba potwierdzać tylko przy ustawieniu „Zawsze”.
ui-caution-always = Zawsze
ui-caution-final = Gdy ruchu nie da się cofnąć
ui-caution-costly = Tylko przy trwałej stracie
ui-set-letterKeys = Litery i cyfry jako klawisze
    .text = Wyłącz, jeśli dyktujesz lub używasz narzędzi, które same piszą.
ui-set-tempo = Tempo
ui-tempo-calm = Spokojne
ui-tempo-brisk = Żwawe
ui-tempo-instant = Natychmiast
ui-set-text-size = Wielkość tekstu
ui-key-groups = do następnej grupy
ui-key-inside = wewnątrz grupy
ui-key-pick = odpowiedz albo wybierz; ponownie: wyślij wybór
ui-key-back = cofnij wybór, zamknij szufladę
ui-key-number = wybierz to, co ma ten numer
ui-key-question = do tego, o co pyta gra
ui-key-undo = cofnij ruch
ui-key-undo-turn = cofnij całą turę
ui-key-plan = planuj na stole; ponownie: zachowaj plan
ui-key-log = co się wydarzyło
ui-key-chat = rozmowa
ui-key-replay-notes = notatki z tej chwili
ui-key-notes = notatki; o tym, co właśnie jest objaśniane
ui-key-skip = pokaż od razu to, co jeszcze trwa
ui-key-keys = jak grać i ta lista
ui-key-step = o chwilę wstecz lub dalej
ui-key-step-turn = do poprzedniej lub następnej rundy albo tury
ui-key-step-phase = do poprzedniej lub następnej fazy
ui-key-step-ends = na początek, na koniec
ui-key-play = odtwarzaj lub wstrzymaj
ui-key-space = Spacja
ui-line-connecting = Łączenie…
ui-line-lost = Połączenie przerwane. Próbujemy dalej…
ui-line-crowded = Otwarte w zbyt wielu miejscach: ta strona ustąpiła nowszej. Zaraz wróci.
ui-line-refused = Ten odnośnik nie prowadzi już do stołu: gospodarz zrobił nowy albo stół usunięto. Poproś gospodarza o nowy odnośnik.
ui-recap = Podczas twojej nieobecności
ui-recap-done = Gramy dalej
ui-came = siada do stołu.
ui-left = wstaje od stołu.
ui-invited = Zaproszenie do gry
ui-invited-with = Zaproszenie od stołu, przy którym siedzi: { $names }
ui-invited-seat = Twoja rola: { $seat }
ui-invited-underway = Gra już trwa: przejmujesz karty i notatki tego miejsca.
ui-invited-so-far = Zobacz dotychczasową grę
ui-invited-name = Jak mają się do ciebie zwracać?
ui-invited-sit = Siadam
ui-invited-later = Możesz je później zmienić w Miejscach albo zostawić puste.
ui-is-here = Przy stole
ui-seat-person = Oddaj człowiekowi
ui-seat-bot = Oddaj botowi
ui-rename = Zapisz
ui-hand-to = Teraz urządzenie bierze { $name }
ui-hand-away = Pozostali nie patrzą.
ui-hand-take = To ja, { $name }
ui-hand-look = Zajrzyj do siebie
ui-hand-on = Oddaj urządzenie
ui-back-unknown = Ta przeglądarka nie zna twojego miejsca
ui-back-unknown-do = Twoja kolej przy stole, którego ta przeglądarka nie zna. Otwórz Stolik tam, gdzie grasz, albo otwórz tutaj odnośnik do swojego miejsca: kto otworzył stół, może ci go przysłać jeszcze raz. Wszystkie swoje stoły przeniesiesz na inne urządzenie w „Twoich grach i danych”.
ui-seat-for-me = Niech bot zagra za mnie
ui-seat-mine = Znowu gram
ui-seat-bot-plays = Na twoim miejscu gra bot.
ui-seat-own = Nowy odnośnik dla mnie
ui-seat-own-sure = Odnośnik, który masz teraz, od razu przestanie działać na wszystkich twoich urządzeniach. Nowego nie zna nikt poza tobą, nawet gospodarz. Dowiedzą się o tym wszyscy przy stole.
ui-seat-own-not = Zostaw stary
ui-seat-own-kept = Odnośnik zna tylko to miejsce.
ui-seat-give = Oddaj moje miejsce
ui-seat-give-sure = Ktoś inny zagra dalej twoją ręką i z twoimi notatkami. Dostaniesz odnośnik dla tej osoby, a twój od razu przestanie działać. Dowiedzą się o tym wszyscy przy stole.
ui-seat-give-not = Zostaję
ui-given = Twoje miejsce jest oddane
ui-given-text = Wyślij ten odnośnik osobie, która gra dalej. Zanim usiądzie, może obejrzeć dotychczasową grę tak, jak widać ją było z tego miejsca. Kto go otworzy, ten gra, a drugi raz nikt ci go nie pokaże.
ui-new-link = Nowy odnośnik
ui-new-link-of = Nowy odnośnik: { $of }
ui-new-link-sure = Stary odnośnik od razu przestanie działać, a kto siedzi na tym miejscu, musi otworzyć nowy. Dowiedzą się o tym wszyscy przy stole.
ui-new-watch-link-sure = Stary odnośnik od razu przestanie działać, a wszyscy, którzy przez niego oglądają, zostaną odesłani.
ui-new-link-keep = Zostaw stary
ui-watching = Tylko oglądasz
ui-spectators = Widzowie
ui-spectators-none = Nikt nie ogląda.
ui-watcher-number = Widz { $number }
ui-watcher-muted = Ogląda, nie może pisać
ui-watcher-muted-away = Teraz nie ogląda, nie może pisać
ui-watcher-removed = Usunięty
ui-watcher-lines = { $lines ->
        [one] Ogląda
       *[other] Ogląda na kilku urządzeniach: { $lines }
    }
ui-mute = Wycisz
ui-unmute = Pozwól pisać
ui-remove = Usuń
ui-let-in = Wpuść z powrotem
ui-spectators-network = Wyciszenie i usunięcie dotyczy wszystkich z tej samej sieci, na przykład z jednego domu. Usunięta sieć nie ogląda, dopóki nie wpuścisz jej z powrotem.
ui-awaited = stół czeka na to miejsce
ui-note-second_device = Odnośnik tego miejsca otwarto na innym urządzeniu.
ui-device = { $who }: odnośnik otwarto na innym urządzeniu.
ui-note-new_rules = Stolik ma teraz nowsze zasady. Gra toczy się według nich dalej od tego miejsca; wcześniejszych odpowiedzi nie da się cofnąć.
ui-note-undone = Ostatnie ruchy tego miejsca są cofnięte.
ui-note-undone-own = Cofnięte są też tajne odpowiedzi tego miejsca; które, widzi tylko ten, kto je znał.
ui-note-undone-more = { $count ->
        [one] Jeszcze { $count } wiersz
        [few] Jeszcze { $count } wiersze
       *[many] Jeszcze { $count } wierszy
    }
ui-note-drawn_anew = Stolik nagle przestał działać, a ostatnie ruchy nie pasują do jego obecnych zasad. Gra toczy się dalej sprzed tych ruchów. To, co przyniosą kości i karty, losuje się na nowo.
ui-note-from_backup = Ten stół odtworzono z kopii zapasowej, więc późniejszych ruchów brakuje. To, co przyniosą kości i karty, losuje się na nowo.
ui-note-taken_back = cofa to. Co nadejdzie, losuje się na nowo.
ui-note-guide_ended = Przewodnik powstał dla starszych zasad i tu się kończy. Graj dalej po swojemu albo zacznij go od nowa w poczekalni.
ui-note-new_link = Gospodarz zmienił odnośnik tego miejsca.
ui-note-own_link = To miejsce ma nowy odnośnik, którego nie zna nikt inny.
ui-note-given_away = Odtąd na tym miejscu gra ktoś inny.
ui-note-to_bot = Na tym miejscu gra odtąd bot.
ui-note-to_person = Na tym miejscu znów gra osoba.
ui-note-sat_down = siada do stołu z listy otwartych stołów. Wysłane wcześniej odnośniki do tego miejsca już nie działają.
ui-note-new_watch_link = Gospodarz zmienił odnośnik dla widzów.
ui-note-other_delay = Gospodarz zmienił opóźnienie, z jakim widzowie oglądają ten stół.
ui-eyes = Twoimi oczami
ui-eyes-text = Możesz pozwolić jednemu widzowi patrzeć twoimi oczami, także na twoją rękę: komuś, kto się uczy albo ci doradza. Zapytaj o numer; widz znajdzie go tutaj, w spisie miejsc. Dowiedzą się o tym wszyscy przy stole.
ui-eyes-let = Niech Widz { $number } widzi to, co ja
ui-eyes-sure = Widz { $number } od razu zobaczy wszystko, co widzisz. Możesz to w każdej chwili odwołać, ale tego, co już zobaczył, nie zapomni.
ui-eyes-not = Lepiej nie
ui-eyes-now = Widz { $number } widzi to, co ty, ale nie twoje notatki ani rozmowę twojej strony. Skończy się to, gdy zagra za ciebie ktoś inny.
ui-eyes-end = Odwołaj
ui-eyes-of = Widz { $number } patrzy oczami tego miejsca
ui-eyes-seen = Widzisz to, co { $name }
ui-eyes-you = Jesteś widzem numer { $number }
ui-eyes-ask = Każdy, kto gra, może ci pozwolić w tej przeglądarce patrzeć swoimi oczami: podaj mu swój numer.
ui-eyes-chat = Znasz czyjąś rękę, więc do końca gry czytasz rozmowę, ale nie piszesz.
ui-note-eyes_given = Widz { $number } patrzy odtąd oczami tego miejsca.
ui-note-eyes_ended = Widz { $number } nie patrzy już oczami tego miejsca.
ui-note-closed_by_house = Osoba, która prowadzi serwer, zamknęła ten stół dla nieznajomych. Kto tu siedzi, zostaje.
ui-line-ended = Już nie przy tym stole
ui-line-removed = Gospodarz tego stołu nie pozwala ci już oglądać gry.
shown-none = brak
shown-hidden = zakryte
ui-plain-yes = tak
ui-plain-no = nie
ui-plain-winners = { $count ->
        [0] Nikt nie wygrywa
        [one] Wygrywa { $seats }
        [few] Wygrywają { $seats }
        [many] Wygrywają { $seats }
       *[other] Wygrywają { $seats }
    }
ui-scores = Punkty
ui-scores-sum = Razem
ui-scores-bar = Potrzeba
ui-plain-won = To twoja wygrana.
ui-plain-lost = Tym razem wygrał kto inny.
ui-turn-open = Wszystko, co zaszło w tej turze
ui-skip = Pomiń
ui-packs-in-play = Dodatki w grze
ui-packs-count = Dodatki: { $count }
ui-guide = Przewodnik
ui-guide-on = Dalej
ui-guide-done = Zakończ
ui-guide-watch = Zobacz, co się dzieje…
ui-guide-instead = Tak też można. Przewodnik idzie dalej tym, co zaznaczył.
ui-guide-nth = { $nth } z { $of }
ui-guide-back = Wstecz
ui-guide-again = Od nowa
ui-guide-leave = Bez przewodnika
ui-rules = Zasady
ui-rule-now = Zasada, której dotyczy pytanie
ui-rule-of = Zasada: { $rule }
ui-invited-for = Dla { $least }–{ $most } osób, mniej więcej { $short }–{ $long } minut.
ui-television-full = Pełny ekran
ui-television-codes = Kody miejsc
ui-television-now = Co się teraz dzieje
ui-television-free = Wolne miejsca
ui-television-scan = { $who }: zeskanuj
ui-television-beside = Pokazuj obok planszy kody wolnych miejsc
ui-television-again = Telefon zgubił swoje miejsce? Pokaż jego kod jeszcze raz:
ui-television-sure = Kto zeskanuje ten kod, gra na miejscu „{ $who }” i widzi jego karty: niech nikt inny nie kieruje teraz telefonu na ekran.
ui-television-show = Pokaż kod
ui-television-keep = Nie pokazuj
ui-television-hide = Schowaj kod
ui-replay = Powtórka
ui-replay-table = Wróć do stołu
ui-replay-look = Spójrz wstecz
ui-replay-as = Powtórka, patrzy: { $who }
ui-replay-eyes = Kto patrzy
ui-replay-eyes-watch = widz
ui-replay-eyes-all = kto akurat działa
ui-replay-moment = Chwila { $n } z { $of }
ui-replay-slider = Chwila
ui-replay-start = Na początek
ui-replay-turn-back = Do poprzedniej rundy lub tury
ui-replay-phase-back = Do poprzedniej fazy
ui-replay-back = O chwilę wstecz
ui-replay-play = Odtwarzaj
ui-replay-pause = Wstrzymaj
ui-replay-on = O chwilę dalej
ui-replay-phase-on = Do następnej fazy
ui-replay-turn-on = Do następnej rundy lub tury
ui-replay-end = Na koniec
ui-replay-more = Kto patrzy, tempo i więcej kroków
ui-replay-tempo = Tempo
ui-replay-ahead = Pokaż, co będzie dalej
ui-replay-notes = Notatki takie, jakie były w tej chwili.
ui-replay-note = Notatka
ui-page-save = Zapisz jako stronę
ui-page-save-why = Jeden plik, który pokazuje całą grę w każdej przeglądarce, bez Stolika i bez sieci. Są w nim tylko te notatki, które pokazano przy stole.
ui-page-save-all = Z wyborem, kto patrzy
ui-page-save-eyes = Patrzy tylko: { $who }
ui-what-if = Co by było, gdyby…
ui-what-if-true = Graj stąd dalej z botami. Wszystko, co nadejdzie, zostanie wylosowane na nowo.
ui-what-if-imagined = Graj stąd dalej z botami. Cudze ręce są zmyślone, a wszystko, co nadejdzie, zostanie wylosowane na nowo.
ui-practice = Na próbę.
ui-practice-true = Ta gra wyrosła z chwili gry zakończonej. Wszystko, co nadejdzie, losuje się na nowo.
ui-practice-imagined = Cudze ręce są zmyślone: nic tu nie zdradza, co inni naprawdę mają.
ui-practice-back = Wróć do powtórki
ui-moment-link = Odnośnik do tej chwili
ui-moment-link-why = Odnośnik, który pokazuje tę chwilę tak, jak ją widziano z twojego miejsca. Nie da się nim grać.
ui-moment-link-running = Do końca gry otwiera się tylko na twoich urządzeniach.
ui-moment-end = Wycofaj wszystkie moje odnośniki do chwil tej gry
ui-moment-ended = Wszystkie twoje odnośniki do chwil tej gry są wycofane.
ui-report = Ta zasada wygląda na błędną
ui-report-rule = Ta zasada wygląda na błędną: { $rule }
ui-report-about-rule = Zasada
ui-report-moment = W tej chwili
ui-report-start = Początek gry
ui-report-what = Co jest nie tak i jak powinno być?
ui-report-own = W zgłoszeniu jest to, co widzisz i jak tu odpowiadasz, a nic z tego, co przed tobą zakryte. Przeczyta je osoba, która prowadzi ten serwer.
ui-report-all = W zgłoszeniu jest cała gra. Przeczyta je osoba, która prowadzi ten serwer.
ui-report-send = Wyślij zgłoszenie
ui-report-sent = Dziękujemy, zgłoszenie zostało wysłane. Będzie przechowywane tak długo jak ten stół.
ui-report-save = Zachowaj kopię zgłoszenia

ui-calls = Zawołaj mnie
ui-calls-closed = Zawołaj mnie, gdy strona jest zamknięta
ui-calls-how = Gdy od minuty jest twoja kolej, a żadna twoja strona stołu nie jest otwarta, Stolik da ci znać, raz na kolej. Nie trzeba konta i nikt inny przy stole tego nie widzi.
ui-calls-none = Ten serwer i ta przeglądarka nie mają jak cię zawołać.
ui-calls-push-add = Wołaj mnie w tej przeglądarce
ui-calls-push-blocked = Przeglądarka to blokuje. Możesz pozwolić na powiadomienia w ustawieniach witryny.
ui-calls-push-failed = Przeglądarka nie może połączyć się z własną usługą powiadomień. Na iPhonie albo iPadzie najpierw dodaj Stolik do ekranu początkowego.
ui-calls-mail = Pocztą
ui-calls-mail-note = Najpierw przyjdzie kod; wpisz go tutaj, żeby potwierdzić.
ui-calls-play = E-maile otwierają moje miejsce na każdym urządzeniu
ui-calls-play-text = Jest w nich wtedy odnośnik do gry: kto przeczyta taki e-mail, po drodze albo w twojej skrzynce, zobaczy twoją rękę i może grać za ciebie.
ui-calls-plays = W wiadomościach jest odnośnik do gry.
ui-calls-hook = Przez webhook
ui-calls-hook-note = Adres, na który wysyłana jest wiadomość, taki jak ze Slacka, Discorda albo Home Assistanta. Najpierw przyjdzie na niego kod.
ui-calls-service = Przez inną usługę
ui-calls-service-note = Adres w zapisie Apprise, który zaczyna się od: { $services }. Zawiera twoje klucze, więc przechowujemy go zaszyfrowany. Najpierw przyjdzie kod.
ui-calls-add = Dodaj
ui-calls-kind-push = Przeglądarka
ui-calls-kind-mail = Poczta
ui-calls-kind-hook = Webhook
ui-calls-kind-service = Usługa
ui-calls-works = Działa.
ui-calls-muted = Wyciszone: nie woła cię.
ui-calls-unconfirmed = Jeszcze niepotwierdzone: wpisz kod, który przyszedł.
ui-calls-failed-address = Ostatnia próba się nie udała: ten adres nie jest tu dozwolony.
ui-calls-failed-no_answer = Ostatnia próba się nie udała: nikt nie odpowiedział.
ui-calls-failed-refused = Ostatnia próba się nie udała: odbiorca odmówił.
ui-calls-failed-gone = Przeglądarka to wyłączyła. Usuń wpis i dodaj ją jeszcze raz.
ui-calls-failed-broken = Ostatnia próba się nie udała: coś zepsuło się na serwerze. Daj znać temu, kto go prowadzi.
ui-calls-code = Kod
ui-calls-confirm = Potwierdź
ui-calls-code-again = Wyślij nowy kod
ui-calls-code-sent = Kod jest w drodze.
ui-calls-added = Teraz Stolik może cię zawołać.
ui-calls-mute = Wycisz
ui-calls-quiet = Godziny ciszy
ui-calls-from = od
ui-calls-until = do
ui-calls-kept = Zapisano.
ui-calls-try = Wypróbuj
ui-calls-tried = Wiadomość próbna właśnie wyszła.
ui-calls-end = Usuń
ui-calls-ended = Usunięto.
ui-calls-followed = Gdy strona jest zamknięta, wołamy cię tu jak do poprzedniego stołu.
ui-calls-follow-end = Tu mnie nie wołaj
ui-calls-follow-ended = Do tego stołu nikt cię nie woła.
ui-calls-busy = Chwileczkę …
