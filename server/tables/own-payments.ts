// Whether a person has paid for others of the table, whose bill would be open again without them.
import { isPaid } from '#rules/orders/bill.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { Refusal } from '../refusal.ts';
import { loadBills } from './bills.ts';
import type { SittingRow } from './seats.ts';

/** Payments move with the person who made them: what they paid for others would be owed again. */
export async function requireOwnPaymentsOnly(
  { tx, brand }: { tx: Transaction; brand: CallContext['brand'] },
  sitting: SittingRow,
  personId: number,
): Promise<void> {
  const bill = (await loadBills({ db: tx, brand }, [sitting])).get(sitting.id);
  const own = bill?.pessoas.find(({ id }) => id === personId)?.valorTotal ?? 0;
  const paid = (bill?.pagamentos ?? [])
    .filter(isPaid)
    .filter(({ idPessoa }) => idPessoa === personId)
    .reduce((sum, { valor }) => sum + valor, 0);
  if (paid > own) throw new Refusal('paidForOthers');
}
