// A signed-in customer's saved addresses, with their fees at a store.
import { useCallback, useEffect, useState } from 'react';
import type { AddressWithFee } from '#contract/entities/address.ts';
import {
  type Failure,
  failure,
  NETWORK_CODE,
  NETWORK_SENTENCE,
  type Result,
} from '#contract/reply.ts';
import { api } from '../api.ts';
import { ADDRESS_SAVED } from './save-address.ts';

export type SavedAddress = AddressWithFee & { id: number };
export type SavedAddressList =
  | { kind: 'loading' }
  | { kind: 'ready'; addresses: readonly SavedAddress[] }
  | { kind: 'failed'; failure: Failure };

export function useSavedAddresses(idEstabelecimento: number | null, wanted: boolean) {
  const [list, setList] = useState<SavedAddressList>({ kind: 'loading' });
  const load = useCallback(async () => {
    const result = await attempt(() =>
      api().then((client) => client.addressesWithFee({ idEstabelecimento })),
    );
    const isSaved = (one: AddressWithFee): one is SavedAddress => one.id !== undefined;
    setList(
      result.ok
        ? { kind: 'ready', addresses: result.value.filter(isSaved) }
        : { kind: 'failed', failure: result },
    );
  }, [idEstabelecimento]);
  useEffect(() => {
    if (!wanted) return;
    void load();
    addEventListener(ADDRESS_SAVED, load);
    return () => removeEventListener(ADDRESS_SAVED, load);
  }, [wanted, load]);

  /** Null on success; the list is reloaded either way. */
  const change = async (work: () => Promise<Result<unknown>>): Promise<Failure | null> => {
    const result = await attempt(work);
    await load();
    return result.ok ? null : result;
  };
  return {
    list,
    reload: load,
    remove: (id: number) => change(() => api().then((client) => client.removeAddress({ id }))),
    makeUsual: (id: number) =>
      change(() => api().then((client) => client.chooseUsualAddress({ id }))),
  };
}

export type SavedAddressesState = ReturnType<typeof useSavedAddresses>;

function attempt<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  return work().catch(() => failure(NETWORK_CODE, NETWORK_SENTENCE, 0));
}
