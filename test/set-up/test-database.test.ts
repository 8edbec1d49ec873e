import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('two test files never see each other', async () => {
  const ana = await createTestDatabase();
  const bia = await createTestDatabase();
  await query(ana.url, 'create table left_behind (id int)');
  expect(await query(bia.url, `select to_regclass('left_behind') as found`)).toEqual([
    { found: null },
  ]);
  await ana.close();
  await bia.close();
  await expect(query(ana.url, 'select 1')).rejects.toThrow('does not exist');
});
