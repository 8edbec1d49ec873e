// Cards through Getnet. The browser has put the card into Getnet's vault; it is charged in two
// steps, authorised and then confirmed, because an authorisation whose reply was lost takes no
// money.
import { createHash, createHmac } from 'node:crypto';
import { pages } from '#contract/pages.ts';
import type { CardProvider, RefusalReason } from './card-port.ts';
import { chargeBody, type GetnetOptions } from './getnet-charge.ts';
import { GetnetError, type GetnetHttp, getnetHttp, type Transport } from './getnet-http.ts';
import { deleteVaultCard, readVaultCard, type VaultCard } from './getnet-vault.ts';
import type { ChargeRequest, KnownPayment, PaymentAnswer, RefundAnswer } from './port.ts';

/**
 * Each attempt with a lost reply may block part of the card's limit for days, so only one is
 * repeated.
 */
const MOST_BLIND_TRIES = 1;

const reasons: Record<string, RefusalReason> = {
  'PAYMENTS-015': 'callIssuer',
  'PAYMENTS-020': 'expired',
  'PAYMENTS-080': 'cardInvalid',
  'PAYMENTS-083': 'wrongKind',
  'PAYMENTS-084': 'wrongKind',
  'PAYMENTS-117': 'callIssuer',
  'PAYMENTS-118': 'notProcessed',
  'PAYMENTS-999': 'notProcessed',
  'TOKENIZATION-400': 'cardInvalid',
};

type Getnet = {
  http: GetnetHttp;
  options: GetnetOptions;
  now: () => Date;
  ownerOf(customerId: number): string;
};

export function getnetCards(
  options: GetnetOptions,
  transport: Transport,
  now: () => Date,
): CardProvider {
  const http = getnetHttp(options, transport, now);
  const ownerOf = (customerId: number) =>
    createHmac('sha256', options.ownerKey)
      .update(`${options.brandId}/${customerId}`)
      .digest('hex')
      .slice(0, 36);
  const getnet: Getnet = { http, options, now, ownerOf };
  return {
    name: options.sandbox ? 'sandbox-card' : 'getnet',
    kind: 'card',
    format: 'getnet',
    vault: vaultOf(options),
    keepsCards: true,
    browserOrigins: URL.canParse(options.browserUrl) ? [new URL(options.browserUrl).origin] : [],
    // Its own test hosts move no money either.
    sandbox: options.sandbox || /^https:\/\/api-(sandbox|homologacao)\./.test(options.baseUrl),
    ownerOf,
    async credentials() {
      const { accessToken, until } = await http.newToken();
      return {
        accessToken,
        expiresAt: new Date(until),
        sellerId: options.sellerId,
        baseUrl: options.browserUrl,
      };
    },
    async readCard(cardToken, customerId) {
      const card = await ownCard(getnet, cardToken, customerId);
      if (card === null) return null;
      const { bandeira, ultimosDigitos, mesValidade, anoValidade, titular } = card;
      return { bandeira, ultimosDigitos, mesValidade, anoValidade, titular };
    },
    async deleteCard(cardToken, customerId) {
      if ((await ownCard(getnet, cardToken, customerId)) !== null)
        await deleteVaultCard(http, cardToken);
    },
    async check() {
      try {
        await http.newToken();
        return { outcome: 'good' };
      } catch (error) {
        if (error instanceof GetnetError && [400, 401, 403].includes(error.status))
          return { outcome: 'refused', reason: `${error.status}` };
        return { outcome: 'unknown', error: error instanceof GetnetError ? error.code : 'unknown' };
      }
    },
    charge: (request) => answered(() => reserve(getnet, request)),
    finish: (payment, answer) => answered(() => finalize(getnet, payment, answer)),
    state: (payment) => answered(() => lookUp(getnet, payment)),
    cancel: (payment) => answered(() => takeBack(getnet, payment)),
    refund: (payment, refund) => refunded(() => giveBack(getnet, payment, refund)),
  };
}

/** Someone else's card id is useless here. */
/** Another host, seller or id scheme is another vault, whose cards cannot be used here. */
function vaultOf({ sandbox, baseUrl, sellerId, ownerKey }: GetnetOptions): string {
  const names = createHash('sha256').update(ownerKey).digest('hex').slice(0, 8);
  return `${sandbox ? 'sandbox-card' : 'getnet'}/${sandbox ? '' : new URL(baseUrl).host}/${sellerId}/${names}`;
}

