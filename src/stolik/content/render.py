"""Effects as sentences, in the language of a catalogue, and as lines of icons.

Every word of a game's vocabulary is a message in the game's catalogue. `do-<word>` describes an effect and `pay-<word>`
a cost, as a clause that begins with a verb ("gain a Trade token"); `count-<word>` describes what is counted, as a noun
with its number ("2 Pure sectors"); `deed-<word>` describes what a player may have done, `unit-<unit>` an amount. The
program's `join-` messages join the clauses.

Messages for words with tags: `do-guild-F` is the message for `guild[F]`. If there is none, `do-guild-tags` serves for
tags that have a name (`do-guild-tags.F`), and `do-guild` for all others.

What a message may use:
    $number    the first number among the arguments; 1 if there is none;  $second: the second one
    $numbers   all numbers, as "3/6/9/12"
    $args      how many arguments there are
    $tags      the named tags, joined by "and";  $either: joined by "or"; their names may use $number
    $<tag>     "yes" or "no", for each tag the vocabulary allows
    $where     what the message `tags-where` says of the tags, if the catalogue has it. In it `$<group>` are the tags
               with a name in `tags-<group>`, joined by "or" ("none": there is none); `$tagged` is "yes" or "no"
    $effect    the effect among the arguments;  $effect1, $effect2...: if there are several
    $checks    the checks among the arguments, joined by "and"
    $past, $unpast    the attributes of a deed among the arguments: that it has been done, or not
    $each, $things    the count among the arguments: each of it, and $number of it
    $of        of a check within a count: how many things it is about
    $least     of a count: its own first number (1 if there is none); its $number is how many of it there are
    $form      "do" for "gain a token", "to" for "pay 1 to gain a token", where a language tells them apart

Inside the argument of a word, an attribute named after that word replaces the message: `do-bounty.place` is used inside
`place(...)`. An attribute that ends in `-whole` covers both words: `count-level_points.per-whole`.

A count has the attribute `each` ("each of your sectors"). A check of it is a clause: `check-least` and similar messages
say that you have so many `$things`, unless the count has an attribute `check` (about its `$bound`, "at least 4") or,
for checks with 0 and 1, `none` and `some`. If `check-least` has an attribute for the enclosing word, these attributes
end in `-<word>`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, permutations
from typing import Any

from stolik.content.effects import All, Amount, AnyOf, Check, Effect, OneOf, Paid, Word
from stolik.content.vocabulary import Role, Vocabulary, arguments
from stolik.core.game import Words

_VERBS: dict[Role, str] = {"effect": "do", "cost": "pay", "count": "count", "deed": "deed"}
MOST_EXACT = 4
"""The most tags for which a message of their own is looked for, in any order."""
GROUPS = ("test", "place", "damage")
"""Groups of tags that are named together in `tags-where`."""
_RELATIONS = {">=": "check-least", "<=": "check-most", "==": "check-exactly"}
_SIGNS = {">=": "≥", "<=": "≤", "==": "="}


class Renderer:
    """Puts effects into words in the language of a catalogue. A missing message shows as its id."""

    def __init__(self, words: Words, vocabulary: Vocabulary) -> None:
        self.words = words
        self.vocabulary = vocabulary

    def sentence(self, effect: Effect, role: Role = "effect") -> str:
        """An effect or cost with a capital letter and no full stop: "Gain an Agenda and/or move a Corruption"."""
        clause = self.clause(effect, role)
        return clause[:1].upper() + clause[1:]

    def clause(self, effect: Effect, role: Role = "effect", form: str = "do", within: str = "") -> str:
        """An effect or cost as a clause. `within` is the word whose argument it is."""
        match effect:
            case Amount():
                return self._amounts([self._amount(effect)], role, form)
            case All(parts):
                return self._all(parts, role, form, within)
            case AnyOf(parts):
                return self._choice("any", parts, role, form, within)
            case OneOf(parts):
                return self._choice("or", parts, role, form, within)
            case Paid(cost, gain):
                paid = self.clause(cost, "cost", form, within)
                return self.words.say("join-paid", cost=paid, effect=self.clause(gain, "effect", "to", within))
            case Word():
                return self._word(effect, role, form, within)

    def _choice(self, join: str, parts: Sequence[Effect], role: Role, form: str, within: str) -> str:
        amounts = [self._amount(part) for part in parts if isinstance(part, Amount)]
        if len(amounts) == len(parts):
            return self._amounts([self._join(join, amounts)], role, form)
        return self._join(join, [self.clause(part, role, form, within) for part in parts], wide=_wide(parts))

    def _all(self, parts: Sequence[Effect], role: Role, form: str, within: str) -> str:
        """The clauses of parts that all happen. Adjacent amounts share a verb, and equal parts are counted."""
        clauses, join = [], "and"
        for part, same in groupby(parts, lambda part: part if not isinstance(part, Amount) else None):
            run = list(same)
            if part is None:
                amounts = [self._amount(amount) for amount in run if isinstance(amount, Amount)]
                clauses.append(self._amounts(amounts, role, form))
                join = "also" if len(run) > 1 else join
            else:
                clause = self.clause(part, role, form, within)
                clauses.append(self.words.say("join-times", clause=clause, number=len(run)) if run[1:] else clause)
        return self._join(join, clauses, wide=_wide(parts))

    def _amount(self, amount: Amount) -> str:
        return self.words.say(f"unit-{amount.unit}", number=amount.count)

    def _amounts(self, amounts: Sequence[str], role: Role, form: str) -> str:
        return self.words.say(f"{_VERBS[role]}-amounts", form=form, amounts=self._join("and", amounts))

    def _join(self, join: str, clauses: Sequence[str], *, wide: bool = False) -> str:
        """Clauses joined as a list. A wide list separates clauses that are lists themselves."""
        id = f"join-{join}-wide" if wide else f"join-{join}"
        *others, last = clauses
        if not others:
            return last
        first, *rest = others
        for clause in rest:
            first = self.words.say(f"{id}.more", first=first, last=clause)
        return self.words.say(f"{id}.last" if rest else id, first=first, last=last)

    def _word(self, word: Word, role: Role, form: str, within: str) -> str:
        facts = self._facts(word, role, form)
        for arg, kind in self._words_in(word, role):
            whole = f"{self._id(arg, kind)}.{word.name}-whole"
            if self.words.has(whole):
                return self.words.say(whole, form=form, **facts | self._facts(arg, kind, form))
        return self.words.say(self._inside(self._id(word, role), within), form=form, **facts)

    def _words_in(self, word: Word, role: Role) -> Iterator[tuple[Word, Role]]:
        """The words among the arguments of a word, each with its role."""
        return ((arg, kind) for arg, kind in arguments(self.vocabulary, word, role) if isinstance(arg, Word))

    def _id(self, word: Word, role: Role) -> str:
        plain = f"{_VERBS[role]}-{word.name}"
        tagged = f"{plain}-tags"
        for tags in permutations(word.tags) if len(word.tags) <= MOST_EXACT else ():
            if self.words.has(exact := "-".join((plain, *tags))):
                return exact
        return tagged if any(self.words.has(f"{tagged}.{tag}") for tag in word.tags) else plain

    def _inside(self, id: str, within: str) -> str:
        inner = f"{id}.{within}"
        return inner if within and self.words.has(inner) else id

    def _facts(self, word: Word, role: Role, form: str = "do", number: int | None = None) -> dict[str, Any]:
        """The arguments for the message of a word. `number` is how many of it there are, if another word says so."""
        meaning = self.vocabulary.words[role][word.name]
        number = word.number if number is None else number
        named = [f"{self._id(word, role)}.{tag}" for tag in word.tags]
        tags = [self.words.say(id, number=number) for id in named if self.words.has(id)]
        facts: dict[str, Any] = {tag: "yes" if tag in word.tags else "no" for tag in self.vocabulary.tags(meaning)}
        facts |= {"number": number, "least": word.number, "args": len(word.args)}
        numbers = word.numbers
        facts |= {"numbers": "/".join(map(str, numbers)), "second": numbers[1] if len(numbers) > 1 else number}
        if tags:
            facts |= {"tags": self._join("and", tags), "either": self._join("either", tags)}
        if self.words.has("tags-where"):
            groups = {group: self._either(f"tags-{group}", word.tags) for group in GROUPS}
            facts |= groups | {"tagged": "yes" if word.tags else "no"}
            facts["where"] = self.words.say("tags-where", **facts)
        checks = [self.check(arg, word.name, number) for arg in word.checks]
        for arg, kind in arguments(self.vocabulary, word, role):
            match kind, arg:
                case "count", Word():
                    facts |= {"each": self._each(arg), "things": self._things(arg, word.number)}
                case "deed", Word():
                    facts |= {one: self.words.say(f"{self._id(arg, kind)}.{one}") for one in ("past", "unpast")}
                case _, Word() if checks and arg.name == word.name:
                    inner = self._facts(arg, kind, form)
                    checks.append(inner["checks"])
                    facts["effect"] = inner["effect"]
                case _:
                    facts["effect"] = self.clause(arg, kind, form, word.name)
                    facts[f"effect{sum(one.startswith('effect') for one in facts)}"] = facts["effect"]
        if checks:
            facts["checks"] = self._join("and", checks)
        return facts

    def _either(self, id: str, tags: Sequence[str]) -> str:
        """The names that tags have as attributes of a message, joined by "or"; "none" if there is none."""
        named = [self.words.say(f"{id}.{tag}") for tag in tags if self.words.has(f"{id}.{tag}")]
        return self._join("either", named) if named else "none"

    def _each(self, word: Word) -> str:
        return self.words.say(f"{self._id(word, 'count')}.each", **self._facts(word, "count", number=1))

    def _things(self, word: Word, number: int) -> str:
        return self.words.say(self._id(word, "count"), **self._facts(word, "count", number=number))

    def check(self, check: Check, within: str = "", of: int = 1) -> str:
        """A condition as a clause: "you have at least 3 Pure sectors". Within a count it is about `of` things."""
        for inner, kind in self._words_in(check.count, "count"):
            if kind == "count" and len(check.count.args) == 1:
                return self.check(Check(inner, check.relation, check.number), check.count.name)
        id, relation = self._id(check.count, "count"), _RELATIONS[check.relation]
        if check.number == 0 and check.relation != ">=":
            said: tuple[str, ...] = ("none",)
        elif check.number == 1 and check.relation == ">=":
            said = ("some", "check")
        else:
            said = ("check",)
        there = f"-{within}" if within and self.words.has(f"{relation}.{within}") else ""
        special = next((f"{id}.{one}{there}" for one in said if self.words.has(f"{id}.{one}{there}")), "")
        if special:
            bound = self.words.say(f"{relation}.bound", number=check.number)
            facts = self._facts(check.count, "count", number=check.number)
            return self.words.say(special, **facts, bound=bound, of=of)
        return self.words.say(self._inside(relation, within), things=self._things(check.count, check.number), of=of)

    def condition(
        self, deed: Effect, checks: Sequence[Check], cost: Effect | None = None, others: Sequence[Check] = ()
    ) -> str:
        """What a player must do, as a sentence: a deed while checks hold, or while `others` do, and the price. If a
        deed has an attribute named after a count, its message includes the check of that count: `deed-deploy.amount`.
        """
        clause, held = self.clause(deed, "deed"), []
        for check in checks:
            along = f"{self._id(deed, 'deed')}.{check.count.name}" if isinstance(deed, Word) else ""
            if self.words.has(along):
                bound = self.words.say(f"{_RELATIONS[check.relation]}.bound", number=check.number)
                clause = self.words.say(along, bound=bound, number=check.number)
            else:
                held.append(self.check(check))
        if others:
            held = [self._join("either", [self._join("and", one) for one in (held, [*map(self.check, others)])])]
        if held:
            clause = self.words.say("join-while", deed=clause, checks=self._join("and", held))
        if cost:
            clause = self._join("also", (clause, self.clause(cost, "cost")))
        return clause[:1].upper() + clause[1:]


def _wide(parts: Sequence[Effect | Check]) -> bool:
    """Whether one of the parts is itself a list, or a word about a list, a count or a check."""
    return any(_long(part) for part in parts)


def _long(part: Effect | Check) -> bool:
    match part:
        case AnyOf() | OneOf() | Paid() | All() | Check():
            return True
        case Word(_, _, args):
            inner = [arg for arg in args if not isinstance(arg, int)]
            return len(inner) > 1 or _wide(inner)
        case Amount():
            return False


def icons(effect: Effect | Check) -> str:
    """An effect as a line of icons, the same in every language: `2[E] → [invade] / [regroup]`.

    An icon is in brackets, with its tags after dots (`[guild.F]`) and a number other than 1 before it. What a word
    applies to follows it; a condition ends with a colon (`[when][trades]≥2:1[inf]`); what is gained for each of
    something comes before a times sign (`1[inf] × 2[guilds]`).
    """
    match effect:
        case Word(_, _, (Word() as count, Amount() | Word() | All() | AnyOf() | OneOf() | Paid() as gain, *number)):
            return f"{_grouped(gain, All, AnyOf, OneOf, Paid)} × {number[0] if number else ''}{icons(count)}"
        case Amount(count, unit):
            return f"{count}[{unit}]"
        case All(parts):
            return " ".join(_grouped(part, AnyOf, OneOf, Paid) for part in parts)
        case AnyOf(parts):
            return " + ".join(_grouped(part, OneOf, Paid) for part in parts)
        case OneOf(parts):
            return " / ".join(_grouped(part, Paid) for part in parts)
        case Paid(cost, gain):
            return f"{_grouped(cost, AnyOf, OneOf, Paid)} → {icons(gain)}"
        case Check(count, relation, number):
            return f"{icons(count)}{_SIGNS[relation]}{number}"
        case Word():
            return _word_icons(effect)


def _word_icons(word: Word) -> str:
    number = "/".join(map(str, word.numbers)) if word.numbers != (1,) else ""
    others = [arg for arg in word.args if not isinstance(arg, int)]
    before = "".join(f"{_grouped(arg, All, AnyOf, OneOf, Paid)}:" for arg in others[:-1])
    after = "".join(_grouped(arg, All, AnyOf, OneOf, Paid, Check) for arg in others[-1:])
    return f"{number}[{'.'.join((word.name, *word.tags))}]{before}{after}"


def _grouped(part: Effect | Check, *loose: type) -> str:
    return f"({icons(part)})" if isinstance(part, loose) else icons(part)
