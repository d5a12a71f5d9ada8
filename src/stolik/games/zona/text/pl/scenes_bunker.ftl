### Sceny Rządowego schronu.

event-d01_1 = Zespawany właz
    .scene = Właz schronu zespawano od zewnątrz, starannie i na całym obwodzie, a potem ktoś od środka próbował go wypchnąć. Blacha wybrzuszyła się na wysokości ramion.
    .choice1_move = Podważ właz łomem
    .choice1 = Łom znajduje jedyne miejsce, w którym spawacz się śpieszył.
    .choice2_move = Naprzyj na właz
    .choice2_success = Napierasz tam, gdzie tamten od środka, i otwieracie go wspólnymi siłami.
    .choice2_failure = Spaw okazuje się grubszy od twojej cierpliwości. Schodzisz na plecy, bo nogi już nie trzymają.
    .choice3_move = Poszukaj czerpni powietrza
    .choice3_success = Z planu budynku, którego nie ma, wyliczasz szyb wentylacji i schodzisz nim obok włazu.
    .choice3_failure = Szyb kończy się filtrem, a filtr wyłapał wszystko, co leciało nad Zoną przez trzydzieści lat. Licznik wypędza cię z powrotem.

event-d01_2 = Sala map
    .scene = Na stole o powierzchni boiska leży Zona w skali, z żaróweczką w każdym domu. Palą się trzy, a jedna z nich się porusza.
    .success = Wyłączasz dwie i po trzeciej odczytujesz trasę, którą rząd miał uciekać: pod ziemią, w stronę reaktora.
    .failure = Żaróweczka dochodzi do schronu, a ktoś naciska dzwonek.

event-d02_1 = Automatyczne działko
    .scene = Pod stropem przedsionka obraca się działko z tabliczką „personel rozpoznawany według postawy”. Pod nim leżą ci, którzy się zgarbili.
    .choice1_move = Przejdź jak wartownik ze zdjęcia
    .choice1_success = Dostrzegasz wartownika na fotografii i przechodzisz dokładnie tak jak on, z ręką na guziku.
    .choice1_failure = Plecak robi z ciebie kogoś obcego. Działko strzela dwa razy, drugi raz już w progu.
    .choice2_move = Biegnij, gdy lufa się odwraca
    .choice2_success = Trzy sekundy lufa patrzy w ścianę, a trzy sekundy to dwadzieścia twoich kroków.
    .choice2_failure = Lufa wraca po dwóch sekundach. Seria dogania cię w połowie i odprowadza aż za próg.
    .choice3_move = Rzuć mu coś z plecaka
    .choice3 = Dwie twoje rzeczy lecą łukiem i znikają w huku. Rykoszety znajdują twój bok i łydkę, ale jesteś po drugiej stronie.

event-d02_2 = Zaszyfrowany terminal
    .scene = Terminal zadaje pytania kontrolne, o nazwisko panieńskie matki sekretarza i o smak jego ulubionych lodów. Po trzech błędach skasuje siebie, a licznik stoi na dwóch.
    .success = Z kartki na urodzinowym torcie w zamrażarce odczytujesz oba i dostajesz listę tych, dla których schron budowano.
    .failure = Okazuje się, że nie lubił lodów. Do rana próbujesz obudzić czarny ekran.

event-d03_1 = Duchy wyprawy
    .scene = W sypialni przy każdej pryczy stoją spakowane plecaki pierwszej wyprawy, która wyruszyła i nigdy nie wróciła. Nocą ktoś je poprawia, słychać klamry.
    .success = Mówisz, że wyprawę odwołano, i klamry rozpinają się jedna po drugiej.
    .failure = Czyjeś ręce zapinają ci plecak na piersi i słyszysz „wymarsz”. Idziesz z nimi, dopóki nie uderzysz czołem w ścianę, i nie od razu wracasz.

event-d03_2 = Magazyn wyprawy
    .scene = W magazynie wszystko jest podpisane, zafoliowane i policzone, tylko liczby w spisie są o jeden mniejsze niż na półkach. Nadliczbowa rzecz na każdej z półek wygląda jak pozostałe.
    .success = Znajdujesz skrzynkę bez cienia, a w niej dziennik wyprawy, pisany już po jej zaginięciu.
    .failure = Bierzesz do ręki coś, co tylko udaje konserwę. Ucieka ci z ręki i gonisz je między regałami, aż nie masz tchu.

