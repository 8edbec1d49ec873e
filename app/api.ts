// The contract's client in the browser. It is loaded at the first call, so that schemas weigh
// nothing on the first screen.
import type { Client } from '#contract/client.ts';
import { CUSTOMER_HEADER, contextHash, STORE_HEADER } from '#contract/headers.ts';
import { apiAddress } from './api-address.ts';

export type ApiSettings = {
  appNome: string;
  /** Public key of the context hashes. */
  contextKey: string;
  storeId: number | null;
  customerId: number | null;
  /** Hears of replies that no server of ours would send. */
  onSurprise: (call: string, error: string) => void;
};

const CALL_TIMEOUT_MS = 20_000;
let settings: ApiSettings = {
  appNome: '',
  contextKey: '',
  storeId: null,
  customerId: null,
  onSurprise: () => undefined,
};
let client: Promise<Client> | null = null;

/** Says what the next calls are about; the page calls it when brand, store or customer change. */
export function describeCalls(next: Partial<ApiSettings>): void {
  settings = { ...settings, ...next };
}

/** The client; reject only when its file cannot be loaded. */
export function api(): Promise<Client> {
  client ??= import('#contract/client.ts').then(
    ({ createClient }) =>
      createClient({
        base: apiAddress(''),
        transport: (url, init) => fetch(url, init),
        timeout: CALL_TIMEOUT_MS,
        app: () => settings.appNome,
        onSurprise: (call, error) => settings.onSurprise(call, error),
        headers: async () => ({
          plataforma: 'site',
          'accept-language': document.documentElement.lang,
          ...(await contextHeaders()),
        }),
      }),
    (error: unknown) => {
      client = null;
      throw error;
    },
  );
  return client;
}

/**
 * Browsers offer keyed hashes on https and localhost only; elsewhere the call goes without them.
 */
async function contextHeaders(): Promise<Record<string, string>> {
  if (!('subtle' in crypto)) return {};
  const { contextKey, storeId, customerId } = settings;
  return {
    ...(storeId === null ? {} : { [STORE_HEADER]: await contextHash(contextKey, storeId) }),
    ...(customerId === null
      ? {}
      : { [CUSTOMER_HEADER]: await contextHash(contextKey, customerId) }),
  };
}
