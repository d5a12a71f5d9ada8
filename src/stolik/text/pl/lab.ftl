### Laboratorium: serie wielu rozgrywek.

cli-lab-done = Rozegrane partie ({ $games }) są w folderze { $folder }
cli-lab-left-out = Pominięto partie od { $first } do { $last }: za każdym razem proces, który je rozgrywał, kończył się nagle. To samo polecenie spróbuje ponownie.
cli-lab-stopped = Przerwano. Rozegrane partie ({ $played } z { $games }) są w folderze { $folder }. To samo polecenie podejmie serię w tym miejscu.

error-bad_plan = { $file }, wiersz { $line }: { $reason }
error-plan_syntax = To nie jest TOML: { $reason }.
error-plan_missing = Brakuje klucza „{ $key }”. Możliwe klucze: { $known }.
error-plan_key = Plan nie ma klucza „{ $key }”. Możliwe klucze: { $known }.
error-plan_value = Klucz „{ $key }” nie może mieć wartości { $value }. Dozwolone: { $allowed }.
error-plan_list = Klucz „{ $key }” nie może mieć wartości { $value }. Dozwolone: jedna wartość albo lista różnych wartości ({ $allowed }).
error-plan_table = Klucz „{ $key }” musi być tabelą, a nie { $value }.
error-unknown_plan = Nie ma ani pliku, ani planu „{ $plan }”. Plany programu: { $known }.
error-other_results = Folder { $folder } zawiera wyniki innego planu: tam „{ $key }” to { $there }, tutaj { $here }. Podaj inny folder po -o.
    .program = Folder { $folder } zawiera wyniki innej wersji Stolika, Pythona albo bota: te same partie mogłyby się teraz skończyć inaczej. Podaj inny folder po -o.
    .rules = Folder { $folder } zawiera wyniki według zasad w wersji { $there }; ta wersja to { $here }. Podaj inny folder po -o.
    .foreign = W folderze { $folder } są inne pliki. Podaj nowy folder po -o.
    .file = { $folder } to plik. Podaj folder po -o.
error-damaged_results = Plik wyników w folderze { $folder } jest uszkodzony albo nie da się go odczytać lub zapisać: { $detail }. Jeśli seria nie jest skończona, powtórz jej polecenie: partie z uszkodzonych plików zostaną rozegrane jeszcze raz. W przeciwnym razie podaj nowy folder po -o.
error-no_results = W folderze { $folder } nie ma wyników żadnej partii.
error-results_in_use = Inna seria zapisuje właśnie w folderze { $folder }.
error-extra_missing = Potrzebne są do tego dodatkowe pakiety. Zainstalujesz je poleceniem: pip install "stolik[{ $extra }]"
error-cluster_gone = Klaster pod adresem { $address } nie odpowiada. Rozegrane partie są zachowane; to samo polecenie podejmie serię w tym miejscu.
error-other_program = Proces w klastrze ma inną wersję Stolika, Pythona albo bota. Zainstaluj wszędzie tę samą.

## Raport

report-title = { $game }: raport z serii
report-about = Rozegrane partie: { $games }; rozdań na komórkę: { $deals }, od ziarna { $seed }; zasady w wersji { $rules }; boty: { $bots }.
report-bots-text = Liczby pokazują, jak grają te boty, a nie jak grają ludzie. W 95 przypadkach na 100 przedział obejmuje prawdziwą wartość.
report-unfinished = Seria nie jest skończona: policzono partie { $games } z { $planned }.
report-broken = Liczba partii, które zakończył błąd i których nie policzono: { $n }. Ziarno { $seed }: { $error }
report-span = { $low } … { $high }
report-yes = tak
report-no = nie
report-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
 }
report-all = wszystkie partie
report-against = kontra
report-rows = Wszystkie wiersze ({ $n })
report-instead = { $one }, przedtem { $other }
report-chance = Im więcej wierszy, tym więcej z nich chybia przez sam przypadek: średnio jeden na dwadzieścia.