async function ownCard(
  { http, ownerOf }: Getnet,
  cardToken: string,
  customerId: number,
): Promise<VaultCard | null> {
  const card = await readVaultCard(http, cardToken);
  return card === null || card.customerId !== ownerOf(customerId) ? null : card;
}

async function answered(work: () => Promise<PaymentAnswer>): Promise<PaymentAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GetnetError))
      return { outcome: 'unknown', error: error instanceof Error ? error.name : 'unknown' };
    if (error.fault !== 'refused') return { outcome: 'unknown', error: error.code };
    return {
      outcome: 'refused',
      reason: reasons[error.code] ?? 'notAuthorised',
      ...(error.paymentId && { reference: error.paymentId }),
    };
  }
}

async function refunded(work: () => Promise<RefundAnswer>): Promise<RefundAnswer> {
  try {
    return await work();
  } catch (error) {
    const code =
      error instanceof GetnetError ? error.code : error instanceof Error ? error.name : 'unknown';
    return error instanceof GetnetError && error.fault === 'refused'
      ? { outcome: 'failed', reason: code }
      : { outcome: 'unknown', error: code };
  }
}

const creditPath = (reference: string, step = '') =>
  `/v1/payments/credit/${encodeURIComponent(reference)}${step}`;

async function reserve(getnet: Getnet, request: ChargeRequest): Promise<PaymentAnswer> {
  const { payer, details } = request;
  if (request.attempt > MOST_BLIND_TRIES)
    return { outcome: 'refused', reason: 'noAnswer' satisfies RefusalReason };
  if (payer.id === null || payer.cpf === null || payer.email === null)
    return { outcome: 'refused', reason: 'payerMissing' satisfies RefusalReason };
  const card =
    details.cardToken === undefined ? null : await ownCard(getnet, details.cardToken, payer.id);
  if (card === null) return { outcome: 'refused', reason: 'cardInvalid' satisfies RefusalReason };
  const body = chargeBody(
    getnet.options,
    request,
    { ...payer, email: payer.email, cpf: payer.cpf, owner: card.customerId },
    card,
  );
  const answer = await getnet.http.call('POST', '/v1/payments/credit', body);
  const reference = String(answer.payment_id ?? '');
  const facts = {
    cardBrand: card.bandeira,
    cardLastFour: card.ultimosDigitos,
    cardHolder: card.titular,
  };
  if (typeof answer.redirect_url === 'string') {
    const { issuer_payment_id: md, payer_authentication_request: question } = (answer.post_data ??
      {}) as Record<string, unknown>;
    const bank = {
      url: answer.redirect_url,
      fields: { MD: String(md ?? ''), PaReq: String(question ?? '') },
    };
    return {
      outcome: 'pending',
      reference,
      details: { ...facts, challengeUrl: `${pages.cardForm}/3ds/${request.key}`, challenge: bank },
    };
  }
  // Confirmed only once its id is stored: otherwise a crash after confirming would lead to a second
  // charge under another id.
  if (answer.status === 'AUTHORIZED')
    return { outcome: 'pending', reference, details: facts, unfinished: true };
  const outcome = await confirm(getnet, reference, answer, request.amount);
  return outcome.outcome === 'approved' || outcome.outcome === 'pending'
    ? { ...outcome, details: facts }
    : outcome;
}

async function finalize(
  getnet: Getnet,
  { reference, amount }: KnownPayment,
  response: string,
): Promise<PaymentAnswer> {
  if (reference === null) return { outcome: 'absent' };
  const answer = await getnet.http.call('POST', creditPath(reference, '/authenticated/finalize'), {
    payer_authentication_response: response,
  });
  return confirm(getnet, reference, answer, amount);
}

/**
 * Only an authorisation of exactly this amount becomes a payment. From here on lost replies are
 * queried by its id.
 */
