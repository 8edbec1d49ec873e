// Orders, their history, and their outgoing events (outbox).
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Address } from '#contract/entities/address.ts';
import type { Language } from '#contract/entities/brand.ts';
import type { OrderType } from '#contract/entities/order.ts';
import type { OrderTotals, StoredItem } from '#contract/entities/order-item.ts';
import type { PricingBasis } from '#rules/price/change-order.ts';
import { versioned } from '../versioned.ts';
import { brands, stores } from './brands.ts';
import { at } from './columns.ts';
import { customers, sessions } from './people.ts';

export const orders = pgTable(
  'orders',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    /** Number to say aloud: per store and local day. */
    numero: integer().notNull(),
    sessionId: bigint('session_id', { mode: 'number' }).notNull(),
    customerId: bigint('customer_id', { mode: 'number' }),
    chaveIdempotencia: text('chave_idempotencia').notNull(),
    /** Hash of the original request: the same key with another request is refused. */
    requestHash: text('request_hash').notNull(),
    chaveAcompanhamento: text('chave_acompanhamento').notNull(),
    status: integer().notNull(),
    statusPagamento: integer('status_pagamento').notNull(),
    /** Reported to advertising tags: once, from any device. */
    purchaseTold: boolean('purchase_told').notNull().default(false),
    /** Its newest payment was asked of a sandbox: no real money moves. */
    sandbox: boolean().notNull().default(false),
    tipoPedido: integer('tipo_pedido').$type<OrderType>().notNull(),
    entregaImediata: boolean('entrega_imediata').notNull(),
    itens: versioned<StoredItem[]>().notNull(),
    /** Totals and price trace, in cents, as shown when the order was placed. */
    totals: versioned<OrderTotals>().notNull(),
    /** Cents: the sum of the lines in `itens`, which the check below compares with the totals. */
    valorItens: integer('valor_itens').notNull(),
    /** Cents; the same as in totals, for sums. */
    valorTotal: integer('valor_total').notNull(),
    formaPagamento: versioned<{ id: number; nome: string; tipo: string }>(
      'forma_pagamento',
    ).notNull(),
    troco: integer(),
    cpfNota: text('cpf_nota'),
    observacao: text().notNull(),
    nomeCliente: text('nome_cliente').notNull(),
    telefoneCliente: text('telefone_cliente').notNull(),
    endereco: versioned<Address>(),
    motivoCancelamento: text('motivo_cancelamento'),
    /** The language of the order, and of its messages. */
    language: text().$type<Language>().notNull().default('pt-BR'),
    previsaoMinima: at('previsao_minima'),
    previsaoMaxima: at('previsao_maxima'),
    createdAt: at('created_at').notNull(),
    /** A scheduled order: its slot, and when its preparation starts. */
    agendadoInicio: at('agendado_inicio'),
    agendadoTermino: at('agendado_termino'),
    inicioPreparo: at('inicio_preparo'),
    /** Four digits that the courier asks for; null if the store does not. */
    codigoEntrega: text('codigo_entrega'),
    /** Name of the courier who takes it; null: nobody said who. */
    entregador: text(),
    /** When it expires unless accepted. */
    expiresAt: at('expires_at').notNull(),
    /** When an order that waits for payment is given up; null: it never waited. */
    payBy: at('pay_by'),
    finishedAt: at('finished_at'),
    /** When it last moved or changed. */
    changedAt: at('changed_at'),
    /** The version that this row holds, and a number that grows with each change or proposal. */
    versao: integer().notNull().default(1),
    revisaoPedido: integer('revisao_pedido').notNull().default(0),
    /** What its price was computed from; null: it is older than this column. */
    pricing: versioned<PricingBasis>(),
    /** Cents: due on handover although the order was paid online, and how. */
    aCobrar: integer('a_cobrar').notNull().default(0),
    formaDiferenca: versioned<{ id: number; nome: string; tipo: string }>('forma_diferenca'),
    /** Cents that staff gave back as a favour; its total stays. */
    devolvido: integer().notNull().default(0),
  },
  (table) => [
    check(
      'orders_items_sum',
      sql`${table.valorItens} = (${table.totals} -> 'data' ->> 'valorItens')::integer`,
    ),
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('orders_idempotency').on(table.brandId, table.sessionId, table.chaveIdempotencia),
    index('orders_board').on(table.brandId, table.storeId, table.finishedAt),
    index('orders_customer').on(table.brandId, table.customerId, table.id),
    // Covers the sums of a period, without reading the orders themselves.
    index('orders_period').on(
      table.brandId,
      table.createdAt,
      table.storeId,
      table.status,
      table.statusPagamento,
      table.customerId,
    ),
    // Staff look for what a phone ordered before.
    index('orders_phone')
      .on(table.brandId, table.telefoneCliente, table.id)
      .where(sql`telefone_cliente <> ''`),
    // Counts the phones of guests, without reading the orders themselves.
    index('orders_guests')
      .on(
        table.brandId,
        table.createdAt,
        table.storeId,
        table.telefoneCliente,
        table.status,
        table.statusPagamento,
        table.tipoPedido,
      )
      .where(sql`customer_id is null and telefone_cliente <> ''`),
    // Finds finished orders by their value. Those under way are few, and write nothing here.
    index('orders_value')
      .on(table.brandId, table.valorTotal, table.id)
      .where(sql`finished_at is not null`),
    index('orders_session').on(table.brandId, table.sessionId, table.id),
    // Only open orders can expire; finished ones would slow every check down.
    index('orders_expiry').on(table.expiresAt).where(sql`finished_at is null`),
    index('orders_unpaid').on(table.payBy).where(sql`finished_at is null and pay_by is not null`),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
    foreignKey({
      columns: [table.brandId, table.sessionId],
      foreignColumns: [sessions.brandId, sessions.id],
    }),
    foreignKey({
      columns: [table.brandId, table.customerId],
      foreignColumns: [customers.brandId, customers.id],
    }),
  ],
);

export const orderEvents = pgTable(
  'order_events',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    status: integer().notNull(),
    actor: text().$type<'customer' | 'staff' | 'provider' | 'clock'>().notNull(),
    staffId: bigint('staff_id', { mode: 'number' }),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    foreignKey({
      columns: [table.brandId, table.orderId],
      foreignColumns: [orders.brandId, orders.id],
    }),
    index('order_events_order').on(table.brandId, table.orderId),
  ],
);

/**
 * The trigrams of a finished order's number, name, phone and products, as numbers
 * (rules/text-grams.ts): a search looks them up before it reads an order. Written by a trigger
 * (0022_order_search.sql).
 */
export const orderSearch = pgTable(
  'order_search',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    grams: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.orderId] }),
    foreignKey({
      columns: [table.brandId, table.orderId],
      foreignColumns: [orders.brandId, orders.id],
    }).onDelete('cascade'),
    // Pages that wait to be sorted in are read by every search: few.
    index('order_search_grams').using('gin', table.grams).with({ gin_pending_list_limit: 256 }),
  ],
);

/** Next spoken number of each store and day. */
export const orderCounters = pgTable(
  'order_counters',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    day: date().notNull(),
    last: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.storeId, table.day] }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);

/** How many orders a slot of a store has taken. */
export const slotUses = pgTable(
  'slot_uses',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    start: at('start').notNull(),
    taken: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.storeId, table.start] }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);

/**
 * Outgoing events, written in the transaction that makes them true and sent by a job afterwards.
 */
export const outbox = pgTable(
  'outbox',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    payload: versioned<Record<string, unknown>>().notNull(),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('outbox_waiting').on(table.sentAt, table.id),
  ],
);
