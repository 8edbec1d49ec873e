// Reads the bills of open sittings: lines, people, payments, and what each owes.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Bill } from '#contract/entities/table.ts';
import { billOf, shareOut } from '#rules/orders/bill.ts';
import { labelOf } from '#rules/places/table-label.ts';
import { countedBy } from '#rules/price/weight.ts';
import type { CallContext } from '../context.ts';
import type { Database, Transaction } from '../database/open.ts';
import { diningTables, orders, sittingPeople, tabLines, tabPayments } from '../database/schema.ts';
import { dataOf } from '../database/versioned.ts';
import type { PersonRow, SittingRow } from './seats.ts';

type Needs = { db: Database | Transaction } & Pick<CallContext, 'brand'>;

/** The bills of several sittings in four queries, however many there are. */
export async function loadBills(
  { db, brand }: Needs,
  all: readonly SittingRow[],
): Promise<Map<number, Bill>> {
  const ids = all.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const people = await db
    .select()
    .from(sittingPeople)
    .where(and(eq(sittingPeople.brandId, brand.id), inArray(sittingPeople.sittingId, ids)))
    .orderBy(asc(sittingPeople.id));
  const lines = await db
    .select({ line: tabLines, status: orders.status, orderFee })
    .from(tabLines)
    .leftJoin(orders, and(eq(orders.brandId, tabLines.brandId), eq(orders.id, tabLines.orderId)))
    .where(and(eq(tabLines.brandId, brand.id), inArray(tabLines.sittingId, ids)))
    .orderBy(asc(tabLines.id));
  const payments = await db
    .select()
    .from(tabPayments)
    .where(and(eq(tabPayments.brandId, brand.id), inArray(tabPayments.sittingId, ids)))
    .orderBy(asc(tabPayments.id));
  const wanted = people.flatMap(({ wantsTableId }) => wantsTableId ?? []);
  const targets =
    wanted.length === 0
      ? []
      : await db
          .select()
          .from(diningTables)
          .where(and(eq(diningTables.brandId, brand.id), inArray(diningTables.id, wanted)));
  const labels = new Map(targets.map((table) => [table.id, labelOf(table)]));
  return new Map(
    all.map((sitting) => {
      const own = {
        people: people.filter(of(sitting)),
        lines: lines.filter(({ line }) => of(sitting)(line)),
        payments: payments.filter(of(sitting)),
      };
      return [sitting.id, toBill(sitting, own, labels, percentOf(brand, sitting.storeId))];
    }),
  );
}

const of =
  ({ id }: SittingRow) =>
  ({ sittingId }: { sittingId: number }) =>
    sittingId === id;

export const percentOf = ({ stores }: Pick<CallContext['brand'], 'stores'>, storeId: number) =>
  stores.find(({ id }) => id === storeId)?.percentualServico ?? 0;

type OnBill = {
  line: typeof tabLines.$inferSelect;
  status: number | null;
  orderFee: number | null;
};

/** Cents of the order's additional fee; null: a line by hand. */
const orderFee = sql<number | null>`(${dataOf(orders.totals)} ->> 'taxaAdicional')::int`;

/**
 * Cents of each line's share of its order's fee, by the line's id. An order without discounts has
 * none on any line, whichever lines are taken off the bill.
 */
function feesOf(lines: readonly OnBill[]): Map<number, number> {
  const fees = new Map<number, number>();
  for (const own of Map.groupBy(lines, ({ line }) => line.orderId).values()) {
    const whole = own.reduce((sum, { line }) => sum + line.net, 0);
    const withoutFee = shareOut(
      whole - (own[0]?.orderFee ?? 0),
      own.map(({ line }) => line.valor),
    );
    for (const [at, { line }] of own.entries()) fees.set(line.id, line.net - (withoutFee[at] ?? 0));
  }
  return fees;
}

type Parts = {
  people: PersonRow[];
  lines: OnBill[];
  payments: (typeof tabPayments.$inferSelect)[];
};

/** People who left after ordering still have a part of the bill; those who only looked do not. */
function toBill(
  sitting: SittingRow,
  { people, lines, payments }: Parts,
  labels: Map<number, string>,
  percent: number,
): Bill {
  const ordered = new Set(lines.map(({ line }) => line.personId));
  const seated = people.filter(
    ({ id, leftAt, confirmedAt }) => (leftAt === null && confirmedAt !== null) || ordered.has(id),
  );
  const waiting = people.filter(
    (person) => person.leftAt === null && person.confirmedAt === null && !seated.includes(person),
  );
  const fees = feesOf(lines);
  const sums = billOf({
    lines: lines.map(({ line }) => ({
      ...line,
      fee: fees.get(line.id) ?? 0,
      voided: line.voidedAt !== null,
    })),
    people: seated,
    payments: payments.filter(({ takenBackAt }) => takenBackAt === null),
    modo: sitting.modo,
    recusaServico: sitting.recusaServico,
  });
  const parts = new Map(sums.parts.map((part) => [part.id, part]));
  return {
    modo: sitting.modo,
    linhas: lines.map(({ line, status }) => ({
      id: line.id,
      idPessoa: line.personId,
      idPedido: line.orderId,
      nome: line.nome,
      detalhe: line.detalhe,
      quantidade: line.quantidade,
      ...countedBy(line.gramas),
      valor: line.valor,
      dataCadastro: line.createdAt.toISOString(),
      status,
      quitada: line.quitada,
      motivoEstorno: line.voidedAt === null ? null : (line.motivoEstorno ?? ''),
    })),
    pessoas: [...seated, ...waiting].map((person) => {
      const part = parts.get(person.id);
      return {
        id: person.id,
        nome: person.nome,
        recusaServico: sitting.modo === 'conta' ? sitting.recusaServico : person.recusaServico,
        confirmada: person.confirmedAt !== null,
        querMesa: person.wantsTableId === null ? null : (labels.get(person.wantsTableId) ?? null),
        valorItens: part?.net ?? 0,
        servico: part?.service ?? 0,
        valorTotal: part?.total ?? 0,
        valorQuitado: part?.paid ?? 0,
        valorRestante: part?.left ?? 0,
      };
    }),
    pagamentos: payments.map((payment) => ({
      id: payment.id,
      idPessoa: payment.personId,
      valor: payment.valor,
      forma: payment.forma,
      sandbox: payment.sandbox,
      data: payment.at.toISOString(),
      contestado: payment.takenBackAt !== null && payment.motivoEstorno === null,
      manual: payment.staffId !== null,
      motivoEstorno: payment.motivoEstorno,
    })),
    percentualServico: percent,
    recusaServico: sitting.recusaServico,
    valorItens: sums.items,
    valorDesconto: sums.discount,
    taxaAdicional: sums.fees,
    servico: sums.service,
    valorTotal: sums.total,
    valorQuitado: sums.paid,
    valorRestante: sums.left,
    valorADevolver: sums.excess,
  };
}
