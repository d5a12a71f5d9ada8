### Sceny sarkofagu.

event-s01_1 = Hala turbin
    .scene = Turbiny stoją od trzydziestu lat, ale hala drży, jakby któraś właśnie nabierała obrotów. Przez dziurę w dachu pada światło bez źródła i przesuwa się po podłodze w poszukiwaniu czegoś żywego.
    .choice1_move = Trzymaj się przeszukanych miejsc
    .choice1_success = Idziesz od osłony do osłony, zawsze tam, gdzie światło już było.
    .choice1_failure = Światło zatrzymuje się, cofa i odnajduje cię z czułością, która parzy.
    .choice2_move = Przebiegnij halę na wprost
    .choice2_success = Sto osiemdziesiąt kroków i światło za tobą, o jeden krok za wolne.
    .choice2_failure = Na sto siedemdziesiątym kroku doganiasz własny cień, a to znaczy, że światło dogoniło ciebie. Czołgasz się z powrotem, a w środku palisz się jak piec.

event-s01_2 = Rzeka lawy
    .scene = Pod reaktorem zastygła lawa ze stopionego paliwa i pod twoim ciężarem okazuje się, że nie całkiem. Skorupa jest czarna, a każde pęknięcie w niej białe.
    .choice1_move = Skacz po żebrach zbrojenia
    .choice1_success = Przebywasz rzekę susami i nie patrzysz w szczeliny.
    .choice1_failure = Kra obraca się pod stopą i przez sekundę widzisz własne kości.
    .choice2_move = Wybieraj drogę krok po kroku
    .choice2_success = Przez szczeliny czyta się skorupę jak mapę. Płacisz za każde spojrzenie, ale dochodzisz.
    .choice2_failure = Patrzysz za długo w jedną szczelinę i gubisz drogę. Zawracasz, a biel zostaje pod powiekami.

event-s01_3 = Źródło
    .scene = Źródło okazuje się niewielkie: leży w zagłębieniu betonu jak woda w odcisku kopyta. Wszystkie życzenia, jakie zdarzyło ci się pomyśleć, ustawiają się przed nim w kolejce, a najgorsze pcha się naprzód.
    .success = Odprawiasz życzenia jedno po drugim, aż zostaje to, którego nie trzeba się wstydzić. Woda w odcisku podnosi się i mówi „tak”, głosem wszystkich, którym odmówiono. Wychodzisz z sarkofagu o świcie, a w Prypeci, po raz pierwszy od trzydziestu lat, ktoś otwiera okno.
    .failure = Najgorsze życzenie dopada Źródła pierwsze i w ostatniej chwili udaje ci się je odwołać, lecz nie zapomnieć.

event-s02_1 = Złożona przestrzeń
    .scene = Korytarz złożono na czworo jak list i każde z czterech zagięć prowadzi do tych samych drzwi z innej strony. Rzucona śruba wraca, rozgrzana, w plecy.
    .success = Rozkładasz korytarz w myśli, zaginasz w przeciwną stronę i drzwi są tuż obok.
    .failure = Wchodzisz w zagięcie, które akurat się prasuje. Żebro pęka równo, jak papier na zgięciu.

event-s02_2 = Własne ciało
    .scene = Za drzwiami leży ktoś w twojej kurtce, z twoim plecakiem i blizną, twarzą do ziemi, już od dość dawna. W zaciśniętej dłoni trzyma kartkę.
    .choice1_move = Nie czytaj kartki
    .choice1_success = Zostawiasz kartkę nieprzeczytaną, zamykasz tamte oczy i idziesz dalej, niż udało się im.
    .choice1_failure = Odchodzisz trzy kroki i wracasz. Kartka jest już w twojej dłoni, a tamta pusta.
    .choice2_move = Przeczytaj kartkę
    .choice2_success = Jest na niej błąd, który popełniono za pierwszym razem, opisany twoim pismem. Nie popełniasz go drugi raz.
    .choice2_failure = Kartka ma jedno zdanie, a ty zaczynasz pamiętać, jak się je pisało. Kładziesz się na chwilę obok.

