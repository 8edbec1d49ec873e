// The built product as users start it, with a temporary data folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#test/set-up/free-port.ts';
import { nodeFlags } from '../scripts/node-flags.mjs';
import { exchange } from './exchange.ts';

const START_LIMIT_MS = 90_000;

export type Product = {
  port: number;
  pid: number;
  inspectPort: number;
  /** Milliseconds from process start to the first successful health check. */
  readyAfter: number;
  /** Address of its database. */
  databaseUrl: string;
  /** Process of the embedded database; 0: it has another. */
  databasePid: number;
  /** The end of its error output. */
  words(): string;
  stop(): Promise<void>;
};

export function makeDataFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'quitute-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** `databaseUrl`: empty for the embedded PostgreSQL. */
export async function startProduct(dataDir: string, databaseUrl = ''): Promise<Product> {
  const port = await freePort();
  const began = performance.now();
  const inspectPort = await freePort();
  // The inspector is closed until `bench/heap.ts` opens it.
  const child = spawn(
    process.execPath,
    [...nodeFlags, `--inspect-port=127.0.0.1:${inspectPort}`, 'server/start.ts'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        // A database elsewhere needs one, the same at each start.
        ...(databaseUrl === ''
          ? {}
          : { SECRET: Buffer.from(dataDir.padEnd(48)).toString('base64') }),
        PUBLIC_ORIGIN: '',
        API_BASE: '',
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'error',
        // Each connection is one device with many orders.
        ORDER_LIMIT: '9999999',
      },
    },
  );
  const words = lastWords(child);
  while (!(await isHealthy(port))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The product ended while starting. ${words()}`);
    if (performance.now() - began > START_LIMIT_MS) {
      child.kill('SIGKILL');
      throw new Error(`The product did not start in ${START_LIMIT_MS / 1000} s. ${words()}`);
    }
    await wait(20);
  }
  const readyAfter = performance.now() - began;
  const own = {
    port,
    pid: child.pid ?? 0,
    inspectPort,
    readyAfter,
    words,
    stop: () => end(child),
  };
  if (databaseUrl !== '') return { ...own, databaseUrl, databasePid: 0 };
  const [pid = '0', , , , socket = ''] = readFileSync(
    join(dataDir, 'postgres', 'postmaster.pid'),
    'utf8',
  ).split('\n');
  return {
    ...own,
    databaseUrl: `postgres:///quitute?host=${encodeURIComponent(socket)}&user=quitute&port=5432`,
    databasePid: Number(pid),
  };
}

const isHealthy = (port: number) =>
  exchange({ port, host: 'pizzaria.localhost', path: '/api/health' }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Keeps the end of a child's output in case it fails. */
export function lastWords(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-2000);
  });
  return () => text;
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), 30_000);
  await gone;
  clearTimeout(hard);
}
