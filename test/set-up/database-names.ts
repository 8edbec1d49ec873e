// The names of the databases on the tests' server, and their addresses.

/** Tables without rows. */
export const templateName = 'quitute_template';
/** The demo world of a stored release, migrated; only on the system's PostgreSQL. */
export const worldName = 'quitute_world';

/** The same server and user, another database. */
export const databaseAt = (url: string, database: string) =>
  url.replace(/^(postgres:\/\/[^/]*\/)[^?]*/, `$1${database}`);
