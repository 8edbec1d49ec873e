// What DNS says about a host: whether its owner put the record there, and whether it leads here.
import type { CallContext } from '../context.ts';
import type { HostChecks } from '../integrations/hosts/port.ts';
import { Refusal } from '../refusal.ts';
import { proofName, proofValue } from './records.ts';

export type Way =
  | { kind: 'here'; addresses: readonly string[] }
  | { kind: 'elsewhere'; addresses: readonly string[] }
  | { kind: 'nowhere' }
  | { kind: 'silent' };

/** The main host shows where this server is: the others have to lead to the same addresses. */
export async function wayOf(checks: HostChecks, host: string, main: string): Promise<Way> {
  const [own, aliases, ours] = await Promise.all([
    checks.addresses(host),
    checks.aliases(host),
    checks.addresses(main),
  ]);
  if (own.outcome === 'silent') return { kind: 'silent' };
  if (own.outcome === 'none') return { kind: 'nowhere' };
  const addresses = own.values;
  // Behind several addresses, DNS may answer one name with some of them and the other with others.
  const isAlias =
    aliases.outcome === 'found' && aliases.values.some((name) => plain(name) === plain(main));
  if (host === main || isAlias) return { kind: 'here', addresses };
  if (ours.outcome === 'silent') return { kind: 'silent' };
  const known = new Set(ours.outcome === 'found' ? ours.values : []);
  const leadsHere = addresses.every((address) => known.has(address));
  return { kind: leadsHere ? 'here' : 'elsewhere', addresses };
}

const plain = (name: string): string => name.toLowerCase().replace(/\.$/, '');

const MOST_SHOWN = 120;
const shown = (values: readonly string[]): string => values.join(', ').slice(0, MOST_SHOWN);

/**
 * Refuses unless the record is there and the name leads here. A name that only leads here may be a
 * forgotten one of somebody else.
 */
export async function requireDns(
  context: Pick<CallContext, 'brand' | 'secret' | 'hostChecks'>,
  host: string,
): Promise<void> {
  const { hostChecks, brand } = context;
  const name = proofName(host);
  const texts = await hostChecks.texts(name);
  if (texts.outcome === 'silent') throw new Refusal('hostDnsSilent');
  if (texts.outcome === 'none') throw new Refusal('hostTextMissing', { name });
  if (!texts.values.some((value) => value.trim() === proofValue(context, host)))
    throw new Refusal('hostTextOther', { name, found: shown(texts.values) });
  const way = await wayOf(hostChecks, host, brand.hosts[0] ?? '');
  if (way.kind === 'silent') throw new Refusal('hostDnsSilent');
  if (way.kind === 'nowhere') throw new Refusal('hostAddressMissing', { host });
  if (way.kind === 'elsewhere')
    throw new Refusal('hostElsewhere', { host, found: shown(way.addresses) });
}
