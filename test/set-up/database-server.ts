// Once per run of the api tests: starts the PostgreSQL that TEST_DATABASE names and creates the
// template that each test file copies.
import { rmSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/database/embedded.ts';
import { connect, migrateDatabase } from '#server/database/open.ts';
import * as schema from '#server/database/schema.ts';
import { seedDemoWorld } from '#server/database/seed/insert.ts';
import { releases, restoreDump } from '../releases/stored.ts';
import { createOnAll, leaveAlone, spread, startCitusCluster } from './citus-cluster.ts';
import { makeDataFolder } from './data-folder.ts';
import { databaseAt, templateName, worldName } from './database-names.ts';
import { startDebianPostgres } from './debian-postgres.ts';
import { type HostileRun, readHostileRun } from './hostile-run.ts';
import { readInstant } from './instant.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    /** The workers of a Citus cluster. */
    databaseWorkers: readonly string[];
    /** The instant of the tests. */
    instant: string;
    /** The instant of the stored demo world; null: there is none. */
    storedWorld: string | null;
    /** How many hostile requests are sent, drawn from which seed. */
    hostile: HostileRun;
  }
}

/** Every worker has the connections of several worlds; no data need survive a power cut. */
const settings = { max_connections: '200', fsync: 'off', full_page_writes: 'off' };

async function startEmbedded() {
  const folder = makeDataFolder('quitute-test-');
  const { url, stop } = await startEmbeddedPostgres(folder, { settings });
  return {
    url,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const startDebian = () => startDebianPostgres(makeDataFolder('quitute-server-'));

async function onServer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * PostgreSQL copies a database only without connections, so all are closed before the first copy.
 */
async function makeFresh(server: string): Promise<null> {
  await onServer(server, `create database ${templateName}`);
  await migrateDatabase(databaseAt(server, templateName));
  return null;
}

/** With the demo world of the run's instant, because to copy one is faster than to seed one. */
async function makeSeeded(server: string): Promise<string> {
  await makeFresh(server);
  await onServer(server, `create database ${worldName} template ${templateName}`);
  const instant = readInstant();
  const { db, close } = connect(databaseAt(server, worldName));
  await seedDemoWorld(db, new Date(instant));
  await close();
  return instant;
}

/**
 * As after an upgrade: the oldest stored release, brought here by the migrations. Returns the
 * instant of its world.
 */
async function makeUpgraded(server: string): Promise<string> {
  await onServer(server, `create database ${worldName}`);
  const world = databaseAt(server, worldName);
  const instant = await restoreDump(world, releases[0] ?? '', 'demo');
  await migrateDatabase(world);
  await onServer(server, `create database ${templateName} template ${worldName}`);
  const tables = Object.values(schema).flatMap((table) =>
    is(table, PgTable) ? [getTableName(table)] : [],
  );
  await onServer(
    databaseAt(server, templateName),
    `truncate ${tables.join(', ')} restart identity cascade`,
  );
  return instant;
}

/** Spread over the workers, where each database has a part of the same name. */
async function makeSpread(server: string, workers: readonly string[]): Promise<null> {
  await createOnAll([server, ...workers], templateName);
  const template = databaseAt(server, templateName);
  await migrateDatabase(template);
  await spread(template);
  await leaveAlone([server, ...workers], templateName);
  return null;
}

type Kind = {
  start(): Promise<{ url: string; workers?: readonly string[]; stop(): Promise<void> }>;
  /** Returns the instant of the stored world; null: there is none. */
  make(server: string, workers: readonly string[]): Promise<string | null>;
};

const kinds = {
  embedded: { start: startEmbedded, make: makeSeeded },
  server: { start: startDebian, make: makeUpgraded },
  citus: { start: startCitusCluster, make: makeSpread },
} satisfies Record<string, Kind>;
const isKind = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name);

export default async function setUp(project: TestProject) {
  const kind = process.env.TEST_DATABASE ?? 'embedded';
  if (!isKind(kind))
    throw new Error(`TEST_DATABASE is "${kind}", but it must be embedded, server or citus.`);
  return serve(project, kinds[kind]);
}

/** A release is dumped by its own migrations on an empty database. */
export const serveRelease = (project: TestProject) =>
  serve(project, { start: startDebian, make: makeFresh });

async function serve(project: TestProject, { start, make }: Kind): Promise<() => Promise<void>> {
  const server = await start();
  const workers = server.workers ?? [];
  try {
    project.provide('storedWorld', await make(server.url, workers));
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('databaseServer', databaseAt(server.url, 'postgres'));
  project.provide('databaseWorkers', workers);
  project.provide('instant', readInstant());
  project.provide('hostile', readHostileRun());
  return () => server.stop();
}