event-s02_3 = Wyciągnięta ręka
    .scene = W ostatniej fałdzie przestrzeni widać wnętrze dłoni, wielkiej jak pokój, która zamyka się bardzo wolno. Między kciukiem a palcem wskazującym jest jeszcze akurat tyle miejsca, co na ciebie.
    .success = Wchodzisz, chwytasz to, na czym dłoń się zamyka, i pociągasz do siebie, jak wyciąga się tonącego. Złożony świat rozprostowuje się ze szmerem papieru. Źródło leży w twojej kieszeni, lekkie, a wszystkie drogi w Zonie są od dziś proste.
    .failure = Palce dotykają się o grubość twojej ręki za wcześnie.

event-s03_1 = Sterownia numer cztery
    .scene = Pulpit bloku czwartego jest opalony, ale wskaźniki drgają, a każdy drga w rytmie twojego pulsu. Drzwi do dalszej części otworzą się, gdy parametry będą w normie, a normę zapisano na liście dyżurów w rubryce „uwagi”.
    .choice1_move = Podstaw wskaźnikom dane z grafiku
    .choice1_success = Przełączasz zakresy według „uwag” i strzałki kładą się jedna po drugiej.
    .choice1_failure = Jeden z zakresów był prawdziwy. Spod pulpitu wieje ciepłem i trzeba się cofnąć do korytarza.
    .choice2_move = Wyrównaj oddech
    .choice2_success = Oddychasz tak, jak oddycha ktoś, kto ma jeszcze całą noc. Strzałki wierzą.
    .choice2_failure = Jedna ze strzałek przyśpiesza, a twoje serce za nią. Kiedy obie stają, nie wiesz, która pierwsza.

event-s03_2 = Zmiana trwa
    .scene = Przy pulpitach siedzą operatorzy nocnej zmiany i robią to, co zrobili, od początku. Jest dla ciebie wolne krzesło i wszyscy uprzejmie czekają, aż zajmiesz albo zwolnisz miejsce.
    .choice1_success = Siadasz, odmawiasz wykonania polecenia i pierwszy raz w tej zmianie ktoś oddycha z ulgą.
    .choice1_failure = Wykonujesz polecenie, bo wszyscy je wykonują.
    .choice2_success = Przedzierasz się między krzesłami, a oni łapią za rękawy już tylko z obowiązku.
    .choice2_failure = Dyżurny sadza cię z powrotem, delikatnie i z siłą walca parowego.
    .choice1_move = Zajmij wolne krzesło
    .choice2_move = Przebij się do drzwi

event-s03_3 = Przycisk
    .scene = Na pulpicie został jeden przycisk, pod plastikową osłoną, z plombą i wytartym napisem. Nie wiadomo, czy zatrzymuje to, co się stało, czy dopiero to rozpoczyna, a palce ma się jedne.
    .choice1_move = Nie naciskaj
    .choice1_success = Trzymasz palec nad przyciskiem, na ile starcza odwagi, i cofasz. Operatorzy wstają od pulpitów, jeden gasi lampkę, drugi podaje ci płaszcz. Zmiana się skończyła, a to, po co tu przychodzą, oddają ci na wyjściu jak depozyt.
    .choice1_failure = Palec naciska sam. Jest pierwsza dwadzieścia trzy, jak zawsze, i wraca tamto ciepło.
    .choice2_move = Odczytaj napis i naciśnij
    .choice2_success = Pod palcem wyczuwasz litery starte przez trzydzieści lat niezdecydowania: „tylko raz”. Naciskasz i w całym sarkofagu zapada zwykła, ludzka ciemność. W niej, po omacku, ktoś wkłada ci w dłoń Źródło, jeszcze ciepłe, i mówi: teraz twoja zmiana.
    .choice2_failure = Napis głosił coś innego. Jest pierwsza dwadzieścia trzy, a ściana naprzeciw robi się przezroczysta.

