// What PgBouncer's two ways of pooling do to the app.
import { loadavg } from 'node:os';
import { createApp } from './app.ts';
import type { Fault, Report } from './fault.ts';
import type { PooledTarget } from './pooler.ts';
import { refusedStart } from './start-faults.ts';

export const poolerFault = (target: PooledTarget): Fault => ({
  name: 'pooler killed and started again',
  happen: () => target.restartPooler(),
});

const name = 'transaction pooling';

/** Refused with a sentence, and leaves nothing behind that holds up a start without it. */
async function run(target: PooledTarget): Promise<Report> {
  const load = loadavg()[0] ?? 0;
  const refused = await refusedStart('start behind transaction pooling', target.env);
  const app = await createApp(() => ({ ...target.env, DATABASE_URL: target.direct() }));
  const began = performance.now();
  const direct = await app.start().then(
    () => null,
    (error: Error) => error.message,
  );
  const took = ((performance.now() - began) / 1000).toFixed(2);
  await app.end('SIGTERM');
  return {
    name,
    load: load.toFixed(1),
    facts: [refused.fact, `then without the pooler: ready after ${took} s`],
    wrong: [...refused.wrong, ...(direct === null ? [] : [direct])],
  };
}

export const transactionPooling = { name, run };
