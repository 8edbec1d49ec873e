// What opens an account for a moment or for a device: codes, temporary passwords, links and device
// credentials. All hashed; where few guesses would do, with the server's secret.
import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { at } from './columns.ts';
import { customers } from './people.ts';

/**
 * login: six digits to a phone. phone: four digits that confirm the phone of somebody who is signed
 * in. recovery: a temporary password. link: the token of a link that signs in.
 */
export type AccessPurpose = 'login' | 'phone' | 'recovery' | 'link';

export const accessCodes = pgTable(
  'access_codes',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    purpose: text().$type<AccessPurpose>().notNull(),
    /** What it is found by, as a keyed hash: a phone, a customer, a token. */
    subject: text().notNull(),
    secretHash: text('secret_hash').notNull(),
    /** The device that asked for it; only there it counts. Null: anywhere. */
    sessionId: bigint('session_id', { mode: 'number' }),
    customerId: bigint('customer_id', { mode: 'number' }),
    /** What whoever uses it has proved to be theirs. */
    proves: text().$type<'phone' | 'email'>(),
    triesLeft: integer('tries_left').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('access_codes_subject').on(table.brandId, table.purpose, table.subject),
    index('access_codes_expiry').on(table.expiresAt),
  ],
);

/** How often something was sent to somebody of late: the countdown before it is sent again. */
export const codeSendings = pgTable(
  'code_sendings',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    kind: text().notNull(),
    subject: text().notNull(),
    count: integer().notNull().default(0),
    lastAt: at('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.kind, table.subject] })],
);

/**
 * `hashSenha`: what a native client keeps instead of a password. Another one after each use; the
 * one before counts a moment longer, because an answer can get lost.
 */
export const deviceCredentials = pgTable(
  'device_credentials',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
    /** The session that the device has beside it. */
    sessionId: bigint('session_id', { mode: 'number' }).notNull(),
    tokenHash: text('token_hash').notNull(),
    previousHash: text('previous_hash'),
    rotatedAt: at('rotated_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('device_credentials_token').on(table.brandId, table.tokenHash),
    index('device_credentials_previous').on(table.brandId, table.previousHash),
    index('device_credentials_customer').on(table.brandId, table.customerId),
    foreignKey({
      columns: [table.brandId, table.customerId],
      foreignColumns: [customers.brandId, customers.id],
    }).onDelete('cascade'),
  ],
);
