// `npm run demo`: fills the demo brands with the orders of the last weeks, so that reports, lists
// and reviews have something to show. It works on the data folder's own database alone, and only
// before the first order. `--days=28` says how far it goes back, `--seed=1` varies what happens.
import { machineNow } from '#server/clock.ts';
import { startEmbeddedPostgres } from '#server/database/embedded.ts';
import { runCommand } from '#server/database/for-command.ts';
import { readEnv } from '#server/env.ts';
import { createMain } from '#server/main.ts';
import { openServices } from '#server/services.ts';
import { makePast } from './past.ts';
import { whyNotDemo } from './unused.ts';

const USUAL_DAYS = 28;
const MOST_DAYS = 90;
/** Customers of each store. */
const PEOPLE = 45;
const USAGE = `Usage: npm run demo -- --days=1 to ${MOST_DAYS} --seed=a whole number`;

/** Its message is a sentence for the person who runs the command. */
class DemoError extends Error {}

function options(words: readonly string[]): { days: number; seed: number } {
  const read = { days: USUAL_DAYS, seed: 1 };
  for (const word of words) {
    const [, name, value] = /^--(days|seed)=(\d{1,9})$/.exec(word) ?? [];
    if (name === undefined) throw new DemoError(USAGE);
    read[name as keyof typeof read] = Number(value);
  }
  if (read.days < 1 || read.days > MOST_DAYS) throw new DemoError(USAGE);
  return read;
}

async function run(): Promise<string> {
  const { days, seed } = options(process.argv.slice(2));
  const { databaseUrl, dataDir, secret } = readEnv();
  if (databaseUrl !== null)
    throw new DemoError('The demo fills the database of the data folder; unset DATABASE_URL.');
  // From the deployment's settings, only the place of its data: no message may leave.
  const env = readEnv({
    DATA_DIR: dataDir,
    SECRET: secret ?? '',
    LOG_LEVEL: 'error',
    ORDER_LIMIT: '10000',
  });
  const embedded = await startEmbeddedPostgres(dataDir);
  try {
    const until = machineNow();
    let now = until;
    const database = { url: embedded.appUrl, ownerUrl: embedded.url, directUrl: null };
    const { services, close } = await openServices(env, database, () => now);
    try {
      const why = await whyNotDemo(services);
      if (why !== null) throw new DemoError(why);
      const main = createMain(services, { loadBuild: null, development: false });
      const placed = await makePast({
        services,
        send: async (request, address) => main.fetch(request, { connection: { address } }),
        setNow: (instant) => {
          now = instant;
        },
        until,
        days,
        seed,
        people: PEOPLE,
        say: (left) => process.stderr.write(`\r${left} days left `),
      });
      return `\r${placed} orders and table visits were made. npm start shows them.`;
    } finally {
      await close();
    }
  } finally {
    await embedded.stop();
  }
}

runCommand(run, (error) => error instanceof DemoError);
