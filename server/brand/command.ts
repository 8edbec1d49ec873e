// `npm run brand -- NAME HOST OWNER EMAIL`: makes a brand in the deployment's database and prints the link with which its owner begins.
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { connect, migrateDatabase } from '../database/open.ts';
import { DatabaseStartError } from '../database/start-error.ts';
import { EnvError, readEnv } from '../env.ts';
import { BrandError, createBrand } from './create.ts';

const USAGE = 'Usage: npm run brand -- "Name of the brand" host.example.com "Name of the owner" owner@example.com';

async function run(): Promise<string> {
  const [name, host, ownerName, ownerEmail, ...more] = process.argv.slice(2);
  if (name === undefined || host === undefined || ownerName === undefined || ownerEmail === undefined || more.length > 0) throw new BrandError(USAGE);
  const env = readEnv();
  const embedded = env.databaseUrl === null ? await startEmbeddedPostgres(env.dataDir) : null;
  const { pool, db, close } = connect(env.databaseUrl ?? embedded?.url ?? '');
  try {
    await migrateDatabase(pool);
    const made = await createBrand(db, { name, host, ownerName, ownerEmail }, new Date());
    const origin = env.publicOrigin ?? (made.host.endsWith('localhost') ? `http://${made.host}:${env.port}` : `https://${made.host}`);
    return `${made.appNome} is there. Its owner begins here, once and within three days:\n  ${origin}${made.path}`;
  } finally {
    await close();
    await embedded?.stop();
  }
}

run().then(
  (text) => console.log(text),
  (error: unknown) => {
    console.error(error instanceof BrandError || error instanceof EnvError || error instanceof DatabaseStartError ? error.message : error);
    process.exitCode = 1;
  },
);
