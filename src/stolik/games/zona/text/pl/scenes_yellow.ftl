### Sceny żółtego sektora.

event-y01_cz = Mieszkanie z lustrami
    .scene = Na czwartym piętrze ktoś poznosił lustra z całego bloku i ustawił je w jednym pokoju, twarzą do siebie. W każdym odbiciu na parapecie leży gruby portfel, a na prawdziwym parapecie tylko kurz.
    .success = Zamykasz oczy, sięgasz tam, gdzie powinno być odbicie, i palce trafiają na skórę portfela.
    .failure = Jedno z odbić nie powtarza twojego ruchu, tylko czeka, aż na nie spojrzysz. Patrzysz, i po wyjściu jeszcze długo nie ufasz własnym rękom.

event-y01_po = Strzelnica
    .scene = Tarcze na poligonie wstają i kładą się według programu, którego od lat nikt nie wyłączył. Automat w bunkrze strzelnicy wciąż prowadzi ogień, a magazyn broni jest po jego stronie pola.
    .success = Program ma jedną przerwę na herbatę, punkt dwunasta, i właśnie wtedy przechodzisz przez pole.
    .failure = Wstajesz w złym rzędzie, akurat jako tarcza numer dziewięć. Dwa trafienia, zanim dopadniesz wału.

event-y01_other = Sfora łowców
    .scene = Idą za tobą od godziny, nie kryjąc się i nie przyśpieszając. Jeden kuleje, a reszta dostosowuje krok do niego, i to właśnie jest najgorsze. Przed tobą szlak się rozwidla, a na jednej z odnóg widać czyjeś świeże ślady.
    .choice1_move = Stań i walcz
    .choice1_success = Zatrzymujesz się pierwszy raz z własnej woli, a to im wystarcza, by zawrócić.
    .choice1_failure = Okazuje się, że kulawy potrafi biegać. Uchodzisz z rozdartym ramieniem i biodrem.
    .choice2_move = Biegnij do zmroku
    .choice2 = Biegniesz, aż przestają słyszeć twój oddech. Ty też go już prawie nie słyszysz.
    .choice3_move = Naprowadź je na cudzy ślad
    .choice3 = Rozrzucasz resztki jedzenia wzdłuż tamtych śladów i skręcasz w drugą stronę. Niedługo potem słychać krzyk, i nie jest to twój głos.

event-y02_cl = Rdzawy śnieg
    .scene = Spod koron sypie śnieg koloru cegły i nie topi się na rękawie. Jest środek lata, a między pniami leży go już po kostki, prócz wąskiego pasa, którym chodzą łosie.
    .success = Trzymasz się ścieżki łosi i kichasz dopiero za ostatnim drzewem.
    .failure = Śnieg chrzęści między zębami, choć usta masz zamknięte. Licznik zalicza każdy płatek osobno.

event-y02_fa = Pracująca taśma
    .scene = Hala jest martwa, tylko jedna taśma jedzie i co czterdzieści sekund wynosi z ciemności stalową skrzynkę, po czym zabiera ją z powrotem pod prasę. Pulpit sterowania ma siedem przycisków i żadnego opisu.
    .success = Trzeci przycisk zatrzymuje taśmę, a piąty trzyma prasę w górze, dopóki go nie puścisz.
    .failure = Czwarty przycisk włącza drugą taśmę, tę, na której stoisz. Spod prasy wydostajesz się z pękniętym żebrem i bez dwóch paznokci.

event-y02_other = Ból głowy
    .scene = Ból zaczyna się za lewym okiem i ma kierunek: słabnie, gdy idziesz na wschód, i rośnie przy każdym kroku na zachód. Droga, rzecz jasna, prowadzi na zachód.
    .success = Idziesz tyłem, twarzą na wschód, i jakoś dajesz się oszukać.
    .failure = Budzisz się na kolanach, a w dłoniach masz ziemię i nie wiesz, czego w niej szukasz.

event-y03_jb = Łódź bez wioseł
    .scene = Łódź podpływa do pomostu, obraca się burtą i czeka. Nie ma wioseł, silnika ani cumy, a na ławce leży złożony koc, jeszcze ciepły.
    .choice1_success = Odpychasz się od pala, balansujesz przez całą drogę, a łódź wybiera brzeg lepiej, niż umiałby przewodnik.
    .choice1_failure = Na środku łódź po prostu przestaje być pod tobą i wracasz wpław.
    .choice2 = Poprawiasz koc, a łódź odpływa po kogoś innego.
    .choice1_move = Wsiądź do łodzi
    .choice2_move = Zostań na brzegu

event-y03_mw = Kroki za plecami
    .scene = Na ścieżce przez wzgórze ktoś stawia kroki dokładnie w twoje ślady, o pół sekundy później. We mgle widać na dziesięć metrów i w tych dziesięciu metrach nie ma nikogo.
    .success = Stajesz w pół kroku, a to za tobą potyka się i zdradza, po której jest stronie.
    .failure = Po chwili kroki są już o pół sekundy przed tobą. Idziesz w nie, stopa w stopę, i nie możesz przestać.

