// Inserts an order with its number, history and outgoing message in one prepared statement. If no
// other order waits, the statement also counts attempts and draws the number: each extra round trip
// is a tenth of an order's time.
import type { PoolClient, QueryResult } from 'pg';
import type { Language } from '#contract/entities/brand.ts';
import type { Order } from '#contract/entities/order.ts';
import type { OrderTotals, StoredItem } from '#contract/entities/order-item.ts';
import type { PricingBasis } from '#rules/price/change-order.ts';
import { sumStored } from '#rules/price/stored-item.ts';
import type { Placed } from '../database/claims.ts';
import type { Database } from '../database/open.ts';
import { orders } from '../database/schema.ts';
import { type Counting, countingText, valuesOf } from '../limits/attempts.ts';
import type { ChosenSlot } from './slots.ts';

export type NewOrder = {
  brandId: number;
  storeId: number;
  sessionId: number;
  customerId: number | null;
  chaveIdempotencia: string;
  requestHash: string;
  chaveAcompanhamento: string;
  itens: StoredItem[];
  totals: OrderTotals;
  pricing: PricingBasis | null;
  troco: number | null;
  cpfNota: string | null;
  contact: { nome: string; telefone: string };
  language: Language;
  createdAt: Date;
  expiresAt: Date;
  /** Who of the staff took it; null: the customer ordered. */
  staffId: number | null;
  /** The payment deadline of the order; null: it is paid on handover. */
  payBy: Date | null;
  slot: ChosenSlot | null;
  codigoEntrega: string | null;
} & Pick<
  Order,
  | 'status'
  | 'statusPagamento'
  | 'tipoPedido'
  | 'entregaImediata'
  | 'formaPagamento'
  | 'observacao'
  | 'endereco'
>;

// Columns of a new order, with type and source of each value. The number is separate: the statement
// may draw it.
const columns: readonly (readonly [
  name: string,
  type: string,
  value: (order: NewOrder) => unknown,
])[] = [
  ['brand_id', 'bigint', (order) => order.brandId],
  ['store_id', 'bigint', (order) => order.storeId],
  ['session_id', 'bigint', (order) => order.sessionId],
  ['customer_id', 'bigint', (order) => order.customerId],
  ['chave_idempotencia', 'text', (order) => order.chaveIdempotencia],
  ['request_hash', 'text', (order) => order.requestHash],
  ['chave_acompanhamento', 'text', (order) => order.chaveAcompanhamento],
  ['status', 'int', (order) => order.status],
  ['status_pagamento', 'int', (order) => order.statusPagamento],
  ['tipo_pedido', 'int', (order) => order.tipoPedido],
  ['entrega_imediata', 'boolean', (order) => order.entregaImediata],
  ['itens', 'jsonb', (order) => orders.itens.mapToDriverValue(order.itens)],
  ['totals', 'jsonb', (order) => orders.totals.mapToDriverValue(order.totals)],
  [
    'pricing',
    'jsonb',
    ({ pricing }) => (pricing === null ? null : orders.pricing.mapToDriverValue(pricing)),
  ],
  ['valor_itens', 'int', (order) => sumStored(order.itens)],
  ['valor_total', 'int', (order) => order.totals.valorTotal],
  [
    'forma_pagamento',
    'jsonb',
    (order) => orders.formaPagamento.mapToDriverValue(order.formaPagamento),
  ],
  ['troco', 'int', (order) => order.troco],
  ['cpf_nota', 'text', (order) => order.cpfNota],
  ['observacao', 'text', (order) => order.observacao],
  ['nome_cliente', 'text', (order) => order.contact.nome],
  ['telefone_cliente', 'text', (order) => order.contact.telefone],
  [
    'endereco',
    'jsonb',
    (order) => (order.endereco === null ? null : orders.endereco.mapToDriverValue(order.endereco)),
  ],
  ['language', 'text', (order) => order.language],
  ['created_at', 'timestamptz', (order) => order.createdAt.toISOString()],
  ['agendado_inicio', 'timestamptz', ({ slot }) => slot && new Date(slot.start).toISOString()],
  ['agendado_termino', 'timestamptz', ({ slot }) => slot && new Date(slot.end).toISOString()],
  ['inicio_preparo', 'timestamptz', ({ slot }) => slot?.dueAt.toISOString()],
  ['codigo_entrega', 'text', (order) => order.codigoEntrega],
  ['expires_at', 'timestamptz', (order) => order.expiresAt.toISOString()],
  ['pay_by', 'timestamptz', (order) => order.payBy?.toISOString() ?? null],
];

