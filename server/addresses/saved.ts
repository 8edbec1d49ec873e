// A customer's saved addresses, one of them the default, each with its fee at the requested store.
import { and, desc, eq } from 'drizzle-orm';
import type { Address, AddressWithFee } from '#contract/entities/address.ts';
import { PICKUP_ADDRESS_ID } from '#contract/pickup-address.ts';
import { requireStore } from '../brand/require-store.ts';
import type { StoreRecord } from '../brand/store-record.ts';
import type { CallContext } from '../context.ts';
import type { Transaction } from '../database/open.ts';
import { addresses, customers } from '../database/schema.ts';
import type { Handlers } from '../handlers.ts';
import { countAttempt } from '../limits/attempts.ts';
import { Refusal } from '../refusal.ts';
import { deliveryQuote, locate, notServed } from './delivery.ts';

type Row = typeof addresses.$inferSelect;
type Owner = { brandId: number; customerId: number };

/** More than anyone needs, so that the list stays short. */
const MOST_ADDRESSES = 20;

export const savedAddressHandlers = {
  addressesWithFee: async ({ idCliente, idEstabelecimento }, context) => {
    const owner = ownerOf(context, idCliente);
    const store = storeOrNone(context, idEstabelecimento);
    const rows = await context.db
      .select()
      .from(addresses)
      .where(ownedBy(owner))
      .orderBy(desc(addresses.padrao), desc(addresses.id));
    return Promise.all(rows.map((row) => withFee(row, store, context)));
  },
  saveAddress: async ({ idCliente, idEstabelecimento, id: asked, padrao, ...address }, context) => {
    const owner = ownerOf(context, idCliente);
    const store = storeOrNone(context, idEstabelecimento);
    if (asked === PICKUP_ADDRESS_ID) throw new Refusal('addressIsPickup');
    await countAttempt(context, owner.brandId, 'addresses', String(owner.customerId));
    const values = rowValues(address);
    const row = await context.db.transaction(async (tx) => {
      const own = await lockOwn(tx, owner);
      const first = own.length === 0;
      if (asked !== undefined && !own.some(({ id }) => id === asked)) throw new Refusal('notFound');
      // An address that is sent again, as after a lost reply, is the one that is saved already.
      const id = asked ?? own.find((row) => isSame(row, values))?.id;
      if (id === undefined && own.length >= MOST_ADDRESSES)
        throw new Refusal('tooManyAddresses', { limit: MOST_ADDRESSES });
      if (padrao) await tx.update(addresses).set({ padrao: false }).where(ownedBy(owner));
      const [saved] =
        id === undefined
          ? await tx
              .insert(addresses)
              .values({
                ...owner,
                ...values,
                padrao: first || padrao === true,
                createdAt: context.now(),
              })
              .returning()
          : await tx
              .update(addresses)
              .set({ ...values, ...(padrao ? { padrao: true } : {}) })
              .where(and(ownedBy(owner), eq(addresses.id, id)))
              .returning();
      return saved;
    });
    if (row === undefined) throw new Refusal('notFound');
    return withFee(row, store, context);
  },
  removeAddress: async ({ id }, context) => {
    const owner = ownerOf(context, null);
    await context.db.transaction(async (tx) => {
      const own = await lockOwn(tx, owner);
      const gone = own.find((one) => one.id === id);
      if (gone === undefined) throw new Refusal('notFound');
      await tx.delete(addresses).where(and(ownedBy(owner), eq(addresses.id, id)));
      const next = own.find((one) => one.id !== id);
      if (gone.padrao && next !== undefined) await makeUsual(tx, owner, next.id);
    });
    return { id, ativo: false };
  },
  chooseUsualAddress: async ({ id }, context) => {
    const owner = ownerOf(context, null);
    await context.db.transaction(async (tx) => {
      const own = await lockOwn(tx, owner);
      if (!own.some((one) => one.id === id)) throw new Refusal('notFound');
      await tx.update(addresses).set({ padrao: false }).where(ownedBy(owner));
      await makeUsual(tx, owner, id);
    });
    return { id, padrao: true };
  },
} satisfies Partial<Handlers>;

/**
 * For the login replies and the menu: computed without any provider, because login must not wait
 * for one.
 */
export async function addressesOf(
  { db, brand }: Pick<CallContext, 'db' | 'brand'>,
  customerId: number,
  asked?: StoreRecord,
): Promise<AddressWithFee[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(ownedBy({ brandId: brand.id, customerId }))
    .orderBy(desc(addresses.padrao), desc(addresses.id));
  const store = asked ?? (brand.stores.length === 1 ? brand.stores[0] : undefined);
  return rows.map((row) => ({
    ...publicRow(row),
    ...(store === undefined ? notServed : deliveryQuote(brand, store, row)),
  }));
}

/**
 * The signed-in customer; another id is refused, because nothing in a request proves who sends it.
 */
function ownerOf({ brand, session }: CallContext, idCliente: number | null | undefined): Owner {
  const customerId = session?.customerId ?? null;
  if (customerId === null) throw new Refusal('signInNeeded');
  if (idCliente != null && idCliente !== customerId) throw new Refusal('notYours');
  return { brandId: brand.id, customerId };
}

function ownedBy({ brandId, customerId }: Owner) {
  return and(eq(addresses.brandId, brandId), eq(addresses.customerId, customerId));
}

/**
 * Newest first. Two tabs of one customer lock the customer's row: a first address has no row to
 * lock.
 */
async function lockOwn(tx: Transaction, owner: Owner): Promise<Row[]> {
  const self = and(eq(customers.brandId, owner.brandId), eq(customers.id, owner.customerId));
  await tx.select({ id: customers.id }).from(customers).where(self).for('no key update');
  return tx.select().from(addresses).where(ownedBy(owner)).orderBy(desc(addresses.id));
}

async function makeUsual(tx: Transaction, owner: Owner, id: number): Promise<void> {
  await tx
    .update(addresses)
    .set({ padrao: true })
    .where(and(ownedBy(owner), eq(addresses.id, id)));
}

function storeOrNone(context: CallContext, id: number | null | undefined): StoreRecord | null {
  return id == null ? null : requireStore(context, id);
}

function rowValues({
  bairroEspecifico = 0,
  latitude = null,
  longitude = null,
  ...texts
}: Omit<Address, 'id'>) {
  return { ...texts, bairroEspecifico, latitude, longitude };
}

const isSame = (row: Row, values: ReturnType<typeof rowValues>): boolean =>
  (Object.keys(values) as (keyof typeof values)[]).every((name) => row[name] === values[name]);

function publicRow({ brandId: _brand, customerId: _customer, createdAt: _at, ...address }: Row) {
  return { ...address, ativo: true };
}

async function withFee(
  row: Row,
  store: StoreRecord | null,
  context: CallContext,
): Promise<AddressWithFee> {
  const address = publicRow(row);
  const quote =
    store === null
      ? notServed
      : deliveryQuote(context.brand, store, await locate(context, context.brand, address));
  return { ...address, ...quote };
}
