// `npm run faults`: breaks the database and the process under load and checks what customers were
// promised. `--on=embedded`, `--on=server`, `--on=pooler` or `--on=citus` chooses the database,
// `--on=standby` has two of them, `--on=several` starts two and four processes, `--fault=killed`
// takes the faults whose name contains it. Ends with 1 if a promise was broken.
import { availableParallelism } from 'node:os';
import { citusTarget, hasCitus, movingFault } from './citus.ts';
import { databaseFaults } from './database-faults.ts';
import { type Fault, printReport, type Report, runFault } from './fault.ts';
import { hasPooler, pooledTarget } from './pooler.ts';
import { poolerFault, transactionPooling } from './pooler-faults.ts';
import { processFaults } from './process-faults.ts';
import { openScene } from './scene.ts';
import { hasBalancer, openSeveral, runSeveral, severalFaults, sharedTarget } from './several.ts';
import { judgeLoss, lossFault, standbyTarget } from './standby.ts';
import { startChecks } from './start-faults.ts';
import { embeddedTarget, serverTarget, type Target } from './target.ts';

const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? '';
const on = option('on');
if (!['', 'embedded', 'server', 'pooler', 'standby', 'several', 'citus'].includes(on))
  throw new Error('--on is embedded, server, pooler, standby, several or citus');
const wanted = option('fault');

const isWanted = ({ name }: { name: string }) => name.includes(wanted);

const reports: Report[] = [];
const keep = (report: Report) => {
  printReport(report);
  reports.push(report);
};

/** Faults under load. */
async function underLoad(target: Target, all: readonly Fault[]): Promise<void> {
  const faults = all.filter(isWanted);
  if (faults.length === 0) return;
  const scene = await openScene(target);
  try {
    for (const fault of faults) keep(await runFault(fault, scene));
  } finally {
    await scene.close();
  }
}

async function campaign(target: Target): Promise<void> {
  const possible = databaseFaults.filter(({ needsProxy }) => !needsProxy || target.proxy !== null);
  try {
    for (const check of startChecks) if (isWanted(check)) keep(await check.run(target));
    await underLoad(target, [...possible, ...processFaults]);
  } finally {
    await target.remove();
  }
}

async function pooledCampaign(): Promise<void> {
  const session = await pooledTarget('session');
  const faults = databaseFaults.filter(({ needsProxy }) => !needsProxy);
  try {
    await underLoad(session, [...faults, poolerFault(session)]);
  } finally {
    await session.remove();
  }
  if (!isWanted(transactionPooling)) return;
  const transaction = await pooledTarget('transaction');
  try {
    keep(await transactionPooling.run(transaction));
  } finally {
    await transaction.remove();
  }
}

async function standbyCampaign(): Promise<void> {
  for (const following of ['synchronous', 'asynchronous'] as const) {
    const target = await standbyTarget(following);
    const fault = lossFault(target);
    try {
      if (!isWanted(fault)) continue;
      const scene = await openScene(target);
      try {
        keep(judgeLoss(await runFault(fault, scene), following));
      } finally {
        await scene.close();
      }
    } finally {
      await target.remove();
    }
  }
}

/** On one PostgreSQL, then with a pooler of transactions between. */
async function severalCampaign(): Promise<void> {
  const ways = [
    { open: serverTarget, processes: 2 },
    { open: serverTarget, processes: 4 },
    ...(hasPooler ? [{ open: sharedTarget, processes: 2 }] : []),
    ...(hasPooler ? [{ open: sharedTarget, processes: 4 }] : []),
  ];
  for (const { open, processes } of ways) {
    const target = await open();
    try {
      const scene = await openSeveral(target, processes);
      try {
        for (const fault of severalFaults(scene))
          if (isWanted(fault)) keep(await runSeveral(fault, scene));
      } finally {
        await scene.close();
      }
    } finally {
      await target.remove();
    }
  }
}

async function citusCampaign(): Promise<void> {
  if (!isWanted(movingFault)) return;
  const target = await citusTarget();
  try {
    await underLoad(target, [movingFault]);
  } finally {
    await target.remove();
  }
}

console.log(`${availableParallelism()} processors, Node ${process.versions.node}`);
if (on === '' || on === 'embedded') {
  console.log('\nOn the embedded PostgreSQL');
  await campaign(embeddedTarget());
}
if (on === '' || on === 'server') {
  console.log('\nOn a PostgreSQL of the system');
  await campaign(await serverTarget());
}
if (on === '' || on === 'pooler') {
  console.log('\nBehind PgBouncer');
  if (hasPooler) await pooledCampaign();
  else console.log('Not checked: there is no pgbouncer on this machine.');
}
if (on === '' || on === 'standby') {
  console.log('\nA primary and its standby behind PgBouncer');
  if (hasPooler) await standbyCampaign();
  else console.log('Not checked: there is no pgbouncer on this machine.');
}
if (on === '' || on === 'several') {
  console.log('\nSeveral processes behind HAProxy');
  if (hasBalancer) await severalCampaign();
  else console.log('Not checked: there is no haproxy on this machine.');
}
if (on === '' || on === 'citus') {
  console.log('\nOn a Citus of one coordinator and two workers');
  if (hasCitus()) await citusCampaign();
  else console.log('Not checked: Citus is not built for this machine (docs/scale.md).');
}
const broken = reports.filter(({ wrong }) => wrong.length > 0);
console.log(`\n${reports.length} faults, ${broken.length} with broken promises`);
process.exitCode = broken.length === 0 ? 0 : 1;
