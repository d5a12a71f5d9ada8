### What the page says before it begins, and when it cannot.

start-no_script = Ta strona potrzebuje JavaScriptu, a Twoja przeglądarka go tu nie uruchamia. Zezwól na niego dla tej strony i wczytaj ją ponownie. Wszystko pochodzi tylko z tego serwera.
start-loading = Wczytywanie…
start-slow = Wczytywanie trwa… Jeśli nic się nie zmienia, wczytaj stronę ponownie albo spróbuj w nowszej przeglądarce.
start-old = Ta przeglądarka jest za stara na Stolika. Zagrasz w Chrome i Edge od 111, w Firefoksie od 125 i w Safari od 16.4 (iOS 16.4). Zaktualizuj przeglądarkę albo otwórz odnośnik w innej; Twoje miejsce na Ciebie czeka.
start-lost = Część strony nie dotarła. Twoje miejsce i gra są bezpieczne. Spróbuj ponownie; jeśli to nie pomaga, połączenie jest słabe albo przeglądarka za stara.
start-again = Spróbuj ponownie
