// Keeps an address of a signed-in diner on the server, and tells the page that it did (the
// specification, section 7).
import type { Address, AddressWithFee } from '#contract/entities/address.ts';
import { failure, NETWORK_CODE, NETWORK_SENTENCE, type Result } from '#contract/reply.ts';
import { api, describedCustomer } from '../api.ts';

/** Heard by tags and by the parts of the page that list addresses; its detail is the id alone. */
export const ADDRESS_SAVED = 'quitute:enderecoCadastrado';

export async function keepAddress(
  address: Address & { idEstabelecimento: number | null; padrao?: boolean },
): Promise<Result<AddressWithFee>> {
  const result = await api()
    .then((client) => client.saveAddress({ idCliente: describedCustomer(), ...address }))
    .catch(() => failure(NETWORK_CODE, NETWORK_SENTENCE, 0));
  if (result.ok) dispatchEvent(new CustomEvent(ADDRESS_SAVED, { detail: { id: result.value.id } }));
  return result;
}
