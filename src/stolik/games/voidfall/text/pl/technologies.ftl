### Technologie: co stale robi karta Podstawowa i Ulepszona. Ulepszona zachowuje zdolność Podstawowej.

technology-shields = Tarcze
    .text = { technology-shields.basic }
    .basic = Raz w każdym Starciu, jeśli masz w nim Korwetę, zyskujesz 1 Absorpcję podczas Salwy.
    .improved = Jeśli masz w Starciu Korwetę, zyskujesz także 1 Absorpcję przy Podejściu.

technology-escape_pods = Kapsuły Ratunkowe
    .text = { technology-escape_pods.basic }
    .basic = Raz w każdym Starciu 1 wycofywana Siła Floty może trafić do twojego Sektora Macierzystego; możesz też przechowywać o 1 żeton Handlu więcej.
    .improved = Każda Siła Floty wycofywana w Starciu może trafić do twojego Sektora Macierzystego.

technology-targeting = Namierzanie
    .text = { technology-targeting.basic }
    .basic = Jeśli masz w Starciu Korwetę, zyskujesz 5 punktów Inicjatywy.
    .improved = Uznaje się, że masz wyższą Inicjatywę, dopóki jakakolwiek twoja Siła Floty ją zapewnia.

technology-data_refinery = Rafineria Danych
    .text = { technology-data_refinery.basic }
    .basic = Każda twoja Gildia Bankierów zwiększa twój Poziom Produkcji Nauki o 2.
    .improved = Możesz także opłacić 1 Kredytem 2 jednostki Utrzymania.

technology-orbital_docks = Doki Orbitalne
    .text = { technology-orbital_docks.basic }
    .basic = Gdy rozmieszczasz po 1 Sile Floty na Stocznię, Sektor ze Stocznią liczy się tak, jakby miał o jedną Stocznię więcej.
    .improved = Każda twoja Stocznia zwiększa też twój Poziom Produkcji Kredytów o 2.

technology-energy_cells = Ogniwa Energetyczne
    .text = { technology-energy_cells.basic }
    .basic = Gdy się bronisz i powodujesz co najmniej 1 Uszkodzenie przy Podejściu, powodujesz o 1 więcej.
    .improved = Nie płacisz też Utrzymania za swoje Sektory; w Celach nadal się ono liczy.

technology-torpedoes = Torpedy
    .text = { technology-torpedoes.basic }
    .basic = Jeśli masz w Starciu Korwetę, powodujesz o 1 Uszkodzenie więcej w pierwszym kroku Salwy.
    .improved = Jeśli masz w Starciu Korwetę, powodujesz o 1 Uszkodzenie więcej w każdym kroku Salwy.

technology-starbases = Bazy Gwiezdne
    .text = { technology-starbases.basic }
    .basic = Możesz budować Bazy Gwiezdne, po jednej w Sektorze; przy rozmieszczaniu działają też jak Stocznie.
    .improved = Możesz budować po dwie w Sektorze, a zamiast zwiększać Populację możesz usunąć Spaczenie z Sektora z Bazą Gwiezdną.

technology-destroyers = Niszczyciele
    .text = { technology-destroyers.basic }
    .basic = Możesz rozmieszczać Niszczyciele; podczas Inwazji dają 1 punkt Inicjatywy więcej, a w jednym wybranym kroku Salwy każda ich Siła Floty powoduje o 1 Uszkodzenie więcej.
    .improved = Gdy przeprowadzasz Inwazję z Niszczycielem, powodujesz też 1 Uszkodzenie przy Podejściu.

technology-cloning = Klonowanie
    .text = { technology-cloning.basic }
    .basic = Ilekroć zwiększasz Czystą Populację, zyskujesz 1 Kredyt albo aktywujesz 1 Siłę Floty.
    .improved = Osiągnięcie Poziomu 3 lub 4 toru Cywilizacji nie wymaga już od ciebie dezaktywacji Siły Floty.

technology-terraforming = Terraformacja
    .text = { technology-terraforming.basic }
    .basic = Przy Skupieniu na Rozwoju lub Dobrobycie możesz zapłacić 1 Materiał, aby zwiększyć Populację.
    .improved = Przy Skupieniu na Rozwoju, Dobrobycie lub Innowacji możesz bezpłatnie zwiększyć Populację.
action-terraforming_bloom = Zazielenienie
action-terraforming_flourish = Zazielenienie

technology-neural_matrix = Matryca Neuronalna
    .text = { technology-neural_matrix.basic }
    .basic = Zanim wyprodukujesz Kredyty, zyskujesz 2 Kredyty.
    .improved = Przy Skupieniu na Produkcji możesz też wyprodukować Kredyty, a przy Innowacji zyskać 1 punkt Wpływu za każdą swoją Czystą Gildię Bankierów.
action-neural_matrix_lend = Pożyczka
action-neural_matrix_reckon = Rachunek

