// Once per run of the api tests: starts the PostgreSQL that TEST_DATABASE names and makes the database that each test file gets a copy of.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/database/embedded.ts';
import { databaseAt, templateName } from './database-names.ts';
import { startDebianPostgres } from './debian-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
  }
}

async function startEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'quitute-test-'));
  const { url, stop } = await startEmbeddedPostgres(folder);
  return {
    url,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL copies a database only while nobody is connected to it, so the connection is closed before the first copy. */
async function migrateTemplate(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: 'server/database/migrations' });
  await client.end();
}

const makers = { embedded: startEmbedded, server: startDebianPostgres };

export default async function setUp(project: TestProject) {
  const kind = process.env.TEST_DATABASE ?? 'embedded';
  if (kind !== 'embedded' && kind !== 'server') throw new Error(`TEST_DATABASE is "${kind}", but it must be embedded or server.`);
  const server = await makers[kind]();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  await migrateTemplate(databaseAt(server.url, templateName));
  project.provide('databaseServer', databaseAt(server.url, 'postgres'));
  return () => server.stop();
}
