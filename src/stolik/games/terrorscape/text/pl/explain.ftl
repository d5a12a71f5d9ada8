### Co pytanie znaczy w tej chwili, co zrobi każda odpowiedź (zdanie stoi za jej nazwą) i ile kosztuje.

## Tura Ocalałego

ask-turn-first = Działa { $about }: wybierz cel ruchu, akcję albo kogoś, kto ma działać wcześniej. Zabójca tego nie widzi.
ask-turn-main = { $about } ma jeszcze akcję: wybierz podświetloną lokalizację albo coś do zrobienia.
ask-turn-extra = Akcja w tej turze jest już wykorzystana ({ $about }). Zostały akcje dodatkowe albo koniec tury.
ask-turn-netted = { $about }: w sieci nie można się w tej rundzie ruszyć. Wybierz inną akcję.
ask-turn-over = { $about }: nic więcej nie da się zrobić. Zakończ turę.

does-walk = Idzie tam { $survivor }: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
 }, po cichu. To akcja w tej turze.
does-unblock = { $survivor } usuwa blokadę. To akcja w tej turze, a Zabójca dowie się od razu.
does-wait = Najpierw działa { $survivor }, a { $other } później.
does-repair = { $survivor } naprawia radio: krok { $done } z 5, z hałasem w tym miejscu. To akcja w tej turze.
does-repair-last = { $survivor } kończy naprawę, z hałasem w tym miejscu: pomoc nadejdzie za 5 rund. To akcja w tej turze.
does-search = { $survivor } dobiera kartę z talii przeszukiwania (w talii: { $left }); hałasują tylko niektóre. To akcja w tej turze.
does-passage = { $survivor } przechodzi tajnym przejściem, po cichu. To akcja w tej turze.
does-passage-extra = { $survivor } przechodzi tajnym przejściem, po cichu. To akcja dodatkowa.
does-calm = { $survivor } pozbywa się całego strachu, po cichu. To akcja w tej turze.
does-sprint = { $survivor } biegnie do 3 kroków i hałasuje tam, gdzie kończy. To akcja w tej turze.
does-equip = { $survivor } odzyskuje ze stosu odrzuconych Adrenalinę lub Leki uspokajające. To akcja w tej turze.
does-swap = { $survivor } wymienia się przedmiotami z kimś w tej samej lokalizacji. Nie kosztuje akcji.
does-chest = { $survivor } otwiera skrzynię i bierze srebrną broń. To akcja dodatkowa.
does-suitcase = { $survivor } dobiera 1 kartę odkrycia. To akcja dodatkowa.
does-loot = { $survivor } zabiera wszystko, co zostawił tu wyeliminowany Ocalały. To akcja dodatkowa.
does-whiskey_bottle = { $survivor } rzuca butelką: hałas w sąsiedniej lokalizacji, którą zaraz wskażesz. To akcja dodatkowa.
does-hatchet = { $survivor } zrywa blokadę z drzwi tej lokalizacji. Zabójca dowie się od razu, a Toporek się zużywa. To akcja dodatkowa.
does-herbal_medicine = { $survivor } leczy kogoś rannego w tym miejscu, z hałasem. To akcja w tej turze.
does-medical_kit = { $survivor } leczy kogoś i usuwa cały jego strach. To akcja w tej turze.
does-sedatives = { $survivor } pozbywa się całego strachu. To akcja dodatkowa.
does-firecracker = W tej rundzie hałas jest wszędzie: Zabójca niczego się z niego nie dowie.
does-flashlight = { $survivor } przechodzi tajnym przejściem i zachowuje Latarkę. To akcja w tej turze.
does-trap_parts = { $survivor } zastawia tu pułapkę w ukryciu: +2 w najbliższej obronie w tym miejscu. To akcja w tej turze.
does-camera = { $survivor } robi tu hałas. To akcja dodatkowa.
does-end = Koniec tury ({ $survivor }).

