"""Sentences and lines of icons for everything in the rows, as messages in addition to those in the catalogues.

    effect-<slug>   an effect, or a part of one that a player may choose; cost-<slug> likewise
    effect-<slug>.to   an effect that is offered, as it follows "do you want to"
    <row>.does      all that a row does: `area-pg.does`, `item-rope.does`, `lock-hot.does`, `event-g01_pg.does`
    <row>.<part>    another part of it: `area-on.good`, `item-whip.backfire`, `threat-toaster.damage`
    <row>.text      all parts of a row in one text; also of a further copy of a card (`item-rope_2`)
    event-<slug>_1.move_<effect>   the move that stands beside an effect that a scene lets choose
    event-<slug>_1.crowd   that tests are harder with more players, for a scene of such a card
    <row>.facts     what else is printed on a card, for the board: `item-rope.facts` is `junk tool 100 exploitable 2`
    scene-<id>, ending-<id>   a scene and an ending as written, such as `ending-g02_go_choice1_failure`
    event-<id>      which deck a card is of, such as `event-g01`: its number is nowhere on the table
    border-<areas>  the name of a border, with its `.text`
    <row>.ours      what of a row is ours and not published; also of a further copy of a card and of a scene

Each but a text has its line of icons: `effect-junk.icons`, `item-whip.backfire-icons`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial

from stolik.content.effects import Word, slug
from stolik.content.messages import Line, Messages, line, lines_of_parts, makers_of, makers_of_ours
from stolik.content.render import Renderer
from stolik.core.game import Words
from stolik.games.zona.content.book import EVENT_DECKS
from stolik.games.zona.content.box import QUEUES, Box
from stolik.games.zona.content.endings import choices, endings, once_named
from stolik.games.zona.content.kinds import Area, Character, Emission, Event, Item, Lock, Row, Rumour, Threat
from stolik.games.zona.content.texts import texts
from stolik.games.zona.content.vocabulary import VOCABULARY

DECKS = (
    "junk", "equipment", "green", "yellow", "rumours",
    *(f"events_{deck}" for deck in EVENT_DECKS), *(f"{colour}_{kind}" for colour, kind in QUEUES),
)  # fmt: skip

FORMS = ("acc", "the")
"""Forms of an item's name that sentences want; its further copies have them too."""


def other_words(box: Box) -> frozenset[str]:
    """Other references in views, questions and log lines: effects and prices, copies of cards, scenes and their
    endings, borders, decks.
    """
    parts = (id.replace("-", ":", 1) for id, _, _ in _all_lines(box) if "." not in id)
    found = {*parts, *(f"deck:{deck}" for deck in DECKS)}
    found |= {f"border:{'_'.join(border.areas)}" for border in box.map.borders}
    found |= {f"{item.ref}_{copy}" for item in box.book.items.values() for copy in range(2, item.copies + 1)}
    for event in box.book.events.values():
        for name, effect in event.scenes():
            scene = f"{event.id}_{name}"
            found |= {f"scene:{scene}", f"event:{scene}"}
            found |= {f"ending:{scene}_{way}" for way in (*endings(effect), *dict(once_named(effect)))}
    return frozenset(found)


def messages(box: Box, words: Words) -> Mapping[str, str]:
    """All messages computed from the box in the language of a catalogue."""
    renderer = Renderer(words, VOCABULARY)
    makers = makers_of(_all_lines(box), renderer)
    makers |= _offered(box, renderer)
    makers |= (ours := makers_of_ours(box.book.rows(), words))
    for row in box.book.rows():
        if facts := _facts(row):
            makers[f"{row.message}.facts"] = partial(str, facts)
        makers[f"{row.message}.text"] = partial(_text, words, renderer, row)
        if isinstance(row, Event):
            makers[row.message] = partial(words.say, f"zona-event-{row.deck}")
            makers |= _scenes(words, row)
            if own := ours.get(f"{row.message}.ours"):
                makers |= {f"{row.message}_{name}.ours": own for name, _ in row.scenes()}
        if isinstance(row, Lock) and row.origin == "pack":
            makers[row.message] = partial(renderer.sentence, row.cost, "cost")
        if isinstance(row, Emission) and row.origin == "pack":
            makers[row.message] = partial(words.say, "zona-emission", number=box.emissions.index(row) + 1)
        if isinstance(row, Item):
            said = makers_of(_lines(row), renderer)
            also = (f"{row.message}.{part}" for part in ("facts", "text", "ours"))
            said |= {id: makers[id] for id in also if id in makers}
            forms = (f".{form}" for form in FORMS if words.has(f"{row.message}.{form}"))
            names = {form: partial(words.say, row.message + form) for form in ("", *forms)}
            for copy in range(2, row.copies + 1):
                makers |= {f"{row.message}_{copy}{form}": make for form, make in names.items()}
                makers |= {id.replace(row.message, f"{row.message}_{copy}", 1): make for id, make in said.items()}
    for border in box.map.borders:
        one, other = border.areas
        id = f"border-{one}_{other}"
        makers[id] = partial(words.say, "zona-border", one=f"area:{one}", other=f"area:{other}")
        makers[f"{id}.text"] = partial(words.say, f"zona-border-{border.shortcut or 'plain'}")
    return Messages(makers)


