### Obecność po polsku: pojęcia z instrukcji, cała reszta własnymi słowami.
### Odnośnik `hunt:clone` to wiadomość `hunt-clone`; `.text` mówi, co karta robi, `.when`, kiedy się ją zagrywa,
### a `.ours` stoi przy nazwach, które są naszym tłumaczeniem.

game-not_alone = Obecność
    .text = Jeden gracz jest Obcym, mieszkańcem planety Artemia. Pozostali to Rozbitkowie, którzy muszą przetrwać do przybycia Misji Ratunkowej.
    .goal = Wygrywa strona, której znacznik pierwszy dotrze do gwiazdki: Misja Ratunkowa dla Rozbitków, Asymilacja dla Obcego.

ours-name = Nazwa nasza: polska nazwa z pudełka nie jest znana.

## Role, fazy, rzeczy na stole

role-creature = Obcy
    .text = Zgadujesz, dokąd udają się Rozbitkowie, kładziesz tam żetony i zagrywasz karty Pościgu. Wygrywasz, gdy znacznik Asymilacji dotrze do gwiazdki.
role-hunted = Rozbitek
    .text = Razem z innymi Rozbitkami w tajemnicy wybierasz Miejsca i używasz ich zdolności. Wygrywacie wszyscy, gdy znacznik Misji Ratunkowej dotrze do gwiazdki.
alone-creature = Jako Obcy
alone-hunted = Jako Rozbitek
seat-0 = Obcy
seat-1 = Rozbitek 1
seat-2 = Rozbitek 2
seat-3 = Rozbitek 3
seat-4 = Rozbitek 4
seat-5 = Rozbitek 5
seat-6 = Rozbitek 6
phase-0 = Przygotowanie
    .text = Obcy wybiera stronę planszy, wszyscy dostają karty.
phase-1 = Rekonesans
    .text = Każdy Rozbitek może Stawić opór lub Poddać się, a potem zagrywa zakrytą kartę Miejsca.
phase-2 = Pościg
    .text = Obcy kładzie żetony i może zagrać kartę Pościgu.
phase-3 = Konfrontacja
    .text = Rozbitkowie odkrywają Miejsca: najpierw działają te bez żetonów, potem kolejno Cel, Artemia i Obcy.
phase-4 = Wyczekiwanie
    .text = Zagrane Miejsca trafiają na stosy kart odrzuconych, Obcy zbiera żetony i dobiera do 3 kart Pościgu, a Misja Ratunkowa zbliża się o 1 pole.
counter-rescue = Znacznik Misji Ratunkowej
    .text = Przesuwa się o 1 pole na koniec każdej tury, a także dzięki Wrakowi Statku, Plaży i niektórym kartom. Gdy dotrze do gwiazdki, wygrywają Rozbitkowie.
counter-assimilation = Znacznik Asymilacji
    .text = Przesuwa się o 1 pole, gdy Obcy kogoś schwyta, gdy Rozbitek się podda i gdy ktoś w Konfrontacji straci ostatnią Determinację. Gdy dotrze do gwiazdki, wygrywa Obcy.
counter-will = Determinacja
    .text = Każdy Rozbitek ma najwyżej 3 znaczniki. Płaci się nimi za stawianie oporu, a traci się je po schwytaniu przez Obcego.
marker-beach = Znacznik Aktywacji
    .text = Leży na Plaży, odkąd ktoś go tam położy. Kto następny użyje Plaży, zdejmuje go i przesuwa Misję Ratunkową o 1 pole.
symbol-artemia = Symbol Artemii
    .text = Jeśli na początku Pościgu stoi tu znacznik Misji Ratunkowej, Obcy ma w tej turze żeton Artemii.
symbol-target = Symbol Celu
    .text = Karta Pościgu z tym symbolem daje Obcemu na tę turę żeton Celu i określa jego działanie.
symbol-star = Gwiazdka
    .text = Koniec obu torów. O wyniku gry rozstrzyga znacznik, który dotrze tu pierwszy.
planet = Artemia
    .text = Dziesięć Miejsc w dwóch rzędach po pięć. Sąsiadują ze sobą te, które stykają się bokami; rogi się nie liczą.
reserve = Rezerwa
    .text = Miejsca od 6 do 10, które Rozbitek może zdobyć dzięki Łazikowi. Nikt nie może mieć dwóch takich samych Miejsc.
deck-hunt = Stos kart Pościgu
    .text = Na koniec tury Obcy dobiera stąd, aż ma na ręce 3 karty.
deck-survival = Stos kart Przetrwania
    .text = Gdy się wyczerpie, odrzucone karty Przetrwania tworzą nowy, potasowany stos.
discard-places = Stos kart odrzuconych
    .text = Zagrane już Miejsca. Każdy może je w dowolnej chwili przejrzeć, więc wszyscy wiedzą, co ten Rozbitek może mieć na ręce.
