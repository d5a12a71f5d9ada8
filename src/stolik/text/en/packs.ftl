### Packs: what is wrong with one, and what is allowed.

cli-pack-fine = { $name } ({ $game }, version { $version }, { $seal }): nothing is wrong with it. It holds { $counts }.
cli-pack-lacks = It is not written in: { $languages }. Whoever plays in such a language sees its texts in: { $shown }.
cli-pack-unspoken = Stolik cannot be played in: { $languages }.
cli-pack-in-play = Played with the pack { $name } (version { $version }, { $seal }).
error-bad_packs = { $count ->
        [one] One pack has faults, so nothing was begun. They are listed above.
       *[other] { $count } packs have faults, so nothing was begun. They are listed above.
    }
error-bad_pack = The pack “{ $pack }” has faults; the first is in { $file }, line { $line }.
error-bad_deck = The deck “{ $deck }” cannot be played with.

allowed-number = a whole number
allowed-text = a text in quotes
allowed-texts = a list of texts, such as ["a", "b"]
allowed-list = a list, such as ["a", "b"]
allowed-flag = true or false
allowed-codes = codes of languages, such as en or pl
allowed-table = a table of keys and values

## Files

fault-no_folder = There is no such folder.
fault-no_manifest = The pack has no pack.toml, which says what it is called and which game it is for.
fault-link = This is a link. A pack holds only files of its own, so copy the file here.
fault-no_file = This is not an ordinary file.
fault-much_inside = The folder holds more than { $most } files and folders. Is this the folder of a pack?
fault-unreadable = This cannot be read: { $detail }.
fault-many_faults = There are { $count } more faults. Mend these first.
fault-many_files = The pack has more than { $most } files. Put several cards into one file.
fault-large_file = The file is larger than { $most } kB. Split it.
fault-large_pack = The files of the pack are larger than { $most } kB together.
fault-many_rows = The pack has more than { $most } rows.
fault-encoding = The file is not written in UTF-8. Save it again as UTF-8.
fault-deep = More than { $most } brackets are open here, or dots on this line.
fault-toml = This is not TOML: { $detail }.
fault-no_rows = “{ $table }” must be rows, each begun with [[{ $table }]].
fault-table = There is no [[{ $word }]] in packs of this game. Allowed: { $allowed }.
fault-empty = The pack holds nothing. It may hold: { $allowed }.

## pack.toml

fault-schema = schema = { $word } is not known here. Allowed: { $allowed }.
fault-id = “{ $word }” cannot be an id. Allowed: small letters a-z, digits and _, at most 40, beginning with a letter.
fault-pack_id = “{ $word }” cannot be the id of a pack. Allowed: small letters a-z and digits, at most 30, beginning with a letter.
fault-taken_id = The id “{ $word }” is an id of the game itself, or begins one ({ $allowed }). Choose another.
fault-no_packs = What cards do in { $word } is written as rules, not as data, so it takes no packs. Games that do: { $allowed }.
fault-same_pack = Another folder holds a pack of the same game with the id “{ $word }”. Load one of them.

## Rows

fault-long_list = { $key } has { $count } entries. Allowed: { $most }.
fault-not_in_packs = [[{ $word }]] cannot be in a pack, because rules name these rows one by one. Allowed: { $allowed }.
fault-key = There is no “{ $word }” here. Allowed: { $allowed }.
fault-ruled = “{ $word }” is fixed by the rulebook, so no pack can change it. Allowed: { $allowed }.
fault-missing = “{ $word }” is missing.
fault-type = { $key } = { $word } is of the wrong type. Allowed: { $allowed }.
fault-number = { $key } = { $word } is out of bounds. Allowed: { $least } to { $most }.
fault-one_of = { $key } = { $word } is not known. Allowed: { $allowed }.
fault-twice = The id “{ $word }” is there twice; the first is at { $where }.
fault-reference = { $key } names “{ $word }”, which is not there. Allowed: { $allowed }.
fault-fixed = “{ $word }” cannot be replaced, because rules name it. Allowed: { $allowed }.
fault-cycle = { $key } names “{ $word }”, a row of this pack, and so goes round in a circle. Only printed rows can be replaced.
fault-replaced_twice = “{ $word }” is replaced twice; the first time at { $where }.

## Texts

fault-no_languages = { $key } must be written in every language ({ $allowed }), such as name.en = "Rope" and name.pl = "Lina".
fault-language = { $key } is written in “{ $word }”, which is no language of this pack. Allowed: { $allowed }.
fault-missing_language = { $key } is missing in the language “{ $lang }”. Every text needs: { $allowed }.
fault-long_text = { $key } ({ $lang }) has { $count } letters. Allowed: { $most }.
fault-unseen_letter = { $key } ({ $lang }) has a letter that cannot be seen or breaks the line ({ $word }). Take it out.

## Effects

