"""What the rules can do although no row of ours says it: examples from which packs learn more words (Grammar)."""

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
EVENTS = ("event.sector", "event.facility", "event.sarcophagus")


def examples() -> Iterator[tuple[str, str]]:
    """A field, and an effect that it may have."""
    for gain in (*GAINS, *(move for move in MOVES if move != "trophy[green]")):
        for text in (gain, f"{gain} / heal(1)", f"roubles(100) -> {gain}", f"at[sz]({gain})", f"1wound {gain}"):
            yield "item.effect", text
    yield "item.effect", "test[smarts anomaly](4, junk, 1wound)"
    yield from (("item.effect", f"{price} -> junk") for price in PRICES)
    for harm in HARMS:
        yield "item.backfire", f"{harm} 1wound"
    for each in ("1radiation", "1disturbance", "1wound", "fatigue(1)", "lose(100)"):
        yield "item.backfire", f"per(artefacts[backpack], {each})"
        yield "item.backfire", f"per(artefacts, {each})"
    yield "threat.damage", "1radiation 1disturbance 1wound fatigue(1)"
    for gain in GAINS:
        yield "threat.mutant.loot", f"trophy(200) {gain}"
        for kind in ("mutant", "anomaly"):
            yield f"threat.{kind}.loot", f"{gain} / {gain} {gain}"
        yield "threat.ability", f"on_won({gain})"
        yield "threat.ability", f"on_won(may({gain}))"
    for harm in HARMS:
        for stage in ("detection", "confrontation"):
            yield "threat.ability", f"on_failed[{stage}]({harm} 1wound)"
        yield "threat.ability", f"on_won({harm})"
        yield "threat.ability", f"on_left({harm})"
    yield "lock.cost", " ".join(PRICES)
    yield "lock.cost", " / ".join(PRICES)
    for field in (*EVENTS, "area.green.effect", "area.yellow.effect"):
        moves = [move for move in MOVES if field == "event.sector" or "relocate" not in move]
        for part in (*GAINS, *moves, *HARMS):
            yield field, f"{part} 1wound"
            yield field, f"test[smarts anomaly](4, {part}, {part} fatigue(1))"
            yield field, f"{part} / {part} fatigue(1) / nothing"
            yield field, f"by_reputation({part}, {part}, {part} fatigue(1))"
        for price in PRICES:
            yield field, f"{price} -> junk"
