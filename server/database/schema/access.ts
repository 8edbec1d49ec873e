// Credentials for a moment or a device: codes, temporary passwords, links and device credentials.
// All hashed; short ones with the server's key.
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
 * login: six digits to a phone. phone: four digits that confirm a signed-in customer's phone.
 * recovery: a temporary password. link: the token of a link that signs in.
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
    /** The lookup key, as a keyed hash: a phone, a customer, a token. */
    subject: text().notNull(),
    secretHash: text('secret_hash').notNull(),
    /** The device that requested it, the only one where it is valid. Null: any device. */
    sessionId: bigint('session_id', { mode: 'number' }),
    customerId: bigint('customer_id', { mode: 'number' }),
    /** What using it proves. */
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

/** Recent messages to the same person: the countdown before the next. */
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
 * `hashSenha`: what a native client stores instead of a password. Replaced at each use; the
 * previous one stays valid briefly, because a reply can get lost.
 */
export const deviceCredentials = pgTable(
  'device_credentials',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
    /** The session of the same device. */
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
