# PgBouncer from Debian's packages. Its settings are written at start, because the password is a secret.
FROM debian:trixie-slim
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
COPY pgbouncer.ini /etc/pgbouncer/quitute.ini
USER postgres
CMD ["sh", "-c", "umask 077 && printf '\"quitute\" \"%s\"\\n' \"$POSTGRES_PASSWORD\" > /tmp/users && exec pgbouncer /etc/pgbouncer/quitute.ini"]
