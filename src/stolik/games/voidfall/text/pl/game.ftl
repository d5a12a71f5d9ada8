### Pytania, dziennik i słowa gry Voidfall.

ask-act = { $about }: wykonaj akcję albo zakończ turę.
ask-act-done = { $about }: nie ma już akcji. Zakończ turę.
ask-act_in = { $about }: w którym Sektorze wykonujesz tę akcję?
ask-advance = Na którym torze Cywilizacji awansujesz?
ask-aftermath = { $about } należy do ciebie. Co rozpatrujesz najpierw?
ask-agenda = Zyskujesz Agendę. Bierzesz odkrytą czy dobierasz dwie z talii i zachowujesz jedną?
ask-any_of = Co robisz teraz? Możesz zrobić to wszystko, w dowolnej kolejności.
ask-any_of-one = Robisz to czy kończysz?
ask-build = Którą Instalację budujesz?
ask-build_in = W którym Sektorze budujesz Instalację?
ask-build_in-named = { $about }: w którym Sektorze budujesz tę Instalację?
ask-buy = Możesz opłacić ten efekt. Płacisz?
ask-cleanse = Które Spaczenie usuwasz?
ask-combat_absorb = Starcie: czym absorbujesz Uszkodzenie?
ask-combat_bombard_approach = Starcie: ile Uszkodzeń przy Podejściu absorbujesz (po 3 Materiały)?
ask-combat_bombard_salvo = Starcie: ile Uszkodzeń podczas Salw absorbujesz (po 3 Materiały)?
ask-combat_deploy = Starcie: ile Korwet rozmieszczają Lotniskowce?
ask-combat_destroyers = Starcie: czy używasz teraz dodatkowych Uszkodzeń Niszczycieli?
ask-combat_drones = Starcie: czy zwracasz żeton Handlu za Absorpcję Autonomicznych Dronów?
ask-combat_escape = Starcie: dokąd trafia wycofana Siła Floty?
ask-combat_missiles = Starcie: czy wydajesz 1 jednostkę Energii na Rakiety Międzygwiezdne?
ask-combat_recall = Starcie: którą Siłę Floty wycofujesz?
ask-combat_repel = Czy zwracasz żeton Handlu, żeby uniknąć Potyczki?
ask-combat_replicate = Starcie: czy rozmieszczasz Siłę Floty dzięki Replikatorom Bojowym?
ask-corrupt = Zyskujesz Spaczenie. To, co zakryje, nie liczy się, dopóki go nie usuniesz. Gdzie trafia?
ask-corrupt-by = { $about }: zyskujesz Spaczenie. To, co zakryje, nie liczy się, dopóki go nie usuniesz. Gdzie trafia?
ask-board_credits = Plansza Kryzysu: co opłacasz zamiast tego Kredytami?
ask-board_credits-due = Plansza Kryzysu: { $price }. Na razie wydajesz: { $F ->
    [0] { "" }
   *[other] { resource-F } { $F },{ " " }
}{ resource-E } { $E }, { resource-M } { $M }, { resource-C } { $C }, { resource-S } { $S }. Co z tego wolisz opłacić dodatkowymi Kredytami?
ask-credits_for = { $about }: ile opłacasz Kredytami?
ask-deploy_fleet = Jaki rodzaj Floty rozmieszczasz?
ask-deploy_in = Rozmieszczasz 1 Siłę Floty. W którym Sektorze?
ask-destroy = Co niszczysz w Sektorze { $about }?
ask-destroy_guild = Którą Gildię niszczysz?
ask-destroy_in = W którym Sektorze coś niszczysz?
ask-destroy_installation = Którą Instalację niszczysz?
ask-discard_glory = Który żeton Chwały odrzucasz?
ask-event_on_top = Które Wydarzenie wraca na wierzch? Drugie trafia na spód talii.
ask-fallen_technology = { $about } przyłącza się do ciebie. Którą z jego Technologii bierzesz, jeśli w ogóle?
ask-focus = Którą kartę Skupienia zagrywasz? Wykonasz najwyżej dwie z jej akcji, z żetonem Handlu trzy.
ask-gain_mix = Zyskaj { $lo ->
    [one] 1 dowolny zasób
    [few] { $lo } dowolne zasoby
   *[many] { $lo } dowolnych zasobów
}.
ask-guild = Którą Gildię zakładasz?
ask-guild_in = W którym Sektorze zakładasz Gildię?
ask-invade = Na który Sektor dokonujesz Inwazji?
ask-keep_agenda = Którą z dobranych Agend zachowujesz?
ask-keep_built = Replikatory Bojowe: czy zachowujesz Instalacje w Sektorze { $about }?
ask-lower = W którym Sektorze zmniejszasz Populację?
ask-move_corruption = Które Spaczenie przenosisz?
ask-move_corruption_to = Dokąd przenosisz Spaczenie?
ask-objective = { $about }: który Cel rozpatrujesz?
ask-one_of = Wybierz jeden efekt.
ask-one_sector = W którym Sektorze stanie się to wszystko?
ask-other_start = Czy grasz drugą początkową Agendą zamiast tej?
ask-pay_mix = Zapłać { $lo ->
    [one] 1 dowolny zasób
    [few] { $lo } dowolne zasoby
   *[many] { $lo } dowolnych zasobów
}.
ask-pick_bounty = Którą z dwóch Nagród zachowujesz?
ask-place_agenda = W którym gnieździe umieszczasz kartę { $about }? Może też trafić na spód talii.
ask-place_in = { $about }. Który to Sektor?
ask-preferred = Którą akcję preferowanych Skupień wykonujesz?
ask-prepare = Którą kartę Skupienia przygotowujesz, zakrytą?
ask-produce = Które rodzaje zasobów produkujesz?
ask-produce_one = Który zasób produkujesz?
ask-raise = W którym Sektorze zwiększasz Populację?
ask-recall_fleet = Jaki rodzaj Floty wycofujesz?
ask-recall_from = Wycofujesz 1 Siłę Floty. Z którego Sektora?
ask-regroup_fleets = Przegrupowanie, cel: { $about }. Ile Siły Floty rusza?
ask-regroup_from = Przegrupowanie: z którego Sektora przesuwasz Siłę Floty?
ask-regroup_to = Przegrupowanie: do którego Sektora przesuwasz Siłę Floty?
ask-remove_agenda = Którą Agendę usuwasz z gry?
ask-return_trade = Który żeton Handlu zwracasz?
ask-return_trades = Ile żetonów Handlu odkładasz na planszę Galaktyki? Pozostałe zostają na Agendach.
ask-science_for = { $about }: ile z tego opłacasz Nauką?
ask-score_agenda = Którą Agendę teraz punktujesz?
ask-scan = Skaner Wraków: czy przed Starciem umieszczasz żeton Odzyskania w Sektorze { $about }?
ask-send = Inwazja, cel: { $about }. Ile Siły Floty wyrusza i skąd?
    .none = Nie wysyłaj nikogo
