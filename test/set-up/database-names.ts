// The names of the databases inside the tests' server, and how to get from the address of one to
// another's.

export const templateName = 'quitute_template';

/** The same server and user, another database. */
export const databaseAt = (url: string, database: string) =>
  url.replace(/^(postgres:\/\/[^/]*\/)[^?]*/, `$1${database}`);
