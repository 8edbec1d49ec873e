// What goes out to people: one row for each message and channel, the devices that asked to be told
// about an order, and what a brand wants to be sent.
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
import type { Language } from '#contract/entities/brand.ts';
import { brands } from './brands.ts';
import { at } from './columns.ts';
import { orders } from './orders.ts';

export type MessageChannel = 'whatsapp' | 'sms' | 'email' | 'push';
/**
 * What a message is about: it decides how long it is worth sending, and whether its text is a
 * secret.
 */
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
 * failed: the provider will never take it. givenUp: too late or tried too often. unsure: it may
 * have gone out, and sending again could say it twice.
 */
export type MessageState = 'waiting' | 'sending' | 'sent' | 'failed' | 'givenUp' | 'unsure';

export const messages = pgTable(
  'messages',
  {
    brandId: bigint('brand_id', { mode: 'number' })
      .notNull()
      .references(() => brands.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /**
     * What happened that somebody is told of: the same happening is told once per channel and
     * recipient.
     */
    key: text().notNull(),
    canal: text().$type<MessageChannel>().notNull(),
    /** Phone with digits only, e-mail address, or the id of a push subscription. */
    recipient: text().notNull(),
    kind: text().$type<MessageKind>().notNull(),
    language: text().$type<Language>().notNull(),
    assunto: text(),
    /** Emptied once a secret has gone out to a real provider. */
    texto: text().notNull(),
    /** The code inside the text, for providers that want it apart. Emptied with the text. */
    code: text(),
    orderId: bigint('order_id', { mode: 'number' }),
    /** Path on the brand's site that a push opens. */
    link: text(),
    state: text().$type<MessageState>().notNull().default('waiting'),
    tentativas: integer().notNull().default(0),
    nextTryAt: at('next_try_at').notNull(),
    /** Not worth sending afterwards. */
    expiresAt: at('expires_at').notNull(),
    /** While somebody sends it: after this moment that process counts as dead. */
    leaseUntil: at('lease_until'),
    /** Why the last try failed: a name of ours or a code of the provider, never its text. */
    motivoFalha: text('motivo_falha'),
    /** The provider's name for the message, by which its news of the delivery is matched. */
    providerId: text('provider_id'),
    deliveredAt: at('delivered_at'),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('messages_key').on(table.brandId, table.key, table.canal, table.recipient),
    index('messages_due').on(table.state, table.nextTryAt),
    index('messages_provider').on(table.canal, table.providerId),
    foreignKey({
      columns: [table.brandId, table.orderId],
      foreignColumns: [orders.brandId, orders.id],
    }),
  ],
);

/** A browser that asked to be told about one order. */
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
 * By which ways a brand tells its diners how an order goes on; a brand without a row uses none but
 * the pushes that diners ask for.
 */
export const messageSettings = pgTable('message_settings', {
  brandId: bigint('brand_id', { mode: 'number' })
    .primaryKey()
    .references(() => brands.id),
  whatsapp: boolean().notNull().default(false),
  sms: boolean().notNull().default(false),
  email: boolean().notNull().default(false),
});

/** The key pair by which push services know this deployment, made once. */
export const pushKeys = pgTable('push_keys', {
  id: bigint({ mode: 'number' }).primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
});