ask-technology = Którą Technologię zdobywasz?
ask-trim_fleet = { $about }: w Sektorze są więcej niż dwa żetony Floty. Jaki rodzaj wycofujesz?
ask-trim_glory = Możesz zachować cztery żetony Chwały. Który odrzucasz?
ask-turn_order = Które miejsce w Kolejności Tury zajmujesz?
ask-upgrade = Który żeton Chwały ulepszasz?
ask-upkeep_credits = Utrzymanie: ile Kredytów wydajesz? Każdy pokrywa dwie jednostki.
ask-upkeep_food = Utrzymanie: ile jednostek Żywności wydajesz? Za każdą brakującą wydasz 2 zasoby: Energię lub Materiały.
ask-upkeep_food-due = Utrzymanie { $n }: ile jednostek Żywności wydajesz? Za każdą brakującą wydasz 2 zasoby: Energię lub Materiały.
ask-upkeep_pairs = Utrzymanie: wydaj { $lo ->
    [one] 1 zasób: Energię lub Materiał
    [few] { $lo } zasoby: Energię lub Materiały
   *[many] { $lo } zasobów: Energię lub Materiały
}.

log-abandoned = { $seat } opuszcza Sektor { $sector }.
log-activated = { $seat } aktywuje { $n ->
    [one] 1 Siłę Floty
    [few] { $n } Siły Floty
   *[many] { $n } Sił Floty
}.
log-acts = { $seat } wykonuje akcję { $action }.
log-advanced = { $seat } awansuje na pole { $n } { FORM($track, "gen") }.
log-agenda_discarded = { $seat } odkłada Agendę { $agenda } na spód talii.
log-agenda_drawn = { $seat } dobiera z { FORM($deck, "gen") }.
log-agenda_offered = Do oferty trafia Agenda { $agenda }.
log-agenda_placed = { $seat } umieszcza Agendę { $agenda } { FORM($slot, "on") }.
log-agenda_played = { $seat } zagrywa Agendę { $agenda }.
log-agenda_removed = { $seat } usuwa z gry Agendę { $agenda }.
log-agenda_taken = { $seat } bierze Agendę { $agenda }.
log-agendas_seen = Oglądasz Agendy: { $agendas }.
log-bounty = { $seat } odkrywa Nagrodę ({ $bounty }).
log-bounty_discarded = { $seat } odrzuca Nagrodę.
log-built = { $seat } buduje { FORM($installation, "acc") } w Sektorze { $sector }.
log-cleansed = { $seat } usuwa Spaczenie { FORM($place, "from") }.
log-combat_absorbed = { FORM($side, "start") } absorbuje { $n ->
    [one] 1 Uszkodzenie
    [few] { $n } Uszkodzenia
   *[many] { $n } Uszkodzeń
} ({ $by }).
log-combat_approach = Zaczyna się krok Podejścia.
log-combat_begins = Starcie w Sektorze { $sector }: Siła Floty { $n } przeciw { $power }.
log-combat_counts = { FORM($side, "start") } ma { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} Inicjatywy.
log-combat_repelled = Potyczka zostaje odwołana ({ $by }).
log-combat_damage = { FORM($side, "start") } zadaje { $n ->
    [one] 1 Uszkodzenie
    [few] { $n } Uszkodzenia
   *[many] { $n } Uszkodzeń
} ({ $by }).
log-combat_escaped = { FORM($side, "start") } ratuje { $n ->
    [one] 1 Siłę Floty
    [few] { $n } Siły Floty
   *[many] { $n } Sił Floty
} do Sektora Macierzystego ({ $by }).
log-combat_first = { FORM($side, "start") } strzela pierwszy.
log-combat_recalled = { FORM($side, "start") } wycofuje { $n ->
    [one] 1 Siłę Floty
    [few] { $n } Siły Floty
   *[many] { $n } Sił Floty
} ({ $by }).
log-combat_salvo = Zaczyna się { $n }. krok Salwy.
log-combat_silent = { FORM($side, "start") } nie ma już Inicjatywy.
log-combat_together = Obie strony strzelają jednocześnie.
log-conquered = { $seat } zdobywa Sektor { $sector }.
log-corrupted = { $seat } zyskuje Spaczenie { FORM($place, "on") }.
log-corruption_moved = { $seat } przenosi Spaczenie { FORM($place, "from") } { FORM($target, "to") }.
log-cycle = Zaczyna się Cykl { $n }.
log-deactivated = { $seat } dezaktywuje { $n ->
    [one] 1 Siłę Floty
    [few] { $n } Siły Floty
   *[many] { $n } Sił Floty
}.
log-defended = { $seat } broni Sektora { $sector }.
log-deployed = { $seat } rozmieszcza { FORM($fleet, "acc") } w Sektorze { $sector }.
log-evaluation = Cykl { $n } kończy się Podsumowaniem.
log-event = Wydarzenie tego Cyklu to „{ $event }”, na { $n ->
    [one] 1 rundę
    [few] { $n } rundy
   *[many] { $n } rund
}.
log-events_seen = Oglądasz Wydarzenia: { $events }.
log-final = { $seat } kończy z { $n ->
    [one] 1 punktem
   *[other] { $n } punktami
} Wpływu.
log-focus = { $seat } zagrywa Skupienie { $focus }.
log-gained = { $seat } zyskuje { FORM($resource, "amount", $n) }.
log-glory = { $seat } zyskuje żeton Chwały o wartości { $glory }.
log-glory_discarded = { $seat } odrzuca żeton Chwały o wartości { $glory }.
log-glory_placed = W Sektorze { $sector } pojawia się żeton Chwały o wartości { $glory }.
log-guild = { $seat } zakłada { FORM($guild, "acc") } w Sektorze { $sector }.
log-guild_destroyed = Zniszczona zostaje { $guild } w Sektorze { $sector }.
log-house = { $seat } prowadzi Ród { $house }, Pochodzenie { $start }.
log-improved_renewed = W ofercie są inne Ulepszone Technologie.
log-influence = { $seat } zyskuje { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} Wpływu ({ $by }).
log-influence_lost = { $seat } traci { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} Wpływu ({ $by }).
log-installation_destroyed = Zniszczona zostaje { $installation } w Sektorze { $sector }.
log-invades = { $seat } dokonuje Inwazji na Sektor { $sector }.
log-invasion_failed = Inwazja na Sektor { $sector } się nie udaje.
log-lost = { $seat } traci { FORM($resource, "amount", $n) }.
log-lowered = Populacja Sektora { $sector } spada do { $n }.
log-no_room = { $seat } nie ma miejsca w Zapasach i traci { FORM($resource, "amount", $n) }.
log-offer_corrupted = Spaczenie trafia na ofertę { FORM($deck, "gen") }.
log-other_start = { $seat } gra drugą początkową Agendą Pochodzenia { $start }.
log-overproduced = { $seat } ma Nadprodukcję { FORM($resource, "gen") }.
log-peeks = { $seat } podgląda następne Wydarzenia.
log-placed = W Sektorze { $sector } pojawia się { $what }.
log-prepared_shown = { $seat } odkrywa przygotowane Skupienie { $focus }.
log-produced = { $seat } produkuje { FORM($resource, "amount", $n) }.
log-raised = Populacja Sektora { $sector } rośnie do { $n }.
log-recalled = { $seat } wycofuje { FORM($fleet, "acc") } z Sektora { $sector }.
log-reclaim = { $seat } odkrywa Odzyskanie w Sektorze { $sector } ({ $reclaim }).
log-reclaim_discarded = { $seat } odrzuca Odzyskanie.
log-regrouped = { $seat } przesuwa { FORM($fleet, "acc") } z Sektora { $sector } do Sektora { $target }.
log-regrouped_together = { $seat } przesuwa { FORM($fleet, "amount", $n) } z Sektora { $sector } do Sektora { $target }.
log-round = Zaczyna się runda { $n }.
log-sector_lost = { $seat } traci Sektor { $sector } na rzecz Zrodzonego z Pustki.
log-sends = { $seat } wysyła { FORM($fleet, "amount", $n) } z Sektora { $sector }.
log-skirmish = Zrodzony z Pustki (Siła Floty { $n }) wszczyna Potyczkę. Broni się { $seat }.
log-skirmish_calm = W tej Potyczce { $seat } nie musi się bronić.
log-skirmish_in = Potyczka toczy się w Sektorze { $sector }.
log-spent = { $seat } wydaje { FORM($resource, "amount", $n) }.
log-taken_over = Zrodzony z Pustki przejmuje Sektor { $sector }.
log-technology = { $seat } zdobywa Technologię { $technology }.
log-technology_improved = { $seat } ulepsza Technologię { $technology }.
log-tie = W Sektorze { $sector } nie ocalał nikt.
log-trade = { $seat } zyskuje żeton Handlu z { FORM($space, "gen") }.
log-trade_flipped = { $seat } odwraca żeton Handlu i może wykonać wszystkie trzy akcje.
log-trade_placed = { $seat } kładzie żeton Handlu na { FORM($slot, "agenda") }.
log-trade_removed = Najniższy żeton Handlu opuszcza grę.
log-trade_returned = { $seat } zwraca żeton Handlu.
log-turn = Turę rozgrywa { $seat }.
log-turn_order = { $seat } zajmuje { $order } miejsce w Kolejności Tury.
log-unlocked = Ulepszone Technologie są odblokowane.
log-upgraded = { $seat } ulepsza żeton Chwały z { $glory } na { $better }.
log-upkeep = { $seat } opłaca { $n ->
    [one] 1 jednostkę
    [few] { $n } jednostki
   *[many] { $n } jednostek
} Utrzymania.
log-upkeep_unpaid = { $seat } nie może opłacić { $n ->
    [one] 1 jednostki
   *[other] { $n } jednostek
} Utrzymania.
log-void_placed = W Sektorze { $sector } { $n ->
    [one] pojawia się 1 Siła Floty
    [few] pojawiają się { $n } Siły Floty
   *[many] pojawia się { $n } Sił Floty
} Zrodzonego z Pustki.
log-won_over = Ród { $house } przyłącza się w Sektorze { $sector }. Zyskuje go { $seat }.

