// Loyalty: what a brand promises, the cards that diners fill, and one ledger of cashback and stamps
// that only grows.

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { LedgerAccount, LedgerType, RewardKind } from '#contract/entities/loyalty.ts';
import { brands, stores } from './brands.ts';
import { orders } from './orders.ts';
import { customers } from './people.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What a full card is worth. Money in cents; the product by its id, and by its name for when it has
 * left the menu.
 */
const reward = {
  rewardKind: text('reward_kind').$type<RewardKind>().notNull(),
  rewardValue: integer('reward_value').notNull().default(0),
  rewardPercent: doublePrecision('reward_percent').notNull().default(0),
  /** 0: no cap. */
  rewardMaximum: integer('reward_maximum').notNull().default(0),
  rewardProductId: integer('reward_product_id'),
};

/**
 * What a card promises, as staff define it. A card that was begun keeps the promise that it was
 * begun with.
 */
export const stampPrograms = pgTable(
  'stamp_programs',
  {
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    /** Null: every store, and one card for all of them. */
    storeId: integer('store_id'),
    nome: text().notNull(),
    stamps: integer().notNull(),
    /**
     * Items of an order from which it earns a stamp when it is delivered; null: orders earn none.
     */
    minimumOrder: integer('minimum_order'),
    /** The code at the counter earns one. */
    byCode: boolean('by_code').notNull().default(true),
    ...reward,
    /** How long a card holds from its first stamp on, and again from its last. */
    days: integer().notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
    check('stamp_programs_stamps', sql`${table.stamps} between 1 and 50`),
  ],
);

/**
 * A card of one person; `storeId` is where it was begun, which matters when its programme is of one
 * store. How many stamps it has is the sum of its lines in the ledger.
 */
export const stampCards = pgTable(
  'stamp_cards',
  {
    brandId: integer('brand_id').notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id').notNull(),
    programId: integer('program_id').notNull(),
    storeId: integer('store_id').notNull(),
    nome: text().notNull(),
    stamps: integer().notNull(),
    ...reward,
    days: integer().notNull(),
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

/** Lines are added and never changed: a balance is the sum of its lines. */
export const loyaltyLedger = pgTable(
  'loyalty_ledger',
  {
    brandId: integer('brand_id').notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id').notNull(),
    account: text().$type<LedgerAccount>().notNull(),
    type: text().$type<LedgerType>().notNull(),
    /** Cents, or stamps; signed. */
    amount: integer().notNull(),
    storeId: integer('store_id'),
    orderId: integer('order_id'),
    /** 0 for cashback: part of the key that lets an order do each thing once. */
    programId: integer('program_id').notNull().default(0),
    cardId: integer('card_id'),
    /** Names a code or a request that may count once. */
    onceKey: text('once_key'),
    /** The line whose rest has expired. */
    lotId: integer('lot_id'),
    /** Until when what came in can be used; null: for good. */
    expiresAt: at('expires_at'),
    percent: doublePrecision(),
    staffId: integer('staff_id'),
    reason: text(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('loyalty_ledger_person').on(table.brandId, table.customerId, table.account),
    index('loyalty_ledger_expiry').on(table.expiresAt),
    uniqueIndex('loyalty_ledger_order').on(
      table.brandId,
      table.orderId,
      table.type,
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

/**
 * What comes back from an order of a store, and how much of one may be paid with it. No row: the
 * store gives none.
 */
export const cashbackRules = pgTable(
  'cashback_rules',
  {
    brandId: integer('brand_id').notNull(),
    storeId: integer('store_id').notNull(),
    percent: doublePrecision().notNull(),
    /** Items from which an order earns. */
    minimumOrder: integer('minimum_order').notNull().default(0),
    /** Most of an order's items that credit may pay, in percent and in cents; 0 cents: no cap. */
    maximumPercent: doublePrecision('maximum_percent').notNull().default(100),
    maximumValue: integer('maximum_value').notNull().default(0),
    /** How long credit holds; null: for good. */
    days: integer(),
    active: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.storeId] }),
    foreignKey({
      columns: [table.brandId, table.storeId],
      foreignColumns: [stores.brandId, stores.id],
    }),
  ],
);
