// Calls with which an owner manages the brand's hosts.
import { authorOf } from '../audit/record.ts';
import { isDemoHost } from '../brand/is-demo.ts';
import type { CallContext } from '../context.ts';
import { hostOfConsole } from '../front/console-pattern.ts';
import { isLoopback } from '../front/settings.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { asOwner } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { requireFreshProof, requireSecondStep } from '../staff/proof.ts';
import { changeHosts, type HostAction, readHosts } from './change.ts';
import { requireDns } from './dns.ts';
import { allowedHost } from './host-name.ts';
import { recordsFor } from './records.ts';
import { statesOf } from './state.ts';

export const hostHandlers = {
  hosts: async (_input, context) => {
    asOwner(context);
    return list(context);
  },
  planHost: async ({ dominio }, context) => {
    asOwner(context);
    const { hostChecks, brand } = context;
    const host = newHost(dominio, context);
    if (isLoopback(host)) return { dominio: host, registros: [] };
    await countCheck(context);
    const ours = await hostChecks.addresses(brand.hosts[0] ?? '');
    const addresses = ours.outcome === 'found' ? ours.values.slice(0, 8) : [];
    return { dominio: host, registros: recordsFor(context, host, addresses) };
  },
  addHost: async ({ dominio }, context) => {
    const host = newHost(dominio, context);
    return change(context, 'addHost', host, async () => {
      if (isLoopback(host)) return;
      await countCheck(context);
      await requireDns(context, host);
    });
  },
  makeMainHost: ({ dominio }, context) => change(context, 'makeMainHost', dominio.toLowerCase()),
  removeHost: async ({ dominio }, context) => {
    const host = dominio.toLowerCase();
    const isDemo = context.env.demo && isDemoHost(host);
    if (isDemo || hostsHere(context).includes(host)) throw new Refusal('hostStays');
    return change(context, 'removeHost', host);
  },
  checkHosts: async (_input, context) => {
    asOwner(context);
    await countCheck(context);
    return { estados: await statesOf(context, await readHosts(context.db, context.brand.id)) };
  },
} satisfies Partial<Handlers>;

function newHost(typed: string, { brand, env }: CallContext): string {
  const host = allowedHost(typed, brand, env);
  if (host === null) throw new Refusal('hostRefused');
  if (brand.hosts.includes(host)) throw new Refusal('hostThere');
  return host;
}

/** Each check asks name servers, and hosts that somebody typed. */
const countCheck = (context: CallContext) =>
  countAttempt(context, context.brand.id, 'hostCheck', 'brand');

async function change(
  context: CallContext,
  action: HostAction,
  host: string,
  check: () => Promise<void> = async () => undefined,
) {
  const staff = asOwner(context);
  await requireFreshProof(context, staff);
  // A host that an intruder controls leads customers away once it is the main one.
  if (action !== 'removeHost') await requireSecondStep(context, staff);
  await check();
  await changeHosts(context.db, context.brand, {
    action,
    host,
    author: authorOf(context, staff),
    by: staff,
  });
  context.brands.forget(context.brand.id);
  return list(context);
}

/** The hosts at which this console is open, as the request and its browser say. */
function hostsHere({ origin, consoleOrigin, header, env }: CallContext): string[] {
  const addresses = [origin, consoleOrigin, header('origin') ?? ''];
  return addresses.flatMap((address) => {
    if (!URL.canParse(address)) return [];
    const { hostname } = new URL(address);
    return [hostOfConsole(env.consoleHost, hostname) ?? hostname];
  });
}

async function list(context: CallContext) {
  const here = hostsHere(context);
  const rows = await readHosts(context.db, context.brand.id);
  return {
    dominios: rows.map(({ host, main }) => ({
      dominio: host,
      principal: main,
      daqui: here.includes(host),
    })),
  };
}