resource-F = Żywność
    .gen = Żywności
    .amount = { $n ->
        [one] 1 jednostkę Żywności
        [few] { $n } jednostki Żywności
       *[many] { $n } jednostek Żywności
    }
    .text = Zasób. Opłaca Utrzymanie: 1 za jednostkę.
resource-E = Energia
    .gen = Energii
    .amount = { $n ->
        [one] 1 jednostkę Energii
        [few] { $n } jednostki Energii
       *[many] { $n } jednostek Energii
    }
    .text = Zasób, którym opłaca się floty i walkę.
resource-M = Materiały
    .gen = Materiałów
    .amount = { $n ->
        [one] 1 Materiał
        [few] { $n } Materiały
       *[many] { $n } Materiałów
    }
    .text = Zasób, którym opłaca się budowę.
resource-C = Kredyty
    .gen = Kredytów
    .amount = { $n ->
        [one] 1 Kredyt
        [few] { $n } Kredyty
       *[many] { $n } Kredytów
    }
    .text = Zasób, który zastępuje Żywność, Energię i Materiały, poza Utrzymaniem.
resource-S = Nauka
    .gen = Nauki
    .amount = { $n ->
        [one] 1 punkt Nauki
        [few] { $n } punkty Nauki
       *[many] { $n } punktów Nauki
    }
    .text = Zasób, którym opłaca się Technologie.
