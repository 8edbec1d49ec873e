import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '#server/database/open.ts';
import { createTestDatabase, type TestDatabase } from '#test/set-up/test-database.ts';

let database: TestDatabase;
let opened: ReturnType<typeof connect>;

beforeEach(async () => {
  database = await createTestDatabase();
  opened = connect(database.url);
});

afterEach(async () => {
  await opened.close();
  await database.close();
});

test('a connection that breaks inside a transaction fails that transaction, and not the process', async () => {
  const { db, pool } = opened;
  const outcome = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await vi.waitFor(async () => {
      const left = await pool.query('select 1 from pg_stat_activity where pid = $1', [
        rows[0]?.pid,
      ]);
      expect(left.rowCount).toBe(0);
    });
    await tx.execute(sql`select 1`);
  });
  await expect(outcome).rejects.toThrow();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
