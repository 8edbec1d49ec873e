// Limits that each process counts in memory: for calls so frequent that a row in the database for
// each would cost more than the call.
import type { Services } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { mostOf } from './attempts.ts';
import { type LimitName, limits } from './limits.ts';

type Count = { until: number; count: number };
/** More subjects than a busy minute has. When full, counts of past windows are dropped. */
const MOST_SUBJECTS = 20_000;
const counts = new WeakMap<Services['db'], Map<string, Count>>();

/** Counts an attempt; past the limit it is refused with the seconds left in the window. */
export function countHere(
  { db, now, env }: Pick<Services, 'db' | 'now' | 'env'>,
  name: LimitName,
  subject: string,
): void {
  const own = counts.get(db) ?? new Map<string, Count>();
  counts.set(db, own);
  const { seconds, says } = limits[name];
  const time = now().getTime();
  const key = `${name} ${subject}`;
  const known = own.get(key);
  const entry =
    known !== undefined && known.until > time ? known : { until: time + seconds * 1000, count: 0 };
  entry.count++;
  own.set(key, entry);
  if (own.size > MOST_SUBJECTS)
    for (const [one, { until }] of own) if (until <= time) own.delete(one);
  if (entry.count > mostOf(name, env))
    throw new Refusal(says, { seconds: Math.ceil((entry.until - time) / 1000) });
}
