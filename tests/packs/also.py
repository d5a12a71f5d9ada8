"""What packs may say although no row of ours says it: each text with its place in the vocabulary."""

from __future__ import annotations

from collections.abc import Iterator

GAINS = (
    "junk", "equipment", "artefact[green]", "draw[junk](2, 1)", "draw[artefact green](2, 1)", "reputation[better]",
    "roubles(100)", "heal(1)", "rest(1)", "cure", "repair(2)",
)  # fmt: skip
MOVES = ("relocate[adjacent]", "relocate[green]", "relocate[bunker]", "buy", "sell(100)", "sell[artefact](100)",
    "new_market", "trophy[green]")  # fmt: skip
HARMS = (
    "1radiation", "1disturbance", "1wound", "fatigue(1)", "lose(100)", "wear(1)", "discard[item]", "discard[small]",
    "discard[artefact]", "discard[equipment]", "discard[trophy]", "reputation[worse]",
)  # fmt: skip
PRICES = (
    "roubles(100)", "fatigue(1)", "1radiation", "1disturbance", "1wound", "reputation[worse]", "discard[item]",
    "discard[small]", "discard[artefact]", "discard[equipment]", "discard[trophy]", "crowbar",
)  # fmt: skip
EVENTS = ("sector_event", "facility_event", "sarcophagus_event")


def examples() -> Iterator[tuple[str, str]]:
    """A place, and a text that may stand there."""
    for gain in (*GAINS, *(move for move in MOVES if move != "trophy[green]")):
        for text in (gain, f"{gain} / heal(1)", f"roubles(100) -> {gain}", f"at[sz]({gain})", f"1wound {gain}"):
            yield "item", text
    yield "item", "test[smarts anomaly](4, junk, 1wound)"
    yield from (("item", f"{price} -> junk") for price in PRICES)
    for harm in HARMS:
        yield "backfire", f"{harm} 1wound"
    for each in ("1radiation", "1disturbance", "1wound", "fatigue(1)", "lose(100)"):
        yield "backfire", f"per(artefacts[backpack], {each})"
        yield "backfire", f"per(artefacts, {each})"
    yield "damage", "1radiation 1disturbance 1wound fatigue(1)"
    for gain in GAINS:
        yield "mutant_loot", f"trophy(200) {gain}"
        for kind in ("mutant", "anomaly"):
            yield f"{kind}_loot", f"{gain} / {gain} {gain}"
        yield "threat", f"on_won({gain})"
        yield "threat", f"on_won(may({gain}))"
    for harm in HARMS:
        for stage in ("detection", "confrontation"):
            yield "threat", f"on_failed[{stage}]({harm} 1wound)"
        yield "threat", f"on_won({harm})"
        yield "threat", f"on_left({harm})"
    yield "lock", " ".join(PRICES)
    yield "lock", " / ".join(PRICES)
    for place in (*EVENTS, "area"):
        moves = [move for move in MOVES if place == "sector_event" or "relocate" not in move]
        for part in (*GAINS, *moves, *HARMS):
            yield place, f"{part} 1wound"
            yield place, f"test[smarts anomaly](4, {part}, {part} fatigue(1))"
            yield place, f"{part} / {part} fatigue(1) / nothing"
            yield place, f"by_reputation({part}, {part}, {part} fatigue(1))"
        for price in PRICES:
            yield place, f"{price} -> junk"
