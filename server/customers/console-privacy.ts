// An owner who is asked by a customer, by phone: hands over all that is stored about the number, or
// erases it. The account with that phone, if any, and orders without one.
import { and, eq } from 'drizzle-orm';
import type { CustomerRow } from '../account/customer-row.ts';
import { guestDataOf, personalDataOf } from '../account/privacy.ts';
import { eraseCustomer, eraseGuest } from '../account/privacy-erase.ts';
import { authorOf, recordChange } from '../audit/record.ts';
import type { CallContext } from '../context.ts';
import { customers } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { asOwner } from '../permission.ts';
import { requireFreshProof } from '../staff/proof.ts';

export const peoplePrivacyHandlers = {
  exportPerson: async ({ telefone }, context) => {
    const owner = asOwner(context);
    const { db, brand } = context;
    await countAttempt(context, brand.id, 'customerOpened', `staff ${owner.staffId}`);
    const row = await accountOf(context, telefone);
    const found = {
      comConta: row === null ? null : await personalDataOf(context, row),
      semConta: await guestDataOf(context, telefone),
    };
    await recordChange(db, authorOf(context, owner), {
      action: 'exportPerson',
      subject: subjectOf(context, row),
      before: null,
      after: { people: 1 },
    });
    return found;
  },
  erasePerson: async ({ telefone }, context) => {
    const owner = asOwner(context);
    const { db, brand, now } = context;
    await requireFreshProof(context, owner);
    const row = await accountOf(context, telefone);
    return db.transaction(async (tx) => {
      const quantidadePedidos = await eraseGuest(tx, brand.id, telefone);
      if (row !== null) await eraseCustomer(tx, row, now());
      await recordChange(tx, authorOf(context, owner), {
        action: 'erasePerson',
        subject: subjectOf(context, row),
        before: { people: 1 },
        after: null,
      });
      return { contaApagada: row !== null, quantidadePedidos };
    });
  },
} satisfies Partial<Handlers>;

/** Never the phone itself: the audit log outlives its erasure. */
const subjectOf = ({ brand }: CallContext, row: CustomerRow | null): string =>
  row === null ? `brand ${brand.id}` : `customer ${row.id}`;

async function accountOf(
  { db, brand }: CallContext,
  telefone: string,
): Promise<CustomerRow | null> {
  const [row] = await db
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.brandId, brand.id),
        eq(customers.telefone, telefone),
        eq(customers.tipoUsuario, 0),
      ),
    );
  return row ?? null;
}
