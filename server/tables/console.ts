// What staff do at tables. Each change is one transaction that locks the sitting and writes the
// audit log.
import { and, eq, isNull } from 'drizzle-orm';
import { LARGEST_PRICE } from '#contract/money.ts';
import { labelOf } from '#rules/places/table-label.ts';
import { percentDiscount } from '#rules/price/discounts.ts';
import { lineTotal } from '#rules/price/lines.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import {
  diningTables,
  sittingPeople,
  sittings,
  tabLines,
  tabPayments,
} from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { giveUpParts } from '../payments/give-up-open.ts';
import { Refusal } from '../refusal.ts';
import { moneyText } from '../words/money-text.ts';
import { loadBills, percentOf } from './bills.ts';
import { sameStore, tableForStaff, type Work, withTable } from './console-tables.ts';
import { markLinesByHand } from './mark-lines-by-hand.ts';
import { requireOwnPaymentsOnly } from './own-payments.ts';
import type { SittingRow } from './seats.ts';
import { voidLine } from './void-line.ts';

export const staffTableHandlers = {
  openTable: ({ id }, context) =>
    withTable(context, id, 'openTable', async ({ table, sitting, sittingOf }) => {
      if (sitting !== undefined) return null;
      await sittingOf(table);
      return { before: { open: false }, after: { open: true } };
    }),
  answerCall: ({ id }, context) =>
    withTable(context, id, 'answerCall', async ({ tx, open }) => {
      const { id: sittingId, brandId, waiterCalledAt, billAskedAt } = open();
      const after = { waiterCalledAt: null, billAskedAt: null };
      await tx
        .update(sittings)
        .set(after)
        .where(and(eq(sittings.brandId, brandId), eq(sittings.id, sittingId)));
      return { before: { waiterCalledAt, billAskedAt }, after };
    }),
  answerPerson: async ({ idPessoa, aceitar }, context) => {
    const { brand, db } = context;
    const [found] = await db
      .select({ person: sittingPeople, tableId: sittings.tableId })
      .from(sittingPeople)
      .innerJoin(
        sittings,
        and(eq(sittings.brandId, sittingPeople.brandId), eq(sittings.id, sittingPeople.sittingId)),
      )
      .where(
        and(
          eq(sittingPeople.brandId, brand.id),
          eq(sittingPeople.id, idPessoa),
          isNull(sittings.closedAt),
        ),
      );
    if (found === undefined) throw new Refusal('tableClosed');
    const target = found.person.wantsTableId;
    const answer = async ({ tx, table, open, sittingOf }: Work) => {
      const own = and(
        eq(sittingPeople.brandId, brand.id),
        eq(sittingPeople.id, idPessoa),
        eq(sittingPeople.sittingId, open().id),
      );
      const [person] = await tx
        .select({
          wants: sittingPeople.wantsTableId,
          confirmedAt: sittingPeople.confirmedAt,
          leftAt: sittingPeople.leftAt,
        })
        .from(sittingPeople)
        .where(own);
      // Already answered by someone else, or withdrawn by the customer.
      if (person === undefined || person.wants !== target) return null;
      const now = context.now();
      if (target === null) {
        // A refusal that comes second would send away somebody who has ordered since. A consent
        // that comes second would let a refused person in when they type the number again.
        if (person.confirmedAt !== null || person.leftAt !== null) return null;
        await tx
          .update(sittingPeople)
          .set(aceitar ? { confirmedAt: now } : { leftAt: now })
          .where(own);
        const before = { person: idPessoa, confirmed: false, left: false };
        return { before, after: { ...before, confirmed: aceitar, left: !aceitar } };
      }
      // A request to move can be refused even if that table has been removed since.
      const [wanted] = await tx
        .select()
        .from(diningTables)
        .where(and(eq(diningTables.brandId, brand.id), eq(diningTables.id, target)));
      if (wanted === undefined) throw new Refusal('tableNotFound');
      if (aceitar) {
        sameStore(table, await tableForStaff(context, target, tx));
        await requireOwnPaymentsOnly({ tx, brand }, open(), idPessoa);
        const there = await sittingOf(wanted);
        await tx
          .update(sittingPeople)
          .set({ sittingId: there.id, wantsTableId: null, joinedAt: now })
          .where(own);
        for (const rows of [tabLines, tabPayments]) {
          await tx
            .update(rows)
            .set({ sittingId: there.id })
            .where(and(eq(rows.brandId, brand.id), eq(rows.personId, idPessoa)));
        }
      } else await tx.update(sittingPeople).set({ wantsTableId: null }).where(own);
      const before = { person: idPessoa, table: labelOf(table), wantsTable: labelOf(wanted) };
      return {
        before,
        after: { ...before, table: labelOf(aceitar ? wanted : table), wantsTable: null },
      };
    };
    return withTable(context, found.tableId, 'answerPerson', answer, target);
  },
  addTabLine: ({ id, idPessoa, nome, quantidade, valor, chave }, context) =>
    withTable(context, id, 'addTabLine', async ({ tx, open, staffId }) => {
      const sitting = open();
      if (chave !== undefined) {
        const again = and(eq(tabLines.brandId, sitting.brandId), eq(tabLines.key, chave));
        if ((await tx.$count(tabLines, again)) > 0) return null;
      }
      if (idPessoa !== null) {
        const [person] = await tx
          .select({ id: sittingPeople.id })
          .from(sittingPeople)
          .where(
            and(
              eq(sittingPeople.brandId, sitting.brandId),
              eq(sittingPeople.id, idPessoa),
              eq(sittingPeople.sittingId, sitting.id),
            ),
          );
        if (person === undefined) throw new Refusal('notFound');
      }
      const before = { total: await totalOf(tx, sitting, context) };
      const total = lineTotal({ unit: valor, quantity: quantidade });
      if (total > LARGEST_PRICE) throw new Refusal('amountTooLarge', { field: 'valor' });
      const servico = percentDiscount(total, percentOf(context.brand, sitting.storeId));
      const sums = { valor: total, net: total, servico };
      const createdAt = context.now();
      await tx.insert(tabLines).values({
        brandId: sitting.brandId,
        sittingId: sitting.id,
        personId: idPessoa,
        key: chave ?? null,
        nome,
        quantidade,
        ...sums,
        staffId,
        createdAt,
      });
      return {
        before,
        after: { total: await totalOf(tx, sitting, context), nome, quantidade, valor: total },
      };
    }),
  voidTabLine: async ({ idLinha, motivo }, context) => {
    const [found] = await context.db
      .select({ tableId: sittings.tableId })
      .from(tabLines)
      .innerJoin(
        sittings,
        and(eq(sittings.brandId, tabLines.brandId), eq(sittings.id, tabLines.sittingId)),
      )
      .where(
        and(
          eq(tabLines.brandId, context.brand.id),
          eq(tabLines.id, idLinha),
          isNull(sittings.closedAt),
        ),
      );
    if (found === undefined) throw new Refusal('tableClosed');
    return withTable(context, found.tableId, 'voidTabLine', (work) =>
      voidLine(work, { id: idLinha, reason: motivo, now: context.now() }),
    );
  },
  moveTable: ({ id, idDestino }, context) => {
    const move = async ({ tx, table, open, sittingOf }: Work) => {
      const from = open();
      const target = sameStore(table, await tableForStaff(context, idDestino, tx));
      if (target.id === table.id) throw new Refusal('malformed', { field: 'idDestino' });
      const to = await sittingOf(target);
      // At an empty table the guests keep their settings: one bill or several, declined service,
      // open calls.
      const { modo: mode, recusaServico: serviceDeclined, waiterCalledAt, billAskedAt } = from;
      if (!(await isUsed(tx, to)))
        await tx
          .update(sittings)
          .set({ modo: mode, recusaServico: serviceDeclined, waiterCalledAt, billAskedAt })
          .where(and(eq(sittings.brandId, to.brandId), eq(sittings.id, to.id)));
      for (const rows of [sittingPeople, tabLines, tabPayments]) {
        await tx
          .update(rows)
          .set({ sittingId: to.id })
          .where(and(eq(rows.brandId, from.brandId), eq(rows.sittingId, from.id)));
      }
      await tx
        .update(sittings)
        .set({ closedAt: context.now() })
        .where(and(eq(sittings.brandId, from.brandId), eq(sittings.id, from.id)));
      return { before: { table: labelOf(table) }, after: { table: labelOf(target) } };
    };
    return withTable(context, id, 'moveTable', move, idDestino);
  },
  closeTable: ({ id, motivo }, context) =>
    withTable(context, id, 'closeTable', async ({ tx, open }) => {
      const sitting = open();
      const bill = (await loadBills({ db: tx, brand: context.brand }, [sitting])).get(sitting.id);
      const left = bill?.valorRestante ?? 0;
      if (left > 0 && !motivo) throw new Refusal('billOpen', { left: moneyText(left, context) });
      await markLinesByHand(tx, sitting, context.now());
      await giveUpParts(
        tx,
        { brandId: sitting.brandId, people: bill?.pessoas.map((person) => person.id) ?? [] },
        context.now(),
      );
      await tx
        .update(sittings)
        .set({ closedAt: context.now() })
        .where(and(eq(sittings.brandId, sitting.brandId), eq(sittings.id, sitting.id)));
      return { before: { open: true, left }, after: { open: false, left, reason: motivo ?? null } };
    }),
} satisfies Partial<Handlers>;

async function isUsed(tx: Transaction, { brandId, id }: SittingRow): Promise<boolean> {
  const people = await tx.$count(
    sittingPeople,
    and(eq(sittingPeople.brandId, brandId), eq(sittingPeople.sittingId, id)),
  );
  return (
    people > 0 ||
    (await tx.$count(tabLines, and(eq(tabLines.brandId, brandId), eq(tabLines.sittingId, id)))) > 0
  );
}

/** The lines of a sitting's bill. */
async function totalOf(
  tx: Work['tx'],
  sitting: SittingRow,
  { brand }: CallContext,
): Promise<number> {
  return (await loadBills({ db: tx, brand }, [sitting])).get(sitting.id)?.valorTotal ?? 0;
}
