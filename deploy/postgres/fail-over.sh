#!/bin/sh
# Makes the standby the primary, and leads PgBouncer to it:
#   fail-over.sh OLD NEW FILE PIDFILE
# OLD and NEW are addresses (postgres://...), FILE is what pgbouncer.ini includes for its
# [databases], PIDFILE that of PgBouncer. Stop or unplug the old primary first: while it answers,
# nothing is done, because two primaries would both take orders.
set -eu
old=$1 new=$2 file=$3 pidfile=$4
if PGCONNECT_TIMEOUT=3 psql "$old" -XAtqc 'select 1' > /dev/null 2>&1; then
  echo "The old primary still answers: stop it first." >&2
  exit 1
fi
say() { psql "$new" -XAtqv ON_ERROR_STOP=1 -c "$1"; }
if [ "$(say 'select pg_is_in_recovery()')" = t ]; then
  [ "$(say 'select pg_promote(true, 60)')" = t ] || { echo "It was not promoted." >&2; exit 1; }
fi
# It has no standby yet: a commit would wait for one for ever.
say "alter system set synchronous_standby_names = ''"
say 'select pg_reload_conf()' > /dev/null
place=$(say "select 'port=' || current_setting('port')")
host=$(printf '%s' "$new" | sed -E 's#^[a-z]+://([^@/]*@)?([^:/?]+).*#\2#')
sed -E "s/host=[^ ]+/host=$host/; s/port=[0-9]+/$place/" "$file" > "$file.new"
mv "$file.new" "$file"
kill -HUP "$(cat "$pidfile")"
echo "The primary is now $host."