const parameter = (wanted: string) => {
  const at = columns.findIndex(([name]) => name === wanted);
  return `$${at + 2}::${columns[at]?.[1]}`;
};
const list = (of: (column: (typeof columns)[number], at: number) => string) =>
  columns.map(of).join(', ');

// A new order is sent, then waits for the store or for payment. The unique index stops a second one
// with the same key.
const written = (staffId: string) => `
placed as (
  insert into orders (numero, ${list(([name]) => name)})
  select counter.number, ${list(([, type], at) => `$${at + 2}::${type}`)} from counter
  on conflict (brand_id, session_id, chave_idempotencia) do nothing
  returning id, numero
), history as (
  insert into order_events (brand_id, order_id, status, actor, staff_id, at)
  select ${parameter('brand_id')}, placed.id, step.status, step.actor, step.staff_id,
  ${parameter('created_at')}
  from placed cross join (values
    (1, case when ${staffId}::bigint is null then 'customer' else 'staff' end, ${staffId}::bigint),
    (${parameter('status')}, 'clock', null::bigint)
  ) as step(status, actor, staff_id)
), told as (
  insert into outbox (brand_id, kind, payload, created_at)
  select ${parameter('brand_id')}, 'orderPlaced', jsonb_build_object('v', 1, 'data',
  jsonb_build_object('orderId', placed.id)), ${parameter('created_at')} from placed
)`;

const after = (offset: number) => `$${columns.length + 1 + offset}`;

const statements = {
  drawn: {
    name: 'insert-order',
    text: `with counter as (select $1::int as number), ${written(after(1))}
      select id, numero, null::int as spent from placed`,
  },
  drawing: {
    name: 'insert-order-drawing',
    text: `with ${countingText([parameter('brand_id'), after(1), after(2), after(3), after(4)])},
      counter as (
  insert into order_counters (brand_id, store_id, day, last)
  select ${parameter('brand_id')}, ${parameter('store_id')}, $1::date, 1 from spent
  where place is null
  on conflict (brand_id, store_id, day) do update set last = order_counters.last + 1
  returning last as number
), ${written(after(5))} select id, numero, place as spent from spent left join placed on true`,
  },
};

/** The store's day to draw a number from, and the limits that the order counts against. */
export type Drawing = { day: string; counting: Counting };
/** `spent`: the place of the limit that was passed. */
type Row = { id: number | null; numero: number | null; spent: number | null };

/**
 * `from` is a number already drawn (and counted), or where to draw it; if the transaction rolls
 * back, the number does too. Null: this session has used the key before. Throws a refusal after too
 * many orders.
 */
export async function insertOrder(
  client: Database['$client'] | PoolClient,
  order: NewOrder,
  from: number | Drawing,
): Promise<Placed | null> {
  const values = columns.map(([, , value]) => value(order));
  const { rows }: QueryResult<Row> = await client.query(
    typeof from === 'number'
      ? { ...statements.drawn, values: [from, ...values, order.staffId] }
      : {
          ...statements.drawing,
          values: [from.day, ...values, ...valuesOf(from.counting), order.staffId],
        },
  );
  const [row] = rows;
  if (row !== undefined && row.spent !== null && typeof from !== 'number')
    throw from.counting.refusal(row.spent);
  return row === undefined || row.id === null || row.numero === null
    ? null
    : { id: row.id, numero: row.numero };
}
