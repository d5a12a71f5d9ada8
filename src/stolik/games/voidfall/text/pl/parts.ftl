### Co plansza Voidfalla mówi o swoich częściach, o szczegółach i o Starciach.

board-players-compared = Porównanie Rodów
board-sectors-list = Lista wszystkich Sektorów
board-fold-left = Plansza Rodu: zwiń lub rozwiń
board-fold-right = Plansze wspólne: zwiń lub rozwiń
board-hand-open = Rozłóż rękę
board-hand-fold = Złóż rękę
board-shelf-event = Wydarzenie i zagrożenia
board-shelf-agendas = Oferta Agend
board-shelf-technologies = Oferta Technologii
board-shelf-trade = Tor Handlu

board-details = { $name }: szczegóły
board-details-close = Zamknij szczegóły
board-population-means = Każda tutejsza Gildia dodaje tę liczbę do Poziomu swojego zasobu.
board-corrupted-means = Populacja nie może się zmieniać i nic tu nie punktuje, dopóki nie zostanie usunięte.
board-void-limit = Może ich tu stać najwyżej { $n }.
board-glory-means = Dla tego, kto podbije ten Sektor.
board-upkeep-means = Właściciel płaci to na końcu każdego Cyklu.
board-free-slots = Wolne pola: Gildie { $guilds }, Instalacje { $installations }.
board-last-slots = Ostatnie pole każdego rzędu kosztuje Utrzymanie, gdy jest zajęte.
board-neighbours = Obok
board-of-void = Należy do Zrodzonego z Pustki
board-of-nobody = Nie należy do nikogo
board-steps = Kroki tego Rodu
board-part-of-basic = Podstawowa
board-part-of-improved = Ulepszona
board-part-of-ability = Zdolność
board-part-of-deed = Czego wymaga
board-part-of-immediate = Natychmiast
board-part-of-once = Jednorazowo, po podbiciu
board-part-of-gains = Na początku
board-part-of-penalty = Jeśli nie zostanie rozpatrzony
board-part-of-defended = Gdy się obronisz
board-part-of-fallen = Jako Upadły Ród, dla tego, do kogo dołączy
board-part-of-frame = Na początku Cyklu
board-part-of-objective = Cele
board-part-of-other = Druga Agenda początkowa

board-the-voidborn = Zrodzony z Pustki
board-the-void = Zrodzony z Pustki
board-the-goal = Cel
board-combat-in = Starcie w Sektorze { $sector }
board-approach = Podejście
board-salvo = Salwa { $n }
board-go-on = Dalej
board-last-combat = Ostatnie Starcie

board-sources = Źródła Wpływu
board-from-start = Agendy początkowe
board-from-agendas = Agendy
board-from-events = Wydarzenia
board-from-focuses = Karty Skupienia
board-from-technologies = Technologie
board-from-house = Tory Cywilizacji
board-when = Cykl { $cycle }{ $round ->
    [0] { "" }
   *[other] , Runda { $round }
 }
board-number-conquered = Podbite Sektory
board-number-lost = Utracone Sektory
board-number-combats = Starcia
board-number-ships = Stracona w nich Siła Floty
board-number-technologies = Zdobyte Technologie
board-number-agendas = Zagrane Agendy
board-number-built = Gildie i Instalacje
board-number-corruption = Zyskane Spaczenie
board-from-bounties = Nagrody
board-from-reclaims = Odzyskania
board-from-trade = Tor Handlu

## Karty z dodatków

voidfall-pack-agenda = { $type ->
        [support] Agenda Wsparcia.
        [might] Agenda Potęgi.
        [wealth] Agenda Bogactwa.
       *[domination] Agenda Dominacji.
    }
voidfall-pack-event = Cykl { $cycle }, liczba rund: { $rounds }.
voidfall-pack-crisis = { $level ->
        [start] Początkowy Kryzys
       *[other] Kryzys
    } { $kind ->
        [military] Militarny
        [economic] Ekonomiczny
       *[general] Ogólny
    }{ $level ->
        [start] .
       *[other] , poziom { $level }.
    }
