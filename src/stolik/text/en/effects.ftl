### How the parts of an effect are joined (stolik.content.render).

join-and = { $first } and { $last }
    .more = { $first }, { $last }
    .last = { $first }, and { $last }
join-and-wide = { $first }; and { $last }
    .more = { $first }; { $last }
    .last = { $first }; and { $last }
join-also = { $first }, and { $last }
    .more = { $first }, { $last }
    .last = { $first }, and { $last }
join-also-wide = { $first }; and { $last }
    .more = { $first }; { $last }
    .last = { $first }; and { $last }
join-times = { $clause } { $number ->
    [2] twice
   *[other] { $number } times
 }
join-or = { $first } or { $last }
    .more = { $first }, { $last }
    .last = { $first }, or { $last }
join-or-wide = { $first }; or { $last }
    .more = { $first }; { $last }
    .last = { $first }; or { $last }
join-either = { $first } or { $last }
    .more = { $first }, { $last }
    .last = { $first }, or { $last }
join-any = { $first } and/or { $last }
    .more = { $first }, { $last }
    .last = { $first }, and/or { $last }
join-any-wide = { $first }; and/or { $last }
    .more = { $first }; { $last }
    .last = { $first }; and/or { $last }
join-paid = { $cost } to { $effect }
join-while = { $deed } while { $checks }

### What of a row of content is ours; `fact-<name>` is written by the game.

ours-whole = Ours throughout: no source shows what is printed here.
ours-parts = Ours, because what is printed is not known: { $facts }.
