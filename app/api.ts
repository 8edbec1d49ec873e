// The contract's client in the browser. Loaded at the first call, to keep schemas off the first
// screen.
import type { Client } from '#contract/client.ts';
import { CUSTOMER_HEADER, contextHash, STORE_HEADER } from '#contract/headers.ts';
import { apiAddress } from './api-address.ts';
import { learnBuild } from './errors/other-build.ts';
import { newKey } from './new-key.ts';
import { learnTime } from './server-clock.ts';

export type ApiSettings = {
  appNome: string;
  /** Public key of the context hashes. */
  contextKey: string;
  storeId: number | null;
  customerId: number | null;
  /** Receives replies that do not match the contract. */
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

/** Sets what the next calls are about; the page calls it when brand, store or customer change. */
export function describeCalls(next: Partial<ApiSettings>): void {
  settings = { ...settings, ...next };
}

/** The signed-in customer. */
export function describedCustomer(): number | null {
  return settings.customerId;
}

/** The client; rejects only if its file cannot be loaded. */
export function api(): Promise<Client> {
  client ??= import('#contract/client.ts').then(
    ({ createClient }) =>
      createClient({
        base: apiAddress(''),
        transport: async (url, init) => {
          const response = await fetch(url, init);
          learnTime(response.headers.get('date'));
          learnBuild(response.headers);
          return response;
        },
        timeout: CALL_TIMEOUT_MS,
        newKey,
        app: () => settings.appNome,
        onSurprise: (call, error) => settings.onSurprise(call, error),
        headers: async ({ storeId }) => ({
          plataforma: 'site',
          'accept-language': document.documentElement.lang,
          ...(await contextHeaders(storeId)),
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
 * The hash of the store named by the call, else of the open menu; 0 without a store or customer.
 * Browsers offer keyed hashes only on https and localhost; elsewhere the call goes without them.
 */
async function contextHeaders(named: number | null): Promise<Record<string, string>> {
  const { contextKey, storeId, customerId } = settings;
  if (!('subtle' in crypto) || contextKey === '') return {};
  const [store, customer] = await Promise.all([
    contextHash(contextKey, named ?? storeId),
    contextHash(contextKey, customerId),
  ]);
  return { [STORE_HEADER]: store, [CUSTOMER_HEADER]: customer };
}
