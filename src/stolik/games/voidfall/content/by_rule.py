"""Effects and costs that come from the rules and not from a row."""

from __future__ import annotations

from stolik.content.effects import Amount, OneOf, Word, parse
from stolik.games.voidfall.content.texts import Said
from stolik.games.voidfall.content.vocabulary import ACTION, RULE

FOR_ALL = parse("cleanse / any(5)")
"""What each player takes for a sealed Rift or a Catastrophe."""
REWARDS = OneOf((Word("cleanse"), Word("remove_harbinger"), Word("any", (), (3,)), Word("deploy", (), (2,))))
"""What the players take for a Safe Haven that is complete."""
LAST_RESORT = parse("1inf / any(1)")
"""What a player takes for a Bounty or Reclaim token that an empty pile does not give."""
HAVEN = Word("haven")
FIRST_OVERPRODUCTION = parse("3inf / special[plain_trade]")
"""Improved Trade Nexus; without a Trade token on the board only the Influence."""
ONLY_INFLUENCE = Amount(3, "inf")
CLONING = parse("1C / activate(1)")
KRADMOR, FENRAX, NOVARIS = Amount(1, "S"), Word("any", (), (1,)), Word("any", (), (2,))
SHIVEUS = Word("special", ("shiveus",))
CORRUPT, CLEANSE_SECTOR = Word("corrupt"), Word("cleanse", ("sector",))
DEPLOY, DEPLOY_SENTRY = Word("deploy", (), (1,)), Word("deploy", ("sentry",), (1,))
TAXES = (CORRUPT, Amount(1, "M"))
"""Straight into Hell: what deploying costs more."""
PREFERRED_CREDIT, PREFERRED_ENERGY = Amount(1, "C"), Amount(1, "E")
"""What events make the actions of a preferred Focus cost."""

CHOICES = (FOR_ALL, REWARDS, CLONING, FIRST_OVERPRODUCTION, LAST_RESORT)
"""Those with parts that a player chooses."""
BY_RULE = (
    *(Said("", ACTION, "effect", one) for one in (
        *CHOICES, HAVEN, ONLY_INFLUENCE, KRADMOR, FENRAX, NOVARIS, CORRUPT, CLEANSE_SECTOR, DEPLOY, DEPLOY_SENTRY,
    )),
    *(Said("", ACTION, "cost", one) for one in (*TAXES, PREFERRED_CREDIT, PREFERRED_ENERGY)),
    Said("", RULE, "effect", SHIVEUS),
)  # fmt: skip
"""All of them, each with the place and the role in which it is read."""
