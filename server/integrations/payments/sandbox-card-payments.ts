// The sandbox's charges: authorised, confirmed, cancelled, challenged, refused with HTTP 402 or
// never answered, depending on the card.
import { randomUUID } from 'node:crypto';
import {
  type Answer,
  type Call,
  type Part,
  recordOf,
  refusal,
  SANDBOX_CLIENT,
  textOf,
} from './sandbox-card-call.ts';
import type { SandboxCard, SandboxPayment } from './sandbox-card-store.ts';
import { spentToken, takeToken } from './sandbox-card-vault.ts';

/** How long the holder waits before disputing. */
export const CHARGEBACK_MS = 60_000;
/** The real one may hang as well; no caller waits this long. */
const SILENCE_MS = 60_000;
const DAY_MS = 86_400_000;

export const payments: Part = async (call) => {
  const { method, path } = call;
  if (method === 'POST' && path === '/v1/payments/credit') return charge(call);
  if (path === '/v1/payments/cancel/request')
    return method === 'POST' ? requestCancel(call) : cancelState(call);
  const [, paymentId, step = ''] =
    /^\/v1\/payments\/credit\/([\w-]{1,60})(?:\/([\w/]+))?$/.exec(path) ?? [];
  if (paymentId === undefined) return null;
  const payment = await call.store.get(`payment/${paymentId}`);
  if (payment?.kind !== 'payment')
    return refusal(404, 'CreditServiceError', 'PAYMENTS-404', 'Payment not found');
  if (method === 'GET' && step === '')
    return { status: 200, body: shown(await disputed(call, payment)) };
  if (method !== 'POST') return null;
  if (step === 'confirm') return confirm(call, payment);
  if (step === 'cancel') return cancelToday(call, payment);
  return step === 'authenticated/finalize' ? finalize(call, payment) : null;
};

async function charge(call: Call): Promise<Answer> {
  const { body, store, now, publicBase } = call;
  const credit = recordOf(body.credit);
  const orderId = textOf(recordOf(body.order).order_id);
  const amount = Number(body.amount);
  const complete =
    Number.isSafeInteger(amount) &&
    amount > 0 &&
    orderId !== '' &&
    body.seller_id === SANDBOX_CLIENT.sellerId &&
    hasPayer(body);
  if (!complete)
    return refusal(
      400,
      'BadRequest',
      'GENERIC-400',
      'amount, order, customer and seller_id are required',
    );
  if (!/^[\x20-\x7e]*$/.test(JSON.stringify(body)))
    return refusal(400, 'BadRequest', 'GENERIC-400', 'only ASCII is accepted');
  if ((await store.get(`order/${orderId}`)) !== null)
    return refusal(402, 'CreditServiceError', 'PAYMENTS-069', 'Transacao repetida');
  const card = await takeToken(call, textOf(recordOf(credit.card).number_token));
  if (card === null) return spentToken();
  const paymentId = randomUUID();
  if (card.outcome === 'refuse')
    return refusal(402, 'CreditServiceError', card.errorCode, card.description, paymentId);
  const challenged = card.outcome === 'challenge' && credit.authenticated === true;
  const status = challenged ? 'PENDING' : credit.delayed === true ? 'AUTHORIZED' : 'CONFIRMED';
  const payment = newPayment(card, {
    paymentId,
    orderId,
    amount,
    status,
    createdAt: now().getTime(),
  });
  await save(call, payment);
  await store.put(`order/${orderId}`, payment);
  if (card.outcome === 'timeOut') await silence(call);
  if (!challenged)
    return {
      status: 200,
      body: { ...shown(payment), status: status === 'CONFIRMED' ? 'APPROVED' : status },
    };
  const postData = {
    issuer_payment_id: paymentId,
    payer_authentication_request: Buffer.from(paymentId).toString('base64'),
  };
  return {
    status: 200,
    body: {
      payment_id: paymentId,
      seller_id: SANDBOX_CLIENT.sellerId,
      redirect_url: `${publicBase}/3ds`,
      post_data: postData,
    },
  };
}

function hasPayer(body: Record<string, unknown>): boolean {
  const customer = recordOf(body.customer);
  return (
    textOf(customer.customer_id) !== '' &&
    typeof customer.billing_address === 'object' &&
    customer.billing_address !== null
  );
}

const newPayment = (
  card: SandboxCard,
  facts: Omit<SandboxPayment, 'kind' | 'cancelled' | 'outcome'>,
): SandboxPayment => ({
  kind: 'payment',
  ...facts,
  cancelled: 0,
  outcome: card.outcome,
});

const save = ({ store }: Pick<Call, 'store'>, payment: SandboxPayment) =>
  store.put(`payment/${payment.paymentId}`, payment);

async function confirm(call: Call, payment: SandboxPayment): Promise<Answer> {
  if (
    payment.status === 'CANCELED' ||
    payment.status === 'DENIED' ||
    payment.status === 'PENDING'
  ) {
    return refusal(
      400,
      'CreditServiceError',
      'PAYMENTS-025',
      `A payment that is ${payment.status} cannot be confirmed`,
    );
  }
  const first = payment.status === 'AUTHORIZED';
  const confirmed: SandboxPayment = first ? { ...payment, status: 'CONFIRMED' } : payment;
  await save(call, confirmed);
  if (first && payment.outcome === 'confirmTimeOut') await silence(call);
  const at = call.now().toISOString();
  return {
    status: 200,
    body: {
      ...shown(confirmed),
      status: 'CONFIRMED',
      credit_confirm: { confirm_date: at, message: 'Credit confirmed' },
    },
  };
}

