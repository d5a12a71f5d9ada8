### Sceny zielonego sektora.

event-g01_pg = Śpiący wartownik
    .scene = Wartownik śpi na krześle postawionym w poprzek drogi, z czapką na oczach i karabinem między kolanami. Z kieszeni na piersi wystaje mu rulon banknotów, zebrany pewnie przez cały dzień na szlabanie.
    .success = Rulon wysuwa się bez szelestu, a wartownik mlaska tylko przez sen.
    .failure = Krzesło skrzypi, zanim zdążysz cofnąć rękę. Sto rubli załatwia sprawę, a kto ich nie ma, dostaje kolbą po żebrach.

event-g01_wy = Beczka, która mruczy
    .scene = Pod stertą lodówek leży żółta beczka i mruczy jednostajnie, choć nic do niej nie podłączono. Krople deszczu omijają jej wieko, jakby spływały po niewidzialnym daszku.
    .success = Czekasz, aż mruczenie zmieni ton, podważasz wieko i wyjmujesz to, co trzymało deszcz z daleka.
    .failure = Wieko odskakuje samo, a w twarz bucha ci suche ciepło, po którym zostaje w ustach smak metalu.

event-g01_other = Wataha przy drodze
    .scene = Siedem psów leży w rowie w równych odstępach, pyskami w stronę drogi. Największy ma na szyi obrożę, a przy obroży sakiewkę kogoś, kto szedł tędy przed tobą. Za rowem stoi przystanek z płaskim dachem.
    .choice1_move = Zmierz się z największym
    .choice1_success = Największy dostaje kopniaka w żebra, obroża zostaje ci w ręku, a reszta nagle przypomina sobie o innych sprawach. W sakiewce jest dwieście rubli.
    .choice1_failure = Rzucają się wszystkie naraz. Odganiasz je w końcu, z poszarpaną łydką i przegryzioną dłonią.
    .choice2_move = Przeczekaj na dachu
    .choice2 = Leżysz na papie do zmroku, nie śpiąc ani minuty. Psy też nie śpią, ale to one pierwsze się nudzą.

event-g02_go = Zamknięta stodoła
    .scene = Stodoła Hnatiuków ma nowy łańcuch na starych wrotach. Przez szpary widać brezent, a pod brezentem kształty, które nie są sianem.
    .choice1_success = Deski przy zawiasach puszczają po trzecim pchnięciu i wystarczy miejsca, żeby wyciągnąć jedną rzecz.
    .choice1_failure = Wrota ani drgną, a twoje ramię będzie o nich pamiętać do jutra.
    .choice2 = Łom przegryza ogniwo łańcucha i masz dość czasu, by wybrać to, co najlepsze.
    .choice3 = Ktoś zapłacił za ten łańcuch i może tu jeszcze wrócić, więc idziesz dalej.
    .choice1_move = Wyważ wrota
    .choice2_move = Przetnij łańcuch łomem
    .choice3_move = Idź dalej

event-g02_ka = Ruchome zbocze
    .scene = Skrót na dno kamieniołomu prowadzi po piargu, który zsuwa się z cichym szmerem nawet wtedy, gdy stoisz nieruchomo. Powrót na górę byłby teraz równie głupi jak zejście.
    .success = Zjeżdżasz na piętach razem z kamieniami i zeskakujesz z nich w ostatniej chwili.
    .failure = Na dno docierasz pod plecakiem, a nie nad nim. Kolano puchnie, a w plecaku coś chrzęści.

event-g02_other = Ciepły deszcz
    .scene = Zaczyna padać deszcz o temperaturze krwi i po raz pierwszy od wielu dni jest ci przyjemnie. Dozymetr w kieszeni tyka, ale tak miękko, że trudno wziąć to za ostrzeżenie.
    .success = Zaciskasz zęby i odmawiasz sobie tej przyjemności pod blachą przystanku.
    .failure = Unosisz twarz ku chmurom. Dozymetr przechodzi z tykania w terkot, a policzki szczypią cię do wieczora.

event-g03_mo = Głos z trzcin
    .scene = Z trzcin ktoś prosi o podanie liny, uprzejmie i po imieniu. Imię jest twoje, ale nikt stąd nie powinien go znać.
    .success = Odpowiadasz głośno fałszywym imieniem, trzciny milkną, a tobie nagle lżej iść.
    .failure = Robisz trzy kroki w wodę, zanim dociera do ciebie, że głos mówi również to, co dopiero myślisz. Jeszcze nazajutrz nie wiesz na pewno, które myśli są twoje.

event-g03_sz = Punkt kontrolny
    .scene = Przed Sztabem ustawiono stół, za nim siedzi kapral z zeszytem w kratkę i kolejką do obsłużenia. Wpisuje każdego, kto przechodzi, i każdemu przygląda się inaczej.
    .good = Kapral sprawdza coś w zeszycie i odlicza ci zaległą nagrodę za zgubę, którą ktoś oddał w twoim imieniu.
    .neutral_success = Zauważasz w porę, że kolejka do stołu ma drugi koniec po stronie wyjścia.
    .neutral_failure = Wpis do zeszytu kosztuje sto rubli. Kto ich nie ma, siedzi pod lampą i odpowiada na pytania, dopóki nie pomylą mu się odpowiedzi.
    .bad_success = Przewracasz stół na kaprala i biegniesz, póki zbiera kartki.
    .bad_failure = Kapral nie wstaje zza stołu, bo do bicia ma dwóch szeregowych.

