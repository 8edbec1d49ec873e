// A synchronous version of the keyed hash in `contract/headers.ts`; browsers only have an
// asynchronous one.
import { createHmac } from 'node:crypto';

export function serverContextHash(key: string, id: number): string {
  return createHmac('sha256', key).update(String(id)).digest('hex');
}
