// `npm run hosts -- list|add|main|remove BRAND [HOST]`: the hosts of a brand, for the operator. It
// prints what DNS says and does not insist on it.
import { machineNow } from '../clock.ts';
import { runCommand, withDatabase } from '../database/for-command.ts';
import type { Database } from '../database/open.ts';
import { isLoopback } from '../front/settings.ts';
import { type HostAction, readHosts } from '../hosts/change.ts';
import { type Way, wayOf } from '../hosts/dns.ts';
import { readHostName } from '../hosts/host-name.ts';
import { networkHosts } from '../integrations/hosts/network.ts';
import { Refusal } from '../refusal.ts';
import { failureSentence } from '../words/words.ts';
import { brandCalled } from './brand-facts.ts';
import { changeHostsOf, hostAtTerminal } from './hosts.ts';
import { StandingError } from './standing.ts';

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
  return withDatabase(
    async ({ db, env }) => {
      if (action !== undefined && typed !== undefined) {
        // A brand may have a host that an older version took and this one refuses.
        const there = readHostName(typed) ?? typed.trim().toLowerCase();
        const host = action === 'addHost' ? hostAtTerminal(typed, env) : there;
        await changeHostsOf(db, name, { action, host }, machineNow()).catch(explain);
      }
      return list(db, (await brandCalled(db, name)).id);
    },
    { beside: true },
  );
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

runCommand(run, (error) => error instanceof HostsError || error instanceof StandingError);
