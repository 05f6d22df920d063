#!/bin/sh
# `npm start` and a service run this script. It ends by replacing itself with the program, so that nothing else stays in
# memory. The machine's own Node, which may be old, only installs the project's Node, and has ended by then.
cd -- "$(dirname -- "$0")/.." || exit 1
node=node_modules/node/bin/node
[ -x "$node" ] || node scripts/bootstrap.mjs install || exit 1
[ -x "$node" ] || node=node
if [ "$1" = start ] && [ -n "$LISTEN_FDS" ]; then
  # The service manager opened the port. A program that a shell starts keeps this socket; one that Node starts does not.
  arguments=$("$node" scripts/bootstrap.mjs start-arguments) || exit 1
  # shellcheck disable=SC2086
  exec env NODE_ENV=production "$node" $arguments
fi
exec "$node" scripts/bootstrap.mjs "$@"
