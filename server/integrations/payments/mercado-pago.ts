// Cards through Mercado Pago. The browser turns the card into a single-use token; every write
// carries an idempotency key.
import type { CardProvider, RefusalReason } from './card-port.ts';
import type { Transport } from './getnet-http.ts';
import {
  callMercadoPago,
  MercadoPagoError,
  type MercadoPagoSettings,
} from './mercado-pago-http.ts';
import type { ChargeRequest, KnownPayment, PaymentAnswer, RefundAnswer } from './port.ts';

const reasons: Record<string, RefusalReason> = {
  cc_rejected_insufficient_amount: 'insufficient',
  cc_rejected_bad_filled_card_number: 'cardInvalid',
  cc_rejected_bad_filled_security_code: 'cardInvalid',
  cc_rejected_bad_filled_other: 'cardInvalid',
  cc_rejected_bad_filled_date: 'expired',
  cc_rejected_call_for_authorize: 'callIssuer',
  cc_rejected_card_disabled: 'callIssuer',
  cc_rejected_card_error: 'notProcessed',
};

type Mercado = { settings: MercadoPagoSettings; transport: Transport; now: () => Date };
type Found = Record<string, unknown>;

export function mercadoPagoCards(
  settings: MercadoPagoSettings,
  transport: Transport,
  now: () => Date,
): CardProvider {
  const mercado: Mercado = { settings, transport, now };
  /** `refused`: a charge that is refused made no payment. Other refusals say nothing of one. */
  const answered = async (
    work: () => Promise<PaymentAnswer>,
    refused?: PaymentAnswer,
  ): Promise<PaymentAnswer> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof MercadoPagoError))
        return { outcome: 'unknown', error: error instanceof Error ? error.name : 'unknown' };
      return error.status === 400 && refused !== undefined
        ? refused
        : { outcome: 'unknown', error: error.message };
    }
  };
  return {
    name: 'mercado-pago',
    kind: 'card',
    format: 'mercadoPago',
    vault: `mercado-pago/${settings.publicKey}`,
    // Tokens are single-use: each order asks for the card again.
    keepsCards: false,
    sandbox: settings.accessToken.startsWith('TEST-'),
    browserOrigins: [new URL(settings.baseUrl).origin],
    ownerOf: () => '',
    credentials: async () => ({
      accessToken: settings.publicKey,
      expiresAt: new Date(now().getTime() + 3_600_000),
      sellerId: '',
      baseUrl: settings.baseUrl,
    }),
    readCard: async () => null,
    deleteCard: async () => undefined,
    keyOf: async (reference) => {
      const found = await find(mercado, { reference, key: '' });
      return typeof found?.external_reference === 'string' ? found.external_reference : null;
    },
    finish: async () => ({ outcome: 'absent' }),
    async check() {
      try {
        const methods = await callMercadoPago(mercado, 'GET', '/v1/payment_methods');
        // A list, like theirs: any other page replies 200 as well.
        return Array.isArray(methods) && methods.length > 0
          ? { outcome: 'good' }
          : { outcome: 'unknown', error: 'nonsense' };
      } catch (error) {
        const status = error instanceof MercadoPagoError ? error.status : 0;
        return status === 401 || status === 403
          ? { outcome: 'refused', reason: `${status}` }
          : { outcome: 'unknown', error: `${status}` };
      }
    },
    charge: (request) =>
      answered(() => charge(mercado, request), { outcome: 'refused', reason: 'cardInvalid' }),
    state: (payment) =>
      answered(async () => told(mercado, await find(mercado, payment), payment.key)),
    cancel: (payment) => answered(() => cancel(mercado, payment)),
    refund: (payment, refund) => giveBack(mercado, payment, refund),
  };
}

async function charge(
  mercado: Mercado,
  { key, amount, title, store, payer, details }: ChargeRequest,
): Promise<PaymentAnswer> {
  if (payer.cpf === null || payer.email === null)
    return { outcome: 'refused', reason: 'payerMissing' satisfies RefusalReason };
  // The browser sends the token's card brand.
  const [, token, brand] =
    /^(\w+)-(visa|master|amex|elo|hipercard)$/.exec(details.cardToken ?? '') ?? [];
  if (token === undefined || brand === undefined)
    return { outcome: 'refused', reason: 'cardInvalid' satisfies RefusalReason };
  const [first = '', ...rest] = payer.name.split(' ');
  const body = {
    transaction_amount: amount / 100,
    token,
    installments: 1,
    payment_method_id: brand,
    description: title,
    external_reference: key,
    statement_descriptor: store.name.slice(0, 13),
    capture: true,
    // Approved or refused at once: food does not wait for a review.
    binary_mode: true,
    payer: {
      email: payer.email,
      first_name: first,
      last_name: rest.join(' '),
      identification: { type: 'CPF', number: payer.cpf },
    },
  };
  return told(mercado, await callMercadoPago(mercado, 'POST', '/v1/payments', body, key), key);
}

