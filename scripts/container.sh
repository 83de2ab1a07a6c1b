#!/bin/sh
# Starts one process of the image: `web` (after the migrations) or `worker`. Any other words are run as they are.
set -eu

# Secrets may come as files, as from a secret store. pg reads PGPASSWORD when the address has no password.
if [ -z "${NEXTAUTH_SECRET:-}" ] && [ -n "${NEXTAUTH_SECRET_FILE:-}" ]; then
  NEXTAUTH_SECRET=$(cat "$NEXTAUTH_SECRET_FILE")
  export NEXTAUTH_SECRET
fi
if [ -z "${PGPASSWORD:-}" ] && [ -n "${PGPASSWORD_FILE:-}" ]; then
  PGPASSWORD=$(cat "$PGPASSWORD_FILE")
  export PGPASSWORD
fi

case "${1:-web}" in
  web)
    # Several instances may start at once: migrations take a lock.
    node scripts/migrate.mjs
    # The database starts empty unless DEMO=on.
    if [ "${DEMO:-}" = on ]; then node .build/seed.mjs; fi
    file=.build/server.mjs
    ;;
  worker) file=.build/worker.mjs ;;
  *) exec "$@" ;;
esac
# `exec` passes signals to the process. The flags are words without spaces.
# shellcheck disable=SC2046
exec node $(node scripts/steps/print-flags.mjs "${1:-web}") "$file"