discard-hunt = Odrzucone karty Pościgu
    .text = Zagrane karty Pościgu, ostatnia na wierzchu: to ją powtarza Retrospekcja.
discard-survival = Odrzucone karty Przetrwania
    .text = Karty Przetrwania zagrane lub odrzucone.
hand-places = Miejsca na ręce
    .text = Widzi je tylko ich właściciel, ale ze stosu kart odrzuconych każdy może wywnioskować, co kryją razem ręka i zakryta karta.

token-creature = żeton Obcego
    .text = Każdy Rozbitek w tym Miejscu zostaje schwytany, traci 1 znacznik Determinacji i nie może ani użyć zdolności, ani odzyskać karty. Asymilacja przesuwa się o 1 pole bez względu na liczbę schwytanych.
token-target = żeton Celu
    .text = Każdy Rozbitek w tym Miejscu najpierw ponosi skutki kart z symbolem Celu zagranych w tej turze. Potem może użyć Miejsca, o ile nie przeszkodzi w tym karta lub inny żeton.
token-artemia = żeton Artemii
    .text = Każdy Rozbitek w tym Miejscu odrzuca z ręki 1 Miejsce i nie może ani użyć zdolności, ani odzyskać karty.

side-a = Strona A
    .acc = stronę A
    .text = Żeton Artemii przychodzi późno i zostaje: symbole zajmują sześć ostatnich pól toru Misji Ratunkowej.
side-b = Strona B
    .acc = stronę B
    .text = Żeton Artemii przychodzi wcześniej, co drugą turę: symbole leżą na co drugim z ostatnich jedenastu pól toru Misji Ratunkowej.

## Miejsca

place-1 = Legowisko
    .to = do Legowiska
    .in = w Legowisku
    .short = Odzyskaj wszystkie
    .text = Odzyskaj cały stos kart odrzuconych albo użyj zdolności Miejsca, na którym leży żeton Obcego, a przy Klonie także żeton Celu (oprócz Artefaktu). Jeśli Obcy schwyta cię tutaj, tracisz o 1 znacznik Determinacji więcej.
place-2 = Dżungla
    .acc = Dżunglę
    .to = do Dżungli
    .in = w Dżungli
    .short = Odzyskaj ją i 1 kartę
    .text = Weź z powrotem na rękę Dżunglę i 1 Miejsce ze swojego stosu kart odrzuconych.
place-3 = Rzeka
    .acc = Rzekę
    .to = nad Rzekę
    .in = nad Rzeką
    .short = W nast. turze 2, zostaw 1
    .text = W następnej turze zagraj 2 Miejsca. Gdy żetony są już położone, w tajemnicy zostaw jedno z nich, a drugie weź z powrotem na rękę.
place-4 = Plaża
    .acc = Plażę
    .to = na Plażę
    .in = na Plaży
    .short = Znacznik → Ratunek +1
    .text = Połóż znacznik Aktywacji na Plaży; jeśli już tam leży, zdejmij go i przesuń Misję Ratunkową o 1 pole. Tylko raz na turę, łącznie dla wszystkich Rozbitków.
place-5 = Łazik
    .to = do Łazika
    .in = przy Łaziku
    .short = Weź nowe Miejsce
    .text = Weź z rezerwy na rękę jedno Miejsce, którego jeszcze nie masz.
place-6 = Mokradła
    .to = na Mokradła
    .in = na Mokradłach
    .short = Odzyskaj je i 2 karty
    .text = Weź z powrotem na rękę Mokradła i do 2 Miejsc ze swojego stosu kart odrzuconych.
place-7 = Schronienie
    .to = do Schronienia
    .in = w Schronieniu
    .short = 2 Przetrwania, zostaw 1
    .text = Dobierz 2 karty Przetrwania, jedną zatrzymaj, a drugą odrzuć.
place-8 = Wrak Statku
    .to = do Wraku Statku
    .in = przy Wraku Statku
    .short = Ratunek +1
    .text = Przesuń Misję Ratunkową o 1 pole. Tylko raz na turę, łącznie dla wszystkich Rozbitków.
place-9 = Źródło
    .to = do Źródła
    .in = przy Źródle
    .short = Determinacja lub karta
    .text = Dobierz 1 kartę Przetrwania albo wskaż Rozbitka (możesz siebie), który odzyskuje 1 znacznik Determinacji.
place-10 = Artefakt
    .to = do Artefaktu
    .in = przy Artefakcie
    .short = W nast. turze 2, użyj obu
    .text = W następnej turze zagraj 2 Miejsca i rozpatrz oba. Tej zdolności nie kopiuje żadna karta.

## Karty Pościgu

hunt-anticipation = Przewidywanie
    .text = Wskaż Rozbitka. Jeśli w tej turze schwyta go żeton Obcego (lub Klon), Asymilacja przesuwa się o 1 pole więcej.
    .when = { when-2 }
    .ours = { ours-name }