guild-F = Gildia Rolników
    .acc = Gildię Rolników
    .text = Dodaje Populację Sektora do Poziomu Żywności.
guild-E = Gildia Inżynierów
    .acc = Gildię Inżynierów
    .text = Dodaje Populację Sektora do Poziomu Energii.
guild-M = Gildia Górników
    .acc = Gildię Górników
    .text = Dodaje Populację Sektora do Poziomu Materiałów.
guild-C = Gildia Bankierów
    .acc = Gildię Bankierów
    .text = Dodaje Populację Sektora do Poziomu Kredytów.
guild-S = Gildia Naukowców
    .acc = Gildię Naukowców
    .text = Dodaje Populację Sektora do Poziomu Nauki.
fleet-corvette = Korweta
    .acc = Korwetę
    .amount = { $n ->
        [one] 1 Korwetę
        [few] { $n } Korwety
       *[many] { $n } Korwet
    }
    .text = Flota, która nie wymaga Technologii.
fleet-sentry = Strażnik
    .acc = Strażnika
    .amount = { $n ->
        [one] 1 Strażnika
       *[other] { $n } Strażników
    }
    .text = Flota, która w obronie strzela przy Podejściu.
fleet-destroyer = Niszczyciel
    .amount = { $n ->
        [one] 1 Niszczyciel
        [few] { $n } Niszczyciele
       *[many] { $n } Niszczycieli
    }
    .text = Flota, która przy Inwazji raz zadaje dodatkowe Uszkodzenia.
