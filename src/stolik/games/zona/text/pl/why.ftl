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
foreseen-failure = Porażka kosztuje: { $effect }
foreseen-idle = Teraz nic to dla ciebie nie zmieni.
foreseen-sold = Razem: { $n } ₽.
foreseen-push = Sukces po forsowaniu: { $n }%.
foreseen-shortcut = Skrót zadaje 1 obrażenie: { $damage }.
foreseen-meets = Spotkanie na miejscu: { $threat }.
foreseen-emission = Emisja zadaje tutaj: { $radiation ->
    [0] { $disturbance ->
        [0] rany { $wound }
       *[other] zaburzenia { $disturbance }{ $wound ->
            [0] { "" }
           *[other] , rany { $wound }
        }
    }
   *[other] radiacja { $radiation }{ $disturbance ->
        [0] { "" }
       *[other] , zaburzenia { $disturbance }
    }{ $wound ->
        [0] { "" }
       *[other] , rany { $wound }
    }
}.
