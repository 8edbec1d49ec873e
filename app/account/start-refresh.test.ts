// The question of a page's start is answered late at times: what happened since then stands.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { forgetCustomer, knowsCustomer, rememberCustomer } from './remembered-customer.ts';
import { refreshAtStart } from './start-refresh.ts';

const refreshCustomer = vi.fn();
vi.mock('../api.ts', () => ({
  api: async () => ({ refreshCustomer }),
  describeCalls: () => undefined,
}));

const refused = { ok: false, codErro: failureCodes.wrongCredentials, mensagem: '', status: 200 };
const known = { ok: true, value: { cliente: { id: 41 } } };
const reload = vi.fn();

function store(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', store());
  vi.stubGlobal('sessionStorage', store());
  vi.stubGlobal('location', { reload });
  reload.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

/** The answer arrives after the customer has signed out on this device. */
async function answeredAfterSignOut(reply: object): Promise<void> {
  rememberCustomer(41);
  refreshCustomer.mockImplementationOnce(async () => {
    forgetCustomer();
    return reply;
  });
  await refreshAtStart('pizzaria');
}

// Rows: 4.13
test('a session that ended elsewhere reloads the page', async () => {
  rememberCustomer(41);
  refreshCustomer.mockResolvedValueOnce(refused);
  await refreshAtStart('pizzaria');
  expect(reload).toHaveBeenCalledOnce();
  expect(knowsCustomer()).toBe(false);
});

// Rows: 4.13
test('a late refusal does not stop who signs out here', async () => {
  await answeredAfterSignOut(refused);
  expect(reload).not.toHaveBeenCalled();
});

// Rows: 4.13
test('a late answer does not bring back a customer who has signed out', async () => {
  await answeredAfterSignOut(known);
  expect(knowsCustomer()).toBe(false);
});