hunt-ascendancy = Dominacja
    .text = Wskaż Rozbitka, który ma na ręce co najmniej 3 Miejsca; zatrzymuje 2 wybrane, a resztę odrzuca. Zagrane już Miejsce nie liczy się do ręki.
    .when = { when-2 }
    .ours = { ours-name }
hunt-cataclysm = Kataklizm
    .text = Wskaż Miejsce: jego zdolność w tej turze nie działa i nikt tam nie odzyskuje karty.
    .when = { when-3 }
    .ours = { ours-name }
hunt-clone = Klon
    .text = W tej turze żeton Celu działa jak drugi żeton Obcego. Za wszystkich schwytanych Asymilacja i tak przesuwa się tylko o 1 pole.
    .when = { when-2 } · { symbol-target }
hunt-despair = Rozpacz
    .text = Do końca tury nie wolno zagrywać ani dobierać kart Przetrwania. Zagrane już Miejsca wracają na ręce, a Rozbitkowie wybierają od nowa.
    .when = { when-1 } · { symbol-artemia }
hunt-detour = Objazd
    .text = Przenieś Rozbitka do końca tury na sąsiednie Miejsce, choćby go nie miał. Tam używa zdolności i tam działają na niego żetony.
    .when = { when-3 }
    .ours = { ours-name }
hunt-fierceness = Zaciekłość
    .text = Kogo w tej turze schwyta żeton Obcego (lub Klon), ten traci o 1 znacznik Determinacji więcej.
    .when = { when-2 }
    .ours = { ours-name }
hunt-flashback = Retrospekcja
    .text = Wykonaj raz jeszcze działanie karty z wierzchu odrzuconych kart Pościgu, w fazie tamtej karty i z jej symbolem.
    .when = W fazie powtarzanej karty
    .ours = { ours-name }
hunt-forbidden_zone = Zakazana Strefa
    .text = Każdy Rozbitek odrzuca z ręki 1 Miejsce; wszyscy wybierają jednocześnie i razem pokazują.
    .when = { when-2 }
    .ours = { ours-name }
hunt-force_field = Pole Siłowe
    .text = Wskaż 2 sąsiednie Miejsca: w tej turze nie wolno ich zagrać, a żeton Celu leży na obu. Zagrane już Miejsca wracają na ręce, a Rozbitkowie wybierają od nowa.
    .when = { when-1 } · { symbol-target }
    .ours = { ours-name }
hunt-interference = Zakłócenia
    .text = Zdolności Plaży i Wraku Statku w tej turze nie działają i nikt tam nie odzyskuje karty.
    .when = { when-2 }
    .ours = { ours-name }
hunt-mirage = Miraż
    .text = Żeton Celu obejmuje 2 sąsiednie Miejsca: ich zdolności nie działają i nikt tam nie odzyskuje karty.
    .when = { when-2 } · { symbol-target }
hunt-mutation = Mutacja
    .text = W tej turze żeton Artemii odbiera dodatkowo 1 znacznik Determinacji.
    .when = { when-2 } · { symbol-artemia }
    .ours = { ours-name }
hunt-persecution = Prześladowanie
    .text = W tej turze zdolność Miejsca pozwala odzyskać tylko 1 kartę. W Dżungli i na Mokradłach jest to albo właśnie zagrana karta, albo jedna z odrzuconych.
    .when = { when-2 }
    .ours = { ours-name }
hunt-phobia = Fobia
    .text = Wskazany Rozbitek pokazuje tylko tobie wszystkie Miejsca z ręki oprócz 2, które sam wybiera.
    .when = { when-2 } · { symbol-artemia }
    .ours = { ours-name }
hunt-scream = Krzyk
    .text = Każdy Rozbitek przy żetonie Celu odrzuca z ręki 2 Miejsca albo traci 1 znacznik Determinacji. Kto ma na ręce mniej niż 2, musi stracić znacznik.
    .when = { when-2 } · { symbol-target }
    .ours = { ours-name }
hunt-stasis = Staza
    .text = Od tej chwili do końca tury znacznik Misji Ratunkowej się nie przesuwa.
    .when = { when-4 }
    .ours = { ours-name }
hunt-toxin = Toksyna
    .text = Każdy Rozbitek przy żetonie Celu odrzuca wybraną przez siebie kartę Przetrwania. Zdolność tego Miejsca nie działa i nikt tam nie odzyskuje karty.
    .when = { when-2 } · { symbol-target }
    .ours = { ours-name }
hunt-tracking = Tropienie
    .text = W następnej turze możesz zagrać 2 karty Pościgu.
    .when = { when-4 }
    .ours = { ours-name }
hunt-virus = Wirus
    .text = W tej turze żeton Artemii obejmuje 2 sąsiednie Miejsca.
    .when = { when-2 } · { symbol-artemia }

## Karty Przetrwania

survival-adrenaline = Adrenalina
    .text = Odzyskaj 1 znacznik Determinacji.
    .when = { when-1 }
    .ours = { ours-name }
