// What a change of settings would affect now: open orders, bills at tables, customers' credit.
import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { isFinal, ORDER_STATUS } from '#rules/orders/order-status.ts';
import { loyaltyLedger, orders, sittings } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { asManager, storesOf } from '../permission.ts';

const going = Object.values(ORDER_STATUS).filter((status) => !isFinal(status));

export const underWayHandlers = {
  underWay: async ({ idEstabelecimento }, context) => {
    const { db, brand, now } = context;
    const mine = storesOf(asManager(context), context).flatMap(({ id }) =>
      idEstabelecimento === undefined || id === idEstabelecimento ? [id] : [],
    );
    const ours = and(eq(orders.brandId, brand.id), inArray(orders.storeId, mine));
    // Only orders that are not finished are read, by their index.
    const open = and(ours, isNull(orders.finishedAt), inArray(orders.status, going));
    const credit = db
      .select({
        person: loyaltyLedger.customerId,
        sum: sql<number>`sum(${loyaltyLedger.amount})`.as('credit'),
      })
      .from(loyaltyLedger)
      .where(and(eq(loyaltyLedger.brandId, brand.id), eq(loyaltyLedger.account, 'cashback')))
      .groupBy(loyaltyLedger.customerId)
      .having(sql`sum(${loyaltyLedger.amount}) > 0`)
      .as('credits');
    const [some, pedidosAbertos, pedidosAgendados, mesasAbertas, [saved]] = await Promise.all([
      db.select({ id: orders.id }).from(orders).where(ours).limit(1),
      db.$count(orders, open),
      db.$count(
        orders,
        and(open, isNotNull(orders.agendadoInicio), gt(orders.agendadoInicio, now())),
      ),
      db.$count(
        sittings,
        and(
          eq(sittings.brandId, brand.id),
          inArray(sittings.storeId, mine),
          isNull(sittings.closedAt),
        ),
      ),
      db
        .select({
          people: sql<number>`count(*)::int`,
          sum: sql<number>`coalesce(sum(credit), 0)::int`,
        })
        .from(credit),
    ]);
    return {
      jaVendeu: some.length > 0,
      pedidosAbertos,
      pedidosAgendados,
      mesasAbertas,
      clientesComSaldo: saved?.people ?? 0,
      saldoTotal: saved?.sum ?? 0,
    };
  },
} satisfies Partial<Handlers>;