event-g03_other = Ciężarówka bez prądu
    .scene = Na poboczu stoi ciężarówka z otwartą maską, z kluczykami w stacyjce i zaschniętą kanapką na desce. Ktoś poszedł po akumulator i nie wrócił. W zbiorniku chlupocze, a w najbliższej wsi za paliwo płacą gotówką.
    .choice1_move = Przeszukaj kabinę
    .choice1_success = Skrzynka pod siedzeniem otwiera się na krótkie spięcie dwóch przewodów.
    .choice1_failure = Kierowca schował wszystko, co cenne, lepiej, niż umiesz szukać. Odchodzisz z pustymi rękami.
    .choice2_move = Spuść paliwo i zanieś je do wsi
    .choice2 = Dwa kanistry i cztery kilometry pod górę. Ręce drżą ci jeszcze przy liczeniu dwustu rubli.

event-g04_pg = Schowek przemytników
    .scene = Na słupie granicznym ktoś wydrapał strzałkę, a obok godzinę, która minęła kwadrans temu. Ziemia pod słupem jest świeżo ugnieciona podeszwami.
    .success = Strzałka wskazuje nie dół, lecz budkę dla ptaków, w której mieści się zadziwiająco dużo.
    .failure = Kopiesz pod słupem, aż trafiasz na beton, i zostają ci po tym tylko ręce w odciskach.

event-g04_go = Drewno na zimę
    .scene = Staruszka w drugiej chałupie za studnią prosi, żeby porąbać jej drewno na zimę. Na stole leży odłożony zwitek na pogrzeb, a oczy ma już za słabe, by widzieć, gdzie patrzysz.
    .choice1_move = Porąb drewno
    .choice1 = Wieczorem stos sięga okapu, plecy masz jak z drewna, a o tobie mówi się we wszystkich trzech zamieszkanych domach.
    .choice2_move = Zabierz pieniądze
    .choice2 = Dwieście rubli mieści się w jednej dłoni, a plotka o nich obiega Gospodarstwa szybciej od ciebie.

event-g04_other = Długi marsz
    .scene = Mapa obiecywała cztery kilometry, ale droga, którą na niej narysowano, od dawna jest potokiem. Obejście wiedzie przez świerki posadzone w rzędach tak gęstych, że plecak trzeba przepychać przed sobą.
    .success = Łapiesz równy krok i na polanie okazuje się, że wcale nie jest późno.
    .failure = Ostatni kilometr liczysz krokami, a potem samymi oddechami.

event-g05_ka = Niewypał
    .scene = Z ubitego żwiru sterczy ogon pocisku, na którym ktoś kredą napisał cenę za mosiądz i zapalnik. Skupujący podobno nie pyta, skąd to, byle nie tykało.
    .success = Zapalnik odkręca się w lewo, wbrew temu, czego uczą w wojsku, i zostaje ci w dłoni.
    .failure = Coś klika o pół obrotu za wcześnie i udaje ci się już tylko paść za głaz. Głaz bierze na siebie większość, ty odłamek w bark i drugi w udo.

event-g05_mo = Migotliwa kałuża
    .scene = Kałuża między kępami odbija gwiazdy, choć jest południe i niebo zasnute po horyzont. Gdy się nachylasz, gwiazdy rozsuwają się, robiąc ci miejsce.

event-g05_other = Obcy przy ogniu
    .scene = Przy ognisku siedzi troje ludzi i żadne nie sięga po broń, gdy wchodzisz w krąg światła. Czwarty kubek stoi na kamieniu, jakby na kogoś czekał.
    .good = Kobieta z warkoczem poznaje cię z opowieści i opatruje ci rozcięty łuk brwiowy, nie przerywając żartu.
    .neutral = Nikt nie pyta o imię, herbata jest słodka, a ogień dobrze ułożony.
    .bad = Kubek jest dla ciebie, ale tutaj za herbatę płaci się według opinii o gościu. Sto rubli, a jeśli nie masz, do północy rąbiesz drewno.

event-g06_sz = Park maszyn
    .scene = Za siatką stoją wozy bojowe, przykryte plandekami i wpisane do ewidencji jako sprawne. Magazynier od dwóch godzin gra w szachy z telefonem.
    .success = Wynosisz skrzynkę prosto przez bramę, mówiąc „dzień dobry”. Wieczorem na apelu czytają twój rysopis.
    .failure = Pies, którego nikt nie wpisał do ewidencji, dopada cię pod trzecim wozem i puszcza dopiero za siatką, razem z kawałkiem łydki.

event-g06_wy = Hałda osiada
    .scene = Hałda, przez którą przechodzisz, robi wydech. Wanny, kaloryfery i wózki dziecięce zaczynają sunąć powoli, razem, jak jedno zwierzę zmieniające bok.
    .success = Przeskakujesz z wanny na drzwi od windy, a po drodze chwytasz coś, co wypłynęło na wierzch.
    .failure = Kaloryfer trafia cię w biodro i przez chwilę też jesteś częścią hałdy.

