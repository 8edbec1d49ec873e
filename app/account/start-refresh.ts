// Asks at page start for the customer's current data (the specification, section 4). Loaded only
// for signed-in customers.
import { failureCodes } from '#contract/failures.ts';
import { isConsolePage } from '#contract/page-path.ts';
import { api } from '../api.ts';
import { leaveDevice } from '../leave-device.ts';
import { onStoredChange, readStored, writeSession } from '../storage.ts';
import { knowsCustomer, rememberCustomer } from './remembered-customer.ts';

/**
 * When the session has ended, for instance from another device, personal data is removed here and
 * the reloaded page says so.
 */
export async function refreshAtStart(appNome: string): Promise<void> {
  const asked = readStored('customer');
  const client = await api();
  const place = { latitude: null, longitude: null, appNome };
  const result = await client.refreshCustomer({
    appNome,
    cliente: { email: null, hashSenha: null, appNome },
    localizacao: place,
    token: null,
  });
  // Signed out here in the meantime, or somebody signed in: the answer is about the session before,
  // and a reload would stop the navigation that follows.
  if (readStored('customer') !== asked) return;
  if (result.ok) {
    const { id } = result.value.cliente;
    rememberCustomer(id);
    return leaveWithOtherTabs(id);
  }
  if (result.codErro !== failureCodes.wrongCredentials) return;
  leaveDevice();
  writeSession('signedOut', true);
  location.reload();
}

/**
 * Another tab signs this customer out, or somebody else in: what this one shows is no longer the
 * business of who uses it, and every call from here would be refused.
 */
function leaveWithOtherTabs(id: number): void {
  const stop = onStoredChange('customer', () => {
    // The console has an account of its own, and a form that is being filled in.
    if (readStored('customer') === id || isConsolePage(location.pathname)) return;
    stop();
    if (!knowsCustomer()) writeSession('signedOut', true);
    location.reload();
  });
}
