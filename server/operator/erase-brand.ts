// Deletes everything of brands whose date of deletion has come: table by table, so that a brand of
// any size can be deleted, and an interrupted run goes on where it was.
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { brandTables } from '../backup/tables.ts';
import { announce } from '../changes.ts';
import type { Services } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { brands } from '../database/schema.ts';
import { deleteObjectsOfBrand } from '../files/unused.ts';
import type { Log } from '../log.ts';

type Needs = Pick<Services, 'db' | 'objects' | 'now' | 'log'>;

/** In one statement. */
const ROWS_AT_ONCE = 5_000;

/** One that cannot be deleted now keeps no other from it. @throws the first failure, at the end. */
export async function eraseBrands({ db, objects, now, log }: Needs): Promise<void> {
  const due = and(isNotNull(brands.deleteAt), lte(brands.deleteAt, now()));
  const rows = await db.select({ id: brands.id, appNome: brands.appNome }).from(brands).where(due);
  const failures: unknown[] = [];
  for (const { id, appNome } of rows)
    await eraseBrand({ db, objects, log }, { id, appNome }, now()).catch((error: unknown) =>
      failures.push(error),
    );
  if (failures.length > 0) throw failures[0];
}

/** Nothing happens before its day. */
export async function eraseBrand(
  { db, objects, log }: Pick<Needs, 'db' | 'objects'> & { log: Pick<Log, 'warn'> },
  { id, appNome }: { id: number; appNome: string },
  now: Date,
): Promise<void> {
  // From here on it cannot be restored, and no process answers for it.
  const began = await db.transaction(async (tx) => {
    const rows = await tx
      .update(brands)
      .set({ deletionBegan: true })
      .where(and(eq(brands.id, id), lte(brands.deleteAt, now)))
      .returning({ id: brands.id });
    await announce(tx, { kind: 'brand', brandId: id });
    return rows.length > 0;
  });
  if (!began) return;
  log.warn('brandDeletionBegan', { brand: appNome, id });
  // Before its rows, which say that it has some: a bucket that is away stops here, and the next
  // hour goes on.
  await deleteObjectsOfBrand(db, objects, id);
  let rows = 0;
  for (const table of brandTables().reverse()) rows += await emptyTable(db, table, id);
  // Left by uploads that were under way.
  await deleteObjectsOfBrand(db, objects, id);
  await db.transaction(async (tx) => {
    // Requests that were under way may have written meanwhile; the lock keeps others out.
    await tx.select({ id: brands.id }).from(brands).where(eq(brands.id, id)).for('update');
    for (const table of brandTables().reverse()) rows += await deleteRows(tx, table, id, null);
    await tx.delete(brands).where(eq(brands.id, id));
    await announce(tx, { kind: 'brand', brandId: id });
  });
  log.warn('brandDeleted', { brand: appNome, id, rows });
}

async function emptyTable(db: Database, table: PgTable, brandId: number): Promise<number> {
  // Rows that refer to rows of the same table go together.
  const refersToItself = getTableConfig(table).foreignKeys.some(
    (key) => key.reference().foreignTable === table,
  );
  const most = refersToItself ? null : ROWS_AT_ONCE;
  let rows = 0;
  for (;;) {
    const gone = await db.transaction((tx) => deleteRows(tx, table, brandId, most));
    rows += gone;
    if (most === null || gone < most) return rows;
  }
}

/** `most`: null for all of them. */
async function deleteRows(
  tx: Transaction,
  table: PgTable,
  brandId: number,
  most: number | null,
): Promise<number> {
  // What the audit log asks for (0017_brand_states.sql).
  const named = `set local quitute.erased_brand = '${Number(brandId)}'`;
  // In a cluster, the setting reaches the workers too.
  await tx.execute(sql.raw("set local citus.propagate_set_commands = 'local'"));
  await tx.execute(sql.raw(named));
  const some =
    most === null
      ? sql``
      : sql` and ctid = any(array(
          select ctid from ${table} where brand_id = ${brandId} limit ${most}))`;
  const { rowCount } = await tx.execute(
    sql`delete from ${table} where brand_id = ${brandId}${some}`,
  );
  return rowCount ?? 0;
}
