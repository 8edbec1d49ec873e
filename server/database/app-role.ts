// The role of the app's queries. It reads and writes rows and nothing else: it cannot alter tables,
// switch triggers off or read files.
import pg from 'pg';

export const APP_ROLE = 'quitute_app';

/** Runs at each start: a data folder of an older version has no such role yet. */
export async function ensureAppRole(client: pg.Client, owner: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APP_ROLE]);
  if (rowCount === 0)
    await client.query(`create role ${APP_ROLE} login nosuperuser nocreatedb nocreaterole`);
  await grantRows(client, APP_ROLE, owner);
}

/** Rights over what is there, and over what migrations add. */
async function grantRows(client: pg.Client, role: string, owner: string): Promise<void> {
  const [app, maker] = [client.escapeIdentifier(role), client.escapeIdentifier(owner)];
  const rows = 'select, insert, update, delete';
  const counters = 'usage, select, update';
  for (const statement of [
    `grant usage on schema public to ${app}`,
    `grant ${rows} on all tables in schema public to ${app}`,
    `grant ${counters} on all sequences in schema public to ${app}`,
    `alter default privileges for role ${maker} in schema public grant ${rows} on tables to ${app}`,
    `alter default privileges for role ${maker} in schema public grant ${counters} on ` +
      `sequences to ${app}`,
  ])
    await client.query(statement);
}

/**
 * With a PostgreSQL of one's own, the owner of the tables lets the role of DATABASE_URL use their
 * rows.
 */
export async function openToApp(ownerUrl: string, role: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ owner: string }>('select current_user as owner');
    const owner = rows[0]?.owner ?? '';
    if (owner !== role) await grantRows(client, role, owner);
  } finally {
    await client.end();
  }
}

type Queries = Pick<pg.Pool, 'query'>;

/** The role of a connection, and whether it may do more than read and write rows. */
export async function roleOf(pool: Queries): Promise<{ name: string; mayAlter: boolean }> {
  const { rows } = await pool.query<{ name: string; mayAlter: boolean }>(
    `select current_user as name, exists (select from pg_roles where rolname = current_user
      and rolsuper) or exists (select from pg_tables where schemaname = 'public'
      and tableowner = current_user) as "mayAlter"`,
  );
  return rows[0] ?? { name: '', mayAlter: false };
}

export const ALTERS_TABLES =
  'The role of DATABASE_URL owns the tables. Give the app an ordinary role: set ' +
  'DATABASE_OWNER_URL to this address, and DATABASE_URL to a role without rights of its own.';