async function cancelToday(call: Call, payment: SandboxPayment): Promise<Answer> {
  if (call.now().getTime() - payment.createdAt > DAY_MS)
    return refusal(
      400,
      'CreditServiceError',
      'PAYMENTS-031',
      'Only payments of today can be cancelled',
    );
  const amount = Number(call.body.cancel_amount ?? payment.amount);
  const cancelled = payment.outcome === 'refundDenied' ? null : give(payment, amount);
  if (cancelled === null)
    return refusal(400, 'CreditServiceError', 'PAYMENTS-030', 'Invalid amount');
  await save(call, cancelled);
  return {
    status: 200,
    body: {
      ...shown(cancelled),
      status: 'CANCELED',
      credit_cancel: {
        canceled_at: call.now().toISOString(),
        message: 'Credit transaction cancelled',
      },
    },
  };
}

/** Null: more than what is left. */
function give(payment: SandboxPayment, amount: number): SandboxPayment | null {
  const cancelled = payment.cancelled + amount;
  if (!(amount > 0) || cancelled > payment.amount) return null;
  return {
    ...payment,
    cancelled,
    status: cancelled === payment.amount ? 'CANCELED' : payment.status,
  };
}

async function requestCancel(call: Call): Promise<Answer> {
  const { body, store } = call;
  const key = textOf(body.cancel_custom_key);
  const payment = await store.get(`payment/${textOf(body.payment_id)}`);
  if (payment?.kind !== 'payment' || key === '')
    return refusal(404, 'CancelServiceError', 'PAYMENTS-404', 'Payment not found');
  const known = await store.get(`cancel/${key}`);
  // A denied key stays denied, and the next one succeeds.
  if (payment.outcome === 'refundDenied' && (payment.deniedKey ?? key) === key) {
    await save(call, { ...payment, deniedKey: key });
    return {
      status: 200,
      body: {
        seller_id: SANDBOX_CLIENT.sellerId,
        payment_id: payment.paymentId,
        cancel_custom_key: key,
        status: 'DENIED',
      },
    };
  }
  const amount = Number(body.cancel_amount);
  const cancelled = known === null ? give(payment, amount) : payment;
  if (cancelled === null)
    return refusal(400, 'CancelServiceError', 'PAYMENTS-030', 'Invalid amount');
  const requestId = known?.kind === 'cancel' ? known.requestId : randomUUID();
  await save(call, cancelled);
  await store.put(`cancel/${key}`, {
    kind: 'cancel',
    requestId,
    paymentId: payment.paymentId,
    amount,
    key,
  });
  const at = call.now().toISOString();
  const head = {
    seller_id: SANDBOX_CLIENT.sellerId,
    payment_id: payment.paymentId,
    cancel_request_at: at,
    cancel_request_id: requestId,
  };
  return { status: 200, body: { ...head, cancel_custom_key: key, status: 'ACCEPTED' } };
}

async function cancelState({ query, store }: Call): Promise<Answer> {
  const cancel = await store.get(`cancel/${query.get('cancel_custom_key')}`);
  if (cancel?.kind !== 'cancel')
    return refusal(404, 'CancelServiceError', 'PAYMENTS-404', 'Request not found');
  return {
    status: 200,
    body: {
      cancel_request_id: cancel.requestId,
      status_processing_cancel_code: '000',
      status_processing_cancel_message: 'Efetuado',
    },
  };
}

async function finalize(call: Call, payment: SandboxPayment): Promise<Answer> {
  const proved = textOf(call.body.payer_authentication_response) === 'Y';
  if (payment.status !== 'PENDING')
    return refusal(400, 'CreditServiceError', 'PAYMENTS-025', 'Nothing to finalize');
  const after: SandboxPayment = { ...payment, status: proved ? 'AUTHORIZED' : 'DENIED' };
  await save(call, after);
  if (!proved)
    return refusal(
      402,
      'CreditServiceError',
      'PAYMENTS-015',
      'Titular nao autenticado',
      payment.paymentId,
    );
  return { status: 200, body: shown(after) };
}

async function disputed(call: Call, payment: SandboxPayment): Promise<SandboxPayment> {
  const due =
    payment.outcome === 'chargeback' &&
    payment.status === 'CONFIRMED' &&
    call.now().getTime() - payment.createdAt >= CHARGEBACK_MS;
  if (!due) return payment;
  const after: SandboxPayment = { ...payment, status: 'CHARGEBACK' };
  await save(call, after);
  return after;
}

function silence({ signal }: Call): Promise<void> {
  return new Promise((_, give) => {
    const timer = setTimeout(
      () => give(new DOMException('no answer', 'TimeoutError')),
      SILENCE_MS,
    ).unref();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      give(signal.reason);
    });
  });
}

const shown = (payment: SandboxPayment) => ({
  payment_id: payment.paymentId,
  seller_id: SANDBOX_CLIENT.sellerId,
  amount: payment.amount,
  currency: 'BRL',
  order_id: payment.orderId,
  status: payment.status,
  received_at: new Date(payment.createdAt).toISOString(),
  credit: {
    delayed: true,
    authorization_code: '745645643933',
    reason_code: '0',
    reason_message: 'transaction approved',
    acquirer: 'GETNET',
  },
});
