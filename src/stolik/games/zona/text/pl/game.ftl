### Zona: pytania, dziennik, opcje.

## Gra i role

game-zona = Zona: Sekret Czarnobyla
    .text = Przejdź Zonę od Pogranicza do sarkofagu, odkryj dwie tajemnice i dotrzyj do Źródła przed innymi, zanim skończą się wieści.
role-scavenger = szperacz
    .text = Szperacz przemierza Zonę sam i sam wygrywa.
seat-0 = Pierwszy szperacz
seat-1 = Drugi szperacz
seat-2 = Trzeci szperacz
seat-3 = Czwarty szperacz
reason-source_reached = Źródło znalezione: wygrywa szperacz, który do niego dotarł.
reason-sarcophagus_exhausted = Ostatnie wydarzenie sarkofagu przepadło: przegrywają wszyscy.
reason-expedition_lost = Zginęło dwoje szperaczy wspólnej wyprawy: przegrywają wszyscy.
reason-no_rumours_left = Wieści się skończyły i nadeszła ostateczna emisja: przegrywają wszyscy.

## Opcje

option-facilities = Tajne obiekty
    .text = Gdzie na planszy leżą tajne obiekty.
    .random = losowo
    .first_game = jak w pierwszej grze
option-characters = Wybór postaci
    .text = Jak wybiera się postać: jedną z dwóch; w drafcie z trzech, a przy czterech graczach z dwóch (nasz wariant: jedną się odkłada, resztę podaje w lewo); albo dowolną.
    .two = jedna z dwóch
    .draft = w drafcie
    .all = dowolna
option-quick = Szybka wyprawa
    .text = Nasz wariant: o sześć wieści mniej, wystarczy jedna tajemnica (liczy się jak dwie), a z każdej karty sarkofagu czyta się tylko pierwszy i ostatni akapit.
option-shared = Wspólna wyprawa
    .text = Nasz wariant: wygrywają wszyscy, gdy jedno dotrze do Źródła. Szperacze w tym samym miejscu mogą raz na turę dawać sobie przedmioty i pieniądze. Wszyscy przegrywają po śmierci dwojga szperaczy, a tor emisji jest o jedno pole krótszy.
option-steady_hands = Pewna ręka
    .text = Nasz wariant: raz na grę każdy może odrzucić właśnie dobraną kartę sarkofagu i za 2 zmęczenia dobrać inną.
option-heir = Spadek
    .text = Nasz wariant: kto wchodzi do Zony po śmierci szperacza, ma wszystkie jego tajemnice i połowę pieniędzy w pełnych setkach.
option-open_events = Otwarte wydarzenia
    .text = Nasz wariant: wszystkie zakończenia sceny wydarzenia można przeczytać, zanim się zdecyduje.
option-fatigue_min = Najniższe zmęczenie
    .text = Do ilu można zmniejszyć zmęczenie; tarcza zaczyna od 1.
    .one = 1
    .zero = 0
option-excess_emission = Nadmiar na torze emisji
    .text = Co się dzieje z krokami za ostatnim polem toru emisji.
    .lost = przepada
    .kept = liczy się po emisji
option-second_secret = Druga tajemnica tego samego obiektu
    .text = Czy druga tajemnica z tego samego obiektu daje znalezisko.
    .discarded = nic nie daje
    .find = daje znalezisko
option-prices = Ochrona przed kosztami
    .text = Czy wolno się chronić przed obrażeniami z otwieranego zamknięcia i z oddziaływania artefaktu.
    .protected = wolno
    .bare = nie wolno
option-last_rumour = Ostatnia wieść
    .text = Kiedy wieści się wyczerpały: zaraz po rozpatrzeniu ostatniej czy rundę później, gdy nie ma czego dobrać.
    .lost = kończy grę
    .played = zostawia jeszcze rundę
option-hostile = Wroga Zona
    .text = Nasz wariant: każda emisja kładzie też po jednym zielonym i żółtym mutancie na obszarach wskazanych przez Głos Zony.
preset-first = Pierwsza gra
    .text = Tajne obiekty leżą tak, jak zaleca się na pierwszą grę.
preset-usual = Zwykła gra
    .text = Pełne zasady, tajne obiekty losowo.
