### Opowieść o grze, wiersz po wierszu. Pytania i odpowiedzi dotyczą tylko tamtej chwili, i to mówią.

## Przygotowanie i rundy

log-round_begins = Zaczyna się runda { $round }.
log-killer_chosen = Tej nocy poluje { $killer }.
log-survivor_chosen = Tej nocy w grze jest { $survivor }, prowadzi { $seat }.
log-took_from_deck = { $survivor } zaczyna z kartami: { $items }.
log-plans_dealt = Wasze plany: { $plans }.
log-killer_traits_kept = Cechy Zabójcy: { $traits }.
log-killer_lies_in_wait = { $killer } czyha i przeczekuje tę fazę.
log-traps_laid = { $killer } rozkłada ukryte pułapki.

## Faza Ocalałych

log-walked = { $room }: wchodzi { $survivor }.
log-went_through_passage = { $room }: z tajnego przejścia wychodzi { $survivor }.
log-turn_over = { $survivor } kończy turę.
log-calmed = { $survivor } odzyskuje spokój i usuwa wszystkie żetony strachu.
log-calmed_a_little = { $survivor } usuwa 1 żeton strachu.
log-noise_made = { $room }: powstaje hałas.
log-noise_told = Zabójca słyszy hałas. Dochodzi stąd: { $rooms }.
log-silence_told = Zabójca niczego nie słyszy.
log-firecracker_told = Petarda: hałas we wszystkich lokalizacjach.
log-block_removed = Ocalali odblokowują { $door }.
log-key_found = Na stojak trafia Klucz: razem { $keys }.
log-repaired = { $survivor } naprawia radio: krok { $repaired } z 5.
log-rescue_called = Radio działa. Rund do nadejścia pomocy: { $rounds }.
log-rescue_moved = { $rounds ->
    [0] Pomoc nadeszła.
    [one] Pomoc się zbliża: jeszcze { $rounds } runda.
    [few] Pomoc się zbliża: jeszcze { $rounds } rundy.
   *[many] Pomoc się zbliża: jeszcze { $rounds } rund.
 }
log-drew = { $survivor } dobiera: { $items }.
log-kept = { $survivor } zatrzymuje: { $items }.
log-used = { $survivor } używa karty „{ $item }”.
log-discarded = { $survivor } odrzuca: { $items }.
log-swapped = { $survivor } i { $other } wymieniają się; { $survivor } daje: { $given }, bierze: { $taken }.
log-swap_refused = { $survivor } odmawia wymiany.
log-looted = { $survivor } zabiera rzeczy, które zostawia { $other }: { $items }.
log-trap_set = { $room }: wasza pułapka czeka.
log-trait_used = { $survivor } używa cechy „{ $trait }”.
log-discovery_empty = Talia odkryć jest pusta.
log-plan_advanced = Plan „{ $plan }” posuwa się naprzód: krok { $done } z { $steps }.
log-plan_complete = Plan „{ $plan }” jest ukończony; drugi przepada.
log-plan_room = { $room }: tutaj zadziała plan „{ $plan }”.
log-plan_used = Ocalali korzystają z planu „{ $plan }”.
log-healed = { $survivor } wraca do zdrowia.

## Faza Zabójcy

log-moved = { $room }: wchodzi { $killer }.
log-stealthed = { $steps ->
    [14] { $room }: { $killer } znika w ciemności i może się skradać dokądkolwiek.
   *[other] { $room }: { $killer } znika w ciemności i może się skradać o { $steps }.
 }
log-reappeared = { $room }: z ciemności wyłania się { $killer }.
log-skill_played = { $killer } zagrywa kartę „{ $skill }”.
log-skill_drawn = Dobierasz kartę „{ $skill }”.
log-skills_discarded = Odrzucasz: { $skills }.
log-skills_reshuffled = Talia umiejętności zostaje potasowana od nowa.
log-skill_unlocked = { $killer } dostaje na rękę kartę „{ $skill }”.
log-level_up = { $killer } osiąga poziom { $level }.
log-killer_trait_used = { $killer } używa cechy „{ $trait }”.
log-strengthened = { $killer }: siła większa o { $value }.
log-blocked = Zabójca blokuje { $door }.
log-blocked_again = Zabójca ponownie blokuje { $door }; nic się nie zmienia.
log-block_destroyed = Zabójca odblokowuje { $door }, aby położyć żeton gdzie indziej.
log-block_broken = Zabójca wyłamuje { $door }; blokada znika.
log-sensed = Wykrywanie: { $area }. Odpowiedź w tej chwili: { $survivors }.
log-sensed_nobody = Wykrywanie: { $area }. W tej chwili nikogo tam nie da się wskazać.
log-located = W tej chwili { $survivor } jest tutaj: { $room }.
log-nobody_frightened = W tej chwili nikt nie ma żetonu strachu, po którym można go wytropić.
log-distance = { $steps ->
    [0] W tej chwili { $survivor } jest w lokalizacji Zabójcy.
    [one] W tej chwili { $survivor } jest od Zabójcy o { $steps } krok.
    [few] W tej chwili { $survivor } jest od Zabójcy o { $steps } kroki.
   *[many] W tej chwili { $survivor } jest od Zabójcy o { $steps } kroków.
 }
log-fear_spreads = Strach się szerzy. W jego zasięgu w tej chwili: { $survivors }.
log-fear_finds_nobody = Strach się szerzy, ale w tej chwili nikogo nie ma w jego zasięgu.
log-feared = { $survivor } otrzymuje 1 żeton strachu.
log-panicked = { $room }: { $survivor } krzyczy ze strachu i słyszą to wszyscy.
log-trap_sprung = { $room }: { $survivor } wpada w pułapkę ({ $trap }).

## Spotkania i rany

log-found = { $room }: Zabójca przeszukuje i w tej chwili znajduje: { $survivors }.
log-nobody_here = { $room }: Zabójca przeszukuje. W tej chwili nikogo tu nie ma.
log-attacked = { $killer } atakuje z siłą { $strength }; broni się { $survivor }.
log-defends_with = { $survivor } używa do obrony karty „{ $item }”.
log-persists = { $survivor } broni się bez broni w ręku: obrona większa o 1.
log-trap_used = { $room }: działa pułapka Ocalałych, obrona większa o 2.
log-rolled = { $survivor } wyrzuca { $dice }: razem { $total } przeciw sile { $strength }.
log-defended = { $survivor } odpiera atak ({ $killer }); 2 karty z talii umiejętności zostają odrzucone.
log-not_defended = { $survivor } nie daje rady się obronić.
log-struck = { $room }: Zabójca uderza. W zasięgu w tej chwili: { $survivors }.
log-wound_nobody = { $room }: Zabójca uderza, ale w tej chwili nikt nie jest w zasięgu.
log-amulet = { $survivor } unika rany: chroni Starożytny amulet i przy tym pęka.
log-wounded = { $survivor } odnosi ranę.
log-eliminated = { $room }: { $survivor } ginie.

## Koniec gry

log-escaped = { $room }: { $survivor } wydostaje się na wolność.
log-over_killed = To koniec: Zabójca wygrywa.
log-over_two_killed = { log-over_killed }
log-over_escaped = Ocalali uciekli.
log-over_rescued = Pomoc przybyła: Ocalali wygrywają.
log-over_struck_back = Plan się udał: Ocalali kontratakują i wygrywają.
log-over_darkness = Czas się skończył: Zabójca wygrywa.