technology-dreadnoughts = Pancerniki
    .text = { technology-dreadnoughts.basic }
    .basic = Możesz rozmieszczać Pancerniki za 1 Materiał od Siły Floty, po jednej na żetonie; dają Absorpcję i o 1 punkt Inicjatywy więcej.
    .improved = Żeton Pancernika mieści do 3 Sił Floty.

technology-decontamination_chambers = Komora Dekontaminacyjna
    .text = { technology-decontamination_chambers.basic }
    .basic = Na tej karcie mieszczą się 2 Spaczenia; nie liczą się ani w Potyczkach, ani w twoich Celach.
    .improved = Mieszczą się tu 3, a raz na turę, gdy usuwasz Spaczenie, możesz usunąć także jedno z tej karty.

technology-hyperdrive = Hipernapęd
    .text = { technology-hyperdrive.basic }
    .basic = Przy Skupieniu na Podboju możesz zapłacić 1 jednostkę Energii, aby przegrupować się do 3 ruchów, także tuż przed Inwazją.
    .improved = Raz na turę przy Inwazji możesz też pominąć Burze Pustki albo wysłać Siłę Floty z odległości dwóch Sektorów przez własne Sektory.
action-hyperdrive_jump = Skok

technology-tactical_transports = Transportowce Taktyczne
    .text = { technology-tactical_transports.basic }
    .basic = Przy Dobrobycie możesz wycofać 1 Siłę Floty, aby zwiększyć Populację; przy Podboju możesz zmniejszyć Populację, aby aktywować 2 Siły Floty.
    .improved = Możesz z tego skorzystać także przy dowolnym preferowanym Skupieniu, z jednej z tych dwóch możliwości na turę.
action-tactical_transports_land = Desant
action-tactical_transports_embark = Zaokrętowanie
action-tactical_transports_land_anywhere = Desant
action-tactical_transports_embark_anywhere = Zaokrętowanie

technology-robotics = Robotyka
    .text = { technology-robotics.basic }
    .basic = Przy Skupieniu na Rozwoju możesz wykonać jedną akcję z podwojonym kosztem i podwojonym efektem.
    .improved = Możesz tak zrobić także przy dowolnym preferowanym Skupieniu.

technology-ark_ships = Arki
    .text = { technology-ark_ships.basic }
    .basic = Twój Sektor Macierzysty mieści poza polami do 2 dodatkowych Gildii.
    .improved = Mieści do 4 dodatkowych, a przy Posiłkach możesz zapłacić 2 jednostki Żywności, aby zwiększyć Populację Sektora Macierzystego.
action-ark_ships_settle = Zasiedlenie

technology-deep_space_missiles = Rakiety Międzygwiezdne
    .text = { technology-deep_space_missiles.basic }
    .basic = Podczas Inwazji, jeśli masz Stocznię lub Bazę Gwiezdną obok Sektora Starcia, możesz zapłacić 1 jednostkę Energii, aby spowodować 1 Uszkodzenie przy Podejściu.
    .improved = W ataku i w obronie powodujesz bezpłatnie 1 Uszkodzenie przy Podejściu za każdy inny swój sąsiedni Sektor ze Stocznią lub Bazą Gwiezdną, najwyżej 2.

technology-sentries = Strażnicy
    .text = { technology-sentries.basic }
    .basic = Możesz rozmieszczać Strażników; w obronie każda ich Siła Floty powoduje 1 Uszkodzenie przy Podejściu. Gdy efekt pozwala zbudować Instalację, możesz zamiast tego rozmieścić tam Strażnika.
    .improved = Możesz zrobić jedno i drugie: zbudować Instalację i rozmieścić Strażnika; Strażnika także tam, gdzie nic nie da się zbudować.

technology-carriers = Lotniskowce
    .text = { technology-carriers.basic }
    .basic = Możesz rozmieszczać Lotniskowce za 1 jednostkę Żywności od Siły Floty, po jednej na żetonie; podczas Inwazji każda może rozmieścić 1 Korwetę, a przy rozmieszczaniu Lotniskowiec działa jak Stocznia.
    .improved = Żeton Lotniskowca mieści do 3 Sił Floty.

technology-central_surveillance = Centralny Nadzór
    .text = { technology-central_surveillance.basic }
    .basic = Przy Skupieniu na Polityce możesz zmniejszyć Populację, aby zyskać Agendę albo ulepszyć żeton Chwały.
    .improved = Obok planszy możesz mieć w grze piątą Agendę innego rodzaju; liczy się ona do Utrzymania.
action-central_surveillance_watch = Obserwacja

technology-salvage_scanner = Skaner Wraków
    .text = { technology-salvage_scanner.basic }
    .basic = Gdy przeprowadzasz Inwazję na Sektor Zrodzonego z Pustki, przed Starciem możesz położyć tam żeton Odzyskania.
    .improved = Możesz to robić także w każdym Spaczonym Sektorze, a po wygranej Inwazji usuwasz z niego Spaczenie.

