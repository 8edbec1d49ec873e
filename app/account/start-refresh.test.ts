// The question of a page's start is answered late at times: what happened since then stands.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureCodes } from '#contract/failures.ts';
import { memoryStorage } from '#test/memory-storage.ts';
import { readSession } from '../storage.ts';
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
/** What the browser tells a tab after another one has cleared the storage. */
let heard: (event: { key: null }) => void;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('location', { reload, pathname: '/delivery' });
  heard = () => undefined;
  vi.stubGlobal('addEventListener', (kind: string, listen: typeof heard) => {
    if (kind === 'storage') heard = listen;
  });
  vi.stubGlobal('removeEventListener', () => undefined);
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
test('a late refusal of the session before does not sign out who has signed in since', async () => {
  rememberCustomer(41);
  refreshCustomer.mockImplementationOnce(async () => {
    forgetCustomer();
    rememberCustomer(42);
    return refused;
  });
  await refreshAtStart('pizzaria');
  expect(reload).not.toHaveBeenCalled();
  expect(knowsCustomer()).toBe(true);
});

// Rows: 4.13
test('a late answer does not bring back a customer who has signed out', async () => {
  await answeredAfterSignOut(known);
  expect(knowsCustomer()).toBe(false);
});

test('a tab whose customer another tab signs out is reloaded, and says so', async () => {
  rememberCustomer(41);
  refreshCustomer.mockResolvedValueOnce(known);
  await refreshAtStart('pizzaria');
  // Something else was stored.
  heard({ key: null });
  expect(reload).not.toHaveBeenCalled();
  forgetCustomer();
  heard({ key: null });
  expect(reload).toHaveBeenCalledOnce();
  expect(readSession('signedOut')).toBe(true);
});

test('a tab whose browser belongs to somebody else now is reloaded', async () => {
  rememberCustomer(41);
  refreshCustomer.mockResolvedValueOnce(known);
  await refreshAtStart('pizzaria');
  rememberCustomer(42);
  heard({ key: null });
  expect(reload).toHaveBeenCalledOnce();
  expect(readSession('signedOut')).toBeNull();
});
