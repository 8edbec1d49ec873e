// Where this browser says it sits, for the first picture of a page: it proves nothing, and the server knows better. Lives 0.2 days (the specification, section 9).
import { writeCookie } from '../cookie.ts';

const COOKIE = 'quitute_mesa';
const SECONDS = 0.2 * 86_400;

/** `label`: 'Mesa 12' or 'Comanda 3'. */
export type KnownSeat = { storeId: number; label: string };

const listeners = new Set<() => void>();
let text = '';
let known: KnownSeat | null = null;

/** The same object as long as the cookie says the same, so that React can compare it. */
export function readSeat(): KnownSeat | null {
  const value = /(?:^|;\s*)quitute_mesa=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  if (value === text) return known;
  text = value;
  const [, storeId = '', label = ''] = /^(\d+)\.((?:Mesa|Comanda) \d{1,4})$/.exec(decodeURIComponent(value)) ?? [];
  known = label === '' ? null : { storeId: Number(storeId), label };
  return known;
}

export function keepSeat(seat: KnownSeat | null): void {
  writeCookie(COOKIE, seat === null ? '' : `${seat.storeId}.${seat.label}`, seat === null ? 0 : SECONDS);
  for (const listener of listeners) listener();
}

export function onSeatChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
