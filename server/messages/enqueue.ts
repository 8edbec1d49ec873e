// The only way to create a message to a person: a row that the sender finds. Written inside the
// transaction that makes it true, it is sent if and only if that commits.
import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/entities/brand.ts';
import { announce } from '../changes.ts';
import type { Database, Transaction } from '../database/open.ts';
import { type MessageChannel, type MessageKind, messages } from '../database/schema.ts';

export type NewMessage = {
  brandId: number;
  channel: MessageChannel;
  /** A phone in any format, an email address, or the id of a push subscription. */
  to: string;
  kind: MessageKind;
  language: Language;
  subject?: string;
  text: string;
  /** The code within the text: WhatsApp accepts it only as a template parameter. */
  code?: string;
  orderId?: number;
  /** Path on the brand's site that a push opens. */
  link?: string;
  /** To somebody of the team. */
  toStaff?: boolean;
  /**
   * Identifies the event: a message with the same key is not stored again for this channel and
   * recipient. Without it each call is a message of its own.
   */
  key?: string;
  now: Date;
};

const MINUTE_MS = 60_000;
/** How long the message is worth sending: an expired code only confuses. */
const lives: Record<MessageKind, number> = {
  loginCode: 10 * MINUTE_MS,
  phoneCode: 10 * MINUTE_MS,
  recovery: 10 * MINUTE_MS,
  loginLink: 15 * MINUTE_MS,
  staffLink: 24 * 60 * MINUTE_MS,
  orderPlaced: 60 * MINUTE_MS,
  orderMoved: 60 * MINUTE_MS,
  notice: 24 * 60 * MINUTE_MS,
};

/** The row as it waits to be sent. */
export function messageRow(message: NewMessage): typeof messages.$inferInsert {
  const {
    brandId,
    channel,
    to,
    kind,
    language,
    subject = null,
    text,
    code = null,
    orderId = null,
    link = null,
    toStaff = false,
    key = randomUUID(),
    now,
  } = message;
  const recipient = channel === 'whatsapp' || channel === 'sms' ? to.replace(/\D/g, '') : to.trim();
  const expiresAt = new Date(now.getTime() + lives[kind]);
  return {
    brandId,
    key,
    canal: channel,
    recipient,
    kind,
    language,
    assunto: subject,
    texto: text,
    code,
    orderId,
    link,
    toStaff,
    createdAt: now,
    nextTryAt: now,
    expiresAt,
  };
}

export async function enqueueMessage(
  db: Database | Transaction,
  message: NewMessage,
): Promise<void> {
  await db.insert(messages).values(messageRow(message)).onConflictDoNothing();
  await announce(db, { kind: 'message', brandId: message.brandId });
}
