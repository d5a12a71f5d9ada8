### Skąd biorą się liczby w Zonie i do czego może doprowadzić odpowiedź.

why-attribute = { $attribute } w testach
why-trauma = uraz
why-sells = Cena sprzedaży w ₽
why-printed = cena z karty
why-worn = żetony zniszczeń: { $n }
why-unpayable = Nie możesz teraz spełnić wymagania tego zamknięcia.
foreseen-test = Test: { $attribute } { $value }, trudność { $difficulty }. Szansa { $push ->
    [0] { $plain }% samymi kośćmi
   *[other] { $plain }% z forsowaniem
}, { $best }% ze wszystkim, co pomaga.
foreseen-detection = Wykrycie: { $attribute } { $value }, trudność { $difficulty }. Szansa { $push ->
    [0] { $plain }% samymi kośćmi
   *[other] { $plain }% z forsowaniem
}, { $best }% ze wszystkim, co pomaga.
foreseen-confrontation = Konfrontacja: { $attribute } { $value }, trudność { $difficulty }. Szansa { $push ->
    [0] { $plain }% samymi kośćmi
   *[other] { $plain }% z forsowaniem
}, { $best }% ze wszystkim, co pomaga.
foreseen-failure = Po porażce: { $effect }
foreseen-idle = Teraz nic by to dla ciebie nie zmieniło.
foreseen-sold = Razem: { $n } ₽.
foreseen-push = Sukces po forsowaniu: { $n }%.
foreseen-shortcut = Skrót zadaje 1 obrażenie: { $damage }.
foreseen-meets = Spotkanie na miejscu: { $threat }.
foreseen-emission = Emisja zadaje tutaj: { $radiation ->
    [0] { $disturbance ->
        [0] { $wound ->
            [one] 1 ranę
            [few] { $wound } rany
           *[many] { $wound } ran
        }
       *[other] { $disturbance ->
            [one] 1 zaburzenie
            [few] { $disturbance } zaburzenia
           *[many] { $disturbance } zaburzeń
        }{ $wound ->
            [0] { "" }
            [one] , 1 ranę
            [few] , { $wound } rany
           *[many] , { $wound } ran
        }
    }
   *[other] { $radiation ->
        [one] 1 radiację
        [few] { $radiation } radiacje
       *[many] { $radiation } radiacji
    }{ $disturbance ->
        [0] { "" }
        [one] , 1 zaburzenie
        [few] , { $disturbance } zaburzenia
       *[many] , { $disturbance } zaburzeń
    }{ $wound ->
        [0] { "" }
        [one] , 1 ranę
        [few] , { $wound } rany
       *[many] , { $wound } ran
    }
}.
