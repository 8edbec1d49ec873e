// How people come to be staff, and the second step of their sign-in. Links and recovery codes are
// stored as hashes.
import {
  bigint,
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

/**
 * A link that sets a password once: for somebody new, or for somebody of the staff who lost theirs.
 */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull(),
    /** Whose password is set anew; null: somebody new. */
    staffId: bigint('staff_id', { mode: 'number' }),
    nome: text().notNull(),
    email: text().notNull(),
    papel: text().$type<'proprietario' | 'gerente' | 'atendente'>().notNull(),
    /** Null: every store of the brand. */
    storeId: bigint('store_id', { mode: 'number' }),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('staff_invitations_token').on(table.brandId, table.tokenHash),
    index('staff_invitations_expiry').on(table.expiresAt),
  ],
);

/**
 * An authenticator app. Its secret is worked out from `salt` with the server's own key: a copy of
 * the database makes no codes.
 */
export const staffSecondSteps = pgTable(
  'staff_second_steps',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    staffId: bigint('staff_id', { mode: 'number' }).notNull(),
    salt: text().notNull(),
    createdAt: at('created_at').notNull(),
    /** Null: shown and never proved; it is not asked for yet. */
    confirmedAt: at('confirmed_at'),
    /** The newest half minute whose code was used: neither it nor an older one counts again. */
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

/** For whoever lost the phone: each opens the second step once. */
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