event-s04_1 = Spadające płyty
    .scene = Dach sarkofagu trzyma się na zardzewiałych dźwigarach i nawyku. Z góry lecą betonowe płyty, a te, które już spadły, wyznaczają jedyną drogę.
    .choice1_move = Wspinaj się po świeżych płytach
    .choice1_success = Wchodzisz na każdą płytę, zanim opadnie po niej pył, tam gdzie druga już nie trafi.
    .choice1_failure = Nawyk pęka akurat nad tobą. Odkopujesz się długo, jedną ręką, bo druga nie słucha.
    .choice2_move = Słuchaj dźwigarów
    .choice2_success = Każdy dźwigar jęczy, zanim puści, a ty uczysz się ich po głosach. Przechodzisz przez ciszę między nimi.
    .choice2_failure = Jeden pęka bez słowa. Płyta mija cię o dłoń, kawałek zbrojenia nie.

event-s04_2 = Niewidomy przewodnik
    .scene = Z ciemności wychodzi człowiek z białą laską i pyta, kim jesteś dla innych. Mówi, że droga do ostatnich drzwi jest taka, jaka odpowiedź, i odwraca ku tobie ucho.
    .good = Odpowiadają za ciebie ci, którym zdarzyło ci się pomóc, i przewodnik podaje ci ramię.
    .neutral_success = Wsłuchujesz się w stukot laski i idziesz jego śladem, choć nie zaprasza.
    .neutral_failure = Stukot rozdwaja się, a ty wybierasz ten, który prowadzi w szyb.
    .bad_success = Wyznajesz wszystko, po kolei, i przewodnik po długim milczeniu stuka laską trzy razy: proszę.
    .bad_failure = Kłamiesz, a laska zatrzymuje się na twojej piersi i słychać, jak wystukuje prawdę.

event-s04_3 = Ostatnie drzwi
    .scene = Ostatnie drzwi nie mają zamka, tylko pytanie wyryte w stali, w języku, który znasz ze snu. Odpowiedzią nie jest słowo, lecz kolejność, w jakiej dotyka się jego liter.
    .success = Dotykasz liter w kolejności, w jakiej dziecko uczy się mówić, i stal rozstępuje się jak powieki. Za drzwiami nie ma skarbu, jest wyjście: pole żyta, szosa i autobus, który stoi z włączonym silnikiem. Wsiadasz, a Zona zostaje za tylną szybą i maleje.
    .failure = Drzwi czytają ciebie i marszczą się jak nad źle napisanym słowem.

event-s05_1 = Strażnik
    .scene = W szybie windy mieszka coś, co zebrało się ze wszystkich, którzy tu weszli: ma ich ręce, ich latarki i ich pośpiech. Wstaje na twój widok i wstaje bardzo długo.
    .choice1_move = Uderz w miejsce, gdzie trzyma się za ręce
    .choice1_success = Trafiasz między splecione palce i całość rozpada się z ulgą.
    .choice1_failure = Każda z jego rąk zna inny chwyt. Wypuszczają cię dopiero pod drzwiami, z połamanymi żebrami.
    .choice2_move = Zawołaj ich po nazwiskach
    .choice2_success = Czytasz nazwiska z naszywek, jedno po drugim, i po każdym jedna z rąk się opuszcza.
    .choice2_failure = Pada też twoje nazwisko, i to nie ty je wymawiasz. Jedna z rąk przyjmuje kształt twojej.

event-s05_2 = Bicie serca
    .scene = Z głębi niesie się uderzenie, potem drugie, w tempie odrobinę wolniejszym od twojego serca. Po kilku minutach twoje serce chce się dostosować.
    .success = Nucisz marsza i stawiasz nogi pod własny takt, aż tamto serce zaczyna gubić rytm.
    .failure = Między jednym uderzeniem a drugim otwiera się długa, obca cisza.

event-s05_3 = Światło
    .scene = Na dnie szybu jest światło i każdy widzi w nim najpierw to, co stracił. Trzeba dostrzec, co jest za nim, zanim oczy się poddadzą.
    .success = Pozwalasz odejść twarzom, które światło ci podsuwa, i zauważasz szczelinę, przez którą ono samo próbuje uciec. Odsuwasz kamień. Światło wychodzi razem z tobą na powierzchnię, a tego lata w Czerwonym Lesie wschodzą zielone sosny.
    .failure = Zatrzymujesz wzrok na jednej twarzy i światło zatrzymuje się na tobie.

