#!/bin/sh
# beside.sh CHECKS COMMAND...: runs a command, and checks beside it. What the checks say comes after it, if they fail.
# Fails if either does.
said=$(mktemp)
trap 'rm -f "$said"' EXIT
sh -c "$1" >"$said" 2>&1 &
checks=$!
shift
"$@"
ended=$?
wait "$checks"
checked=$?
[ "$checked" = 0 ] || cat "$said"
[ "$ended" = 0 ] && [ "$checked" = 0 ]
