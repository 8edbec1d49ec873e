// Asks a store whether it delivers to an address, at what fee and in what time.
import type { Address, DeliveryQuote } from '#contract/entities/address.ts';
import { failureCodes } from '#contract/failures.ts';
import { type Failure, failure, NETWORK_CODE, NETWORK_SENTENCE } from '#contract/reply.ts';
import { api } from '../api.ts';

export type DeliveryAnswer =
  | { kind: 'served'; quote: DeliveryQuote }
  /** `reason`: the server's sentence, if it sent one. */
  | { kind: 'notServed'; quote: DeliveryQuote; reason: string | null }
  | { kind: 'failed'; failure: Failure };

const notServedCodes: readonly number[] = [
  failureCodes.notServed,
  failureCodes.otherStoreServes,
  failureCodes.cityNotServed,
];
const withoutFee: readonly number[] = [
  ...notServedCodes,
  failureCodes.addressError,
  failureCodes.deliveryUnavailable,
];
/** The server has no fee for the address, so there is no total. */
export const hasNoFee = ({ codErro }: Failure): boolean => withoutFee.includes(codErro);

const notServed: DeliveryQuote = {
  taxaEntrega: null,
  minimoEntregaGratis: null,
  valorMinimoPedido: null,
  tempoMinimo: 0,
  tempoMaximo: 0,
  estabelecimentoQueAtende: null,
};

export async function askDelivery(
  idEstabelecimento: number,
  address: Address,
): Promise<DeliveryAnswer> {
  try {
    const client = await api();
    const result = await client.quoteAddress({ ...address, idEstabelecimento });
    if (!result.ok) {
      if (notServedCodes.includes(result.codErro))
        return { kind: 'notServed', quote: notServed, reason: result.mensagem };
      return { kind: 'failed', failure: result };
    }
    return result.value.taxaEntrega === null
      ? { kind: 'notServed', quote: result.value, reason: null }
      : { kind: 'served', quote: result.value };
  } catch {
    return { kind: 'failed', failure: failure(NETWORK_CODE, NETWORK_SENTENCE, 0) };
  }
}