event-s06_1 = Burza popiołu
    .scene = W hali reaktora wieje, choć ściany są całe, a popiół unosi się w kształtach rzeczy, które spłonęły. Gdzieś w zamieci stoi szafa, stół i wieszak, i tylko jedno z nich jest prawdziwe, bo przytwierdzone do wyjścia.
    .choice1_move = Wypatruj tego, co prawdziwe
    .choice1_success = Wybierasz wieszak, bo popiół na nim osiada, zamiast nim być, i wychodzisz, pociągając za haczyk.
    .choice1_failure = Otwierasz szafę, a w szafie też jest zamieć. Nawiewa ci popiołu za kołnierz, gorącego jak tamtej nocy.
    .choice2_move = Odszukaj wyjście na planie hali
    .choice2_success = Dwadzieścia kroków od filara, osiem w lewo. Twoja dłoń zamyka się na haczyku, zanim go widać.
    .choice2_failure = Plan był sprzed pożaru. Liczysz kroki po raz drugi, a licznik liczy swoje.

event-s06_2 = Most z kabli
    .scene = Nad zapadniętym stropem wisi pęk kabli gruby jak tułów, ostatnie, co łączy obie strony. Niektóre wciąż są pod napięciem, a czym zasilane, lepiej nie pytać.
    .success = Przechodzisz okrakiem, przekładając dłonie tylko po tych, na których śpią ćmy.
    .failure = Ćmy zrywają się wszystkie naraz. Kabel pod twoją dłonią też był żywy.

event-s06_3 = Pytanie
    .scene = Po drugiej stronie stoi zwykły stolik z dwoma krzesłami i ktoś, kogo nie widać, zadaje pytanie: co ma zostać. Odpowiedź, jak wyjaśnia, zostanie wykonana dosłownie.
    .success = Mówisz długo, zdanie po zdaniu domykając furtki, i kończysz słowem „wszyscy”. Krzesło naprzeciw odsuwa się samo i słychać, że ktoś wychodzi, cicho zamykając za sobą emisje, jedną po drugiej. Zostajesz przy stoliku, bo ktoś musi pilnować odpowiedzi, a ona trwa.
    .failure = Zostawiasz w zdaniu jedną furtkę i coś przez nią zagląda.

event-s07_1 = Ofiara
    .scene = Próg jest wyszlifowany przez kolana, a przed nim stoi waga szalkowa z pustą szalą po twojej stronie. Na drugiej nie ma nic, ale przeważa.
    .choice1_move = Połóż artefakty
    .choice1 = Kładziesz artefakty na szali i słyszysz, jak ktoś po tamtej stronie je rozpoznaje.
    .choice2_move = Połóż przedramię
    .choice2 = Opierasz na szali gołe przedramię, a waga bierze z niego tyle, ile jej brakuje.
    .choice3_move = Patrz na pustą szalę
    .choice3_success = Patrzysz na drugą szalę tak długo, aż sama przyznaje, że jest pusta.
    .choice3_failure = Waga wytrzymuje twoje spojrzenie i kładzie na szali ciebie. Schodzisz z niej i brakuje ci czegoś, czego nie umiesz nazwać.

event-s07_2 = Cisza
    .scene = Za progiem milknie wszystko, na końcu myśli, i idzie się w tym jak w śniegu. Człowiek bez ani jednej myśli nie wie, po co stawia krok.
    .success = Nogi pamiętają za ciebie i niosą cię, dopóki nie wraca pierwsze słowo.
    .failure = Pierwszym słowem, które wraca, jest „wróć”.

event-s07_3 = Źródło w rozbiorze
    .scene = Ktoś zaczął już kiedyś rozbierać Źródło i zostawił części na płachcie, opisane drobnym pismem. Trzeba je złożyć w odwrotnej kolejności, zanim lampa na płachcie zgaśnie.
    .success = Ostatnia część pasuje, choć jest z innego kompletu: to ten kawałek ciebie, którego brakowało, i już go nie odzyskasz. Źródło rusza z cichym tykaniem, emisje ustają, a Zona zostaje po prostu lasem. Na płachcie leży nowa karteczka, z twoim nazwiskiem.
    .failure = Zostaje ci w ręku jedna śrubka za dużo i wszystko to wie.

