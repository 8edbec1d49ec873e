// Calls of the board: its orders, moving one, pausing a store.
import { and, eq, gt, inArray, isNull, not, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#rules/orders/order-status.ts';
import { ORDER_TYPE } from '#rules/orders/order-type.ts';
import { boardStore } from '../brand/board-store.ts';
import type { CallContext } from '../context.ts';
import { orders } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { ordersOwed } from '../payments/records.ts';
import { signedIn } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { member } from '../staff/console.ts';
import { setPause } from '../stores/pause.ts';
import { partTroubles } from '../tables/part-trouble.ts';
import { setCourier } from './courier.ts';
import { checkDeliveryCode } from './delivery-code.ts';
import { moveOrder } from './move.ts';
import { toOrder } from './order-shown.ts';
import { findOrders, type OrderRecord } from './records.ts';
import { ofTheirStore } from './their-store.ts';

/** How long ended orders stay on the board. */
const FINISHED_SHOWN_MS = 12 * 3_600_000;
/** More orders than a board can show: of those under way, and of what ended today. */
const MOST_UNDER_WAY = 500;
const MOST_FINISHED = 200;

export const boardHandlers = {
  staffBoard: async (_input, context) => {
    const { brand, db } = context;
    const staff = signedIn(context);
    const now = context.now();
    // Refunds to be made by hand stay listed until they are done.
    const owed = inArray(orders.id, await ordersOwed(db, brand.id));
    const toDo = or(isNull(orders.finishedAt), owed);
    const finished = and(
      gt(orders.finishedAt, new Date(now.getTime() - FINISHED_SHOWN_MS)),
      not(owed),
    );
    const mine = ofTheirStore(staff);
    // Apart: what ended since never takes the place of an order that waits.
    const [open, ended, pendencias] = await Promise.all([
      findOrders(db, brand.id, and(toDo, mine), MOST_UNDER_WAY),
      findOrders(db, brand.id, and(finished, mine), MOST_FINISHED),
      partTroubles(context),
    ]);
    // One that ended between both reads is in both.
    const records = [...new Map([...open, ...ended].map((one) => [one.id, one])).values()].sort(
      (one, other) => other.id - one.id,
    );
    const estabelecimentos = brand.stores
      .filter((store) => staff.storeId === null || store.id === staff.storeId)
      .map((store) => boardStore(store, now));
    return {
      equipe: member(staff, context),
      estabelecimentos,
      pedidos: records.map((record) => toOrder(record, brand, 'staff')),
      pendencias,
      agora: now.toISOString(),
    };
  },
  moveOrder: async ({ id, statusAtual, status, minutos, motivo, codigo, entregador }, context) => {
    const staff = signedIn(context);
    const { brand, language } = context;
    const minutes =
      status === ORDER_STATUS.accepted ? (minutos ?? (await usualMinutes(id, context))) : undefined;
    const only = ofTheirStore(staff);
    if (status === ORDER_STATUS.delivered)
      await checkDeliveryCode(id, { codigo, motivo }, context, only);
    const who = { actor: 'staff', staffId: staff.staffId, language, only } as const;
    const show = (record: OrderRecord) => toOrder(record, brand, 'staff');
    const move = {
      brandId: brand.id,
      orderId: id,
      from: statusAtual,
      to: status,
      minutes,
      reason: motivo,
      courier: entregador,
      ...who,
    };
    return show(await moveOrder(context, move, (record) => z.encode(Order, show(record))));
  },
  setCourier: async ({ id, entregador }, context) =>
    toOrder(
      await setCourier(id, entregador, context, ofTheirStore(signedIn(context))),
      context.brand,
      'staff',
    ),
  pauseStore: async ({ idEstabelecimento, pausar, minutos }, context) => {
    const staff = signedIn(context);
    const known = context.brand.stores.some((store) => store.id === idEstabelecimento);
    if (!known || (staff.storeId !== null && staff.storeId !== idEstabelecimento))
      throw new Refusal('storeNotFound');
    const until =
      pausar && minutos !== null ? new Date(context.now().getTime() + minutos * 60_000) : null;
    const store = await setPause(context, staff, idEstabelecimento, pausar, until);
    return boardStore(store, context.now());
  },
} satisfies Partial<Handlers>;

/** The store's usual time, for staff who accept without naming minutes. */
async function usualMinutes(
  orderId: number,
  { db, brand }: CallContext,
): Promise<number | undefined> {
  const [row] = await db
    .select({ storeId: orders.storeId, tipoPedido: orders.tipoPedido })
    .from(orders)
    .where(and(eq(orders.brandId, brand.id), eq(orders.id, orderId)));
  const store = brand.stores.find((candidate) => candidate.id === row?.storeId);
  return row?.tipoPedido === ORDER_TYPE.delivery ? store?.tempoEntregaMaximo : store?.tempoRetirada;
}