event-y03_other = Skrzynka kontaktowa
    .scene = W pustej dętce zawieszonej na płocie ktoś zostawia wiadomości zapisane szyfrem z rozkładu jazdy. Dzisiejsza mówi o zaliczce dla „kogoś, kto zawsze się spóźnia”. Kartka na odwrocie obiecuje trzysta rubli za wiadomość, którędy chodzą inni szperacze.
    .choice1_move = Złam szyfr
    .choice1_success = Autobus o 7:14 to trzeci słupek od bramy, a pod słupkiem leży zaliczka.
    .choice1_failure = Nie znasz rozkładu sprzed trzydziestu lat, a dziś żaden autobus tu nie jeździ.
    .choice2_move = Sprzedaj, co wiesz o innych
    .choice2 = Trzysta rubli leży w dętce już nazajutrz. Tego samego dnia ktoś oddaje poborcy na ścieżce swoje sto i dowiaduje się, kto go wskazał.

event-y04_cz = Piwnica szpitala
    .scene = W piwnicy miejskiego szpitala leżą ubrania strażaków z pierwszej nocy i nikt rozsądny nie podchodzi do nich bliżej niż na odległość krzyku. Dalej, za dwojgiem drzwi, jest apteka w idealnym porządku.
    .success = Znajdujesz na planie szyb windy na pościel i obchodzisz tamten korytarz górą.
    .failure = Skracasz sobie drogę o osiem metrów, właśnie tych osiem. Trzeciego dnia masz jeszcze w ustach smak miedzi.

event-y04_cl = Oddychające drzewo
    .scene = Jedna z sosen unosi się i opada, razem z mchem u nasady i ptasim gniazdem w koronie. Wydech pachnie żelazem i lekko porusza ci połami kurtki.

event-y04_other = Gorący popiół
    .scene = Łąka wypaliła się w nocy i wygląda na wystygłą, z kilkoma białymi nitkami dymu. Pod cienką skorupą torf tli się dalej, a w torfie leży to, co tu zakopano w osiemdziesiątym szóstym.
    .success = Idziesz tam, gdzie skorupę podziobały wrony, i ani razu się nie zapadasz.
    .failure = Skorupa pęka pod piętą i na chwilę stoisz po łydki w osiemdziesiątym szóstym. Parzy z zewnątrz, a potem od środka.

event-y05_fa = Bramka bandytów
    .scene = Bandyci postawili przed Fabryką bramkę z wykrywacza metalu i budkę z kasjerem w krawacie. Nad okienkiem wisi cennik, długi i pełen wyjątków.
    .good_success = Porządnym ludziom nie dają rachunku, więc przeskakujesz przez ladę i bez pytania bierzesz sobie resztę.
    .good_failure = Porządnym ludziom nie dają rachunku, tylko po żebrach.
    .neutral = Kasjer znajduje cię w rubryce „pozostali”: dwieście rubli. Kto nie płaci, tego spisuje kolega z pałką.
    .bad = Kasjer wypłaca ci udział, za który lepiej nie pytać.

event-y05_jb = Pływacy pod lodem
    .scene = Jezioro jest zamarznięte w jednym miejscu, na okrągło, jak szkiełko zegarka. Pod lodem ktoś pływa na plecach, równo z tobą, i puka od spodu tam, gdzie stawiasz stopę.

event-y05_other = Opuszczony obóz
    .scene = Cztery namioty, zupa jeszcze letnia, na sznurku pranie i rozłożony na kocu komplet narzędzi. Nie widać śladów walki ani ucieczki, tylko cztery pary butów ustawione pod drzewem, noskami do koca.
    .choice1_move = Usiądź do narzędzi
    .choice1_success = Naprawiasz, co trzeba, odkładasz każde narzędzie na jego miejsce i ani razu nie podnosisz wzroku na buty.
    .choice1_failure = Naprawiasz, co trzeba, i dopiero przy ostatniej śrubce liczysz buty. Par jest pięć, a ty siedzisz w skarpetkach.
    .choice2_move = Nie podchodź
    .choice2 = Omijasz obóz szerokim łukiem, a buty i tak zdążyły zwrócić się noskami ku tobie.

event-y06_mw = Maszt na wzgórzu
    .scene = Maszt na szczycie odbiera to, co dopiero zostanie nadane. Operator zostawił tabelę opóźnień, w której wszystkie liczby mają przed sobą minus.
    .success = Przeliczasz tabelę wstecz i zapisujesz trzy wiadomości, które ktoś wymyśli dopiero jutro.
    .failure = Jedyne, co łapiesz, to własne nazwisko czytane tonem komunikatu.

event-y06_po = Pole minowe
    .scene = Za taśmą z trupią czaszką leży plecak listonosza, który pomylił ścieżki, wypchany przekazami pieniężnymi. Trawa między nim a tobą rośnie w równych kępkach, co cztery kroki.
    .success = Stawiasz stopy dokładnie tam, gdzie trawa jest wydeptana przez zające, i wracasz z torbą po tych samych śladach.
    .failure = Co piąta kępka jest fałszywa, a ty liczysz je do czterech. Dwadzieścia kroków dalej przychodzisz do siebie. Torby nie ma, a prawego boku lepiej nie oglądać.