fleet-dreadnought = Pancernik
    .amount = { $n ->
        [one] 1 Pancernik
        [few] { $n } Pancerniki
       *[many] { $n } Pancerników
    }
    .text = Flota, która absorbuje Uszkodzenia.
fleet-carrier = Lotniskowiec
    .amount = { $n ->
        [one] 1 Lotniskowiec
        [few] { $n } Lotniskowce
       *[many] { $n } Lotniskowców
    }
    .text = Flota, która przywozi Korwety.
squadron = { $sector }: { $fleet }
installation-shipyard = Stocznia
    .acc = Stocznię
    .text = Tu rozmieszcza się Siłę Floty.
installation-defence = Obrona Sektora
    .acc = Obronę Sektora
    .text = Zadaje najeźdźcy 1 Uszkodzenie przy Podejściu.
installation-starbase = Baza Gwiezdna
    .acc = Bazę Gwiezdną
    .text = Stocznia i Obrona Sektora w jednym.
track-society = Społeczeństwo
    .gen = toru Społeczeństwa
    .on = na torze Społeczeństwa
    .from = z toru Społeczeństwa
    .to = na tor Społeczeństwa
    .text = Tor Cywilizacji.
track-politics = Polityka
    .gen = toru Polityki
    .on = na torze Polityki
    .from = z toru Polityki
    .to = na tor Polityki
    .text = Tor Cywilizacji.
