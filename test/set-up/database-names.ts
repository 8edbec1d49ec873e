// The names of the databases on the tests' server, and their addresses.

export const templateName = 'quitute_template';

/** The same server and user, another database. */
export const databaseAt = (url: string, database: string) =>
  url.replace(/^(postgres:\/\/[^/]*\/)[^?]*/, `$1${database}`);