event-s08_1 = Pętla minut
    .scene = Drzwi zamykają się za tobą, lampa mruga, kapie woda, i drzwi zamykają się za tobą. W każdym powtórzeniu coś jednego jest inne i to tamtędy prowadzi droga.
    .choice1_move = Wylicz, co musi się zmienić
    .choice1_success = Kropla spóźnia się za każdym razem o tyle samo. Za ósmym nie spada wcale i wychodzisz pod nią.
    .choice1_failure = Rachunek zgadza się za każdym razem, tylko sił masz za każdym razem mniej. Drzwi wypuszczają cię tam, skąd przychodzisz.
    .choice2_move = Wypatruj różnicy
    .choice2_success = Za piątym razem lampa nie mruga i w tym niemrugnięciu wychodzisz.
    .choice2_failure = Różnicą okazuje się twój cień pod lampą, coraz wolniejszy. Kiedy go doganiasz, jest już po wszystkim.

event-s08_2 = Pętla dni
    .scene = W sąsiednim pomieszczeniu jest łóżko, stół i kalendarz, z którego kartki odpadają i narastają. Jesz, śpisz i skreślasz, a to, po co tu jesteś, blednie o jedno skreślenie dziennie.
    .success = Przestajesz skreślać i siadasz w progu, a dnia następnego nie ma jak doliczyć.
    .failure = Kiedy wychodzisz, sznurówki masz przetarte od samego wiązania.

event-s08_3 = Przerwać
    .scene = Pętla ma jedno ogniwo z prawdziwego żelaza: łańcuch w ścianie, napięty od środka. Po drugiej stronie ciągnie ktoś z tą samą siłą i z tego samego powodu.
    .choice1_move = Zerwij łańcuch
    .choice1_success = Puszczasz na pół oddechu, a gdy tamten ktoś się chwieje, szarpiesz i łańcuch pęka. Stoisz na Pograniczu w dniu, w którym to się zaczęło, ze wszystkim, co udało się stąd wynieść, i z wiedzą, że tym razem wystarczy zawrócić. Zawracasz.
    .choice1_failure = Łańcuch nie pęka, za to wasze dłonie owszem.
    .choice2_move = Puść łańcuch
    .choice2_success = Otwierasz dłoń i mówisz w dziurę: „wystarczy”. Po długiej chwili po drugiej stronie też coś upada na podłogę. Ściana jest tylko ścianą, a w miejscu, gdzie był łańcuch, leży Źródło, jak coś, o co obie strony przestały się szarpać.
    .choice2_failure = Nie umiesz otworzyć dłoni. Żelazo ciągnie, a twój głos z tamtej strony prosi, żeby nie puszczać.

event-s09_1 = Chór umarłych
    .scene = Na galerii stoją ci, którzy gasili dach, i śpiewają bez słów, z otwartymi ustami pełnymi światła. Jest w chórze luka, dokładnie na twój głos.
    .choice1_move = Słuchaj w milczeniu
    .choice1_success = Zdejmujesz czapkę, słuchasz do końca i luka zostaje luką.
    .choice1_failure = Zaczynasz cicho mruczeć drugi głos i milkniesz dopiero wtedy, gdy ktoś cię za to chwali.
    .choice2_move = Zaśpiewaj z nimi
    .choice2 = Stajesz w szeregu i śpiewasz do ostatniego taktu. Przepuszczają cię, ale coś z ciebie zostaje na galerii i śpiewa dalej.

event-s09_2 = Zapadająca się podłoga
    .scene = Podłoga galerii wypada płytka po płytce, w kolejności, w jakiej ją układano. Majster znaczył te ostatnie kredą, żeby wiedzieć, gdzie skończył.
    .success = Dostrzegasz kredę w kącie i stoisz na niej, gdy reszta już leci.
    .failure = Kredę ktoś starł przed uroczystym odbiorem. Spadasz piętro niżej, na bok, i tam leżysz, aż skończą układać.

