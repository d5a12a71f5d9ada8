#!/bin/sh
# Writes the hash-pinned requirement files anew: scripts/lock.sh [--upgrade]
# They name no registry, so any registry that serves the same files can be used.
set -eu
cd "$(dirname "$0")/.."

uv=$(command -v uv || true)
if [ -z "$uv" ]; then
    .venv/bin/python -m pip install --quiet uv
    uv=.venv/bin/uv
fi

lock() {
    output=$1
    shift
    "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-annotate --no-header "$@" --output-file "requirements/$output.txt"
}

lock dev "$@" --extra dev pyproject.toml requirements/build.in
lock server --constraints requirements/dev.txt --extra server pyproject.toml
lock build --constraints requirements/dev.txt requirements/build.in
lock reference "$@" --constraints requirements/dev.txt requirements/reference.in
lock node "$@" requirements/node.in
