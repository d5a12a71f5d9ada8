### What the page says before it begins, and when it cannot.

start-no_script = Ta strona potrzebuje JavaScriptu, a twoja przeglądarka go tu nie uruchamia. Zezwól na niego dla tej strony i wczytaj ją ponownie. Wszystko pochodzi tylko z tego serwera.
start-loading = Wczytywanie…
start-slow = Wczytywanie trwa… Jeśli nic się nie zmienia, wczytaj stronę ponownie albo spróbuj w nowszej przeglądarce.
start-old = Ta przeglądarka jest za stara na Stolika. Zagrasz w Chrome i Edge od 111, w Firefoksie od 125 i w Safari od 16.4 (iOS 16.4). Zaktualizuj przeglądarkę albo otwórz odnośnik w innej; twoje miejsce na ciebie czeka.
start-lost = Część strony nie dotarła. Twoje miejsce i gra są bezpieczne. Spróbuj ponownie; jeśli to nie pomaga, połączenie jest słabe albo przeglądarka za stara.
start-again = Spróbuj ponownie

### To samo na stronie, która jest samodzielnym plikiem.

start-alone_no_script = Ta strona pokazuje rozegraną partię i potrzebuje JavaScriptu, który tu nie działa. Jeśli to tylko podgląd, otwórz plik w przeglądarce. Wszystko jest w tym pliku, który niczego nie pobiera ani nie wysyła.
start-alone_slow = Wczytywanie trwa… Jeśli nic się nie zmienia, plik jest uszkodzony albo nie dotarł w całości. Poproś o niego jeszcze raz osobę, która go przysłała.
start-alone_old = Ta przeglądarka jest za stara na tę stronę. Otwierają ją Chrome i Edge od 111, Firefox od 125 i Safari od 16.4 (iOS 16.4).
start-alone_lost = Ten plik jest uszkodzony albo nie dotarł w całości. Poproś o niego jeszcze raz osobę, która go przysłała.