does-adrenaline = { $survivor } biegnie po cichu do lokalizacji, którą zaraz wskażesz. To akcja dodatkowa.
does-first_aid = { $survivor } leczy po cichu kogoś innego w tym miejscu. To akcja w tej turze; raz na grę.
does-morale_boost = Traci 1 żeton strachu: { $others }. To akcja w tej turze.
does-sound_decoy = Hałas w dowolnej lokalizacji, którą zaraz wskażesz. To akcja dodatkowa; raz na grę.
does-taunting_strategy = Hałas tutaj ({ $room }). Zabójca odrzuca 3 karty z talii, po czym dobiera 1. To akcja w tej turze.
does-judicious_move = Zaraz wybierzesz: usunięcie blokady, usunięcie całego strachu ({ $survivor }) albo hałas w sąsiedniej lokalizacji. To akcja dodatkowa; raz na grę.
does-prompt_reaction = { $survivor } idzie po cichu 1 krok. To akcja dodatkowa; raz na grę.
does-burst_of_speed = Hałas tutaj ({ $room }), potem { $survivor } biegnie od 2 do 4 kroków. To akcja w tej turze; raz na grę.
does-coordinator = Może przejść 1 lub 2 kroki: { $others }. To akcja w tej turze.

does-explosive_trap = Narzędzia zmieniają się w pułapkę ({ $room }): jeśli Zabójca przeszuka to miejsce i nikogo nie znajdzie, wygrywacie. To akcja w tej turze.
does-diy_radio = Trzy karty Narzędzia kończą naprawę radia, z hałasem w tym miejscu: pomoc nadejdzie za 5 rund. To akcja w tej turze.
does-buzzer-lay = Narzędzia zmieniają się w brzęczyk ({ $room }), którym później można robić hałas. To akcja w tej turze.
does-buzzer = Brzęczyk robi hałas tam, gdzie leży: { $room }. To akcja dodatkowa.
does-site_study = { $survivor } idzie po cichu 1 lub 2 kroki. To akcja dodatkowa; raz na grę.
does-tunnels_investigation = { $survivor } przechodzi po cichu do dowolnego wejścia tajnego przejścia. To akcja w tej turze.
does-skeleton_key = Odrzucasz Narzędzia i bierzesz Klucz ze spodu talii przeszukiwania. To akcja w tej turze; raz na grę.
does-mystic_herbs = Ktoś w tym miejscu zostaje wyleczony i pozbywa się całego strachu. To akcja dodatkowa; raz na grę.
does-ancient_chest = Amulet przepada; { $survivor } dobiera kolejno 3 karty z talii przeszukiwania. To akcja w tej turze; raz na grę.

warn-end-main = Akcja w tej turze przepadnie!
warn-walk-killer = Stoi tam Zabójca!

## Cele i karty Ocalałych

does-run = Idzie tam { $survivor }: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
 }, po cichu.
does-run-noise_there = Biegnie tam { $survivor }: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
 }, a na końcu powstaje hałas.
does-run-noise_here = { $survivor } hałasuje tutaj, a potem biegnie tam.
does-come_out = { $survivor } wychodzi tam po cichu.
does-noise = Zabójca usłyszy tam hałas, ale nie dowie się, skąd się wziął.
does-clear = Blokada znika, a Zabójca dowie się od razu.
does-heal = { $survivor } wraca do zdrowia.
does-soothe = { $survivor } pozbywa się całego strachu.
does-keep = Karta trafia do plecaka ({ $survivor }), w którym { $held ->
    [one] będzie 1 przedmiot
    [few] będą { $held } przedmioty
   *[many] będzie { $held } przedmiotów
 }.
does-keep-full = Plecak jest pełny ({ $survivor }): zaraz trzeba będzie coś odrzucić.
does-keep-key = Trafia na stojak: { $keys } z { $needed }.
does-drop = Trafia na stos odrzuconych i nie wraca do talii.
does-give = { $survivor } to oddaje, a { $other } bierze.
does-discover = { $left ->
    [one] Dobiera ostatnią kartę; jeśli jest hałaśliwa, słychać ją tutaj ({ $room }).
    [few] Dobiera 2 karty (w talii: { $left }) i zatrzymuje 1; hałaśliwe słychać tutaj ({ $room }).
   *[many] Dobiera 2 karty (w talii: { $left }) i zatrzymuje 1; hałaśliwe słychać tutaj ({ $room }).
 }
does-intel = Dobiera tutaj ({ $room }) 1 kartę przeszukiwania.
does-plan = Krok { $done } z { $steps } tego planu.
does-plan-last = Ostatni krok: ten plan będzie gotowy, a drugi przepadnie.

warn-key_lost = Klucz zostanie odrzucony i przepadnie na zawsze!
warn-plan_lost = Przepadnie to, co zrobiono dla tego planu: { $plan }.