event-g06_other = Szum w słuchawce
    .scene = W zdjętej słuchawce radia słychać szum, w szumie liczby, a między liczbami twój własny kaszel sprzed minuty. Radio nie ma baterii od Pogranicza.
    .success = Zawijasz słuchawkę w skarpetę i nucisz tak długo, aż liczby się skończą.
    .failure = Zapisujesz liczby na przedramieniu i nie możesz przestać, dopóki nie zabraknie skóry.

event-g07_pg = Ranny pod wiatą
    .scene = Pod wiatą przystanku leży szperacz z udem przewiązanym sznurem od żelazka. Za wizytę felczera trzeba zapłacić z góry, a plecak rannego stoi otwarty obok.
    .choice1_move = Zapłać felczerowi
    .choice1 = Felczer przelicza banknoty dwa razy, ale nogę zszywa porządnie i głośno mówi, kto za to zapłacił.
    .choice2_move = Opróżnij mu plecak
    .choice2 = W plecaku jest dwieście rubli. Ranny nie krzyczy, tylko dokładnie opisuje cię każdemu, kto później nadchodzi.
    .choice3_move = Idź dalej
    .choice3 = Mówisz, że sprowadzisz pomoc, i obie strony wiedzą, ile to znaczy.

event-g07_ka = Warczący chodnik
    .scene = Z chodnika wydobywczego dobiega warkot, regularny jak praca sprężarki. Kiedy rzucasz kamień, warkot nie milknie, tylko rusza w twoją stronę.

event-g07_other = Zatruty strumień
    .scene = Strumień jest przejrzysty do dna i nie ma w nim ani jednego owada. Na drugi brzeg prowadzi pięć kamieni, z których tylko część porasta mech. Most, jak mówi drogowskaz, jest sześć kilometrów w górę nurtu.
    .choice1_move = Przejdź po kamieniach
    .choice1_success = Stajesz wyłącznie na tych omszałych i przechodzisz suchą stopą.
    .choice1_failure = Goły kamień zsuwa się spod buta i woda wlewa się górą cholewki. Licznik odzywa się, zanim zdążysz zakląć.
    .choice2_move = Idź do mostu
    .choice2 = Most stoi i nic ci nie dolega prócz dwunastu kilometrów w nogach.

event-g08_go = Porzucona przychodnia
    .scene = W wiejskiej przychodni zostały plakaty o szczepieniach i szafka, której nie dało się wynieść. Na etykietach fiolek ktoś pozmieniał nazwy, żeby nie kradziono.
    .success = Odróżniasz zapach jodyny od zapachu rozpuszczalnika i opatrujesz się według własnych etykiet.
    .failure = Wolisz nie zgadywać, co ktoś wlał do fiolki po witaminie, i zamykasz szafkę.

event-g08_mo = Zapadająca się grobla
    .scene = Grobla z faszyny ugina się jak materac i przy każdym kroku wypuszcza bąble gazu. Za tobą wiązki gałęzi już zniknęły pod wodą.
    .success = Rozkładasz ciężar na czworakach i dopełzasz tam, gdzie rosną prawdziwe drzewa.
    .failure = Bagno puszcza cię dopiero po długim targu, a różnicę dopłaca jedna z twoich rzeczy.

event-g08_other = Znaleziony but
    .scene = Na ścieżce stoi but, zasnurowany na kokardę i ustawiony noskiem w stronę lasu. Drugiego nigdzie nie widać. Między drzewami, tam gdzie wskazuje nosek, powietrze drży jak nad rozgrzaną blachą.
    .choice1_move = Obejrzyj but
    .choice1_success = Pod wkładką leży banknot złożony w ósemkę i adres skrytki, w której but trzymał resztę. Ścieżka za noskiem jest pusta.
    .choice1_failure = Nie znajdujesz drugiego buta ani powodu, żeby szukać go dłużej.
    .choice2_move = Idź, dokąd wskazuje nosek
    .choice2 = Drugi but stoi sto kroków dalej, przed czymś, czego jego właściciel nie zdążył ominąć.

event-g09_wy = Handlarz złomem
    .scene = Handlarz rozłożył wagę na dachu spalonej łady i odpędza muchy kartą przetargową sprzed lat. Twierdzi, że ma klienta zza granicy, który bierze wszystko i przepłaca.
    .accepted = Rzecz ląduje na wadze, a handlarz dokłada banknot, żeby szala się nie wahała.
    .declined = Handlarz wzrusza ramionami i wraca do much.

event-g09_pg = Drut ostrzowy
    .scene = W nocy rozciągnięto nowe zwoje drutu, jeszcze błyszczące od smaru. Jedyne przejście to wykrot pod zasiekami, wygładzony przez lisy.
    .success = Przeciskasz się na wydechu, z policzkiem w piachu, i drut tylko przeczesuje ci włosy.
    .failure = Drut łapie cię za kark i za każdym szarpnięciem trzyma mocniej.

event-g09_other = Wir pyłu
    .scene = Nad drogą kręci się słup pyłu, w którym połyskują gwoździe i kawałki szyb. Nie ma wiatru, a słup zatrzymuje się zawsze wtedy, kiedy ty. Najwyraźniej na coś czeka.
    .choice1_move = Prześlizgnij się bokiem
    .choice1_success = Robisz krok w tył, trzy w bok i jesteś za nim, zanim zdąży zawrócić.
    .choice1_failure = Wir przechodzi przez ciebie, zanim zasłonisz twarz, i zostawia szkło w obu przedramionach.
    .choice2_move = Rzuć mu coś na pożarcie
    .choice2 = Wir leci za rzuconą rzeczą jak pies za patykiem. Po chwili widać ją w górze, w coraz drobniejszych kawałkach.

