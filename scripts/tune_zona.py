"""Make the events of Zona's facilities and of its Sarcophagus harder or easier: the content is ours to tune.

    .venv/bin/python scripts/tune_zona.py --facilities 1 --sarcophagus 0.25

raises every test of the facilities by 1 and every fourth one of the Sarcophagus; negative steps lower them. Then
measure with `scripts/measure_zona.py`, and write the golden games anew.
"""

import argparse
import re
from pathlib import Path

EVENTS = Path(__file__).parent.parent / "src/stolik/games/zona/content/events"
FACILITIES = ("archive", "lab", "bunker", "observatory")
TEST = re.compile(r"(test\[[a-z ]+\]\()(\d)")
LEAST, MOST = 1, 6


def tuned(text: str, step: float) -> str:
    """The rows with every difficulty changed by `step`; of a part of a step every so-manieth one changes."""
    due = 0.0

    def change(found: re.Match[str]) -> str:
        nonlocal due
        due += step
        whole = int(due)
        due -= whole
        return f"{found[1]}{min(MOST, max(LEAST, int(found[2]) + whole))}"

    return TEST.sub(change, text)


def main() -> None:
    """Change the files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--facilities", type=float, default=0.0)
    parser.add_argument("--sarcophagus", type=float, default=0.0)
    chosen = parser.parse_args()
    for deck in (*FACILITIES, "sarcophagus"):
        file = EVENTS / f"{deck}.toml"
        step = chosen.sarcophagus if deck == "sarcophagus" else chosen.facilities
        file.write_text(tuned(file.read_text(encoding="utf-8"), step), encoding="utf-8")


if __name__ == "__main__":
    main()
