// The call that connects this device to a table, and what the browser remembers of it.
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { failure, NETWORK_CODE, NETWORK_SENTENCE, type Result } from '#contract/reply.ts';
import { api } from '../api.ts';
import { forgetListing } from '../menu/menu-memory.ts';
import { keepSeat } from './seat-cookie.ts';

/** The browser forgets the table, and the prices that were the table's. */
export function getUp(): void {
  forgetListing();
  keepSeat(null);
}

type Wanted = {
  label: string;
  storeId: number | undefined;
  token: string | null;
  code: string | null;
};

export async function connectTable({
  label,
  storeId,
  token,
  code,
}: Wanted): Promise<Result<OutputOf<Endpoints['createTableUser']>>> {
  try {
    const client = await api();
    const result = await client.createTableUser({
      nome: label,
      tipoUsuario: 2,
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