event-d04_1 = Inni poszukiwacze
    .scene = Na rozwidleniu tuneli czeka czteroosobowa ekipa z lampami, linami i roszczeniem do pierwszeństwa. Doszli tu przed tobą, ale nie wiedzą, którędy dalej.
    .good = Kierowniczka ekipy o tobie słyszała i proponuje, żeby iść razem.
    .neutral_choice1_move = Dołóż się do kosztów
    .neutral_choice1 = Za udział w kosztach puszczają cię przodem, na linie.
    .neutral_choice2_move = Przepchnij się na czoło
    .neutral_choice2_success = W tunelu mieści się jedna osoba i po tej rozmowie wiadomo już która.
    .neutral_choice2_failure = Oni mają cztery lampy, ty jedną głowę. Którąś z lamp wybijają na niej szkło.
    .neutral_choice3_move = Wskaż im drogę
    .neutral_choice3_success = Z kurzu na podłodze czytasz, którędy szli poprzedni, i idziesz na czele.
    .neutral_choice3_failure = Wskazujesz lewą. Po czterech godzinach cała wyprawa stoi w tym samym miejscu i patrzy na ciebie.
    .bad_success = Rozbijasz lampy, a po ciemku wszyscy jesteście tak samo zgubieni.
    .bad_failure = Wieść o tobie dotarła tu przed tobą, razem z radą, jak cię przyjąć.

event-d04_2 = Wspólny obóz
    .scene = W komorze pod wentylatorem zostało obozowisko kilku ekip naraz, z różnych lat. Na ścianie prowadziły wspólne obliczenia, każda swoim kolorem.
    .success = Dopisujesz brakujący wiersz i wynik pokazuje, ile osób musi dojść do Źródła, żeby jedna mogła wrócić.
    .failure = Twój kolor nie zgadza się z żadnym i zamazuje to, co było.

event-d05_1 = Ulatniający się gaz
    .scene = Z laboratorium na dolnym poziomie ulatnia się gaz bez zapachu, za to o wyraźnym kolorze: fioletowym, po kolana. Drabina na drugi koniec sali wisi po lewej i brak jej co drugiego szczebla.
    .choice1_move = Wejdź na drabinę
    .choice1_success = Idziesz górą, na rękach, i fiolet sięga ci ledwie podeszew.
    .choice1_failure = Szczebel zostaje w garści, a fiolet podnosi się na spotkanie. Wypełzasz z powrotem, a licznik trzeszczy jeszcze na schodach.
    .choice2_move = Brnij przez gaz
    .choice2 = Idziesz wolno, żeby nie wzburzyć, z fioletem po kolana, po pas, po szyję. Po drugiej stronie nadal świecisz w ciemności.

event-d05_2 = Zawór sterujący
    .scene = Koło zaworu ma siedem położeń, opisanych porami dnia. Obecnie stoi na „zmierzch”, a wskaźniki ścienne są zdania, że to o jedno za późno.
    .success = Ustawiasz „południe”, gaz opada i odsłania na dnie zbiornika stół operacyjny oraz akta tego, co na nim leżało.
    .failure = „Świt” okazuje się pomyłką. Zbiornik wzdycha i robi się od tego ciepło.

event-d06_1 = To z kantyny
    .scene = W kantynie nakryto do stołu dla trzydziestu osób i na każdym talerzu leży starannie obgryziona kość. Coś wielkiego śpi na ladzie, z serwetką pod brodą.

event-d06_2 = Kajuta komendanta
    .scene = Komendant urządził się jak na okręcie: koja, bulaj, za którym jest ziemia, i model szkunera. Wszystko jest przyśrubowane na wypadek fali.
    .success = Bulaj ma świeże rysy przy zawiasie, a za nim leży dziennik pokładowy ze wszystkimi wejściami pod sarkofag.
    .failure = Szkuner obraca się dziobem w twoją stronę i przestajesz wiedzieć, które szuflady są już sprawdzone.

event-d07_1 = Tunel wodny
    .scene = Woda w kanale chłodzącym schronu płynie wstecz, od wylotu do źródła, z wielką siłą. W jego połowie jest krata z wyciętym otworem, dość szerokim dla chudego optymisty.
    .choice1_move = Płyń przez otwór w kracie
    .choice1_success = Wypuszczasz całe powietrze i woda przepycha cię na drugą stronę.
    .choice1_failure = Woda trzyma cię na kracie, dopóki się jej nie znudzi. Świeci przy tym lekko, od spodu.
    .choice2_move = Odwróć nurt w pompowni
    .choice2_success = Zamieniasz dwa przewody i rzeka staje, jakby się zastanawiała. Masz minutę suchego dna.
    .choice2_failure = Nurt przyśpiesza zamiast stanąć. Do świtu wiążesz się do poręczy i puszczasz, wiążesz i puszczasz.
    .choice3_move = Wyłam kratę łomem
    .choice3 = Nurkujesz siedem razy, pręt po pręcie. Za ósmym razem woda wynosi cię razem z kratą.

