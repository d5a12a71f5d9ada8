### Opowieść o grze, wiersz po wierszu. Pytania i odpowiedzi dotyczą tylko tamtej chwili, i to mówią.

## Przygotowanie i rundy

log-round_begins = Zaczyna się runda { $round }.
log-killer_chosen = Tej nocy poluje { $killer }.
log-survivor_chosen = Tej nocy w grze jest { $survivor }, prowadzi { $seat }.
log-took_from_deck = { $survivor } zaczyna, mając { FORM($items, "acc") }.
log-plans_dealt = Wasze plany to { $plans }.
log-killer_traits_kept = Cechy Zabójcy to { $traits }.
log-killer_lies_in_wait = { $killer } czyha i przeczekuje tę fazę.
log-traps_laid = { $killer } rozkłada ukryte pułapki.

## Faza Ocalałych

log-walked = { $survivor } wchodzi { FORM($room, "to") }.
log-went_through_passage = { $survivor } wychodzi z tajnego przejścia { FORM($room, "in") }.
log-turn_over = { $survivor } kończy turę.
log-calmed = { $survivor } odzyskuje spokój i usuwa wszystkie żetony strachu.
log-calmed_a_little = { $survivor } usuwa 1 żeton strachu.
log-noise_made = Hałas powstaje { FORM($room, "in") }.
log-noise_told = Zabójca słyszy hałas { FORM($rooms, "in") }.
log-silence_told = Zabójca niczego nie słyszy.
log-firecracker_told = Petarda robi hałas we wszystkich lokalizacjach.
log-block_removed = Ocalali odblokowują { $door }.
log-key_found = Na stojak trafia Klucz (razem { $keys }).
log-repaired = { $survivor } naprawia radio, krok { $repaired } z 5.
log-rescue_called = Radio działa, pomoc nadejdzie za { $rounds ->
    [one] 1 rundę
    [few] { $rounds } rundy
   *[many] { $rounds } rund
 }.
log-rescue_moved = { $rounds ->
    [0] Pomoc nadeszła.
    [one] Pomoc się zbliża, została 1 runda.
    [few] Pomoc się zbliża, zostały { $rounds } rundy.
   *[many] Pomoc się zbliża, zostało { $rounds } rund.
 }
log-drew = { $survivor } dobiera { FORM($items, "acc") }.
log-kept = { $survivor } zatrzymuje { FORM($items, "acc") }.
log-used = { $survivor } używa karty „{ $item }”.
log-discarded = { $survivor } odrzuca { FORM($items, "acc") }.
log-swapped = { $survivor } i { $other } wymieniają się. { $survivor } daje: { FORM($given, "acc") }, bierze: { FORM($taken, "acc") }.
log-swap_refused = { $survivor } odmawia wymiany.
log-looted = { $survivor } zabiera to, co zostawia { $other }: { $items }.
log-trap_set = Wasza pułapka czeka { FORM($room, "in") }.
log-trait_used = { $survivor } używa cechy „{ $trait }”.
log-discovery_empty = Talia odkryć jest pusta.
log-plan_advanced = Plan „{ $plan }” posuwa się do kroku { $done } z { $steps }.
log-plan_complete = Plan „{ $plan }” jest ukończony; drugi przepada.
log-plan_room = Plan „{ $plan }” zadziała { FORM($room, "in") }.
log-plan_used = Ocalali korzystają z planu „{ $plan }”.
log-healed = { $survivor } wraca do zdrowia.

## Faza Zabójcy

log-moved = { $killer } wchodzi { FORM($room, "to") }.
log-stealthed = { $steps ->
    [14] { $killer } znika w ciemności { FORM($room, "in") } i może się skradać dokądkolwiek.
   *[other] { $killer } znika w ciemności { FORM($room, "in") } i może się skradać na odległość { $steps }.
 }
