// The period and store that the address of the figures asks for.
import { addDays } from '#rules/time/zoned-time.ts';
import { addressId } from '../../address-id.ts';
import type { Asked } from './period-form.tsx';

/** What was asked for cannot be shown, and why: it is the usual period then. */
export type Refused = 'unread' | 'reversed' | 'tooLong';

/** A week: each day stands beside the same weekday of the week before. */
const USUAL_DAYS = 6;
const MOST_DAYS = 366;

/** Not 30 February, which an address can name. */
function isDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

export function askedIn(
  query: URLSearchParams,
  today: string,
): { asked: Asked; refused: Refused | null } {
  const [first, last] = [query.get('inicio') ?? '', query.get('fim') ?? ''];
  const store = String(addressId(query.get('loja')) ?? '');
  const refused = refusedOf(first, last);
  return refused === null && first !== ''
    ? { asked: { first, last, store }, refused }
    : { asked: { first: addDays(today, -USUAL_DAYS), last: today, store }, refused };
}

function refusedOf(first: string, last: string): Refused | null {
  if (first === '' && last === '') return null;
  if (!isDay(first) || !isDay(last)) return 'unread';
  if (first > last) return 'reversed';
  return Date.parse(last) - Date.parse(first) > MOST_DAYS * 86_400_000 ? 'tooLong' : null;
}
