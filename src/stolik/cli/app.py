"""The commands, and how a command reports errors."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from stolik import __version__
from stolik.cli.ending import INTERRUPTED
from stolik.cli.games import games
from stolik.cli.guide import guide
from stolik.cli.host import host, say_to_all
from stolik.cli.lab import lab
from stolik.cli.laws import laws
from stolik.cli.packs import packs
from stolik.cli.password import password
from stolik.cli.play import play
from stolik.cli.referee import referee
from stolik.cli.replay import replay
from stolik.cli.say import WRONG, err, file_trouble, language_of, line, out, sentence
from stolik.cli.scenario import scenario
from stolik.cli.serve import serve
from stolik.cli.simulate import simulate
from stolik.cli.streams import give_up, prepare
from stolik.cli.tables import tables
from stolik.core.errors import StolikError
from stolik.text import Catalogue, catalogue, game_in

app = typer.Typer(
    name="stolik",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,
)


@app.callback()
def house(
    version: Annotated[bool, typer.Option("--version", is_eager=True, help="Say which version this is.")] = False,
) -> None:
    """Tabletop games as they are printed, with friends and with bots."""
    if version:
        line(out(), f"stolik {__version__}")
        raise typer.Exit


for _command in (serve, play, games, simulate, referee, replay, scenario, guide, laws, password, host):
    app.command()(_command)
app.command("say")(say_to_all)
app.add_typer(lab)
app.add_typer(packs)
app.add_typer(tables)


def main(args: Sequence[str] | None = None) -> None:
    """Run a command line and exit with its code. A StolikError is printed as one sentence."""
    prepare()
    words = several(list(sys.argv[1:] if args is None else args))
    speech = catalogue(language_of(words))
    try:
        code = _run(words)
        sys.stdout.flush()
    except StolikError as error:
        code = _complain(sentence(error, catalogue(speech.lang, game_in(error.details))))
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except BrokenPipeError:
        give_up(sys.stdout)
        code = 1
    except OSError as error:
        code = _complain(file_trouble(error, speech))
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        code = _complain(_misuse(error, speech))
    sys.exit(code)


def _run(words: Sequence[str]) -> int:
    """The exit code of a command."""
    try:
        code = app(words or ["--help"], prog_name="stolik", standalone_mode=False)
    except typer.Exit as leaving:
        code = leaving.exit_code
    return code if isinstance(code, int) else 0


def _complain(text: str) -> int:
    """Print what is wrong, after what was printed before. Returns the exit code."""
    for stream, say in ((sys.stdout, ""), (sys.stderr, text)):
        try:
            if say:
                line(err(), say)
            stream.flush()
        except OSError:
            give_up(stream)
    return WRONG


def several(words: Sequence[str]) -> list[str]:
    """The arguments of `serve`, with `--packs A B` rewritten as `--packs A --packs B`."""
    if words[:1] != ["serve"] or "--packs" not in words:
        return list(words)
    found: list[str] = []
    among = False
    for word in words:
        if among and not word.startswith("-") and found[-1] != "--packs":
            found.append("--packs")
        elif word.startswith("-"):
            among = word == "--packs"
        found.append(word)
    return found


def _misuse(error: Any, speech: Catalogue) -> str:
    """The sentence for an error of the command-line parser."""
    context = getattr(error, "ctx", None)
    facts = {"command": context.command_path if context else "stolik"}
    parameter = getattr(error, "param", None)
    if hasattr(error, "option_name"):
        facts |= {"option": error.option_name}
    elif parameter is not None:
        missing = type(error).__name__ == "MissingParameter"
        facts |= {"name": parameter.get_error_hint().replace("'", ""), "reason": "missing" if missing else "value"}
    return speech.complain("usage", facts)