event-y06_other = Ciepły wiatr
    .scene = Wiatr przynosi z reaktora zapach suszonych jabłek i kurz, który układa się na rękawach w regularne prążki. Wszystkie ptaki siedzą tyłem do niego. Obok drogi jest studzienka z włazem, ciasna i zalana po kolana.
    .choice1_move = Idź dalej pod wiatr
    .choice1 = Licznik trzeszczy przy każdym prążku, a w ustach czujesz metal. Za to do wieczora jesteś na miejscu.
    .choice2_move = Schowaj się w studzience
    .choice2 = Stoisz pół nocy w zimnej wodzie z włazem nad głową. Wychodzisz bez jednego prążka i bez sił.

event-y07_cz = Archiwum szkolne
    .scene = W szkole podstawowej numer dwa stoi metalowa szafa z napisem „depozyty”, zamknięta na trzy zamki szyfrowe. Na tablicy kredą wypisano działania z kluczem, ale ktoś starł co drugą cyfrę.
    .choice1_move = Wyłam drzwi łomem
    .choice1 = Łom wyjmuje drzwi razem z zawiasami i zagląda do wszystkich szuflad naraz.
    .choice2_move = Uzupełnij działania
    .choice2_success = Uzupełniasz rachunki jak pilny uczeń i otwiera się przynajmniej górna szuflada.
    .choice2_failure = Liczysz do wieczora, przy każdym wyniku słysząc za plecami ciche „źle”. Wychodzisz z pustymi rękami i pękającą głową.
    .choice3_move = Wyjdź z klasy
    .choice3 = Ścierasz tablicę do czysta, żeby nikt więcej się nad tym nie męczył.

event-y07_fa = Kadź
    .scene = W odlewni jedna kadź nie ostygła od trzydziestu lat, choć nie ma pod nią ognia. Po powierzchni metalu pływa coś, co się nie topi, i za każdym okrążeniem mija krawędź o łokieć.
    .success = Zwisasz z suwnicy, wyławiasz to chochlą i ciskasz na piasek, zanim dotrze do ciebie żar.
    .failure = Metal bulgocze raz, akurat pod tobą. Kropla przepala ci rękaw, przedramię i coś, co akurat trzymasz.

event-y07_other = Podwójny obraz
    .scene = Od zakrętu widzisz wszystko dwa razy: dwie drogi, dwa słońca, dwie pary własnych rąk. Jedna z nich jest odrobinę szczęśliwsza.
    .success = Wybierasz szczęśliwszą parę i nie oglądasz się za tamtą.
    .failure = Ręce kłócą się, która zapnie kurtkę, i żadna nie ustępuje.

event-y08_cl = Zamarznięty łowczy
    .scene = Pod amboną siedzi łowczy pokryty szronem, chociaż wokół kwitnie wrzos. Sztucer trzyma jak dziecko, a przy pasie ma list z adresem swojej leśniczówki.
    .choice1 = Palce łowczego pękają jak sople i już wiadomo, że ktoś to słyszał.
    .choice2 = Zanosisz list pod adres, a kobieta, która go odbiera, pyta tylko o twoje imię.
    .choice1_move = Zabierz sztucer
    .choice2_move = Zanieś list

event-y08_jb = Śpiew z wyspy
    .scene = Na wyspie śpiewa ktoś, kto zna drugą zwrotkę piosenki, której nauczyła cię matka, a ta piosenka miała tylko jedną. Woda między wami sięga ledwie kolan.
    .success = Śpiewasz zwrotkę trzecią, własną, i wyspa milknie, zostawiając coś na płyciźnie.
    .failure = Słuchasz do końca i nie pamiętasz już, jak brzmiała pierwsza.

event-y08_other = Zasadzka
    .scene = W poprzek drogi leży rower z kręcącym się jeszcze kołem. Rowerzysty nie ma, za to krzaki po obu stronach oddychają. Ktoś w krzakach przeładowuje, bez pośpiechu, żeby było słychać.
    .choice1_move = Przemknij się
    .choice1_success = Czekasz, aż koło się zatrzyma i wszyscy na nie spojrzą, po czym jesteś już za zakrętem.
    .choice1_failure = Pytają o pieniądze dopiero po drugim ciosie, a wtedy już sami nie chcą rozmawiać. Puszczają cię ze złamanym nosem, obitym bokiem i pełną kieszenią.
    .choice2_move = Zapłać myto
    .choice2 = Kładziesz dwieście rubli na siodełku. Ręka z krzaków poprawia je, żeby nie zwiał ich wiatr, i macha, że droga wolna.
    .choice3_move = Wskaż bogatszego
    .choice3 = Mówisz, kto i którędy pójdzie jutro z pełnym trzosem. Wypuszczają cię za darmo, a nazajutrz cała okolica wie, czyja to była rada.

event-y09_po = Zakopany czołg
    .scene = Lufa czołgu wystaje z ziemi jak rura od piecyka i w chłodniejsze dni leci z niej para. Właz jest trzy metry niżej, pod gruntem, który poligon ubijał przez dziesięć lat.
    .success = Nie kopiesz, tylko wślizgujesz się kanałem ewakuacyjnym z leja obok, i zawartość skrzyni jest twoja.
    .failure = Dokopujesz się do włazu o świcie i stwierdzasz, że otwiera się od środka. Nie masz już siły zapukać.

