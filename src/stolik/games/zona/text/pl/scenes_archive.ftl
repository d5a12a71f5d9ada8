### Sceny Podziemnego archiwum.

event-a01_1 = Wartownia
    .scene = Za pierwszymi drzwiami archiwum jest wartownia z jednym żołnierzem i trzema monitorami. Dwa pokazują puste korytarze, trzeci jego samego od tyłu, i to w ten trzeci patrzy bez przerwy.
    .choice1_move = Wejdź krokiem postaci z ekranu
    .choice1_success = Poruszasz się dokładnie tak jak postać na trzecim monitorze i żołnierz bierze cię za opóźniony obraz.
    .choice1_failure = Żołnierz widzi cię na ekranie o sekundę wcześniej, niż stajesz za nim. Kolba trafia cię w skroń, drzwi w plecy.
    .choice2_move = Przełącz kable w rozdzielni
    .choice2_success = Puszczasz mu na trzeci monitor obraz z pierwszego. Żołnierz wpatruje się w pusty korytarz, a ty nim przechodzisz.
    .choice2_failure = Kabli jest sto dwadzieścia i żaden nie jest podpisany. Kiedy gasną wszystkie monitory naraz, zostaje ci tylko długi bieg.

event-a01_2 = System kartotek
    .scene = Kartoteka zajmuje dwanaście sal i nie ułożono jej według alfabetu ani dat. Na szufladach są same kolory i zapachy, jakby porządkował ją ktoś niewidomy na litery.
    .success = Po zapachu spalonej izolacji trafiasz na nazwiska dyżurnych, którym tamtej nocy kazano wyjść kwadrans wcześniej.
    .failure = W sali siódmej orientujesz się, że od godziny otwierasz tę samą szufladę.

event-a02_1 = Korytarz koszarowy
    .scene = Do magazynu akt prowadzi korytarz między sypialniami, w których śpi cała kompania. Na jego środku leży coś, co kompania przygarnęła i karmi, uwiązane do kaloryfera za krótkim łańcuchem.
    .choice1_success = Zaciskasz zwierzęciu pysk, zanim zawyje, i mijasz je krok po kroku.
    .choice1_failure = Łańcuch jest dłuższy, niż wygląda zwinięty. Zęby też.
    .choice2_success = Idziesz wtedy, gdy chrapią wszyscy, i stajesz, gdy ktoś w sali przewraca się na bok.
    .choice2_failure = Jeden z żołnierzy tylko udawał, że śpi, żeby nie iść na wartę. Bagnet ma prawdziwy.
    .choice1_move = Obezwładnij zwierzę
    .choice2_move = Skradaj się między salami

event-a02_2 = Zaszyfrowany skorowidz
    .scene = Skorowidz jest zapisany pismem stenograficznym, które zmienia się z każdą stroną, bo każdą pisał ktoś inny i każdy krócej. Ostatnie wpisy to pojedyncze kreski.
    .success = Kreski są datami zgonów, a odczytane wspak tworzą rozkład dostaw czegoś, co przywożono spod reaktora.
    .failure = Twoja ręka sama dopisuje następną kreskę i musisz ją powstrzymać drugą.

event-a03_1 = Pożyczony mundur
    .scene = W pralni wisi mundur oficera łączności, niemal na ciebie. Problem polega na tym, że na najbliższej odprawie oficer łączności ma zdać raport.
    .success = Mówisz do czterdziestu ludzi przez trzy minuty same liczebniki i dziękujesz za uwagę.
    .failure = Na sali siedzi właściciel munduru, w samym podkoszulku i w złym humorze. Odbiera swoje guzik po guziku, a na koniec łamie ci nos i dwa palce.

event-a03_2 = Płonące papiery
    .scene = Ktoś uprzedził o kontroli i w niszczarni palą akta z całego roku, teczka po teczce. Ta, której szukasz, leży już w ogniu, gruba i od spodu jeszcze biała. Ruszt jest ciężki i rozgrzany, ale do płomieni można też sięgnąć wprost.
    .choice1_move = Wyszarp cały ruszt
    .choice1_success = Wyciągasz ją razem z rusztem i z niedopalonych kart składasz mapę tuneli pod sektorem żółtym.
    .choice1_failure = Ruszt osuwa się razem z tobą, teczka otwiera się w płomieniach jak drzwiczki i oddaje ci tylko żar.
    .choice2_move = Sięgnij w ogień obiema rękami
    .choice2 = Trzymasz ją, dopóki nie zgaśnie, i dopiero wtedy krzyczysz. Mapa tuneli jest cała; o dłoniach nie da się tego powiedzieć.

