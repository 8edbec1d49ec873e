// `npm run database -- distribute`: spreads the database over the machines of a Citus cluster.
import { runCommand, withDatabase } from './for-command.ts';
import { SpreadError, spreadByBrand } from './spread.ts';

const USAGE = 'Usage: npm run database -- distribute';

async function run(): Promise<string> {
  const [task, ...more] = process.argv.slice(2);
  if (task !== 'distribute' || more.length > 0) throw new SpreadError(USAGE);
  return withDatabase(
    async ({ pool }) => {
      const client = await pool.connect();
      try {
        const { byBrand, copied, keys, workers } = await spreadByBrand(client);
        if (byBrand.length === 0 && copied.length === 0)
          return `Nothing to do: the database is spread over ${workers} workers already.`;
        return (
          `${byBrand.length} tables are spread by brand over ${workers} workers, ` +
          `${copied.length} are copied to each of them, and ${keys} foreign keys hold.`
        );
      } finally {
        client.release(true);
      }
    },
    { beside: false },
  );
}

runCommand(run, (error) => error instanceof SpreadError);