## Faza Zabójcy

ask-prowl-fast = Najpierw szybkie umiejętności; potem jedna specjalna albo dwie akcje: ruch lub przeszukanie.
ask-prowl-no_skill = Dwie akcje: wejdź do podświetlonej lokalizacji albo przeszukaj swoją.
ask-prowl-actions = Została jedna akcja: ruch lub przeszukanie. Na szybkie i specjalne umiejętności jest już za późno.
ask-prowl-slow = Akcje już za tobą: zagraj wolną umiejętność albo zakończ fazę.
ask-prowl-over = Nic więcej nie da się zagrać: zakończ fazę.

does-step = Wchodzisz tam i wszyscy to widzą. { $left ->
    [0] To ostatnia akcja.
   *[other] Zostanie jedna akcja.
 }
does-step-break = Wyłamujesz zablokowane drzwi i wszyscy to widzą. { $left ->
    [0] To ostatnia akcja.
   *[other] Zostanie jedna akcja.
 }
does-search_here = Kto tu jest ({ $room }), musi się przyznać i zaczyna się spotkanie. { $left ->
    [0] To ostatnia akcja.
   *[other] Jeśli nie ma nikogo, zostanie jedna akcja.
 }
does-go = Idziesz tam i wszyscy to widzą.
does-go-break = Wyłamujesz zablokowane drzwi i wszyscy to widzą.
does-creep = { $steps ->
    [0] Zostajesz w ukryciu na miejscu
    [one] Skradasz się { $steps } krok
    [few] Skradasz się { $steps } kroki
   *[many] Skradasz się { $steps } kroków
 }; tam pojawisz się w następnej fazie i przeszukasz.
does-pay = Odrzucasz tę kartę; Ocalali nie zobaczą, która to.
does-sense = Ocalali muszą podać, kto jest tam teraz, z wyjątkiem Anny.
does-sense-pair = Wykrywanie razem z: { $room }. Ocalali podają, kto jest w którejkolwiek z nich, z wyjątkiem Anny.
does-block = Ocalali tędy nie przejdą, a ty przejdziesz, wyłamując drzwi. Zostanie żetonów: { $left }.
does-block-again = Te drzwi są już zablokowane: nic się nie zmieni.
does-take_block = Te drzwi znów będą otwarte.
does-frighten = Otrzyma 1 żeton strachu: o jedną kość mniej w obronie.
does-frighten-cry = To byłby trzeci: wszyscy usłyszą hałas w tym miejscu.
does-measure = Poznasz obecną odległość od twojej lokalizacji ({ $room }).
does-lay = { $trap }: czeka tam w ukryciu, aż wejdzie Ocalały.

warn-end-actions = { $left ->
    [one] Jedna akcja przepadnie!
    [few] { $left } akcje przepadną!
   *[many] { $left } akcji przepadnie!
 }
warn-no_more_fast = Potem w tej fazie nie zagrasz już szybkiej ani specjalnej umiejętności.
warn-actions_lost = { $left ->
    [one] Jedna akcja przepadnie!
    [few] { $left } akcje przepadną!
   *[many] { $left } akcji przepadnie!
 } Wolna umiejętność kończy fazę.

## Umiejętności. Na końcu stoi, ile kosztują oprócz samej karty

price = { $cost ->
    [0] Nie kosztuje innych kart.
    [one] Kosztuje jeszcze 1 kartę.
    [few] Kosztuje jeszcze { $cost } karty.
   *[many] Kosztuje jeszcze { $cost } kart.
 }{ $instead ->
    [0] {""}
   *[other] { " " }Zastępuje obie akcje.
 }
does-pursue = Wchodzisz do sąsiedniej lokalizacji i wszyscy to widzą; blokada na drodze zostaje zniszczona. { price }
does-sense-skill = Zaraz wskażesz obszar; Ocalali muszą podać, kto tam jest, z wyjątkiem Anny. { price }
does-madness = Zaraz zablokujesz tu drzwi; w tej turze siła jest większa o 2. { price }
does-barricade = Zaraz zablokujesz tu drzwi, a twoja faza się skończy. { price }
does-stayyyy = Blokujesz tu wszystkie drzwi, a twoja faza się kończy. { price }
does-revving_chainsaw = Każdy w zasięgu 1 dostaje 1 żeton strachu, możesz zrobić krok, potem każdy przy tobie odnosi ranę. { price }
does-brutal_rage = Idziesz 1 lub 2 kroki i przeszukujesz to miejsce z siłą { $strength }. { price }
does-scream = Ocalali muszą podać, kto jest w zasięgu 1; każda z tych osób dostaje 1 żeton strachu. { price }
does-trail = { $count ->
    [0] Nikt nie ma strachu: nic by się nie stało.
   *[other] Ocalali ze strachem ({ $count }) muszą podać, gdzie są.
 } { price }