event-s09_3 = Skok
    .scene = Dalej jest tylko studnia reaktora, a nad nią, na wyciągnięcie ramion od krawędzi, wisi Źródło i nie spada. Ktokolwiek skacze po nie z rozsądkiem, nie dolatuje.
    .choice1_move = Skocz
    .choice1_success = Skaczesz z rozbiegu, bez niczego, czego można się przytrzymać, i Źródło cię chwyta, nie ty jego. Chór na galerii bierze oddech. Następnego dnia szperacze mówią o czymś, co przeleciało nad Zoną, nisko, od zachodu na wschód, i śmiało się jak człowiek.
    .choice1_failure = Rozsądek odzywa się w ostatnim kroku, a krawędź jest ostra i gorąca.
    .choice2_move = Zawołaj je do siebie
    .choice2_success = Siadasz na krawędzi, spuszczasz nogi i czekasz, jak się czeka na kota. Źródło przysuwa się o palec, potem o dłoń. Kiedy kładzie ci się na kolanach, chór milknie po raz pierwszy od tamtej nocy i słychać, jak w Prypeci pada zwykły deszcz.
    .choice2_failure = Coś przychodzi na wołanie, ale nie ono. Siada obok i opowiada ci ostatnią minutę każdego z chóru.

event-s10_1 = Pokrywa reaktora
    .scene = Dwutysiąctonowa pokrywa stoi na sztorc w szybie, tak jak ją odrzuciło, i ktoś wymalował na niej klamkę. Między nią a ścianą jest szczelina na dłoń.
    .choice1_move = Obróć pokrywę łomem
    .choice1 = Łom wchodzi w szczelinę, a pokrywa, trącona we właściwym miejscu, obraca się jak drzwi.
    .choice2_move = Wepchnij się w szczelinę
    .choice2_success = Wpychasz w szczelinę bark, kolano i upór, i coś po trzydziestu latach ustępuje.
    .choice2_failure = Ze szczeliny wieje tym, co było pod pokrywą tamtej nocy.
    .choice3_move = Szukaj drugiej klamki
    .choice3_success = Ten sam ktoś wymalował drugą, mniejszą, przy samej ziemi. Za nią są drzwi na miarę dziecka, i przechodzisz.
    .choice3_failure = Obchodzisz pokrywę dookoła, a ona oddycha na ciebie z każdej strony.

event-s10_2 = Błękitna poświata
    .scene = Powietrze nad rdzeniem świeci błękitem, od którego trudno oderwać oczy, a cienie układają się w ścieżkę. Ścieżka jest prawdziwa tylko tam, gdzie światło gaśnie, zanim na nie spojrzysz.
    .choice1_move = Idź kątem oka
    .choice1_success = Idziesz od zgaśnięcia do zgaśnięcia i błękit zostaje z boku.
    .choice1_failure = Spoglądasz wprost, bo nikt ci nie powiedział, że to takie piękne. Na skórze zostaje kolor nieba.
    .choice2_move = Zamknij oczy i idź przed siebie
    .choice2_success = Błękit prosi przez powieki, a ty liczysz kroki. Przy setnym prosi już z tyłu.
    .choice2_failure = Uchylasz jedną powiekę, na mgnienie. Wystarcza, żeby zawrócić.

event-s10_3 = Życzenie
    .scene = W rdzeniu, na kupce popiołu, siedzi dziecko w za dużym hełmie i pyta, czego chcesz, bo ono chce już iść do domu. Spełni jedno życzenie, to najdalsze od kłamstwa.
    .success = Mówisz, że chcesz je odprowadzić. Dziecko podaje ci rękę, hełm zostaje w popiele, a wszystko, co je tu trzymało, gaśnie za wami sala po sali. Przy bramie czekają na nie, i na ciebie też, choć wydawało się, że nikt już nie czeka.
    .failure = Mówisz coś, co brzmi prawdziwie, a dziecko płacze w twojej głowie.

