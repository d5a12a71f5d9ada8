### Co mówi strona z własnymi grami i danymi.

ui-yours-none = Jeszcze żadnej gry
ui-yours-none-text = Gdy skończy się gra, w której masz miejsce, zostanie tu policzona: kim się grało, z kim, jak długo i kto wygrał. Zagraj z botami; nie trzeba zakładać konta.
ui-yours-play = Wybierz grę
ui-yours-filter = Które gry się liczą
ui-yours-any-game = Wszystkie gry
ui-yours-any-players = Dowolna liczba
ui-yours-any-company = Z kimkolwiek
ui-yours-no-such = Takiej gry jeszcze tu nie było.
ui-yours-note = Liczone tylko w tej przeglądarce, gdy kończy się gra na jednym z twoich miejsc. Gry z przewodnikiem i stoły do ćwiczeń się nie liczą.
ui-yours-sum = { $played ->
    [one] 1 gra, { $won ->
        [0] przegrana
       *[other] wygrana
     }
    [few] { $played } gry, wygrane: { $won }
    [many] { $played } gier, wygrane: { $won }
   *[other] { $played } gry, wygrane: { $won }
 }
ui-yours-usually = Zwykle { $lengths }
ui-yours-answers = { $n ->
    [one] 1 odpowiedź
    [few] { $n } odpowiedzi
    [many] { $n } odpowiedzi
   *[other] { $n } odpowiedzi
 }
ui-yours-turn = { $n ->
    [one] 1 tura
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
 }
ui-yours-round = { $n ->
    [one] 1 runda
    [few] { $n } rundy
    [many] { $n } rund
   *[other] { $n } rundy
 }
ui-yours-score = Punkty: najwięcej { $best }, średnio { $mean }
ui-yours-by-role = W roli
ui-yours-by-players = Ilu graczy
ui-yours-by-company = Z kim
ui-yours-by-variants = Warianty i dodatki
ui-yours-won-of = wygrane: { $won } z { $played }
ui-yours-players = { $players ->
    [one] 1 gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
 }
ui-yours-people = Sami ludzie

## W drogę

ui-along = Zabierz ze sobą
ui-along-text = Twoje stoły, imię, ustawienia i gry mogą przejść z tobą do innej przeglądarki albo na telefon. Co już tam jest, zostaje.
ui-along-link = Zrób odnośnik
ui-along-link-text = Działa raz i przez dziesięć minut. Otwórz go na drugim urządzeniu albo zeskanuj tam kod. Kto go otworzy, dostanie wszystkie twoje miejsca, więc nie pokazuj go nikomu. Serwer trzyma tylko zaszyfrowaną kopię, której nie odczyta.
ui-along-no-link = Ta strona nie jest otwarta przez HTTPS, a tylko wtedy przeglądarki szyfrują dane. Zapisz tu plik i otwórz go na drugim urządzeniu.
ui-along-save = Zapisz do pliku
ui-along-open = Otwórz taki plik
ui-along-file-text = Plik nie jest zaszyfrowany: kto go ma, może grać na twoich miejscach. Usuń go, gdy już został otwarty.
ui-along-not-ours = W tym pliku nie ma niczego, co zabrano ze Stolika.
ui-along-arrives = Z twojego drugiego urządzenia
ui-along-arrives-text = Czekają tu stoły, imię, ustawienia i gry z twojego drugiego urządzenia. Odbierz je tylko wtedy, gdy ten odnośnik pochodzi od ciebie; działa raz.
ui-along-fetch = Odbierz
ui-along-unreadable = Tego, co przyszło, nie da się odczytać: odnośnik nie był cały. Zrób nowy na tamtym urządzeniu.
ui-along-came = Oto, co przyszło:
ui-along-nothing-new = Wszystko już tu było.
ui-along-tables = { $n ->
    [one] 1 stół
    [few] { $n } stoły
    [many] { $n } stołów
   *[other] { $n } stołu
 }
ui-along-games = { $n ->
    [one] 1 skończona gra
    [few] { $n } skończone gry
    [many] { $n } skończonych gier
   *[other] { $n } skończonej gry
 }
ui-along-name = Twoje imię: { $name }
ui-along-settings = Twoje ustawienia
ui-along-left = Stoły, które nie zmieściły się na liście: { $n }.

## Zapomnienie

ui-forget = Zapomnij mnie
ui-forget-text = Usuwa to, co zapamiętały o tobie ta przeglądarka i twoje miejsca przy stołach. Najpierw zobaczysz, co zniknie.
ui-forget-ask = Co by zniknęło?
ui-forget-goes = To znika na zawsze
ui-forget-goes-browser = W tej przeglądarce: lista stołów, imię, ustawienia, gry i wszystko inne, co Stolik tu trzyma.
ui-forget-goes-notes = Przy każdym stole z listy: notatki i zgłoszenia twojego miejsca, sposoby wołania oraz odnośniki do chwil, które z niego zrobiono.
ui-forget-goes-name = Przy każdym stole z listy: twoje imię. Miejsce znów nazywa się jak jego rola.
ui-forget-stays = To zostaje
ui-forget-stays-games = Same gry. Te, które trwają, toczą się dalej i czekają na twoje miejsce.
ui-forget-stays-talk = To, co padło w rozmowie. Należy do stołu; znika z niej tylko twoje imię.
ui-forget-stays-links = Odnośniki do twoich miejsc, które nadal działają. Zachowaj te, z którymi chcesz grać dalej: ta przeglądarka już ich nie będzie znała.
ui-forget-stays-house = To, co liczy serwer: jak kończyły się gry, bez imion, odnośników i dat.
ui-forget-links = { $n ->
    [one] Odnośnik do twojego miejsca
    [few] Odnośniki do twoich { $n } miejsc
    [many] Odnośniki do twoich { $n } miejsc
   *[other] Odnośniki do twoich { $n } miejsc
 }
ui-forget-not = Zachowaj wszystko
ui-forget-now = Zapomnij mnie teraz
ui-forget-done = Nikt tu już o tobie nie pamięta: ani ta przeglądarka, ani twoje stoły.
ui-forget-missed = Stoły, przy których serwer nie mógł tego zrobić, bo się tu nie otwierają: { $n }.