event-g10_ka = Kolejka linowa
    .scene = Nad wyrobiskiem wisi wagonik kolejki towarowej, a jego dźwignia wciąż daje się poruszyć. Lina odchodzi we mgłę w czterech kierunkach, choć na schemacie są dwa.
    .choice1_success = Wagonik rusza z jękiem i po kwadransie wysadza cię dokładnie tam, dokąd patrzysz.
    .choice1_failure = Hamulec puszcza w pół drogi do słupa i uderzasz w niego razem z wagonikiem.
    .choice2 = Zostawiasz dźwignię w spokoju, a wagonik kołysze się dalej, chociaż nic go nie rusza.
    .choice1_move = Pociągnij za dźwignię
    .choice2_move = Zostań na dole

event-g10_sz = Sztuczka z papierami
    .scene = Pisarz kompanijny zgubił pieczątkę, a bez niej nie wyda żołdu dwudziestu ludziom. W okienku leży formularz zwrotu kosztów podróży, na którym nikt nie sprawdza nazwisk.
    .success = Pieczątkę rzeźbisz z gumki, a formularz wypełniasz takim charakterem pisma, że pisarz nawet nie czyta.
    .failure = Wpisujesz nazwisko oficera, który stoi za tobą w kolejce. Do kolacji wie o tym cały Sztab i nikt nie chce ci już niczego podpisać.

event-g10_other = Szczury w plecaku
    .scene = Plecak, który leżał pod głową, poruszył się jeszcze przed świtem. Ze środka dobiega chrobot tak pewny siebie, jakby to one cię tu gościły.
    .success = Budzisz się o jeden chrobot wcześniej, niż zdążyły się dobrać do czegoś ważnego.
    .failure = Odchodzą bez pośpiechu, a ostatni niesie w zębach drobiazg z twojego plecaka. Jeśli nie było tam drobiazgów, zostaje po nich nieprzespana noc.

event-g11_mo = Utopiony łazik
    .scene = Z torfu wystaje antena łazika, na której ktoś suszył kiedyś skarpety. Woda wokół jest czarna, gładka i odrobinę za gęsta.
    .success = Po omacku wyrywasz z uchwytu to, co wojsko kazało wozić za siedzeniem kierowcy.
    .failure = Muł zamyka się na łokciu i oddaje rękę dopiero po godzinie, ciepłą i swędzącą.

event-g11_pg = Zgubiony turysta
    .scene = Mężczyzna w nowych butach trekkingowych pyta, w którą stronę do autokaru. Autokar odjechał wczoraj, a portfel wisi turyście na szyi, w przezroczystym etui.
    .choice1_move = Odprowadź go do szlabanu
    .choice1 = Odprowadzasz go kawał drogi do szlabanu, niosąc mu plecak, a on płaci tyle, ile kosztowałaby taksówka w jego mieście.
    .choice2_move = Weź zaliczkę i wskaż bagno
    .choice2 = Wskazujesz mu drogę przez bagno i bierzesz zaliczkę, której nie będzie jak rozliczyć. Ktoś widział, kto wskazywał.

event-g11_other = Zły sen
    .scene = Śni ci się kuchnia z dzieciństwa, a w niej ktoś, kto zmywa naczynia tyłem do ciebie. Wiesz, że nie wolno pozwolić, żeby się odwrócił. Wiesz też, że wystarczy otworzyć oczy i do rana ich nie zamykać.
    .choice1_move = Śnij dalej
    .choice1_success = Wycierasz talerz po talerzu, aż szafka się zapełnia i światło w kuchni gaśnie. Resztę nocy przesypiasz jak kamień.
    .choice1_failure = Naczynia się kończą. Budzisz się z krzykiem, a to, co było zamiast twarzy, masz pod powiekami przez cały dzień.
    .choice2_move = Obudź się i czuwaj
    .choice2 = Siedzisz do świtu przy ogniu, szczypiąc się w udo, ilekroć słychać wodę. Rano nogi masz jak z ołowiu.

event-g12_go = Piwnica pod kuźnią
    .scene = W piwnicy pod kuźnią ktoś przesuwa meble, chociaż klapa jest przybita od góry. Kiedy wyrywasz ostatni gwóźdź, szuranie ustaje i słychać zapraszającą ciszę.
    .success = Schodzisz, życzysz ciemności dobrego wieczoru i zabierasz skrzynkę stojącą najbliżej schodów.
    .failure = Wszystkie krzesła w piwnicy stoją w półkolu, zwrócone ku klapie. Przybijasz klapę z powrotem, ale jeszcze trzy noce z rzędu śni ci się puste miejsce w pierwszym rzędzie.

event-g12_wy = Cieknące beczki
    .scene = Rząd beczek za spalarnią puścił na spawach i po gruncie idzie tłusta, tęczowa nitka. Najniżej położona kałuża jest akurat tam, gdzie prowadzi jedyna ścieżka.
    .success = Zauważasz tęczę, zanim zdąży dotknąć podeszwy, i kładziesz w poprzek drzwi od szafy.
    .failure = Dopiero smród topiącej się gumy każe ci spojrzeć pod nogi. Stopa jest czerwona, a licznik przy niej nie cichnie.

