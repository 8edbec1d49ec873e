// What staff confirm about a payment, which counts like the report of a provider and is audited.
import { type AuditEntry, authorOf, recordChange } from '../audit/record.ts';
import type { CallContext, StaffSession } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { settle, type Told } from './settle.ts';

export type Confirmed = {
  paymentId: number;
  told: Told;
  change: AuditEntry;
  /** Asked under the lock of the payment. False: somebody has confirmed it before. */
  isNew(tx: Transaction): Promise<boolean>;
};

export async function settleByHand(
  { paymentId, told, change, isNew }: Confirmed,
  staff: StaffSession,
  context: CallContext,
): Promise<void> {
  const by = { staffId: staff.staffId };
  const write = async (tx: Transaction) => {
    if (await isNew(tx)) await recordChange(tx, authorOf(context, staff), change);
  };
  await settle(context, { brandId: context.brand.id, id: paymentId }, told, write, by);
}