def _offered(box: Box, renderer: Renderer) -> Iterator[tuple[str, Callable[[], str]]]:
    """What is offered, as it is asked."""
    for _, effect, _ in _parts(box):
        if isinstance(effect, Word) and effect.name == "may":
            (offer,) = effect.effects
            yield f"effect-{slug(str(offer))}.to", partial(renderer.clause, offer, form="to")


def _scenes(words: Words, event: Event) -> Iterator[tuple[str, Callable[[], str]]]:
    """The scenes and endings of a card as separate messages, for the log; and its note about more players."""
    for name, effect in event.scenes():
        written = f"event-{event.id}_{name}"
        yield f"scene-{event.id}_{name}", partial(words.say, f"{written}.scene")
        if event.harder_with:
            yield f"{written}.crowd", partial(_crowd, words, event)
        for way, part in choices(effect):
            yield f"{written}.move_{slug(str(part))}", partial(words.say, f"{written}.{way}_move")
        for said, way in (*((way, way) for way in endings(effect)), *once_named(effect)):
            yield f"ending-{event.id}_{name}_{said}", partial(words.say, f"{written}.{way}")


def _crowd(words: Words, event: Event) -> str:
    """The note that the tests of a card are harder with more players."""
    return words.say(f"zona-part-harder_with-{event.harder_with}")


def _facts(row: Row) -> str:
    """Numbers and words printed on a card or token; empty where there are none."""
    match row:
        case Item():
            small = ("small",) if row.small else ()
            return " ".join(map(str, (row.deck, row.category, row.price, row.durability, row.boxes, *row.worn, *small)))
        case Threat():
            return f"{row.colour} {row.kind} {row.detection} {row.attribute} {row.difficulty}"
        case Character():
            tested = (row.alertness, row.physique, row.smarts, row.willpower)
            return " ".join(map(str, (*tested, row.fortitude, row.damage, row.roubles, row.reputation, row.start)))
        case Rumour():
            return f"{row.arrows} timed" if row.timed else f"{row.arrows}"
    return ""


def _text(words: Words, renderer: Renderer, row: Row) -> str:
    """The text of a row: its parts, each a sentence; those other than `does` with a label."""
    said = []
    for id, effect, role in _lines(row):
        part = id.partition(".")[2]
        if part == "does":
            said.append(words.say("zona-part", sentence=renderer.sentence(effect, role)))
        else:
            said.append(words.say(f"zona-part-{part}", clause=renderer.clause(effect, role)))
    match row:
        case Item(repairable=False):
            said.append(words.say("zona-part-unrepairable"))
        case Rumour() if row.with_four:
            said.append(words.say("zona-part-with_four", number=row.with_four))
        case Event() if row.harder_with:
            said.append(_crowd(words, row))
    return " ".join(said) or words.say("zona-part-nothing")


@cache
def _all_lines(box: Box) -> tuple[Line, ...]:
    return (*_parts(box), *(one for row in box.book.rows() for one in _lines(row)))


def _parts(box: Box) -> Iterator[Line]:
    """Every effect and cost of the rows, and the parts of them that a player may choose."""
    return lines_of_parts(VOCABULARY, ((text.role, text.effect) for row in box.book.rows() for text in texts(row)))


def _lines(row: Row) -> Iterator[Line]:
    """The texts of a row, part by part. Empty parts are left out."""
    id = row.message
    match row:
        case Area():
            yield from line(f"{id}.does", row.effect)
            yield from line(f"{id}.good", row.good)
        case Character():
            yield from line(f"{id}.does", row.ability)
        case Item():
            yield from line(f"{id}.does", row.effect)
            yield from line(f"{id}.passive", row.passive)
            yield from line(f"{id}.backfire", row.backfire)
        case Threat():
            yield from line(f"{id}.damage", row.damage)
            yield from line(f"{id}.loot", row.loot)
            yield from line(f"{id}.ability", row.ability)
        case Lock():
            yield from line(f"{id}.does", row.cost, "cost")
        case Rumour():
            yield from line(f"{id}.does", row.effect)
        case Emission():
            for part in ("green", "yellow", "red"):
                yield from line(f"{id}.{part}", getattr(row, part))
        case Event():
            for name, effect in row.scenes():
                yield from line(f"{id}_{name}.does", effect)
