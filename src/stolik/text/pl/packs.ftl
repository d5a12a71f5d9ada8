### Dodatki: co jest w nich nie tak i co wolno.

cli-pack-fine = { $name } ({ $game }, wersja { $version }, { $seal }): bez zastrzeżeń. Zawiera: { $counts }.
cli-pack-lacks = Brakuje w nim języków: { $languages }. Kto w takim gra, widzi jego teksty w języku: { $shown }.
cli-pack-unspoken = Stolik nie ma języków: { $languages }.
cli-pack-in-play = W grze dodatek { $name } (wersja { $version }, { $seal }).
error-bad_packs = { $count ->
        [one] Jeden dodatek ma błędy, więc niczego nie uruchomiono. Są wypisane powyżej.
        [few] { $count } dodatki mają błędy, więc niczego nie uruchomiono. Są wypisane powyżej.
        [many] { $count } dodatków ma błędy, więc niczego nie uruchomiono. Są wypisane powyżej.
       *[other] { $count } dodatku ma błędy, więc niczego nie uruchomiono. Są wypisane powyżej.
    }
error-bad_pack = Dodatek „{ $pack }” ma błędy; pierwszy w pliku { $file }, wiersz { $line }.
error-bad_deck = Talią „{ $deck }” nie da się grać.

allowed-number = liczba całkowita
allowed-text = tekst w cudzysłowie
allowed-texts = lista tekstów, np. ["a", "b"]
allowed-list = lista, np. ["a", "b"]
allowed-flag = true albo false
allowed-codes = kody języków, np. en albo pl
allowed-table = tabela kluczy i wartości

## Pliki

fault-no_folder = Nie ma takiego katalogu.
fault-no_manifest = Dodatek nie ma pliku pack.toml, który mówi, jak się nazywa i do jakiej jest gry.
fault-link = To jest dowiązanie. Dodatek zawiera tylko własne pliki, więc skopiuj tu plik.
fault-no_file = To nie jest zwykły plik.
fault-much_inside = Katalog zawiera więcej plików i katalogów niż { $most }. Czy to na pewno katalog dodatku?
fault-unreadable = Tego nie da się przeczytać: { $detail }.
fault-many_faults = Dalszych błędów: { $count }. Popraw najpierw te.
fault-many_files = Dodatek ma więcej plików niż { $most }. Umieść kilka kart w jednym pliku.
fault-large_file = Plik jest większy niż { $most } kB. Podziel go.
fault-large_pack = Pliki dodatku mają razem więcej niż { $most } kB.
fault-many_rows = Dodatek ma więcej wierszy niż { $most }.
fault-encoding = Plik nie jest zapisany w UTF-8. Zapisz go ponownie jako UTF-8.
fault-deep = Otwartych nawiasów albo kropek w tym wierszu jest więcej niż { $most }.
fault-toml = To nie jest TOML: { $detail }.
fault-no_rows = „{ $table }” to muszą być wiersze, każdy zaczęty od [[{ $table }]].
fault-table = W dodatkach do tej gry nie ma [[{ $word }]]. Dozwolone: { $allowed }.
fault-empty = Dodatek niczego nie zawiera. Może zawierać: { $allowed }.

## pack.toml

fault-schema = schema = { $word } jest tu nieznane. Dozwolone: { $allowed }.
fault-id = „{ $word }” nie może być identyfikatorem. Dozwolone: małe litery a-z, cyfry i _, najwyżej 40 znaków, na początku litera.
fault-pack_id = „{ $word }” nie może być identyfikatorem dodatku. Dozwolone: małe litery a-z i cyfry, najwyżej 30 znaków, na początku litera.
fault-taken_id = „{ $word }” to identyfikator z samej gry albo początek takiego ({ $allowed }). Wybierz inny.
fault-no_packs = W grze { $word } to, co robią karty, jest zapisane jako zasady, a nie dane, więc nie przyjmuje ona dodatków. Przyjmują: { $allowed }.
fault-same_pack = Inny katalog zawiera dodatek do tej samej gry o identyfikatorze „{ $word }”. Wczytaj jeden z nich.

## Wiersze