preset-quick = Szybka gra
    .text = Mniej rund, wystarczy jedna tajemnica, krótsze karty sarkofagu.
preset-together = Razem
    .text = Wszyscy razem wygrywają albo przegrywają i dzielą się tym, co mają.
preset-hard = Trudna gra
    .text = Wroga Zona: każda emisja przynosi więcej mutantów, a następna nadchodzi szybciej.
alone-solo = Samotnie w Zonie
alone-rivals = Przeciw dwóm botom

## Pytania

ask-action = Co robisz?
ask-action-first = Pierwsza z dwóch akcji: dokąd idziesz albo co robisz?
ask-action-second = Druga i ostatnia akcja: dokąd idziesz albo co robisz?
ask-action-over = Obie akcje za tobą: użyj czegoś albo zakończ dzień.
ask-another = { $about }: którego szperacza to spotka?
ask-backfire = { $about } oddziałuje na ciebie: jak za to płacisz?
ask-before_encounter = Na drodze staje { $about }: czy najpierw czegoś używasz?
ask-before_roll = { $about }: czy używasz czegoś przed rzutem?
ask-buy = Co kupujesz?
ask-camp = Odpoczywasz w obozie: co jeszcze tu robisz?
ask-camp_items = Rozbijasz obóz: czy używasz czegoś, by lepiej odpocząć?
ask-change_from = { $about }: jakie obrażenie zmieniasz?
ask-change_to = { $about }: na jakie obrażenie je zmieniasz?
ask-character = Kim ruszasz do Zony?
ask-choose = { $about }: co wybierasz?
ask-crowbar = Którego łomu używasz?
ask-cure = Który uraz usuwasz?
ask-discard = Co odrzucasz?
ask-draft = Którą postać odkładasz dla siebie? Pozostałe podajesz w lewo.
ask-draw_again = { $about }: czy odrzucasz tę kartę za 2 zmęczenia i dobierasz inną?
ask-drop = Który przedmiot porzucasz?
ask-find = { $about }: które znalezisko bierzesz?
ask-flee_or_fight = { $about }: uciekasz czy stajesz do konfrontacji?
ask-fly = { $about }: dokąd się przenosisz?
ask-heal = Ile obrażeń leczysz, po 200 ₽ za każde?
ask-keep = Którą kartę zatrzymujesz?
ask-keep_secret = Którą tajemnicę zachowujesz dla następnego szperacza?
ask-leave = Którą kartę odrzucasz?
ask-leave_facility = { $about }: dokąd wychodzisz?
ask-look = Którą talię podglądasz?
ask-make_room = W plecaku brakuje miejsca. Co porzucasz?
ask-mark = { $about }: co oznaczasz?
ask-may = { $about }: czy korzystasz z tej możliwości?
ask-may-offer = { $about }: czy chcesz { FORM($offer, "to") }?
ask-modify = { $about }: czy zmieniasz wynik?
ask-more_junk = { $about }: czy bierzesz dodatkowy rupieć?
ask-new_scavenger = Twój szperacz zginął. Kim ruszasz teraz?
ask-partner = Z kim się dzielisz?
ask-pay = Jak płacisz?
ask-pick_threat = Z którym zagrożeniem się mierzysz?
ask-protect = Otrzymujesz obrażenia ({ $about }). Czym się chronisz?
ask-protect_from = Przed jakim obrażeniem się chronisz?
ask-relocate = Dokąd się przenosisz?
ask-reorder = W jakiej kolejności odkładasz karty? Pierwsza będzie na wierzchu.
ask-repair = Co naprawiasz?
ask-reroll = Którą kość przerzucasz?
ask-reroll_some = Które kości przerzucasz?
ask-run = Nadchodzi emisja „{ $about }”. Czy biegniesz do bunkra za 2 zmęczenia?
ask-sell = Co sprzedajesz?
ask-sell_some = Co sprzedajesz? Możesz wybrać kilka rzeczy.
ask-sell_better = { $about }: czy używasz tego przedmiotu, żeby sprzedać drożej?
ask-share = Co ma od ciebie dostać { $about }?
ask-trade = Co kupujesz lub sprzedajesz u handlarza?
ask-trauma = Otrzymujesz uraz: którą cechę osłabia?
ask-tunnel = { $about }: dokąd przechodzisz?
ask-use_item = Czego używasz?
ask-use_map = { $about }: czy używasz tego przedmiotu, żeby skrót nie zadał obrażenia?
ask-use_nest = { $about }: czy używasz tego przedmiotu, żeby zmęczenie wzrosło o 1 mniej?
ask-voice_area = { $about }: który obszar wskazujesz jako Głos Zony?
ask-voice_lock = Jesteś Głosem Zony: który zamknięty obiekt dostaje nowy żeton zamknięcia?
ask-voice_threat = Jesteś Głosem Zony: { $about } wchodzi na obszar z kilkoma zagrożeniami. Które staje na drodze?
ask-voice_token = Jesteś Głosem Zony: na który obszar trafia żeton zagrożenia?
ask-wear = { $about }: czy zakładasz to od razu?
ask-wear_item = Który przedmiot otrzymuje uszkodzenie?