async function confirm(
  { http, now }: Getnet,
  reference: string,
  reserved: Record<string, unknown>,
  amount: number,
): Promise<PaymentAnswer> {
  const { status } = reserved;
  if (['DENIED', 'CANCELED', 'ERROR', 'EXPIRED', 'UNPROCESSED'].includes(String(status)))
    return { outcome: 'refused', reason: 'notAuthorised', reference };
  const reservedAmount = Number(reserved.amount ?? amount);
  if (status === 'APPROVED' || status === 'CONFIRMED')
    return { outcome: 'approved', reference, amount: reservedAmount, paidAt: now() };
  if (status !== 'AUTHORIZED') return { outcome: 'pending', reference };
  if (reservedAmount !== amount) {
    await http.call('POST', creditPath(reference, '/cancel'), {
      payment_id: reference,
      cancel_amount: reservedAmount,
    });
    return { outcome: 'refused', reason: 'notProcessed' satisfies RefusalReason, reference };
  }
  try {
    const answer = await http.call('POST', creditPath(reference, '/confirm'), { amount });
    return answer.status === 'CONFIRMED'
      ? { outcome: 'approved', reference, amount, paidAt: now() }
      : { outcome: 'pending', reference };
  } catch (error) {
    if (error instanceof GetnetError) return { outcome: 'pending', reference };
    throw error;
  }
}

async function find(
  { http }: Getnet,
  { reference, key }: KnownPayment,
): Promise<Record<string, unknown> | null> {
  if (reference === null) return null;
  const found = await http.call('GET', creditPath(reference)).catch((error: unknown) => {
    if (error instanceof GetnetError && error.status === 404) return null;
    throw error;
  });
  // The reply is about another order's payment.
  return found === null || String(found.order_id).split('-')[0] !== key ? null : found;
}

async function lookUp(getnet: Getnet, payment: KnownPayment): Promise<PaymentAnswer> {
  const found = await find(getnet, payment);
  if (found === null || payment.reference === null) return { outcome: 'absent' };
  if (found.status === 'CANCELED') return { outcome: 'refunded', reference: payment.reference };
  if (found.status === 'CHARGEBACK') return { outcome: 'chargeback', reference: payment.reference };
  return confirm(getnet, payment.reference, found, payment.amount);
}

/** Cancels an authorisation. One without an id was never confirmed, and lapses. */
async function takeBack(getnet: Getnet, payment: KnownPayment): Promise<PaymentAnswer> {
  const found = await find(getnet, payment);
  if (found === null || payment.reference === null) return { outcome: 'absent' };
  const status = String(found.status);
  if (status === 'CONFIRMED' || status === 'APPROVED') {
    return {
      outcome: 'approved',
      reference: payment.reference,
      amount: Number(found.amount),
      paidAt: getnet.now(),
    };
  }
  if (status !== 'AUTHORIZED' && status !== 'PENDING')
    return { outcome: 'voided', reference: payment.reference };
  await getnet.http.call('POST', creditPath(payment.reference, '/cancel'), {
    payment_id: payment.reference,
    cancel_amount: payment.amount,
  });
  return { outcome: 'voided', reference: payment.reference };
}

/**
 * On the day of the sale the full amount is cancelled at once; everything else is a refund request,
 * once per key.
 */
async function giveBack(
  getnet: Getnet,
  payment: KnownPayment,
  { key, amount, attempt }: { key: string; amount: number; attempt: number },
): Promise<RefundAnswer> {
  const { http } = getnet;
  const { reference } = payment;
  if (reference === null) return { outcome: 'failed', reason: 'unknownPayment' };
  if (attempt > 0 && (await find(getnet, payment))?.status === 'CANCELED')
    return { outcome: 'done' };
  if (amount === payment.amount) {
    const done = await http
      .call('POST', creditPath(reference, '/cancel'), {
        payment_id: reference,
        cancel_amount: amount,
      })
      .catch((error: unknown) => {
        if (error instanceof GetnetError && error.fault === 'refused') return null;
        throw error;
      });
    if (done?.status === 'CANCELED') return { outcome: 'done' };
  }
  const answer = await http.call('POST', '/v1/payments/cancel/request', {
    payment_id: reference,
    cancel_amount: amount,
    cancel_custom_key: key,
  });
  if (answer.status !== 'ACCEPTED')
    return { outcome: 'failed', reason: String(answer.status).slice(0, 40) };
  const state = await http.call(
    'GET',
    `/v1/payments/cancel/request?cancel_custom_key=${encodeURIComponent(key)}`,
  );
  const code = String(state.status_processing_cancel_code ?? '');
  if (code === '100') return { outcome: 'asked' };
  // Only a known success, or the payment's own state, counts as success; staff check the rest.
  if (/^0+$/.test(code) || (await find(getnet, payment))?.status === 'CANCELED')
    return { outcome: 'done' };
  return { outcome: 'failed', reason: `cancel ${code}`.slice(0, 40) };
}