survival-ingenuity = Pomysłowość
    .text = Połóż znacznik Aktywacji na Plaży. Samej Plaży nadal można w tej turze użyć.
    .when = { when-1 }
    .ours = { ours-name }
survival-sacrifice = Poświęcenie
    .text = Odrzuć z ręki 1 Miejsce: w tej turze nie wolno zagrać żadnej karty Pościgu. Zagrane już Miejsca wracają na ręce, a Rozbitkowie wybierają od nowa.
    .when = { when-1 }
    .ours = { ours-name }
survival-sixth_sense = Szósty Zmysł
    .text = Odzyskaj 2 dowolne Miejsca ze swojego stosu kart odrzuconych.
    .when = { when-1 }
    .ours = { ours-name }
survival-smokescreen = Zasłona Dymna
    .text = Do końca tury Obcy widzi tylko, ile Miejsc leży na stosach kart odrzuconych, ale nie jakie; nie widzi też, które przybywają ani które ktoś odzyskuje.
    .when = { when-1 }
    .ours = { ours-name }
survival-strike_back = Kontratak
    .text = Dwie losowe karty Pościgu z ręki Obcego trafiają na spód stosu kart Pościgu. Obcy uzupełnia je dopiero na koniec tury.
    .when = { when-1 }
    .ours = { ours-name }
survival-vortex = Wir
    .text = Zamień zagrane Miejsce na jedno ze swojego stosu kart odrzuconych. Nowe pozostaje zakryte, ale wszyscy wiedzą, które to.
    .when = { when-2 }
    .ours = { ours-name }
survival-detector = Detektor
    .text = W tej turze żeton Artemii na ciebie nie działa; Miejsca używasz tak, jakby żetonu tam nie było.
    .when = { when-3 }
survival-dodge = Unik
    .text = W tej turze żeton Obcego (i Klon) na ciebie nie działa; Miejsca używasz tak, jakby żetonu tam nie było.
    .when = { when-3 }
survival-drone = Dron
    .text = Gdy możesz użyć zdolności swojego Miejsca, użyj zamiast niej zdolności Łazika.
    .when = { when-3 }
survival-gate = Brama
    .text = Gdy możesz użyć zdolności swojego Miejsca, użyj zamiast niej zdolności Miejsca sąsiedniego (oprócz Artefaktu).
    .when = { when-3 }
survival-hologram = Hologram
    .text = Przesuń żeton Artemii na sąsiednie Miejsce. Jeśli obejmuje dwa, przesuń go na jedno inne, sąsiadujące z dowolnym z nich; odtąd działa tylko tam.
    .when = { when-3 }
survival-wrong_track = Niewłaściwy Trop
    .text = Przesuń żeton Obcego na sąsiednie Miejsce. Jeśli działa Klon, możesz zamiast niego przesunąć żeton Celu.
    .when = { when-3 }
survival-amplifier = Wzmacniacz
    .text = Zdejmij znacznik Aktywacji z Plaży i natychmiast przesuń Misję Ratunkową o 1 pole. Nie zadziała, gdy zagrana jest Staza.
    .when = { when-4 }
    .ours = { ours-name }
survival-double_back = Echo
    .text = Zagrane w tej turze Miejsce weź z powrotem na rękę zamiast je odrzucić; jeśli zagrane są dwa, tylko jedno z nich.
    .when = { when-4 }

when-1 = Faza 1, { phase-1 }
when-2 = Faza 2, { phase-2 }
when-3 = Faza 3, { phase-3 }
when-4 = Faza 4, { phase-4 }

## Słowa do wyboru

word-pass = Pasuj
    .text = Nic teraz nie rób. Gra może zapytać ponownie, jeśli coś się zmieni.
word-done = Gotowe
    .text = Zakończ Pościg: w tej turze nie zagrywasz ani nie kładziesz już nic więcej.
word-resist = Staw opór
    .text = Zapłać 1 znacznik Determinacji, aby odzyskać 2 Miejsca ze stosu kart odrzuconych; najwyżej dwa razy na turę. Kto straci tak ostatni znacznik, musi się poddać.
word-give_up = Poddaj się
    .text = Znów masz 3 znaczniki Determinacji, a cały stos kart odrzuconych wraca na rękę. Asymilacja przesuwa się o 1 pole.
word-power = Użyj zdolności
    .text = Użyj zdolności Miejsca, w którym jesteś.
word-take_back = Odzyskaj kartę
    .text = Zrezygnuj ze zdolności i weź 1 dowolne Miejsce ze swojego stosu kart odrzuconych.
word-nothing = Nic nie rób
    .text = Nie używaj zdolności ani nie odzyskuj karty.
word-later = Zdecyduj później
    .text = Odłóż to Miejsce, aż rozpatrzysz drugie.
word-recover_all = Odzyskaj wszystko
    .text = Cały stos kart odrzuconych wraca na rękę.
