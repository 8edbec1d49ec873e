// Once per run of the api tests: starts the PostgreSQL that TEST_DATABASE names and creates the
// template that each test file copies.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/open.ts';
import { databaseAt, templateName } from './database-names.ts';
import { startDebianPostgres } from './debian-postgres.ts';
import { readInstant } from './instant.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    /** The instant of the tests. */
    instant: string;
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

/**
 * PostgreSQL copies a database only without connections, so both are closed before the first copy.
 */
async function makeTemplate(server: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${templateName}`).finally(() => client.end());
  await migrateDatabase(databaseAt(server, templateName));
}

const makers = { embedded: startEmbedded, server: startDebianPostgres };

export default async function setUp(project: TestProject) {
  const kind = process.env.TEST_DATABASE ?? 'embedded';
  if (kind !== 'embedded' && kind !== 'server')
    throw new Error(`TEST_DATABASE is "${kind}", but it must be embedded or server.`);
  const server = await makers[kind]();
  try {
    await makeTemplate(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('databaseServer', databaseAt(server.url, 'postgres'));
  project.provide('instant', readInstant());
  return () => server.stop();
}
