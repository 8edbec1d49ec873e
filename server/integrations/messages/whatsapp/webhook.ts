// Webhooks of Meta: which of our messages arrived, and what people wrote to our number.
import { createHmac, timingSafeEqual } from 'node:crypto';

export type DeliveryReport = { providerId: string; arrived: boolean; error: string | null };

/** The signature over the raw bytes, compared in constant time. */
export function isSigned(
  body: Uint8Array,
  signature: string | undefined,
  appSecret: string,
): boolean {
  const right = Buffer.from(`sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`);
  const given = Buffer.from(signature ?? '');
  return given.length === right.length && timingSafeEqual(given, right);
}

type Status = { id?: unknown; status?: unknown; errors?: { code?: unknown }[] };
type Written = { id?: unknown; from?: unknown; type?: unknown; text?: { body?: unknown } };
type Value = {
  metadata?: { phone_number_id?: unknown };
  statuses?: Status[];
  messages?: Written[];
};
type Body = { entry?: { changes?: { value?: Value }[] }[] };

const valuesOf = (body: unknown): Value[] =>
  ((body as Body | null)?.entry ?? []).flatMap(({ changes = [] }) =>
    changes.flatMap(({ value }) => value ?? []),
  );

/** A text that somebody wrote; `from` is WhatsApp's id of the phone. */
export type ChatMessage = { id: string; from: string; text: string };

/** Only what was sent to our own number: an app may serve several. */
export function readChat(body: unknown, numberId: string): ChatMessage[] {
  const ours = valuesOf(body).filter(({ metadata }) => metadata?.phone_number_id === numberId);
  return ours
    .flatMap(({ messages = [] }) => messages)
    .flatMap(({ id, from, type, text }): ChatMessage[] => {
      const words = text?.body;
      return type === 'text' &&
        typeof id === 'string' &&
        typeof from === 'string' &&
        typeof words === 'string'
        ? [{ id, from, text: words }]
        : [];
    });
}

/** Only notices about our own messages. */
export function readDeliveries(body: unknown): DeliveryReport[] {
  const statuses = valuesOf(body).flatMap((value) => value.statuses ?? []);
  return statuses.flatMap(({ id, status, errors }): DeliveryReport[] => {
    if (typeof id !== 'string') return [];
    if (status === 'delivered' || status === 'read')
      return [{ providerId: id, arrived: true, error: null }];
    if (status !== 'failed') return [];
    const code = errors?.[0]?.code;
    return [
      {
        providerId: id,
        arrived: false,
        error: typeof code === 'number' ? `whatsapp ${code}` : 'undelivered',
      },
    ];
  });
}