event-y09_cz = Rysunek dziecka
    .scene = Na ścianie przedszkola jest kredkowy rysunek: dom, słońce i ktoś w twojej kurtce, trzymany za rękę przez kogoś bardzo wysokiego. Wosk jest świeży.
    .success = Dorysowujesz psa i drzwi od domu, po czym siadasz pod ścianą z dziwnie lekkim sercem.
    .failure = Na następnej ścianie jest dalszy ciąg, a wysoki ktoś stoi już bliżej.

event-y09_other = Pole szkła
    .scene = Piasek stopił się tu kiedyś w taflę i popękał, gdy stygł. Odłamki stoją na sztorc, całe pole w jednakowych odstępach, i brzęczą od kroków.
    .choice1_move = Przeskacz z kępy na kępę
    .choice1_success = Przechodzisz długimi susami i słyszysz, jak brzęk zostaje w tyle.
    .choice1_failure = Podeszwa wytrzymuje dwadzieścia kroków, a pole ma trzydzieści. Ostatnie dziesięć przechodzisz po własnej krwi.
    .choice2_move = Wyściel drogę ekwipunkiem
    .choice2 = Rzucasz przed siebie to, co masz, i idziesz po tym jak po dywanie. Szkło tnie rzeczy, nie ciebie.

event-y10_fa = Robot strażniczy
    .scene = Po hali jeździ wózek na gąsienicach z reflektorem i lutownicą, które przyspawał mu ktoś samotny. Najpierw pyta o hasło, potem o samopoczucie.
    .success = Odpowiadasz najpierw na drugie pytanie, a wózek z wdzięczności lutuje wszystko, co mu podasz.
    .failure = Hasło zmieniono w osiemdziesiątym dziewiątym i nikt mu o tym nie powiedział. Najpierw przejeżdża ci po stopie, potem używa lutownicy.

event-y10_mw = Schody we mgle
    .scene = We mgle zaczynają się schody, betonowe, z poręczą i numerem piętra. Numer jest ujemny, a stopnie prowadzą w górę.

event-y10_other = Zgubione godziny
    .scene = Siadasz, żeby poprawić sznurówkę, i wstajesz po ciemku. Sznurówka jest zawiązana węzłem, którego nie umiesz zrobić. Brakuje ośmiu godzin i ktoś musi za nie zapłacić: twoje nogi albo zegar Zony.
    .choice1_move = Nadrób drogę nocą
    .choice1 = Idziesz do świtu i nogi bolą jak po dwóch dniach marszu naraz.
    .choice2_move = Rozwiąż węzeł
    .choice2 = Rozplątujesz sznurówkę i słońce wraca na swoje miejsce. Nad reaktorem coś przeskakuje o jeden ząbek: do emisji bliżej o krok.

event-y11_jb = Rybak
    .scene = Rybak siedzi na wiadrze odwrócony plecami do wody i łowi w powietrzu za sobą, nie patrząc. Sprzedaje zupę z tego, co złapie, i zapewnia, że po niej nic nie boli, chociaż nie mówi, jak długo.
    .accepted = Zupa smakuje jak każda inna, a siniaki schodzą z ciebie kolejno jak goście z wesela.
    .declined = Rybak wylewa talerz do jeziora, gdzie natychmiast robi się tłok.

event-y11_cz = Strzelec na dachu
    .scene = Na placu przed kinem leży trzech ludzi, każdy o dziesięć kroków dalej niż poprzedni. W ostatnim oknie czynszówki błyska coś, co równie dobrze może być butelką.
    .success = Czekasz, aż słońce zajdzie za komin i oślepi tamtego, po czym przechodzisz spacerem.
    .failure = Bijesz ich rekord o pięć kroków. Resztę placu przepełzasz, z kulą w nodze i drugą w ręce.

event-y11_other = Łuna w zaroślach
    .scene = W zaroślach coś świeci barwą, której nie ma w tęczy, a cienie gałęzi padają w stronę światła. Każdy inny licznik w Zonie by tu trzeszczał, twój milczy.
    .choice1_move = Sięgnij po źródło
    .choice1_success = Zgadujesz, że milczenie to najwyższy zakres, podchodzisz pod cień i chwytasz źródło przez ołowianą folię.
    .choice1_failure = Licznik odzyskuje głos w twojej dłoni, już po wszystkim. Skóra na palcach robi się różowa i gładka.
    .choice2_move = Obejdź zarośla
    .choice2 = Niektórych barw lepiej nie znać z bliska. Świeci jeszcze długo za twoimi plecami, jakby na próbę.

event-y12_cl = Głodna ziemia
    .scene = Ściółka pod sosnami rusza żuchwami: tak to wygląda i tak brzmi. Zjada najpierw cień, potem ślady, a potem to, co je zostawia.
    .success = Wskakujesz na zwalony pień i po pniach, jak po kładkach, wychodzisz z lasu.
    .failure = Wyrywasz stopę w samej skarpecie, a bieg w jednym bucie kosztuje więcej, niż się zdaje.

event-y12_po = Zrzut
    .scene = Samolot bez znaków zrzuca zasobnik na spadochronie, który otwiera się tylko do połowy. Z czterech stron poligonu ruszają ludzie i żaden z nich nie biegnie wolniej od ciebie.
    .success = Dobiegasz o jeden oddech przed resztą, przecinasz linki i turlasz zasobnik w jar.
    .failure = Ktoś był szybszy i ma już w ręku nóż do linek. Tnie cię nim raz, po przedramieniu, i wraca do linek.

