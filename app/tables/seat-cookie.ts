// This browser's table, for the first render only: it proves nothing, and the server checks.
// Expires after 0.2 days (the specification, section 9) from the last order.
import type { Seat } from '#contract/entities/table.ts';
import { writeCookie } from '../cookie.ts';

const COOKIE = 'quitute_mesa';
const SECONDS = 0.2 * 86_400;
const MINUTE = 60_000;

/** `label`: 'Mesa 12' or 'Comanda 3'. `since`: when its bill was opened, to the minute. */
export type KnownSeat = { storeId: number; label: string; since: Date | null };

const listeners = new Set<() => void>();
let text = '';
let known: KnownSeat | null = null;

/** The same object while the cookie is unchanged, so that React can compare it. */
export function readSeat(): KnownSeat | null {
  const value = seatText(document.cookie);
  if (value === text) return known;
  text = value;
  known = parseSeat(value);
  return known;
}

/** The store of the table, on the server too. `cookie` is the whole Cookie header. */
export const seatStoreOf = (cookie: string | null): number | null =>
  parseSeat(seatText(cookie ?? ''))?.storeId ?? null;

const seatText = (cookies: string): string =>
  /(?:^|;\s*)quitute_mesa=([^;]*)/.exec(cookies)?.[1] ?? '';

function parseSeat(value: string): KnownSeat | null {
  const [, storeId = '', label = '', minute = ''] =
    /^(\d+)\.((?:Mesa|Comanda) \d{1,4})(?:\.(\d{1,10}))?$/.exec(decoded(value)) ?? [];
  return label === ''
    ? null
    : {
        storeId: Number(storeId),
        label,
        since: minute === '' ? null : new Date(Number(minute) * MINUTE),
      };
}

/** Anyone can write a cookie: an unreadable one counts as none. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

type Sitting = Pick<Seat, 'idEstabelecimento' | 'rotulo' | 'abertaEm'>;

export function saveSeat(seat: Sitting | null): void {
  const value =
    seat === null
      ? ''
      : [seat.idEstabelecimento, seat.rotulo, Math.floor(Date.parse(seat.abertaEm) / MINUTE)].join(
          '.',
        );
  writeCookie(COOKIE, value, seat === null ? 0 : SECONDS);
  for (const listener of listeners) listener();
}

/** Renewed with every order at the table, as on the server. */
export function renewSeat(): void {
  const value = seatText(document.cookie);
  if (parseSeat(value) !== null) writeCookie(COOKIE, decoded(value), SECONDS);
}

export function onSeatChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
