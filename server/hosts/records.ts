// The DNS records that a new host needs: one proves that the brand's owner controls the name, the
// others lead to this server.
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { CallContext } from '../context.ts';

type Whose = Pick<CallContext, 'brand' | 'secret'>;
type HostRecord = OutputOf<Endpoints['planHost']>['registros'][number];

export const proofName = (host: string): string => `_quitute.${host}`;

/**
 * The same each time, so that nothing has to be stored before the host is there, and another one
 * for each brand: the record of one brand proves nothing for the next.
 */
export const proofValue = ({ brand, secret }: Whose, host: string): string =>
  `quitute-${secret.hashOf(brand.id, 'host proof', host).slice(0, 32)}`;

/** `addresses`: those of the main host, for a name that can have no CNAME. */
export function recordsFor(
  context: Whose,
  host: string,
  addresses: readonly string[],
): HostRecord[] {
  const [main = ''] = context.brand.hosts;
  return [
    { tipo: 'TXT', nome: proofName(host), valor: proofValue(context, host) },
    { tipo: 'CNAME', nome: host, valor: main },
    ...addresses.map((address) => ({
      tipo: address.includes(':') ? ('AAAA' as const) : ('A' as const),
      nome: host,
      valor: address,
    })),
  ];
}
