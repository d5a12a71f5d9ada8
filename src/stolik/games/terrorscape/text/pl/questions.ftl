### O co pyta gra.

## Przygotowanie

ask-killer = Wybierz Zabójcę, którym grasz. Zobaczą to wszyscy.
ask-survivors = Wybierz troje Ocalałych, którzy biorą udział w grze.
ask-keep_trait = { $about }: wybierz cechę, która zostaje. Zabójca nie widzi, którą; przy każdej cesze jest napisane, czego się o niej dowie.
ask-keep_killer_traits = { $lo ->
    [one] Wybierz { $lo } cechę, którą zatrzymujesz. Ocalali ją zobaczą.
    [few] Wybierz { $lo } cechy, które zatrzymujesz. Ocalali je zobaczą.
   *[many] Wybierz { $lo } cech, które zatrzymujesz. Ocalali je zobaczą.
 }
ask-hunter_trap = { $about }: wybierz lokalizację, w której ukrywasz tę pułapkę.

## Faza Ocalałych

ask-turn = Działa { $about }: wybierz ruch lub akcję. Zabójca tego nie widzi.
ask-via = { $about }: prowadzi tam kilka dróg, a na każdej mogą leżeć pułapki. Wybierz następną lokalizację.
ask-onward = { $about } może po pułapce iść dalej: wybierz, dokąd, albo zostań.
ask-run_to = { $about }: wybierz, dokąd prowadzi ruch.
ask-passage_to = { $about }: wybierz, gdzie kończy się przejście.
ask-noise_where = { $about }: wybierz lokalizację, w której powstaje hałas.
ask-judicious = { $about }: wybierz blokadę do usunięcia, lokalizację, w której powstanie hałas, albo usunięcie strachu.
ask-follow = { $about } może przejść 1 lub 2 kroki. Wybierz, dokąd, albo zostań.
ask-which_door = { $about }: wybierz drzwi, z których znika blokada. Zabójca dowie się od razu.
ask-heal_whom = { $about }: wybierz, komu pomaga leczenie.
ask-chest = { $about }: wybierz srebrną broń, którą bierzesz.
ask-equip = { $about }: wybierz przedmiot ze stosu odrzuconych.
ask-keep = { $about }: zatrzymaj tę kartę albo ją odrzuć. Jej hałas, jeśli jest, już powstał.
ask-drop = { $about }: za dużo przedmiotów. Wybierz ten, który odrzucasz.
ask-swap_with = { $about }: wybierz, z kim wymieniasz się przedmiotami.
ask-swap_give = Druga strona wymiany to { $about }. Wybierz, co dajesz.
ask-swap_take = Druga strona wymiany to { $about }. Wybierz, o co prosisz.
ask-swap_agree = { $about } proponuje wymianę: zgódź się albo odmów.
ask-discoverer = Wybierz, kto w tej rundzie dobiera karty odkryć: 2 karty, 1 zostaje, a ewentualny hałas powstaje tam, gdzie jest ten Ocalały.
ask-discovered = { $about }: wybierz, którą z dobranych kart zatrzymujesz. Drugą odrzucasz.
ask-silence = { $about }: czy używasz Cichego znaleziska, aby te karty nie narobiły hałasu?
ask-intel = Wybierz, kto dobiera 1 kartę z talii przeszukiwania.
ask-plan = Wybierz plan, który posuwa się o krok. Praca nad innym planem przekreśla dotychczasowy postęp.

## Faza Zabójcy

ask-prowl = Zagraj umiejętność, rusz się lub przeszukaj swoją lokalizację. Na koniec zakończ fazę.
ask-pay = Wybierz kartę z ręki, którą odrzucasz jako koszt. Ocalali nie zobaczą, która to.
ask-move_to = Wybierz następną lokalizację. Wszyscy zobaczą, dokąd idziesz.
ask-stealth_to = Wybierz, dokąd się skradasz. Ocalali wiedzą tylko, gdzie widziano cię ostatnio.
ask-sense_zone = Wybierz obszar, w którym wykrywasz. Ocalali podadzą, kto jest tam w tej chwili, z wyjątkiem Anny.
ask-sense_room = Wybierz lokalizację, w której wykrywasz. Ocalali podadzą, kto jest tam w tej chwili, z wyjątkiem Anny.
ask-sense_second = Wybierz drugą, sąsiednią lokalizację do wspólnego wykrywania (pierwsza to { $about }).
ask-sense_follow = Wykrywanie kogoś wskazało. Odrzuć kartę z ręki, aby użyć cechy, albo tego nie rób.
ask-distance = Wskaż Ocalałego: poznasz odległość do niego w tej chwili.
ask-block = Wybierz drzwi, które blokujesz. Zobaczą to wszyscy.
ask-unblock = Wszystkie siedem żetonów blokady leży na mapie. Wybierz ten, który zabierasz (nowe miejsce to { $about }).
ask-frighten = Wskaż Ocalałego, który otrzymuje 1 żeton strachu.
ask-overflow = { $about }: to byłby trzeci żeton strachu. Odrzuć 3 karty z ręki, aby zadać ranę, albo poprzestań na hałasie.
ask-overdrawn = Na ręce jest sześć kart: wybierz tę, którą odrzucasz.
ask-how = { $about }: tę kartę można zagrać na dwa sposoby. Wybierz jeden.
ask-rage = Nikogo tu nie ma, ale po drodze została zniszczona blokada. Czy szalejesz dalej?
ask-whizz_search = Czy odrzucasz 2 karty z ręki, aby przeszukać to miejsce?
ask-killer_start = Zanim coś zrobisz, możesz kartami z ręki opłacić cechę. Wybierz ją albo zrezygnuj.
ask-killer_end = Tym razem bez spotkania: możesz kartami z ręki opłacić cechę. Wybierz ją albo zrezygnuj.
ask-toy = Ktoś tu jest. Walcz albo odwołaj spotkanie, zakończ turę i dobierz 6 kart.
ask-attack = Wybierz do tego ataku kartę umiejętności ataku albo atakuj bez karty. Zobaczą to wszyscy.

## Spotkania

ask-heroic = Zabójca znajduje kilka osób, wśród nich: { $about }. Czy używasz Bohaterskiego ratunku, aby pozostali uszli?
ask-defender = Wybierz, kto zostaje obrońcą w tym ataku.
ask-defence = Broni się { $about }: wybierz przedmiot do obrony albo broń się bez niego.
ask-amulet = { $about } ma odnieść ranę. Pokaż Starożytny amulet, jeśli tam jest, aby jej uniknąć, albo przyjmij ranę.
ask-flee = { $about } może uciec po spotkaniu. Zabójca nie zobaczy dokąd.