event-g12_other = Wspólna butelka
    .scene = Dwóch szperaczy opija czyjeś urodziny, ale nie mogą dojść do tego, czyje. Butelka ma odręczną etykietę i świeci w ciemności leciutko na zielono.
    .choice1 = Po trzeciej kolejce solenizantem zostajesz ty, a droga robi się krótsza.
    .choice2 = Wznosisz toast pustą dłonią i nikt nie ma o to żalu.
    .choice1_move = Napij się z nimi
    .choice2_move = Odmów

event-g13_sz = Ćwiczenia
    .scene = Kompania ćwiczy obronę przed kimś, kto wygląda jak ty: plecak, kaptur, brak przepustki. Sierżant szuka ochotnika do roli nieprzyjaciela.
    .success = Wtapiasz się w kolumnę kucharzy i opuszczasz poligon z wiadrem obierek.
    .failure = Do zmroku zdobywasz to samo wzgórze sześć razy.

event-g13_go = Zdziczałe świnie
    .scene = W chlewni nikt nie mieszkał od trzydziestu lat, więc świnie przeniosły się do domu. Największa leży w łóżku pod pierzyną i nie życzy sobie gości.
    .success = Zatrzaskujesz ją w sypialni i wytrząsasz kopertę zza obrazu, o który się ocierała.
    .failure = Locha schodzi po schodach szybciej, niż skaczesz przez okno. Jej kieł zostawia ci bruzdę przez całą łydkę.

event-g13_other = Pęknięty pasek
    .scene = Pasek plecaka pęka w połowie kładki i wszystko, co masz, zawisa na jednej klamrze. Pod kładką płynie rzeka, która niczego dotąd nie oddała.
    .success = Zszywasz pasek żyłką, a przy okazji łatasz to, co od tygodnia prosiło o igłę.
    .failure = Plecak wali o poręcz i słychać, że coś w środku przyjęło cały cios.

event-g14_ka = Śpiewające kamienie
    .scene = Ściana kamieniołomu śpiewa na dwa głosy, niski i wysoki, a między nimi brakuje jednego dźwięku. Ręce same szukają kamienia, który go wyda.
    .success = Uderzasz we właściwy głaz, akord się zamyka, a w szczelinie coś błyska i wypada ci pod nogi.
    .failure = Fałszujesz, a ściana powtarza twój fałsz tak długo, aż przestajesz słyszeć własne myśli.

event-g14_wy = Kłótnia o pralkę
    .scene = Dwie grupy szperaczy kłócą się o pralkę, w której coś stuka, mimo że bęben jest pusty. Obie strony zauważają cię jednocześnie i proszą o rozsądzenie.
    .good = Przyznajesz pralkę pralce, wszyscy się śmieją, a mechanik z wdzięczności przegląda ci ekwipunek.
    .neutral = Zanim otworzysz usta, strony dogadują się przeciwko trzeciej grupie.
    .bad = Nikt nie chce twojego wyroku, więc dostajesz coś, żeby go nie było.

event-g14_other = Mgła na łące
    .scene = Mgła podnosi się z łąki do wysokości kolan, potem pasa, potem oczu. Ktoś przed tobą wytyczył drogę patykami z czerwoną wstążką, lecz wstążki widać z bliska i tylko po jednej naraz.
    .success = Dotykasz każdej wstążki, liczysz je na głos i wychodzisz po właściwej stronie łąki.
    .failure = Dwudziestą wstążkę przywiązał ktoś inny i prowadzi ona gdzie indziej.

event-g15_mo = Czapla
    .scene = Na pniu stoi czapla i patrzy na ciebie ludzkimi oczami, piwnymi, lekko zmęczonymi. Mruga po kolei, najpierw lewym, potem prawym.
    .success = Wytrzymujesz spojrzenie, czapla kiwa głową jak urzędnik i odlatuje z czymś, co ci ciążyło.
    .failure = Rozpoznajesz te oczy i przez resztę dnia próbujesz sobie przypomnieć, czyje były.

event-g15_sz = Rzeczy zarekwirowane
    .scene = Sierżant prowadzi magazyn rzeczy zarekwirowanych i na każdej zawiesił karteczkę z ceną dla poprzedniego właściciela. Dla obcych, jak zapewnia, są zniżki.
    .choice1_move = Kup coś
    .choice1 = Płacisz, a sierżant odcina karteczkę razem z cudzym nazwiskiem.
    .choice2_move = Nie bierz niczego
    .choice2 = Na jednej z karteczek jest nazwisko kogoś znajomego i odechciewa ci się zakupów.
    .choice3_move = Podmień karteczki
    .choice3_success = Przewieszasz karteczkę „oddać właścicielowi” i odbierasz swoją zgubę, za pokwitowaniem, z czyimś podpisem.
    .choice3_failure = Sierżant zna swoje karteczki na pamięć, a na złodziei ma pałkę. Wieczorem zna cię cały Sztab.

event-g15_other = Pęcherz
    .scene = Pęcherz na pięcie pojawił się rano, a przed południem był już jedynym, o czym da się myśleć. Każdy zna tu historię o wielkim szperaczu, którego zatrzymała skarpeta. Coś miękkiego pod piętę dałoby się wyciąć z ekwipunku.
    .choice1_move = Zaciśnij zęby
    .choice1 = Idziesz dalej, ale każdy krok męczy za dwa.
    .choice2_move = Wytnij wkładkę z ekwipunku
    .choice2 = Filc trzyma się pięty, a dziura zostaje tam, skąd go wycięto. Do wieczora zapominasz o jednym i drugim.