event-s11_1 = Lustrzany szperacz
    .scene = Z naprzeciwka nadchodzi szperacz, lustrzany w każdym szczególe poza jednym: nie boi się. Kładzie plecak na ziemi w tej samej chwili co ty.
    .success = Robisz to, czego się po sobie nie spodziewasz, i odbicie spóźnia się o cios.
    .failure = Każde uderzenie trafia was oboje, ale tylko ciebie boli.

event-s11_2 = Lustrzane słowa
    .scene = Odbicie odzywa się wspak, cierpliwie, i czeka na odpowiedź. Jeśli je dobrze zrozumieć, mówi, które z was dwojga weszło tu pierwsze.
    .choice1_move = Odpowiedz wspak
    .choice1_success = Odpowiadasz palindromem i odbicie, bezradne, oddaje ci ostatnie słowo.
    .choice1_failure = Rozumiesz je doskonale i to właśnie jest niepokojące. Od tej chwili nie masz pewności, kto z was zawrócił.
    .choice2_move = Milcz
    .choice2_success = Milczycie naprzeciw siebie, aż jedno z was musi przełknąć ślinę. Nie jesteś to ty.
    .choice2_failure = Trwa to tyle, że zapominasz, po której stronie się stoi. Odchodzisz na sztywnych nogach.

event-s11_3 = Rozbić
    .scene = Tafla między wami ma jedną skazę, wielkości ziarna ryżu, i ona wędruje. Uderzyć można tylko raz, bo po drugiej stronie też już podnoszą rękę.
    .success = Trafiasz w skazę i tafla sypie się śniegiem. Za nią jest Źródło, to samo, do którego po drugiej stronie dochodzi właśnie ktoś inny, i każde z was bierze połowę. Odtąd w każdej szybie widzisz, jak żyje tamta połowa, i czasem do siebie machacie.
    .failure = Skaza przesuwa się o ziarnko, a odłamki lecą w jedną stronę.

event-s12_1 = Labirynt rur
    .scene = Rury biegną we wszystkich kierunkach i każda dokądś, ale opisano je według tego, co nimi płynęło, a nie dokąd. Jedną z nich wciąż coś idzie, na czworakach, w twoją stronę.
    .success = Poznajesz po rosie na izolacji rurę z wodą chłodzącą i suniesz wzdłuż niej do celu.
    .failure = Wchodzisz w rurę, którą tamto dopiero co opuściło, i jest w niej ciepło.

event-s12_2 = Para
    .scene = Przed komorą rdzenia pęknięty kolektor zieje parą, biało i bez przerwy. Zasuwa jest po drugiej stronie obłoku, na wysokości twarzy.
    .choice1_move = Idź w parę i dokręć zasuwę
    .choice1_success = Owijasz głowę mokrą płachtą, idziesz w biel i wieszasz się na zasuwie całym ciężarem.
    .choice1_failure = Zasuwa kręci się lekko, bo nic już nie trzyma. Para zdejmuje ci skórę z dłoni.
    .choice2_move = Odetnij parę w pompowni
    .choice2_success = Trzy zawory w odwrotnej kolejności i biel opada, jakby ktoś ją zawołał.
    .choice2_failure = Zaworów jest trzydzieści. Ostatni puszcza dopiero wtedy, gdy ty już nie możesz.

event-s12_3 = Dłoń na rdzeniu
    .scene = Rdzeń jest wielkości człowieka i ciepły jak bok zwierzęcia. Oddycha nierówno, po każdym wydechu przychodzi emisja, i wiesz, że gdyby położyć na nim dłoń i nie cofnąć, uspokoiłby się.
    .success = Kładziesz dłoń i nie cofasz jej, gdy piecze, ani gdy przestajesz ją czuć. Oddech pod palcami wyrównuje się, zwalnia, zasypia. Mówią, że od tej pory w sarkofagu są dwa głosy, i że jeden z nich uczy drugiego kołysanki.
    .failure = Cofasz dłoń i rdzeń krzyczy jak ktoś zostawiony.

