// Credit and full cards are spent by people whose phone a code has proved, as gifts are.

import type { CallContext } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { canProvePhones } from '../phone-proof.ts';
import { Refusal } from '../refusal.ts';
import { hasProvedPhone, type Person } from './records.ts';

/** A brand that cannot send codes asks nobody for one. */
export const maySpend = async (
  context: CallContext,
  db: Database | Transaction,
  person: Person,
): Promise<boolean> => !canProvePhones(context) || hasProvedPhone(db, person);

export async function requirePhoneToSpend(
  context: CallContext,
  tx: Transaction,
  person: Person,
): Promise<void> {
  if (!(await maySpend(context, tx, person))) throw new Refusal('giftNeedsPhone');
}
