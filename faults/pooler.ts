// PgBouncer between the app and a PostgreSQL of the system.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../bench/product.ts';
import { answering, serverTarget, type Target } from './target.ts';

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(existsSync);
export const hasPooler = program !== undefined;

export type PooledTarget = Target & { restartPooler(): Promise<void> };

export async function pooledTarget(mode: 'session' | 'transaction'): Promise<PooledTarget> {
  const target = await serverTarget();
  const folder = mkdtempSync(join(tmpdir(), 'quitute-pooler-'));
  const port = await freePort();
  const { hostname, port: to } = new URL(target.direct());
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
postgres = host=${hostname} port=${to} user=quitute
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
; As docs/deployment.md advises: by default it waits for 15 s after a refusal.
server_login_retry = 1
`,
  );
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const url = `postgres://quitute@127.0.0.1:${port}/postgres`;
  const launch = () => spawn(program ?? '', ['-q', settings], { ...nobody, stdio: 'ignore' });
  let pooler: ChildProcess = launch();
  await answering(url);
  const end = async (signal: NodeJS.Signals) => {
    const gone = once(pooler, 'exit');
    pooler.kill(signal);
    await gone;
  };
  return {
    ...target,
    proxy: null,
    env: { ...target.env, DATABASE_URL: url },
    async recovered() {
      await target.recovered();
      await answering(url);
    },
    async restartPooler() {
      await end('SIGKILL');
      pooler = launch();
      await answering(url);
    },
    async remove() {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
      await target.remove();
    },
  };
}
