// People of the platform's operator, outside of any brand: their accounts, sessions and the log of
// what they did. The log has no foreign keys: it outlives brands and people.
import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { OperatorAction } from '#contract/operator-actions.ts';
import { at } from './columns.ts';

const ownId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const operators = pgTable('operators', {
  id: ownId(),
  email: text().notNull().unique(),
  nome: text().notNull(),
  /** False: removed. The row stays, because the log names it. */
  active: boolean().notNull().default(true),
  /** Null: not enrolled yet. */
  passwordHash: text('password_hash'),
  /** The authenticator app's secret is derived from it with the server's own key. */
  salt: text().notNull(),
  /** Null: no code of the app was confirmed yet, and nobody can sign in. */
  confirmedAt: at('confirmed_at'),
  /** The latest half minute whose code was used. */
  lastCounter: bigint('last_counter', { mode: 'number' }).notNull().default(0),
  /** Hash of the address with which the person enrols, once; null: it was used. */
  invitationHash: text('invitation_hash').unique(),
  invitationEnds: at('invitation_ends'),
  createdAt: at('created_at').notNull(),
});

export const operatorRecoveryCodes = pgTable(
  'operator_recovery_codes',
  {
    id: ownId(),
    operatorId: bigint('operator_id', { mode: 'number' })
      .notNull()
      .references(() => operators.id),
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [index('operator_recovery_codes_operator').on(table.operatorId)],
);

export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: ownId(),
    operatorId: bigint('operator_id', { mode: 'number' })
      .notNull()
      .references(() => operators.id),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** When password and code were last given. */
    provedAt: at('proved_at').notNull(),
  },
  (table) => [index('operator_sessions_operator').on(table.operatorId)],
);

export const operatorLog = pgTable(
  'operator_log',
  {
    id: ownId(),
    at: at('at').notNull(),
    /** Null: a command on the server. */
    operatorId: bigint('operator_id', { mode: 'number' }),
    /** The person's address, as it was. */
    email: text().notNull(),
    acao: text().$type<OperatorAction>().notNull(),
    /** Not `brand_id`: these rows are not the brand's, and stay when it is deleted. */
    aboutBrand: bigint('about_brand', { mode: 'number' }),
    appNome: text('app_nome').notNull().default(''),
    /** What changed, in short: `stores=3`, the day of a deletion, the words for customers. */
    detalhe: text().notNull().default(''),
    /** Why, in the person's words. */
    motivo: text().notNull().default(''),
    /** The address without its last part; empty for a command. */
    rede: text().notNull().default(''),
  },
  (table) => [index('operator_log_brand').on(table.aboutBrand, table.id)],
);
