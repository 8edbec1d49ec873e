// One page of what a search finds, newest first. The newest orders are read one by one; among the
// others `order_search` says which ones to read.
import {
  and,
  arrayContains,
  arrayOverlaps,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
} from 'drizzle-orm';
import { digitsOf } from '#rules/documents.ts';
import { fold } from '#rules/text.ts';
import { gramsFrom, gramsOf } from '#rules/text-grams.ts';
import { FEWEST_DIGITS } from '../account/profile-search.ts';
import type { CallContext } from '../context.ts';
import { brands, orderSearch, orders } from '../database/schema.ts';
import { isNumeric, isWholePhone, LONGEST_NUMBER } from './filter.ts';

/** What many have fills a page from these, without the index. */
const NEWEST = 1000;
/** Read at once: most of them have what was typed. */
const AT_ONCE = 200;

type Wanted = {
  busca: string;
  antesDe: number | undefined;
  /** Without the text. */
  filters: SQL | undefined;
};
type Reader<Row> = (part: SQL | undefined) => Promise<Row[]>;

/** `read` returns the newest `most` orders of a part that the search and its filters find. */
export async function pageOf<Row extends { order: { id: number } }>(
  { busca, antesDe, filters }: Wanted,
  { db, brand }: Pick<CallContext, 'db' | 'brand'>,
  { read, most }: { read: Reader<Row>; most: number },
): Promise<Row[]> {
  const before = antesDe === undefined ? undefined : lt(orders.id, antesDe);
  const hasText = busca === '' ? undefined : indexed(busca, brand.id);
  if (hasText === undefined) return read(before);
  const [[oldest], [own]] = await Promise.all([
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.brandId, brand.id), before))
      .orderBy(desc(orders.id))
      .offset(NEWEST - 1)
      .limit(1),
    db.select({ below: brands.unsearchableBelow }).from(brands).where(eq(brands.id, brand.id)),
  ]);
  if (oldest === undefined || own?.below !== 0) return read(before);
  const found = await read(and(before, gte(orders.id, oldest.id)));
  if (found.length >= most) return found;
  // Those under way are not in the index.
  const open = await read(and(lt(orders.id, oldest.id), isNull(orders.finishedAt)));
  const older: Row[] = [];
  let below = oldest.id;
  while (found.length + older.length < most) {
    const candidates = await db
      .select({ id: orderSearch.orderId })
      .from(orderSearch)
      .where(
        and(
          eq(orderSearch.brandId, brand.id),
          hasText,
          lt(orderSearch.orderId, below),
          filters === undefined
            ? undefined
            : exists(db.select().from(orders).where(and(isIts, filters))),
        ),
      )
      .orderBy(desc(orderSearch.orderId))
      .limit(AT_ONCE);
    const ids = candidates.map(({ id }) => id);
    if (ids.length > 0)
      older.push(...(await read(and(inArray(orders.id, ids), isNotNull(orders.finishedAt)))));
    const last = ids.at(-1);
    if (last === undefined || ids.length < AT_ONCE) break;
    below = last;
  }
  const others = [...open, ...older].sort((one, other) => other.order.id - one.order.id);
  return [...found, ...others];
}

const isIts = and(eq(orders.brandId, orderSearch.brandId), eq(orders.id, orderSearch.orderId));

/** What each order that matches has in the index; undefined: one sign alone, which most have. */
function indexed(busca: string, brandId: number): SQL | undefined {
  const texts: string[] = [];
  if (isNumeric(busca)) {
    const digits = digitsOf(busca);
    // It has an index of its own.
    if (isWholePhone(digits)) return undefined;
    if (digits !== '' && digits.length <= LONGEST_NUMBER) texts.push(`#${Number(digits)}\n`);
    if (digits.length >= FEWEST_DIGITS) texts.push(digits);
  } else texts.push(fold(busca));
  const found = texts.map((text) => {
    const all = gramsOf(brandId, text);
    if (all.length > 0) return arrayContains(orderSearch.grams, all);
    const some = gramsFrom(brandId, text);
    return some.length > 0 ? arrayOverlaps(orderSearch.grams, some) : undefined;
  });
  return found.every((one) => one !== undefined) ? or(...found) : undefined;
}