fault-long_list = { $key } ma { $count } pozycji. Dozwolone: { $most }.
fault-not_in_packs = [[{ $word }]] nie może być w dodatku, bo zasady wymieniają te wiersze z osobna. Dozwolone: { $allowed }.
fault-key = Nie ma tu „{ $word }”. Dozwolone: { $allowed }.
fault-ruled = „{ $word }” ustala instrukcja, więc żaden dodatek tego nie zmieni. Dozwolone: { $allowed }.
fault-missing = Brakuje „{ $word }”.
fault-type = { $key } = { $word } ma zły typ. Dozwolone: { $allowed }.
fault-number = { $key } = { $word } jest poza zakresem. Dozwolone: od { $least } do { $most }.
fault-one_of = { $key } = { $word } jest nieznane. Dozwolone: { $allowed }.
fault-twice = Identyfikator „{ $word }” występuje dwa razy; pierwszy raz w { $where }.
fault-reference = { $key } wymienia „{ $word }”, czego nie ma. Dozwolone: { $allowed }.
fault-fixed = „{ $word }” nie da się zastąpić, bo wymieniają to zasady. Dozwolone: { $allowed }.
fault-cycle = { $key } wymienia „{ $word }”, wiersz tego samego dodatku, i tak tworzy koło. Zastąpić można tylko to, co wydrukowane.
fault-replaced_twice = „{ $word }” zastąpiono dwa razy; pierwszy raz w { $where }.

## Teksty

fault-no_languages = { $key } musi być w każdym języku ({ $allowed }), np. name.en = "Rope" i name.pl = "Lina".
fault-language = { $key } jest w języku „{ $word }”, a to nie jest język tego dodatku. Dozwolone: { $allowed }.
fault-missing_language = { $key } nie ma tekstu w języku „{ $lang }”. Każdy tekst potrzebuje: { $allowed }.
fault-long_text = { $key } ({ $lang }) ma { $count } znaków. Dozwolone: { $most }.
fault-unseen_letter = { $key } ({ $lang }) zawiera znak, którego nie widać albo który łamie wiersz ({ $word }). Usuń go.

## Efekty

fault-effect_syntax = { $key }: „{ $text }” jest nieczytelne w miejscu „{ $word }”.
fault-effect_size = { $key }: „{ $text }…” jest za długie albo ma za dużo nawiasów (najwyżej { $legal } znaków i nawiasów).
fault-effect_unit = { $key }: „{ $word }” nie jest jednostką. Dozwolone: { $legal }.
fault-effect_word = { $key }: nie ma efektu „{ $word }”. Dozwolone: { $legal }.
fault-effect_tag = { $key }: „{ $word }” nie może stać w nawiasie „{ $text }”. Dozwolone: { $legal }.
fault-effect_arguments = { $key }: „{ $text }” przyjmuje inne argumenty. Dozwolone: { $legal }.
fault-effect_place = { $key }: „{ $word }” nic w tym miejscu nie znaczy. Dozwolone tutaj: { $legal }.
fault-effect_special = { $key }: nie ma tu zasady specjalnej „{ $word }”. Dozwolone: { $legal }.
fault-effect_shape = { $key }: „{ $word }” musi wyglądać jak jedno z: { $legal }.
fault-effect_number = { $key }: liczba { $word } jest poza zakresem. Dozwolone: { $legal }.

## Wiersze Zony

