### Słowa gier kooperacyjnych i solo.

ask-consume = Która Technologia przepada na zawsze?
ask-crisis = Spełniasz warunek Kryzysu. Czy go rozpatrujesz?
ask-crisis_row = Kryzys „{ $about }” staje się trwały. W którym rzędzie?
ask-discard_crisis = Który Kryzys odrzucasz?
ask-discard_focus = Którą kartę Skupienia za to odrzucasz?
ask-give = Ile zasobów oddajesz (najwyżej { $hi })? Otrzymuje je { $about }.
ask-harbinger_row = Herold trafia na planszę Kryzysu. Do którego rzędu?
ask-haven = W której Bezpiecznej Przystani budujesz poziom?
ask-haven_reward = Bezpieczna Przystań ukończona. Którą nagrodę bierzesz? Każdą można wziąć raz.
ask-remove_harbinger = Którego Herolda usuwasz?
ask-pledge = { $about }: ile Spaczenia zyskujesz za wszystkich (najwyżej { $hi })? Bez opłacenia całego kosztu nikt nie zyska żadnego.
ask-share = Kto jeszcze rozpatruje efekt: { $about }?
ask-split_above = { $about }: kto rozpatruje pierwszą część?
ask-split_below = { $about }: kto rozpatruje drugą część?
ask-trade_partner = Z kim handlujesz zasobami?
ask-void_progress = Kryzys „{ $about }” pozostaje nierozpatrzony. Co się dzieje?
ask-void_progress-no_penalty = Kryzys „{ $about }” pozostaje nierozpatrzony, a jego kary nie możesz ponieść w całości. Co się dzieje?
ask-war = Wojna: { $about }. Mierzysz się z planszą Kryzysu czy umieszczasz Katastrofę?
ask-weaken = Z którego Sektora usuwasz Siłę Floty Zrodzonego z Pustki?
ask-who_resolves = Kto rozpatruje efekt: { $about }?
log-alert = Alarm: { $alert }.
log-alerts_added = Alarmy tego Cyklu to { $n ->
    [one] 1 Zdarzenie
    [few] { $n } Zdarzenia
   *[many] { $n } Zdarzeń
} i { $wars ->
    [one] 1 Wojna
    [few] { $wars } Wojny
   *[many] { $wars } Wojen
}.
log-catastrophe = Na planszę trafia Katastrofa, { $n } z 3.
log-consumed = Technologia { $technology } przepada na zawsze.
log-crisis = Nadchodzi Kryzys { $crisis }.
log-crisis_averted = { $seat } zażegnuje Kryzys { $crisis } żetonem Katastrofy. Kryzys zostaje odrzucony.
log-crisis_discarded = { $seat } odrzuca Kryzys { $crisis }.
log-crisis_permanent = Kryzys { $crisis } staje się trwały i trafia do { FORM($row, "gen") }.
log-crisis_pushed_off = Kryzys { $crisis } wypada z planszy.
log-crisis_resolved = { $seat } rozpatruje Kryzys { $crisis }.
log-crisis_suffered = { $seat } ponosi karę Kryzysu { $crisis }. Kryzys zostaje odrzucony.
log-harbinger_on_board = Herold trafia do { FORM($row, "gen") }.
log-harbinger_removed = { $seat } usuwa Herolda { FORM($place, "from") }.
log-haven = { $seat } buduje poziom { FORM($haven, "gen") }.
log-haven_completed = Ukończona zostaje { $haven }.
log-pledged = { $seat } zyska za wszystkich { $n ->
    [one] 1 żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
} Spaczenia.
log-pays_board = { $seat } płaci za planszę Kryzysu.
log-rift_sealed = Szczelina w Sektorze { $sector } jest zamknięta.
log-special_shown = Do oferty trafia karta Skupienia { $focus }.
log-void_final = Zrodzony z Pustki kończy z { $n ->
    [one] 1 punktem
   *[other] { $n } punktami
} Wpływu.
log-war_averted = { $seat } zażegnuje Wojnę { $war } żetonem Katastrofy.
log-weakened = { $seat } osłabia Zrodzonego z Pustki w Sektorze { $sector }.
row-0 = rząd Kryzysów Militarnych
    .gen = rzędu Kryzysów Militarnych
    .from = z rzędu Kryzysów Militarnych
    .text = Jego skrajne lewe wolne pole zwiększa Siłę Floty Zrodzonego z Pustki.
row-1 = rząd Kryzysów Ekonomicznych
    .gen = rzędu Kryzysów Ekonomicznych
    .from = z rzędu Kryzysów Ekonomicznych
    .text = Jego skrajne lewe wolne pole żąda zasobów.
haven-0 = pierwsza Bezpieczna Przystań
    .gen = pierwszej Bezpiecznej Przystani
    .text = { token-haven.text }
haven-1 = druga Bezpieczna Przystań
    .gen = drugiej Bezpiecznej Przystani
    .text = { token-haven.text }
haven-2 = trzecia Bezpieczna Przystań
    .gen = trzeciej Bezpiecznej Przystani
    .text = { token-haven.text }
way-penalty = Ponieś karę
    .text = Kryzys zostaje potem odrzucony.
way-permanent = Uczyń go trwałym
    .text = Trafia na planszę Kryzysu.
way-catastrophe = Umieść Katastrofę
    .text = Mogą leżeć trzy; czwarta oznacza przegraną.
way-board = Rozpatrz planszę Kryzysu
    .text = Potyczka, potem zasoby rzędu Ekonomicznego.
alert-1 = Zdarzenie I
    .text = Każdy gracz odkrywa Kryzys Poziomu I.
alert-2 = Zdarzenie II
    .text = Każdy gracz odkrywa Kryzys Poziomu II.
alert-3 = Zdarzenie III
    .text = Każdy gracz odkrywa Kryzys Poziomu III.
token-catastrophe = Katastrofa
    .text = Czwarta oznacza przegraną.
token-haven = Bezpieczna Przystań
    .text = Poziom buduje się, gdy w jednej turze dwa razy dojdzie do Nadprodukcji, przy wejściu na poziom 4 toru oraz przy Utrzymaniu za każdy Czysty Sektor z 6 Populacji i co najmniej 3 Gildiami; zabiera on na stałe 1 nieaktywną Siłę Floty. Niedokończona daje Zrodzonemu z Pustki 20 punktów Wpływu.
token-consumed = utracona Technologia
    .text = Daje Zrodzonemu z Pustki 5 punktów Wpływu.
token-crisis = trwały Kryzys
    .text = Daje Zrodzonemu z Pustki 5 punktów Wpływu.
token-fallen_house = Upadły Ród
    .text = Daje Zrodzonemu z Pustki 3 punkty Wpływu.
token-corruption = Spaczenie
    .text = Daje Zrodzonemu z Pustki 2 punkty Wpływu.
token-population = Populacja Zrodzonego z Pustki
    .text = Każda daje Zrodzonemu z Pustki 1 punkt Wpływu.
reason-catastrophes = Czwarta Katastrofa: Zrodzony z Pustki wygrywa.
reason-void_beaten = Każdy Ród ma co najmniej tyle Wpływu co Zrodzony z Pustki: Domineum ocalało.
reason-void_wins = Zrodzony z Pustki ma więcej Wpływu: Domineum przepadło.
share-one = { $does } (ty albo inny gracz)
share-both = { $does } (ty i inny gracz, każdy osobno; ty płacisz)
share-split = { $does } (ty jedną część, inny gracz drugą)