does-whizz = Idziesz do 4 kroków; każdy na tej drodze dostaje 1 żeton strachu. { price }
does-vanish = Skradasz się do 2 kroków; gdy się pojawisz w następnej fazie, każdy w zasięgu 1 dostanie żeton strachu. { price }
does-life_drain = { $count ->
    [0] Nikt nie ma strachu: nic by się nie stało.
   *[other] Każdy, kto ma strach ({ $count }), odnosi ranę.
 } { price }
does-deduction = Zaraz wskażesz dwie sąsiednie lokalizacje; Ocalali muszą podać, kto w nich jest, z wyjątkiem Anny. { price }
does-notice = Każdy Ocalały dostaje 1 żeton strachu, gdziekolwiek jest. { price }
does-stalk = Skradasz się do 2 kroków; w następnej fazie pojawiasz się i przeszukujesz to miejsce. { price }
does-lurk = Skradasz się do 2 kroków; gdy pojawisz się w następnej fazie, wybrana osoba dostanie 1 żeton strachu. { price }
does-death_blossom = Skradasz się do 2 kroków; gdy pojawisz się w następnej fazie, giną wszyscy w zasięgu 1. { price }
does-hyper_hearing = Idziesz do 6 kroków, do najbliższego hałasu, i przeszukujesz to miejsce z siłą { $strength }. { price }
does-howl = Każdy w zasięgu 2 dostaje 1 żeton strachu, potem musisz wejść do sąsiedniej lokalizacji. { price }
does-blood_hunt = Idziesz 1 lub 2 kroki i wszyscy to widzą. { price }
does-territorial_awareness = { $fast ->
    [0] Skradasz się do 3 kroków; w następnej fazie pojawiasz się i przeszukujesz to miejsce.
   *[other] Zaraz wybierzesz: wykrywanie w lokalizacjach do przeszukiwania albo skradanie się do 3 kroków.
 } { price }
does-hunting_instinct = Zaraz wskażesz lokalizację; Ocalali muszą podać, kto tam jest, z wyjątkiem Anny. { price }
does-bated_breath = Twoja siła jest większa o 3 do końca następnej tury, dobierasz 1 kartę i skradasz się do 2 kroków. { price }
does-tracking = Przeszukujesz to miejsce ({ $room }); jeśli nikogo nie ma, poznasz odległość do jednej osoby. { price }
does-traps_reset = Skradasz się w dowolne miejsce, po czym rozkładasz cztery pułapki od nowa. { price }
does-insidious_entrapment = Zaraz zablokujesz 2 dowolne drzwi na mapie. Nie kosztuje to akcji; raz na grę.

## Spotkania

ask-defence-odds = Broni się { $about } przeciw sile { $strength }, a do rzutu ma { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
 }. Wybierz przedmiot albo broń się bez niego.
ask-defence-last = Broni się { $about }, już z raną, przeciw sile { $strength }, a do rzutu ma { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
 }. Wybierz przedmiot albo broń się bez niego.

does-attack = Atakujesz z siłą { $strength }.
does-face = Przeciw sile { $strength }; do rzutu { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
 }.
does-bare_hands = Przeciw sile { $strength }; do rzutu tylko { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
 }.
does-defend = Obrona większa o { $value }: na kościach musi wypaść { $need }. Potem się zużywa.
does-defend-lasting = Obrona większa o { $value }: na kościach musi wypaść { $need }. Zostaje w plecaku.
does-amulet = Bez rany; amulet zostaje odrzucony.
does-flee = { $survivor } ucieka: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
 }. Zabójca nie widzi dokąd.
does-stay = { $survivor } zostaje tam, gdzie Zabójca.

warn-last_wound = Ma już ranę: następna kończy grę!
warn-eliminated = Ma już ranę: następna eliminuje tę osobę!