async function find(
  mercado: Mercado,
  { reference, key }: Pick<KnownPayment, 'reference' | 'key'>,
): Promise<Found | null> {
  try {
    if (reference !== null)
      return await callMercadoPago(mercado, 'GET', `/v1/payments/${encodeURIComponent(reference)}`);
    const { results } = await callMercadoPago(
      mercado,
      'GET',
      `/v1/payments/search?external_reference=${encodeURIComponent(key)}`,
    );
    const first: unknown = Array.isArray(results) ? results[0] : undefined;
    return typeof first === 'object' && first !== null ? (first as Found) : null;
  } catch (error) {
    if (error instanceof MercadoPagoError && error.status === 404) return null;
    throw error;
  }
}

/** The reply is about another order's payment. */
function told({ now }: Pick<Mercado, 'now'>, found: Found | null, key: string): PaymentAnswer {
  if (found === null || found.external_reference !== key) return { outcome: 'absent' };
  const reference = String(found.id);
  switch (found.status) {
    case 'approved':
      return {
        outcome: 'approved',
        reference,
        amount: Math.round(Number(found.transaction_amount) * 100),
        paidAt: paidAt(found, now()),
      };
    case 'rejected':
      return {
        outcome: 'refused',
        reason: reasons[String(found.status_detail)] ?? 'notAuthorised',
        reference,
      };
    case 'cancelled':
      return { outcome: 'voided', reference };
    case 'refunded':
      return { outcome: 'refunded', reference };
    case 'charged_back':
      // The store won the dispute: https://www.mercadopago.com.ar/developers, "Chargebacks".
      return found.status_detail === 'reimbursed'
        ? { outcome: 'chargebackReversed', reference }
        : { outcome: 'chargeback', reference };
    case 'pending':
    case 'in_process':
    case 'authorized':
    case 'in_mediation':
      return { outcome: 'pending', reference };
    default:
      return { outcome: 'unknown', error: 'status' };
  }
}

function paidAt({ date_approved: at }: Found, now: Date): Date {
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? new Date(at) : now;
}

async function cancel(mercado: Mercado, payment: KnownPayment): Promise<PaymentAnswer> {
  const answer = told(mercado, await find(mercado, payment), payment.key);
  if (answer.outcome !== 'pending') return answer;
  const path = `/v1/payments/${encodeURIComponent(answer.reference)}`;
  return told(
    mercado,
    await callMercadoPago(mercado, 'PUT', path, { status: 'cancelled' }, `${payment.key}-cancel`),
    payment.key,
  );
}

async function giveBack(
  mercado: Mercado,
  payment: KnownPayment,
  { key, amount }: { key: string; amount: number },
): Promise<RefundAnswer> {
  if (payment.reference === null) return { outcome: 'failed', reason: 'unknownPayment' };
  const isWhole = amount === payment.amount;
  try {
    // By an earlier request, or by the store in its account: a further one would be refused.
    if (isWhole && (await find(mercado, payment))?.status === 'refunded')
      return { outcome: 'done' };
    const body = isWhole ? {} : { amount: amount / 100 };
    const answer = await callMercadoPago(
      mercado,
      'POST',
      `/v1/payments/${encodeURIComponent(payment.reference)}/refunds`,
      body,
      key,
    );
    if (answer.status === 'approved') return { outcome: 'done' };
    return answer.status === 'in_process'
      ? { outcome: 'asked' }
      : { outcome: 'failed', reason: String(answer.status).slice(0, 40) };
  } catch (error) {
    if (error instanceof MercadoPagoError && (error.status === 400 || error.status === 404))
      return { outcome: 'failed', reason: error.message };
    return {
      outcome: 'unknown',
      error: error instanceof Error ? error.message.slice(0, 60) : 'unknown',
    };
  }
}
