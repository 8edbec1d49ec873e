// Writes an order in one of three ways, depending on contention.
import type { CartRequest } from '#contract/entities/order.ts';
import { localDate } from '#rules/time/zoned-time.ts';
import { announce } from '../changes.ts';
import type { CallContext } from '../context.ts';
import type { Placed } from '../database/claims.ts';
import type { Database } from '../database/open.ts';
import type { Counting } from '../limits/attempts.ts';
import { countWithOthers } from '../limits/count-all.ts';
import { Refusal } from '../refusal.ts';
import { stockText } from '../words/amount-text.ts';
import { drawNumber } from './draw-number.ts';
import { type Drawing, insertOrder, type NewOrder } from './insert-order.ts';
import { type PricedOrder, priceCart, quoteDetails } from './quote.ts';
import { menuNotice, portionsOf } from './stock.ts';
import { type Hold, takeAndInsert } from './take-and-insert.ts';

/**
 * Null: the key was used before. Throws `soldOut` or `notEnough` when the last portion is gone, a
 * claim's refusal, or the refusal for too many orders.
 */
export async function writeOrder(
  order: NewOrder,
  { products, store, claims, hold = null }: PricedOrder & { hold?: Hold | null },
  request: CartRequest,
  counting: Counting,
  context: CallContext,
): Promise<Placed | null> {
  const drawing = { day: numberedDay(order, store.fusoHorario), counting };
  const limited = order.itens.filter((item) => products.get(item.idProduto)?.quantidade != null);
  if (limited.length === 0 && claims.length === 0) return writePlain(context.db, order, drawing);
  const { placed, shortage, visible } = await takeAndInsert(
    context.db,
    order,
    drawing,
    portionsOf(limited),
    claims,
    hold,
  );
  if (visible !== null) await announce(context.db, menuNotice(order, visible));
  if (shortage === null) return placed;
  const short = products.get(shortage.productId);
  const product = short?.nome ?? '';
  const left = stockText(shortage.left, short, context);
  // Another order was faster: the details say what the cart can still be.
  const details = quoteDetails(await priceCart(request, context), context);
  throw shortage.left > 0
    ? new Refusal('notEnough', { left, product }, details)
    : new Refusal('soldOut', { product }, details);
}

/**
 * The day on which the order is called out. One for tomorrow counts among tomorrow's, or two orders
 * of that day would have the same number.
 */
const numberedDay = ({ slot, createdAt }: NewOrder, timeZone: string): string =>
  localDate(slot === null ? createdAt : new Date(slot.start), timeZone);

const underWay = new WeakMap<Database, number>();

/**
 * Without contention one statement does it all. It locks the counters of store and address until it
 * is on disk, so otherwise numbers are drawn beforehand, for all waiting orders at once.
 */
async function writePlain(db: Database, order: NewOrder, drawing: Drawing): Promise<Placed | null> {
  const others = underWay.get(db) ?? 0;
  underWay.set(db, others + 1);
  try {
    if (others === 0) return await insertOrder(db.$client, order, drawing);
    const { brandId, storeId } = order;
    const [number] = await Promise.all([
      drawNumber(db, { brandId, storeId, day: drawing.day }),
      countWithOthers(db, brandId, drawing.counting),
    ]);
    return await insertOrder(db.$client, order, number);
  } finally {
    underWay.set(db, (underWay.get(db) ?? 1) - 1);
  }
}
