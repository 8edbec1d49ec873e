// Payments that no open bill shows: refunds that staff must make, and parts charged back after the
// bill closed.
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { PartTrouble } from '#contract/entities/table.ts';
import { labelOf } from '#rules/places/table-label.ts';
import type { CallContext } from '../context.ts';
import {
  diningTables,
  payments,
  refunds,
  sittingPeople,
  sittings,
  tabPayments,
} from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { confirmPartRefund, retryPartRefund } from '../payments/by-hand.ts';
import { waitsForSomebody } from '../payments/records.ts';
import { signedIn } from '../permission.ts';
import type { TableRow } from './tokens.ts';

const MOST_SHOWN = 100;
/** Banks decide within weeks; older cases are settled. */
const DISPUTE_MS = 90 * 86_400_000;

export async function partTroubles(context: CallContext): Promise<PartTrouble[]> {
  return [...(await stuckRefunds(context)), ...(await disputes(context))];
}

async function stuckRefunds(context: CallContext): Promise<PartTrouble[]> {
  const { db, brand } = context;
  const { storeId } = signedIn(context);
  const only = storeId === null ? undefined : eq(payments.storeId, storeId);
  const rows = await db
    .select({
      id: payments.id,
      store: payments.storeId,
      kind: payments.kind,
      valor: refunds.amount,
      at: refunds.createdAt,
      table: diningTables,
    })
    .from(refunds)
    .innerJoin(
      payments,
      and(
        eq(payments.brandId, refunds.brandId),
        eq(payments.id, refunds.paymentId),
        isNotNull(payments.personId),
      ),
    )
    .leftJoin(
      sittingPeople,
      and(eq(sittingPeople.brandId, payments.brandId), eq(sittingPeople.id, payments.personId)),
    )
    .leftJoin(
      sittings,
      and(eq(sittings.brandId, sittingPeople.brandId), eq(sittings.id, sittingPeople.sittingId)),
    )
    .leftJoin(
      diningTables,
      and(eq(diningTables.brandId, sittings.brandId), eq(diningTables.id, sittings.tableId)),
    )
    .where(and(eq(refunds.brandId, brand.id), waitsForSomebody(refunds), only))
    .orderBy(desc(refunds.id))
    .limit(MOST_SHOWN);
  return rows.map(({ id, store, kind, valor, at, table }) =>
    trouble('devolucao', { id, store, table, valor, way: kind === 'card' ? 'cartao' : 'pix', at }),
  );
}

async function disputes(context: CallContext): Promise<PartTrouble[]> {
  const { db, brand, now } = context;
  const { storeId } = signedIn(context);
  const only = storeId === null ? undefined : eq(sittings.storeId, storeId);
  const recent = gt(tabPayments.takenBackAt, new Date(now().getTime() - DISPUTE_MS));
  const rows = await db
    .select({ part: tabPayments, store: sittings.storeId, table: diningTables })
    .from(tabPayments)
    .innerJoin(
      sittings,
      and(
        eq(sittings.brandId, tabPayments.brandId),
        eq(sittings.id, tabPayments.sittingId),
        isNotNull(sittings.closedAt),
      ),
    )
    .innerJoin(
      diningTables,
      and(eq(diningTables.brandId, sittings.brandId), eq(diningTables.id, sittings.tableId)),
    )
    .where(and(eq(tabPayments.brandId, brand.id), recent, isNull(tabPayments.motivoEstorno), only))
    .orderBy(desc(tabPayments.takenBackAt))
    .limit(MOST_SHOWN);
  return rows.map(({ part, store, table }) =>
    trouble('contestacao', {
      id: part.id,
      store,
      table,
      valor: part.valor,
      way: part.forma,
      at: part.takenBackAt ?? part.at,
    }),
  );
}

type Found = {
  id: number;
  store: number;
  table: TableRow | null;
  valor: number;
  way: string;
  at: Date;
};

function trouble(
  tipo: PartTrouble['tipo'],
  { id, store, table, valor, way, at }: Found,
): PartTrouble {
  return {
    id,
    tipo,
    idEstabelecimento: store,
    rotulo: table === null ? '' : labelOf(table),
    valor,
    forma: way,
    data: at.toISOString(),
  };
}

export const partTroubleHandlers = {
  confirmPartRefund: async ({ id }, context) => {
    await confirmPartRefund(id, signedIn(context), context);
    return { pendencias: await partTroubles(context) };
  },
  retryPartRefund: async ({ id }, context) => {
    await retryPartRefund(id, signedIn(context), context);
    return { pendencias: await partTroubles(context) };
  },
} satisfies Partial<Handlers>;
