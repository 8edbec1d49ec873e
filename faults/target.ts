// The database under faults, of either kind, with what a fault needs: its address past the app, its
// process, and a way back.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type DatabaseProxy, openDatabaseProxy } from '../test/database-proxy.ts';
import { createDebianCluster } from '../test/set-up/debian-postgres.ts';

export type Target = {
  kind: 'embedded' | 'server';
  /** The app's settings for it. */
  env: Record<string, string>;
  /** Its own address, which no proxy disturbs. */
  direct(): string;
  postmaster(): number;
  /** Returns when it accepts connections again. Only the app restarts the embedded one. */
  recovered(): Promise<void>;
  /** Between app and database; null: they share a Unix socket. */
  proxy: DatabaseProxy | null;
  remove(): Promise<void>;
};

const RECOVERY_LIMIT_MS = 60_000;

const dataFolder = () => mkdtempSync(join(tmpdir(), 'quitute-faults-'));

export async function answering(url: string): Promise<void> {
  for (const began = performance.now(); performance.now() - began < RECOVERY_LIMIT_MS; ) {
    if (await answersNow(url)) return;
    await wait(10);
  }
  throw new Error('The database did not come back.');
}

async function answersNow(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export function embeddedTarget(): Target {
  const folder = dataFolder();
  const pidFile = () =>
    readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  let socket = '';
  const direct = () => {
    if (socket === '') socket = pidFile()[4]?.trim() ?? '';
    return `postgres:///quitute?host=${encodeURIComponent(socket)}&user=quitute&port=5432`;
  };
  return {
    kind: 'embedded',
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    direct,
    postmaster: () => Number(pidFile()[0]),
    recovered: () => answering(direct()),
    proxy: null,
    async remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function serverTarget(): Promise<Target> {
  const folder = dataFolder();
  const cluster = await createDebianCluster();
  let server: ChildProcess = await cluster.start();
  const proxy = await openDatabaseProxy(cluster.url);
  const isOver = () => server.exitCode !== null || server.signalCode !== null;
  return {
    kind: 'server',
    env: { DATA_DIR: folder, DATABASE_URL: proxy.url },
    direct: () => cluster.url,
    postmaster: () => server.pid ?? 0,
    async recovered() {
      for (const began = performance.now(); performance.now() - began < RECOVERY_LIMIT_MS; ) {
        if (isOver()) server = await cluster.start();
        if (await answersNow(cluster.url)) return;
        await wait(10);
      }
      throw new Error('The database did not come back.');
    },
    proxy,
    async remove() {
      await proxy.close();
      if (!isOver()) {
        const gone = new Promise((done) => server.once('exit', done));
        server.kill('SIGINT');
        await gone;
      }
      cluster.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
