#!/bin/sh
# What `npm start` and a service run: becomes the program, so that nothing else stays in memory. The machine's own Node,
# which may be old, installs the project's Node at most, and is gone before the program starts.
cd -- "$(dirname -- "$0")/.." || exit 1
node=node_modules/node/bin/node
[ -x "$node" ] || node scripts/bootstrap.mjs install || exit 1
[ -x "$node" ] || node=node
exec "$node" scripts/bootstrap.mjs "$@"
