// Which messages are confidential, and what is left of them once they were really sent.
import { inArray, sql } from 'drizzle-orm';
import { type MessageKind, messages } from '../database/schema.ts';
import type { Messenger } from '../integrations/messages/port.ts';

const secret: readonly MessageKind[] = [
  'loginCode',
  'phoneCode',
  'recovery',
  'loginLink',
  'staffLink',
];
export const isSecret = (kind: MessageKind) => secret.includes(kind);

/** In a sandbox the table is the message, and staff read it there. */
export const withoutText = ({ sandbox }: Pick<Messenger, 'sandbox'>) =>
  sandbox ? {} : { texto: '', code: null };

export const withoutSecrets = ({ sandbox }: Pick<Messenger, 'sandbox'>) => {
  if (sandbox) return {};
  const isOne = inArray(messages.kind, [...secret]);
  return {
    texto: sql`case when ${isOne} then '' else ${messages.texto} end`,
    code: sql`case when ${isOne} then null else ${messages.code} end`,
  };
};