word-played_card = Właśnie zagrana karta
    .text = Na rękę wraca karta zagrana w tej turze.
word-draw = Dobierz kartę Przetrwania
    .text = Zobaczysz ją tylko ty.
word-lose_will = Strać znacznik Determinacji
    .text = Zachowaj karty i zapłać Determinacją.
word-discard_two = Odrzuć 2 Miejsca
    .text = Zachowaj Determinację i odrzuć 2 Miejsca z ręki.

## Pytania

ask-side = Wybierz stronę planszy: od niej zależy, na których polach Misji Ratunkowej polujesz z drugim żetonem.
ask-play = Zagraj kartę tej fazy albo spasuj. Zagraną kartę zobaczą wszyscy.
ask-order = Kilka kart zostało zapowiedzianych w tej samej chwili. Wybierz, czyja zadziała teraz.
ask-announce = Zanim ktokolwiek wybierze Miejsce, możesz Stawić opór albo się Poddać. Wszyscy od razu to zobaczą.
ask-lay = Wybierz Miejsce, do którego się udajesz. Nikt inny go nie zobaczy, dopóki wszyscy nie odkryją kart.
ask-resist_take = Stawiasz opór i płacisz 1 znacznik Determinacji: wybierz 2 Miejsca, które odzyskujesz ze stosu kart odrzuconych. Wszyscy zobaczą, które to.
ask-hunt = Zagraj kartę Pościgu, połóż żeton albo zakończ Pościg. Wszyscy zobaczą, co zagrywasz i gdzie kładziesz żetony.
ask-place_token = Wybierz Miejsce, na które trafia { $about }.
ask-place_token_second = Wybierz drugie, sąsiednie Miejsce, które obejmie { $about }.
ask-keep = Zagrane są dwa Miejsca. Wybierz to, do którego się udajesz; drugie wraca na rękę, a inni dowiedzą się, które zostało, dopiero przy odkrywaniu kart.
ask-act = { $about }: wybierz, co tu robisz.
ask-which_first = Wybierz, które z dwóch zagranych Miejsc rozpatrujesz najpierw.
ask-take_back = Wybierz Miejsce, które odzyskujesz ze stosu kart odrzuconych.
ask-lair = { $about }: odzyskaj cały stos kart odrzuconych albo skopiuj zdolność Miejsca, na którym leży żeton Obcego.
ask-jungle_take = Dżungla: wybierz kartę, która wraca na rękę.
ask-swamp_take = { $hi ->
    [1] Mokradła: wybierz kartę, która wraca na rękę.
   *[other] Mokradła: wybierz Miejsca, które odzyskujesz ze stosu kart odrzuconych (najwyżej { $hi }).
 }
ask-lair_take = Legowisko: z powodu Prześladowania odzyskujesz tylko jedno Miejsce. Wybierz je.
ask-rover = Wybierz Miejsce, które bierzesz z rezerwy. Wszyscy zobaczą, które to; zagrać je możesz od następnej tury.
ask-shelter_keep = Oto dobrane karty Przetrwania. Wybierz tę, którą zatrzymujesz; drugą odrzucasz i zobaczą ją wszyscy.
ask-source = Dobierz kartę Przetrwania albo wskaż, kto odzyskuje 1 znacznik Determinacji.
ask-discard_place = Wybierz Miejsce, które odrzucasz z ręki (powód: { $about }). Trafi na twój stos kart odrzuconych.
ask-scream = Krzyk: odrzuć z ręki 2 Miejsca albo strać 1 znacznik Determinacji.
ask-discard_two = Wybierz 2 Miejsca, które odrzucasz z ręki. Trafią na twój stos kart odrzuconych.
ask-discard_survival = Wybierz kartę Przetrwania, którą odrzucasz (powód: { $about }). Wszyscy ją zobaczą.
ask-keep_hidden = Fobia: wybierz 2 Miejsca, które pozostaną ukryte. Resztę ręki zobaczy tylko Obcy.
ask-discard_down = Dominacja: wybierz { $lo ->
    [one] { $lo } Miejsce, które odrzucasz.
    [few] { $lo } Miejsca, które odrzucasz.
   *[many] { $lo } Miejsc, które odrzucasz.
 } Reszta zostaje na ręce.
