// Which older versions may use a database after its newest migrations. Recorded beside Drizzle's
// records, because an older version does not know those migrations.
import type pg from 'pg';

/**
 * Names of the migrations that remove or change what the release before them reads or writes. All
 * others only add something (test/additive.test.ts).
 */
export const removingMigrations: readonly string[] = [];

/** What the newest version that migrated the database has recorded, as dates of migrations. */
type Usable = {
  /** A version that knows this migration may use the database. */
  since: number;
  /** The newest migration for which that was decided. */
  upTo: number;
};

/** Records it for the migrations of this version. */
export async function recordUsable(
  client: pg.ClientBase,
  migrations: readonly { tag: string; when: number }[],
  removing = removingMigrations,
): Promise<void> {
  const since = migrations.filter(({ tag }) => removing.includes(tag)).at(-1)?.when ?? 0;
  await client.query(
    `create table if not exists drizzle.usable (
       one boolean primary key default true check (one), since bigint not null,
       up_to bigint not null)`,
  );
  // An older version that starts later takes nothing back.
  await client.query(
    `insert into drizzle.usable (since, up_to) values ($1, $2)
     on conflict (one) do update
     set since = greatest(usable.since, excluded.since),
     up_to = greatest(usable.up_to, excluded.up_to)`,
    [since, migrations.at(-1)?.when ?? 0],
  );
}

/** Null: no version has recorded it. */
export async function readUsable(client: pg.ClientBase): Promise<Usable | null> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.usable') is not null as there`,
  );
  if (found[0]?.there !== true) return null;
  const { rows } = await client.query<{ since: string; up_to: string }>(
    'select since, up_to from drizzle.usable',
  );
  const [row] = rows;
  return row === undefined ? null : { since: Number(row.since), upTo: Number(row.up_to) };
}
