### Terrorscape po polsku: pojęcia z instrukcji, cała reszta własnymi słowami.
### Odnośnik `item:key` to wiadomość `item-key`; `.text` mówi, co rzecz robi, `.when`, kiedy się jej używa,
### a `.ours` stoi przy nazwach, które są naszym tłumaczeniem.

game-terrorscape = Terrorscape
    .text = Zabójca poluje w nocy na troje Ocalałych. Oni wiedzą, gdzie on jest, a on o nich nie wie i nasłuchuje hałasu.
    .goal = Ocalali wygrywają, gdy uciekną z 5 kluczami albo naprawią radio i doczekają pomocy. Zabójca wygrywa, gdy ranny Ocalały zostanie ranny po raz drugi albo gdy skończy się czas.

## Role, fazy, rzeczy na stole

role-killer = Zabójca
    .text = Tropisz hałasem, strachem i pytaniami, na które trzeba odpowiadać szczerze. Wygrywasz, gdy ranny Ocalały zostanie ranny po raz drugi albo gdy talia odkryć się wyczerpie, a pomoc nie jest w drodze.
role-survivors = Ocalali
    .text = Razem z drużyną poruszasz się w ukryciu, szukasz 5 kluczy albo naprawiasz radio, a zdradza was hałas. Wygrywacie, gdy wspólnie uciekniecie albo nadejdzie pomoc.
alone-killer = Jako Zabójca
alone-survivors = Jako Ocalali
seat-0 = Zabójca
seat-1 = Ocalały 1
seat-2 = Ocalały 2
seat-3 = Ocalały 3
phase-0 = Przygotowanie
    .text = Trzeba wybrać Zabójcę i troje Ocalałych, zatrzymać cechy i rozłożyć pułapki Łowczyni.
phase-1 = Faza Ocalałych
    .text = Znika hałas i sprawdza się zwycięstwo, potem każdy Ocalały ma swoją turę, jeden dobiera karty odkryć, a Zabójca dowiaduje się, gdzie był hałas.
phase-2 = Faza Zabójcy
    .text = Po skradaniu się Zabójca pojawia się ponownie i przeszukuje swoją lokalizację. Potem szybkie umiejętności, specjalna umiejętność lub dwie akcje, a jeśli nie doszło do spotkania, wolna umiejętność; na koniec Zabójca dobiera 3 karty.

counter-level = Poziom
    .text = Rośnie o 1, ilekroć talia umiejętności się wyczerpie i zostanie potasowana od nowa, najwyżej do 5. Każdy poziom wzmacnia Zabójcę.
counter-strength = Siła
    .text = Obrona udaje się, gdy jej suma co najmniej dorówna sile. Nigdy nie przekracza 10.
counter-rescue = Pomoc
    .text = Po naprawieniu radia znacznik staje na polu 5 i porusza się o 1 na początku każdej fazy Ocalałych. Gdy dotrze do końca, Ocalali wygrywają.
counter-repair = Radio
    .text = Pięć kroków naprawy wzywa pomoc. Naprawiać można tylko raz na rundę, a naprawa hałasuje.
counter-keys = Klucze
    .text = Znalezione dotąd klucze. Z 5 wszyscy Ocalali mogą na początku swojej fazy uciec razem przez Główne wyjście; na własną rękę każdy potrzebuje 3 własnych.
deck-discovery = Talia odkryć
    .text = W każdej rundzie jeden Ocalały dobiera 2 karty i zatrzymuje 1. Jeśli talia jest pusta, gdy pora na odkrycia, a pomoc nie jest w drodze, Ocalali przegrywają.
deck-search = Talia przeszukiwania
    .text = Dziesięć kart, a na samym spodzie { item-key }. Przeszukiwanie daje 1 kartę.
deck-skills = Talia umiejętności
    .text = Na koniec fazy Zabójca dobiera z niej 3 karty, a po udanej obronie odrzuca z niej 2. Gdy się wyczerpie, rośnie poziom.
discard-items = Odrzucone przedmioty
    .text = Tylko Ocalali wiedzą, co tu leży. Te karty nie wracają do talii.
die-defence = Kość obrony
    .text = Obrońca rzuca czterema kośćmi, o jedną mniej za każdy żeton strachu. Na ściankach są 0, 1 i 3.
backpack = Plecak
    .text = Mieści do 3 przedmiotów, a plecak Johnsona dowolnie wiele. Zabójca nigdy do niego nie zagląda.

token-noise = Żeton hałasu
    .text = Na koniec fazy Ocalałych Zabójca poznaje wszystkie lokalizacje z hałasem, ale nie wie, kto hałasuje ani dlaczego. Hałas znika na początku następnej.
token-fear = Żeton strachu
    .text = Każdy odbiera jedną kość obrony. Trzeciego się nie dostaje: zamiast niego powstaje hałas i Zabójca od razu słyszy gdzie.
