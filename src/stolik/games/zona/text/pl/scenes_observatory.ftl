### Sceny Obserwatorium emisyjnego.

event-c01_1 = Korytarz śmiechu
    .scene = W korytarzu ktoś się śmieje, serdecznie, jak z dobrego dowcipu. Śmiech przechodzi z drzwi do drzwi, a każdy, kto go usłyszy, rozumie dowcip odrobinę lepiej.
    .choice1_move = Myśl o rachunkach
    .choice1_success = Liczysz podatki za pięć lat wstecz, aż ostatnie drzwi zostają za tobą.
    .choice1_failure = Przy ostatnich drzwiach dociera do ciebie puenta. Śmiejesz się jeszcze długo po tym, jak przestało być śmiesznie.
    .choice2_move = Przebiegnij z dłońmi na uszach
    .choice2_success = Czterdzieści drzwi, każde otwierane kopniakiem. Za ostatnimi słychać już tylko twoje serce.
    .choice2_failure = W połowie korytarza brakuje ci tchu, a śmiać się można też bez tchu. Wracasz na czworakach.

event-c01_2 = Wykresy emisji
    .scene = Wszystkie emisje od początku pomiarów wykreślono na jednym zwoju papieru, długim na trzy piętra. Ktoś zaznaczył na czerwono tylko te, które przyszły nie w porę.
    .success = Czerwone szczyty pokrywają się z dniami, w których ktoś próbował wejść do sarkofagu.
    .failure = Rozwijasz papier, a on zwija się z drugiej strony, i ma w tym większą wprawę.

event-c02_1 = Człowiek z siekierą
    .scene = Asystent w fartuchu rąbie drzwi od środka i z każdym ciosem przeprasza. Po tej stronie jest jeszcze jeden komplet drzwi, a potem ty.
    .choice1_move = Chwyć za siekierę
    .choice1_success = Łapiesz trzonek, gdy ostrze utyka w desce, a on dziękuje i siada.
    .choice1_failure = Przeprasza cię dwa razy, raz za każdą ranę.
    .choice2_move = Porozmawiaj z nim przez drzwi
    .choice2_success = Pytasz, jak się nazywa ten, którego przeprasza. Siekiera milknie, a potem słychać klucz.
    .choice2_failure = Mówi, że rozumie, i uderza dalej, tylko ciszej. Drzazga z ostatniej deski trafia cię w policzek.

event-c02_2 = Skalibrowana czasza
    .scene = Czasza na dachu jest wycelowana nie w niebo, lecz w ziemię, a strojono ją z dokładnością do włosa. W słuchawkach operatora coś oddycha po drugiej stronie.
    .success = Przesuwasz strojenie o pół włosa i oddech zamienia się w listę imion, kończącą się na imieniu pierwszego dyrektora.
    .failure = Oddech po drugiej stronie dopasowuje się do twojego, a potem go wstrzymuje.

event-c03_1 = Zbiornik ciszy
    .scene = Żeby przejść, trzeba położyć się w zbiorniku ze słoną wodą i poczekać, aż opadnie klapa po drugiej stronie. Klapa opada, gdy w środku nie ma nikogo, kto by na to czekał.
    .success = Przestajesz być kimkolwiek na tak krótko, jak to możliwe, i klapa opada.
    .failure = Klapa opada od razu, ale w twojej głowie czeka na nią ktoś jeszcze.

event-c03_2 = Pamięć reaktora
    .scene = Na ostatnim stanowisku elektrody podłączono nie do człowieka, lecz do kawałka grafitu z bloku czwartego. Fotel obok jest dla słuchacza i ma przetarte poręcze.
    .success = Wysłuchujesz tamtej nocy od strony reaktora i wiesz już, że nie był to wypadek, tylko odpowiedź.
    .failure = Grafit pamięta wyłącznie ostatnią sekundę, za to bez końca.