event-g16_pg = Przygraniczny bazar
    .scene = Z busa na białoruskich numerach wyładowano cały bazar, który za kwadrans będzie z powrotem spakowany. Sprzedawczyni mówi cicho i patrzy nie na towar, tylko na wzgórze.
    .accepted = Dobijasz targu w połowie zdania, bo druga połowa musi już wsiadać do busa.
    .declined = Bus odjeżdża z otwartymi drzwiami i zostawia na trawie prostokąty bez rosy.

event-g16_go = Woda ze studni
    .scene = Studnia we wsi jest pełna po cembrowinę, choć od miesiąca nie padało. Wiadro wyciągnięte pierwszy raz pachnie miętą, wyciągnięte drugi raz nie pachnie niczym.
    .success = Przelewasz wodę przez węgiel i płótno, aż pachnie tylko wodą, i przemywasz nią rany.
    .failure = Mięta tłumiła inny zapach, który poznajesz dopiero na języku. Wieczorem dozymetr wykrywa ją w tobie.

event-g16_other = Odległe strzały
    .scene = Za lasem ktoś strzela pojedynczo, w równych odstępach, jak na zawodach. Między strzałami słychać, że druga strona coraz rzadziej odpowiada.
    .choice1_success = Przychodzisz po ostatnim strzale, kiedy na polu zostały już tylko kieszenie. Razem jest w nich dwieście rubli.
    .choice1_failure = To nie był ostatni strzał. Trafia cię w ramię, a następny w biodro, zanim padniesz w bruzdę.
    .choice2 = Cudza wojna kończy się przed zmierzchem i nikt cię w niej nie odnotował.
    .choice1_move = Idź przeszukać pole
    .choice2_move = Przeczekaj w lesie

event-g17_ka = Stary skład dynamitu
    .scene = Drzwi składu strzałowego zamyka sztaba z brązu, żeby nie iskrzyła. W środku laski dynamitu pocą się od lat i każda jest warta tyle, ile waży, dopóki nie spadnie.
    .choice1_move = Zerwij sztabę łomem
    .choice1 = Sztaba schodzi z haków razem ze ścianą i wynosisz całą skrzynkę z nadrukiem kopalni. Skup daje za nią dwieście rubli.
    .choice2_move = Wybierz to, co nie kapie
    .choice2_success = Znajdujesz zapalniki zapakowane osobno i sprzedajesz je za setkę, zanim zdążą się zestarzeć.
    .choice2_failure = Jedna z lasek miała dość czekania. Ściana bierze na siebie resztę, ty bierzesz odłamek.
    .choice3_move = Zostaw dynamit w spokoju
    .choice3 = Cofasz się po własnych śladach, stawiając stopy tak, jak je stawia ktoś, kto nie ma ochoty zostać w legendzie.

event-g17_mo = Błędne ogniki
    .scene = Nad trzęsawiskiem płynie sznur światełek, jak lampiony z festynu, na który nikt nie przyszedł. Ustawiają się w strzałkę, potem w inną, a obie wyglądają rozsądnie.
    .success = Zauważasz, że nad twardym gruntem ogniki drżą, i idziesz tylko tam, gdzie im niewygodnie.
    .failure = Idziesz za strzałką, a ona ustawia się w kółko z tobą w środku. Grzeją jak żarówki, tylko głębiej.

event-g17_other = Dobre schronienie
    .scene = Pod przewróconym dębem ktoś zbudował szałas na wiele nocy, a spędził w nim niewiele. Suche liście, zapas chrustu, nawet ząbek czosnku na sznurku przy wejściu. Miejsca jest dla jednej osoby, a drogą ktoś nadchodzi.
    .choice1_move = Zajmij szałas
    .choice1 = Sen pod tym dachem jest głęboki i wraca z nim więcej sił, niż pamiętasz. Kroki na drodze zwalniają, a potem idą dalej.
    .choice2_move = Oddaj szałas
    .choice2 = Wskazujesz wejście, dorzucasz chrustu i idziesz dalej po ciemku. Kto się tam wyśpi, będzie o tym opowiadał.

event-g18_sz = Znudzony poborowy
    .scene = Poborowy na tyłach kuchni za drobną opłatą oddaje swoją pryczę na jedną noc, z kocem, kolacją i prawem do sanitariusza. Robi to od miesiąca i śpi w kotłowni, gdzie jest cieplej.
    .choice1 = Budzisz się po całej nocy snu, w czystym opatrunku. Na porannym apelu odpowiadasz „jestem” za kogoś, kto jeszcze śpi.
    .choice2 = Życzysz mu, żeby się nie znudził za bardzo, i nocujesz pod płotem.
    .choice1_move = Wynajmij pryczę
    .choice2_move = Śpij pod płotem

event-g18_pg = Trop w błocie
    .scene = Trop w błocie zaczyna się od łap, po kilku metrach przechodzi w dłonie, a przed krzakami tarniny staje się świeży. Krzaki są zbyt spokojne jak na ten wiatr.