event-y12_other = Stary znajomy
    .scene = Na przystanku siedzi ktoś, kto wchodził z tobą do Zony i o kim mówiono, że nie wyszedł. Podnosi dwa palce do czapki i czeka, co powiesz.
    .good = Rozmawiacie do rana o ludziach, którym się udało, a śpi się potem jak w domu.
    .neutral = Dzielicie się tytoniem i milczeniem, po równo.
    .bad = On też słyszał, co się o tobie mówi, a wtedy stracił brata. Palce od czapki wędrują prosto do noża i ostrze znajduje twoje ramię.

event-y13_mw = Kamienny krąg
    .scene = Siedem głazów stoi na szczycie w kręgu, a w każdym wykuto miskę. Sześć jest pełnych deszczu, w siódmej leży coś ciemnego i suchego, i wiadomo, że będzie to bolało.
    .choice1 = Wkładasz rękę do siódmej misy, a sześć pozostałych powtarza twój krzyk.
    .choice2 = Pijesz deszcz z pierwszej misy i schodzisz ze szczytu z pustymi rękami.
    .choice1_move = Włóż rękę do siódmej misy
    .choice2_move = Napij się z pierwszej

event-y13_cl = Totem z kości
    .scene = Ktoś ułożył z kości wieżę wysoką na dwóch ludzi i zwieńczył ją czaszką, która nie jest ludzka ani zwierzęca. W oczodołach czaszki ktoś pali świece i codziennie je zmienia.
    .success = Zdmuchujesz obie świece, zdejmujesz czaszkę i nie odwracasz się, gdy reszta wieży prosi o ciszę.
    .failure = Świece zapalają się same, kiedy twoja dłoń jest w połowie drogi.

event-y13_other = Kwaśna mżawka
    .scene = Mżawka najpierw odbarwia rękawy, potem dziurawi plandekę, a guziki zaczynają od niej syczeć. Niedaleko jest przepust pod drogą, jeden z trzech i jedyny suchy.
    .success = Wybierasz ten, z którego wyszła żaba, i przeczekujesz w towarzystwie.
    .failure = Wczołgujesz się tam, gdzie mżawka zbiera się w strumyk. Piecze cię skóra, a licznik trzeszczy do rana.

event-y14_fa = Zawór ciśnieniowy
    .scene = Kierownik zmiany zamknął kasę w komorze ciśnieniowej i poszedł do domu. Manometr stoi na czerwonym polu, a instrukcja wisiała na lince, która się urwała.
    .success = Upuszczasz ciśnienie po ćwierć obrotu, tak jak się odkręca oranżadę, i otwierasz komorę gołą ręką.
    .failure = Odkręcasz pół obrotu za dużo i pokrywa otwiera się bez twojej pomocy. Zbierasz się spod przeciwległej ściany, powoli, bo ręka i kolano nie chcą.

event-y14_po = Schron dezertera
    .scene = Dezerter mieszka pod stanowiskiem moździerza, ma piecyk, kalendarz z kotami i skład rzeczy, których nie zdał. Sprzedałby to i owo, jeśli kupujący nie będzie pytał o numer jednostki.
    .choice1 = Pakuje zakup w stronę z kalendarza, w sierpień.
    .choice2_success = Wynosisz, co chcesz, a on woła za tobą numer twojej jednostki, choć nigdy w żadnej cię nie było.
    .choice2_failure = Dezerter od lat czekał, żeby ktoś spróbował. Strzela nisko, dwa razy, jak uczą w jego jednostce.
    .choice3 = Pijecie herbatę i każde z was udaje, że tej rozmowy nie było.
    .choice1_move = Kup od niego
    .choice2_move = Zabierz siłą
    .choice3_move = Wypij herbatę i idź

event-y14_other = Świeże tropy
    .scene = Trop ma szerokość dłoni z rozstawionymi palcami i prowadzi prosto, przez płot, przez kałużę, przez ścianę stodoły. Po drugiej stronie ściany odciski są głębsze. Coś tam stoi i węszy, a na strych prowadzi drabina.
    .choice1_move = Wejdź do stodoły
    .choice1 = Otwierasz wrota, zanim ono otworzy je od środka.
    .choice2_move = Prześpij się na strychu
    .choice2 = Wciągasz za sobą drabinę i zagrzebujesz się w sianie. Na dole coś chodzi, chodzi i odchodzi, a ty zasypiasz jak nigdy w Zonie: wiedząc, gdzie ono jest.

event-y15_jb = Płonąca ropa
    .scene = Po jeziorze pełznie płonąca plama, w niskich niebieskich językach, pod wiatr. Trzcina zajmuje się przed nią, zanim ogień do niej dotrze, a ty stoisz pośród trzciny.
    .success = Dostrzegasz bobrzą tamę i przebiegasz po niej na otwartą wodę, za plecy ognia.
    .failure = Nurkujesz, a gdy się wynurzasz, plama jest dokładnie nad tobą. Wypływasz z osmalonym karkiem i ustami pełnymi wody, która trzeszczy przy liczniku.