technology-purifier = Oczyszczacz
    .text = { technology-purifier.basic }
    .basic = Przy Pokusie możesz zapłacić 1 punkt Nauki, aby usunąć Spaczenie.
    .improved = Przy Pokusie możesz to zrobić dwukrotnie, a zamiast rozmieszczenia Siły Floty usunąć Spaczenie.
action-purifier_purify = Oczyszczenie
action-purifier_purify_twice = Oczyszczenie

technology-autonomous_drones = Autonomiczne Drony
    .text = { technology-autonomous_drones.basic }
    .basic = Podczas Inwazji możesz zwrócić żeton Handlu, aby zyskać 1 Absorpcję przy Podejściu i 1 podczas Salwy, a podczas Potyczki, aby obronić się bez Starcia.
    .improved = Podczas Inwazji żeton daje 2 Absorpcje podczas Salwy; każdą Potyczkę odpierasz bez Starcia.

technology-trade_nexus = Węzeł Handlowy
    .text = { technology-trade_nexus.basic }
    .basic = Ilekroć zwracasz żeton Handlu, możesz zyskać premię jego pola albo niższego.
    .improved = Twoja pierwsza Nadprodukcja w turze daje też dodatkowe 3 punkty Wpływu albo żeton Handlu bez premii.

technology-combat_replicators = Replikatory Bojowe
    .text = { technology-combat_replicators.basic }
    .basic = Po wygranej Inwazji zyskujesz Nagrodę i możesz zachować Instalacje tego Sektora.
    .improved = Po Inwazji wygranej lub zremisowanej możesz też rozmieścić tam 1 Siłę Floty; remis staje się wtedy zwycięstwem.

technology-cybernetics = Cybernetyka
    .text = { technology-cybernetics.basic }
    .basic = Ilekroć zakładasz Gildię, zyskujesz 2 zasoby jej rodzaju.
    .improved = Ilekroć zwiększasz Czystą Populację, zyskujesz też po 2 zasoby każdego rodzaju Gildii w tym Sektorze.

improved-shields = Ulepszone { technology-shields }
    .text = { technology-shields.improved }
improved-escape_pods = Ulepszone { technology-escape_pods }
    .text = { technology-escape_pods.improved }
improved-targeting = Ulepszone { technology-targeting }
    .text = { technology-targeting.improved }
improved-data_refinery = Ulepszona { technology-data_refinery }
    .text = { technology-data_refinery.improved }
improved-orbital_docks = Ulepszone { technology-orbital_docks }
    .text = { technology-orbital_docks.improved }
improved-energy_cells = Ulepszone { technology-energy_cells }
    .text = { technology-energy_cells.improved }
improved-torpedoes = Ulepszone { technology-torpedoes }
    .text = { technology-torpedoes.improved }
improved-starbases = Ulepszone { technology-starbases }
    .text = { technology-starbases.improved }
improved-destroyers = Ulepszone { technology-destroyers }
    .text = { technology-destroyers.improved }
improved-cloning = Ulepszone { technology-cloning }
    .text = { technology-cloning.improved }
improved-terraforming = Ulepszona { technology-terraforming }
    .text = { technology-terraforming.improved }
improved-neural_matrix = Ulepszona { technology-neural_matrix }
    .text = { technology-neural_matrix.improved }
improved-dreadnoughts = Ulepszone { technology-dreadnoughts }
    .text = { technology-dreadnoughts.improved }
improved-decontamination_chambers = Ulepszona { technology-decontamination_chambers }
    .text = { technology-decontamination_chambers.improved }
improved-hyperdrive = Ulepszony { technology-hyperdrive }
    .text = { technology-hyperdrive.improved }
improved-tactical_transports = Ulepszone { technology-tactical_transports }
    .text = { technology-tactical_transports.improved }
improved-robotics = Ulepszona { technology-robotics }
    .text = { technology-robotics.improved }
improved-ark_ships = Ulepszone { technology-ark_ships }
    .text = { technology-ark_ships.improved }
improved-deep_space_missiles = Ulepszone { technology-deep_space_missiles }
    .text = { technology-deep_space_missiles.improved }
improved-sentries = Ulepszeni { technology-sentries }
    .text = { technology-sentries.improved }
improved-carriers = Ulepszone { technology-carriers }
    .text = { technology-carriers.improved }
improved-central_surveillance = Ulepszony { technology-central_surveillance }
    .text = { technology-central_surveillance.improved }
improved-salvage_scanner = Ulepszony { technology-salvage_scanner }
    .text = { technology-salvage_scanner.improved }
improved-purifier = Ulepszony { technology-purifier }
    .text = { technology-purifier.improved }
improved-autonomous_drones = Ulepszone { technology-autonomous_drones }
    .text = { technology-autonomous_drones.improved }
improved-trade_nexus = Ulepszony { technology-trade_nexus }
    .text = { technology-trade_nexus.improved }
improved-combat_replicators = Ulepszone { technology-combat_replicators }
    .text = { technology-combat_replicators.improved }
improved-cybernetics = Ulepszona { technology-cybernetics }
    .text = { technology-cybernetics.improved }
