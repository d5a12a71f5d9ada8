### Sceny Laboratorium botanicznego.

event-b01_1 = Duszące zarodniki
    .scene = Za śluzą powietrze jest białe i miękkie, a każdy krok wzbija je z podłogi jak pierze. Filtry na ścianie zarosły już do środka i zaczęły owocować.
    .choice1_move = Przebiegnij na jednym wdechu
    .choice1_success = Przebiegasz całą szklarnię i wypuszczasz powietrze dopiero za drugimi drzwiami.
    .choice1_failure = W połowie drogi trzeba było odetchnąć i coś odetchnęło razem z tobą. Wracasz po omacku, a to, co w tobie osiadło, grzeje.
    .choice2_move = Idź powoli z mokrą szmatą na ustach
    .choice2 = Przez szmatę przechodzi mniej, niż myślisz, i więcej, niż trzeba. Dochodzisz, z gorączką, białymi rzęsami i nogami jak z waty.

event-b01_2 = Zielnik zasad
    .scene = Laborantka prowadziła zielnik, w którym obok każdej rośliny wpisywała, czego tej roślinie nie wolno. Z biegiem stron zakazów przybywa, a roślin jest coraz mniej.
    .success = Na ostatniej stronie jest tylko jeden zakaz i dowiadujesz się, czego nie wolno było podlewać wodą spod reaktora.
    .failure = Zakazy plączą ci się z receptami i gubisz wątek razem z godziną.

event-b02_1 = Czujka bandytów
    .scene = Na górnym poziomie bandyci wystawili czujkę: chłopaka z gwizdkiem i kuszą z resora. Boi się roślin za swoimi plecami bardziej niż ciebie, więc ogląda się co chwilę.
    .choice1_move = Przejdź, gdy się ogląda
    .choice1_success = Poruszasz się tylko wtedy, gdy odwraca głowę, i mijasz go w cieniu liścia.
    .choice1_failure = Akurat tym razem się nie obejrzał. Bełt przechodzi ci przez udo, a gwizdek słychać na wszystkich piętrach.
    .choice2_move = Kup sobie przejście
    .choice2 = Pięćset rubli to dla niego bilet do domu. Zostawia ci kuszę na parapecie i odchodzi, nie oglądając się ani razu.
    .choice3_move = Nastrasz go roślinami
    .choice3_success = Mówisz mu spokojnie, co ma teraz za plecami, i prosisz, żeby nie biegł. Biegnie.
    .choice3_failure = Chłopak płacze, a płacz ściąga jego ciotki i wujów. Po obozach niesie się, kto straszy dzieci.

event-b02_2 = Zarośnięta serwerownia
    .scene = Korzenie weszły w szafy z komputerami i zastąpiły przewody, jeden po drugim, nie gubiąc ani jednego połączenia. Dyski się kręcą, a na ekranie rosną słoje.
    .success = Uczysz się odczytywać słoje jak zapis i wyłuskujesz z nich rok, w którym korzenie zaczęły prowadzić badania za ludzi.
    .failure = System uznaje cię za nawóz i zaczyna od dłoni.

event-b03_1 = Mięsożerne pnącza
    .scene = Pnącza wiszą w przejściu jak zasłona z koralików i kołyszą się lekko, chociaż nie ma przeciągu. Na podłodze leży wypłukana z ciała kurtka, zapięta na ostatni guzik.
    .success = Wiążesz pnącza w warkocz, szarpiesz i przeskakujesz, zanim się rozplączą.
    .failure = Jedno z nich zna węzły lepsze od twoich. Kiedy się wyrywasz, zostaje na nim rękaw i dwa pasy skóry.

event-b03_2 = Klucz w roślinie
    .scene = Profesor nie ufał nikomu i klucz do sejfu ukrył w roślinie. W palmiarni stoi takich dwieście, jednakowych, i wszystkie lekko podzwaniają.
    .choice1_move = Słuchaj, która dzwoni inaczej
    .choice1_success = Jedna dzwoni o ton niżej, a w sejfie leży dowód, że nasiona przyszły z głębi sarkofagu, zanim go zamknięto.
    .choice1_failure = Rozcinasz nie tę, którą trzeba, a sąsiednie biorą to do siebie. Kolce mają tej samej długości co nóż.
    .choice2_move = Przejrzyj dziennik podlewania
    .choice2_success = Dwieście wpisów dziennie przez dwa lata, a jednej palmy nie podlano nigdy. Klucz jest w niej, w sejfie zaś list przewozowy nasion: „nadawca: wnętrze sarkofagu”.
    .choice2_failure = Zasypiasz nad trzecim tomem. Profesor podlewał wszystkie, po równo.

