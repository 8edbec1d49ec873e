// `npm run hosts -- list|add|main|remove BRAND [HOST]`: the hosts of a brand, for the operator. It
// prints what DNS says and does not insist on it.
import { eq } from 'drizzle-orm';
import { OPERATOR } from '../audit/record.ts';
import { machineNow } from '../clock.ts';
import { runCommand, withDatabase } from '../database/for-command.ts';
import type { Database } from '../database/open.ts';
import { brands } from '../database/schema.ts';
import { isLoopback } from '../front/settings.ts';
import { networkHosts } from '../integrations/hosts/network.ts';
import { isOperatorHost } from '../operator/host.ts';
import { Refusal } from '../refusal.ts';
import { failureSentence, words } from '../words/words.ts';
import { changeHosts, type HostAction, readHosts } from './change.ts';
import { type Way, wayOf } from './dns.ts';
import { readHostName } from './host-name.ts';

class HostsError extends Error {}

const USAGE =
  'Usage: npm run hosts -- list BRAND | add BRAND HOST | main BRAND HOST | remove BRAND HOST, ' +
  'where BRAND is the short name, such as cantina-sao-joao.';

const actions: Partial<Record<string, HostAction>> = {
  add: 'addHost',
  main: 'makeMainHost',
  remove: 'removeHost',
};

async function run(): Promise<string> {
  const [verb = '', name, typed, ...more] = process.argv.slice(2);
  const action = actions[verb];
  if (name === undefined || more.length > 0 || (verb === 'list') !== (typed === undefined))
    throw new HostsError(USAGE);
  if (verb !== 'list' && action === undefined) throw new HostsError(USAGE);
  const host = typed === undefined ? null : readHostName(typed);
  if (typed !== undefined && host === null)
    throw new HostsError('The host is a name such as pedidos.example.com, without a port.');
  return withDatabase(
    async ({ db, env }) => {
      if (action === 'addHost' && isOperatorHost(env, host ?? ''))
        throw new HostsError('OPERATOR_HOST is this host: the operator’s console has it.');
      const brand = await brandCalled(db, name);
      if (action !== undefined && host !== null)
        await changeHosts(db, brand, {
          action,
          host,
          author: { brandId: brand.id, staffId: OPERATOR, at: machineNow() },
          by: { nome: words[brand.settings.PUBLIC_IDIOMA].owners.operator },
        }).catch(explain);
      return list(db, brand.id);
    },
    { beside: true },
  );
}

async function brandCalled(db: Database, name: string) {
  const [brand] = await db
    .select({ id: brands.id, settings: brands.settings })
    .from(brands)
    .where(eq(brands.appNome, name));
  if (brand === undefined) throw new HostsError(`No brand is called ${name}.`);
  return brand;
}

const sentences: Partial<Record<string, string>> = {
  hostRefused: 'Another brand has this host.',
  hostStays: 'It is the main host: make another one the main host first.',
  notFound: 'The brand does not have this host.',
};

function explain(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw new HostsError(sentences[error.key] ?? failureSentence(error.key, 'en', error.values));
}

async function list(db: Database, brandId: number): Promise<string> {
  const rows = await readHosts(db, brandId);
  const [main] = rows;
  if (main === undefined) return 'The brand has no host.';
  const checks = networkHosts();
  const lines = rows.map(async ({ host, main: isMain }) => {
    const dns = isLoopback(host)
      ? 'a name of this machine'
      : sayWay(await wayOf(checks, host, main.host));
    return `${isMain ? '*' : ' '} ${host}: ${dns}`;
  });
  return [...(await Promise.all(lines)), '* main host'].join('\n');
}

function sayWay(way: Way): string {
  if (way.kind === 'here') return `DNS leads here (${way.addresses.join(', ')})`;
  if (way.kind === 'elsewhere') return `DNS leads elsewhere (${way.addresses.join(', ')})`;
  return way.kind === 'nowhere' ? 'DNS has no address for it' : 'DNS did not answer';
}

runCommand(run, (error) => error instanceof HostsError);
