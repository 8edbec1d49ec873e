// People who ordered without an account: they are known by their phone, which nobody has proved.
import { and, desc, eq, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { GuestLine } from '#contract/entities/console/customers.ts';
import { digitsOf, phoneDigits } from '#rules/documents.ts';
import { fold } from '#rules/text.ts';
import {
  containing,
  FEWEST_DIGITS,
  folded,
  knownTo,
  textsOfPerson,
} from '../account/profile-search.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { customers, orders } from '../database/schema.ts';
import { isNumeric, isWholePhone } from '../order-history/filter.ts';
import { pageOf } from '../order-history/search-index.ts';
import { ofTheirStore } from '../orders/their-store.ts';
import { none, worthOf } from './sums.ts';

type Reader = Pick<CallContext, 'db' | 'brand'>;

/** Only the newest orders are looked through: the list is short. */
const ORDERS_READ = 2000;
const MATCHES_READ = 500;

const asGuest = ({ brand }: Reader, staff: StaffSession): SQL | undefined =>
  and(
    eq(orders.brandId, brand.id),
    isNull(orders.customerId),
    // As the indices have it, which a parameter would not match.
    sql`${orders.telefoneCliente} <> ''`,
    ofTheirStore(staff),
  );

/** A phone of a customer whom the caller knows is that customer. */
const ofNobodyKnown = (reader: Reader, staff: StaffSession): SQL =>
  notExists(
    reader.db
      .select({ id: customers.id })
      .from(customers)
      .where(and(knownTo(staff, reader), eq(customers.telefone, orders.telefoneCliente))),
  );

function matching(wanted: string): SQL | undefined {
  const digits = digitsOf(wanted);
  if (isNumeric(wanted) && isWholePhone(digits))
    return eq(orders.telefoneCliente, phoneDigits(digits));
  return or(
    sql`${folded(sql`${orders.nomeCliente}`)} like ${containing(fold(wanted))}`,
    digits.length < FEWEST_DIGITS
      ? undefined
      : sql`${orders.telefoneCliente} like ${containing(digits)}`,
  );
}

/** What an order of theirs has in the index; []: a whole phone has an index of its own. */
const textsOf = (wanted: string): string[] =>
  wanted === '' || (isNumeric(wanted) && isWholePhone(digitsOf(wanted)))
    ? []
    : textsOfPerson(wanted);

/** The phones that ordered last, each with the name of its newest order. */
export async function guestsOf(
  reader: Reader,
  staff: StaffSession,
  { wanted, most }: { wanted: string; most: number },
): Promise<GuestLine[]> {
  const filters = and(asGuest(reader, staff), ofNobodyKnown(reader, staff));
  const text = wanted === '' ? undefined : matching(wanted);
  const found = await pageOf({ texts: textsOf(wanted), antesDe: undefined, filters }, reader, {
    read: (part) =>
      reader.db
        .select({
          order: { id: orders.id },
          telefone: orders.telefoneCliente,
          nome: orders.nomeCliente,
        })
        .from(orders)
        .where(and(filters, text, part))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(ORDERS_READ),
    most: wanted === '' ? ORDERS_READ : MATCHES_READ,
  });
  const names = new Map<string, string>();
  for (const { telefone, nome } of found) if (!names.has(telefone)) names.set(telefone, nome);
  const shown = [...names].slice(0, most);
  const sums = await guestSums(
    reader,
    staff,
    shown.map(([telefone]) => telefone),
  );
  return shown.map(([telefone, nome]) => ({ telefone, nome, ...(sums.get(telefone) ?? none) }));
}

/** One phone's guest orders, if it is no customer's. */
export const ordersOfGuest = (reader: Reader, staff: StaffSession, telefone: string) =>
  and(asGuest(reader, staff), ofNobodyKnown(reader, staff), eq(orders.telefoneCliente, telefone));

/** By phone; `phones` null: all of them. */
export async function guestSums(reader: Reader, staff: StaffSession, phones: string[] | null) {
  if (phones?.length === 0) return new Map<string, typeof none>();
  const rows = await reader.db
    .select({ telefone: orders.telefoneCliente, ...worthOf(reader.brand.id) })
    .from(orders)
    .where(
      and(
        asGuest(reader, staff),
        phones === null ? undefined : inArray(orders.telefoneCliente, phones),
      ),
    )
    .groupBy(orders.telefoneCliente);
  return new Map(
    rows.map(({ telefone, count, worth, last }) => [
      telefone,
      {
        quantidadePedidos: count,
        totalComprado: worth,
        ultimoPedidoEm: new Date(last).toISOString(),
      } satisfies typeof none,
    ]),
  );
}
