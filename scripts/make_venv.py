"""Make the virtual environment that everything else is installed into.

It is run by whatever `python3` the machine has, so it uses only syntax that old versions can read, and says in one
sentence what is missing.
"""

import subprocess
import sys

OLDEST = (3, 11)


def main():
    """Make the environment named on the command line, or explain why it cannot be made."""
    folder = sys.argv[1]
    if sys.version_info < OLDEST:
        sys.exit(
            "Stolik needs Python %d.%d or newer, and %s is %s.\n"
            "Name another one, for example: make play PYTHON=python3.12"
            % (OLDEST[0], OLDEST[1], sys.executable, sys.version.split()[0])
        )
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        sys.exit(
            "This Python (%s) cannot make virtual environments.\n"
            "On Debian and Ubuntu: apt install python3-venv" % sys.executable
        )
    sys.stdout.write("Making %s with Python %s\n" % (folder, sys.version.split()[0]))
    sys.stdout.flush()
    sys.exit(subprocess.call([sys.executable, "-m", "venv", "--clear", folder]))


main()
