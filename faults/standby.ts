// A PostgreSQL with a standby that follows it, behind PgBouncer: the primary is lost, and the
// operator's script makes the standby the primary.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { root } from '../scripts/project.mjs';
import { findDebianPostgres } from '../test/set-up/debian-postgres.ts';
import { startPair } from '../test/set-up/standby.ts';
import { endDatabase } from './database-faults.ts';
import type { Fault, Report } from './fault.ts';
import { startPooler } from './pooler.ts';
import type { Target } from './target.ts';

/** Until somebody, or a program that watches, has seen it. */
const NOTICED_MS = 2_000;
/** How long an asynchronous standby falls behind before the primary is lost. */
const BEHIND_MS = 1_000;

export type Following = 'synchronous' | 'asynchronous';
export type StandbyTarget = Target & {
  following: Following;
  /** Stops the standby's copying. */
  holdBack(): Promise<void>;
  failOver(): void;
};

export async function standbyTarget(following: Following): Promise<StandbyTarget> {
  const folder = mkdtempSync(join(tmpdir(), 'quitute-faults-'));
  const waiting = following === 'synchronous' ? '*' : '';
  const pair = await startPair();
  const primary = pair.primary.cluster;
  const standby = pair.standby.cluster;
  await tell(primary.url, `alter system set synchronous_standby_names = '${waiting}'`);
  await tell(primary.url, 'select pg_reload_conf()');
  const pooler = await startPooler(primary.url, 'session');
  let [url, server] = [primary.url, pair.primary.server];
  return {
    kind: 'server',
    following,
    env: { DATA_DIR: folder, DATABASE_URL: pooler.url },
    direct: () => url,
    postmaster: () => server.pid ?? 0,
    recovered: async () => undefined,
    proxy: null,
    async holdBack() {
      await tell(standby.url, "alter system set primary_conninfo = ''");
      await tell(standby.url, 'select pg_reload_conf()');
    },
    failOver() {
      const words = [primary.url, standby.url, pooler.databases, pooler.pidFile];
      execFileSync('sh', [join(root, 'deploy/postgres/fail-over.sh'), ...words], {
        env: { PATH: `${findDebianPostgres()}:${process.env.PATH}` },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      [url, server] = [standby.url, pair.standby.server];
    },
    async remove() {
      await pooler.stop();
      await pair.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function tell(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

export const lossFault = (target: StandbyTarget): Fault => ({
  name: `the primary is lost, with ${target.following} replication`,
  async happen(scene) {
    if (target.following === 'asynchronous') {
      await target.holdBack();
      await wait(BEHIND_MS);
    }
    await endDatabase(scene, 'SIGKILL');
    await wait(NOTICED_MS);
    target.failOver();
  },
});

/** Asynchronous replication may lose what was acknowledged last: that is counted, not a mistake. */
export function judgeLoss(report: Report, following: Following): Report {
  if (following === 'synchronous') return report;
  const isLoss = (line: string) => line.endsWith('was acknowledged and is not there');
  const lost = report.wrong.filter(isLoss).length;
  return {
    ...report,
    facts: [...report.facts, `acknowledged and lost: ${lost}, of a second without replication`],
    wrong: report.wrong.filter((line) => !isLoss(line)),
  };
}
