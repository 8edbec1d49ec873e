// Pays an open Pix of the sandbox, as its payer would at a bank, and processes the webhook at once.
import { isOpen } from '#rules/orders/payment.ts';
import type { CallContext } from '../context.ts';
import { paySandboxPix } from '../integrations/pix/sandbox-psp.ts';
import { Refusal } from '../refusal.ts';
import { recordPixEvents } from './pix-webhook.ts';
import { processEvents } from './provider-webhooks.ts';
import type { PaymentRow } from './request-refund.ts';

/** The open one of `payments`; refused if there is none, or if real money would move. */
export async function payOpenSandboxPix(
  payments: readonly PaymentRow[],
  context: CallContext,
): Promise<void> {
  const open = payments.find(({ state, kind }) => isOpen(state) && kind === 'pix');
  const provider = open === undefined ? null : await context.payments.named(open, open.provider);
  if (open === undefined || provider?.sandbox !== true) throw new Refusal('paymentOver');
  const told = await paySandboxPix(context, open.idempotencyKey);
  if (told === null) throw new Refusal('paymentOver');
  await recordPixEvents(context, { brandId: context.brand.id, provider: provider.name }, told.pix);
  await processEvents(context);
}