fault-effect_syntax = { $key }: “{ $text }” cannot be read at “{ $word }”.
fault-effect_size = { $key }: “{ $text }…” is too long or too deep (at most { $legal } letters and brackets).
fault-effect_unit = { $key }: “{ $word }” is no unit. Allowed: { $legal }.
fault-effect_word = { $key }: there is no effect “{ $word }”. Allowed: { $legal }.
fault-effect_tag = { $key }: “{ $word }” cannot stand in the brackets of “{ $text }”. Allowed: { $legal }.
fault-effect_arguments = { $key }: “{ $text }” takes other arguments. Allowed: { $legal }.
fault-effect_place = { $key }: “{ $word }” means nothing in this place. Allowed here: { $legal }.
fault-effect_special = { $key }: there is no special rule “{ $word }” here. Allowed: { $legal }.
fault-effect_shape = { $key }: “{ $word }” must look like one of: { $legal }.
fault-effect_number = { $key }: the number { $word } is out of bounds. Allowed: { $legal }.

## Rows of Zona

fault-boxes = boxes = { $word } does not go with the durability: "exploitable" needs 1 to { $most } boxes, the others none.
fault-worn = worn does not go with the category: an item of "clothing" covers parts of the body, the others none.
fault-owner = owner does not go with the deck: an item of the deck "starting" has the id of a character, the others none.
fault-artefact = category = { $word } does not go with the deck: the decks "green" and "yellow" hold items of the category "artefact", the others none.
fault-no_effect = The item does nothing: it needs an effect, a passive or a role.
fault-durable_role = A { $word } is damaged when it is used, so it cannot be durable. Allowed: single, exploitable.
fault-never = { $key }: “{ $word }” could never be used: no test is all of what stands in the brackets.
fault-trophy = { $key }: trophy(200) stands only at the beginning of the loot of a mutant, for the token itself. Elsewhere write trophy[green] or trophy[yellow].
fault-marks = timed, marks and sectors do not go together: a timed rumour marks an "area" (then with sectors) or a "border", another marks nothing.
fault-areas = areas must be as many different areas as rows, of these sectors in this order: { $allowed }.
fault-faces = A die has { $most } faces, not { $count }: one for each of its sides, such as "blank" twice.
fault-kinds = kinds must be { $count } letters M (mutant) or A (anomaly).
fault-sections = An event of a sector has the sections good, neutral and bad; or other, and any of: { $allowed }. It has no paragraphs.
fault-paragraphs = An event of a facility or of the Sarcophagus has 1 to { $most } paragraphs and no sections.
fault-unread_paragraph = Nobody would ever read paragraph { $word }, because paragraph { $count } always ends the card. Write go_on where the card goes on.
fault-unread_section = Nobody would ever read the section “{ $word }”: the deck “{ $deck }” is drawn only in { $allowed }.
fault-threats = A character places two threats, not { $count }.
fault-no_threat = No threat can be placed in “{ $word }” when the game begins. Allowed: { $allowed }.
fault-sector = The sector of this area is always { $allowed }.
fault-one_area = A border lies between two different areas.
fault-no_way = { $key } names “{ $word }”, to which nobody walks: only actions of areas lead there. Allowed: { $allowed }.
fault-too_tiring = The cost raises fatigue by { $count }, which nobody could ever pay. Allowed: at most { $most }.

## Rows of Voidfall

fault-objectives = There are { $count } objectives. Allowed: { $least }.
fault-frames = There are { $count } frames. Allowed: { $least } to { $most }.

## The whole

fault-whole_reference = “{ $word }” is not there.
fault-whole_copy = This is already the name of copy { $count } of “{ $word }”. Choose another id.
fault-whole_scene = This is already the name of the scene “{ $scene }” of the event “{ $word }”. Choose another id.
fault-whole_role = No card would be a { $word } any more, and the rules ask for one. Write role = "{ $word }" in this row.
fault-whole_clash = “{ $word }” is replaced more than once: by two rows, or by a row and by a deck that pack.toml replaces.
fault-deck_count = The deck “{ $deck }” would have { $count } cards. Allowed: { $least } to { $most }.
fault-deck_starting = The character “{ $deck }” would have { $count } starting items (items of the deck "starting" with this owner). Allowed: { $least }.
fault-deck_goal = No card of “{ $deck }” leads to “{ $word }” any more.
fault-deck_role = No card would be a { $word } any more, and the rules ask for one. Give a card of the pack role = "{ $word }".
fault-whole_twice = Only one row, in one of the packs in play, can say what “{ $word }” is.
fault-deck_slots = There are { $count } slots. Allowed: four, with the numbers 1 to 4.
fault-deck_first_game = The first_game of the slots must name each facility once: { $word }.
fault-deck_borders_twice = Two areas have more than one border.
fault-deck_unreached = Nobody could walk to: { $word }.
fault-game_broke = A random game with the pack broke: { $word }. Please report it together with the pack.