## Dziennik

log-ability = { $seat } używa zdolności swojej postaci ({ $character }).
log-area_action = { $seat } wykonuje akcję obszaru { FORM($area, "in") }.
log-board_cleared = Z planszy znikają wszystkie żetony zagrożeń i wieść czasowa.
log-board_for_threats = Początkowe zagrożenia wskazuje też planszetka postaci { $character }.
log-bought = { $seat } kupuje { FORM($item, "acc") } za { $n } ₽.
log-cured = { $seat } usuwa uraz { FORM($attribute, "gen") }.
# From games begun before version 8.
log-damage = { $seat } otrzymuje obrażenia, w tym radiację { $radiation }, zaburzenia { $disturbance } i rany { $wound }.
log-defeated = { $seat } pokonuje { FORM($threat, "acc") }.
log-died = Ginie { $character } ({ $seat }).
log-discarded = { $seat } odrzuca { FORM($item, "acc") }.
    .again = { $seat } odrzuca ten przedmiot.
log-drawn = { $seat } dobiera { FORM($item, "acc") }.
log-drawn_again = { $seat } korzysta z pewnej ręki: odrzuca tę kartę i dobiera inną.
log-emission = Nadchodzi emisja „{ $card }”.
log-emission_back = Nowe zagrożenia pojawią się { FORM($areas, "in") }.
log-emission_marker = Znacznik emisji przesuwa się na pole { $n }.
log-encounter = { $seat } spotyka { FORM($threat, "acc") }.
log-event = { $seat } czyta kartę: { $event }.
log-scene = { $event }: { $scene }
log-ending = { $ending }
log-exhausted = { $seat } osiąga maksimum zmęczenia.
log-facility = { $area } ma zamknięcie „{ $lock }”.
log-failed = { $seat } nie zdaje testu ({ $by }).
log-fatigue = { $seat } zwiększa zmęczenie o { $n }.
log-finds = Leżą tu znaleziska: { $items }.
log-finds_left = Nikt nie zabrał znalezisk ({ $area }): { $items }.
log-fled = { $seat } ucieka przed { FORM($threat, "ins") }.
log-found = { $seat } zabiera znalezisko ({ $item }).
log-gave = { $seat } daje, a { $other } bierze { FORM($item, "acc") }.
log-gave_money = { $seat } daje, a { $other } bierze { $n } ₽.
log-gave_up = { $seat } traci { FORM($thing, "acc") } ({ $by }).
log-harmed = { $seat } otrzymuje { $radiation ->
    [0] { $disturbance ->
        [0] { "" }
        [one] 1 zaburzenie
        [few] { $disturbance } zaburzenia
       *[many] { $disturbance } zaburzeń
    }{ $disturbance ->
        [0] { $wound ->
            [one] 1 ranę
            [few] { $wound } rany
           *[many] { $wound } ran
        }
       *[other] { $wound ->
            [0] { "" }
            [one] {" "}i 1 ranę
            [few] {" "}i { $wound } rany
           *[many] {" "}i { $wound } ran
        }
    }
   *[other] { $radiation ->
        [one] 1 radiację
        [few] { $radiation } radiacje
       *[many] { $radiation } radiacji
    }{ $disturbance ->
        [0] { "" }
        [one] , 1 zaburzenie
        [few] , { $disturbance } zaburzenia
       *[many] , { $disturbance } zaburzeń
    }{ $wound ->
        [0] { "" }
        [one] , 1 ranę
        [few] , { $wound } rany
       *[many] , { $wound } ran
    }
} ({ $by }).
log-healed = { $seat } leczy { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}.
log-item_damaged = { $seat } uszkadza { FORM($item, "acc") } ({ $by }).
log-looked = { $seat } podgląda { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[many] { $n } kart
} z talii { FORM($deck, "gen") }.
log-lost = { $seat } traci { $n } ₽ ({ $by }).
log-marked = { $seat } oznacza { FORM($area, "acc") } ({ $rumour }).
log-mission_failed = { $seat } nie wypełnia misji i traci kartę.
log-moved = { $seat } przechodzi { FORM($area, "to") }.
log-new_lock = { $area } ma nowe zamknięcie „{ $lock }”.
log-offered = { $seat } wybiera spośród postaci: { $characters }.
log-on_market = Na targowisku można kupić { FORM($item, "acc") }.
log-opened = { $seat } otwiera { FORM($area, "acc") }.
log-overtired = { $seat } przekracza maksimum zmęczenia i otrzymuje { $n ->
    [one] 1 obrażenie, przed którym
    [few] { $n } obrażenia, przed którymi
   *[many] { $n } obrażeń, przed którymi
} nic nie chroni.
log-paid = { $seat } płaci { $n } ₽.
log-paragraph = { $seat } czyta akapit { $n }.
log-passed = { $seat } zdaje test ({ $by }).
log-passed_turn = { $seat } pasuje.
log-pushed = { $seat } forsuje test ({ $by }) i zwiększa zmęczenie o 1.
log-put_on = { $seat } zakłada { FORM($item, "acc") }.
    .again = { $seat } od razu zakłada ten przedmiot.
