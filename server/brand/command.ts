// `npm run brand -- NAME HOST OWNER EMAIL`: creates a brand and prints the link for its owner.
import { machineNow } from '../clock.ts';
import { runCommand, withDatabase } from '../database/for-command.ts';
import { consoleOrigin } from '../front/origin.ts';
import { BrandError, createBrand } from './create.ts';

const USAGE =
  'Usage: npm run brand -- "Name of the brand" host.example.com "Name of the owner" ' +
  'owner@example.com';

async function run(): Promise<string> {
  const [name, host, ownerName, ownerEmail, ...more] = process.argv.slice(2);
  if (
    name === undefined ||
    host === undefined ||
    ownerName === undefined ||
    ownerEmail === undefined ||
    more.length > 0
  )
    throw new BrandError(USAGE);
  return withDatabase(
    async ({ db, env }) => {
      const made = await createBrand(db, { name, host, ownerName, ownerEmail }, machineNow());
      const origin = consoleOrigin({ hosts: [made.host] }, env);
      return (
        `${made.appNome} is there. Its owner begins here, once and within three days:\n  ` +
        `${origin}${made.path}`
      );
    },
    { beside: true },
  );
}

runCommand(run, (error) => error instanceof BrandError);
