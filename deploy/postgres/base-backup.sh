#!/bin/sh
# Copies the whole cluster into the archive while it runs, and forgets what no kept copy needs:
#   base-backup.sh ARCHIVE [KEPT]
# KEPT copies stay, 2 if nothing is said. The connection is that of libpq (PGHOST, PGUSER, ...); the
# role needs REPLICATION, and the programs of PostgreSQL must be on the PATH.
set -eu
archive=$1 kept=${2:-2}
mkdir -p "$archive/base"
new=$archive/base/new
rm -rf "$new"
# Ends when the archive has all that the copy needs.
pg_basebackup --pgdata="$new" --format=tar --gzip --wal-method=none --checkpoint=fast --no-password
sync "$new"/*
# A moment can be restored from copies that ended before it.
mv "$new" "$archive/base/$(date -u +%Y%m%dT%H%M%SZ)"
for old in $(ls -d "$archive"/base/2* | sort -r | tail -n "+$((kept + 1))"); do rm -rf "$old"; done
oldest=$(ls -d "$archive"/base/2* | sort | head -n 1)
first=$(tar -xzOf "$oldest/base.tar.gz" backup_label |
  sed -n 's/^START WAL.*file \([0-9A-F]*\)).*/\1/p')
pg_archivecleanup -x .gz "$archive/wal" "$first"
echo "Kept since $(basename "$oldest")."
