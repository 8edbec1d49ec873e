// Orders found again: search and filters over every order of the caller's stores, and one order
// with what belongs to it.
import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type {
  MoneyFilter,
  OrderFilter,
  OrderLine,
} from '#contract/entities/console/order-history.ts';
import { digitsOf } from '#rules/documents.ts';
import { isFinal, PAYMENT_STATUS as P, ORDER_STATUS as S } from '#rules/orders/order-status.ts';
import { itemCount } from '#rules/price/weight.ts';
import { fold } from '#rules/text.ts';
import { addDays, zonedInstant } from '#rules/time/zoned-time.ts';
import { containing, FEWEST_DIGITS, folded } from '../account/profile-search.ts';
import { noteCaller } from '../audit/security.ts';
import { boardStore } from '../brand/board-store.ts';
import type { CallContext } from '../context.ts';
import { customers, orders } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { messagesOfOrder } from '../messages/api.ts';
import { changesOf } from '../order-changes/records.ts';
import { ofTheirStore } from '../orders/console.ts';
import { findOrders, type OrderRow, toOrder } from '../orders/records.ts';
import { signedIn, storesOf } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { hasProduct } from './product-search.ts';

const PAGE = 25;
/** The number of a day is short; more digits are a phone. */
const LONGEST_NUMBER = 6;

const statusOf: Record<OrderFilter, SQL> = {
  novos: inArray(orders.status, [S.sent, S.awaitingAcceptance, S.paid, S.paymentPending]),
  andamento: inArray(orders.status, [
    S.accepted,
    S.inProduction,
    S.readyForPickup,
    S.readyForDelivery,
    S.outForDelivery,
  ]),
  entregues: eq(orders.status, S.delivered),
  cancelados: inArray(orders.status, [
    S.notDelivered,
    S.cancelled,
    S.cancelledByStore,
    S.expired,
    S.chargeback,
  ]),
};
const final = Object.values(S).filter((status) => isFinal(status));
const moneyOf: Record<MoneyFilter, SQL | undefined> = {
  pago: eq(orders.statusPagamento, P.paid),
  cobrar: and(eq(orders.statusPagamento, P.onDelivery), notInArray(orders.status, final)),
  aguardando: and(
    inArray(orders.statusPagamento, [P.pending, P.refused]),
    notInArray(orders.status, final),
  ),
  devolvido: inArray(orders.statusPagamento, [P.refundPending, P.refunded, P.chargeback]),
};

