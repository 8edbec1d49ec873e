// Refunds of a card payment at Getnet: a cancellation on the day of the sale, later a request.
import { GetnetError } from './getnet-http.ts';
import { creditPath, find, type Getnet } from './getnet-payment.ts';
import type { KnownPayment, RefundAnswer } from './port.ts';

export async function refunded(work: () => Promise<RefundAnswer>): Promise<RefundAnswer> {
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

/**
 * On the day of the sale the full amount is cancelled at once; everything else is a refund request,
 * once per key.
 */
export async function giveBack(
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