ask-target_seat = { $about }: wskaż Rozbitka.
ask-cataclysm = Kataklizm: wskaż Miejsce, którego zdolność nie działa w tej turze.
ask-detour_place = Objazd: ten Rozbitek zagrał 2 Miejsca. Wskaż to, z którego go przenosisz.
ask-detour_to = Objazd: wskaż sąsiednie Miejsce, do którego trafia ten Rozbitek.
ask-force_field = Pole Siłowe: wskaż pierwsze Miejsce, którego nie wolno zagrać w tej turze.
ask-force_field_second = Pole Siłowe: wskaż drugie, sąsiednie Miejsce.
ask-sixth_sense = Szósty Zmysł: wybierz 2 Miejsca, które odzyskujesz ze stosu kart odrzuconych. Wszyscy zobaczą, które to.
ask-vortex_give = Wir: wybierz, które z dwóch zakrytych Miejsc trafia na stos kart odrzuconych.
ask-vortex_take = Wir: wybierz ze stosu kart odrzuconych Miejsce, które zagrywasz w zamian. Stos leży odkryty, więc wszyscy będą wiedzieć, które to.
ask-gate = Brama: wybierz sąsiednie Miejsce, którego zdolności używasz.
ask-hologram_to = Hologram: wybierz Miejsce, na które przesuwasz żeton Artemii.
ask-wrong_track_to = Niewłaściwy Trop: wybierz Miejsce, na które przesuwasz żeton.
ask-wrong_track_token = Niewłaściwy Trop: wybierz żeton, który przesuwasz.
ask-double_back = Echo: wybierz, które z zagranych Miejsc wraca na rękę.

## Dziennik

log-turn_begins = Zaczyna się tura { $turn }.
log-side_chosen = Obcy wybiera { FORM($side, "acc") } planszy.
log-card_played = { $seat } zagrywa kartę „{ $card }”.
log-card_declared = { $seat } zapowiada kartę „{ $card }”.
log-card_repeated = Retrospekcja powtarza kartę „{ $card }”.
log-anticipation_named = Obcy wskazuje ofiarę ({ $seat }), której schwytanie przesunie Asymilację o dodatkowe pole.
log-resisted = { $seat } stawia opór.
log-gave_up = { $seat } poddaje się i znów ma pełną Determinację.
log-will_lost = { $count ->
    [one] { $seat } traci { $count } znacznik Determinacji.
    [few] { $seat } traci { $count } znaczniki Determinacji.
   *[many] { $seat } traci { $count } znaczników Determinacji.
 }
log-will_regained = { $seat } odzyskuje 1 znacznik Determinacji.
log-assimilation_moved = { $left ->
    [0] Asymilacja postępuje i dociera do gwiazdki.
    [one] Asymilacja postępuje, do gwiazdki zostaje 1 pole.
    [few] Asymilacja postępuje, do gwiazdki zostają { $left } pola.
   *[many] Asymilacja postępuje, do gwiazdki zostaje { $left } pól.
 }
log-rescue_moved = { $left ->
    [0] Misja Ratunkowa dociera do gwiazdki.
    [one] Misja Ratunkowa się zbliża, do gwiazdki zostaje 1 pole.
    [few] Misja Ratunkowa się zbliża, do gwiazdki zostają { $left } pola.
   *[many] Misja Ratunkowa się zbliża, do gwiazdki zostaje { $left } pól.
 }
log-committed_again = Wszyscy Rozbitkowie biorą zagrane Miejsca z powrotem i wybierają od nowa.
log-token_placed = Obcy kładzie { $token } { FORM($places, "in") }.
log-revealed = { $seat } odkrywa { FORM($places, "acc") }.
log-kept_back = { $seat } bierze jedno z dwóch Miejsc z powrotem na rękę.
log-power_used = { $seat } używa zdolności Miejsca „{ $place }”.
log-power_borrowed = Zamiast zdolności własnego Miejsca { $seat } używa zdolności Miejsca „{ $place }”.
log-power_copied = { $seat } kopiuje zdolność Miejsca „{ $place }”.
log-took_back = { $seat } odzyskuje { FORM($places, "acc") }.
log-took_back_hidden = { $seat } odzyskuje { $count ->
    [one] { $count } Miejsce
    [few] { $count } Miejsca
   *[many] { $count } Miejsc
 }; Zasłona Dymna ukrywa, które.
log-did_nothing = { $seat } nic nie robi.
log-recovered_all = { $seat } odzyskuje cały stos kart odrzuconych.
log-place_taken = { $seat } bierze z rezerwy kartę „{ $place }”.
log-beach_marked = { $seat } kładzie znacznik Aktywacji na Plaży.
log-beach_used = { $seat } zdejmuje znacznik Aktywacji z Plaży.
log-marker_spent = { $seat } zdejmuje znacznik Aktywacji z Plaży za sprawą Wzmacniacza.
log-wreck_used = { $seat } wzywa pomocy z Wraku Statku.
log-drew_survival = { $count ->
    [one] { $seat } dobiera { $count } kartę Przetrwania.
    [few] { $seat } dobiera { $count } karty Przetrwania.
   *[many] { $seat } dobiera { $count } kart Przetrwania.
 }
log-drew_survival_own = Dobierasz kartę „{ $card }”.
log-kept_survival_own = Zatrzymujesz kartę „{ $card }”.
log-survival_discarded = { $seat } odrzuca kartę „{ $card }”.
log-place_discarded = { $seat } odrzuca { FORM($places, "acc") }.
log-place_discarded_hidden = { $seat } odrzuca { $count ->
    [one] { $count } Miejsce
    [few] { $count } Miejsca
   *[many] { $count } Miejsc
 }; Zasłona Dymna ukrywa, które.