track-economy = Ekonomia
    .gen = toru Ekonomii
    .on = na torze Ekonomii
    .from = z toru Ekonomii
    .to = na tor Ekonomii
    .text = Tor Cywilizacji.
slot-0 = pierwsze gniazdo Agendy
    .on = w pierwszym gnieździe Agendy
    .from = z pierwszego gniazda Agendy
    .to = do pierwszego gniazda Agendy
    .agenda = Agendzie w pierwszym gnieździe
    .text = Dla początkowej Agendy; nigdy nie jest Spaczone.
slot-1 = drugie gniazdo Agendy
    .on = w drugim gnieździe Agendy
    .from = z drugiego gniazda Agendy
    .to = do drugiego gniazda Agendy
    .agenda = Agendzie w drugim gnieździe
    .text = Agendy w gniazdach są w grze.
slot-2 = trzecie gniazdo Agendy
    .on = w trzecim gnieździe Agendy
    .from = z trzeciego gniazda Agendy
    .to = do trzeciego gniazda Agendy
    .agenda = Agendzie w trzecim gnieździe
    .text = Agendy w gniazdach są w grze.
slot-3 = czwarte gniazdo Agendy
    .on = w czwartym gnieździe Agendy
    .from = z czwartego gniazda Agendy
    .to = do czwartego gniazda Agendy
    .agenda = Agendzie w czwartym gnieździe
    .text = Agendy w gniazdach są w grze.
slot-4 = piąta Agenda
    .on = na miejscu piątej Agendy
    .from = z piątej Agendy
    .to = na piątą Agendę
    .agenda = piątej Agendzie
    .text = Pozwala na nią Centralny Nadzór.
deck-support = talia Wsparcia
    .gen = talii Wsparcia
    .text = Dobierz dwie Agendy i zachowaj jedną.
deck-might = talia Potęgi
    .gen = talii Potęgi
    .text = Dobierz dwie Agendy i zachowaj jedną.
deck-wealth = talia Bogactwa
    .gen = talii Bogactwa
    .text = Dobierz dwie Agendy i zachowaj jedną.
deck-domination = talia Dominacji
    .gen = talii Dominacji
    .text = Dobierz dwie Agendy i zachowaj jedną.
token-bounty = Nagroda
    .text = Zakryty żeton.
token-reclaim = Odzyskanie
    .text = Zakryty żeton.
token-harbinger = Herold
    .text = Sługa Zrodzonego z Pustki.
destroy-guild = Gildia
    .text = Pozostałe przesuwają się w lewo.
destroy-installation = Instalacja
    .text = Pozostałe przesuwają się w lewo.
word-done = Gotowe
    .text = Nic więcej z tego.
word-decline = Pomiń
    .text = Bez tego.
word-yes = Tak
    .text = Tak.
word-no = Nie
    .text = Nie.
word-end_turn = Zakończ turę
    .text = Przejdź do Porządkowania.
word-flip_trade = Odwróć żeton Handlu
    .text = Można wykonać wszystkie trzy akcje; żeton wraca na planszę.
word-pay_credits = Płać też Kredytami
    .text = W następnej akcji Kredyty mogą zastąpić Żywność, Energię i Materiały.
word-return_trades = Odłóż żetony Handlu
    .text = Na koniec tury żetony, których nie zostawiasz, wracają na planszę Galaktyki.
word-discard = Na spód talii
    .text = Agenda trafia zakryta na spód talii.
word-loose = Luźny żeton
    .text = Żeton Handlu obok planszy.
role-invader = najeźdźca
    .start = Najeźdźca
    .text = Kto dokonuje Inwazji.
role-defender = obrońca
    .start = Obrońca
    .text = Kto się broni.
role-house = Ród
    .start = Ród
    .text = Prowadź Ród Domineum przez trzy Cykle i zbierz więcej Wpływu niż każdy rywal; bez rywali co najmniej tyle, ile ma Zrodzony z Pustki, a w Scenariuszu Wprowadzającym 120 punktów.
combat-no = Nie
    .text = Bez tego.
combat-yes = Tak
    .text = Użyj tego.
combat-now = Teraz
    .text = W tej Salwie.
