#!/bin/sh
# Copies one finished piece of PostgreSQL's log into the archive:
#   archive_mode = on
#   archive_timeout = 60
#   archive_command = '/path/to/archive-wal.sh /var/lib/quitute-archive %p %f'
# A piece that is there already is only accepted if it is the same.
set -eu
archive=$1 path=$2 name=$3
mkdir -p "$archive/wal"
to=$archive/wal/$name.gz
if [ -e "$to" ]; then
  gunzip -c "$to" | cmp -s - "$path"
  exit
fi
# A power cut leaves no half piece under the real name.
gzip -c "$path" > "$to.part"
sync "$to.part"
mv "$to.part" "$to"
sync "$archive/wal"
