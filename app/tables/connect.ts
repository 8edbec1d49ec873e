// Connects this device to a table, and stores the connection in the browser.
import type { Client } from '#contract/client.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Result } from '#contract/reply.ts';
import { forgetListing } from '../listing/menu-memory.ts';
import { newKey } from '../new-key.ts';
import { saveSeat } from './seat-cookie.ts';

/** Removes the table and its prices from the browser. */
export function getUp(): void {
  forgetListing();
  saveSeat(null);
}

type Wanted = {
  appNome: string;
  label: string;
  storeId: number | undefined;
  token: string | null;
  code: string | null;
};

/** A table guest has no phone: use a random number that cannot be a real one. */
const placeholderPhone = (): string => `mesa-${newKey().slice(0, 24)}`;

export async function connectTable(
  client: Client,
  { appNome, label, storeId, token, code }: Wanted,
): Promise<Result<OutputOf<Endpoints['createTableUser']>>> {
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
    // This tab's menu has the usual prices.
    forgetListing();
    saveSeat(seat);
  }
  return result;
}