event-y15_mw = Głos rodzica
    .scene = Z mgły ktoś woła cię na obiad, zdrobnieniem, którego nikt nie używał od pogrzebu. Pachnie koperkiem i słychać, jak na stół kładą trzy talerze.
    .success = Odkrzykujesz, że przyjdziesz później, a głos mówi „dobrze, dziecko” i coś się w tobie zrasta.
    .failure = Siadasz do stołu, a trzeci talerz nie był dla ciebie.

event-y15_other = Cicha kotlina
    .scene = Na dnie kotliny nie słychać niczego, nawet własnego pulsu w uszach. Trawa leży tu jak zaczesana i licznik pokazuje okrągłe zero. W takiej ciszy można zasnąć albo usłyszeć coś bardzo dalekiego.
    .choice1_move = Połóż się i śpij
    .choice1 = Godzina snu zdejmuje z ciebie trochę zmęczenia.
    .choice2_move = Nasłuchuj
    .choice2 = Po kwadransie słyszysz radiotelefon patrolu, po dwóch rozmowę w sztabie. Wiesz, o czym jutro będzie mówić cała Zona.

event-y16_cz = Zamknięty sklep
    .scene = Sklep „Zorza” ma zaciągniętą kratę i wystawę przygotowaną na pierwszego maja. Za manekinem w hełmie nurka widać drzwi zaplecza, obite blachą. Przy kracie stoi puszka z napisem „sto rubli od sztuki”, a w puszce leży klucz do gabloty.
    .choice1_move = Wyłam zaplecze łomem
    .choice1 = Łom rozmawia z blachą krótko, a na zapleczu stoi to, czego na wystawę nie dawano.
    .choice2_move = Przeciśnij się pod kratą
    .choice2_success = Przeciskasz się pod kratą i ogałacasz manekina.
    .choice2_failure = Krata opada o ząbek, kiedy jesteś w połowie. Wycofujesz się bez niczego i z przygniecionym bokiem.
    .choice3_move = Zapłać i otwórz gablotę
    .choice3 = Wrzucasz sto rubli do puszki, bierzesz jedną rzecz i odkładasz klucz. Ktoś tu widać przychodzi po utarg.

event-y16_cl = Toczące się światło
    .scene = Między pniami toczy się kula światła wielkości wiadra, odbija się od drzew i przy każdym odbiciu zostawia na korze godzinę. Ostatnia z nich to teraz.

event-y16_other = Słaniający się żołnierz
    .scene = Drogą idzie żołnierz bez pasa i czapki, zatacza się i salutuje słupkom kilometrowym. Ma dwadzieścia lat, pełne ładownice i nie wie, dokąd wraca.
    .choice1 = Kupujesz mu miejsce w ciężarówce do domu i zapamiętuje cię cały jego pluton.
    .choice2 = Odpinasz mu ładownice, a on ci za to salutuje. Patrzy na to cała ciężarówka jego kolegów.
    .choice1_move = Kup mu miejsce w ciężarówce
    .choice2_move = Opróżnij mu ładownice

event-y17_fa = Archiwum zmian
    .scene = Kartoteka zmian liczy czterdzieści tysięcy przebitych kart, a wśród nich są takie, na których robotnik wszedł i nigdy nie wyszedł. Księgowość do dziś trzyma dla nich niewypłacone koperty.
    .success = Dopasowujesz numer karty do numeru szafki i odbierasz zaległą pensję za nieobecnego.
    .failure = Karty są posortowane według czegoś, co nie jest ani datą, ani nazwiskiem.

event-y17_jb = Zatopiona skrzynia
    .scene = Trzy metry pod powierzchnią widać skrzynię z nadrukiem instytutu, tak wyraźnie, jak eksponat za szybą. Ryby omijają ją łukiem i wszystkie patrzą w drugą stronę.
    .success = Schodzisz po łańcuchu kotwicy, wyrywasz skrzynię z mułu jednym szarpnięciem i wynurzasz się na ostatnim powietrzu.
    .failure = Skrzynia jest lżejsza od wody i trzyma ją na dnie coś, co właśnie cię zauważyło. Dotyka cię raz. W tym miejscu skóra jest ciepła jeszcze po tygodniu.

event-y17_other = Gorączka
    .scene = Zaczyna się od kolan, potem drżą dłonie, a wieczorem widzisz wokół ogniska o jedną osobę za dużo. Ta osoba podaje ci kubek.
    .choice1_move = Nie pij
    .choice1_success = Nazywasz każdą rzecz po imieniu, aż okazuje się, że nadmiarowa osoba nie ma swojego. Rano czoło masz chłodne.
    .choice1_failure = Wstajesz, żeby wylać kubek, i padasz twarzą w żar. Oparzenie i dreszcze zostają z tobą do rana.
    .choice2_move = Wypij, co podaje
    .choice2 = W kubku jest ciepła woda spod reaktora. Gorączka opada, śpisz jak dziecko i przez sen słyszysz, jak trzeszczy licznik.

event-y18_mw = Zupełnie nic
    .scene = Na szczycie nie ma nic: ani kamieni, ani wiatru, ani szczytu. Siedzisz w tym, dopóki sobie nie przypomnisz, że można zejść, i schodząc, czujesz ulgę i grozę naraz.