event-g18_other = List z domu
    .scene = Listonosz, który nie wchodzi dalej niż do kapliczki, zostawił pod kamieniem list zaadresowany do ciebie. Koperta przyszła otwarta, a ktoś dopisał na marginesie, że mu przykro.
    .success = Czytasz do końca i okazuje się, że przykro mu było tylko z powodu ortografii. Dawno nie spało ci się tak dobrze.
    .failure = Chowasz kopertę na dno plecaka, gdzie leży już pięć takich.

event-g19_mo = Pijawki
    .scene = Woda sięga pasa i dopiero na brzegu widać, że nogawki są wybrzuszone. Pijawki nie odpadają od soli, za to wyraźnie wolą lewą stronę ciała, bliżej serca.
    .success = Zrywasz je jedną po drugiej, miarowo, jakby to były guziki.
    .failure = Największa zdążyła już znaleźć żyłę.

event-g19_wy = Sprawne radio
    .scene = Wśród telewizorów leży radiostacja, w której żarzy się jedna lampa. Mówi ktoś od rozkładu patroli, znudzonym głosem i zaskakująco dokładnie.
    .success = Dostrajasz drutem kondensator i słyszysz to, co inni usłyszą dopiero jutro.
    .failure = Lampa gaśnie w pół słowa, którego akurat brakowało.

event-g19_other = Świecący mech
    .scene = W kręgu pni mech świeci blado, jak tarcza zegarka pod kołdrą. Pośrodku jest miejsce, w którym nie rośnie, mniej więcej na szerokość dłoni. Cokolwiek tam leży, grzeje ziemię na łokieć wokół.
    .choice1_move = Szukaj gołymi rękami
    .choice1_success = Odsuwasz ziemię patykiem i wyłuskujesz to, od czego mech trzyma się z daleka.
    .choice1_failure = Klękasz, żeby lepiej widzieć, a kolana świecą ci potem przez dwie noce.
    .choice2_move = Podważ czymś z ekwipunku
    .choice2_success = Coś z twoich rzeczy wygina się i okopca, ale to, co leżało w ziemi, wyskakuje całe.
    .choice2_failure = Narzędzie się wygina, ziemia się zamyka, a bąbel gorąca pęka ci prosto w twarz.

event-g20_go = Doktor z bagażnika
    .scene = Lekarz przyjmuje z bagażnika wołgi, w rękawiczkach do zmywania i z dyplomem przybitym do koła zapasowego. Rachunek wystawia z góry, bo miewa pacjentów, którzy potem nie chcą płacić, albo nie mogą.
    .accepted = Szwy są krzywe, ale mocne, a dyplom, jak się okazuje, prawdziwy.
    .declined = Mówisz, że samo przejdzie, a doktor kiwa głową z uznaniem dla twojej odwagi.

event-g20_ka = Obryw
    .scene = Najpierw spada jeden kamyk, ten, na który nikt nie zwraca uwagi. Potem z półki nad drogą schodzą zwietrzałe bloki, a z nimi barierka i tablica „Uwaga, obryw”.
    .success = Wciskasz się pod ścianę, plecami do skały, i patrzysz, jak droga znika o krok od twoich butów.
    .failure = Tablica trafia cię pierwsza. Bloki zaraz po niej. Kiedy pył opada, liczysz to, co boli, i wychodzi dwa.

event-g20_other = Mogiła na rozstajach
    .scene = Na rozstajach stoi brzozowy krzyż z hełmem szperacza, a deszcz podmył mogiłę od strony głowy. Widać róg blaszanej kasetki, z którą ktoś dał się pochować.
    .choice1 = Kasetka otwiera się bez klucza, a hełm spada z krzyża za twoimi plecami.
    .choice2 = Nosisz kamienie, aż mogiła jest wyższa niż przedtem, i ktoś z drogi widzi, jak to robisz.
    .choice3 = Zdejmujesz czapkę i wybierasz drogę, przy której nie ma krzyża.
    .choice1_move = Otwórz kasetkę
    .choice2_move = Usyp mogiłę na nowo
    .choice3_move = Idź dalej

event-g21_good = Pamiętają cię
    .scene = Na płocie wisi dla ciebie torba: chleb, smalec i słoik maści z wosku. Dzieci z mijanej chałupy odprowadzają cię do zakrętu, każde udając, że idzie w swoją stronę.

event-g21_neutral = Nikt nie patrzy
    .scene = Mijasz czworo ludzi przy naprawie mostku i żadne nie podnosi głowy. Przez chwilę zastanawiasz się, czy to brak ciekawości, czy uprzejmość, i idziesz dalej, bez straty i bez zysku.

event-g21_bad = Kamienie
    .scene = Pierwszy kamień spada daleko przed tobą, drugi za tobą, więc ktoś umie celować i właśnie skończył sprawdzać odległość. W oknach nie ma nikogo, są tylko firanki, wszystkie odsunięte. Trzeci trafia cię w łopatkę.

event-g22_good = Dobra rada
    .scene = Dawny ślusarz z tajnych obiektów poznaje cię w tłumie i rysuje na gazecie zamek, przy którym spędził młodość. Zaznacza krzyżykiem miejsce, gdzie zawsze oszczędzali na stali.

