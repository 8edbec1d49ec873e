// The names of the databases on the tests' server, and their addresses.

/** Tables without rows. */
export const templateName = 'quitute_template';
/**
 * The demo world: of the run's instant, or of a stored release and migrated on the system's
 * PostgreSQL. A Citus cluster has none.
 */
export const worldName = 'quitute_world';

/** The same server and user, another database. */
export const databaseAt = (url: string, database: string) =>
  url.replace(/^(postgres:\/\/[^/]*\/)[^?]*/, `$1${database}`);
