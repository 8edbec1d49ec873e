// The call that connects this device to a table, and what the browser remembers of it.
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { failure, NETWORK_CODE, NETWORK_SENTENCE, type Result } from '#contract/reply.ts';
import { api } from '../api.ts';
import { newKey } from '../checkout/pending-order.ts';
import { forgetListing } from '../menu/menu-memory.ts';
import { keepSeat } from './seat-cookie.ts';

/** The browser forgets the table, and the prices that were the table's. */
export function getUp(): void {
  forgetListing();
  keepSeat(null);
}

type Wanted = {
  appNome: string;
  label: string;
  storeId: number | undefined;
  token: string | null;
  code: string | null;
};

/** Somebody at a table has no phone: a random one that no real phone looks like. */
const placeholderPhone = (): string => `mesa-${newKey().slice(0, 24)}`;

export async function connectTable({
  appNome,
  label,
  storeId,
  token,
  code,
}: Wanted): Promise<Result<OutputOf<Endpoints['createTableUser']>>> {
  try {
    const client = await api();
    const result = await client.createTableUser({
      appNome,
      nome: label,
      tipoUsuario: 2,
      telefone: placeholderPhone(),
      token,
      codigoSuporte: code,
      ...(storeId === undefined ? {} : { idEstabelecimento: storeId }),
    });
    const seat = result.ok ? result.value.mesa : null;
    if (seat !== null) {
      // The menu that this tab knows has the prices of the house.
      forgetListing();
      keepSeat(seat);
    }
    return result;
  } catch {
    return failure(NETWORK_CODE, NETWORK_SENTENCE, 0);
  }
}
