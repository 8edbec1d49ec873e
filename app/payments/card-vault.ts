// Talks to the card provider from the browser. Number and security code go only there: not to us, a
// log or storage.

import { digitsOf } from '#rules/documents.ts';
import { type CardBrand, type CardFields, readExpiry } from '#rules/orders/cards.ts';

/** The temporary credentials that our server gives this page. */
export type VaultAccess = {
  provedor: 'getnet' | 'mercadoPago';
  accessToken: string;
  sellerId: string;
  baseUrl: string;
  idClienteProvedor: string;
};

/**
 * `card`: the provider refused the card. `gone`: the card is not in its vault. `access`: the
 * credentials expired. `down`: no answer.
 */
type Reason = 'card' | 'gone' | 'access' | 'down';

export class VaultError extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

const TIMEOUT_MS = 20_000;
const providerNames: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  elo: 'Elo',
  hipercard: 'Hipercard',
};
/** The brands whose cards the provider verifies by their code. */
const verified: readonly string[] = ['visa', 'mastercard'];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();

/** Saves a new card in the vault; an order carries its id there. */
export async function keepInVault(
  access: VaultAccess,
  fields: CardFields,
  brand: CardBrand,
): Promise<string> {
  if (access.provedor === 'mercadoPago') return mercadoPagoToken(access, fields, brand);
  const expiry = readExpiry(fields.expiry);
  const number = { card_number: digitsOf(fields.number), customer_id: access.idClienteProvedor };
  const { number_token } = await ask(access, 'POST', '/v1/tokens/card', number);
  const verifies = verified.includes(brand);
  const { card_id } = await ask(access, 'POST', '/v1/cards', {
    number_token,
    customer_id: access.idClienteProvedor,
    cardholder_name: plain(fields.holder),
    expiration_month: String(expiry?.month).padStart(2, '0'),
    expiration_year: String((expiry?.year ?? 0) % 100).padStart(2, '0'),
    brand: providerNames[brand],
    verify_card: verifies,
    ...(verifies ? { security_code: fields.code } : {}),
  });
  if (typeof card_id !== 'string') throw new VaultError('down');
  return card_id;
}

/** Asks the provider to verify a saved card's code. */
export async function verifySaved(
  access: VaultAccess,
  cardToken: string,
  code: string,
): Promise<void> {
  // The store changed its account; the new one has no cards, or not this one.
  if (access.provedor !== 'getnet') throw new VaultError('gone');
  const card = await ask(access, 'GET', `/v1/cards/${encodeURIComponent(cardToken)}`).catch(
    (error: unknown) => {
      throw error instanceof VaultError && error.reason === 'card' ? new VaultError('gone') : error;
    },
  );
  if (!verified.includes(String(card.brand).toLowerCase())) return;
  const answer = await ask(access, 'POST', '/v1/cards/verification', {
    number_token: card.number_token,
    brand: card.brand,
    cardholder_name: card.cardholder_name,
    expiration_month: String(card.expiration_month).padStart(2, '0'),
    expiration_year: String(Number(card.expiration_year) % 100).padStart(2, '0'),
    security_code: code,
  });
  if (answer.status !== 'VERIFIED') throw new VaultError('card');
}

/** A token for one charge, as the provider's script requests it. */
async function mercadoPagoToken(
  access: VaultAccess,
  fields: CardFields,
  brand: CardBrand,
): Promise<string> {
  const expiry = readExpiry(fields.expiry);
  const { id } = await ask(
    access,
    'POST',
    `/v1/card_tokens?public_key=${encodeURIComponent(access.accessToken)}`,
    {
      card_number: digitsOf(fields.number),
      security_code: fields.code,
      expiration_month: expiry?.month,
      expiration_year: expiry?.year,
      cardholder: {
        name: plain(fields.holder),
        identification: { type: 'CPF', number: digitsOf(fields.cpf) },
      },
    },
  );
  if (typeof id !== 'string') throw new VaultError('down');
  // A charge must name the card brand, and a token does not include it.
  return `${id}-${brand === 'mastercard' ? 'master' : brand}`;
}

async function ask(
  access: VaultAccess,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const own: Record<string, string> =
    access.provedor === 'getnet'
      ? { authorization: `Bearer ${access.accessToken}`, seller_id: access.sellerId }
      : {};
  const response = await fetch(`${access.baseUrl}${path}`, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...own },
    // Without our cookies or referrer, and never cached.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new VaultError('down');
  });
  if (response.status === 401) throw new VaultError('access');
  if (response.status >= 500) throw new VaultError('down');
  if (!response.ok) throw new VaultError('card');
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer !== 'object' || answer === null) throw new VaultError('down');
  return answer as Record<string, unknown>;
}