report-wins-title = Kto wygrywa
report-wins-text = Jak często rola lub miejsce jest wśród zwycięzców, z przedziałem Wilsona.
report-wins-together = Jak często rola lub miejsce jest wśród zwycięzców, we wszystkich komórkach razem. Rozdanie liczy się raz, bo wszystkie komórki grają te same.
report-wins-each = Kto wygrywa, komórka po komórce
report-nobody = Partie, których nie wygrał nikt: { $n }.
report-side = Kto
report-games = partie
report-wins = wygrane, %
report-interval = przedział 95%
report-somebody = ktoś wygrywa, %
report-wins-of = { $who }: wygrane, %

report-changes-title = Co zmienia zmiana
report-changes-text = Każde rozdanie rozegrano na oba sposoby, więc liczy się tylko różnica w obrębie rozdania: wspólny los się znosi.
report-changes-axis = różnica w punktach procentowych ({ $measure })
report-measure = miara
report-before = przedtem
report-after = potem
report-difference = różnica
report-deals = rozdania

report-ends-title = Jak kończą się partie
report-end = Zakończenie
report-share = udział, %

report-length-title = Jak długie są partie
report-turns = tury
report-decisions = decyzje
report-mean = średnia
report-median = mediana
report-tenth = 1 na 10 do
report-nine = 9 na 10 do
report-least = najmniej
report-most = najwięcej

report-waits-title = Kto decyduje, a kto czeka
report-waits-text = Między dwiema własnymi decyzjami gracz czeka na decyzje innych. Punkt to mediana tego czekania, linia sięga od najkrótszej do najdłuższej dziesiątej części.
report-waits-none = Czekanie można policzyć tylko wtedy, gdy zapisuje się decyzje: rozegraj plan z opcją --decisions.
report-waits-axis = decyzje innych w tym czasie
report-seat = Miejsce
report-each-turn = decyzje na turę
report-each-game = decyzje na partię
report-waits-mean = czekanie, średnia
report-waits-median = mediana
report-waits-nine = 9 na 10 do
report-waits-most = najdłuższe

report-close-title = Jak wyrównane są partie
report-close-text = O ile punktów zwycięzca wyprzedził drugiego albo ile dzieliło najsłabszego od progu, który mieli osiągnąć wszyscy.
report-close-none = W tej grze nie liczy się punktów. O tym, jak jest wyrównana, mówią zakończenia i długość partii.
report-margin = przewaga
report-ahead = przewaga najsłabszego nad progiem
report-points-title = Punkty
report-points = punkty

report-cards-title = Karty i miejsca
report-cards-of = Karty i miejsca: { $who }
report-cards-none = To, które karty idą w parze z wygraną, można policzyć tylko wtedy, gdy zapisuje się decyzje: rozegraj plan z opcją --decisions.
report-cards-few = Żadnej karty nie wybrało i nie pominęło co najmniej { $n } graczy. Rozegraj więcej partii.
report-cards-text = Gracze, którzy w danej partii mogli wybrać kartę lub miejsce, i wygrane tych, którzy je wybrali, wobec wygranych pozostałych. Wybory liczone są osobno dla każdego pytania. Gdzie wcześniej czy później wybierają prawie wszyscy, porównuje się każdą decyzję („za każdym razem”).
report-no-cause = To nie jest przyczyna: kto prowadzi, może po prostu wybierać inaczej, a długa partia daje więcej okazji do wyboru. Ile warta jest sama karta, widać, gdy się ją rozda („deals” w planie).
report-cards-axis = różnica wygranych w punktach procentowych
report-each-time = za każdym razem
report-card = Karta lub miejsce
report-held = mogło
report-played = wybrało
report-won-held = wygrane, %
report-won-played = wygrane po wyborze, %
report-won-not = wygrane bez wyboru, %

cli-lab-report = Raport jest w pliku { $file }
