// Staff invitations, and the second step of sign-in. Links and recovery codes are stored as hashes.
import {
  bigint,
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { at } from './columns.ts';
import { staff } from './people.ts';

/** A link that sets a password once: for new staff, or after a lost password. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull(),
    /** The account whose password it sets; null: a new one. */
    staffId: bigint('staff_id', { mode: 'number' }),
    nome: text().notNull(),
    email: text().notNull(),
    papel: text().$type<'proprietario' | 'gerente' | 'atendente'>().notNull(),
    /** Null: every store of the brand. */
    storeId: bigint('store_id', { mode: 'number' }),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    /** Makes an account of the operator's support. */
    support: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('staff_invitations_token').on(table.brandId, table.tokenHash),
    index('staff_invitations_expiry').on(table.expiresAt),
  ],
);

/**
 * An authenticator app. Its secret is derived from `salt` with the server's own key: a copy of the
 * database cannot generate codes.
 */
export const staffSecondSteps = pgTable(
  'staff_second_steps',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    staffId: bigint('staff_id', { mode: 'number' }).notNull(),
    salt: text().notNull(),
    createdAt: at('created_at').notNull(),
    /** Null: shown but never confirmed; it is not required yet. */
    confirmedAt: at('confirmed_at'),
    /** The latest half minute whose code was used: it and older ones are no longer valid. */
    lastCounter: bigint('last_counter', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.staffId] }),
    foreignKey({
      columns: [table.brandId, table.staffId],
      foreignColumns: [staff.brandId, staff.id],
    }),
  ],
);

/** For a lost phone: each passes the second step once. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    staffId: bigint('staff_id', { mode: 'number' }).notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('staff_recovery_codes_staff').on(table.brandId, table.staffId),
    foreignKey({
      columns: [table.brandId, table.staffId],
      foreignColumns: [staff.brandId, staff.id],
    }),
  ],
);
