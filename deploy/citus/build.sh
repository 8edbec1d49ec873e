#!/bin/sh
# Builds Citus from its source for the PostgreSQL of the system's packages, and installs it there.
#   git clone --branch v13.0.5 https://github.com/citusdata/citus
#   sudo deploy/citus/build.sh citus
# On Debian 12 it needs: postgresql-15 postgresql-server-dev-15 gcc make flex bison liblz4-dev
# libzstd-dev libssl-dev libpam0g-dev libselinux1-dev libxslt1-dev libkrb5-dev libreadline-dev
set -eu

source=${1:?"Usage: deploy/citus/build.sh FOLDER_WITH_THE_SOURCE_OF_CITUS"}
config=${PG_CONFIG:-/usr/bin/pg_config}

[ -x "$source/configure" ] || { echo "$source has no source of Citus: no configure." >&2; exit 1; }
[ -x "$config" ] || { echo "No $config: install postgresql-server-dev-15." >&2; exit 1; }
headers=$("$config" --includedir-server)
[ -f "$headers/postgres.h" ] || {
  echo "$headers has no postgres.h: install postgresql-server-dev-15." >&2
  exit 1
}

cd "$source"
nice -n 12 ./configure --without-libcurl "PG_CONFIG=$config"
# Without the copy for PostgreSQL's just-in-time compiler, which takes as long again to build.
nice -n 12 make with_llvm=no "-j${JOBS:-1}"
make with_llvm=no install
echo "Citus is installed in $("$config" --pkglibdir)."
echo "Add it to shared_preload_libraries, and run CREATE EXTENSION citus in the database."