event-a04_1 = Oficer na bramce
    .scene = Przejście do podpoziomu obsadza major, który od dawna nie ma komu rozkazywać. Trzyma pistolet na stole, lufą do ściany, i prosi o podanie celu wizyty.
    .good = Major słyszał o tobie dobre rzeczy i cieszy się, że ktoś jeszcze prosi o pozwolenie.
    .neutral_success = Podajesz podstawę prawną, której nie ma, z takim paragrafem, że major salutuje.
    .neutral_failure = Major zna kodeks lepiej, niż ci się śniło, i odsyła cię kolbą.
    .bad_success = Wytrącasz mu pistolet ze stołu i zamykasz go w jego własnej kancelarii.
    .bad_failure = Major zdążył odwrócić lufę od ściany.

event-a04_2 = Czytnik mikrofilmów
    .scene = Czytnik działa, tyle że żarówka przepala film po dziesięciu sekundach. Klatek jest sześć tysięcy, a ciekawa tylko jedna.
    .success = Zgadujesz numer z daty awarii i masz dziesięć sekund na portret człowieka, który przed awarią zamówił sarkofag.
    .failure = Nad ranem widzisz już tylko przepalone kółko, także po zamknięciu oczu.

event-a05_1 = Wiązki w pyle
    .scene = W korytarzu wisi nieruchomo pył, a w nim trzynaście czerwonych kresek, cienkich jak nitki. Czternastą widać tylko wtedy, gdy na nią nie patrzysz.
    .success = Przechodzisz ze wzrokiem w suficie, prowadząc palec tuż pod tą czternastą.
    .failure = Była i piętnasta, za twoimi plecami, a grodź spada szybciej, niż się biegnie. Obija ci bark i odcina korytarz. Wracasz przez kanały, do rana.

event-a05_2 = Skarbiec
    .scene = Kraty skarbca zardzewiały tak, że klucz nie miałby w czym się obrócić. Za nimi, na pulpicie, leży otwarta księga, przykuta łańcuchem jak w kościele.
    .choice1_move = Rozepchnij pręty łomem
    .choice1 = Łom wchodzi w rdzę jak w chleb, a księga okazuje się rejestrem ludzi, których nigdy nie ewakuowano.
    .choice2_move = Rozepchnij pręty barkiem
    .choice2_success = Rozpychasz pręty barkiem i odczytujesz rejestr, zanim pulpit zjedzie pod podłogę: spisano tych, którym kazano zostać.
    .choice2_failure = Pręty uginają się i wracają, cierpliwsze od ciebie. Po godzinie nie masz siły zacisnąć pięści.
    .choice3_move = Czytaj lusterkiem na kiju
    .choice3_success = Odwracasz w lusterku wiersz po wierszu i czytasz nazwiska ludzi, których nikt nigdy nie wywiózł.
    .choice3_failure = W lusterku pojawia się ktoś stojący za tobą. Cios spada, zanim zdążysz się obejrzeć.

event-a06_1 = Szepczące regały
    .scene = Regały na szynach zsuwają się i rozsuwają bez korby, szepcząc przy tym to, co mają na półkach. Zeznania mieszają się z donosami i wszystkie są w pierwszej osobie.
    .choice1_move = Odpowiadaj głosom
    .choice1_success = Odpowiadasz każdemu głosowi „zanotowano” i regały rozstępują się jeden po drugim.
    .choice1_failure = Rozpoznajesz zeznanie, które dopiero przyjdzie ci złożyć, i nie możesz przestać słuchać. Wyprowadza cię stąd dopiero własny krzyk.
    .choice2_move = Przebiegaj między regałami
    .choice2_success = Zgadujesz rytm szyn i przechodzisz dwanaście rzędów, zanim głosy zdążą się przedstawić.
    .choice2_failure = Siódmy rząd zamyka się o pół kroku za wcześnie. Regał liczy ci żebra i odstawia na początek.

event-a06_2 = Odpis raportu
    .scene = Z raportu końcowego został tylko odpis odpisu, w którym maszynistka poprawiała to, co uznała za błąd. Błędów poprawiła jedenaście.
    .success = Cofasz poprawki i jedenaście liczb układa się w głębokość, na której coś wciąż pracuje.
    .failure = Maszynistka była lepsza od ciebie i odpis kłamie już bez śladu.

event-a07_1 = Psy wartownicze
    .scene = Psiarnia archiwum żywi się tym, co przypełznie z kanałów, i od pokoleń nie widziała słońca. Psy nie mają oczu, za to po trzy pary nozdrzy, i nie szczekają.
    .success = Rzucasz się na przewodnika, przygniatasz go do posadzki i reszta uznaje cię za nowego.
    .failure = Pachniesz dla nich tak wyraźnie, jak innym świeci lampa. Gryzą bez dźwięku, w ramię i w udo.