event-c04_1 = Tłum zagubionych
    .scene = W holu stoi tłum w piżamach, twarzami do ściany, i szeptem porównuje wyniki. Gdy skrzypną drzwi, wszyscy odwracają się naraz i czekają na swojego lekarza.
    .good = Biorą cię za kogoś, kto ich odwiedzał, i rozstępują się po ścianach.
    .neutral_success = Przechodzisz z pustą teczką i zatroskaną miną, jak na obchodzie.
    .neutral_failure = Ktoś prosi o wynik, a ty nie wiesz, że każdy musi go dostać. Twój ogłaszają ci krzesłem.
    .bad_success = Torujesz sobie drogę barkiem, powtarzając, że wizyty skończone.
    .bad_failure = Poznają w tobie kogoś, kto już kiedyś podpisywał im karty. Oddają ci po kolei wszystkie zastrzyki.

event-c04_2 = Szpula taśmy
    .scene = Na magnetofonie kręci się szpula, z której nagranie usunięto, a potem usunięto to usuwanie. Zostały trzaski, ułożone w zdania.
    .success = Spisujesz trzaski alfabetem telegrafu i otrzymujesz godzinę następnej wielkiej emisji, podpisaną przez samą emisję.
    .failure = Taśma zrywa się na słowie „dlatego”.

event-c05_1 = Generator pola
    .scene = W środkowej sali pracuje cewka wysoka na dwa piętra, obwieszona dzwonkami rowerowymi, żeby było słychać, kiedy pole gęstnieje. Dzwonki milczą, ale wszystkie są przechylone w jedną stronę.
    .choice1_move = Wyłącz cewkę w jej rytmie
    .choice1_success = Przechodzisz po tej stronie, na którą dzwonki się nie przechylają, i gasisz cewkę między jednym pulsem a drugim.
    .choice1_failure = Wszystkie dzwonki odzywają się naraz, w twoich plombach. Pole odrzuca cię pod drzwi, z gorącem w kościach i smakiem miedzi w ustach.
    .choice2_move = Przejdź przez pole
    .choice2 = Idziesz środkiem, a pole przechodzi przez ciebie w przeciwną stronę. Jesteś po drugiej stronie i przez chwilę nie wiesz, czy cały ten ktoś to ty.

event-c05_2 = Ciepły pomruk
    .scene = W sali odpoczynku słychać pomruk, po którym wszystko staje się nieważne, nawet wyjście. Na leżankach jest jedno wolne miejsce, zasłane.
    .success = Siadasz, ale nie kładziesz się, i z pomruku wyławiasz to, co usypia resztę: puls Źródła, zapisany na wiele lat naprzód.
    .failure = Budzisz się na leżance, bez sił i z cudzym kocem pod brodą.

event-c06_1 = Fałszywe wyjście
    .scene = Drzwi z zieloną tabliczką prowadzą na podwórze, z trawą, słońcem i bramą na oścież. Twój cień leży na trawie po niewłaściwej stronie.
    .success = Cofasz się po własnych śladach i zauważasz drugie drzwi, namalowane farbą na ścianie, a jednak z klamką.
    .failure = Wychodzisz przez bramę na to samo podwórze, już po zachodzie.

event-c06_2 = Mapa nieba
    .scene = Na suficie planetarium wyświetla się niebo, którego nie widać z żadnego miejsca na Ziemi. Wszystkie gwiazdozbiory mają tu nazwy miejscowości z Zony.
    .success = Obracasz rzutnik o kąt, o jaki przesunęła się od wybuchu oś Zony, i środek nieba wypada pod sarkofagiem.
    .failure = Jedna gwiazda gaśnie, potem następna, zawsze ta, na którą patrzysz.

event-c07_1 = Kapłan sygnału
    .scene = Starszy pan w stule z taśmy perforowanej błogosławi nadchodzących impulsem z prostownika. Kto uklęknie i powtórzy wyznanie wiary w sygnał, przechodzi bez pytań, ale wyznanie idzie w eter na wszystkich pasmach.
    .choice1_move = Przyjmij impuls na stojąco
    .choice1_success = Nie tracisz wątku własnych myśli i kapłan spuszcza wzrok.
    .choice1_failure = Impuls odnajduje wspomnienie, którego nie chcesz, i puszcza je w kółko. Kapłan nie ma nic przeciwko temu, żeby tak zostało.
    .choice2_move = Uklęknij i powtórz wyznanie
    .choice2 = Klękasz, powtarzasz i cała Zona słyszy, w co wierzysz.
    .choice3_move = Przekręć mu biegun prostownika
    .choice3_success = Jednym ruchem zamieniasz bieguny i błogosławieństwo wraca do nadawcy. Kapłan uśmiecha się i zasypia na stojąco.
    .choice3_failure = Bieguny były już zamienione. Własna myśl odbija ci się w głowie i nie może wyjść.

