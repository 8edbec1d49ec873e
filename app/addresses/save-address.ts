// Saves a signed-in customer's address on the server and announces it on the page (the
// specification, section 7).
import type { Address, AddressWithFee } from '#contract/entities/address.ts';
import { failure, NETWORK_CODE, NETWORK_SENTENCE, type Result } from '#contract/reply.ts';
import { api, describedCustomer } from '../api.ts';
import { sessionOver } from '../session-over.ts';

/** Received by tags and by the parts of the page that list addresses; its detail is only the id. */
export const ADDRESS_SAVED = 'quitute:enderecoCadastrado';

export async function saveAddress(
  address: Address & { idEstabelecimento: number | null; padrao?: boolean },
): Promise<Result<AddressWithFee>> {
  const result = await api()
    .then((client) => client.saveAddress({ idCliente: describedCustomer(), ...address }))
    .catch(() => failure(NETWORK_CODE, NETWORK_SENTENCE, 0));
  sessionOver.learn(result);
  if (result.ok) dispatchEvent(new CustomEvent(ADDRESS_SAVED, { detail: { id: result.value.id } }));
  return result;
}
