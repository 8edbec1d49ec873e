// PgBouncer between the app and a PostgreSQL of the system.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#test/set-up/free-port.ts';
import { answering, serverTarget, type Target } from './target.ts';

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(existsSync);
export const hasPooler = program !== undefined;

type Pooling = 'session' | 'transaction';

export type Pooler = {
  url: string;
  /** What it includes to find the database, and the file with its process number. */
  databases: string;
  pidFile: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** `to`: the address of the database that it starts with. */
export async function startPooler(to: string, mode: Pooling): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'quitute-pooler-'));
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  const databases = join(folder, 'databases.ini');
  const pidFile = join(folder, 'pid');
  const { hostname, port: at } = new URL(to);
  writeFileSync(databases, `postgres = host=${hostname} port=${at} user=quitute\n`);
  writeFileSync(
    settings,
    `[databases]
%include ${databases}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pidfile = ${pidFile}
auth_type = any
pool_mode = ${mode}
; As docs/deployment.md advises: by default it waits for 15 s after a refusal.
server_login_retry = 1
`,
  );
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (nobody.uid) chownSync(folder, nobody.uid, nobody.gid);
  const url = `postgres://quitute@127.0.0.1:${port}/postgres`;
  const launch = () => {
    rmSync(pidFile, { force: true });
    return spawn(program ?? '', ['-q', settings], { ...nobody, stdio: 'ignore' });
  };
  let pooler: ChildProcess = launch();
  await answering(url);
  const end = async () => {
    const gone = once(pooler, 'exit');
    pooler.kill('SIGKILL');
    await gone;
  };
  return {
    url,
    databases,
    pidFile,
    async restart() {
      await end();
      pooler = launch();
      await answering(url);
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type PooledTarget = Target & { restartPooler(): Promise<void> };

export async function pooledTarget(mode: Pooling): Promise<PooledTarget> {
  const target = await serverTarget();
  const pooler = await startPooler(target.direct(), mode);
  return {
    ...target,
    proxy: null,
    env: { ...target.env, DATABASE_URL: pooler.url },
    async recovered() {
      await target.recovered();
      await answering(pooler.url);
    },
    restartPooler: pooler.restart,
    async remove() {
      await pooler.stop();
      await target.remove();
    },
  };
}
