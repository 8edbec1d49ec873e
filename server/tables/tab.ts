// Adds an order to the bill of its table, and takes it off again.
import { and, asc, eq, exists, isNull } from 'drizzle-orm';
import type { OrderTotals, StoredItem } from '#contract/entities/order-item.ts';
import { shareOut } from '#rules/orders/bill.ts';
import { comesToNothing } from '#rules/orders/order-status.ts';
import { percentDiscount } from '#rules/price/discounts.ts';
import type { Claim } from '../database/claims.ts';
import type { Transaction } from '../database/open.ts';
import { sittingPeople, sittings, tabLines } from '../database/schema.ts';
import type { Effect } from '../orders/move-effect.ts';
import { Refusal } from '../refusal.ts';

type Ordered = {
  itens: readonly StoredItem[];
  totals: OrderTotals;
  percent: number;
  prepaid: boolean;
  createdAt: Date;
};

/** `person` null: staff ordered for the whole table. */
type Place = { person: { id: number } | null; sitting: { id: number } };

/** The bill is kept open while the order is written; a closed bill accepts no orders. */
export function tabClaim(
  { person, sitting }: Place,
  { itens, totals, percent, prepaid, createdAt }: Ordered,
): Claim {
  return async (tx, { id: orderId, brandId }) => {
    const sittingId = await holdSitting(tx, brandId, { person, sitting });
    const asked = totals.composicao.find(({ chave }) => chave === 'servico')?.valor ?? 0;
    const weights = itens.map(({ valorTotal }) => valorTotal);
    const net = shareOut(totals.valorTotal - asked, weights);
    // Computed even if the customer declines it now: if they change their mind, they pay what the
    // others pay. Prepaid orders keep what was shown.
    const service = shareOut(
      prepaid ? asked : percentDiscount(totals.valorTotal - asked - totals.taxaAdicional, percent),
      weights,
    );
    await tx.insert(tabLines).values(
      itens.map((item, at) => ({
        brandId,
        sittingId,
        personId: person?.id ?? null,
        orderId,
        nome: item.nome,
        detalhe: detailOf(item),
        quantidade: item.quantidade,
        gramas: item.gramas ?? null,
        valor: item.valorTotal,
        net: net[at] ?? 0,
        servico: service[at] ?? 0,
        quitada: prepaid,
        createdAt,
      })),
    );
  };
}

/**
 * Keeps the bill open until the transaction ends, and returns its sitting. An order does this
 * before it takes portions: a line that is voided locks the bill before its portions.
 */
export async function holdSitting(
  tx: Transaction,
  brandId: number,
  { person, sitting }: Place,
): Promise<number> {
  const seated = async () =>
    person === null ? sitting.id : await sittingOf(tx, brandId, person.id);
  // Staff may move the person while the order is written: its lines go where they sit now.
  const sittingId = await seated();
  const [open] = await tx
    .select({ id: sittings.id })
    .from(sittings)
    .where(
      and(eq(sittings.brandId, brandId), eq(sittings.id, sittingId), isNull(sittings.closedAt)),
    )
    .for('share');
  if (open === undefined || (await seated()) !== sittingId) throw new Refusal('tableClosed');
  return sittingId;
}

/** 0: the person is no longer known. */
async function sittingOf(tx: Transaction, brandId: number, personId: number): Promise<number> {
  const [row] = await tx
    .select({ sittingId: sittingPeople.sittingId })
    .from(sittingPeople)
    .where(and(eq(sittingPeople.brandId, brandId), eq(sittingPeople.id, personId)));
  return row?.sittingId ?? 0;
}

function detailOf({ opcoes, observacao }: StoredItem): string {
  const choices = opcoes.flatMap(({ escolhas }) =>
    escolhas.map(({ nome, quantidade }) => (quantidade > 1 ? `${quantidade}× ${nome}` : nome)),
  );
  return [...choices, ...(observacao === '' ? [] : [observacao])].join(', ').slice(0, 600);
}

type OrderLine = Pick<typeof tabLines.$inferSelect, 'id' | 'voidedAt'>;

/** Bill lines have the order of the order's items. An order that was never on a bill has none. */
export async function linesOf(
  tx: Transaction,
  { brandId, id }: { brandId: number; id: number },
): Promise<OrderLine[]> {
  return tx
    .select({ id: tabLines.id, voidedAt: tabLines.voidedAt })
    .from(tabLines)
    .where(and(eq(tabLines.brandId, brandId), eq(tabLines.orderId, id)))
    .orderBy(asc(tabLines.id));
}

/** A cancelled order is not charged. */
export const clearTab: Effect = async (tx, row, to, now) => {
  if (!comesToNothing(to)) return;
  const own = and(
    eq(tabLines.brandId, row.brandId),
    eq(tabLines.orderId, row.id),
    isNull(tabLines.voidedAt),
  );
  await tx.update(tabLines).set({ voidedAt: now, motivoEstorno: '' }).where(own);
};

/**
 * Called before the order is locked, so that the bill stays open while the order is added. Refused
 * if it has closed.
 */
export async function holdTab(tx: Transaction, brandId: number, orderId: number): Promise<void> {
  const lines = tx
    .select({ id: tabLines.id })
    .from(tabLines)
    .where(
      and(
        eq(tabLines.brandId, brandId),
        eq(tabLines.orderId, orderId),
        eq(tabLines.sittingId, sittings.id),
      ),
    );
  const [open] = await tx
    .select({ id: sittings.id })
    .from(sittings)
    .where(and(eq(sittings.brandId, brandId), isNull(sittings.closedAt), exists(lines)))
    .for('share');
  if (open === undefined) throw new Refusal('tableClosed');
}

/** A prepaid amount becomes part of the bill. */
export async function putOnTheBill(
  tx: Transaction,
  brandId: number,
  orderId: number,
): Promise<void> {
  await tx
    .update(tabLines)
    .set({ quitada: false })
    .where(and(eq(tabLines.brandId, brandId), eq(tabLines.orderId, orderId)));
}
