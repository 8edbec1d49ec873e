// A store's Mercado Pago, by the keys of its own account.
import type { CardProvider } from './card-port.ts';
import type { Account, ProviderNeeds } from './make-provider.ts';
import { mercadoPagoCards } from './mercado-pago.ts';

const PRODUCTION = 'https://api.mercadopago.com';
const TIMEOUT_MS = 15_000;

export function mercadoPagoAccount({ now }: ProviderNeeds, { settings }: Account): CardProvider {
  const text = (name: string) =>
    typeof settings[name] === 'string' ? (settings[name] as string).trim() : '';
  const baseUrl = (text('baseUrl') || PRODUCTION).replace(/\/$/, '');
  const options = {
    baseUrl,
    accessToken: text('accessToken'),
    publicKey: text('publicKey'),
    timeoutMs: TIMEOUT_MS,
  };
  return mercadoPagoCards(options, (request) => fetch(request), now);
}