log-blocked = Zdolność Miejsca „{ $place }” nie działa i { $seat } odchodzi z niczym.
log-artemia_hit = { $seat } odczuwa działanie żetonu Artemii { FORM($place, "in") }.
log-target_hit = { $seat } odczuwa działanie żetonu Celu { FORM($place, "in") }.
log-caught = { $seat } wpada w szpony Obcego { FORM($place, "in") }.
log-exhausted = { $seat } traci resztę Determinacji, po czym zbiera nowe siły.
log-anticipated = Przewidywanie się sprawdza ({ $seat }) i Asymilacja przesuwa się o dodatkowe pole.
log-hand_shown = { $seat } pokazuje Obcemu { FORM($places, "acc") }.
log-hand_shown_public = { $seat } pokazuje Obcemu wszystkie Miejsca z ręki oprócz 2.
log-moved = { $seat } przez Objazd trafia { FORM($place, "to") }.
log-token_moved = Teraz { $token } leży { FORM($places, "in") }.
log-swapped = { $seat } zamienia zagrane Miejsce i zagrywa teraz { FORM($places, "acc") }.
log-swapped_hidden = { $seat } zamienia zagrane Miejsce; Zasłona Dymna ukrywa, na jakie.
log-hunt_cards_lost = { $count ->
    [one] { $count } karta Pościgu z ręki Obcego trafia na spód stosu.
    [few] { $count } karty Pościgu z ręki Obcego trafiają na spód stosu.
   *[many] { $count } kart Pościgu z ręki Obcego trafia na spód stosu.
 }
log-hunt_cards_lost_own = Z twojej ręki na spód stosu trafiają: { $cards }.
log-hunt_cards_lost_open = Z ręki Obcego na spód stosu trafiają: { $cards }.
log-forbidden = Zakaz w tej turze obejmuje { FORM($places, "acc") }.
log-place_closed = Zdolność Miejsca „{ $place }” nie działa w tej turze.
log-ignores = { $seat } ignoruje w tej turze { $token }.
log-river_next = W następnej turze { $seat } zagrywa 2 Miejsca i udaje się do jednego z nich.
log-artefact_next = W następnej turze { $seat } zagrywa 2 Miejsca i rozpatruje oba.
log-returned_to_hand = { $seat } bierze z powrotem na rękę zagraną kartę „{ $place }”.
log-stasis_holds = Staza zatrzymuje znacznik Misji Ratunkowej w miejscu.
log-tracking_next = W następnej turze Obcy może zagrać 2 karty Pościgu.
log-hand_refilled = { $count ->
    [one] Obcy dobiera { $count } kartę Pościgu.
    [few] Obcy dobiera { $count } karty Pościgu.
   *[many] Obcy dobiera { $count } kart Pościgu.
 }
log-deck_reshuffled = Odrzucone karty Pościgu tworzą nowy, potasowany stos.
log-survival_reshuffled = Odrzucone karty Przetrwania tworzą nowy, potasowany stos.
log-effect_fizzled = Karty „{ $card }” nie można już zagrać, wraca więc na rękę.
log-game_over_creature = Asymilacja dociera do gwiazdki: wygrywa Obcy.
log-game_over_hunted = Misja Ratunkowa przybywa: wygrywają Rozbitkowie.

## Koniec gry

reason-assimilated = Znacznik Asymilacji dotarł do gwiazdki: planeta zatrzymuje wszystkich.
reason-rescued = Znacznik Misji Ratunkowej dotarł do gwiazdki: wszyscy wracają do domu.

## Co robi Rozbitek

lays-one = Zagrywa 1 Miejsce
lays-river = Rzeka: zagrywa 2 Miejsca i udaje się do jednego
lays-artefact = Artefakt: zagrywa 2 Miejsca i rozpatruje oba
visit-waiting = Czeka na rozpatrzenie
visit-later = Odłożone na później
visit-used = Zdolność użyta
visit-took = Karta odzyskana
visit-nothing = Nic nie robi
visit-blocked = Zdolność nie działa
visit-caught = W szponach Obcego
visit-artemia = Pod działaniem żetonu Artemii

## Opcje

option-expert = Wariant zaawansowany
    .text = Rozbitek, który w Konfrontacji straci ostatni znacznik Determinacji, dostaje z powrotem tylko 2; trzeci może odzyskać, gdy się podda, przy Źródle albo dzięki karcie.
option-announce = Kiedy widać Stawianie oporu i Poddanie się
    .text = Decyduje, czy Rozbitkowie ogłaszają je, zanim ktokolwiek wybierze Miejsce, czy wybierają je w tajemnicy zamiast Miejsca.
    .at_once = Od razu, przed wyborem Miejsc
    .sealed = Gdy wszyscy już wybrali