event-b04_1 = Herszt
    .scene = Herszt przyjmuje w gabinecie dyrektora, z nogami na biurku i doniczką na kolanach. Kwiat zwraca się w stronę tego, kto mówi, i herszt uważnie obserwuje kwiat.
    .good_success = Porządnym ludziom herszt nie wierzy, więc kończysz rozmowę, przewracając na niego biurko.
    .good_failure = Porządnym ludziom herszt nie wierzy, a biurko jest przyśrubowane. Jego ludzie nie, i wszyscy mają ciężkie buty.
    .neutral_choice1_move = Połóż pieniądze przy doniczce
    .neutral_choice1 = Kładziesz banknoty przy doniczce, kwiat kiwa główką i herszt oddaje ci przepustkę.
    .neutral_choice2_move = Wywróć biurko
    .neutral_choice2_success = Kwiat jest po twojej stronie aż do pierwszego ciosu i to wystarcza.
    .neutral_choice2_failure = Kwiat odwraca się od ciebie, a za nim wszyscy obecni. Ostatni odwraca się ten z kijem.
    .neutral_choice3_move = Kłam spokojnie
    .neutral_choice3_success = Mówisz nieprawdę tak równym głosem, że kwiat nie drgnie, i herszt oddaje ci przepustkę.
    .neutral_choice3_failure = Przy trzecim kłamstwie kwiat zwija płatki. Za karę do świtu nosisz ziemię do skrzynek.
    .bad = Herszt zdejmuje nogi z biurka, bo swoich wita się na stojąco.

event-b04_2 = Ukryta księga
    .scene = Bandyci prowadzą podwójną księgowość: w jednej księdze zyski, w drugiej to, co szef oddaje podłodze. Rubryki drugiej nie mają nagłówków.
    .success = Zestawiasz daty z przyrostami korzeni i wiesz już, czym karmi się to, co rośnie pod fundamentem.
    .failure = Liczby się zgadzają, i to we wszystkich wersjach, które przychodzą ci do głowy.

event-b05_1 = Sny z pyłku
    .scene = Pyłek opada na powieki i przez chwilę masz przed sobą długie, dobre życie: ogród, wnuki, ławkę. Gdzieś daleko twoje ciało zaczyna puszczać korzenie.
    .success = Żegnasz się z każdym z wnuków osobno i otwierasz oczy.
    .failure = Zostajesz na jeszcze jedną jesień.

event-b05_2 = Labirynt korzeni
    .scene = Korzenie podzieliły piwnicę na korytarze, w których zmieści się tylko ktoś idący bokiem. Co noc przesuwają ściany o palec, a to, czego strzegą, o dwa.
    .choice1_move = Idź za mrówkami
    .choice1_success = Mrówki znają plan na dzisiaj i prowadzą cię do komory, gdzie korzenie trzymają obrączki wszystkich pracowników.
    .choice1_failure = Wychodzisz dokładnie tam, gdzie było wejście, tylko o wiele później i o wiele ciężej.
    .choice2_move = Wyrąb drogę na wprost
    .choice2_success = Siedem ścian, siedem cięć, i za ostatnią świeci złoto obrączek wrośniętych w korzeń, wszystkie z tą samą datą.
    .choice2_failure = Przy piątym cięciu korzeń oddaje cios. Ściany zsuwają się i wypychają cię, skąd przychodzisz.

event-b06_1 = Anomalia w korytarzu
    .scene = Środkiem korytarza ciągnie się pas podłogi, na którym liście leżą równo, jak zamiecione ku jednemu punktowi. Ściany po obu stronach wygięły się grzecznie, żeby zrobić temu miejsce.

event-b06_2 = Notes badacza
    .scene = W notesie botanika pismo zmienia się z miesiąca na miesiąc: najpierw drukowane, potem pochyłe, w końcu wijące się i z listkami. Do samego końca zachowuje rzeczowość.
    .success = Czytasz ostatni rozdział pod światło, wzdłuż żyłek, i rozumiesz, że opis doświadczenia jest przepisem na powrót.
    .failure = Notes zaciska się na palcu, który przewraca kartki. Sok z kartek świeci ci potem pod paznokciem.

event-b07_1 = Zawalone schody
    .scene = Klatka schodowa runęła i trzyma ją w powietrzu jeden bluszcz, napięty jak struna. Stopnie wiszą w kolejności, tylko nie wszystkie poziomo.
    .success = Wchodzisz po stopniach lekko, jak po klawiszach, i żaden nie zdąży zabrzmieć.
    .failure = Bluszcz pęka z czystym, wysokim dźwiękiem. Spadasz o dwa stopnie, twój plecak o dwanaście.

event-b07_2 = Mówiący kwiat
    .scene = W izolatce pod kloszem rośnie kwiat, który mówi głosem dyrektorki i prosi o wypuszczenie. Zna wszystkie powody, dla których warto, a najlepszy zostawia na koniec.
    .success = Wysłuchujesz do końca, klosza nie podnosisz, a kwiat z wściekłości wyznaje, co dyrektorka zakopała w szóstej grzędzie.
    .failure = Najlepszy powód jest o tobie i pada twoim własnym głosem.