log-ran = { $seat } biegnie do bunkra { FORM($area, "in") }.
log-relocated = { $seat } przenosi się { FORM($area, "to") }.
log-repaired = { $seat } naprawia { FORM($item, "acc") }.
log-reputation = { $seat } ma teraz { FORM($reputation, "acc") } reputację.
log-rerolled = { $seat } przerzuca kości i ma wynik { $total } przy trudności { $difficulty } ({ $dice }).
log-reshuffled = Talia { FORM($deck, "gen") } jest tasowana od nowa.
log-rested = { $seat } zmniejsza zmęczenie o { $n }.
log-rests = { $seat } odpoczywa.
log-rolled = { $seat } rzuca w teście { FORM($attribute, "gen") } i ma wynik { $total } przy trudności { $difficulty } ({ $dice }).
log-roubles = { $seat } bierze { $n } ₽.
log-round = Zaczyna się runda { $n }. Głosem Zony jest { $voice }.
log-rumour = Pojawia się wieść „{ $rumour }”.
log-saw = Podglądasz: { $cards }.
log-secret = { $seat } odkrywa tajemnicę.
log-secret_known = { $seat } zna już tajemnicę tego obiektu.
log-sets_out = { $seat } zaczyna { FORM($area, "in") } jako { $character }.
log-sold = { $seat } sprzedaje { FORM($item, "acc") } za { $n } ₽.
log-taken = { $seat } bierze { FORM($item, "acc") }.
log-threat_drawn = { $seat } dobiera { FORM($threat, "acc") } z podajnika.
log-tired = { $seat } zwiększa zmęczenie o { $n } ({ $by }).
log-token_placed = { $threat } pojawia się { FORM($area, "in") }.
log-took_off = { $seat } zdejmuje { FORM($item, "acc") }.
log-trauma = { $seat } otrzymuje uraz { FORM($attribute, "gen") }.
log-trophy = { $seat } zatrzymuje { FORM($threat, "acc") } jako trofeum.
log-trophy_gone = { $seat } oddaje trofeum ({ $threat }).
log-used = { $seat } wykorzystuje { FORM($item, "acc") }.
log-voice = Głosem Zony zostaje { $seat }.
log-won = { $seat } dociera do Źródła.
log-worn_out = { $seat } używa przedmiotu ({ $item }), który ulega uszkodzeniu.
    .again = { $seat } uszkadza ten przedmiot.