option-exhaustion_returns_played = Zagrane Miejsce też wraca
    .text = Kto w Konfrontacji straci ostatni znacznik Determinacji, odzyskuje oprócz stosu kart odrzuconych także Miejsce zagrane w tej turze.
option-deferred_exhaustion = Utrata Determinacji rozliczana później
    .text = Rozbitek bez Determinacji odzyskuje siły dopiero po schwytaniach przez Obcego, a nie od razu po stracie ostatniego znacznika.
option-copy_blocked_power = Zablokowane zdolności można kopiować
    .text = Zdolności zablokowanej w jej własnym Miejscu nadal można użyć z innego, dzięki Legowisku lub Bramie.
option-stasis_only_auto = Staza nie powstrzymuje Wzmacniacza
    .text = Staza wstrzymuje tylko ruch Misji Ratunkowej na koniec tury; Wzmacniacz wolno zagrać także po niej.
option-hunt_discard_at_end = Karty Pościgu odrzucane na koniec tury
    .text = Karty Pościgu trafiają na stos dopiero na koniec tury, więc Retrospekcja nie powtórzy karty z tej samej tury.
option-smokescreen_hides = Co kryje Zasłona Dymna
    .text = Decyduje, czy pod Zasłoną Dymną Obcy nie widzi także tego, które Miejsca ktoś odzyskuje lub odrzuca.
    .moves = Stosy oraz to, które Miejsca wędrują
    .piles = Tylko stosy
option-must_place_tokens = Trzeba położyć wszystkie żetony
    .text = Obcy nie może zatrzymać żetonu, który mógłby położyć.
option-river_and_artefact = Rzeka i Artefakt w jednej turze
    .text = Decyduje, co się dzieje, gdy Rozbitek mógłby w tej samej turze użyć obu.
    .choose_one = Używa jednego, za drugie odzyskuje kartę
    .last_counts = Może użyć obu, liczy się późniejsze
option-artefact_order = Kolejność dwóch Miejsc z Artefaktu
    .text = Decyduje, na ile Rozbitek w dwóch Miejscach może wybrać, które rozpatruje najpierw.
    .category = Najpierw wolne Miejsca, potem Cel, Artemia i Obcy
    .free = Według woli gracza
option-clone_replaces_target = Klon wyłącza inne karty Celu
    .text = Gdy działa Klon, Krzyk i Toksyna nie mają skutku.
option-blocked_lair_harms = Zablokowane Legowisko też szkodzi
    .text = Rozbitek schwytany w Legowisku traci 2 znaczniki Determinacji także wtedy, gdy jakaś karta blokuje jego zdolność; inaczej tylko 1.
option-detour_until = Do kiedy można zagrać Objazd
    .text = Decyduje, do której chwili Obcy może jeszcze przenieść Rozbitka.
    .creature_step = Do schwytań przez Obcego
    .power_used = Dopóki ten Rozbitek nie użył Miejsca
option-window_order = Kto kiedy może zagrać kartę
    .text = Decyduje, czy gra pyta graczy o karty po kolei, czy wszystkich naraz.
    .in_turn = Po kolei, Obcy na końcu
    .at_once = Wszyscy naraz, Obcy ustala kolejność kart
option-hunt_reshuffle = Stos kart Pościgu się odnawia
    .text = Gdy stos kart Pościgu się wyczerpie, tworzą go na nowo karty odrzucone; w przeciwnym razie Obcy już nie dobiera.
option-copy_cards_need_power = Dron i Brama wymagają działającej zdolności
    .text = Drona i Bramę wolno zagrać tylko tam, gdzie można by użyć zdolności własnego Miejsca.
option-empty_target_waits = Żeton Celu bez działania też każe czekać
    .text = Rozbitek przy żetonie Celu, który nic nie robi, używa Miejsca dopiero w kroku Celu, a nie razem z Miejscami bez żetonów.
option-artemia_by_card = Artemia działa według karty
    .text = Po Objeździe żeton Artemii działa według Miejsca z zagranej karty, a nie tego, w którym Rozbitek się znalazł.
option-resist_limit = Ile razy można Stawić opór
    .text = Decyduje, ile Determinacji Rozbitek może w jednej turze przeznaczyć na opór.
    .two = Najwyżej 2 znaczniki na turę
    .unlimited = Tyle, ile się ma
option-empty_survival_take_back = Schronienie bez kart pozwala odzyskać Miejsce
    .text = Gdy zabraknie kart Przetrwania, Rozbitek w Schronieniu wciąż może odzyskać Miejsce.
option-leaver_bot = Kto zajmuje opuszczone miejsce przy stole
    .text = Decyduje, który bot gra za osobę, która odeszła na dobre.
    .sensible = Bot rozważny
    .random = Bot losowy
option-strike_back_revealed = Kontratak pokazuje karty
    .text = Wszyscy widzą, które karty Pościgu trafiają za sprawą Kontrataku na spód stosu.
