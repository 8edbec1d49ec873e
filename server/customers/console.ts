// Customers for owners and managers: search and history. A manager of one store sees only customers
// who ordered there, and their orders there.
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PersonFile } from '#contract/entities/console/customers.ts';
import { digitsOf } from '#rules/documents.ts';
import { shownStatus } from '#rules/orders/order-status.ts';
import { fold } from '#rules/text.ts';
import { amongIndexed } from '../account/customer-index.ts';
import type { CustomerRow } from '../account/customer-row.ts';
import {
  containing,
  FEWEST_DIGITS,
  foldedName,
  knownTo,
  textsOfPerson,
} from '../account/profile-search.ts';
import { noteCaller } from '../audit/security.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { coupons, couponUses, customers, orders } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { personView } from '../loyalty/person-view.ts';
import { currentConsents } from '../messages/consents.ts';
import { ofTheirStore } from '../orders/their-store.ts';
import { asManager } from '../permission.ts';
import { Refusal } from '../refusal.ts';
import { sumsOf } from './customer-sums.ts';
import { guestSums, guestsOf, ordersOfGuest } from './guests.ts';
import { none } from './sums.ts';

const ORDERS_SHOWN = 50;

export const peopleHandlers = {
  people: async ({ busca = '', maxResultado }, context) => {
    const staff = asManager(context);
    await countAttempt(context, context.brand.id, 'customerSearch', `staff ${staff.staffId}`);
    const wanted = busca.trim();
    const found =
      wanted === ''
        ? undefined
        : and(matching(wanted), await amongIndexed(textsOfPerson(wanted), context));
    const rows = await context.db
      .select({
        id: customers.id,
        nome: customers.nome,
        telefone: customers.telefone,
        email: customers.email,
      })
      .from(customers)
      .where(and(knownTo(staff, context), found))
      .orderBy(...(wanted === '' ? [desc(customers.id)] : [foldedName, customers.id]))
      .limit(maxResultado + 1);
    const shown = rows.slice(0, maxResultado);
    const guests = await guestsOf(context, staff, { wanted, most: maxResultado + 1 });
    if (shown.length + guests.length > 0) await noteCaller(context, 'customersListed');
    const sums = await sumsOf(context, staff, shown);
    return {
      clientes: shown.map((row) => ({ ...row, ...(sums.get(row.id) ?? none) })),
      semConta: guests.slice(0, maxResultado),
      haMais: rows.length > maxResultado || guests.length > maxResultado,
      podeExportar: staff.papel === 'proprietario',
    };
  },
  person: async ({ id }, context) => {
    const staff = asManager(context);
    const { db, brand } = context;
    await countAttempt(context, brand.id, 'customerOpened', `staff ${staff.staffId}`);
    const [row] = await db
      .select()
      .from(customers)
      .where(and(knownTo(staff, context), eq(customers.id, id)));
    if (row === undefined) throw new Refusal('notFound');
    await noteCaller(context, 'customerOpened', { subject: `customer ${id}` });
    const [sums, theirOrders, loyalty, theirCoupons, consentimentos] = await Promise.all([
      sumsOf(context, staff, [row]),
      ordersOf(context, ofPerson(context, staff, row)),
      personView(id, staff.storeId, context),
      couponsOf(context, staff, id),
      currentConsents(db, brand.id, id),
    ]);
    const { nome, telefone, email, createdAt, phoneConfirmedAt } = row;
    return {
      cliente: {
        id,
        nome,
        telefone,
        email,
        ...(sums.get(id) ?? none),
        dataCadastro: createdAt.toISOString(),
        telefoneConfirmado: phoneConfirmedAt !== null,
      },
      pedidos: theirOrders,
      cartelas: loyalty.cartelas,
      saldo: loyalty.saldo,
      lancamentos: loyalty.lancamentos,
      cupons: theirCoupons,
      consentimentos,
    };
  },
  guest: async ({ telefone }, context) => {
    const staff = asManager(context);
    await countAttempt(context, context.brand.id, 'customerOpened', `staff ${staff.staffId}`);
    const where = ordersOfGuest(context, staff, telefone);
    const pedidos = await ordersOf(context, where);
    const [newest] = await context.db
      .select({ nome: orders.nomeCliente })
      .from(orders)
      .where(where)
      .orderBy(desc(orders.id))
      .limit(1);
    if (newest === undefined) throw new Refusal('notFound');
    // Never the phone itself: the log outlives its erasure.
    await noteCaller(context, 'customerOpened', { subject: `brand ${context.brand.id}` });
    const sums = await guestSums(context, staff, [telefone]);
    return {
      cliente: { telefone, nome: newest.nome, ...(sums.get(telefone) ?? none) },
      pedidos,
    };
  },
} satisfies Partial<Handlers>;

function matching(wanted: string): SQL | undefined {
  const digits = digitsOf(wanted);
  return or(
    sql`${foldedName} like ${containing(fold(wanted))}`,
    sql`${customers.email} like ${containing(wanted.toLowerCase())}`,
    digits.length < FEWEST_DIGITS
      ? undefined
      : sql`${customers.telefone} like ${containing(digits)}`,
  );
}

/** Their orders, and those of a guest with their phone. */
const ofPerson = (
  { brand }: CallContext,
  staff: StaffSession,
  { id, telefone }: Pick<CustomerRow, 'id' | 'telefone'>,
) =>
  and(
    eq(orders.brandId, brand.id),
    ofTheirStore(staff),
    telefone === null
      ? eq(orders.customerId, id)
      : or(
          eq(orders.customerId, id),
          and(isNull(orders.customerId), eq(orders.telefoneCliente, telefone)),
        ),
  );

async function ordersOf(
  { db, brand }: CallContext,
  where: SQL | undefined,
): Promise<PersonFile['pedidos']> {
  const { id, numero, storeId, customerId, createdAt, status, statusPagamento, valorTotal } =
    orders;
  const rows = await db
    .select({ id, numero, storeId, customerId, createdAt, status, statusPagamento, valorTotal })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(ORDERS_SHOWN);
  return rows.map(({ storeId: at, customerId: whose, createdAt: when, ...row }) => ({
    ...row,
    status: shownStatus(row.status, row.statusPagamento),
    nomeEstabelecimento: brand.stores.find((store) => store.id === at)?.nome ?? '',
    dataCadastro: when.toISOString(),
    semConta: whose === null,
  }));
}

/** Given to this person, or used by them. */
async function couponsOf(
  { db, brand }: CallContext,
  { storeId }: StaffSession,
  customerId: number,
): Promise<PersonFile['cupons']> {
  const used = db
    .select({ id: couponUses.couponId })
    .from(couponUses)
    .where(and(eq(couponUses.brandId, brand.id), eq(couponUses.customerId, customerId)));
  const theirs =
    storeId === null ? undefined : or(isNull(coupons.storeId), eq(coupons.storeId, storeId));
  const [rows, uses] = await Promise.all([
    db
      .select()
      .from(coupons)
      .where(
        and(
          eq(coupons.brandId, brand.id),
          theirs,
          or(eq(coupons.customerId, customerId), inArray(coupons.id, used)),
        ),
      )
      .orderBy(desc(coupons.id))
      .limit(ORDERS_SHOWN),
    used,
  ]);
  const taken = new Set(uses.map((use) => use.id));
  return rows.map((row) => ({
    id: row.id,
    codigoCupom: row.codigoCupom,
    nome: row.nome,
    usado: taken.has(row.id),
    validoAte: row.validoAte?.toISOString() ?? null,
  }));
}