event-a07_2 = Układ z archiwistą
    .scene = Archiwista odsiedział tu trzy ustroje i żadnemu nie wydał właściwej teczki. Tobie wyda, za opłatą kancelaryjną, albo pójdzie na obiad i zostawi uchylone drzwi na sześć minut.
    .choice1_move = Zapłać opłatę kancelaryjną
    .choice1 = Stempluje pokwitowanie i podaje ci teczkę, w której jest fotografia Źródła, datowana na rok przed budową elektrowni.
    .choice2_move = Szukaj w przerwie obiadowej
    .choice2_success = W czwartej minucie zauważasz, że jedna teczka nie ma kurzu, a w niej szkic tego, co fundamenty miały zasłonić.
    .choice2_failure = Archiwista jada szybko i wraca z woźnym. Woźny nie pyta o nic, ma miotłę z metalowym trzonkiem.
    .choice3_move = Usiądź naprzeciw i czekaj
    .choice3_success = Trzeciej nocy pęka pierwszy, byle wreszcie ktoś zgasił światło. W teczce jest fotografia Źródła, starsza niż elektrownia.
    .choice3_failure = Archiwista przesiedział tu trzy ustroje. Ciebie przesiaduje w dwie noce, nawet nie podnosząc głowy.

event-a08_1 = Zalany poziom
    .scene = Poziom minus trzy stoi pod wodą po sufit, oprócz kieszeni powietrza przy każdym kinkiecie. Kinkietów jest dziewięć, a palą się cztery. Na półpiętrze zostawiono ręczną pompę z instrukcją po zdartej stronie.
    .choice1_move = Nurkuj od światła do światła
    .choice1_success = Cztery światła przepływasz spokojnie, a pięć ciemnych pokonujesz jednym wdechem.
    .choice1_failure = Powietrze przy szóstym ktoś już zużył. Wynurzasz się tam, skąd wypłynęło to, co świeci w wodzie, i licznik długo nie milknie.
    .choice2_move = Uruchom pompę
    .choice2_success = Pompujesz do rana, w jedną stronę, która okazuje się właściwa. Schodzisz po mokrych stopniach suchą nogą.
    .choice2_failure = Pompujesz do rana. Wody jest o stopień więcej.

event-a08_2 = Mokre teczki
    .scene = Woda skleiła akta w jeden blok, twardy jak drewno, i rozwarstwia się on tylko tam, gdzie pisano ołówkiem. Atrament spłynął na podłogę, gdzie leży kałużą pełną liter.
    .success = Odczytujesz notatki zrobione ołówkiem na marginesach i wychodzi z nich, że emisje wywoływano niegdyś stąd, na żądanie.
    .failure = Blok rozpada się na papkę, a kałuża na słowa, które nic nie znaczą.

event-a09_1 = Skrzynka alarmowa
    .scene = Drzwi do działu ścisłego są podłączone do skrzynki alarmowej, a skrzynka do wszystkiego innego. Na pokrywce ktoś narysował schemat i podpisał „na wypadek mojego urlopu”.
    .success = Zauważasz, że schemat narysowano w lustrze, i przecinasz żyłę przeciwną do wskazanej.
    .failure = Autor schematu nie lubił swojego zastępcy. Prąd rzuca tobą o drzwi, a drzwi oddają.

event-a09_2 = Drużyna strzelecka
    .scene = W czytelni śpi przy stołach drużyna strzelecka, z głowami na aktach i bronią na kolanach. Teczka, po którą tu jesteś, służy dowódcy za poduszkę.
    .success = Podmieniasz teczkę na encyklopedię między jednym chrapnięciem a drugim i masz listę cywilów wysłanych w głąb jako pierwsza ekipa.
    .failure = Dowódca otwiera oczy i patrzy na ciebie tak, jakby wydawał rozkaz we śnie. Drużyna wykonuje go, nie otwierając oczu, i trafia dwa razy.

event-a10_1 = Pokój przesłuchań
    .scene = Drzwi zatrzaskują się i z głośnika ktoś spokojnie pyta o twoje nazwisko, a potem o nazwisko tego, kto siedzi obok. Krzesło obok jest puste, ale odsunięte.
    .success = Odmawiasz zeznań w imieniu was obojga i zamek puszcza.
    .failure = Odpowiadasz na wszystkie pytania, a krzesło obok na wszystkie pozostałe.

event-a10_2 = Sejf pułkownika
    .scene = Pułkownik zamknął w sejfie to, czego wstydził się bardziej niż bał. Na drzwiczkach wisi fotografia trzech córek, a zamek ma trzy tarcze.
    .success = Ustawiasz wiek każdej z córek i wyjmujesz pieniądze oraz list, w którym pułkownik przyznaje, że Źródło odpowiadało na jego raporty.
    .failure = Córki były cztery. Spod tarczy wyskakuje igła i przebija ci dłoń.
