// What Meta tells of messages that it took: who it is, and which message arrived or did not.
import { createHmac, timingSafeEqual } from 'node:crypto';

export type DeliveryNews = { providerId: string; arrived: boolean; error: string | null };

/** The signature over the bytes as they came, compared in constant time. */
export function isSigned(body: Uint8Array, signature: string | undefined, appSecret: string): boolean {
  const right = Buffer.from(`sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`);
  const given = Buffer.from(signature ?? '');
  return given.length === right.length && timingSafeEqual(given, right);
}

type Status = { id?: unknown; status?: unknown; errors?: { code?: unknown }[] };
type Body = { entry?: { changes?: { value?: { statuses?: Status[] } }[] }[] };

/** News of our own messages; whatever else is in it is not for us. */
export function readNews(body: unknown): DeliveryNews[] {
  const entries = (body as Body | null)?.entry ?? [];
  const statuses = entries.flatMap(({ changes = [] }) => changes.flatMap(({ value }) => value?.statuses ?? []));
  return statuses.flatMap(({ id, status, errors }): DeliveryNews[] => {
    if (typeof id !== 'string') return [];
    if (status === 'delivered' || status === 'read') return [{ providerId: id, arrived: true, error: null }];
    if (status !== 'failed') return [];
    const code = errors?.[0]?.code;
    return [{ providerId: id, arrived: false, error: typeof code === 'number' ? `whatsapp ${code}` : 'undelivered' }];
  });
}
