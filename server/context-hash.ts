// The server's own way to the keyed hash of `contract/headers.ts`: at once, where a browser waits.
import { createHmac } from 'node:crypto';

export function serverContextHash(key: string, id: number): string {
  return createHmac('sha256', key).update(String(id)).digest('hex');
}
