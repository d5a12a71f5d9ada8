### Why the numbers of Zona are what they are, and what an answer may lead to.

why-attribute = { $attribute } in tests
why-trauma = a trauma
why-sells = Sells for, in ₽
why-printed = printed price
why-worn = damage tokens on it: { $n }
why-unpayable = You cannot pay this lock now.
foreseen-test = Test of { $attribute } { $value } against { $difficulty }: { $push ->
    [0] { $plain }% by the dice
   *[other] { $plain }% with a push
}, { $best }% with all that helps.
foreseen-detection = Detection, { $attribute } { $value } against { $difficulty }: { $push ->
    [0] { $plain }% by the dice
   *[other] { $plain }% with a push
}, { $best }% with all that helps.
foreseen-confrontation = Confrontation, { $attribute } { $value } against { $difficulty }: { $push ->
    [0] { $plain }% by the dice
   *[other] { $plain }% with a push
}, { $best }% with all that helps.
foreseen-failure = If you fail: { $effect }
foreseen-idle = This changes nothing for you now.
foreseen-sold = Together: { $n } ₽.
foreseen-push = Success after the push: { $n }%.
foreseen-shortcut = The shortcut deals 1 damage: { $damage }.
foreseen-meets = An encounter there: { $threat }.
foreseen-emission = The emission deals here: { $radiation ->
    [0] { $disturbance ->
        [0] { $wound ->
            [one] 1 wound
           *[other] { $wound } wounds
        }
       *[other] { $disturbance } disturbance{ $wound ->
            [0] { "" }
            [one] , 1 wound
           *[other] , { $wound } wounds
        }
    }
   *[other] { $radiation } radiation{ $disturbance ->
        [0] { "" }
       *[other] , { $disturbance } disturbance
    }{ $wound ->
        [0] { "" }
        [one] , 1 wound
       *[other] , { $wound } wounds
    }
}.
