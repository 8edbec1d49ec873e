// Customers, staff and their sessions. Tokens are stored hashed.
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { versioned } from '../versioned.ts';
import { brands } from './brands.ts';
import { at } from './columns.ts';

export const customers = pgTable(
  'customers',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    nome: text().notNull(),
    /** Lower case. */
    email: text(),
    telefone: text(),
    /** Eleven digits; only for customers who want it on receipts. */
    cpf: text(),
    /** PHC string of argon2id; null without a password. */
    passwordHash: text('password_hash'),
    /** When this person verified the phone or email; null: unverified. */
    phoneConfirmedAt: at('phone_confirmed_at'),
    emailConfirmedAt: at('email_confirmed_at'),
    /** Facebook's id for this brand's app; only from a token that Facebook confirmed. */
    facebookId: text('facebook_id'),
    /** Referral code at sign-up. */
    indicacao: text(),
    /** The owner of that code; null: invalid. */
    referredBy: integer('referred_by'),
    tipoUsuario: integer('tipo_usuario').$type<0 | 2>().notNull().default(0),
    createdAt: at('created_at').notNull(),
    /** The account was deleted; only orders still reference it. */
    erasedAt: at('erased_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('customers_email').on(table.brandId, table.email),
    uniqueIndex('customers_telefone').on(table.brandId, table.telefone),
    uniqueIndex('customers_facebook').on(table.brandId, table.facebookId),
  ],
);

/**
 * What a search for a customer looks up before it reads one: as `order_search` has it, of name,
 * phone and email. Written by a trigger (0030_customer_search.sql).
 */
export const customerSearch = pgTable(
  'customer_search',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
    grams: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.customerId] }),
    foreignKey({
      columns: [table.brandId, table.customerId],
      foreignColumns: [customers.brandId, customers.id],
    }).onDelete('cascade'),
    index('customer_search_grams').using('gin', table.grams).with({ gin_pending_list_limit: 256 }),
  ],
);

/** A device. `customerId` is null before sign-in: an anonymous device owns its orders. */
export const sessions = pgTable(
  'sessions',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull(),
    customerId: bigint('customer_id', { mode: 'number' }),
    /** Identifies the browser across sign-ins: a hash of a cookie. Null: never signed in. */
    deviceHash: text('device_hash'),
    /** The user agent. */
    agent: text().notNull().default(''),
    createdAt: at('created_at').notNull(),
    /** To the hour: updating it at every call would write at every view of a menu. */
    lastSeenAt: at('last_seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('sessions_token').on(table.brandId, table.tokenHash),
    index('sessions_customer').on(table.brandId, table.customerId),
    index('sessions_device').on(table.brandId, table.deviceHash),
    foreignKey({
      columns: [table.brandId, table.customerId],
      foreignColumns: [customers.brandId, customers.id],
    }),
  ],
);

export const staff = pgTable(
  'staff',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    nome: text().notNull(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    papel: text().$type<'proprietario' | 'gerente' | 'atendente'>().notNull(),
    /** Null: every store of the brand. */
    storeId: bigint('store_id', { mode: 'number' }),
    active: boolean().notNull().default(true),
    /** A person of the operator: here only while the brand's owner allows it. */
    support: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('staff_email').on(table.brandId, table.email),
  ],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull(),
    staffId: bigint('staff_id', { mode: 'number' }).notNull(),
    /** The user agent. */
    agent: text().notNull().default(''),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** When the person last entered password and code again; null: only at the sign-in. */
    provedAt: at('proved_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('staff_sessions_token').on(table.brandId, table.tokenHash),
    index('staff_sessions_staff').on(table.brandId, table.staffId),
    foreignKey({
      columns: [table.brandId, table.staffId],
      foreignColumns: [staff.brandId, staff.id],
    }),
  ],
);

/** Every change by staff, with the state before and after. */
export const auditLog = pgTable(
  'audit_log',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    staffId: bigint('staff_id', { mode: 'number' }).notNull(),
    acao: text().notNull(),
    alvo: text().notNull(),
    antes: versioned<unknown>(),
    depois: versioned<unknown>(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('audit_log_at').on(table.brandId, table.at),
    index('audit_log_action').on(table.brandId, table.acao, table.id),
  ],
);

/** Counted attempts: sign-ins, look-ups, orders. One row per subject and window. */
export const attempts = pgTable(
  'attempts',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    kind: text().notNull(),
    /** Hash of the subject; no address or phone in clear text. */
    subject: text().notNull(),
    windowStart: at('window_start').notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.kind, table.subject, table.windowStart] }),
  ],
);
