// What a refusal says about the order that an earlier try has made, whose answer was lost.
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { failureCodes } from '#contract/failures.ts';
import type { Failure } from '#contract/reply.ts';

type Sent = OutputOf<Endpoints['placeOrder']>;

/** Null: another refusal, or one without the order. */
export function alreadySent({ codErro, detalhes }: Failure): Sent | null {
  if (codErro !== failureCodes.orderAlreadySent) return null;
  const { id, numero, status, codigoEstabelecimento, chaveAcompanhamento } = (detalhes ??
    {}) as Partial<Sent>;
  return typeof id === 'number' &&
    typeof numero === 'number' &&
    typeof status === 'number' &&
    typeof codigoEstabelecimento === 'string' &&
    typeof chaveAcompanhamento === 'string'
    ? { id, numero, status, codigoEstabelecimento, chaveAcompanhamento }
    : null;
}
