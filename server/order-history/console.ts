// Orders found again: search and filters over every order of the caller's stores, and one order
// with what belongs to it.
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { OrderLine } from '#contract/entities/console/order-history.ts';
import { itemCount } from '#rules/price/weight.ts';
import { noteCaller } from '../audit/security.ts';
import { boardStore } from '../brand/board-store.ts';
import type { CallContext } from '../context.ts';
import type { Database } from '../database/open.ts';
import { customers, orders } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { messagesOfOrder } from '../messages/api.ts';
import { changesOf } from '../order-changes/records.ts';
import { toOrder } from '../orders/order-shown.ts';
import { findOrders, type OrderRow } from '../orders/records.ts';
import { ofTheirStore } from '../orders/their-store.ts';
import { signedIn, storesOf } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { ordersFile } from './file.ts';
import { wantedOrders } from './filter.ts';
import { pageOf, textsOf } from './search-index.ts';

const PAGE = 25;

export const storeOrderHandlers = {
  storeOrders: async (input, context) => {
    const staff = signedIn(context);
    const { db, brand } = context;
    const mine = storesOf(staff, context);
    const { busca = '', antesDe } = input;
    const { filters, value: asked, text } = await wantedOrders(input, context);
    const value = busca === '' ? asked : undefined;
    const rows = await pageOf({ texts: textsOf(busca), value, antesDe, filters }, context, {
      read: (part) => newestOf(db, and(eq(orders.brandId, brand.id), filters, text, part)),
      most: PAGE + 1,
    });
    if (busca !== '' && rows.length > 0) await noteCaller(context, 'customersListed');
    return {
      pedidos: rows
        .slice(0, PAGE)
        .map(({ order, customer, confirmed }) => toLine(order, customer, confirmed, context)),
      haMais: rows.length > PAGE,
      estabelecimentos: mine.map(({ id, nome }) => ({ id, nome })),
    };
  },
  ordersFile,
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

/** One more than a page. */
const newestOf = (db: Database, where: SQL | undefined) =>
  db
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
    .where(where)
    .orderBy(desc(orders.id))
    .limit(PAGE + 1);

/** A guest's order belongs to the customer who has its phone. */
const byPhone = sql<number | null>`coalesce("orders"."customer_id", (
  select person.id from customers as person where person.brand_id = "orders"."brand_id"
  and "orders"."telefone_cliente" <> '' and person.telefone = "orders"."telefone_cliente"
  and person.erased_at is null limit 1))`.mapWith((id) => Number(id));

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