event-s13_1 = Kuszący łup
    .scene = W bocznej komorze leży artefakt wart tyle, co spokojne życie, i droga powrotna zaczyna się zaraz za nim. Podłoga komory jest z kruchego szkła. Dalej w głąb jest tylko ciemność, która niczego nie obiecuje.
    .choice1_move = Porwij artefakt i biegnij
    .choice1_success = Szkło pęka o krok za tobą, a ciężar w garści ciągnie cię prosto w ciemność, jakby znał drogę.
    .choice1_failure = Szkło pęka pod tobą. Artefakt wpada pierwszy, ty zatrzymujesz się na odłamkach.
    .choice2_move = Miń komorę
    .choice2_success = Mijasz ją, nie zwalniając, i ciemność robi ci przejście.
    .choice2_failure = Mijasz ją, a ona czeka na ciebie za każdym następnym załomem. Po dziesiątym przestajesz wiedzieć, czego właściwie sobie odmawiasz.

event-s13_2 = Ciężar
    .scene = Za ciemnością powietrze waży coraz więcej, najpierw jak plecak, potem jak człowiek niesiony na plecach. Głos przy uchu podaje jego nazwisko.
    .success = Poprawiasz chwyt i niesiesz go do końca, tak jak trzeba było wtedy.
    .failure = Kolana uginają się pod jednym nazwiskiem, a jest ich na liście więcej.

event-s13_3 = Zrozumienie
    .scene = W ostatniej komorze nie ma nic oprócz ściany zapisanej od podłogi po strop, jednym zdaniem, bez kropki. Czytane do połowy doprowadza do obłędu; do końca nie przeczytał go nikt.
    .success = Czytasz do końca i stawiasz kropkę. Wiesz już, czym jest Zona, komu była potrzebna i dlaczego sprawia jej radość, kiedy się o nią pyta. Wychodzisz z uśmiechem, rozdajesz wszystko, co masz, i na każde pytanie odpowiadasz tak samo, a ludzie, którzy zrozumieją, idą z tobą.
    .failure = Gubisz orzeczenie i przez chwilę to zdanie ma podmiot w tobie.

event-s14_1 = Studnia grawitacji
    .scene = Podłoga komory jest lejem, a wszystko, co luźne, krąży w nim po orbicie: kask, dzwonek, para okularów. Przejść można jedynie w poprzek, przeciw temu wszystkiemu.
    .choice1_move = Rozpędź się i wyskocz
    .choice1_success = Rozpędzasz się razem z kaskiem i w najniższym punkcie orbity puszczasz się w bok.
    .choice1_failure = Lej bierze cię do swojej kolekcji. Zataczasz z nią trzy kręgi, po czym kask trafia cię w skroń i wypycha na brzeg.
    .choice2_move = Oblicz tor i wejdź w lukę
    .choice2_success = Między dzwonkiem a okularami jest co minutę pusty korytarz. Wchodzisz w niego spokojnie, jak na pasy.
    .choice2_failure = Nie doliczasz jednej rzeczy, która krąży za prędko, żeby ją widać. Słychać ją dopiero w twoim ramieniu.

event-s14_2 = Ciążenie winy
    .scene = Za lejem ciążą już nie rzeczy, lecz uczynki, i każdy idzie tak ciężko, jak żył. Na ścianach są rysy po tych, którzy nie mogli unieść stóp.
    .good = Unosisz się o palec nad posadzkę i dobre słowa innych pchają cię naprzód.
    .neutral_success = Wspominasz po równo jedne i drugie, aż się zniosą, i robisz krok.
    .neutral_failure = To, czego nie udało się zrobić, waży najwięcej.
    .bad = Przechodzisz na kolanach, ciągnąc każdy uczynek z osobna.

event-s14_3 = Horyzont
    .scene = Na końcu jest krawędź, za którą widać, jak Zona zakrzywia się i wraca z drugiej strony, mniejsza, oświetlona. Jedna z maleńkich postaci na niej właśnie się odwraca i trzeba poznać która.
    .success = Poznajesz siebie z pierwszego dnia i wołasz, żeby wziąć więcej bandaży. Postać macha ręką, że słyszy. Robisz krok za krawędź, spadasz długo i łagodnie, i lądujesz po tej stronie, po której wszystko jest mniejsze, oświetlone i twoje.
    .failure = Wołasz do niewłaściwej postaci, a ona odpowiada światłem.
