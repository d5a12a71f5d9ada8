### Jak łączą się części efektu (stolik.content.render).

join-and = { $first } i { $last }
    .more = { $first }, { $last }
    .last = { $first } i { $last }
join-and-wide = { $first }; oraz { $last }
    .more = { $first }; { $last }
    .last = { $first }; oraz { $last }
join-also = { $first } oraz { $last }
    .more = { $first }, { $last }
    .last = { $first } oraz { $last }
join-also-wide = { $first }; oraz { $last }
    .more = { $first }; { $last }
    .last = { $first }; oraz { $last }
join-times = { $clause } ({ $number } razy)
join-or = { $first } albo { $last }
    .more = { $first }, { $last }
    .last = { $first } albo { $last }
join-or-wide = { $first }; albo { $last }
    .more = { $first }; { $last }
    .last = { $first }; albo { $last }
join-either = { $first } lub { $last }
    .more = { $first }, { $last }
    .last = { $first } lub { $last }
join-any = { $first } i/lub { $last }
    .more = { $first }, { $last }
    .last = { $first } i/lub { $last }
join-any-wide = { $first }; i/lub { $last }
    .more = { $first }; { $last }
    .last = { $first }; i/lub { $last }
join-paid = { $cost }, by { $effect }
join-while = { $deed }, gdy { $checks }

### Co w wierszu treści jest nasze; `fact-<nazwa>` pisze gra.

ours-whole = W całości nasze: żadne źródło nie pokazuje, co tu wydrukowano.
ours-parts = Nasze, bo nie wiadomo, co wydrukowano: { $facts }.