event-g22_neutral = Rada na sprzedaż
    .scene = Chłopak na rowerze wie, w której szopie leży coś dobrego, i wie też, ile taka wiedza kosztuje. Rower ma zawczasu ustawiony do odjazdu.
    .choice1_move = Kup radę
    .choice1 = Szopa stoi tam, gdzie mówił, i jeszcze nikt nie kupił tej rady przed tobą.
    .choice2_move = Nie kupuj
    .choice2 = Chłopak odjeżdża, dzwoniąc, i już za zakrętem sprzedaje to komu innemu.
    .choice3_move = Idź po śladach roweru
    .choice3_success = Opona ma łatę, łata odbija się w błocie i prowadzi pod same drzwi szopy.
    .choice3_failure = Po śladach dochodzisz tam, skąd chłopak przyjechał, czyli do niego do domu. Obiad już był, a droga z powrotem jest pod górę.

event-g22_bad = Haracz
    .scene = Sklepikarz wykłada sto rubli na ladę, zanim drzwi się za tobą zamkną. „To za ten miesiąc” – mówi i dopiero wtedy rozumiesz, z kim cię pomylono.

event-g23_good = Patrol macha ręką
    .scene = Patrol zwalnia, dowódca odsuwa na chwilę szybę i pokazuje kciukiem pakę. Nie pyta dokąd, bo jedzie wszędzie po kolei.

event-g23_neutral = Kontrola dokumentów
    .scene = Porucznik czyta twoją przepustkę trzeci raz, za każdym razem od innej strony. Nie szuka błędu, tylko powodu, żeby nie wracać do koszar.
    .success = Zadajesz mu pytanie o regulamin i zostawiasz go z nim sam na sam.
    .failure = Czyta dalej, aż na ciebie też spływa cała senność tego popołudnia.

event-g23_bad = Próba zatrzymania
    .scene = Trzech żandarmów czeka przy kapliczce z twoim portretem, narysowanym tak dobrze, że nie ma sensu się wypierać. Kajdanek mają jedną parę, zardzewiałą.
    .success = Skaczesz z nasypu, a portret zostaje im na pamiątkę.
    .failure = Kajdanki się nie zamykają, ale żandarmi umieją liczyć bez nich. Wychodzi im dwieście rubli albo, jeśli ich nie masz, dwa razy kolbą.

event-g24_good = Wina ocalenia
    .scene = Na ścianie wiaty ktoś wypisał nazwiska tych, którzy wyszli z tobą pierwszego dnia. Twoje też tam jest, z krzyżykiem, jak wszystkie.
    .success = Wycierasz rękawem tylko swój krzyżyk, a pod resztą zostawiasz papierosa. Idzie ci się lżej.
    .failure = Czytasz listę na głos, a przy swoim nazwisku nikt nie odpowiada. Całą noc czekasz, aż ktoś jednak odpowie.

event-g24_neutral = Oferta
    .scene = Człowiek w dobrym płaszczu mówi, że jego pracodawcy potrzebny jest ktoś bez zdania. Za podpis daje sprzęt od ręki, za odmowę niczego nie obiecuje.
    .choice1_move = Podpisz
    .choice1 = Podpisujesz, a atrament ma zapach, który przez tydzień nie schodzi z palców.
    .choice2_move = Odmów przy świadkach
    .choice2 = Oddajesz mu pióro tak, żeby wszyscy widzieli. Felczerka z sąsiedniego stolika przysiada się bez słowa i opatruje, co masz do opatrzenia.

event-g24_bad = Dług wspólnika
    .scene = Dawny wspólnik siedzi na twoim plecaku i liczy na palcach, ile mu zostało z waszego ostatniego skoku. Wychodzi mu, że nic, i chce o tym porozmawiać.
    .choice1_move = Oddaj mu jego część
    .choice1 = Przelicza, chowa i mówi, że z tobą zawsze dobrze się pracowało.
    .choice2_move = Wyprzyj się długu
    .choice2_success = Przewracasz go razem z plecakiem, a on wstaje ze śmiechem. Mówi, że zawsze dobrze się z tobą pracowało.
    .choice2_failure = Rozmowa jest krótka, a mówi w niej głównie kij od namiotu.

event-g25_good = Pożyczone narzędzia
    .scene = Stary monter z trzeciego bloku nie widzi już dobrze i pożycza narzędzia tym, po których coś zostanie. Siada obok i dyktuje, którym kluczem, w którą stronę i z jaką cierpliwością.

event-g25_neutral = Gra w kości
    .scene = Trzy kości toczą się po klapie od silnika, a bankier zawsze zbiera je tą samą ręką. Druga ręka nie wychodzi z kieszeni.
    .success = Prosisz, żeby przez jedną kolejkę rzucał lewą, i gra się odwraca. Wstajesz od klapy ze stu rublami.
    .failure = Patrzysz na rękę, a trzeba było patrzeć na klapę. Jeśli było co stawiać, sto rubli zostaje u bankiera.

event-g25_bad = Plan skoku
    .scene = Dwaj ludzie, których nie chcesz znać, mają plan domu, rozkład wart i brakuje im trzeciego. Ten trzeci ma wejść pierwszy.
    .success = Sejf jest tam, gdzie na planie, a ty wychodzisz oknem, którego na nim nie ma, z trzystoma rublami.
    .failure = W domu ktoś był, z dzieckiem i dubeltówką. Śrut da się wyjąć z ramienia. Płacz zostaje.
