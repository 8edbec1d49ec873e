// Outgoing messages: one row per message and channel, the devices subscribed to an order, and a
// brand's message settings and accounts.
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
import type { CustomerChannel, Language } from '#contract/entities/brand.ts';
import { versioned } from '../versioned.ts';
import { brands } from './brands.ts';
import { at } from './columns.ts';
import { orders } from './orders.ts';
import { staff } from './people.ts';

export type MessageChannel = 'whatsapp' | 'sms' | 'email' | 'push';
/** What a message is about, which decides its lifetime and whether its text is secret. */
export type MessageKind =
  | 'loginCode'
  | 'phoneCode'
  | 'recovery'
  | 'loginLink'
  | 'staffLink'
  | 'orderPlaced'
  | 'orderMoved'
  | 'notice';
/**
 * failed: refused by the provider for good. givenUp: too late or too many attempts. unsure: perhaps
 * sent, and a retry could send it twice.
 */
export type MessageState = 'waiting' | 'sending' | 'sent' | 'failed' | 'givenUp' | 'unsure';

export const messages = pgTable(
  'messages',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The event: sent once per channel and recipient. */
    key: text().notNull(),
    canal: text().$type<MessageChannel>().notNull(),
    /** Phone with digits only, email address, or the id of a push subscription. */
    recipient: text().notNull(),
    kind: text().$type<MessageKind>().notNull(),
    language: text().$type<Language>().notNull(),
    assunto: text(),
    /** Cleared once a secret was sent to a real provider. */
    texto: text().notNull(),
    /** The code inside the text, for providers that need it separately. Cleared with the text. */
    code: text(),
    orderId: bigint('order_id', { mode: 'number' }),
    /** Path on the brand's site that a push opens. */
    link: text(),
    state: text().$type<MessageState>().notNull().default('waiting'),
    tentativas: integer().notNull().default(0),
    nextTryAt: at('next_try_at').notNull(),
    /** Not worth sending afterwards. */
    expiresAt: at('expires_at').notNull(),
    /** Claimed until then; afterwards the sending process counts as dead. */
    leaseUntil: at('lease_until'),
    /** Why the last attempt failed: a name of ours or a provider's code, never its text. */
    motivoFalha: text('motivo_falha'),
    /** The provider's id of the message, used to match its delivery notices. */
    providerId: text('provider_id'),
    deliveredAt: at('delivered_at'),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
    /** To somebody of the team: never sent by an account that one of them could have changed. */
    toStaff: boolean('to_staff').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('messages_key').on(table.brandId, table.key, table.canal, table.recipient),
    // An order's page lists what was sent about it.
    index('messages_order').on(table.brandId, table.orderId),
    index('messages_due').on(table.state, table.nextTryAt),
    index('messages_provider').on(table.canal, table.providerId),
    foreignKey({
      columns: [table.brandId, table.orderId],
      foreignColumns: [orders.brandId, orders.id],
    }),
  ],
);

/** A browser subscribed to one order. */
export const orderSubscriptions = pgTable(
  'order_subscriptions',
  {
    brandId: bigint('brand_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text().$type<Language>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('order_subscriptions_endpoint').on(table.brandId, table.orderId, table.endpoint),
    foreignKey({
      columns: [table.brandId, table.orderId],
      foreignColumns: [orders.brandId, orders.id],
    }),
  ],
);

/**
 * The channels on which a brand reports the progress of orders; without a row only pushes that
 * customers subscribe to.
 */
export const messageSettings = pgTable('message_settings', {
  brandId: bigint('brand_id', { mode: 'number' })
    .primaryKey()
    .references(() => brands.id),
  whatsapp: boolean().notNull().default(false),
  sms: boolean().notNull().default(false),
  email: boolean().notNull().default(false),
});

/**
 * How a brand's messages leave on a channel: by an account of its own, by the deployment's, or by
 * the second where the first fails. Without a row nobody has chosen yet.
 */
export const messageAccounts = pgTable(
  'message_accounts',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    canal: text().$type<CustomerChannel>().notNull(),
    /** The brand's own account, secrets encrypted (own-settings.ts); null: it has none. */
    settings: versioned<Record<string, unknown>>(),
    /** Unguessable part of the provider's webhook address. */
    webhookKey: text('webhook_key'),
    setAt: at('set_at'),
    setBy: bigint('set_by', { mode: 'number' }),
    /** The owner lets the deployment's account write to customers; null: not asked yet. */
    usesDeployment: boolean('uses_deployment'),
    /** Attempts in a row that failed because of the account, not of the message. */
    failures: integer().notNull().default(0),
    /** Why the last of them failed, and when the first did. */
    trouble: text(),
    troubleAt: at('trouble_at'),
    /** It is not tried before. */
    pausedUntil: at('paused_until'),
    /** When owners were told about the trouble. */
    toldAt: at('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.canal] }),
    uniqueIndex('message_accounts_webhook').on(table.brandId, table.webhookKey),
    foreignKey({
      columns: [table.brandId, table.setBy],
      foreignColumns: [staff.brandId, staff.id],
    }),
  ],
);

/** The key pair that identifies this deployment to push services, generated once. */
export const pushKeys = pgTable('push_keys', {
  id: bigint({ mode: 'number' }).primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
});