combat-later = Później
    .text = Zachowaj na inną Salwę.
combat-none = Nic
    .text = Przyjmij Uszkodzenie.
combat-home = Do Sektora Macierzystego
    .text = Kapsuły Ratunkowe zabierają ją do domu.
combat-active = Do obszaru Aktywnego
    .text = Jak zwykle.
combat-shields = Tarcze
    .text = Absorpcja 1.
combat-bombard = Bombardowanie
    .text = Absorpcja za Materiały.
combat-extra = Pustka
    .text = Dodatkowa Absorpcja Zrodzonego z Pustki.
glory-1 = 1
    .text = Każdy Sektor zdobyty na Zrodzonym z Pustki albo niczyj daje tyle Wpływu, ile wynosi cała twoja Chwała. Wolno zachować cztery żetony.
glory-2 = 2
    .text = Każdy Sektor zdobyty na Zrodzonym z Pustki albo niczyj daje tyle Wpływu, ile wynosi cała twoja Chwała. Wolno zachować cztery żetony.
glory-3 = 3
    .text = Każdy Sektor zdobyty na Zrodzonym z Pustki albo niczyj daje tyle Wpływu, ile wynosi cała twoja Chwała. Wolno zachować cztery żetony.
glory-4 = 4
    .text = Każdy Sektor zdobyty na Zrodzonym z Pustki albo niczyj daje tyle Wpływu, ile wynosi cała twoja Chwała. Wolno zachować cztery żetony.
glory-5 = 5
    .text = Każdy Sektor zdobyty na Zrodzonym z Pustki albo niczyj daje tyle Wpływu, ile wynosi cała twoja Chwała. Wolno zachować cztery żetony.
trade-1 = pole 1 toru Handlu
    .gen = pola 1 toru Handlu
    .text = Jego premia albo premia pola poniżej.
trade-2 = pole 2 toru Handlu
    .gen = pola 2 toru Handlu
    .text = Jego premia albo premia pola poniżej.
trade-3 = pole 3 toru Handlu
    .gen = pola 3 toru Handlu
    .text = Jego premia albo premia pola poniżej.
trade-4 = pole 4 toru Handlu
    .gen = pola 4 toru Handlu
    .text = Jego premia albo premia pola poniżej.
trade-5 = pole 5 toru Handlu
    .gen = pola 5 toru Handlu
    .text = Jego premia albo premia pola poniżej.
trade-6 = pole 6 toru Handlu
    .gen = pola 6 toru Handlu
    .text = Jego premia albo premia pola poniżej.
order-1 = pierwsze
    .text = Miejsce w Kolejności Tury.
order-2 = drugie
    .text = Miejsce w Kolejności Tury.
order-3 = trzecie
    .text = Miejsce w Kolejności Tury.
order-4 = czwarte
    .text = Miejsce w Kolejności Tury.
seat-0 = Pierwszy Ród
seat-1 = Drugi Ród
seat-2 = Trzeci Ród
seat-3 = Czwarty Ród

game-voidfall = Voidfall
    .text = Poprowadź Ród przez trzy Cykle, odbij galaktykę Zrodzonemu z Pustki i zdobądź najwięcej Wpływu.
reason-target_reached = Masz co najmniej 120 punktów Wpływu: Scenariusz Wprowadzający wygrany.
reason-targets_reached = Scenariusz Wprowadzający wygrywa każdy, kto ma co najmniej 120 punktów Wpływu.
reason-targets_missed = Tym razem nikt nie zdobył 120 punktów Wpływu.
reason-target_missed = Tym razem nie udało się zdobyć 120 punktów Wpływu.
reason-most_influence = Domineum przypada temu, kto ma najwięcej Wpływu.

combat-salvo = Salwa
    .text = Uszkodzenie w kroku Salwy.
combat-screen = osłona
    .text = Absorbuje na nowo w każdym kroku Salwy.
combat-voidborn = Flota Zrodzonego z Pustki
    .text = Walczy jak Korwety.
word-double = Podwój następną akcję
    .text = Robotyka: zapłać jej koszt dwa razy i rozpatrz ją dwa razy.
sector =
    .on = w Sektorze { $name }
    .from = z Sektora { $name }
    .to = do Sektora { $name }
technology =
    .on = na karcie { $name }
    .from = z karty { $name }
    .to = na kartę { $name }
