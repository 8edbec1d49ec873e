// Who calls: the customer with this phone, what they ordered last, and where it went.
import { and, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AddressWithFee } from '#contract/entities/address.ts';
import type { CounterCustomer } from '#contract/entities/console/counter.ts';
import { knownTo } from '../account/profile-search.ts';
import { deliveryQuote, locate } from '../addresses/delivery.ts';
import { addressesOf } from '../addresses/saved.ts';
import type { StoreRecord } from '../brand/store-record.ts';
import type { CallContext, StaffSession } from '../context.ts';
import { customers, orders } from '../database/schema.ts';
import { toOrder } from '../orders/order-shown.ts';
import { findOrders, type OrderRecord } from '../orders/records.ts';

/** Offered to be ordered again. */
const ORDERS_SHOWN = 3;
/** Read for their addresses. */
const ORDERS_READ = 20;
const ADDRESSES_SHOWN = 5;

type Account = { id: number; nome: string };

/**
 * The account of a phone, if the customer proved that the phone is theirs: otherwise anybody could
 * sign up with another person's phone, and read that person's address in their own history.
 */
export async function accountOf(
  telefone: string,
  { db, brand }: Pick<CallContext, 'db' | 'brand'>,
  only?: SQL,
): Promise<Account | null> {
  if (telefone === '') return null;
  const { id, nome, phoneConfirmedAt } = customers;
  const proved = and(
    eq(customers.brandId, brand.id),
    eq(customers.telefone, telefone),
    isNotNull(phoneConfirmedAt),
    isNull(customers.erasedAt),
    eq(customers.tipoUsuario, 0),
  );
  const [row] = await db.select({ id, nome }).from(customers).where(and(proved, only));
  return row ?? null;
}

export async function customerByPhone(
  telefone: string,
  store: StoreRecord,
  staff: StaffSession,
  context: CallContext,
): Promise<CounterCustomer> {
  const { db, brand } = context;
  // Staff of one store know whom it served.
  const account = await accountOf(telefone, context, knownTo(staff, context));
  const theirs = and(
    staff.storeId === null ? undefined : eq(orders.storeId, staff.storeId),
    account === null ? byPhone(telefone) : or(byPhone(telefone), eq(orders.customerId, account.id)),
  );
  const [found, [sums], saved] = await Promise.all([
    findOrders(db, brand.id, theirs, ORDERS_READ),
    db
      .select({
        count: sql<number>`count(*)::int`,
        last: sql<string | null>`max(${orders.createdAt})`,
      })
      .from(orders)
      .where(and(eq(orders.brandId, brand.id), theirs)),
    account === null ? [] : addressesOf(context, account.id, store),
  ]);
  const last = sums?.last ?? null;
  return {
    nome: account?.nome ?? found[0]?.nomeCliente ?? '',
    idCliente: account?.id ?? null,
    telefoneConfirmado: account !== null,
    quantidadePedidos: sums?.count ?? 0,
    ultimoPedidoEm: last === null ? null : new Date(last).toISOString(),
    pedidos: found.slice(0, ORDERS_SHOWN).map((record) => toOrder(record, brand, 'staff')),
    enderecos: [...saved, ...(await ofOrders(found, saved, store, context))].slice(
      0,
      ADDRESSES_SHOWN,
    ),
  };
}

const byPhone = (telefone: string) =>
  and(eq(orders.telefoneCliente, telefone), ne(orders.telefoneCliente, ''));

type Place = Pick<AddressWithFee, 'logradouro' | 'numero' | 'complemento' | 'cidade'>;
const placeKey = ({ logradouro, numero, complemento, cidade }: Place) =>
  [cidade, logradouro, numero, complemento].join('\n').toLowerCase();

async function ofOrders(
  records: readonly OrderRecord[],
  saved: readonly AddressWithFee[],
  store: StoreRecord,
  context: CallContext,
): Promise<AddressWithFee[]> {
  const known = new Set(saved.map(placeKey));
  const places = new Map(
    records.flatMap(({ endereco }) =>
      endereco === null || known.has(placeKey(endereco)) ? [] : [[placeKey(endereco), endereco]],
    ),
  );
  return Promise.all(
    [...places.values()].slice(0, ADDRESSES_SHOWN).map(async ({ id: _id, ...address }) => ({
      ...address,
      ...deliveryQuote(context.brand, store, await locate(context, context.brand, address)),
      ativo: true,
      padrao: false,
    })),
  );
}