event-y18_cz = Szabrownicy
    .scene = Z bloku przy rynku ekipa w jednakowych ortalionach znosi na plac cudze życie: zegary, dywany, słoje po ogórkach. Wszystko układa w rzędy, według adresów.
    .good = Każesz im odnieść jeden rząd z powrotem i, ku zdziwieniu wszystkich, robią to.
    .neutral_success = Podnosisz z rzędu zegar i odchodzisz krokiem kogoś, kto tu mieszkał.
    .neutral_failure = Zegar wybija godzinę, kiedy jesteś dziesięć kroków dalej. Ortaliony biegają szybko, a pierwszy dopada cię z łomem.
    .bad = Szef ekipy pyta, gdzie tyle czasu cię nosiło, i wypłaca dniówkę.

event-y18_other = Kąsający rój
    .scene = Rój wisi nad drogą w kształcie człowieka i porusza tym, co ma zamiast ręki. Osy są bez skrzydeł, więc nie wiadomo, na czym wisi. Rowem, na brzuchu, dałoby się go obejść, tyle że rów ciągnie się przez całe pola.
    .choice1_move = Odmachaj
    .choice1_success = Machasz w tym samym rytmie, a rój przepuszcza cię jak znajomego.
    .choice1_failure = Robisz krok nie w takt i kształt rozpada się na każdego ze swoich. Twarz puchnie ci tak, że przez dwa dni widzisz jednym okiem.
    .choice2_move = Czołgaj się rowem
    .choice2 = Do wieczora masz zdarte łokcie i ani jednego użądlenia. Prostujesz się dopiero wtedy, gdy ręka na horyzoncie przestaje machać.

event-y19_jb = Zwierciadło wody
    .scene = W zatoce woda stoi tak gładko, że widać w niej brzeg z ludźmi, których po tej stronie nie ma. Jedna z postaci trzyma coś w wyciągniętej dłoni i przechyla ją ku powierzchni.
    .choice1_success = Podajesz dłoń swojemu odbiciu i pozwalasz mu puścić pierwszemu.
    .choice1_failure = Twoje odbicie nie puszcza i chce się zamienić.
    .choice2 = Rzucasz kamyk, a tamten brzeg rozchodzi się w kręgi.
    .choice1_move = Podaj rękę odbiciu
    .choice2_move = Rzuć kamyk

event-y19_po = Szopa rakietowa
    .scene = W szopie pod siatką maskującą stoi pocisk bez głowicy, podłączony kablem do kasy pancernej. Ktoś uznał to za dobry zamek i jak dotąd miał rację.
    .success = Odcinasz zasilanie pompy przed zapłonem i kasa otwiera się z westchnieniem paliwa.
    .failure = Silnik pracuje przez dwie sekundy, a szopa odlatuje razem z tobą.

event-y19_other = Otwarty plecak
    .scene = Przez całą drogę plecak był coraz lżejszy, a ty nie masz w zwyczaju narzekać na takie rzeczy. Dopiero wrona, która przelatuje z czymś znajomym w dziobie, każe ci obejrzeć szew. Jeśli zawrócić teraz, da się jeszcze wszystko pozbierać.
    .choice1_move = Machnij ręką na stratę
    .choice1 = Zszywasz szew tym, co masz, i nie liczysz, czego brakuje. Liczy to za ciebie wrona.
    .choice2_move = Zawróć i szukaj
    .choice2 = Znajdujesz wszystko, ostatnią rzecz trzy kilometry wstecz. Potem trzeba przejść je jeszcze raz.

event-y20_fa = Kapliczka maszynistów
    .scene = Między tokarkami stoi ołtarzyk z uszczelek, a na nim dary: klucz płaski, termos, proteza ręki. Ktoś wykaligrafował, że patron bierze sprawne, a oddaje zdrowe.
    .accepted = Kładziesz swoje na uszczelkach, coś cicho zgrzyta i ból w boku ustępuje.
    .declined = Nie składasz daru, ale na wszelki wypadek kłaniasz się tokarkom.

event-y20_cl = Żywica
    .scene = Z rozdartej sosny wypływa żywica gęsta jak szkło i toczy w sobie coś kanciastego. Spływa cal na godzinę i zaraz wsiąknie w ziemię.
    .success = Odłupujesz całą bryłę razem z korą i niesiesz pod pachą jak bochen.
    .failure = Żywica obejmuje ci dłoń po nadgarstek i jest o wiele cieplejsza, niż powinna.

event-y20_other = Daleka łuna
    .scene = Nad reaktorem zapala się zielona kreska i gaśnie. Tobie nic się nie dzieje, ale emisja jest o krok bliżej. Starzy szperacze w takich chwilach przestawiają zegarki, zawsze w tę samą stronę.

event-y21_good = Konwój naukowców
    .scene = Dwa samochody instytutu stają na twój widok i kierowczyni opuszcza szybę. Potrzebny im ktoś, kto zna objazd, a w drugim wozie jest zarówno lekarz, jak i kasa.
    .choice1 = Lekarz opatruje cię na wybojach i ani razu nie trafia igłą obok.
    .choice2 = Kasjer wypłaca stawkę przewodnika i prosi o podpis w trzech miejscach.
    .choice1_move = Poproś o lekarza
    .choice2_move = Poproś o zapłatę

