// The state of a host as owners and operators see it: where DNS leads, and how long its certificate
// lasts.
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { CallContext } from '../context.ts';
import { isLoopback } from '../front/settings.ts';
import type { Certificate } from '../integrations/hosts/port.ts';
import type { HostRow } from './change.ts';
import { type Way, wayOf } from './dns.ts';

type HostState = OutputOf<Endpoints['checkHosts']>['estados'][number];

const HTTPS_PORT = 443;
/** Caddy renews thirty days before the end: with fewer than these days left, that has failed. */
const SOON_MS = 15 * 86_400_000;

type Needs = Pick<CallContext, 'hostChecks' | 'env' | 'now'>;

/** The main one first. */
export const statesOf = (context: Needs, rows: readonly HostRow[]): Promise<HostState[]> =>
  Promise.all(rows.map(({ host }) => stateOf(context, host, rows[0]?.host ?? host)));

async function stateOf(
  { hostChecks, env, now }: Needs,
  host: string,
  main: string,
): Promise<HostState> {
  const certificate = { certificado: 'local' as const, emissor: '', validade: null };
  if (isLoopback(host))
    return { dominio: host, apontamento: 'local', enderecos: [], ...certificate };
  const hasTls = env.publicScheme !== 'http';
  const [way, found] = await Promise.all([
    wayOf(hostChecks, host, main),
    hasTls ? hostChecks.certificate(host, env.publicPort ?? HTTPS_PORT) : null,
  ]);
  return {
    dominio: host,
    apontamento: dnsWords[way.kind],
    enderecos: 'addresses' in way ? way.addresses.slice(0, 8) : [],
    ...(hasTls ? certificateState(found, now()) : certificate),
  };
}

const dnsWords = {
  here: 'certo',
  elsewhere: 'outroLugar',
  nowhere: 'semRegistro',
  silent: 'semResposta',
} as const satisfies Record<Way['kind'], HostState['apontamento']>;

function certificateState(
  found: Certificate | null,
  now: Date,
): Pick<HostState, 'certificado' | 'emissor' | 'validade'> {
  if (found === null) return { certificado: 'semResposta', emissor: '', validade: null };
  const left = found.until.getTime() - now.getTime();
  const certificado = !found.trusted
    ? 'invalido'
    : left <= 0
      ? 'vencido'
      : left < SOON_MS
        ? 'vencendo'
        : 'valido';
  return {
    certificado,
    emissor: found.issuer.slice(0, 120),
    validade: found.until.toISOString(),
  };
}