log-reappeared = { $killer } wyłania się z ciemności { FORM($room, "in") }.
log-skill_played = { $killer } zagrywa kartę „{ $skill }”.
log-skill_drawn = Dobierasz kartę „{ $skill }”.
log-skills_discarded = Odrzucasz z ręki: { $skills }.
log-skills_reshuffled = Talia umiejętności zostaje potasowana od nowa.
log-skill_unlocked = { $killer } dostaje na rękę kartę „{ $skill }”.
log-level_up = { $killer } osiąga poziom { $level }.
log-killer_trait_used = { $killer } używa cechy „{ $trait }”.
log-strengthened = { $killer } zwiększa siłę o { $value }.
log-blocked = Zabójca blokuje { $door }.
log-blocked_again = Zabójca ponownie blokuje { $door }; nic się nie zmienia.
log-block_destroyed = Zabójca odblokowuje { $door }, aby położyć żeton gdzie indziej.
log-block_broken = Zabójca wyłamuje { $door }; blokada znika.
log-sensed = Zabójca pyta, kto jest { FORM($area, "in") }. Odpowiedź w tej chwili: { $survivors }.
log-sensed_nobody = Zabójca pyta, kto jest { FORM($area, "in") }. W tej chwili nikogo tam nie da się wskazać.
log-located = W tej chwili { $survivor } jest { FORM($room, "in") }.
log-nobody_frightened = W tej chwili nikt nie ma żetonu strachu, po którym można go wytropić.
log-distance = { $steps ->
    [0] W tej chwili { $survivor } jest w lokalizacji Zabójcy.
    [one] W tej chwili { $survivor } jest od Zabójcy o { $steps } krok.
    [few] W tej chwili { $survivor } jest od Zabójcy o { $steps } kroki.
   *[many] W tej chwili { $survivor } jest od Zabójcy o { $steps } kroków.
 }
log-fear_spreads = Strach się szerzy. W zasięgu w tej chwili: { $survivors }.
log-fear_finds_nobody = Strach się szerzy, ale w tej chwili nikogo nie ma w jego zasięgu.
log-feared = { $survivor } otrzymuje 1 żeton strachu.
log-panicked = { $survivor } hałasuje ze strachu { FORM($room, "in") } i słyszą to wszyscy.
log-trap_sprung = { $survivor } wpada w pułapkę { FORM($room, "in") } ({ $trap }).

## Spotkania i rany

log-found = Zabójca szuka { FORM($room, "in") } i w tej chwili znajduje: { $survivors }.
log-nobody_here = Zabójca szuka { FORM($room, "in") }, ale w tej chwili nikogo tam nie ma.
log-attacked = { $killer } atakuje z siłą { $strength }; broni się { $survivor }.
log-defends_with = { $survivor } używa do obrony karty „{ $item }”.
log-persists = { $survivor } broni się bez broni, obrona +1.
log-trap_used = Pułapka Ocalałych działa { FORM($room, "in") }, obrona +2.
log-rolled = { $survivor } wyrzuca { $dice }, razem { $total } przeciw sile { $strength }.
log-defended = { $survivor } odpiera atak ({ $killer }); 2 karty z talii umiejętności zostają odrzucone.
log-not_defended = { $survivor } nie daje rady się obronić.
log-struck = Zabójca uderza { FORM($room, "in") }. W zasięgu w tej chwili: { $survivors }.
log-wound_nobody = Zabójca uderza { FORM($room, "in") }, ale w tej chwili nikt nie jest w zasięgu.
log-amulet = { $survivor } unika rany, bo chroni Starożytny amulet, który przy tym pęka.
log-wounded = { $survivor } odnosi ranę.
log-eliminated = { $survivor } ginie { FORM($room, "in") }.

## Koniec gry

log-escaped = { $survivor } wydostaje się na wolność ({ $room }).
log-over_killed = To koniec, Zabójca wygrywa.
log-over_two_killed = { log-over_killed }
log-over_escaped = Ocalali uciekli.
log-over_rescued = Pomoc przybyła, Ocalali wygrywają.
log-over_struck_back = Plan się udał, Ocalali kontratakują i wygrywają.
log-over_darkness = Czas się skończył, Zabójca wygrywa.
