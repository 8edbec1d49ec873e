// Payments that staff record on a bill.
import { and, eq } from 'drizzle-orm';
import { tabPayments } from '../database/schema.ts';
import { requireFirstAmount } from '../first-try.ts';
import type { Handlers } from '../handlers.ts';
import { Refusal } from '../refusal.ts';
import { moneyText } from '../words/money-text.ts';
import { loadBills } from './bills.ts';
import { withTable } from './console-tables.ts';

export const staffPaymentHandlers = {
  payTable: ({ id, idPessoa, valor, forma, chave }, context) =>
    withTable(context, id, 'payTable', async ({ tx, open, staffId }) => {
      const sitting = open();
      const { brandId } = sitting;
      const [known] = await tx
        .select({ valor: tabPayments.valor })
        .from(tabPayments)
        .where(and(eq(tabPayments.brandId, brandId), eq(tabPayments.key, chave)));
      if (known !== undefined) {
        requireFirstAmount(known.valor, valor, context);
        return null;
      }
      const bill = (await loadBills({ db: tx, brand: context.brand }, [sitting])).get(sitting.id);
      const left = bill?.valorRestante ?? 0;
      if (valor < 1) throw new Refusal('malformed', { field: 'valor' });
      if (valor > left) throw new Refusal('paidTooMuch', { left: moneyText(left, context) });
      if (idPessoa !== null && bill?.pessoas.every((person) => person.id !== idPessoa))
        throw new Refusal('notFound');
      await tx.insert(tabPayments).values({
        brandId,
        sittingId: sitting.id,
        personId: idPessoa,
        key: chave,
        valor,
        forma,
        staffId,
        at: context.now(),
      });
      return { before: { left }, after: { left: left - valor, amount: valor, way: forma } };
    }),
} satisfies Partial<Handlers>;
