// Payments that staff record on a bill, and take back when they were wrong.
import { and, eq, isNull } from 'drizzle-orm';
import { sittings, tabPayments } from '../database/schema.ts';
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
  voidTabPayment: async ({ idPagamento, motivo }, context) => {
    const own = and(eq(tabPayments.brandId, context.brand.id), eq(tabPayments.id, idPagamento));
    const [found] = await context.db
      .select({ tableId: sittings.tableId })
      .from(tabPayments)
      .innerJoin(
        sittings,
        and(eq(sittings.brandId, tabPayments.brandId), eq(sittings.id, tabPayments.sittingId)),
      )
      .where(and(own, isNull(sittings.closedAt)));
    if (found === undefined) throw new Refusal('tableClosed');
    return withTable(context, found.tableId, 'voidTabPayment', async ({ tx, open }) => {
      const [payment] = await tx.select().from(tabPayments).where(own);
      // Moved to another table meanwhile, with its bill.
      if (payment?.sittingId !== open().id) throw new Refusal('tableClosed');
      // What came by phone goes back through its provider.
      if (payment.staffId === null) throw new Refusal('malformed', { field: 'idPagamento' });
      if (payment.takenBackAt !== null) return null;
      await tx
        .update(tabPayments)
        .set({ takenBackAt: context.now(), motivoEstorno: motivo })
        .where(own);
      const before = { amount: payment.valor, way: payment.forma, voided: false };
      return { before, after: { ...before, voided: true, reason: motivo } };
    });
  },
} satisfies Partial<Handlers>;
