// Writes a new order with its number, history and outgoing message: one statement, prepared once on each connection.
import type { PoolClient, QueryResult } from 'pg';
import type { Order, OrderTotals, StoredItem } from '#contract/entities/order.ts';
import type { Database } from '../database/open.ts';

export type NewOrder = {
  brandId: number;
  storeId: number;
  sessionId: number;
  customerId: number | null;
  idempotencyKey: string;
  requestHash: string;
  trackingKey: string;
  itens: StoredItem[];
  totals: OrderTotals;
  troco: number | null;
  cpfNota: string | null;
  contact: { nome: string; telefone: string };
  createdAt: Date;
  expiresAt: Date;
} & Pick<Order, 'tipoPedido' | 'entregaImediata' | 'formaPagamento' | 'observacao' | 'endereco'>;

// 1 is sent (by the diner), 2 awaits acceptance; 0 is paid on delivery. Of two with the same key the second is stopped by the unique index.
const written = `
placed as (
  insert into orders (
    brand_id, store_id, numero, session_id, customer_id, idempotency_key, request_hash, tracking_key, status, status_pagamento, tipo_pedido, entrega_imediata,
    itens, totals, valor_total, forma_pagamento, troco, cpf_nota, observacao, nome_cliente, telefone_cliente, endereco, created_at, expires_at)
  select $1, $2, counter.number, $4, $5::int, $6, $7, $8, 2, 0, $9, $10::boolean,
    $11::jsonb, $12::jsonb, $13::int, $14::jsonb, $15::int, $16, $17, $18, $19, $20::jsonb, $21::timestamptz, $22::timestamptz
  from counter
  on conflict (brand_id, session_id, idempotency_key) do nothing
  returning id, numero
), history as (
  insert into order_events (brand_id, order_id, status, actor, at)
  select $1, placed.id, step.status, step.actor, $21::timestamptz from placed cross join (values (1, 'customer'), (2, 'clock')) as step(status, actor)
), told as (
  insert into outbox (brand_id, kind, payload, created_at) select $1, 'orderPlaced', jsonb_build_object('orderId', placed.id), $21::timestamptz from placed
)
select id, numero from placed`;

const statements = {
  drawn: { name: 'insert-order', text: `with counter as (select $3::int as number), ${written}` },
  /** Inside a transaction that may come to nothing the number is drawn with the order: it goes back with everything else. */
  drawing: {
    name: 'insert-order-drawing',
    text: `with counter as (
  insert into order_counters (brand_id, store_id, day, last) values ($1, $2, $3::date, 1)
  on conflict (brand_id, store_id, day) do update set last = order_counters.last + 1
  returning last as number
), ${written}`,
  },
};

export type Placed = { id: number; numero: number };

/** `number` is one that was drawn, or the day to draw one of. Null: this session has used the key before. */
export async function insertOrder(client: Database['$client'] | PoolClient, order: NewOrder, number: number | string): Promise<Placed | null> {
  const values = [
    order.brandId,
    order.storeId,
    number,
    order.sessionId,
    order.customerId,
    order.idempotencyKey,
    order.requestHash,
    order.trackingKey,
    order.tipoPedido,
    order.entregaImediata,
    JSON.stringify(order.itens),
    JSON.stringify(order.totals),
    order.totals.valorTotal,
    JSON.stringify(order.formaPagamento),
    order.troco,
    order.cpfNota,
    order.observacao,
    order.contact.nome,
    order.contact.telefone,
    order.endereco === null ? null : JSON.stringify(order.endereco),
    order.createdAt.toISOString(),
    order.expiresAt.toISOString(),
  ];
  const { rows }: QueryResult<Placed> = await client.query({ ...(typeof number === 'number' ? statements.drawn : statements.drawing), values });
  return rows[0] ?? null;
}
