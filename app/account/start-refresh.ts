// Asks at page start for the customer's current data (the specification, section 4), and when a
// refusal takes them for a guest. Loaded only for signed-in customers.
import { failureCodes } from '#contract/failures.ts';
import { isConsolePage } from '#contract/page-path.ts';
import { api } from '../api.ts';
import { leaveDevice } from '../leave-device.ts';
import { onStoredChange, readStored, writeSession } from '../storage.ts';
import { knowsCustomer, rememberCustomer } from './remembered-customer.ts';

export async function refreshAtStart(appNome: string): Promise<void> {
  const id = await leaveIfSignedOut(appNome);
  if (id !== null) leaveWithOtherTabs(id);
}

/**
 * When the session has ended, for instance from another device, personal data is removed here and
 * the reloaded page says so. Answers with the customer who is signed in.
 */
export async function leaveIfSignedOut(appNome: string): Promise<number | null> {
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
  if (readStored('customer') !== asked) return null;
  if (result.ok) {
    const { id } = result.value.cliente;
    rememberCustomer(id);
    return id;
  }
  if (result.codErro !== failureCodes.wrongCredentials) return null;
  leaveDevice();
  writeSession('signedOut', true);
  location.reload();
  return null;
}

/**
 * Another tab signs this customer out, or somebody else in: this one must not go on showing the
 * customer's data, and the server would refuse its calls.
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