event-d07_2 = Suche archiwum
    .scene = Za śluzą jest sucho jak na pustyni, a papier w regałach ma barwę biszkoptu. Kto dotknie karty, zostaje z garstką pyłu, więc czytano tu bez dotykania.
    .success = Zdmuchujesz karty jedna po drugiej i czytasz je w locie: protokół z przesłuchania kogoś, kto wyszedł ze Źródła.
    .failure = Kichasz.

event-d08_1 = Pułapki na ciekawskich
    .scene = Ostatni dyżurny zabezpieczył korytarz tym, co miał: linką, dzwonkiem i siedmioma granatami. Na ścianie zostawił ostrzeżenie wierszem, z rymami tam, gdzie nie wolno stawać.
    .success = Skandujesz pod nosem i stawiasz stopy tylko na sylabach nieakcentowanych.
    .failure = W czwartym wersie poeta się pomylił, albo ty. Dwa odłamki masz w plecach, a do drzwi jest jeszcze zwrotka.

event-d08_2 = Skarbiec schronu
    .scene = Rezerwę państwową trzymano za drzwiami, które można otworzyć dwojako: obrócić obiema rękami wielkie koło albo podać zegarowi właściwą godzinę. Zegar stoi na godzinie awarii i chichocze.
    .choice1_success = Koło puszcza, a między sztabkami leży akt sprzedaży Zony, opłacony z góry przez kogoś z jej wnętrza.
    .choice1_failure = Koło obraca się chętnie, ale to ono obraca tobą.
    .choice2_success = Cofasz wskazówki na kwadrans przed awarią, zegar milknie i wysuwa szufladę z umową na budowę sarkofagu, starszą niż elektrownia.
    .choice2_failure = Zegar pyta o godzinę, która dopiero będzie.
    .choice1_move = Obróć koło
    .choice2_move = Podaj zegarowi godzinę

event-d09_1 = Schody bez końca
    .scene = Schody do poziomu nasłuchu zbudowano w koło i na złość, bo po każdym obrocie numer piętra jest ten sam. Kości na podestach leżą głowami w dół, jakby schodziły.
    .choice1_move = Schodź i nie licz
    .choice1_success = Przestajesz liczyć piętra i po prostu schodzisz, aż schodom odechciewa się pierwszym. Łydki masz jak z kamienia.
    .choice1_failure = Kładziesz się na chwilę na podeście, głową w dół, bo tak wygodniej. Wstajesz jeszcze bardziej bez sił, na samej górze.
    .choice2_move = Znacz stopnie kredą
    .choice2_success = Po kredzie widać, że co dziesiąty stopień jest zawsze ten sam. Przeskakujesz go i stoisz na dole.
    .choice2_failure = Kreda jest przed tobą na stopniach, na które dopiero masz zejść. Ktoś wypisał nią twoje imię, coraz większymi literami.

event-d09_2 = Stanowisko nasłuchu
    .scene = Rząd słuchawek wisi nad rzędem notesów, a każda para słyszy inny pokój w tym samym schronie. W szóstej ktoś stoi za drzwiami stanowiska nasłuchu i słucha ciebie.
    .success = Rozróżniasz po krokach, że to echo sprzed lat, i z jego szeptu zapisujesz hasło, którym zamknięto sarkofag.
    .failure = W siódmej słuchawce drzwi już się otwierają.

event-d10_1 = Hala generatorów
    .scene = Sześć generatorów stoi, siódmy pracuje i zasila jedynie lampkę, która informuje, że pracuje. Przejście dalej otwiera się dopiero wtedy, gdy lampka zgaśnie, a bezpiecznik jest po stronie wirnika.
    .success = Nie dotykasz bezpiecznika, tylko wykręcasz lampkę.
    .failure = Wirnik ma zdanie na temat rękawów. Razem z rękawem bierze ramię i oddaje je nie tak złożone, jak było.

event-d10_2 = Ostatnia audycja
    .scene = W studiu nagrano orędzie na dzień po końcu świata i nigdy go nie nadano. Płyta leży na talerzu, a mikrofon jest włączony, jakby czekano jeszcze na kogoś, kto je przeczyta.
    .choice1_move = Odczytaj orędzie do mikrofonu
    .choice1_success = Odczytujesz je do końca spokojnym głosem i z ostatniego zdania wiesz, kto miał odpowiedzieć. Za ścianą otwiera się szafa z przydziałem dla spikera.
    .choice1_failure = W połowie zdania łapiesz się na tym, że wierzysz w każde słowo. Milkniesz, a głos z płyty mówi dalej, już do ciebie.
    .choice2_move = Przesłuchaj płytę wstecz
    .choice2_success = Od końca słychać, do kogo mówiono naprawdę i co miał on zrobić ze Źródłem.
    .choice2_failure = Igła zjeżdża do środka płyty i zostaje tam, skacząc. Niczego się nie dowiadujesz.