event-c07_2 = Wspinaczka na antenę
    .scene = Rejestrator szczytowy jest na samej górze masztu, sto metrów nad lasem, w skrzynce z plombą. Drabinka kończy się w połowie, wyżej są tylko odciągi i wiatr.
    .success = Wspinasz się po odciągu, zrywasz plombę i na wosku rejestratora masz odcisk fali, która poruszała się ku reaktorowi, nie od niego.
    .failure = Odciąg śpiewa, pęka w dłoni i zjeżdżasz po nim aż do drabinki. Z dłoni schodzi skóra.

event-c08_1 = Żywy szum
    .scene = Ze ściany wyłączonych ekranów wylewa się szary śnieg, opada na podłogę i znów się podnosi. Ma mniej więcej twój wzrost i czegoś szuka w paśmie, na którym myślisz.

event-c08_2 = Dziennik obserwacji
    .scene = Obserwatorzy zmieniali się co osiem godzin i każdy zaczynał wpis od słów „bez zmian”. Pod spodem, ołówkiem, każdy dopisał jedno słowo.
    .choice1_move = Złóż dopiski w zdanie
    .choice1_success = Dopiski układają się w jedno zdanie i dowiadujesz się, kto przez trzydzieści lat obserwował obserwatorów.
    .choice1_failure = Składasz zdanie za zdaniem i każde ma sens. Ostatnie zaprzecza wszystkim, a za oknem jest już następny dzień.
    .choice2_move = Weź nocny dyżur
    .choice2_success = Osiem godzin patrzysz tam, gdzie patrzyli. O czwartej ktoś po drugiej stronie szyby notuje: „bez zmian”.
    .choice2_failure = Dopisujesz „bez zmian” i nie masz pojęcia, kiedy ołówek znalazł się w twojej dłoni, ani od ilu godzin pisze.

event-c09_1 = Podłoga pod napięciem
    .scene = Posadzka w laboratorium psychofizycznym jest z płytek i co druga zabija muchę, która na niej usiądzie. Muchy o tym wiedzą i chodzą po tych bezpiecznych.
    .success = Czekasz, patrzysz na muchy i przechodzisz ich ścieżką, na palcach.
    .failure = Mucha, której ufasz, dopiero dziś tu przyleciała. Prąd rzuca tobą o jedną ścianę, a potem o drugą.

event-c09_2 = Obiekt zero
    .scene = W ostatniej celi siedzi pierwszy badany, z elektrodami zrośniętymi ze skronią, i od trzydziestu lat rozwiązuje tę samą krzyżówkę. Brakuje mu jednego hasła, a opis hasła to twoje imię.
    .success = Wytrzymujesz jego spojrzenie i wpisujesz hasło razem z nim: to słowo, na które Źródło się otwiera.
    .failure = Podaje ci ołówek i przez chwilę to ty siedzisz w celi.

event-c10_1 = Przeskok
    .scene = Między jednym krokiem a drugim mija kwadrans, potem godzina, potem pora roku za oknem. Zegar w hali idzie równo, to tylko ty przychodzisz do niego na wyrywki.
    .choice1_move = Trzymaj wzrok na wahadle
    .choice1_success = Patrzysz na wahadło i nie mrugasz, aż krok staje się krokiem.
    .choice1_failure = Na końcu holu, tam gdzie jest początek, każda z brakujących godzin boli cię osobno.
    .choice2_move = Daj czasowi przejść przez siebie
    .choice2 = Idziesz, a lata mijają cię z obu stron. Dochodzisz starzej, niż wypada, i nad reaktorem zegar jest o krok dalej.

event-c10_2 = Własne pismo
    .scene = W sejfie leży zeszyt zapisany twoją ręką, z datą sprzed twojego urodzenia. Notatki są urwane, kilka stron wydarto, a na okładce przypięto coś, co świeci.
    .success = Wiesz, jak kończysz zdania, więc uzupełniasz braki: masz w ręku plan drogi do Źródła, własny.
    .failure = Ostatnie zdanie brzmi „nie czytaj dalej”, a ty czytasz.