event-b08_1 = Kwaśny sok
    .scene = Z popękanych rur kapie sok, który przeżarł już trzy stropy i robi się coraz szybszy. Krople lecą parami, z przerwą dość długą na jedną osobę.
    .success = Liczysz pary, wchodzisz po parzystej i sucho stajesz po drugiej stronie.
    .failure = Zbyt długo patrzysz w dziurę w posadzce, bo nie widać w niej dna. Sok kapie ci na kark i przez plecak. Syczy, a potem zaczyna świecić.

event-b08_2 = Skarbiec próbek
    .scene = Próbki trzymano w lodówce wielkości garażu, a drzwi spuchły od tego, co w niej skiełkowało. Przez szron na szybie coś rysuje od środka kółka.
    .choice1_move = Rozszczelnij drzwi łomem
    .choice1 = Łom rozszczelnia drzwi, mróz wychodzi z nich kłębem i bierzesz jedyną próbkę podpisaną imieniem, a nie numerem.
    .choice2_move = Zaprzyj się i szarp
    .choice2_success = Zapierasz się nogą o framugę, drzwi puszczają, a etykieta na jedynej żywej próbce wyjaśnia, po co był reszcie chłód.
    .choice2_failure = Drzwi otwierają się naraz, bo ktoś pchał z drugiej strony. Ich kant łamie ci nos.
    .choice3_move = Roztop lód w zamku
    .choice3_success = Wyłączasz agregat, czekasz i drzwi miękną jak masło. Z etykiety na jedynej żywej próbce wiesz, po co był reszcie chłód.
    .choice3_failure = Lód puszcza, a z nim to, co w nim zamknięto. Licznik idzie w górę i zostaje tam.

event-b09_1 = Pijatyka bandytów
    .scene = W dawnej stołówce bandyci piją destylat z bulw i każdy wchodzący musi wypić swoje albo przejść niezauważony. Toasty wznoszą za nieobecnych, a nieobecnych przybywa.
    .choice1_success = Pijesz równo z nimi i do drzwi prowadzą cię we dwóch, śpiewając.
    .choice1_failure = Destylat świeci jeszcze w żołądku.
    .choice2_success = Przechodzisz pod ławami w rytm toastów, za każdym o jedną ławę dalej.
    .choice2_failure = Ktoś upuszcza widelec, schyla się i nie wie, czy cię widzi, ale woli sprawdzić nożem.
    .choice1_move = Pij z nimi
    .choice2_move = Prześlizgnij się pod ławami

event-b09_2 = Opowieść więźnia
    .scene = W klatce na króliki siedzi laborant, ostatni z obsady, i wie wszystko, tylko w złej kolejności. Bandyci daliby sporo, żeby się dowiedzieć, że komuś to opowiada.
    .choice1_move = Ułóż jego historię i uwolnij go
    .choice1_success = Układasz jego opowieść od końca, pojmujesz, co z nich wszystkich wyrosło, i wyprowadzasz go wentylacją.
    .choice1_failure = Laborant płacze, zaczyna od nowa i za każdym razem od innego środka. Świta, a ty wiesz tyle co wieczorem.
    .choice2_move = Obiecaj wolność i wyciągnij z niego wszystko
    .choice2_success = Słuchasz do końca i zamykasz klatkę z powrotem. Wołał za tobą jeszcze na schodach, słyszeli to wszyscy.
    .choice2_failure = W połowie opowieści rozumiesz, że on ci wierzy, i dalej nie umiesz już słuchać. Jego głos zostaje z tobą na górze.

event-b10_1 = Roślina matka
    .scene = W sercu laboratorium rośnie to, od czego pochodzi reszta: pień szeroki jak silos i jeden liść, rozpięty pod sufitem niczym parasol. Z liścia kapie światło.
    .choice1_move = Odwróć jej uwagę wodą
    .choice1_success = Odgadujesz, że liść śledzi wodę, i wylewasz menażkę daleko od siebie.
    .choice1_failure = Ona też odgaduje, ile wody jest w człowieku. Światło z liścia spada prosto na ciebie.
    .choice2_move = Nakarm ją artefaktem
    .choice2 = Korzeń bierze artefakt z twojej dłoni delikatnie, jak koń cukier. Parasol uchyla się i robi się przejście.
    .choice3_move = Stój nieruchomo jak drzewo
    .choice3_success = Stoisz tak długo, aż ptak siada ci na ramieniu. Liść uznaje, że jesteś stąd, i odwraca się ku drzwiom.
    .choice3_failure = Stoisz tak długo, że zapominasz, po co masz nogi. Odnajdujesz je na korytarzu, a w głowie coś wciąż szumi.

event-b10_2 = Ucieczka wentylacją
    .scene = Roślina zaczyna zamykać wyjścia, spokojnie, jedno za drugim. Zostaje szyb wentylacyjny, w którym wzdłuż ścian dojrzewa jej najmłodszy owoc.
    .success = Wspinasz się po tym, co cię goni, zrywasz owoc i z góry widzisz rozrost korzeni: zmierzają prosto pod sarkofag.
    .failure = Szyb zaciska się o jeden twój obrót za wcześnie. Wycofujesz się na łokciach, z pękniętym żebrem, a owoc zostaje wyżej.
