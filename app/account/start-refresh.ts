// Asks at the start of a page for the present data of whoever is signed in here (the specification,
// section 4). Loaded only where somebody is.
import { failureCodes } from '#contract/failures.ts';
import { api } from '../api.ts';
import { clearPersonal, writeSession } from '../storage.ts';
import { rememberCustomer } from './stay-known.ts';

/**
 * Whoever is signed in no more, for instance by their own hand on another device, leaves nothing
 * personal behind here, and reads so on the page that begins anew.
 */
export async function refreshAtStart(appNome: string): Promise<void> {
  const client = await api();
  const place = { latitude: null, longitude: null, appNome };
  const result = await client.refreshCustomer({
    appNome,
    cliente: { email: null, hashSenha: null, appNome },
    localizacao: place,
    token: null,
  });
  if (result.ok) return rememberCustomer(result.value.cliente.id);
  if (result.codErro !== failureCodes.wrongCredentials) return;
  clearPersonal();
  writeSession('signedOut', true);
  location.reload();
}
