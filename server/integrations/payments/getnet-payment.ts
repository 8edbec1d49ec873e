// A card payment at Getnet, from the authorisation to its confirmation or cancellation.
import { pages } from '#contract/pages.ts';
import type { RefusalReason } from './card-port.ts';
import { chargeBody, type GetnetOptions } from './getnet-charge.ts';
import { GetnetError, type GetnetHttp } from './getnet-http.ts';
import { readVaultCard, type VaultCard } from './getnet-vault.ts';
import type { ChargeRequest, KnownPayment, PaymentAnswer } from './port.ts';

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

export type Getnet = {
  http: GetnetHttp;
  options: GetnetOptions;
  now: () => Date;
  ownerOf(customerId: number): string;
};

/** Null: an unknown card, or somebody else's. */
export async function ownCard(
  { http, ownerOf }: Getnet,
  cardToken: string,
  customerId: number,
): Promise<VaultCard | null> {
  const card = await readVaultCard(http, cardToken);
  return card === null || card.customerId !== ownerOf(customerId) ? null : card;
}

export async function answered(work: () => Promise<PaymentAnswer>): Promise<PaymentAnswer> {
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

export const creditPath = (reference: string, step = '') =>
  `/v1/payments/credit/${encodeURIComponent(reference)}${step}`;

export async function reserve(getnet: Getnet, request: ChargeRequest): Promise<PaymentAnswer> {
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

export async function finalize(
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

export async function find(
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

export async function lookUp(getnet: Getnet, payment: KnownPayment): Promise<PaymentAnswer> {
  const found = await find(getnet, payment);
  if (found === null || payment.reference === null) return { outcome: 'absent' };
  if (found.status === 'CANCELED') return { outcome: 'refunded', reference: payment.reference };
  if (found.status === 'CHARGEBACK') return { outcome: 'chargeback', reference: payment.reference };
  return confirm(getnet, payment.reference, found, payment.amount);
}

/** Cancels an authorisation. One without an id was never confirmed, and lapses. */
export async function takeBack(getnet: Getnet, payment: KnownPayment): Promise<PaymentAnswer> {
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