event-y21_neutral = Propozycja kontraktu
    .scene = Agentka w gumowcach szuka kogoś, kto zaniesie walizkę na drugi brzeg rozlewiska. Walizka nie jest ciężka, tylko droga jest daleka, a agentka odlicza połowę od razu.
    .choice1 = Odbiorca nie otwiera walizki, tylko ją waży w dłoni i dopłaca resztę.
    .choice2 = Agentka chowa pieniądze i pyta o to samo najbliższego dzika.
    .choice1_move = Zanieś walizkę
    .choice2_move = Odmów

event-y21_bad = Strzelać bez wezwania
    .scene = Na drzewie wisi rozkaz strzelania do ciebie bez wezwania i lista podpisów, że zapoznano. Ostatni podpis jest jeszcze mokry, a podpisany leży w krzakach. Trafia dwa razy.

event-y22_good = Spowiedź
    .scene = Umierający szperacz zatrzymuje cię, bo słyszał, że umiesz milczeć. Mówi długo i bez pośpiechu, potem oddaje ci swój opatrunek, bo jemu już niepotrzebny, i cisza po nim jest dziwnie lekka.

event-y22_neutral = Historia z bójką
    .scene = W pijalni pod wagonem opowiadają o bójce, w której ktoś pokonał pięciu. Wszyscy patrzą na ciebie, bo opis się zgadza, a tamtych pięciu siedzi przy stole.
    .success = Historia staje się prawdziwa, choć w wersji z czterema, bo piąty trzymał im kurtki.
    .failure = Historia zyskuje zakończenie, którego jej brakowało. Opowiadając je, wszyscy pokazują na twoje oko.

event-y22_bad = Wojna gangów
    .scene = Dwie bandy ostrzeliwują się z dwóch szeregów garaży o trzeci, w którym stoi samochód z pieniędzmi. Obie uważają cię za swój odwód.
    .success = Wyjeżdżasz trzecią bramą, z czterystoma rublami na tylnym siedzeniu, i pierwszy raz od rana zapada cisza.
    .failure = Obie bandy orientują się w tej samej sekundzie. Dostajesz z obu stron, po równo.

event-y23_good = Płaci niewinny
    .scene = Żandarmi prowadzą chłopca za coś, co zrobił ktoś w twoim kapturze. Zgłaszasz się z nim na posterunek i spędzasz noc na pytaniach, aż o świcie wychodzicie stamtąd razem.

event-y23_neutral = Kawałek planu
    .scene = W futrynie poczty tkwi klin ze złożonego papieru: odbitka planu ewakuacji z dwiema salami zaznaczonymi na czerwono. Adnotację zrobił ktoś, kto był w środku i wyszedł.

event-y23_bad = Szantaż
    .scene = Fotograf z lornetką ma trzy zdjęcia i rozkłada je na masce, zawsze w tej samej kolejności. Na trzecim widać twoją twarz i to, co trzymasz. Za klisze chce trzystu rubli. Kto nie płaci, tego trzej jego wspólnicy odprowadzają za garaże.

event-y24_good = Śmigłowiec bez znaków
    .scene = Śmigłowiec bez znaków siada na boisku i mechanik macha, żeby wsiadać. Pilot mówi tylko tyle, że jest ci coś winien od zeszłej zimy.

event-y24_neutral = Śmigłowiec nad lasem
    .scene = Śmigłowiec bez znaków krąży nad lasem i zrzuca na linie coś, co szuka ciepła. Na polanie zostało jeszcze jedno ognisko, niedogaszone.
    .success = Podsycasz ogień i odchodzisz strumieniem, po pas w lodowatej wodzie.
    .failure = Ono woli rzeczy, które się poruszają. Zostawia ci na plecach oparzenie szerokości dłoni.

event-y24_bad = Śmigłowiec nad tobą
    .scene = Śmigłowiec bez znaków wisi nisko i przez megafon odczytuje twoje winy, po kolei, z datami. Reflektor zapala się przy tych, za które grozi kula.
    .success = Wykorzystujesz pauzę na przewrócenie kartki i znikasz w przepuście.
    .failure = Lista kończy się szybciej od otwartego pola. Dwa razy ziemia pryska obok ciebie, a dwa razy nie ziemia.

event-y25_good = Wspólna skrytka
    .scene = Ludzie od Zajazdu odsłaniają dla ciebie skrytkę pod paleniskiem i każą wybrać coś na drogę. Nie chcą podziękowań, tylko żeby następnym razem drzwi zastać zamknięte, a ogień przykryty.

event-y25_neutral = Znaleziona skrytka
    .scene = Pod podłogą wagonu ktoś urządził skrytkę, a nad nią dla niepoznaki drugą, pełną pustych butelek. Czuć świeżą farbę, więc nie ma jej od dawna.
    .success = Butelki są przyklejone do klapy, a pod klapą leży to, co miały ukryć.
    .failure = Wyjmujesz butelki jedną po drugiej i nie znajdujesz dna, które by się ruszało.

event-y25_bad = Strzeżona skrytka
    .scene = Skrytka jest w transformatorze, a w jej drzwiczkach siedzi wielki, spokojny człowiek i obiera jabłko. Mówi, że uprzedzono go o tobie, i odkłada jabłko na chusteczkę.
    .success = Jabłko zostaje niedojedzone, a transformator otwarty.
    .failure = Wielki człowiek nie śpieszy się ani razu, zwłaszcza przy tym, co boli.
