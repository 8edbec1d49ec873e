// A fresh, migrated database per test file, as a copy of the run's template; the files run in
// parallel without sharing data.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseAt, templateName } from './database-names.ts';

/** A key for servers of tests; each has a database of its own. */
export const testSecret = 'a key for tests, of more than thirty-two letters';

export type TestDatabase = { url: string; close(): Promise<void> };

export async function createTestDatabase(template = templateName): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const workers = inject('databaseWorkers');
  for (const node of [...workers, server])
    await onServer(node, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseAt(server, name),
    async close() {
      for (const node of [server, ...workers])
        await onServer(node, `drop database ${name} with (force)`).catch((error: unknown) => {
          // A transaction of two workers may still be ending; the cluster is removed anyway.
          if (workers.length === 0) throw error;
        });
    },
  };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
