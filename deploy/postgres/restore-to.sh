#!/bin/sh
# Lays out a cluster as it was at a moment, from what base-backup.sh and archive-wal.sh kept:
#   restore-to.sh ARCHIVE FOLDER ['2026-11-20 19:30:00-03']
# Without a moment: as late as the archive goes. FOLDER must be empty or new. Then start PostgreSQL
# on it: it reads the log up to that moment and becomes an ordinary server. The old server must not
# run on the same port, nor write into the same archive.
set -eu
archive=$(cd "$1" && pwd) data=$2 moment=${3:-}
if [ -e "$data" ] && [ -n "$(ls -A "$data")" ]; then
  echo "$data is not empty: nothing was restored." >&2
  exit 1
fi
until=99991231T235959Z
[ -z "$moment" ] || until=$(date -u -d "$moment" +%Y%m%dT%H%M%SZ)
base=
for one in $(ls "$archive/base" | grep '^2' | sort); do
  [ "$(printf '%s\n%s\n' "$one" "$until" | sort | head -n 1)" = "$one" ] && base=$one
done
if [ -z "$base" ]; then
  oldest=$(ls "$archive/base" | grep '^2' | sort | head -n 1)
  echo "No copy ended before $moment; the oldest: $oldest." >&2
  exit 1
fi
mkdir -p "$data"
chmod 700 "$data"
tar -xzf "$archive/base/$base/base.tar.gz" -C "$data"
{
  echo "restore_command = 'gunzip -c \"$archive/wal/%f.gz\" > \"%p\"'"
  echo "recovery_target_action = 'promote'"
  [ -z "$moment" ] ||
    echo "recovery_target_time = '$(date -u -d "$moment" '+%F %H:%M:%S.%6N+00')'"
} >> "$data/postgresql.auto.conf"
touch "$data/recovery.signal"
echo "Laid out from $base. Start PostgreSQL on $data."
echo "It is complete once pg_is_in_recovery() is false."
