#!/bin/sh
# The shop from its archive: everything it needs lies beside this file, Node too.
#   ./brasa                     starts the shop
#   ./brasa backup [FOLDER]     copies database and pictures (docs/operations.md)
#   ./brasa restore FOLDER
#   ./brasa ledger-audit
#   ./brasa invoices-verify
#   ./brasa superadmin-password [USER]
#   ./brasa move --to postgres://…
#   ./brasa --version, --help
here=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")" && pwd)
command=${1:-start}
[ $# -gt 0 ] && shift
case $command in
  start | backup | restore | move | ledger-audit | invoices-verify | superadmin-password) ;;
  --version)
    while read -r line; do echo "$line"; done < "$here/VERSION"
    exit 0
    ;;
  --help)
    while IFS= read -r line; do echo "$line"; done < "$here/scripts/ayuda.txt"
    exit 0
    ;;
  *)
    echo "No hay ninguna orden «$command»: brasa --help las dice" >&2
    exit 2
    ;;
esac
# Messages name the commands as they are typed here.
export BRASA_LAUNCHER=archive
# The C library else keeps a heap for every thread, and gives little of it back.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
# From the first module on: where all are compiled, the TypeScript compiler (12 MB) is not even loaded.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$here/.cache/compile}"
# Little garbage is left lying: under load it would be three times as much as what is in use.
exec "$here/node" --expose-gc --max-semi-space-size=4 --initial-old-space-size=32 --heap-growing-percent=50 \
  "$here/scripts/$command.ts" "$@"
