// The role of the app's queries in the embedded database. It reads and writes rows and nothing
// else: no table is altered, no trigger switched off, no file read through it.
import type pg from 'pg';

export const APP_ROLE = 'quitute_app';

/** Runs at each start: a data folder of an older version has no such role yet. */
export async function ensureAppRole(client: pg.Client, owner: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APP_ROLE]);
  if (rowCount === 0)
    await client.query(`create role ${APP_ROLE} login nosuperuser nocreatedb nocreaterole`);
  const rows = 'select, insert, update, delete';
  const counters = 'usage, select, update';
  // What is there, and what migrations add.
  for (const statement of [
    `grant usage on schema public to ${APP_ROLE}`,
    `grant ${rows} on all tables in schema public to ${APP_ROLE}`,
    `grant ${counters} on all sequences in schema public to ${APP_ROLE}`,
    `alter default privileges for role ${owner} in schema public grant ${rows} on tables ` +
      `to ${APP_ROLE}`,
    `alter default privileges for role ${owner} in schema public grant ${counters} on ` +
      `sequences to ${APP_ROLE}`,
  ])
    await client.query(statement);
}
