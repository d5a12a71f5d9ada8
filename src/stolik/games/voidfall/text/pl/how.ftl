### How to play, for somebody who has never seen the game: the aim, a turn step by step, what helps in a first game.

how-house =
    .short = Twój cel: przez trzy Cykle zebrać więcej Wpływu niż każdy inny Ród, a przeciw Zrodzonemu z Pustki co najmniej tyle, ile ma on. Odzyskuj Sektory, odbudowuj je i punktuj Agendy.
    .aim = Zbieraj Wpływ przez trzy Cykle. Dają go odzyskane Sektory, Agendy, cele Wydarzeń i tory. Przeciw Zrodzonemu z Pustki każdy z was potrzebuje co najmniej tyle, ile ma on, we wprowadzeniu 120.
    .turn1 = Wybierz kartę Skupienia i wykonaj dwie z jej trzech akcji, każdą raz. Żeton Handlu odwrócony przed pierwszą akcją pozwala na trzecią; Agenda pasująca do karty dodaje własną.
    .turn2 = Opłać cały koszt akcji, potem rozpatrz jej efekty w dowolnej kolejności. Każdy możesz pominąć.
    .turn3 = Zakończ turę. Agenda trafia do gniazda i odtąd się liczy; w żadnym Sektorze nie zostają więcej niż dwa znaczniki Flot.
    .turn4 = Na końcu Cyklu atakuje Zrodzony z Pustki, Utrzymanie opłaca się Żywnością, a potem punktuje się Wydarzenie i Agendy.
    .tip1 = Sektor jest twój, dopóki stoi w nim Siła Floty. Wyruszając na Inwazję, zostaw w nim część.
    .tip2 = To, na czym leży Spaczenie, nie liczy się, a na twojej planszy wzmacnia ono Zrodzonego z Pustki, gdy cię atakuje. Usuwaj je w porę.