fault-boxes = boxes = { $word } nie pasuje do wytrzymałości: "exploitable" ma od 1 do { $most } pól, pozostałe żadnego.
fault-worn = worn nie pasuje do kategorii: przedmiot kategorii "clothing" zakrywa części ciała, pozostałe żadnej.
fault-owner = owner nie pasuje do talii: przedmiot talii "starting" ma identyfikator postaci, pozostałe żadnego.
fault-artefact = category = { $word } nie pasuje do talii: talie "green" i "yellow" zawierają przedmioty kategorii "artefact", pozostałe żadnego.
fault-no_effect = Przedmiot niczego nie robi: potrzebuje effect, passive albo role.
fault-durable_role = „{ $word }” uszkadza się przy użyciu, więc nie może być trwałe. Dozwolone: single, exploitable.
fault-never = { $key }: „{ $word }” nigdy się nie przyda: żaden test nie jest tym wszystkim, co stoi w nawiasie.
fault-trophy = { $key }: trophy(200) stoi tylko na początku łupu mutanta i oznacza sam żeton. Gdzie indziej pisz trophy[green] albo trophy[yellow].
fault-marks = timed, marks i sectors nie pasują do siebie: plotka czasowa oznacza "area" (wtedy z sectors) albo "border", inna niczego.
fault-areas = areas to tyle różnych obszarów, ile rzędów, kolejno z sektorów: { $allowed }.
fault-faces = Kość ma { $most } ścianek, nie { $count }: po jednej na każdy bok, np. dwa razy "blank".
fault-kinds = kinds to { $count } liter M (mutant) albo A (anomalia).
fault-sections = Wydarzenie sektora ma części good, neutral i bad albo other i dowolne z: { $allowed }. Nie ma akapitów.
fault-paragraphs = Wydarzenie lokacji lub Sarkofagu ma od 1 do { $most } akapitów i nie ma części.
fault-unread_paragraph = Akapitu { $word } nikt nigdy nie przeczyta, bo akapit { $count } zawsze kończy kartę. Tam, gdzie karta ma iść dalej, wpisz go_on.
fault-unread_section = Części „{ $word }” nikt nigdy nie przeczyta: z talii „{ $deck }” bierze się karty tylko na obszarach { $allowed }.
fault-threats = Postać kładzie dwa zagrożenia, nie { $count }.
fault-no_threat = Na początku gry żadne zagrożenie nie może leżeć na „{ $word }”. Dozwolone: { $allowed }.
fault-sector = Sektor tego obszaru to zawsze { $allowed }.
fault-one_area = Granica leży między dwoma różnymi obszarami.
fault-no_way = { $key } wymienia „{ $word }”, dokąd nikt nie chodzi: prowadzą tam tylko akcje obszarów. Dozwolone: { $allowed }.
fault-too_tiring = Koszt zwiększa zmęczenie o { $count }, a tego nikt nigdy nie zapłaci. Dozwolone: najwyżej { $most }.

## Wiersze Voidfalla

fault-objectives = Celów jest { $count }. Dozwolone: { $least }.
fault-frames = Ramek jest { $count }. Dozwolone: od { $least } do { $most }.

## Całość

fault-whole_reference = „{ $word }” nie istnieje.
fault-whole_copy = Tak nazywa się już egzemplarz { $count } wiersza „{ $word }”. Wybierz inny identyfikator.
fault-whole_scene = Tak nazywa się już scena „{ $scene }” wydarzenia „{ $word }”. Wybierz inny identyfikator.
fault-whole_role = Żadna karta nie miałaby już roli „{ $word }”, o którą pytają zasady. Dopisz w tym wierszu role = "{ $word }".
fault-whole_clash = „{ $word }” zastąpiono więcej niż raz: dwoma wierszami albo wierszem i talią, którą zastępuje pack.toml.
fault-deck_count = Talia „{ $deck }” miałaby { $count } kart. Dozwolone: od { $least } do { $most }.
fault-deck_starting = Postać „{ $deck }” miałaby { $count } przedmiotów startowych (talia "starting", ten owner). Dozwolone: { $least }.
fault-deck_goal = Żadna karta z „{ $deck }” nie prowadzi już do „{ $word }”.
fault-deck_role = Żadna karta nie miałaby już roli „{ $word }”, o którą pytają zasady. Daj którejś karcie dodatku role = "{ $word }".
fault-whole_twice = Tylko jeden wiersz w jednym z dodatków w grze może mówić, co to jest „{ $word }”.
fault-deck_slots = Miejsc na lokacje jest { $count }. Dozwolone: cztery, z numerami od 1 do 4.
fault-deck_first_game = first_game miejsc musi wymieniać każdą lokację raz: { $word }.
fault-deck_borders_twice = Dwa obszary mają więcej niż jedną granicę.
fault-deck_unreached = Nikt nie doszedłby do: { $word }.
fault-game_broke = Losowa rozgrywka z dodatkiem się zepsuła: { $word }. Zgłoś to razem z dodatkiem.
