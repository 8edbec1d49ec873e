// Loyalty: a brand's programmes, customers' cards, and one append-only ledger of cashback and
// stamps.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { LedgerAccount, LedgerType, RewardKind } from '#contract/entities/loyalty.ts';
import { brands, stores } from './brands.ts';
import { at } from './columns.ts';
import { orders } from './orders.ts';
import { customers } from './people.ts';

/**
 * The value of a full card. Money in cents; the product by id, and by name in case it leaves the
 * menu.
 */
const reward = {
  rewardKind: text('reward_kind').$type<RewardKind>().notNull(),
  rewardValue: integer('reward_value').notNull().default(0),
  rewardPercent: doublePrecision('reward_percent').notNull().default(0),
  /** 0: no cap. */
  rewardMaximum: integer('reward_maximum').notNull().default(0),
  rewardProductId: bigint('reward_product_id', { mode: 'number' }),
};

/** What a card takes over from its programme when it begins. */
export const CARD_TERMS = [
  'nome',
  'selosNecessarios',
  'diasValidade',
  'rewardKind',
  'rewardValue',
  'rewardPercent',
  'rewardMaximum',
  'rewardProductId',
] as const;

/** A programme, as staff define it. A started card keeps the terms it started with. */
export const stampPrograms = pgTable(
  'stamp_programs',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Null: every store, with one card for all of them. */
    storeId: bigint('store_id', { mode: 'number' }),
    nome: text().notNull(),
    selosNecessarios: integer('selos_necessarios').notNull(),
    /** Minimum items of a delivered order that earns a stamp; null: orders earn none. */
    valorMinimoPedido: integer('valor_minimo_pedido'),
    /** The code at the counter earns one. */
    porCodigo: boolean('por_codigo').notNull().default(true),
    ...reward,
    /** How long a card is valid from its first stamp, and again from its last. */
    diasValidade: integer('dias_validade').notNull(),
    ativo: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
    check('stamp_programs_stamps', sql`${table.selosNecessarios} between 1 and 50`),
  ],
);

/**
 * A person's card; `storeId` is where it was started, which matters for programmes of one store.
 * Its stamps are the sum of its ledger lines.
 */
export const stampCards = pgTable(
  'stamp_cards',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
    programId: bigint('program_id', { mode: 'number' }).notNull(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    nome: text().notNull(),
    selosNecessarios: integer('selos_necessarios').notNull(),
    ...reward,
    diasValidade: integer('dias_validade').notNull(),
    startedAt: at('started_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('stamp_cards_person').on(table.brandId, table.customerId),
    index('stamp_cards_expiry').on(table.expiresAt),
    foreignKey({
      columns: [table.brandId, table.customerId],
      foreignColumns: [customers.brandId, customers.id],
    }),
    foreignKey({
      columns: [table.brandId, table.programId],
      foreignColumns: [stampPrograms.brandId, stampPrograms.id],
    }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);

/** Append-only: a balance is the sum of its lines. */
export const loyaltyLedger = pgTable(
  'loyalty_ledger',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
    account: text().$type<LedgerAccount>().notNull(),
    tipo: text().$type<LedgerType>().notNull(),
    /** Cents, or stamps; signed. */
    amount: integer().notNull(),
    storeId: bigint('store_id', { mode: 'number' }),
    orderId: bigint('order_id', { mode: 'number' }),
    /**
     * Part of the key that allows each event of an order once. Of cashback: 0, the version of a
     * changed order, or below zero after a reversed chargeback.
     */
    programId: bigint('program_id', { mode: 'number' }).notNull().default(0),
    cardId: bigint('card_id', { mode: 'number' }),
    /** A code or request that may count once. */
    onceKey: text('once_key'),
    /** The line whose remainder has expired. */
    lotId: bigint('lot_id', { mode: 'number' }),
    /** When the credit expires; null: never. */
    expiresAt: at('expires_at'),
    percentual: doublePrecision(),
    staffId: bigint('staff_id', { mode: 'number' }),
    motivo: text(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('loyalty_ledger_person').on(table.brandId, table.customerId, table.account),
    index('loyalty_ledger_expiry').on(table.expiresAt),
    uniqueIndex('loyalty_ledger_order').on(
      table.brandId,
      table.orderId,
      table.tipo,
      table.programId,
    ),
    uniqueIndex('loyalty_ledger_once').on(table.brandId, table.onceKey),
    uniqueIndex('loyalty_ledger_lot').on(table.brandId, table.lotId),
    foreignKey({
      columns: [table.brandId, table.customerId],
      foreignColumns: [customers.brandId, customers.id],
    }),
    foreignKey({
      columns: [table.brandId, table.orderId],
      foreignColumns: [orders.brandId, orders.id],
    }),
    foreignKey({
      columns: [table.brandId, table.cardId],
      foreignColumns: [stampCards.brandId, stampCards.id],
    }),
  ],
);

/** A store's cashback, and how much of an order it may pay. No row: none. */
export const cashbackRules = pgTable(
  'cashback_rules',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    storeId: bigint('store_id', { mode: 'number' }).notNull(),
    percentual: doublePrecision().notNull(),
    /** Minimum items of an order that earns it. */
    valorMinimoPedido: integer('valor_minimo_pedido').notNull().default(0),
    /**
     * The most of an order's items that credit may pay, in percent and in cents; 0 cents: no cap.
     */
    percentualMaximo: doublePrecision('percentual_maximo').notNull().default(100),
    valorMaximo: integer('valor_maximo').notNull().default(0),
    /** How long credit is valid; null: forever. */
    diasValidade: integer('dias_validade'),
    ativo: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.storeId] }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);