export const storeOrderHandlers = {
  storeOrders: async (input, context) => {
    const staff = signedIn(context);
    const { db, brand } = context;
    const mine = storesOf(staff, context);
    const { busca = '', idEstabelecimento, antesDe } = input;
    if (idEstabelecimento !== undefined && !mine.some(({ id }) => id === idEstabelecimento))
      throw new Refusal('storeNotFound');
    if (busca !== '')
      await countAttempt(context, brand.id, 'customerSearch', `staff ${staff.staffId}`);
    const zone = mine[0]?.fusoHorario ?? 'America/Sao_Paulo';
    const from = (day: string) => new Date(zonedInstant(day, 0, zone));
    const { primeiroDia, ultimoDia, situacao, tipoPedido, pagamento } = input;
    const { valorMinimo, valorMaximo } = input;
    const rows = await db
      .select({ order: orders, customer: byPhone, confirmed: customers.phoneConfirmedAt })
      .from(orders)
      .leftJoin(
        customers,
        and(
          eq(customers.brandId, orders.brandId),
          eq(customers.id, orders.customerId),
          eq(customers.telefone, orders.telefoneCliente),
        ),
      )
      .where(
        and(
          eq(orders.brandId, brand.id),
          ofTheirStore(staff),
          idEstabelecimento === undefined ? undefined : eq(orders.storeId, idEstabelecimento),
          antesDe === undefined ? undefined : lt(orders.id, antesDe),
          primeiroDia === undefined ? undefined : gte(orders.createdAt, from(primeiroDia)),
          ultimoDia === undefined ? undefined : lt(orders.createdAt, from(addDays(ultimoDia, 1))),
          situacao === undefined ? undefined : statusOf[situacao],
          tipoPedido === undefined ? undefined : eq(orders.tipoPedido, tipoPedido),
          pagamento === undefined ? undefined : moneyOf[pagamento],
          valorMinimo === undefined ? undefined : gte(orders.valorTotal, valorMinimo),
          valorMaximo === undefined ? undefined : lte(orders.valorTotal, valorMaximo),
          busca === '' ? undefined : matching(busca),
        ),
      )
      .orderBy(desc(orders.id))
      .limit(PAGE + 1);
    if (busca !== '' && rows.length > 0) await noteCaller(context, 'customersListed');
    return {
      pedidos: rows
        .slice(0, PAGE)
        .map(({ order, customer, confirmed }) => toLine(order, customer, confirmed, context)),
      haMais: rows.length > PAGE,
      estabelecimentos: mine.map(({ id, nome }) => ({ id, nome })),
    };
  },
  storeOrder: async ({ id }, context) => {
    const staff = signedIn(context);
    const { db, brand } = context;
    const [record] = await findOrders(db, brand.id, and(eq(orders.id, id), ofTheirStore(staff)), 1);
    const store = brand.stores.find((one) => one.id === record?.storeId);
    if (record === undefined || store === undefined) throw new Refusal('notFound');
    const phone = record.telefoneCliente;
    const [[person], [known], [sum], mensagens, changes] = await Promise.all([
      db
        .select({ confirmed: customers.phoneConfirmedAt, telefone: customers.telefone })
        .from(customers)
        .where(and(eq(customers.brandId, brand.id), eq(customers.id, record.customerId ?? 0))),
      db
        .select({ id: byPhone })
        .from(orders)
        .where(and(eq(orders.brandId, brand.id), eq(orders.id, id))),
      db
        .select({ count: count() })
        .from(orders)
        .where(
          and(
            eq(orders.brandId, brand.id),
            ofTheirStore(staff),
            phone === '' ? eq(orders.id, id) : eq(orders.telefoneCliente, phone),
          ),
        ),
      messagesOfOrder(context, staff, id),
      changesOf(db, record),
    ]);
    const now = context.now();
    return {
      pedido: toOrder(record, brand, 'staff'),
      cliente: {
        idCliente: known?.id ?? null,
        telefoneConfirmado: person?.confirmed != null && person.telefone === phone,
        quantidadePedidos: sum?.count ?? 1,
      },
      mensagens,
      ...changes,
      estabelecimento: boardStore(store, now),
      agora: now.toISOString(),
    };
  },
} satisfies Partial<Handlers>;

/** A guest's order belongs to the customer who has its phone. */
const byPhone = sql<number | null>`coalesce("orders"."customer_id", (
  select person.id from customers as person where person.brand_id = "orders"."brand_id"
  and "orders"."telefone_cliente" <> '' and person.telefone = "orders"."telefone_cliente"
  and person.erased_at is null limit 1))`.mapWith((id) => Number(id));

function matching(busca: string): SQL | undefined {
  const digits = digitsOf(busca);
  if (/^[\d\s()#.+-]+$/.test(busca))
    return or(
      digits !== '' && digits.length <= LONGEST_NUMBER
        ? eq(orders.numero, Number(digits))
        : undefined,
      digits.length < FEWEST_DIGITS
        ? undefined
        : sql`${orders.telefoneCliente} like ${containing(digits)}`,
    );
  const like = containing(fold(busca));
  return or(sql`${folded(sql`${orders.nomeCliente}`)} like ${like}`, hasProduct(busca));
}

function toLine(
  row: OrderRow,
  customer: number | null,
  confirmed: Date | null,
  { brand }: CallContext,
): OrderLine {
  const { id, numero, nomeCliente, telefoneCliente, tipoPedido, status, statusPagamento } = row;
  const { formaPagamento, troco, sandbox, valorTotal } = row;
  return {
    id,
    numero,
    idEstabelecimento: row.storeId,
    nomeEstabelecimento: brand.stores.find((store) => store.id === row.storeId)?.nome ?? '',
    dataCadastro: row.createdAt.toISOString(),
    nomeCliente,
    telefoneCliente,
    idCliente: customer,
    telefoneConfirmado: confirmed !== null,
    quantidadeItens: row.itens.reduce((sum, item) => sum + itemCount(item), 0),
    primeiroProduto: row.itens[0]?.nome ?? '',
    tipoPedido,
    status,
    statusPagamento,
    formaPagamento,
    troco,
    sandbox,
    valorTotal,
  };
}