token-block = Żeton blokady
    .text = Zamyka drzwi przed Ocalałymi. Jest ich siedem; gdy wszystkie leżą na mapie, nowy wymaga zabrania któregoś z nich.
token-stealth = Żeton skradania się
    .text = Zabójca porusza się niewidoczny, także przez zablokowane drzwi, a blokady zostają; mapa pokazuje, gdzie widziano go ostatnio. Na początku swojej następnej fazy pojawia się ponownie i przeszukuje to miejsce.
token-trap = Żeton pułapki
    .text = Pułapka Ocalałych, ukryta przed Zabójcą. Przy pierwszym ataku najbliższego spotkania w tej lokalizacji wychodzi na jaw i dodaje 2 do obrony.
token-firecracker = Żeton petardy
    .text = W tej rundzie hałas jest we wszystkich lokalizacjach.
token-wound = Rana
    .text = Druga rana eliminuje. Leczenie odwraca kafelek na zdrową stronę.
token-leader = Pierwszy gracz
    .text = W tej rundzie decyduje w imieniu Ocalałych.

## Co można zrobić

action-calm = Usunięcie strachu
    .text = Akcja: usuń wszystkie swoje żetony strachu.
action-repair = Naprawa radia
    .text = Akcja: 1 krok naprawy, z hałasem. Raz na rundę dla całej drużyny i nie wtedy, gdy jest tu Zabójca.
action-search = Przeszukanie lokalizacji
    .text = Akcja: dobierz 1 kartę z talii przeszukiwania i zatrzymaj ją lub odrzuć. Nie wtedy, gdy jest tu Zabójca.
action-sprint = Sprint
    .text = Tylko William: ruch do 3, potem hałas tam, gdzie kończy.
    .ours = { ours-name }
action-passage = Tajne przejście
    .text = Skorzystaj z tajnego przejścia w swojej lokalizacji. Blokady tam nie działają.
action-equip = Wyposażony
    .text = Tylko Marco: weź ze stosu odrzuconych przedmiotów 1 kartę „{ item-adrenaline }” lub „{ item-sedatives }”.
    .ours = { ours-name }
action-swap = Wymiana przedmiotów
    .text = Daj, weź lub wymień przedmioty z Ocalałym w swojej lokalizacji. Nie kosztuje akcji.
action-search_room = Przeszukiwanie
    .text = Jedna z twoich dwóch akcji: zapytaj, kto jest w twojej lokalizacji. Jeśli ktoś tu jest, dochodzi do spotkania.
action-chest = Otwarcie skrzyni
    .text = Akcja dodatkowa: weź srebrną broń ze skrzyni w swojej lokalizacji.
action-suitcase = Otwarcie walizki
    .text = Akcja dodatkowa, raz na fazę Ocalałych: dobierz 1 kartę z talii odkryć.
action-loot = Rzeczy po wyeliminowanym
    .text = Weź przedmioty i klucze, które w twojej lokalizacji zostawił wyeliminowany Ocalały.

word-end = Koniec
    .text = Teraz nic więcej się nie dzieje.
word-none = Niczego nie używaj
    .text = Bez karty, bez przedmiotu i bez cechy.
word-stop = Zatrzymaj się tutaj
    .text = Nie idź dalej.
word-no = Nie
    .text = Zostaje tak, jak jest.
word-discard = Odrzuć
    .text = Dobrana karta trafia na stos odrzuconych przedmiotów. Hałas i tak powstaje.
word-nothing = Nic
    .text = Ta strona niczego nie oddaje.
word-agree = Zgoda
    .text = Wymiana dochodzi do skutku.
word-refuse = Odmowa
    .text = Każdy zostaje przy tym, co ma.
word-suffer = Przyjmij ranę
    .text = Zatrzymaj amulet, jeśli go masz, i zostań z raną.
word-stay = Zostań
    .text = Bez ucieczki.
word-wound = Zadaj ranę
    .text = Odrzuć 3 karty z ręki: Ocalały zostaje ranny.
word-again = Jeszcze raz
    .text = Powtórz to.
word-fight = Walcz
    .text = Niech spotkanie toczy się dalej.
word-sense = Wykrywanie
    .text = Zagraj jako szybką umiejętność, aby wykrywać.
word-stealth = Skradanie się
    .text = Zagraj jako wolną umiejętność, aby się skradać.
word-search = Przeszukaj teraz
    .text = Odrzuć 2 karty z ręki i przeszukaj swoją lokalizację.

## Koniec gry

reason-escaped = Ocalali wydostali się na wolność.
reason-rescued = Do Ocalałych dotarła pomoc.
reason-struck_back = Plan Ocalałych obrócił się przeciw Zabójcy.
reason-killed = Zabójca wyeliminował Ocalałego.
reason-two_killed = Zabójca wyeliminował dwoje Ocalałych.
reason-darkness = Noc dobiegła końca i nikt nie przyjdzie: talia odkryć jest pusta.
