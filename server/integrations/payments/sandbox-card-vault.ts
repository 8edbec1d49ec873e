// The sandbox's tokens and vault: a number becomes a single-use token, a token becomes a reusable
// card.
import { createHash, randomBytes } from 'node:crypto';
import { type Answer, type Call, type Part, refusal, textOf } from './sandbox-card-call.ts';
import { findTestCard } from './sandbox-card-cases.ts';
import type { SandboxCard } from './sandbox-card-store.ts';

const TOKENISATION = 'GatewayTokenizationServiceError';
const notFound = {
  status: 404,
  body: { message: 'Not found', status_code: 404, details: [{ error_code: 'VAULT-404' }] },
};

export const vault: Part = async (call) => {
  const { method, path } = call;
  if (method === 'POST' && path === '/v1/tokens/card') return tokenise(call);
  if (method === 'POST' && path === '/v1/cards/verification') return verify(call);
  if (method === 'POST' && path === '/v1/cards') return keep(call);
  if (method === 'GET' && path === '/v1/cards') return list(call);
  const [, cardId] = /^\/v1\/cards\/([\w-]{1,60})$/.exec(path) ?? [];
  if (cardId === undefined) return null;
  const card = await call.store.get(`vault/${cardId}`);
  if (card?.kind !== 'card') return notFound;
  if (method === 'GET') return { status: 200, body: shown(card) };
  if (method !== 'DELETE') return null;
  await call.store.remove(`vault/${cardId}`);
  await call.store.remove(`number/${card.numberToken}`);
  return { status: 204 };
};

async function tokenise({ body, store }: Call): Promise<Answer> {
  const number = textOf(body.card_number);
  const known = findTestCard(number);
  // Real card numbers are refused, neither stored nor echoed.
  if (known === null)
    return refusal(400, TOKENISATION, 'TOKENIZATION-400', 'Only test cards work in the sandbox');
  const numberToken = randomBytes(64).toString('hex');
  const customerId = textOf(body.customer_id);
  const card: SandboxCard = {
    kind: 'card',
    cardId: cardIdOf(number, customerId),
    numberToken,
    customerId,
    lastFour: number.slice(-4),
    bin: number.slice(0, 6),
    brand: known.brand,
    outcome: known.outcome,
    errorCode: known.errorCode ?? '',
    description: known.description ?? '',
    holder: '',
    month: 0,
    year: 0,
    kept: false,
    spent: false,
  };
  await store.put(`number/${numberToken}`, card);
  return { status: 201, body: { number_token: numberToken } };
}

/** Saving a person's card twice gives the same id. */
function cardIdOf(number: string, customerId: string): string {
  const hash = createHash('sha256').update(`${customerId} ${number}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-');
}

/** A usable token: one of the vault, or a new one, which this uses up. */
export async function takeToken(
  { store }: Pick<Call, 'store'>,
  numberToken: string,
): Promise<SandboxCard | null> {
  const card = await store.get(`number/${numberToken}`);
  if (card?.kind !== 'card' || (card.spent && !card.kept)) return null;
  if (!card.kept) await store.put(`number/${numberToken}`, { ...card, spent: true });
  return card;
}

export const spentToken = (): Answer =>
  refusal(
    400,
    TOKENISATION,
    'TOKENIZATION-400',
    'Invalid Authorization: the token is valid for only one attempt',
  );

function rightCode(card: SandboxCard, code: string): boolean {
  return new RegExp(`^\\d{${card.brand === 'Amex' ? 4 : 3}}$`).test(code) && !/^9+$/.test(code);
}

async function verify(call: Call): Promise<Answer> {
  const card = await takeToken(call, textOf(call.body.number_token));
  if (card === null) return spentToken();
  const right = rightCode(card, textOf(call.body.security_code));
  return {
    status: 200,
    body: {
      status: right ? 'VERIFIED' : 'NOT VERIFIED',
      verification_id: randomBytes(16).toString('hex'),
      authorization_code: right ? '745645' : '',
    },
  };
}

async function keep(call: Call): Promise<Answer> {
  const { body, store } = call;
  const token = textOf(body.number_token);
  const month = Number(body.expiration_month);
  const year = 2000 + Number(body.expiration_year);
  const today = call.now();
  if (
    !(month >= 1 && month <= 12) ||
    new Date(year, month, 1) <= today ||
    textOf(body.cardholder_name) === ''
  ) {
    return refusal(
      400,
      'GatewayVaultServiceError',
      'GENERIC-400',
      'expiration or cardholder_name is invalid',
    );
  }
  const card = await takeToken(call, token);
  if (card === null || card.customerId !== textOf(body.customer_id)) return spentToken();
  if (body.verify_card === true && !rightCode(card, textOf(body.security_code))) {
    return refusal(400, 'GatewayVaultServiceError', 'PAYMENTS-080', 'The card was not verified');
  }
  const kept: SandboxCard = {
    ...card,
    holder: textOf(body.cardholder_name),
    month,
    year,
    kept: true,
  };
  const before = await store.get(`vault/${card.cardId}`);
  // The vault returns the same token each time, even after the card was saved again.
  const stays = before?.kind === 'card' ? { ...kept, numberToken: before.numberToken } : kept;
  await store.put(`vault/${card.cardId}`, stays);
  await store.put(`number/${stays.numberToken}`, stays);
  return { status: 201, body: { card_id: stays.cardId, number_token: stays.numberToken } };
}

async function list({ store, query }: Call): Promise<Answer> {
  const owner = query.get('customer_id');
  const cards = (await store.list('vault/')).filter(
    (card): card is SandboxCard => card.kind === 'card' && card.customerId === owner,
  );
  return cards.length === 0
    ? { status: 404, body: { message: 'Not found', status_code: 404, details: [] } }
    : { status: 200, body: { cards: cards.map(shown) } };
}

const shown = (card: SandboxCard) => ({
  card_id: card.cardId,
  last_four_digits: card.lastFour,
  bin: card.bin,
  expiration_month: card.month,
  expiration_year: card.year % 100,
  brand: card.brand,
  cardholder_name: card.holder,
  customer_id: card.customerId,
  number_token: card.numberToken,
  status: 'active',
});
